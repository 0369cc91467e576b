package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.wizard.MusterPerspective;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** File &gt; Import &gt; Muster &gt; Army Table. */
class ImportArmyTest extends WorkbenchFixture {

  private static final String TABLE =
      """
      Catholic Stands\tCat\tMP\tSP\tCB\tPB\t2H\tBP
      Reîtres B\tCS, Pistol\t2\t5/4\t1\t0\t-1\t2
      Shot C\tSh, Musket\t1\t4\t\t0\t-1\t1
      """;

  @TempDir private Path elsewhere;

  @BeforeEach
  void openPerspective() throws Exception {
    PlatformUI.getWorkbench().showPerspective(MusterPerspective.ID, page().getWorkbenchWindow());
    edit(file("readme.muster", "// a place to begin\n"));
  }

  @AfterEach
  void closePerspective() {
    page().closePerspective(page().getPerspective(), false, false);
  }

  @Test
  void aPastedTableIsPreviewedAndBecomesAFile() throws Exception {
    importing(
        dialog -> {
          assertFalse(next(dialog).isEnabled(), "there is nothing to import yet");
          area(dialog, true).setText(TABLE);
          until("the preview", () -> area(dialog, false).getText().contains("stand Shot"));
          assertTrue(
              area(dialog, false).getText().startsWith("army Catholic \"Catholic\""),
              area(dialog, false).getText());
          assertEquals(List.of(), findings(dialog));
          capture("import-preview.png");
          press(dialog, "Next >");
          until("the file's page", () -> page(dialog).getName().equals("file"));
          capture("import-file.png");
          press(dialog, "Finish");
        });
    IFile army = project().getFile("catholic.muster");
    assertTrue(army.exists(), "it is beside the file that was in the editor");
    assertTrue(
        army.readString().contains("stand Reîtres \"Reîtres\" Pistols B"), army.readString());
    await("its editor", () -> page().getActiveEditor().getTitle().equals("catholic.muster"));
    await("its outline", () -> outline().getItemCount() > 0);
    allIsRead();
    assertEquals(List.of(), errors(army));
    screenshot("import-made.png");
  }

  @Test
  void whatCannotBeReadIsToldAndStandsAsAComment() throws Exception {
    importing(
        dialog -> {
          area(dialog, true).setText(TABLE.replace("\t5/4\t", "\tmany\t"));
          until("the finding", () -> !findings(dialog).isEmpty());
          assertEquals("2", findings(dialog).getFirst().getText(0));
          assertTrue(findings(dialog).getFirst().getText(1).contains("many"));
          assertEquals(IMessageProvider.WARNING, page(dialog).getMessageType());
          assertTrue(
              page(dialog).getMessage().startsWith("One line cannot be read"),
              page(dialog).getMessage());
          assertTrue(area(dialog, false).getText().contains("// "));
          capture("import-findings.png");
          area(dialog, true).setText("Dear Sir,\nthe list follows.\n");
          until("the refusal", () -> page(dialog).getErrorMessage() != null);
          assertEquals("", area(dialog, false).getText());
          assertFalse(next(dialog).isEnabled(), "there is nothing to import");
          capture("import-nothing.png");
          press(dialog, "Cancel");
        });
    assertEquals(
        List.of(".project", "readme.muster"),
        Arrays.stream(project().members())
            .map(each -> each.getName())
            .filter(each -> !each.startsWith(".settings"))
            .sorted()
            .toList(),
        "nothing is written");
  }

  @Tag(WorkbenchFixture.ONCE)
  @Test
  void aFileIsReadAsSpreadsheetsOnWindowsWriteIt() throws Exception {
    Path list =
        Files.write(
            elsewhere.resolve("Royal army 1562.csv"),
            TABLE
                .replace("Catholic Stands", "Stands")
                .replace('\t', ';')
                .getBytes(Charset.forName("windows-1252")));
    importing(
        dialog -> {
          Text file =
              (Text)
                  controls(dialog)
                      .filter(each -> each instanceof Text && each.isVisible())
                      .findFirst()
                      .orElseThrow();
          file.setText(elsewhere.resolve("none.csv").toString());
          assertTrue(page(dialog).getErrorMessage().startsWith("There is no file"));
          file.setText(list.toString());
          until("the preview", () -> area(dialog, false).getText().contains("Reîtres"));
          press(dialog, "Next >");
          until("the file's page", () -> page(dialog).getName().equals("file"));
          press(dialog, "Finish");
        });
    assertTrue(project().getFile("royal-army-1562.muster").exists());
  }

  private void importing(Consumer<Shell> act) throws Exception {
    ParameterizedCommand command =
        ParameterizedCommand.generateCommand(
            PlatformUI.getWorkbench()
                .getService(ICommandService.class)
                .getCommand("org.eclipse.ui.file.import"),
            Map.of("importWizardId", "dev.muster.dsl.ui.importArmy"));
    AtomicBoolean done = inDialog("Import Army Table", "import-begin.png", act);
    PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
    await("the wizard", done::get);
  }

  private static WizardPage page(Shell dialog) {
    return (WizardPage) ((WizardDialog) dialog.getData()).getCurrentPage();
  }

  private static Button next(Shell dialog) {
    return controls(dialog)
        .filter(each -> each instanceof Button button && button.getText().startsWith("&Next"))
        .map(Button.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static StyledText area(Shell dialog, boolean editable) {
    return controls(dialog)
        .filter(each -> each instanceof StyledText text && text.getEditable() == editable)
        .map(StyledText.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static List<TableItem> findings(Shell dialog) {
    return controls(dialog)
        .filter(Table.class::isInstance)
        .flatMap(each -> Arrays.stream(((Table) each).getItems()))
        .toList();
  }
}
