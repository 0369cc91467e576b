package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ide.command.NewFileResult;
import dev.muster.dsl.ide.scene.NewMapAnswer;
import dev.muster.dsl.ide.scene.NewMapParams;
import dev.muster.dsl.ui.map.BattleMapView;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.ResponseAwaiter;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.WorkspaceModifyOperation;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** New &gt; Army, Map, Scenario or Sheet: a file with the text the server begins it with. */
public final class NewFileWizard extends BasicNewResourceWizard implements IExecutableExtension {

  private static final String NOT_RUNNING =
      "The Muster language server is not running. The Error Log has the reason.";

  private FileKind kind = FileKind.ARMY;
  private NewFilePage page;

  @Override
  public void setInitializationData(IConfigurationElement element, String name, Object data) {
    kind = FileKind.valueOf(String.valueOf(data).toUpperCase(Locale.ROOT));
  }

  @Override
  protected void initializeDefaultPageImageDescriptor() {
    setDefaultPageImageDescriptor(WizardBanner.image());
  }

  @Override
  public void addPages() {
    setWindowTitle("New " + kind.label());
    setNeedsProgressMonitor(true);
    page = new NewFilePage(kind, WizardSelection.resource(getWorkbench(), getSelection()));
    addPage(page);
  }

  @Override
  public boolean performFinish() {
    IFile file = page.file();
    Map<String, Object> options = page.options();
    NewMapParams battle = kind == FileKind.BATTLE ? page.battle() : null;
    try {
      getContainer()
          .run(
              true,
              true,
              new WorkspaceModifyOperation(file.getParent()) {
                @Override
                protected void execute(IProgressMonitor monitor) throws CoreException {
                  monitor.beginTask("Writing " + file.getName(), IProgressMonitor.UNKNOWN);
                  file.create(
                      (battle == null ? text(options, monitor) : text(battle, monitor))
                          .getBytes(StandardCharsets.UTF_8),
                      false,
                      false,
                      monitor);
                }
              });
      selectAndReveal(file);
      IWorkbenchPage workbench = getWorkbench().getActiveWorkbenchWindow().getActivePage();
      IDE.openEditor(workbench, file);
      if (kind == FileKind.BATTLE) {
        ((BattleMapView) workbench.showView(BattleMapView.ID)).openPalette();
      }
      return true;
    } catch (InvocationTargetException failure) {
      page.setErrorMessage(failure.getTargetException().getMessage());
      return false;
    } catch (PartInitException failure) {
      page.setErrorMessage(failure.getMessage());
      return false;
    } catch (InterruptedException stopped) {
      return false;
    }
  }

  private static String text(NewMapParams battle, IProgressMonitor monitor) throws CoreException {
    NewMapAnswer answer =
        (NewMapAnswer)
            await(LanguageServerHost.running().askScenes(it -> it.newMap(battle)), monitor);
    if (answer == null) {
      throw new CoreException(Status.error(NOT_RUNNING));
    }
    if (!answer.refusal().isEmpty()) {
      throw new CoreException(Status.error(answer.refusal()));
    }
    return answer.text();
  }

  private String text(Map<String, Object> options, IProgressMonitor monitor) throws CoreException {
    CompletableFuture<Object> answer = kind.begin(options);
    if (!(await(answer, monitor) instanceof NewFileResult begun)) {
      throw new CoreException(Status.error(NOT_RUNNING));
    }
    if (!begun.refusal().isEmpty()) {
      throw new CoreException(Status.error(begun.refusal()));
    }
    return begun.text();
  }

  /** Waits as long as the user does: a server that has just been started reads all files first. */
  private static Object await(CompletableFuture<?> answer, IProgressMonitor monitor) {
    try {
      return ResponseAwaiter.await(answer, monitor);
    } catch (ExecutionException | CancellationException failure) {
      // The failure is already reported.
      return null;
    }
  }
}
