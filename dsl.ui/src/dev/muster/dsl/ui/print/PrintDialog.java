package dev.muster.dsl.ui.print;

import dev.muster.print.Page;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Asks where the pages go; they are named, so that nobody is surprised by what is written. */
final class PrintDialog extends TitleAreaDialog {

  private final String printed;
  private final List<Page> pages;
  private Path folder;
  private Text text;

  PrintDialog(Shell shell, String printed, List<Page> pages, Path folder) {
    super(shell);
    this.printed = printed;
    this.pages = List.copyOf(pages);
    this.folder = folder;
    setHelpAvailable(false);
  }

  /** The folder chosen. */
  Path folder() {
    return folder;
  }

  @Override
  protected void configureShell(Shell shell) {
    super.configureShell(shell);
    shell.setText("Print");
  }

  @Override
  protected boolean isResizable() {
    return true;
  }

  @Override
  protected Control createDialogArea(Composite parent) {
    Composite area = (Composite) super.createDialogArea(parent);
    setTitle("Pages of " + printed);
    setMessage(
        "Each page is one HTML file that needs nothing else. Open it in a browser to print.");
    Composite fields = new Composite(area, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(fields);
    GridLayoutFactory.swtDefaults().numColumns(3).applyTo(fields);
    new Label(fields, SWT.NONE).setText("&Folder:");
    text = new Text(fields, SWT.BORDER | SWT.SINGLE);
    GridDataFactory.fillDefaults().grab(true, false).hint(420, SWT.DEFAULT).applyTo(text);
    text.setText(folder.toString());
    text.selectAll();
    text.addModifyListener(event -> check());
    Button browse = new Button(fields, SWT.PUSH);
    browse.setText("&Browse...");
    browse.addListener(SWT.Selection, event -> browse());
    GridDataFactory.swtDefaults()
        .align(SWT.BEGINNING, SWT.BEGINNING)
        .applyTo(label(fields, "Pages:"));
    GridDataFactory.fillDefaults()
        .span(2, 1)
        .applyTo(label(fields, String.join("\n", pages.stream().map(Page::fileName).toList())));
    return area;
  }

  private static Label label(Composite parent, String text) {
    Label label = new Label(parent, SWT.NONE);
    // An ampersand in a file name is no keyboard shortcut.
    label.setText(text.replace("&", "&&"));
    return label;
  }

  @Override
  protected void createButtonsForButtonBar(Composite parent) {
    createButton(parent, IDialogConstants.OK_ID, "Write pages", true);
    createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
  }

  private void browse() {
    DirectoryDialog dialog = new DirectoryDialog(getShell());
    dialog.setText("Folder for the pages");
    dialog.setFilterPath(text.getText());
    String chosen = dialog.open();
    if (chosen != null) {
      text.setText(chosen);
    }
  }

  private void check() {
    String problem = null;
    try {
      folder = Path.of(text.getText().strip());
      if (!folder.isAbsolute()) {
        problem = "Give the whole path of the folder.";
      } else if (Files.exists(folder) && !Files.isDirectory(folder)) {
        problem = "This is a file, not a folder.";
      }
    } catch (InvalidPathException noPath) {
      problem = "This is not the name of a folder.";
    }
    setErrorMessage(problem);
    getButton(IDialogConstants.OK_ID).setEnabled(problem == null);
  }
}
