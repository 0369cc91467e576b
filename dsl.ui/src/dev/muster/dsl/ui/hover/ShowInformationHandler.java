package dev.muster.dsl.ui.hover;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.editor.WordFinder;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewerExtension4;
import org.eclipse.swt.widgets.Display;

/**
 * F2: gives the focus to the visible hover. If there is none, it opens the hover of the word at the
 * cursor with the focus when the server has answered.
 */
public final class ShowInformationHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    if (battle.viewer() instanceof ITextViewerExtension4 hovered
        && hovered.moveFocusToWidgetToken()) {
      return;
    }
    Display display = Display.getCurrent();
    IRegion word = WordFinder.at(battle.document(), battle.selection().getOffset());
    MusterTextHover.ask(battle.document(), word)
        .thenAccept(
            told ->
                display.asyncExec(
                    () ->
                        told.ifPresentOrElse(
                            markdown ->
                                CursorPopup.show(
                                    battle,
                                    MarkdownControlCreator.focused(),
                                    new HoverContent(markdown, battle.viewer(), word.getOffset())),
                            () -> battle.showStatus("There is nothing to tell about this."))));
  }
}
