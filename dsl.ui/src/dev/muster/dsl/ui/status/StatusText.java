package dev.muster.dsl.ui.status;

import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.action.StatusLineContributionItem;
import org.eclipse.jface.action.StatusLineManager;
import org.eclipse.ui.texteditor.ITextEditor;

/** A text in the status line, which all editors of one kind share. */
final class StatusText {

  private final String id;
  private final int letters;
  private StatusLineContributionItem item;

  /**
   * @param id its name in the status line
   * @param letters its width
   */
  StatusText(String id, int letters) {
    this.id = id;
    this.letters = letters;
  }

  /** Shows a text while an editor is active; hidden if it is empty. */
  void show(ITextEditor editor, String text) {
    IStatusLineManager line = editor.getEditorSite().getActionBars().getStatusLineManager();
    if (line == null) {
      return;
    }
    if (line.find(id) instanceof StatusLineContributionItem there) {
      item = there;
    } else if (text.isEmpty()) {
      return;
    } else {
      item = new StatusLineContributionItem(id, letters);
      line.prependToGroup(StatusLineManager.MIDDLE_GROUP, item);
    }
    item.setText(text);
    item.setVisible(!text.isEmpty());
    line.update(true);
  }

  /** Hides the text, because another file must not show it. */
  void hide() {
    if (item != null) {
      item.setText("");
      item.setVisible(false);
    }
  }
}
