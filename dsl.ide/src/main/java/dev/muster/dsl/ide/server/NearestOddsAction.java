package dev.muster.dsl.ide.server;

import dev.muster.dsl.ide.codelens.MusterCodeLensService;
import dev.muster.dsl.ide.command.MusterCommandService;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Command;

/** A code action that shows odds and changes nothing. */
final class NearestOddsAction {
  /** The kind of the action. */
  static final String KIND = "muster.odds";

  private NearestOddsAction() {}

  static CodeAction of(String uri, int line) {
    CodeAction action = new CodeAction(MusterCodeLensService.ODDS);
    action.setKind(KIND);
    action.setCommand(
        new Command(action.getTitle(), MusterCommandService.NEAREST_ODDS, List.of(uri, line)));
    return action;
  }
}
