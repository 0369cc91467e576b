package dev.muster.dsl.ui.quickfix;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.refactoring.WorkspaceEdits;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.swt.widgets.Display;

/** A command that carries out the server's action of one kind for the whole file. */
abstract class CodeActionHandler extends MusterEditorHandler {

  private final String kind;
  private final String nothing;

  /**
   * @param kind the protocol's name of the action
   * @param nothing message if there is nothing to do
   */
  CodeActionHandler(String kind, String nothing) {
    this.kind = kind;
    this.nothing = nothing;
  }

  @Override
  protected void run(ActiveMusterEditor battle) {
    Display display = Display.getCurrent();
    Range whole =
        new Range(new Position(0, 0), new Position(battle.document().getNumberOfLines(), 0));
    CodeActionCache.actions(
            battle.file().getUri(),
            whole,
            PublishedDiagnostics.of(battle.file().getUri()),
            List.of(kind))
        .thenAccept(actions -> display.asyncExec(() -> perform(battle, actions)));
  }

  private void perform(ActiveMusterEditor battle, List<CodeAction> actions) {
    if (actions.isEmpty()) {
      battle.showStatus(nothing);
    } else {
      WorkspaceEdits.perform(actions.getFirst().getTitle(), actions.getFirst().getEdit());
    }
  }
}
