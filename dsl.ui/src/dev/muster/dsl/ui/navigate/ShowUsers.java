package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.command.ActiveBattle;
import dev.muster.dsl.ui.command.BattleCommand;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.ui.PartInitException;

/** Ctrl+Alt+H: who uses what stands at the cursor, as a tree. */
public final class ShowUsers extends BattleCommand {

  @Override
  protected void run(ActiveBattle battle) {
    battle.ask(
        it ->
            it.getTextDocumentService()
                .prepareCallHierarchy(
                    new CallHierarchyPrepareParams(battle.file(), battle.position())),
        items -> {
          if (items.isEmpty()) {
            battle.say("Put the cursor on a name first.");
            return;
          }
          try {
            UsersView view = (UsersView) battle.editor().getSite().getPage().showView(UsersView.ID);
            view.show(items.getFirst());
          } catch (PartInitException failure) {
            ILog.of(ShowUsers.class).log(failure.getStatus());
          }
        });
  }
}
