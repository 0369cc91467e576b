package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.print.DesktopOpener;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IHyperlink;
import org.eclipse.ui.console.TextConsole;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Files opened through File &gt; Open File..., which belong to no project. */
class ExternalFilesTest extends WorkbenchFixture {

  private Path folder;
  private ITextEditor editor;

  @BeforeEach
  void openFromTheDisk() throws Exception {
    folder = Files.createTempDirectory("battles").toRealPath();
    Path file = folder.resolve("two.muster");
    Files.writeString(file, TWO_SCENARIOS);
    editor = open(file);
  }

  private ITextEditor open(Path file) throws Exception {
    return (ITextEditor)
        IDE.openEditorOnFileStore(page(), EFS.getLocalFileSystem().getStore(file.toUri()));
  }

  private static TextConsole console(String name) {
    return (TextConsole)
        Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
            .filter(it -> UserActions.isOf(it, name))
            .findFirst()
            .orElse(null);
  }

  private static boolean told(String name, String text) {
    TextConsole console = console(name);
    return console != null && console.getDocument().get().contains(text);
  }

  @Test
  void aTestBattleIsFoughtAsTheEditorShowsIt() throws Exception {
    document(editor).set(TWO_SCENARIOS.replace("scenario Second", "scenario Unsaved"));
    cursor(editor, "scenario Unsaved", "length 3");
    StyledText text = viewer(editor).getTextWidget();
    assertFalse(offers(text, "Debug As"), "there is no debugger");
    choose(text, "Run As", "Test Battle");
    String name = "Test Battle Unsaved, seed 1";
    await("the end of the battle", () -> told(name, "after 3 rounds"));
    assertTrue(editor.isDirty(), "the battle does not save the file");
    TextConsole console = console(name);
    await("links", () -> console.getHyperlinks().length > 0);
    for (IHyperlink each : console.getHyperlinks()) {
      var region = console.getRegion(each);
      if (console.getDocument().get(region.getOffset(), region.getLength()).equals("0101")) {
        each.linkActivated();
        break;
      }
    }
    assertEquals(editor, page().getActiveEditor(), "a hex leads into the file from outside");
    screenshot("outside-battle.png");

    ILaunchConfiguration made =
        DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurations()[0];
    assertEquals(folder.resolve("two.muster").toString(), made.getAttribute("dev.muster.file", ""));
    Tree outline = outline();
    await("an outline", () -> outline.getItemCount() == 4);
    outline.setSelection(outline.getItem(2));
    choose(outline, "Run As", "Test Battle");
    await("the end of the other battle", () -> told("Test Battle First, seed 1", "after 2 rounds"));
  }

  @Test
  void summariesAreExportedAsTheEditorShowsThem() throws Exception {
    List<Path> opened = new CopyOnWriteArrayList<>();
    DesktopOpener.with(opened::add);
    document(editor).set(TWO_SCENARIOS.replace("scenario Second", "scenario Unsaved"));
    AtomicBoolean chosen =
        inDialog(
            "Export Summaries",
            "outside-export.png",
            dialog -> {
              Combo place =
                  controls(dialog)
                      .filter(Combo.class::isInstance)
                      .map(Combo.class::cast)
                      .reduce((first, last) -> last)
                      .orElseThrow();
              assertEquals(folder.resolve("print").toString(), place.getText());
              press(dialog, "Export");
            });
    choose(viewer(editor).getTextWidget(), "Export Summaries...");
    await("the dialog", chosen::get);
    await("the pages", () -> opened.size() == 3);
    Path unsaved = folder.resolve("print/scenario-Unsaved.html");
    assertTrue(opened.contains(unsaved), opened::toString);
    assertTrue(Files.exists(unsaved));
    assertTrue(editor.isDirty(), "the export does not save the file");
  }

  @Test
  void aScenarioIsBalancedAndASituationPlayed() throws Exception {
    cursor(editor, "scenario First", "length");
    AtomicBoolean asked =
        inDialog(
            "Balance of First",
            "outside-balance.png",
            dialog -> {
              ((Text) controls(dialog).filter(Text.class::isInstance).findFirst().orElseThrow())
                  .setText("10");
              press(dialog, "OK");
            });
    choose(viewer(editor).getTextWidget(), "Run As", "Balance...");
    await("the question", asked::get);
    String results = "dev.muster.dsl.ui.results";
    await("the results", () -> page().findView(results) != null);
    page().hideView(page().findView(results));
    Path march = folder.resolve("march.situation");
    Files.writeString(march, "situation \"The march\"\n");
    ITextEditor situation = open(march);
    StyledText text = viewer(situation).getTextWidget();
    assertFalse(offers(text, "Export Summaries..."), "a situation has no summaries");
    choose(text, "Run As", "Play Situation");
    await("the results", () -> page().findView(results) != null);
    page().hideView(page().findView(results));
  }

  /** The text is still in the editor; only its file is not. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aFileThatIsGoneFromTheDiskIsFoughtFromItsEditor() throws Exception {
    Files.delete(folder.resolve("two.muster"));
    cursor(editor, "scenario First", "length");
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    await("the battle", () -> told("Test Battle First, seed 1", "after 2 rounds"));
  }
}
