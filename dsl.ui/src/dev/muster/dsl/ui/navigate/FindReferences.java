package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.command.ActiveBattle;
import dev.muster.dsl.ui.command.BattleCommand;
import dev.muster.dsl.ui.editor.Words;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.search.ui.NewSearchUI;

/** Ctrl+Shift+G: all places of the workspace that use the name at the cursor. */
public final class FindReferences extends BattleCommand {

  @Override
  protected void run(ActiveBattle battle) {
    try {
      IRegion word = Words.at(battle.document(), battle.selection().getOffset());
      String name = battle.document().get(word.getOffset(), word.getLength());
      if (name.isEmpty()) {
        battle.say("Put the cursor on a name first.");
        return;
      }
      NewSearchUI.runQueryInBackground(new Usages(name, battle.file(), battle.position()));
    } catch (BadLocationException outrun) {
      battle.say("The text has changed; try again.");
    }
  }
}
