package dev.muster.dsl.ui.project;

import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.core.resources.ICommand;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IProjectNature;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;

/** A project of battles: it is built, which is to say checked. */
public final class MusterNature implements IProjectNature {

  /** The name of the nature in a project's description. */
  public static final String ID = "dev.muster.dsl.ui.nature";

  private IProject project;

  /** Adds the Muster nature to a project, unless it has it. */
  public static void add(IProject project, IProgressMonitor monitor) throws CoreException {
    IProjectDescription description = project.getDescription();
    if (!description.hasNature(ID)) {
      description.setNatureIds(
          Stream.concat(Arrays.stream(description.getNatureIds()), Stream.of(ID))
              .toArray(String[]::new));
      project.setDescription(description, monitor);
    }
  }

  /** Makes a project an ordinary one again. */
  public static void remove(IProject project, IProgressMonitor monitor) throws CoreException {
    IProjectDescription description = project.getDescription();
    description.setNatureIds(
        Arrays.stream(description.getNatureIds())
            .filter(each -> !each.equals(ID))
            .toArray(String[]::new));
    project.setDescription(description, monitor);
  }

  @Override
  public void configure() throws CoreException {
    IProjectDescription description = project.getDescription();
    ICommand[] builders = description.getBuildSpec();
    if (Arrays.stream(builders).noneMatch(MusterNature::checks)) {
      ICommand check = description.newCommand();
      check.setBuilderName(MusterBuilder.ID);
      description.setBuildSpec(
          Stream.concat(Arrays.stream(builders), Stream.of(check)).toArray(ICommand[]::new));
      project.setDescription(description, null);
    }
  }

  @Override
  public void deconfigure() throws CoreException {
    IProjectDescription description = project.getDescription();
    description.setBuildSpec(
        Arrays.stream(description.getBuildSpec())
            .filter(each -> !checks(each))
            .toArray(ICommand[]::new));
    project.setDescription(description, null);
  }

  private static boolean checks(ICommand builder) {
    return builder.getBuilderName().equals(MusterBuilder.ID);
  }

  @Override
  public IProject getProject() {
    return project;
  }

  @Override
  public void setProject(IProject project) {
    this.project = project;
  }
}
