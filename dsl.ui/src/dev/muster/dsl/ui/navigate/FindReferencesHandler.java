package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.editor.WordFinder;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.search.ui.NewSearchUI;

/** Ctrl+Shift+G: all places of the workspace that use the name at the cursor. */
public final class FindReferencesHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    try {
      IRegion word = WordFinder.at(battle.document(), battle.selection().getOffset());
      String name = battle.document().get(word.getOffset(), word.getLength());
      if (name.isEmpty()) {
        battle.showStatus("Put the cursor on a name first.");
        return;
      }
      NewSearchUI.runQueryInBackground(
          new ReferenceSearchQuery(name, battle.file(), battle.position()));
    } catch (BadLocationException outrun) {
      battle.showStatus("The text has changed; try again.");
    }
  }
}
