package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ui.print.ExportHandler;
import dev.muster.dsl.ui.server.MusterFile;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;

/**
 * File &gt; Export &gt; Muster &gt; Summaries: asks for the file, then opens the dialog of Export
 * Summaries...
 */
public final class ExportWizard extends Wizard implements IExportWizard {

  private ExportFilePage page;
  private IWorkbench workbench;

  @Override
  public void init(IWorkbench shown, IStructuredSelection selection) {
    workbench = shown;
    page = new ExportFilePage(WizardSelection.resource(shown, selection));
    setWindowTitle("Export for the Table");
    setDefaultPageImageDescriptor(WizardBanner.image());
  }

  @Override
  public void addPages() {
    addPage(page);
  }

  @Override
  public boolean performFinish() {
    Optional<IFile> chosen = page.chosen();
    Shell shell = workbench.getActiveWorkbenchWindow().getShell();
    // Once this dialog is gone.
    shell
        .getDisplay()
        .asyncExec(
            () ->
                chosen
                    .flatMap(MusterFile::of)
                    .ifPresent(file -> ExportHandler.export(shell, file)));
    return chosen.isPresent();
  }
}
