package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.command.ActiveBattle;
import dev.muster.dsl.ui.command.BattleCommand;
import org.eclipse.jface.text.ITextSelection;

/** Alt+Shift+Down: the selection as it was before it grew. */
public final class SelectLast extends BattleCommand {

  @Override
  protected void run(ActiveBattle battle) {
    ITextSelection last = SelectionHistory.of(battle.document()).back(battle.selection());
    if (last != null) {
      battle.editor().selectAndReveal(last.getOffset(), last.getLength());
    }
  }
}
