package dev.muster.dsl.ui;

import dev.muster.dsl.ui.battle.BattleLensCommands;
import dev.muster.dsl.ui.command.EditorContext;
import dev.muster.dsl.ui.outline.Breadcrumbs;
import dev.muster.dsl.ui.outline.FileParts;
import dev.muster.dsl.ui.project.ProblemsViewExpander;
import dev.muster.dsl.ui.project.RestartArguments;
import dev.muster.dsl.ui.project.StartupCheck;
import dev.muster.dsl.ui.quickfix.CodeActionCache;
import dev.muster.dsl.ui.quickfix.PlatformQuickFixRemover;
import dev.muster.dsl.ui.result.BalanceShortcut;
import dev.muster.dsl.ui.result.ResultsView;
import dev.muster.dsl.ui.status.ChancesStatus;
import dev.muster.dsl.ui.status.PlaceStatus;
import dev.muster.dsl.ui.text.SaveActions;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;

/** Starts the services that begin with the workbench. */
public final class MusterStartup implements IStartup {

  @Override
  public void earlyStartup() {
    CodeActionCache.follow();
    FileParts.follow();
    BattleLensCommands.register();
    BalanceShortcut.register();
    ResultsView.follow();
    SaveActions.follow();
    StartupCheck.begin();
    PlatformUI.getWorkbench()
        .getDisplay()
        .asyncExec(
            () -> {
              EditorContext.activate();
              PlaceStatus.follow(PlatformUI.getWorkbench());
              ChancesStatus.follow(PlatformUI.getWorkbench());
              Breadcrumbs.follow();
              PlatformQuickFixRemover.follow();
              RestartArguments.follow(PlatformUI.getWorkbench());
              ProblemsViewExpander.follow();
            });
  }
}
