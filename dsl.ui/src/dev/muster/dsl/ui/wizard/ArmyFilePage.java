package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ui.help.HelpContext;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;

/** The page for the folder and the name of the imported army's file. */
final class ArmyFilePage extends WizardNewFileCreationPage {

  private final ArmyTablePage table;

  ArmyFilePage(IStructuredSelection selection, ArmyTablePage table) {
    super("file", selection);
    this.table = table;
    setTitle("File");
    setDescription("Where the army is written. Other files use it with an import.");
    setFileExtension("muster");
  }

  @Override
  public void createControl(Composite parent) {
    super.createControl(parent);
    HelpContext.IMPORT.on(getControl());
  }

  @Override
  public void setVisible(boolean visible) {
    if (visible && getFileName().isEmpty()) {
      setFileName(table.fileName());
    }
    super.setVisible(visible);
  }

  /** Hides linked resources: the army is always written to a file. */
  @Override
  protected void createAdvancedControls(Composite parent) {
    // None.
  }

  @Override
  protected void createLinkTarget() {
    // None.
  }

  @Override
  protected IStatus validateLinkedResource() {
    return Status.OK_STATUS;
  }

  @Override
  protected InputStream getInitialContents() {
    return new ByteArrayInputStream(table.text().getBytes(StandardCharsets.UTF_8));
  }
}
