package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ide.command.ImportResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.rules.files.RegularFile;
import dev.muster.rules.files.TextDecoding;
import dev.muster.rules.files.TextDecoding.Decoded;
import dev.muster.rules.files.UnreadableFileException;
import dev.muster.rules.systems.Rulebooks;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** The table, what becomes of it, and what was found in it. */
final class ArmyTablePage extends WizardPage {

  /** Most bytes of a file, as for the command line. */
  private static final long LARGEST = 16L * 1024 * 1024;

  /** Pause in typing before a request, in milliseconds. */
  private static final int REST_MILLISECONDS = 400;

  /** How an army is called whose table does not say it. */
  private static final String UNNAMED = "Army";

  private static final Pattern ARMY = Pattern.compile("(?m)^army \\^?(\\S+)");

  private final Runnable asking = this::ask;
  private Text file;

  /** The rulebook that a printed table names, else the usual one. */
  private static final String AS_THE_TABLE_SAYS = "as the table says";

  private Combo rules;
  private StyledText table;
  private StyledText text;
  private TableFindings findings;
  private String name = UNNAMED;
  private int questions;
  private Optional<ImportResult> answer = Optional.empty();

  ArmyTablePage() {
    super("table");
    setTitle("Army table");
    setDescription(
        "Paste an army list as the rules print it or a spreadsheet has it, or read it from a"
            + " file.");
    setPageComplete(false);
  }

  @Override
  public void createControl(Composite parent) {
    Composite page = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().applyTo(page);
    source(page);
    SashForm parts = new SashForm(page, SWT.VERTICAL);
    GridDataFactory.fillDefaults().grab(true, true).hint(900, 420).applyTo(parts);
    SashForm texts = new SashForm(parts, SWT.HORIZONTAL);
    table = area(texts, "&Table:", true);
    text = area(texts, "What becomes of it:", false);
    findings = new TableFindings(parts, this::show);
    parts.setWeights(3, 1);
    table.addModifyListener(event -> changed());
    setControl(page);
    HelpContext.IMPORT.on(page);
    Dialog.applyDialogFont(page);
    table.setFont(JFaceResources.getTextFont());
    text.setFont(JFaceResources.getTextFont());
    table.setFocus();
  }

  private void source(Composite page) {
    Composite row = new Composite(page, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(6).applyTo(row);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
    new Label(row, SWT.NONE).setText("&File:");
    file = new Text(row, SWT.BORDER | SWT.SINGLE);
    file.setMessage("Such as a .csv of a spreadsheet");
    GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(file);
    file.addModifyListener(event -> read(file.getText().strip()));
    button(row, "&Browse...", this::choose);
    button(row, "&Paste", () -> table.paste());
    new Label(row, SWT.NONE).setText("&Rulebook:");
    rules = new Combo(row, SWT.DROP_DOWN | SWT.READ_ONLY);
    rules.setItems(
        Stream.concat(Stream.of(AS_THE_TABLE_SAYS), Rulebooks.NAMES.stream())
            .toArray(String[]::new));
    rules.select(0);
    rules.addListener(SWT.Selection, event -> changed());
  }

  private void button(Composite row, String label, Runnable act) {
    Button button = new Button(row, SWT.PUSH);
    button.setText(label);
    button.addListener(SWT.Selection, event -> act.run());
    setButtonLayoutData(button);
  }

  private static StyledText area(Composite parent, String label, boolean editable) {
    Composite area = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().applyTo(area);
    new Label(area, SWT.NONE).setText(label);
    StyledText text = new StyledText(area, SWT.BORDER | SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
    text.setEditable(editable);
    text.setMargins(4, 4, 4, 4);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(text);
    return text;
  }

  private void choose() {
    FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
    dialog.setText("An army list as a table");
    dialog.setFilterExtensions(new String[] {"*.csv;*.tsv;*.txt", "*.*"});
    dialog.setFilterNames(new String[] {"Tables (*.csv, *.tsv, *.txt)", "All files"});
    String chosen = dialog.open();
    if (chosen != null) {
      file.setText(chosen);
    }
  }

  /** Takes the table from a file, in UTF-8 or as spreadsheets write it on Windows. */
  private void read(String path) {
    setErrorMessage(null);
    if (path.isEmpty()) {
      return;
    }
    try {
      Path named = Path.of(path);
      if (!Files.isRegularFile(named)) {
        setErrorMessage("There is no file " + path + ".");
        return;
      }
      Decoded read = TextDecoding.ofAny(RegularFile.at(named).bytes(LARGEST));
      name = String.valueOf(named.getFileName()).replaceFirst("\\.[^.]*$", "");
      table.setText(read.text());
    } catch (InvalidPathException | UnreadableFileException wrong) {
      setErrorMessage(path + ": " + wrong.getMessage() + ".");
    }
  }

  private void changed() {
    answer = Optional.empty();
    questions++;
    setErrorMessage(null);
    setMessage("Reading the table...", INFORMATION);
    setPageComplete(false);
    Display.getCurrent().timerExec(REST_MILLISECONDS, asking);
  }

  /** Requests the result for the current table. */
  private void ask() {
    if (table.isDisposed()) {
      return;
    }
    if (table.getText().isBlank()) {
      take(new ImportResult("", List.of(), ""));
      return;
    }
    int question = questions;
    Display display = table.getDisplay();
    String asked = table.getText();
    Map<String, Object> options =
        Map.of("name", name, "rules", rules.getSelectionIndex() == 0 ? "" : rules.getText());
    LanguageServerHost.running()
        .ask(
            it ->
                it.getWorkspaceService()
                    .executeCommand(
                        new ExecuteCommandParams(
                            MusterCommandService.IMPORT, List.of(asked, options))))
        .thenAccept(
            told ->
                display.asyncExec(
                    () -> {
                      // By now the page may be closed, or the table another.
                      if (!table.isDisposed() && question == questions) {
                        take(
                            told instanceof ImportResult imported
                                ? imported
                                : new ImportResult(
                                    "",
                                    List.of(),
                                    "The Muster language server is not running. The Error Log has"
                                        + " the reason."));
                      }
                    }));
  }

  private void take(ImportResult imported) {
    answer = Optional.of(imported);
    text.setText(imported.text());
    findings.show(imported.findings());
    long errors =
        imported.findings().stream().filter(each -> each.severity().equals("error")).count();
    setPageComplete(!imported.text().isEmpty());
    setErrorMessage(null);
    setMessage(null);
    if (!imported.refusal().isEmpty()) {
      setErrorMessage(imported.refusal());
    } else if (imported.text().isEmpty() && errors > 0) {
      setErrorMessage("Nothing can be imported; see the reasons below.");
    } else if (errors > 0) {
      setMessage(
          (errors == 1 ? "One line" : errors + " lines")
              + " cannot be read, and will stand in the file as a comment with the reason.",
          WARNING);
    }
  }

  /** Leads to the place of a finding in the table. */
  private void show(ImportResult.ImportFinding found) {
    if (found.line() <= table.getLineCount()) {
      int start = table.getOffsetAtLine(found.line() - 1);
      int length = table.getLine(found.line() - 1).length();
      table.setSelection(start, start + length);
      table.showSelection();
    }
  }

  /** Returns the text to write; empty if there is none yet. */
  String text() {
    return answer.map(ImportResult::text).orElse("");
  }

  /** A name for its file: that of the file it was in, else that of the army. */
  String fileName() {
    Matcher army = ARMY.matcher(text());
    String from = !name.equals(UNNAMED) || !army.find() ? name : army.group(1);
    return from.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\d_-]+", "-") + ".muster";
  }
}
