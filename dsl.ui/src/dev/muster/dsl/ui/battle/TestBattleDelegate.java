package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.ReadScenariosJob;
import dev.muster.dsl.ui.server.ScenarioList;
import dev.muster.rules.model.BattleProgram;
import java.util.Optional;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.ILaunchConfigurationDelegate;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/**
 * Starts a test battle. It is fought in this JVM by a job of its own, so the launch itself is over
 * at once. Unsaved editors need not be saved: the server has their text.
 */
public final class TestBattleDelegate implements ILaunchConfigurationDelegate {

  @Override
  public void launch(
      ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor)
      throws CoreException {
    try {
      start(configuration, SubMonitor.convert(monitor));
    } finally {
      // Nothing of it runs on that could be terminated.
      DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
    }
  }

  private static void start(ILaunchConfiguration configuration, IProgressMonitor monitor)
      throws CoreException {
    Optional<MusterFile> file = TestBattleConfiguration.file(configuration);
    Optional<TestBattleSettings> wish = TestBattleConfiguration.settings(configuration);
    if (file.isEmpty() || wish.isEmpty()) {
      refuse(
          configuration.getName() + " cannot be fought",
          file.isEmpty()
              ? "There is no file "
                  + configuration.getAttribute(TestBattleConfiguration.FILE, "")
                  + ". Choose another in Run > Run Configurations."
              : "The seed is a whole number. Change it in Run > Run Configurations.");
      return;
    }
    if (configuration.hasAttribute(TestBattleConfiguration.LINE)) {
      int line = configuration.getAttribute(TestBattleConfiguration.LINE, 0);
      Display.getDefault().asyncExec(() -> TestBattleShortcut.fightAt(file.get(), line));
      return;
    }
    String name = TestBattleConfiguration.scenario(configuration);
    ScenarioList scenarios = ReadScenariosJob.read(file.get(), monitor);
    Optional<BattleProgram> program = scenarios.chosen(name);
    if (program.isPresent()) {
      fight(file.get(), program.get(), wish.get());
    } else {
      refuse(
          file.get().name() + " cannot be fought",
          scenarios.refusal().isEmpty()
              ? "There is no scenario '" + name + "' in the file; it has " + names(scenarios) + "."
              : scenarios.refusal());
    }
  }

  private static void fight(MusterFile file, BattleProgram program, TestBattleSettings wish) {
    try {
      new TestBattleJob(wish.of(program), file.uri(), wish).schedule();
    } catch (IllegalArgumentException refused) {
      refuse(
          program.scenario().name() + " cannot be fought so",
          refused.getMessage() + ".\n\nChange it in Run > Run Configurations.");
    }
  }

  private static String names(ScenarioList scenarios) {
    return String.join(
        ", ", scenarios.programs().stream().map(each -> each.scenario().name()).toList());
  }

  private static void refuse(String title, String why) {
    Display.getDefault()
        .asyncExec(
            () ->
                MessageDialog.openError(
                    PlatformUI.getWorkbench().getModalDialogShellProvider().getShell(),
                    title,
                    why));
  }
}
