package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import org.eclipse.jface.text.ITextSelection;

/** Alt+Shift+Down: restores the selection before its last expansion. */
public final class RestoreSelectionHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    ITextSelection last = SelectionHistory.of(battle.document()).back(battle.selection());
    if (last != null) {
      battle.editor().selectAndReveal(last.getOffset(), last.getLength());
    }
  }
}
