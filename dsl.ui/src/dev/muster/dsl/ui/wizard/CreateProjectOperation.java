package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ui.project.MusterNature;
import dev.muster.examples.Examples.Example;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ui.actions.WorkspaceModifyOperation;

/** Creates a Muster project in UTF-8, with the files of an example if one is chosen. */
final class CreateProjectOperation extends WorkspaceModifyOperation {

  private final IProject project;
  private final URI location;
  private final Optional<Example> example;

  /**
   * Creates the operation.
   *
   * @param location folder of the project; null for the workspace
   */
  CreateProjectOperation(IProject project, URI location, Optional<Example> example) {
    this.project = project;
    this.location = location;
    this.example = example;
  }

  @Override
  protected void execute(IProgressMonitor monitor) throws CoreException {
    SubMonitor progress = SubMonitor.convert(monitor, "Making " + project.getName(), 100);
    IProjectDescription description =
        project.getWorkspace().newProjectDescription(project.getName());
    description.setLocationURI(location);
    project.create(description, progress.split(20));
    project.open(progress.split(20));
    project.setDefaultCharset(StandardCharsets.UTF_8.name(), progress.split(10));
    if (example.isPresent()) {
      SubMonitor files = progress.split(30).setWorkRemaining(example.get().files().size());
      for (String name : example.get().files()) {
        IFile file = project.getFile(name);
        // A project made on a folder that holds battles keeps them.
        if (!file.exists()) {
          file.create(
              example.get().text(name).getBytes(StandardCharsets.UTF_8),
              false,
              false,
              files.split(1));
        }
      }
    }
    // Last, so that the first check finds all files.
    MusterNature.add(project, progress.split(20));
  }

  /** The file to begin with, where an example was chosen. */
  Optional<IFile> first() {
    return example.map(each -> project.getFile(each.first())).filter(IFile::exists);
  }
}
