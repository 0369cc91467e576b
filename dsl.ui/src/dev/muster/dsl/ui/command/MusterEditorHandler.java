package dev.muster.dsl.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;

/** A command on the battle in the active editor. */
public abstract class MusterEditorHandler extends AbstractHandler {

  @Override
  public final Object execute(ExecutionEvent event) {
    ActiveMusterEditor.of(event)
        .ifPresent(
            battle -> {
              battle.showStatus(null);
              run(battle);
            });
    return null;
  }

  /** Does it, in the user interface's thread, without waiting for the server. */
  protected abstract void run(ActiveMusterEditor battle);
}
