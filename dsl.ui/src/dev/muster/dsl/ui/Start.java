package dev.muster.dsl.ui;

import dev.muster.dsl.ui.battle.LensBattles;
import dev.muster.dsl.ui.command.EditorContext;
import dev.muster.dsl.ui.project.CheckAtStart;
import dev.muster.dsl.ui.project.ErrorsFirst;
import dev.muster.dsl.ui.quickfix.Fixes;
import dev.muster.dsl.ui.result.BalanceShortcut;
import dev.muster.dsl.ui.text.SaveActions;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;

/** What begins with the workbench. */
public final class Start implements IStartup {

  @Override
  public void earlyStartup() {
    Fixes.follow();
    LensBattles.register();
    BalanceShortcut.register();
    SaveActions.follow();
    CheckAtStart.begin();
    PlatformUI.getWorkbench()
        .getDisplay()
        .asyncExec(
            () -> {
              EditorContext.activate();
              ErrorsFirst.follow();
            });
  }
}
