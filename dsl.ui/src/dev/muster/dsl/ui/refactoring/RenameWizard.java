package dev.muster.dsl.ui.refactoring;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.ui.refactoring.RefactoringWizard;
import org.eclipse.ltk.ui.refactoring.UserInputWizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** Asks for the new name, and shows what would change on request. */
final class RenameWizard extends RefactoringWizard {

  private final MusterRenameRefactoring refactoring;

  RenameWizard(MusterRenameRefactoring refactoring) {
    super(refactoring, DIALOG_BASED_USER_INTERFACE | PREVIEW_EXPAND_FIRST_NODE);
    this.refactoring = refactoring;
    setDefaultPageTitle("Rename");
  }

  @Override
  protected void addUserInputPages() {
    addPage(new NamePage(refactoring));
  }

  private static final class NamePage extends UserInputWizardPage {

    private final MusterRenameRefactoring refactoring;

    NamePage(MusterRenameRefactoring refactoring) {
      super("name");
      this.refactoring = refactoring;
    }

    @Override
    public void createControl(Composite parent) {
      Composite page = new Composite(parent, SWT.NONE);
      GridLayoutFactory.swtDefaults().numColumns(2).applyTo(page);
      new Label(page, SWT.NONE).setText("&New name:");
      Text text = new Text(page, SWT.BORDER | SWT.SINGLE);
      GridDataFactory.fillDefaults().grab(true, false).hint(260, SWT.DEFAULT).applyTo(text);
      text.setText(refactoring.old());
      text.selectAll();
      text.addModifyListener(event -> check(text.getText()));
      setControl(page);
      setPageComplete(false);
      text.setFocus();
    }

    private void check(String name) {
      RefactoringStatus status = refactoring.setName(name);
      setPageComplete(status);
    }
  }
}
