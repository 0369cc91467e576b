package dev.muster.dsl.ui.print;

import dev.muster.dsl.ide.command.PrintResult;
import dev.muster.dsl.ide.command.PrintableDocumentsResult;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.ServerRequestJob;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;

/**
 * Asks which documents to write, in which format and where. The lists come from the server, so the
 * dialog does not know any kind of document or format.
 */
final class ExportDialog extends TitleAreaDialog {

  private final MusterFile file;
  private final PrintableDocumentsResult printable;
  private final String about;
  private final ExportHistory last = new ExportHistory();
  private CheckboxTableViewer table;
  private Combo format;
  private final Map<PrintableDocumentsResult.OptionItem, Combo> choices = new LinkedHashMap<>();
  private Combo folder;
  private Button open;
  private Button preview;
  private ExportRequest wish;

  /**
   * @param about name of the army or scenario that is meant alone; empty for all of the file
   */
  ExportDialog(Shell shell, MusterFile file, PrintableDocumentsResult printable, String about) {
    super(shell);
    this.file = file;
    this.printable = printable;
    this.about = about;
    setHelpAvailable(false);
  }

  /** Returns the choices after the dialog was closed with Export. */
  ExportRequest request() {
    return wish;
  }

  @Override
  protected void configureShell(Shell shell) {
    super.configureShell(shell);
    shell.setText("Export Summaries");
  }

  @Override
  protected boolean isResizable() {
    return true;
  }

  @Override
  protected Control createDialogArea(Composite parent) {
    Composite area = (Composite) super.createDialogArea(parent);
    setTitle("Summaries of " + file.name());
    setMessage("Choose what is written for the table, and where. Each is one file by itself.");
    Composite fields = new Composite(area, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(fields);
    GridLayoutFactory.swtDefaults().numColumns(3).margins(10, 10).applyTo(fields);
    GridDataFactory.swtDefaults()
        .align(SWT.BEGINNING, SWT.BEGINNING)
        .applyTo(label(fields, "&What:"));
    createTable(fields);
    createButtons(fields);
    label(fields, "For&mat:");
    format = new Combo(fields, SWT.DROP_DOWN | SWT.READ_ONLY);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(format);
    printable.formats().forEach(each -> format.add(each.label() + " (" + each.ending() + ")"));
    format.addListener(SWT.Selection, event -> showFormat());
    label(fields, "");
    printable.choices().forEach(each -> createChoice(fields, each));
    label(fields, "&Folder:");
    folder = new Combo(fields, SWT.DROP_DOWN);
    GridDataFactory.fillDefaults().grab(true, false).hint(420, SWT.DEFAULT).applyTo(folder);
    last.offered(file).forEach(folder::add);
    folder.setText(last.place(file));
    folder.addModifyListener(event -> check());
    button(fields, "&Browse...", this::browse);
    label(fields, "");
    open = new Button(fields, SWT.CHECK);
    open.setText("&Open what was written");
    open.setSelection(last.open());
    format.select(Math.max(0, keys().indexOf(usualFormat())));
    return area;
  }

  private void createChoice(Composite fields, PrintableDocumentsResult.OptionItem choice) {
    label(fields, choice.label() + ":");
    Combo values = new Combo(fields, SWT.DROP_DOWN | SWT.READ_ONLY);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(values);
    choice.values().forEach(each -> values.add(each.label()));
    List<String> keys = choice.values().stream().map(PrintableDocumentsResult.Value::key).toList();
    // Only a changed value is saved. A default, such as the side of the pages, stays a default.
    values.select(
        keys.getFirst().isEmpty()
            ? 0
            : Math.max(0, last.choice(choice.key()).map(keys::indexOf).orElse(0)));
    label(fields, "");
    choices.put(choice, values);
  }

  /** The key of what is chosen by that of the choice. */
  private Map<String, String> chosen() {
    Map<String, String> chosen = new LinkedHashMap<>();
    choices.forEach(
        (choice, combo) ->
            chosen.put(
                choice.key(), choice.values().get(Math.max(0, combo.getSelectionIndex())).key()));
    return chosen;
  }

  private static Label label(Composite parent, String text) {
    Label label = new Label(parent, SWT.NONE);
    label.setText(text);
    return label;
  }

  private static Button button(Composite parent, String text, Runnable pressed) {
    Button button = new Button(parent, SWT.PUSH);
    button.setText(text);
    GridDataFactory.fillDefaults().applyTo(button);
    button.addListener(SWT.Selection, event -> pressed.run());
    return button;
  }

  private void createTable(Composite fields) {
    Composite frame = new Composite(fields, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, true).hint(560, 170).applyTo(frame);
    TableColumnLayout columns = new TableColumnLayout();
    frame.setLayout(columns);
    table =
        CheckboxTableViewer.newCheckList(
            frame, SWT.BORDER | SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL);
    table.getTable().setHeaderVisible(true);
    table.setContentProvider(ArrayContentProvider.getInstance());
    column(columns, "Summary", 5, PrintableDocumentsResult.PrintableItem::title);
    column(columns, "Kind", 2, PrintableDocumentsResult.PrintableItem::kind);
    column(columns, "File", 4, each -> each.id() + chosenFormat().ending());
    table.addCheckStateListener(event -> check());
    table.addSelectionChangedListener(event -> check());
    table.addDoubleClickListener(event -> preview());
  }

  private void column(
      TableColumnLayout columns,
      String title,
      int weight,
      Function<PrintableDocumentsResult.PrintableItem, String> text) {
    TableViewerColumn column = new TableViewerColumn(table, SWT.NONE);
    column.getColumn().setText(title);
    columns.setColumnData(column.getColumn(), new ColumnWeightData(weight, 80));
    column.setLabelProvider(
        ColumnLabelProvider.createTextProvider(
            each -> text.apply((PrintableDocumentsResult.PrintableItem) each)));
  }

  private void createButtons(Composite fields) {
    Composite buttons = new Composite(fields, SWT.NONE);
    GridDataFactory.fillDefaults().applyTo(buttons);
    GridLayoutFactory.fillDefaults().applyTo(buttons);
    button(buttons, "Select &All", () -> checkAll(true));
    button(buttons, "&Deselect All", () -> checkAll(false));
    preview = button(buttons, "&Preview...", this::preview);
  }

  @Override
  protected void createButtonsForButtonBar(Composite parent) {
    createButton(parent, IDialogConstants.OK_ID, "Export", true);
    createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    showFormat();
  }

  private List<String> keys() {
    return printable.formats().stream().map(PrintableDocumentsResult.Format::key).toList();
  }

  /** The last one, where something is made in it; else the first in which something is. */
  private String usualFormat() {
    List<String> made =
        keys().stream()
            .filter(
                key -> printable.summaries().stream().anyMatch(it -> it.formats().contains(key)))
            .toList();
    return last.format().filter(made::contains).orElse(made.isEmpty() ? "" : made.getFirst());
  }

  private PrintableDocumentsResult.Format chosenFormat() {
    return printable.formats().get(Math.max(0, format.getSelectionIndex()));
  }

  /** Shows what is made in the format. */
  private void showFormat() {
    List<PrintableDocumentsResult.PrintableItem> made =
        printable.summaries().stream()
            .filter(each -> each.formats().contains(chosenFormat().key()))
            .toList();
    table.setInput(made);
    List<PrintableDocumentsResult.PrintableItem> meant = meant(made);
    table.setCheckedElements(meant.toArray());
    if (!meant.isEmpty()) {
      table.setSelection(new StructuredSelection(meant.getFirst()), true);
    }
    check();
  }

  /** Returns the default documents for the user's selection, if there are any. */
  private List<PrintableDocumentsResult.PrintableItem> meant(
      List<PrintableDocumentsResult.PrintableItem> made) {
    List<PrintableDocumentsResult.PrintableItem> subject =
        made.stream().filter(each -> each.subject().equals(about)).toList();
    List<PrintableDocumentsResult.PrintableItem> asked = subject.isEmpty() ? made : subject;
    List<PrintableDocumentsResult.PrintableItem> usual =
        asked.stream().filter(PrintableDocumentsResult.PrintableItem::usual).toList();
    return usual.isEmpty() ? asked : usual;
  }

  private void checkAll(boolean wanted) {
    table.setAllChecked(wanted);
    check();
  }

  private List<PrintableDocumentsResult.PrintableItem> checked() {
    return Arrays.stream(table.getCheckedElements())
        .map(PrintableDocumentsResult.PrintableItem.class::cast)
        .toList();
  }

  private void browse() {
    DirectoryDialog dialog = new DirectoryDialog(getShell());
    dialog.setText("Folder for the summaries");
    dialog.setFilterPath(folder.getText());
    String chosen = dialog.open();
    if (chosen != null) {
      folder.setText(chosen);
    }
  }

  private void preview() {
    if (table.getStructuredSelection().getFirstElement()
        instanceof PrintableDocumentsResult.PrintableItem made) {
      Shell shell = getShell();
      preview.setEnabled(false);
      // The server's thread may not ask the fields of the dialog.
      ExecuteCommandParams question =
          ExportRequest.question(file, List.of(made.id()), chosenFormat().key(), chosen());
      ServerRequestJob.of(
          "Preview of " + made.title(),
          server -> server.getWorkspaceService().executeCommand(question),
          answer -> {
            if (!shell.isDisposed()) {
              check();
              preview(shell, made, answer);
            }
          });
    }
  }

  private void preview(Shell shell, PrintableDocumentsResult.PrintableItem made, Object answer) {
    if (answer instanceof PrintResult printed && !printed.pages().isEmpty()) {
      DocumentPreview.of(shell, made.title(), printed.pages().getFirst());
    } else {
      setErrorMessage(
          answer instanceof PrintResult refused && !refused.refusal().isEmpty()
              ? refused.refusal()
              : "The Muster language server is not running. The Error Log has the reason.");
    }
  }

  /** Returns the entered folder; empty if it is invalid, after showing an error. */
  private Optional<Path> named() {
    try {
      Path named = Path.of(folder.getText().strip());
      if (!named.isAbsolute()) {
        setErrorMessage("Give the whole path of the folder.");
      } else if (Files.exists(named) && !Files.isDirectory(named)) {
        setErrorMessage("This is a file, not a folder: " + named);
      } else {
        return Optional.of(named);
      }
    } catch (InvalidPathException noPath) {
      setErrorMessage("This is not the name of a folder: " + folder.getText());
    }
    return Optional.empty();
  }

  private void check() {
    setErrorMessage(null);
    boolean place = named().isPresent();
    boolean some = !checked().isEmpty();
    if (place && !some) {
      setErrorMessage(
          table.getTable().getItemCount() == 0
              ? "Nothing of this file is made as " + chosenFormat().label() + "."
              : "Choose at least one summary.");
    }
    preview.setEnabled(!table.getStructuredSelection().isEmpty());
    getButton(IDialogConstants.OK_ID).setEnabled(place && some);
  }

  @Override
  protected void okPressed() {
    named()
        .ifPresent(
            place -> {
              if (mayReplace(place)) {
                List<String> ids =
                    checked().stream().map(PrintableDocumentsResult.PrintableItem::id).toList();
                wish =
                    new ExportRequest(
                        ids, chosenFormat().key(), chosen(), place, open.getSelection());
                last.remember(file, wish);
                super.okPressed();
              }
            });
  }

  /** Nothing that is there is replaced unasked. */
  private boolean mayReplace(Path place) {
    List<String> there =
        checked().stream()
            .map(each -> each.id() + chosenFormat().ending())
            .filter(name -> Files.exists(place.resolve(name)))
            .toList();
    return there.isEmpty()
        || MessageDialog.open(
                MessageDialog.QUESTION,
                getShell(),
                "Replace files?",
                (there.size() == 1 ? "This file is" : "These files are")
                    + " in "
                    + place
                    + " already:\n\n"
                    + String.join("\n", there),
                SWT.SHEET,
                "Replace",
                IDialogConstants.CANCEL_LABEL)
            == 0;
  }
}
