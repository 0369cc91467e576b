package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.print.PreviewView;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The view Preview shows what the export prints, as the text stands. */
class PreviewTest extends WorkbenchFixture {

  @AfterEach
  void closePreview() {
    page().hideView(page().findView(PreviewView.ID));
  }

  @Test
  void thePageFollowsTheTextAndTheCursor() throws Exception {
    PreviewView preview = (PreviewView) view(PreviewView.ID);
    assertTrue(preview.told().contains("its page appears here"), preview.told());
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    allIsRead();
    cursor(editor, "scenario First", "length");
    await(
        "the page of that scenario alone",
        () ->
            preview.shown().contains("The first day")
                && !preview.shown().contains("The second day"));
    assertEquals("", preview.told());
    screenshot("preview.png");
    cursor(editor, "scenario Second", "length");
    await("the page of the other", () -> preview.shown().contains("The second day"));
    String title = "The second morning";
    document(editor).set(document(editor).get().replace("The second day", title));
    await("the unsaved title", () -> preview.shown().contains(title));
    cursor(editor, "army Royal", "training");
    await("the page of the army", () -> preview.shown().contains("Royal army"));
    cursor(editor, "map Field", "legend");
    String before = preview.shown();
    String whole = document(editor).get();
    document(editor).set(whole.replace("Pike B", "Pkie B"));
    await("why the page is not that of the text", () -> preview.told().contains("error to mend"));
    assertEquals(before, preview.shown(), "the last page stays");
    screenshot("preview-error.png");
    document(editor).set(whole);
    await("the page again", () -> preview.told().isEmpty());
  }
}
