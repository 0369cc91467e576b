package dev.muster.dsl.ui.quickfix;

import dev.muster.dsl.ide.codelens.MusterCodeLensService;
import dev.muster.dsl.ide.command.CheckExplanation;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.NearestOddsResult;
import dev.muster.dsl.ide.command.TuneResult;
import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.refactoring.WorkspaceEdits;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.ServerAnswerJob;
import dev.muster.rules.tune.TuneReport;
import java.util.List;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/** Carries out what the server offers: an edit of the text, an explanation, odds, or a search. */
public final class ServerActions {

  private ServerActions() {}

  /** Whether it can be carried out here. */
  static boolean isKnown(CodeAction action) {
    return action.getEdit() != null
        || isExplanation(action)
        || has(action, MusterCommandService.NEAREST_ODDS)
        || isSearch(action);
  }

  private static boolean isSearch(CodeAction action) {
    return has(action, MusterCommandService.TUNE);
  }

  private static boolean has(CodeAction action, String command) {
    return action.getCommand() != null && command.equals(action.getCommand().getCommand());
  }

  /** Returns whether the action explains a check and changes nothing. */
  static boolean isExplanation(CodeAction action) {
    return has(action, MusterCommandService.EXPLAIN);
  }

  /** Carries out an action, in the thread of the user interface. */
  public static void perform(CodeAction action) {
    if (action.getEdit() != null) {
      WorkspaceEdits.perform(action.getTitle(), action.getEdit());
    } else if (isSearch(action)) {
      search(action);
    } else if (isKnown(action)) {
      ask(
          action.getTitle(),
          new ExecuteCommandParams(
              action.getCommand().getCommand(), action.getCommand().getArguments()));
    }
  }

  /**
   * Explains a check.
   *
   * @param code of the check, such as {@code V-034}
   */
  static void explain(String code) {
    ask("Explain " + code, new ExecuteCommandParams(MusterCommandService.EXPLAIN, List.of(code)));
  }

  /**
   * Shows the odds of the stands that a line deploys against their nearest enemies.
   *
   * @param line from 1
   */
  public static void showOdds(String uri, int line) {
    ask(
        MusterCodeLensService.ODDS,
        new ExecuteCommandParams(MusterCommandService.NEAREST_ODDS, List.of(uri, line)));
  }

  /** Searches for edits in the background; what it finds are quick fixes of the same line. */
  private static void search(CodeAction action) {
    new ServerAnswerJob(
            action.getTitle(),
            MusterCommandService.TUNE,
            action.getCommand().getArguments(),
            answer -> {
              if (answer instanceof TuneResult found) {
                show(action.getTitle(), found.text(), found.refusal());
                if (found.found() != null
                    && found.found().proposals().stream().anyMatch(TuneReport.Proposed::met)) {
                  ActiveMusterEditor.current().ifPresent(QuickFixHandler::open);
                }
              }
            })
        .schedule();
  }

  private static void ask(String title, ExecuteCommandParams asked) {
    Display display = PlatformUI.getWorkbench().getDisplay();
    LanguageServerHost.running()
        .ask(it -> it.getWorkspaceService().executeCommand(asked))
        .thenAccept(
            told ->
                display.asyncExec(
                    () -> {
                      if (told instanceof CheckExplanation explained) {
                        show(title, explained.text(), explained.refusal());
                      } else if (told instanceof NearestOddsResult odds) {
                        show(title, odds.text(), odds.refusal());
                      }
                    }));
  }

  private static void show(String title, String text, String refusal) {
    MessageDialog.openInformation(
        PlatformUI.getWorkbench().getModalDialogShellProvider().getShell(),
        title,
        refusal.isEmpty() ? text : refusal);
  }
}
