package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.pressKey;
import static dev.muster.ui.tests.UserActions.proposals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.completion.MusterContentAssistProcessor;
import dev.muster.dsl.ui.hover.MusterTextHover;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.TreeSet;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension2;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.projection.ProjectionAnnotationModel;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the editor does by itself while a battle is written. */
class TypingAssistanceTest extends WorkbenchFixture {

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void foldsAreThoseOfTheLanguage() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    ProjectionViewer viewer = (ProjectionViewer) viewer(editor);
    await(
        "folds", () -> viewer.getProjectionAnnotationModel() != null && folds(viewer).size() >= 4);
    IDocument document = document(editor);
    TreeSet<String> starts = new TreeSet<>();
    for (int line : folds(viewer)) {
      String text =
          document.get(document.getLineOffset(line), document.getLineLength(line)).strip();
      starts.add(text.split("[ \"]")[0]);
    }
    assertTrue(starts.containsAll(List.of("/*", "army", "map", "scenario")), starts.toString());
    assertFalse(starts.contains("."), () -> "no fold within the rows of a map: " + starts);
  }

  private static TreeSet<Integer> folds(ProjectionViewer viewer) throws Exception {
    ProjectionAnnotationModel model = viewer.getProjectionAnnotationModel();
    TreeSet<Integer> lines = new TreeSet<>();
    for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext(); ) {
      lines.add(viewer.getDocument().getLineOfOffset(model.getPosition(all.next()).getOffset()));
    }
    return lines;
  }

  /** A list that opens by itself at a finished word would take the Enter. */
  @Test
  void enterAfterAFinishedLineBeginsAnother() throws Exception {
    ITextEditor editor = edit(file("first.muster", TWO_SCENARIOS));
    allIsRead();
    for (String finished : List.of("two-hex-pursuit", "at 0101 facing N", "fields Royal")) {
      int end = cursor(editor, "", finished) + finished.length();
      String letter = finished.substring(finished.length() - 1);
      document(editor).replace(end - 1, 1, "");
      editor.selectAndReveal(end - 1, 0);
      StyledText text = viewer(editor).getTextWidget();
      text.setFocus();
      pressKey(text, SWT.NONE, letter.charAt(0));
      assertEquals(finished, document(editor).get(end - finished.length(), finished.length()));
      // It opens a moment after the typing, once the server has read the letter.
      allIsRead();
      pause(1500);
      assertTrue(proposals().isEmpty(), () -> "a list is open after " + finished);
      pressKey(text, SWT.NONE, SWT.CR);
      await("another line", () -> document(editor).getChar(end) == '\n');
    }
    screenshot("enter-after-a-line.png");
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void theSameNameIsMarkedAndNoNumber() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    cursor(editor, "stand Swiss", "Swiss");
    await("the uses of the name", () -> marked(editor).size() > 1);
    assertEquals(List.of("Swiss"), marked(editor).stream().distinct().toList());
    screenshot("occurrences.png");
    cursor(editor, "stand Gendarmes", "3*2");
    await("no marks at a number", () -> marked(editor).isEmpty());
  }

  /** A word of a thousand lines is marked where it is read, and again where one scrolls to. */
  @Test
  void aWordOfManyLinesIsMarkedWhereItIsRead() throws Exception {
    StringBuilder army = new StringBuilder("army Long for snaphance.final {\n");
    army.append("    training poor\n    breaks at 1/3\n");
    for (int i = 0; i < 1000; i++) {
      army.append("    stand S").append(i).append(" Pike B mp 1 sp 5/5/5 cb 3 bp 2\n");
    }
    ITextEditor editor = edit(file("long.muster", army.append("}\n").toString()));
    cursor(editor, "stand S0", "Pike");
    await("the uses in sight", () -> marked(editor).size() > 10);
    List<String> marked = marked(editor);
    assertTrue(marked.size() < 200, () -> "in sight alone: " + marked.size());
    assertEquals(List.of("Pike"), marked.stream().distinct().toList());
    int first = first(editor);
    viewer(editor).setTopIndex(500);
    await("the uses in sight now", () -> first(editor) > first);
    screenshot("occurrences-many.png");
  }

  private static int first(ITextEditor editor) {
    var model = ((ISourceViewer) viewer(editor)).getAnnotationModel();
    int first = Integer.MAX_VALUE;
    for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext(); ) {
      Annotation each = all.next();
      if (each.getType().equals("org.eclipse.ui.genericeditor.text")) {
        first = Math.min(first, model.getPosition(each).getOffset());
      }
    }
    return first;
  }

  private static List<String> marked(ITextEditor editor) throws Exception {
    var model = ((ISourceViewer) viewer(editor)).getAnnotationModel();
    List<String> found = new ArrayList<>();
    for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext(); ) {
      Annotation each = all.next();
      if (each.getType().equals("org.eclipse.ui.genericeditor.text")) {
        Position place = model.getPosition(each);
        found.add(document(editor).get(place.getOffset(), place.getLength()));
      }
    }
    return found;
  }

  private static void complete(ITextEditor editor, int offset, String word) throws Exception {
    editor.selectAndReveal(offset, 0);
    ICompletionProposal[] offered =
        asked(
            () ->
                new MusterContentAssistProcessor()
                    .computeCompletionProposals(viewer(editor), offset));
    ICompletionProposal wanted =
        Arrays.stream(offered)
            .filter(each -> each.getDisplayString().split(" - ")[0].equals(word))
            .findFirst()
            .orElseThrow(() -> new AssertionError(word + " among " + Arrays.toString(offered)));
    ((ICompletionProposalExtension2) wanted).apply(viewer(editor), '\0', 0, offset);
    var selected = wanted.getSelection(document(editor));
    if (selected != null) {
      editor.selectAndReveal(selected.x, selected.y);
    }
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aWordCompletedInItsMiddleKeepsNoEnd() throws Exception {
    ITextEditor editor = edit(file("army.muster", ARMY));
    int offset = cursor(editor, "\"Swiss pikes\"", "Pike") + 2;
    complete(editor, offset, "PikeAndShot");
    assertEquals(ARMY.replace("Pike B", "PikeAndShot B"), document(editor).get());
    assertEquals(ARMY.indexOf("Pike B") + "PikeAndShot".length(), selection(editor).getOffset());
  }

  @Test
  void aNameOfAnotherFileBringsItsImport() throws Exception {
    file("army.muster", ARMY);
    String text =
        """
        map Field "A field" 5 x 1 {
            legend { . plain }
            rows \"""
                . . . . .
            \"""
        }

        scenario First "The first day" on Field rules snaphance.final {
            side Red fields\s
        }
        """;
    ITextEditor editor = edit(file("battle.muster", text));
    allIsRead();
    complete(editor, text.indexOf("fields ") + "fields ".length(), "Royal");
    String done = document(editor).get();
    assertTrue(done.contains("import \"army.muster\""), done);
    assertTrue(done.contains("side Red fields Royal"), done);
    screenshot("import-with-name.png");
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void enterAfterABraceIndents() throws Exception {
    ITextEditor editor = edit(file("army.muster", ARMY));
    int line = ARMY.indexOf("{\n") + 1;
    editor.selectAndReveal(line, 0);
    type(editor, SWT.CR, '\r');
    assertEquals(
        "    ",
        document(editor).get(selection(editor).getOffset() - 4, 4),
        () -> document(editor).get());
  }

  private static void type(ITextEditor editor, int code, char character) throws Exception {
    StyledText text = viewer(editor).getTextWidget();
    text.setFocus();
    Event down = new Event();
    down.type = SWT.KeyDown;
    down.keyCode = code;
    down.character = character;
    down.widget = text;
    text.notifyListeners(SWT.KeyDown, down);
    while (text.getDisplay().readAndDispatch()) {
      // What follows a key is done before the next.
    }
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void theHelpOfAStandIsATableAndNoSigns() throws Exception {
    ITextEditor editor = edit(file("army.muster", ARMY));
    int offset = cursor(editor, "stand", "Swiss") + 2;
    allIsRead();
    String told =
        asked(() -> new MusterTextHover().getHoverInfo(viewer(editor), new Region(offset, 0)));
    assertTrue(told.contains("|"), () -> "the server tells a table: " + told);
    editor.selectAndReveal(offset, 0);
    UserActions.call("information");
    await("the help", () -> tip("Swiss").isPresent());
    String shown = tip("Swiss").orElseThrow().getText();
    assertFalse(shown.contains("|--") || shown.contains("**"), shown);
    pause(50);
    capture("hover-table.png");
  }

  @Test
  void tabGoesThroughTheGapsOfAReadyMadePiece() throws Exception {
    ITextEditor editor = edit(file("army.muster", "arm"));
    allIsRead();
    complete(editor, 3, "army ...");
    // The list has given the focus back: who leaves the editor also leaves the gaps.
    quiet();
    String text = document(editor).get();
    assertTrue(text.startsWith("army Royal \"Royal army\""), text);
    assertEquals("Royal", selection(editor).getText());
    replaceSelection(editor, "Valois");
    tab(editor);
    assertEquals("Royal army", selection(editor).getText());
    tab(editor);
    assertEquals("snaphance.final", selection(editor).getText());
    tab(editor);
    assertEquals("poor", selection(editor).getText());
    screenshot("tab-stops.png");
    for (int i = 0; i < 6; i++) {
      tab(editor);
    }
    assertEquals(0, selection(editor).getLength(), "behind the last gap the cursor is at the end");
    assertTrue(document(editor).get().startsWith("army Valois \"Royal army\""));
  }

  private static void tab(ITextEditor editor) throws Exception {
    type(editor, SWT.TAB, '\t');
  }

  private static void replaceSelection(ITextEditor editor, String text) throws Exception {
    for (char each : text.toCharArray()) {
      type(editor, each, each);
    }
  }

  /** Imports out of order and one nobody needs; then the text, laid out badly. */
  @Test
  void savingSortsTheImportsAndLaysOut() throws Exception {
    IEclipsePreferences wishes = InstanceScope.INSTANCE.getNode("dev.muster.dsl.ui");
    wishes.putBoolean("save.format", true);
    wishes.putBoolean("save.imports", true);
    try {
      file("zarmy.muster", ARMY);
      file("afield.muster", FIRST_DAY.substring(0, FIRST_DAY.indexOf("scenario")));
      file("unused.muster", ARMY.replace("Royal", "Other"));
      String battle = FIRST_DAY.substring(FIRST_DAY.indexOf("scenario"));
      String imports =
          "import \"zarmy.muster\"\nimport \"unused.muster\"\nimport \"afield.muster\"\n\n";
      ITextEditor editor =
          edit(file("battle.muster", imports + battle.replace("    length", "  length")));
      allIsRead();
      document(editor).replace(imports.length(), 0, "// the first day\n");
      editor.doSave(null);
      await(
          "imports in order",
          () ->
              document(editor)
                  .get()
                  .startsWith("import \"afield.muster\"\nimport \"zarmy.muster\"\n"));
      await("the text laid out", () -> document(editor).get().contains("\n    length 2 rounds"));
      await("the file saved again", () -> !editor.isDirty());
      screenshot("save-actions.png");
    } finally {
      wishes.remove("save.format");
      wishes.remove("save.imports");
    }
  }
}
