package dev.muster.dsl.ui.wizard;

import java.lang.reflect.InvocationTargetException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewProjectResourceWizard;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** New &gt; Muster Project: empty, or with the files of an example. */
public final class NewProjectWizard extends BasicNewResourceWizard implements IExecutableExtension {

  private final ProjectPage page = new ProjectPage();
  private IConfigurationElement configuration;

  @Override
  protected void initializeDefaultPageImageDescriptor() {
    setDefaultPageImageDescriptor(WizardBanner.image());
  }

  @Override
  public void addPages() {
    setWindowTitle("New Muster Project");
    setNeedsProgressMonitor(true);
    addPage(page);
  }

  @Override
  public void setInitializationData(IConfigurationElement element, String name, Object data) {
    configuration = element;
  }

  @Override
  public boolean performFinish() {
    IProject project = page.getProjectHandle();
    CreateProjectOperation making =
        new CreateProjectOperation(
            project, page.useDefaults() ? null : page.getLocationURI(), page.example());
    try {
      getContainer().run(true, true, making);
    } catch (InvocationTargetException failure) {
      page.setErrorMessage(
          "The project could not be made: " + failure.getTargetException().getMessage());
      return false;
    } catch (InterruptedException stopped) {
      return false;
    }
    BasicNewProjectResourceWizard.updatePerspective(configuration);
    selectAndReveal(project);
    making.first().ifPresent(this::open);
    return true;
  }

  private void open(IFile file) {
    selectAndReveal(file);
    try {
      IDE.openEditor(getWorkbench().getActiveWorkbenchWindow().getActivePage(), file);
    } catch (PartInitException failure) {
      page.setErrorMessage(failure.getMessage());
    }
  }
}
