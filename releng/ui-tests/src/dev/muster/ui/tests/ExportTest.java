package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.PrintResult;
import dev.muster.dsl.ide.command.PrintableDocumentsResult;
import dev.muster.dsl.ui.print.DesktopOpener;
import dev.muster.dsl.ui.print.DocumentPreview;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.bindings.TriggerSequence;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.browser.Browser;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Export Summaries... in the menus of the editor and the explorer, and by its key. */
class ExportTest extends WorkbenchFixture {

  private static final String COMMAND = "dev.muster.dsl.ui.exportSummaries";

  private static final String DIALOG = "Export Summaries";

  private final List<String> opened = new CopyOnWriteArrayList<>();

  @BeforeEach
  void nothingIsOpenedOutside() {
    DesktopOpener.with(path -> opened.add(path.getFileName().toString()));
  }

  @AfterEach
  void nothingStandsBetween() {
    DocumentPreview.with(parent -> new Browser(parent, SWT.NONE));
  }

  private static AtomicBoolean inExport(String screenshot, Consumer<Shell> act) {
    return inDialog(DIALOG, screenshot, act);
  }

  private static Table table(Shell dialog) {
    return (Table) controls(dialog).filter(Table.class::isInstance).findFirst().orElseThrow();
  }

  private static List<String> column(Shell dialog, int column) {
    return Arrays.stream(table(dialog).getItems()).map(each -> each.getText(column)).toList();
  }

  private static Combo combo(Shell dialog, boolean typed) {
    return controls(dialog)
        .filter(it -> it instanceof Combo each && ((each.getStyle() & SWT.READ_ONLY) == 0) == typed)
        .map(Combo.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** The list behind a label. */
  private static Combo choice(Shell dialog, String label) {
    Label before =
        (Label)
            controls(dialog)
                .filter(it -> it instanceof Label each && each.getText().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + label));
    List<Control> beside = List.of(before.getParent().getChildren());
    return (Combo) beside.get(beside.indexOf(before) + 1);
  }

  /** File > Export > Muster leads to the same question. */
  @Test
  void theExportWizardAsksForTheFile() throws Exception {
    file("army.muster", ARMY);
    explorer(file("two.muster", TWO_SCENARIOS));
    AtomicBoolean written = inExport("", dialog -> press(dialog, "Cancel"));
    AtomicBoolean chosen =
        inDialog(
            "Export for the Table",
            "export-wizard.png",
            dialog -> {
              assertEquals(
                  List.of(project().getName() + "/two.muster"),
                  Arrays.stream(table(dialog).getSelection()).map(TableItem::getText).toList());
              assertTrue(column(dialog, 0).contains(project().getName() + "/army.muster"));
              press(dialog, "Finish");
            });
    PlatformUI.getWorkbench()
        .getService(IHandlerService.class)
        .executeCommand(
            ParameterizedCommand.generateCommand(
                PlatformUI.getWorkbench()
                    .getService(ICommandService.class)
                    .getCommand("org.eclipse.ui.file.export"),
                Map.of("exportWizardId", "dev.muster.dsl.ui.export.summaries")),
            null);
    await("the wizard", chosen::get);
    await("the question of what to write", written::get);
  }

  /** Paper, ink and side are those of the print. */
  @Test
  void aPlayersSheetIsMadeOnThePaperThereIs() throws Exception {
    ITextEditor editor = edit(file("two.muster", TWO_SCENARIOS));
    AtomicBoolean chosen =
        inExport(
            "export-choices-usual.png",
            dialog -> {
              Combo paper = choice(dialog, "Paper:");
              assertEquals(List.of("A4", "A3", "Letter"), List.of(paper.getItems()));
              take(paper, 2);
              take(choice(dialog, "Ink:"), 1);
              Combo side = choice(dialog, "For:");
              assertEquals(
                  List.of("All sides and the umpire", "What Red may know", "What Blue may know"),
                  List.of(side.getItems()));
              take(side, 1);
              screenshot("export-choices.png");
              openAfterwards(dialog, false);
              press(dialog, "Export");
            });
    AtomicBoolean told =
        inDialog("Summaries written", "export-chosen.png", dialog -> press(dialog, "OK"));
    call();
    await("the dialog", chosen::get);
    await("the result", told::get);
    Path written = project().getLocation().toPath().resolve("print/scenario-First.html");
    await("the file", () -> Files.exists(written));
    page().activate(editor);
    quiet();
    AtomicBoolean again =
        inExport(
            "export-choices-again.png",
            dialog -> {
              assertEquals("Letter", choice(dialog, "Paper:").getText());
              assertEquals("Shades of grey", choice(dialog, "Ink:").getText());
              assertEquals("All sides and the umpire", choice(dialog, "For:").getText());
              take(choice(dialog, "Paper:"), 0);
              take(choice(dialog, "Ink:"), 0);
              openAfterwards(dialog, false);
              press(dialog, "Cancel");
            });
    call();
    await("the dialog again", again::get);
  }

  /** Booklets have maps of a test battle where they are asked for. */
  @Test
  void theKeyPositionsOfATestBattleAreInTheBooklet() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    String[] maps = {"None", "Maps of a test battle, in booklets and results"};
    for (int wanted = 1; wanted >= 0; wanted--) {
      int index = wanted;
      AtomicBoolean chosen =
          inExport(
              "",
              dialog -> {
                for (TableItem each : table(dialog).getItems()) {
                  tick(dialog, each, each.getText(2).equals("booklet-Dreux.html"));
                }
                Combo positions = choice(dialog, "Key positions:");
                assertEquals(List.of(maps), List.of(positions.getItems()));
                take(positions, index);
                screenshot("export-positions.png");
                openAfterwards(dialog, true);
                press(dialog, "Export");
              });
      page().activate(editor);
      quiet();
      call();
      await("the dialog", chosen::get);
      await("the booklet opened", () -> opened.contains("booklet-Dreux.html"));
      opened.clear();
      Path file = project().getLocation().toPath().resolve("print/booklet-Dreux.html");
      boolean shown = Files.readString(file).contains("<h2>Key positions</h2>");
      assertEquals(wanted == 1, shown, maps[wanted]);
      Files.delete(file);
    }
  }

  private static void openAfterwards(Shell dialog, boolean wanted) {
    Button open =
        controls(dialog)
            .filter(it -> it instanceof Button each && (each.getStyle() & SWT.CHECK) != 0)
            .map(Button.class::cast)
            .findFirst()
            .orElseThrow();
    open.setSelection(wanted);
  }

  /** Leaves a summary out, as a click on its box does. */
  private static void leaveOut(Shell dialog, String file) {
    for (TableItem each : table(dialog).getItems()) {
      if (each.getText(2).equals(file)) {
        tick(dialog, each, false);
        return;
      }
    }
    throw new AssertionError("no " + file);
  }

  private static void tick(Shell dialog, TableItem item, boolean wanted) {
    item.setChecked(wanted);
    Event event = new Event();
    event.item = item;
    event.detail = SWT.CHECK;
    table(dialog).notifyListeners(SWT.Selection, event);
  }

  private static String words(Shell dialog) {
    return controls(dialog)
        .filter(Label.class::isInstance)
        .map(it -> ((Label) it).getText())
        .reduce("", (all, each) -> all + each + "\n");
  }

  private static void call() throws Exception {
    UserActions.call("exportSummaries");
  }

  @Test
  void theEditorExportsBesideTheFileAndOpensWhatWasWritten() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    document(editor)
        .set(dreux().replace("\"The battle of Dreux\"", "\"Dreux <script>alert(1)</script>\""));
    AtomicBoolean chosen =
        inExport(
            "export-dialog.png",
            dialog -> {
              assertEquals(
                  List.of(
                      "Booklet",
                      "Scenario",
                      "Map",
                      "Army list",
                      "Army list",
                      "Quick reference",
                      "Dice odds",
                      "Group sheets",
                      "General cards",
                      "Counters",
                      "Results"),
                  column(dialog, 1));
              assertEquals("Dreux <script>alert(1)</script>", column(dialog, 0).get(1));
              assertEquals("scenario-Dreux.html", column(dialog, 2).get(1));
              assertEquals("Web page (.html)", combo(dialog, false).getItem(0));
              press(dialog, "Export");
            });
    choose(viewer(editor).getTextWidget(), "Export Summaries...");
    await("the dialog", chosen::get);
    await("the pages opened", () -> opened.size() == 3);
    IFolder print = project().getFolder("print");
    assertEquals(
        List.of("army-Huguenot.html", "army-RoyalCatholic.html", "scenario-Dreux.html"),
        Arrays.stream(print.members()).map(IResource::getName).sorted().toList());
    String page = print.getFile("scenario-Dreux.html").readString();
    assertTrue(page.contains("Montmorency"));
    assertTrue(page.contains("&lt;script&gt;"), "text of the author stays text");
    assertFalse(page.contains("<script"), "text of the author stays text");
    assertTrue(editor.isDirty(), "the export does not save the file");
  }

  @Test
  void theExplorerExportsWhatIsChosenIntoAnyFolderAndAsksBeforeItReplaces() throws Exception {
    IFile file = file("two.muster", TWO_SCENARIOS);
    Path folder = project().getLocation().toPath().resolve("for Saturday");
    AtomicBoolean chosen =
        inExport(
            "export-dialog-folder.png",
            dialog -> {
              combo(dialog, true).setText(folder.toString());
              leaveOut(dialog, "scenario-First.html");
              openAfterwards(dialog, false);
              press(dialog, "Export");
            });
    AtomicBoolean told =
        inDialog(
            "Summaries written",
            "export-written.png",
            dialog -> {
              assertTrue(words(dialog).contains("2 summaries are in " + folder), words(dialog));
              press(dialog, "OK");
            });
    choose(explorer(file), "Export Summaries...");
    await("the dialog", chosen::get);
    await("the message where they are", told::get);
    assertEquals(List.of("army-Royal.html", "scenario-Second.html"), names(folder));
    assertEquals(List.of(), opened);

    Files.writeString(folder.resolve("army-Royal.html"), "mine");
    AtomicBoolean kept =
        inDialog(
            "Replace files?",
            "export-replace.png",
            dialog -> {
              assertTrue(words(dialog).contains("army-Royal.html"), words(dialog));
              press(dialog, "Cancel");
            });
    AtomicBoolean again =
        inExport(
            "export-dialog-again.png",
            dialog -> {
              assertEquals(folder.toString(), combo(dialog, true).getText(), "the last place");
              leaveOut(dialog, "scenario-Second.html");
              leaveOut(dialog, "scenario-First.html");
              press(dialog, "Export");
              assertTrue(kept.get(), "it was asked");
              assertTrue(dialog.isVisible(), "the dialog stays for another folder");
              press(dialog, "Cancel");
            });
    call();
    await("the dialog", again::get);
    assertEquals("mine", Files.readString(folder.resolve("army-Royal.html")));

    AtomicBoolean replaced =
        inDialog("Replace files?", "export-replace.png", dialog -> press(dialog, "Replace"));
    AtomicBoolean third =
        inExport(
            "export-dialog-again.png",
            dialog -> {
              openAfterwards(dialog, true);
              press(dialog, "Export");
            });
    call();
    await("the dialog", third::get);
    assertTrue(replaced.get());
    await("the pages opened", () -> opened.size() == 3);
    assertTrue(Files.readString(folder.resolve("army-Royal.html")).contains("Royal army"));
    assertEquals(
        List.of("army-Royal.html", "scenario-First.html", "scenario-Second.html"), names(folder));
  }

  private static List<String> names(Path folder) {
    return Arrays.stream(folder.toFile().list()).sorted().toList();
  }

  @Test
  void aFolderThatCannotBeSaysSo() throws Exception {
    IFile file = file("two.muster", TWO_SCENARIOS);
    edit(file);
    AtomicBoolean seen =
        inExport(
            "export-dialog-wrong.png",
            dialog -> {
              Button export = button(dialog, "Export");
              combo(dialog, true).setText("print");
              assertFalse(export.isEnabled(), "a folder without its path");
              combo(dialog, true).setText(file.getLocation().toString());
              assertFalse(export.isEnabled(), "a file");
              capture("export-dialog-wrong.png");
              combo(dialog, true).setText(project().getLocation().append("print").toString());
              assertTrue(export.isEnabled());
              press(dialog, "Deselect All");
              assertFalse(export.isEnabled(), "nothing is chosen");
              press(dialog, "Select All");
              assertTrue(export.isEnabled());
              press(dialog, "Cancel");
            });
    call();
    await("the dialog", seen::get);
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void theKeyIsOneOfItsOwn() throws Exception {
    edit(file("two.muster", TWO_SCENARIOS));
    IBindingService bindings = PlatformUI.getWorkbench().getService(IBindingService.class);
    await("the key", () -> bindings.getBestActiveBindingFor(COMMAND) != null);
    assertEquals(
        List.of("Shift+Alt+P"),
        Arrays.stream(bindings.getActiveBindingsFor(COMMAND))
            .map(TriggerSequence::format)
            .toList());
    assertEquals(
        COMMAND,
        bindings
            .getPerfectMatch(bindings.getBestActiveBindingFor(COMMAND))
            .getParameterizedCommand()
            .getId(),
        "nothing else has the key");
  }

  @Test
  void aSummaryIsLookedAtBeforeItIsWritten() throws Exception {
    edit(file("dreux.muster", dreux()));
    AtomicBoolean seen =
        inDialog(
            "Preview of The battle of Dreux",
            "export-preview.png",
            preview -> {
              // The page is drawn by a process of its own, and runs no script that could be asked.
              LockSupport.parkNanos(1_000_000_000);
              screenshot("export-preview.png");
              press(preview, "Close");
            });
    AtomicBoolean looked =
        inExport(
            "export-before-preview.png",
            dialog -> {
              press(dialog, "Preview...");
              // Where no browser starts in a window, it is shown outside.
              until("the preview", () -> seen.get() || !opened.isEmpty());
              press(dialog, "Cancel");
            });
    call();
    await("the preview", looked::get);
    assertFalse(Files.exists(project().getLocation().toPath().resolve("print")), "nothing written");
  }

  @Test
  void whereNoBrowserStartsTheSystemsIsTaken() throws Exception {
    edit(file("dreux.muster", dreux()));
    DocumentPreview.with(
        parent -> {
          throw new SWTError(SWT.ERROR_NO_HANDLES);
        });
    AtomicBoolean looked =
        inExport(
            "export-no-browser.png",
            dialog -> {
              press(dialog, "Preview...");
              until("the program of the system", () -> !opened.isEmpty());
              press(dialog, "Cancel");
            });
    call();
    await("the preview", looked::get);
    assertEquals(List.of("scenario-Dreux.html"), opened);
  }

  @Test
  void newKindsAndFormatsAppearByThemselves() throws Exception {
    PrintableDocumentsResult.Format page =
        new PrintableDocumentsResult.Format("html", "Web page", ".html");
    PrintableDocumentsResult.Format poster =
        new PrintableDocumentsResult.Format("scroll", "Scroll to be hung up", ".scroll");
    byte[] bytes = {'S', 'C', 'R', 0, -1};
    List<String> asked = new CopyOnWriteArrayList<>();
    LanguageServerHost.running()
        .intercept(
            server ->
                answering(
                    server,
                    params ->
                        switch (params.getCommand()) {
                          case MusterCommandService.SUMMARIES ->
                              new PrintableDocumentsResult(
                                  List.of(
                                      new PrintableDocumentsResult.PrintableItem(
                                          "roster-Red",
                                          "Roster",
                                          "Red",
                                          "Who stands with Red",
                                          true,
                                          List.of("scroll"))),
                                  List.of(page, poster),
                                  List.of(
                                      new PrintableDocumentsResult.OptionItem(
                                          "shade",
                                          "Shade",
                                          List.of(
                                              new PrintableDocumentsResult.Value("", "As it is"),
                                              new PrintableDocumentsResult.Value("dark", "Dark")))),
                                  "");
                          case MusterCommandService.PRINT -> {
                            asked.add(String.valueOf(params.getArguments().get(1)));
                            yield new PrintResult(
                                List.of(
                                    new PrintResult.FinishedDocument(
                                        "Red",
                                        "roster-Red.scroll",
                                        true,
                                        Base64.getEncoder().encodeToString(bytes))),
                                "");
                          }
                          default -> null;
                        }));
    edit(file("two.muster", TWO_SCENARIOS));
    AtomicBoolean chosen =
        inExport(
            "export-other-format.png",
            dialog -> {
              Combo format = combo(dialog, false);
              assertEquals(
                  List.of("Web page (.html)", "Scroll to be hung up (.scroll)"),
                  List.of(format.getItems()));
              assertEquals(1, format.getSelectionIndex(), "the first in which something is made");
              take(format, 0);
              assertEquals(List.of(), column(dialog, 0));
              assertFalse(button(dialog, "Export").isEnabled());
              take(format, 1);
              assertEquals(List.of("Who stands with Red"), column(dialog, 0));
              assertEquals(List.of("Roster"), column(dialog, 1));
              assertEquals(List.of("roster-Red.scroll"), column(dialog, 2));
              Combo shade = choice(dialog, "Shade:");
              assertEquals(List.of("As it is", "Dark"), List.of(shade.getItems()));
              take(shade, 1);
              openAfterwards(dialog, true);
              press(dialog, "Export");
            });
    call();
    await("the dialog", chosen::get);
    await("the file opened", () -> !opened.isEmpty());
    Path written = project().getLocation().toPath().resolve("print/roster-Red.scroll");
    assertArrayEquals(bytes, Files.readAllBytes(written));
    assertTrue(asked.getFirst().contains("shade=dark"), asked::toString);
  }

  /** The libraries that make them are there, in a bundle of their own. */
  @Test
  void sheetsPicturesAndTablesAreMadeAsForAClub() throws Exception {
    edit(file("dreux.muster", dreux()));
    Path folder = project().getLocation().toPath().resolve("print");
    // The web page comes last: it is what the next dialog begins with.
    String[][] made = {
      {"PDF (.pdf)", "scenario-Dreux.pdf", "%PDF"},
      {"Picture (.png)", "map-Dreux.png", "\u0089PNG"},
      {"Spreadsheet (.xlsx)", "army-Huguenot.xlsx", "PK"},
      {"VASSAL module (.vmod)", "map-Dreux.vmod", "PK"},
      {"Web page (.html)", "scenario-Dreux.html", "<!DOCTYPE html>"}
    };
    for (String[] each : made) {
      String ending = each[1].substring(each[1].indexOf('.'));
      AtomicBoolean chosen =
          inExport(
              "",
              dialog -> {
                Combo format = combo(dialog, false);
                take(format, List.of(format.getItems()).indexOf(each[0]));
                openAfterwards(dialog, true);
                screenshot("export-as" + ending + ".png");
                press(dialog, "Export");
              });
      call();
      await("the dialog", chosen::get);
      await("the file opened", () -> opened.contains(each[1]) || opened.contains("print"));
      String bytes = Files.readString(folder.resolve(each[1]), StandardCharsets.ISO_8859_1);
      assertTrue(bytes.startsWith(each[2]) && bytes.length() > 1_000, each[1]);
      opened.clear();
    }
  }

  private static void take(Combo combo, int index) {
    combo.select(index);
    combo.notifyListeners(SWT.Selection, new Event());
  }

  private static LanguageServer answering(
      LanguageServer server, java.util.function.Function<ExecuteCommandParams, Object> answers) {
    WorkspaceService workspace =
        (WorkspaceService)
            Proxy.newProxyInstance(
                WorkspaceService.class.getClassLoader(),
                new Class<?>[] {WorkspaceService.class},
                (proxy, method, arguments) -> {
                  Object answer =
                      method.getName().equals("executeCommand")
                          ? answers.apply((ExecuteCommandParams) arguments[0])
                          : null;
                  return answer == null
                      ? method.invoke(server.getWorkspaceService(), arguments)
                      : CompletableFuture.completedFuture(answer);
                });
    return (LanguageServer)
        Proxy.newProxyInstance(
            LanguageServer.class.getClassLoader(),
            new Class<?>[] {LanguageServer.class},
            (proxy, method, arguments) ->
                method.getName().equals("getWorkspaceService")
                    ? workspace
                    : method.invoke(server, arguments));
  }

  @Test
  void whatCannotBeExportedSaysWhy() throws Exception {
    String map =
        """
        map Field "A field" 2 x 1 {
            legend { . plain }
            rows \"""
                . .
            \"""
        }
        """;
    IFile field = file("field.muster", map);
    AtomicBoolean nothing =
        inDialog(
            "Nothing exported from field.muster",
            "export-nothing.png",
            dialog -> {
              assertTrue(words(dialog).contains("no army and no scenario"), words(dialog));
              press(dialog, "OK");
            });
    choose(explorer(field), "Export Summaries...");
    await("the message", nothing::get);
    IFile wrong = file("wrong.muster", TWO_SCENARIOS.replace("stand Swiss at", "stand Swis at"));
    AtomicBoolean errors =
        inDialog(
            "Nothing exported from wrong.muster",
            "export-errors.png",
            dialog -> {
              assertTrue(words(dialog).contains("There is an error to mend first."));
              press(dialog, "OK");
            });
    choose(explorer(wrong), "Export Summaries...");
    await("the message", errors::get);
  }

  /** What could not be exported has no entry for it; the menu Muster has it greyed. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void filesOfOtherKindsHaveNoEntry() throws Exception {
    Tree tree = explorer(file("notes.txt", "Nothing to fight about."));
    assertFalse(offers(tree, "Export Summaries..."), "in the menu of a text");
    assertTrue(offers(explorer(file("two.muster", TWO_SCENARIOS)), "Export Summaries..."));
  }
}
