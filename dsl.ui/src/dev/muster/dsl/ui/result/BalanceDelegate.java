package dev.muster.dsl.ui.result;

import dev.muster.dsl.ui.battle.TestBattleConfiguration;
import dev.muster.dsl.ui.server.MusterFile;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.ILaunchConfigurationDelegate;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/** Starts a balance. A job of its own fights the battles, so the launch itself is over at once. */
public final class BalanceDelegate implements ILaunchConfigurationDelegate {

  @Override
  public void launch(
      ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor)
      throws CoreException {
    try {
      start(configuration);
    } finally {
      // Nothing of it runs on that could be terminated.
      DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
    }
  }

  private static void start(ILaunchConfiguration configuration) throws CoreException {
    Optional<MusterFile> file = TestBattleConfiguration.file(configuration);
    if (file.isEmpty()) {
      String named = configuration.getAttribute(TestBattleConfiguration.FILE, "");
      Display.getDefault()
          .asyncExec(
              () ->
                  MessageDialog.openError(
                      PlatformUI.getWorkbench().getModalDialogShellProvider().getShell(),
                      configuration.getName() + " cannot be fought",
                      "There is no file "
                          + named
                          + ". Choose another in Run > Run Configurations."));
      return;
    }
    String scenario = TestBattleConfiguration.scenario(configuration);
    String until = configuration.getAttribute(BalanceConfiguration.UNTIL, "").strip();
    String battles = BalanceConfiguration.battles(configuration).strip();
    String many =
        until.isEmpty()
            ? battles + (battles.equals("1") ? " battle" : " battles")
            : "until " + until;
    Map<String, Object> options = BalanceConfiguration.options(configuration);
    Display.getDefault()
        .asyncExec(
            () ->
                BalanceShortcut.balance(
                    file.get(),
                    scenario,
                    (scenario.isEmpty() ? file.get().name() : scenario) + ", " + many,
                    options));
  }
}
