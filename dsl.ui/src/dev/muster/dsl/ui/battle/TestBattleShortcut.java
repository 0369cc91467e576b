package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.ReadScenariosJob;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.ILaunchShortcut2;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;

/** Run As &gt; Test Battle, on a file, on a line of the editor or on a node of the outline. */
public final class TestBattleShortcut implements ILaunchShortcut2 {

  @Override
  public void launch(ISelection selection, String mode) {
    ScenarioChooser.of(selection, "Test Battle", TestBattleShortcut::fight);
  }

  @Override
  public void launch(IEditorPart editor, String mode) {
    ScenarioChooser.of(editor, "Test Battle", TestBattleShortcut::fight);
  }

  /** Fights a scenario of a file, as Run As does. */
  static void fight(MusterFile file, String scenario) {
    try {
      DebugUITools.launch(
          TestBattleConfiguration.of(file, scenario),
          org.eclipse.debug.core.ILaunchManager.RUN_MODE);
    } catch (CoreException failure) {
      ILog.of(TestBattleShortcut.class).log(failure.getStatus());
    }
  }

  /** Fights a scenario of a file with settings of its own, which no configuration keeps. */
  public static void fight(MusterFile file, String scenario, TestBattleSettings settings) {
    ReadScenariosJob.of(
        file,
        scenarios ->
            scenarios
                .chosen(scenario)
                .ifPresent(
                    program ->
                        new TestBattleJob(settings.of(program), file.uri(), settings).schedule()));
  }

  /** Fights the scenario around a line of a file; 0 for the only one. */
  static void fightAt(MusterFile file, int line) {
    ScenarioChooser.of(file, line, "Test Battle", TestBattleShortcut::fight);
  }

  /** One, so that Run fights at once and does not ask whether to balance. */
  @Override
  public ILaunchConfiguration[] getLaunchConfigurations(ISelection selection) {
    return selection instanceof IStructuredSelection chosen
        ? offered(MusterFile.of(chosen.getFirstElement()), ScenarioChooser.line(selection))
        : null;
  }

  @Override
  public ILaunchConfiguration[] getLaunchConfigurations(IEditorPart editor) {
    return offered(MusterFile.of(editor.getEditorInput()), ScenarioChooser.cursorLine(editor));
  }

  private static ILaunchConfiguration[] offered(Optional<MusterFile> file, int line) {
    try {
      return file.isPresent()
          ? new ILaunchConfiguration[] {TestBattleConfiguration.at(file.get(), line)}
          : null;
    } catch (CoreException failure) {
      ILog.of(TestBattleShortcut.class).log(failure.getStatus());
      return null;
    }
  }

  @Override
  public IResource getLaunchableResource(ISelection selection) {
    return selection instanceof IStructuredSelection chosen
        ? Adapters.adapt(chosen.getFirstElement(), IFile.class)
        : null;
  }

  @Override
  public IResource getLaunchableResource(IEditorPart editor) {
    return Adapters.adapt(editor.getEditorInput(), IFile.class);
  }
}
