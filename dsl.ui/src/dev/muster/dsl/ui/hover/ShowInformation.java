package dev.muster.dsl.ui.hover;

import dev.muster.dsl.ui.command.ActiveBattle;
import dev.muster.dsl.ui.command.BattleCommand;
import dev.muster.dsl.ui.editor.Words;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewerExtension4;
import org.eclipse.swt.widgets.Display;

/**
 * F2: the focus goes into the hover that is shown; where there is none, that of the word at the
 * cursor opens with the focus, once the server has answered.
 */
public final class ShowInformation extends BattleCommand {

  @Override
  protected void run(ActiveBattle battle) {
    if (battle.viewer() instanceof ITextViewerExtension4 hovered
        && hovered.moveFocusToWidgetToken()) {
      return;
    }
    Display display = Display.getCurrent();
    IRegion word = Words.at(battle.document(), battle.selection().getOffset());
    WordHover.ask(battle.document(), word)
        .thenAccept(
            told ->
                display.asyncExec(
                    () ->
                        told.ifPresentOrElse(
                            markdown ->
                                TipAtCursor.show(
                                    battle,
                                    MarkdownTip.focused(),
                                    new MarkdownText(markdown, battle.viewer(), word.getOffset())),
                            () -> battle.say("There is nothing to tell about this."))));
  }
}
