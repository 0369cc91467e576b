package dev.muster.dsl.ui.result;

import dev.muster.dsl.ui.battle.TestBattleShortcut;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;

/**
 * Test Battle, Balance and Play Situation as commands: for keys, the toolbar and Quick Access. What
 * is selected counts in a list of files or an outline, otherwise the editor.
 */
public final class RunHandler extends AbstractHandler implements IExecutableExtension {

  private ILaunchShortcut shortcut = new TestBattleShortcut();

  @Override
  public void setInitializationData(IConfigurationElement element, String property, Object data) {
    shortcut =
        switch (String.valueOf(data)) {
          case "balance" -> new BalanceShortcut();
          case "play" -> new PlaySituationShortcut();
          default -> new TestBattleShortcut();
        };
  }

  @Override
  public Object execute(ExecutionEvent event) {
    ISelection chosen = HandlerUtil.getCurrentSelection(event);
    IEditorPart editor = HandlerUtil.getActiveEditor(event);
    boolean listed =
        chosen instanceof IStructuredSelection list
            && !list.isEmpty()
            && HandlerUtil.getActivePart(event) != editor;
    if (listed) {
      shortcut.launch(chosen, ILaunchManager.RUN_MODE);
    } else if (editor != null) {
      shortcut.launch(editor, ILaunchManager.RUN_MODE);
    }
    return null;
  }
}
