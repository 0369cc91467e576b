package dev.muster.dsl.ui.severity;

import dev.muster.dsl.ide.command.CheckSettingsResult;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.dialogs.PropertyPage;

/**
 * Properties of a project &gt; Muster Checks: the severities of findings. They are stored in a file
 * of the project, so that every user and editor gets the same findings.
 */
public final class ProjectChecksPropertyPage extends PropertyPage {

  private Button own;
  private ChecksTable table;
  // The content of the settings file, or the user's preference if there is no file.
  private String text = "";
  private boolean there;

  @Override
  protected Control createContents(Composite parent) {
    Composite page = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(2).applyTo(page);
    own = new Button(page, SWT.CHECK);
    own.setText(
        "This &project says itself how much its findings matter, in " + SeveritySettings.FILE);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(own);
    Link workspace = new Link(page, SWT.NONE);
    workspace.setText("<a>Those of the workspace...</a>");
    workspace.addListener(
        SWT.Selection,
        event ->
            PreferencesUtil.createPreferenceDialogOn(
                    getShell(),
                    ChecksPreferencePage.ID,
                    new String[] {ChecksPreferencePage.ID},
                    null)
                .open());
    table = new ChecksTable(page);
    GridDataFactory.fillDefaults().span(2, 1).grab(true, true).applyTo(table);
    own.addListener(SWT.Selection, event -> table.setEnabled(own.getSelection()));
    own.setEnabled(false);
    table.setEnabled(false);
    IFile file = SeveritySettings.file(project());
    CompletableFuture<CheckSettingsResult> asked =
        CompletableFuture.supplyAsync(() -> read(file))
            .thenCompose(said -> SeveritySettings.ask(said, Map.of()));
    DialogPageUpdater.in(this, table, asked, told -> show(told, file.exists()));
    return page;
  }

  private static String read(IFile file) {
    try {
      return file.exists() ? file.readString() : SeveritySettings.preferred();
    } catch (CoreException unreadable) {
      throw new CompletionException(unreadable);
    }
  }

  private void show(CheckSettingsResult told, boolean exists) {
    text = told.text();
    there = exists;
    own.setEnabled(true);
    own.setSelection(exists);
    table.show(told);
    table.setEnabled(exists);
  }

  private IProject project() {
    return Adapters.adapt(getElement(), IProject.class);
  }

  @Override
  protected void performDefaults() {
    table.restore();
    super.performDefaults();
  }

  @Override
  public boolean performOk() {
    if (!own.isEnabled()) {
      // Nothing has been shown that could have been changed.
      return true;
    }
    IFile file = SeveritySettings.file(project());
    if (!own.getSelection()) {
      if (there) {
        work(file, null);
      }
    } else if (!there || !table.changes().isEmpty()) {
      String before = there ? text : SeveritySettings.BEGINNING + text;
      SeveritySettings.ask(before, table.changes())
          .thenAccept(
              told -> {
                if (told != null && told.refusal().isEmpty()) {
                  work(file, told.text());
                }
              });
      text = before;
      there = true;
    }
    return true;
  }

  /** Writes the file, or takes it away; the local history keeps what it said before. */
  private static void work(IFile file, String said) {
    WorkspaceJob job =
        new WorkspaceJob("Writing " + file.getFullPath()) {
          @Override
          public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
            if (said == null) {
              file.delete(IResource.KEEP_HISTORY, monitor);
            } else {
              file.write(said.getBytes(StandardCharsets.UTF_8), true, false, true, monitor);
            }
            return Status.OK_STATUS;
          }
        };
    job.setRule(file.getProject());
    job.schedule();
  }
}
