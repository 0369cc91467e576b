package dev.muster.dsl.ui.wizard;

import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/**
 * File &gt; Import &gt; Muster &gt; Army Table: imports an army list from print or a spreadsheet
 * into a file.
 */
public final class ImportArmyWizard extends BasicNewResourceWizard implements IImportWizard {

  private final ArmyTablePage table = new ArmyTablePage();
  private ArmyFilePage place;

  @Override
  protected void initializeDefaultPageImageDescriptor() {
    setDefaultPageImageDescriptor(WizardBanner.image());
  }

  @Override
  public void addPages() {
    setWindowTitle("Import Army Table");
    setNeedsProgressMonitor(true);
    addPage(table);
    place = new ArmyFilePage(WizardSelection.place(getWorkbench(), getSelection()), table);
    addPage(place);
  }

  @Override
  public boolean performFinish() {
    IFile file = place.createNewFile();
    if (file == null) {
      return false;
    }
    selectAndReveal(file);
    try {
      IDE.openEditor(getWorkbench().getActiveWorkbenchWindow().getActivePage(), file);
    } catch (PartInitException failure) {
      place.setErrorMessage(failure.getMessage());
      return false;
    }
    return true;
  }
}
