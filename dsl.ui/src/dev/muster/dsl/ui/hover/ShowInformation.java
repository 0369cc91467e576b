package dev.muster.dsl.ui.hover;

import dev.muster.dsl.ui.command.ActiveBattle;
import dev.muster.dsl.ui.command.BattleCommand;
import dev.muster.dsl.ui.editor.Words;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;

/**
 * F2: the hover of the word at the cursor, with the focus. It opens once the server has answered.
 */
public final class ShowInformation extends BattleCommand {

  @Override
  protected void run(ActiveBattle battle) {
    Display display = Display.getCurrent();
    WordHover.ask(battle.document(), Words.at(battle.document(), battle.selection().getOffset()))
        .thenAccept(
            told ->
                display.asyncExec(
                    () -> {
                      IAction show =
                          battle.editor().getAction(ITextEditorActionConstants.SHOW_INFORMATION);
                      if (told.isEmpty()) {
                        battle.say("There is nothing to tell about this.");
                      } else if (show != null) {
                        show.run();
                      }
                    }));
  }
}
