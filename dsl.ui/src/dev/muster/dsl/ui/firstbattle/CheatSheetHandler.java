package dev.muster.dsl.ui.firstbattle;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.navigate.LocationOpener;
import dev.muster.dsl.ui.navigate.OpenElementHandler;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.NotEnabledException;
import org.eclipse.core.commands.NotHandledException;
import org.eclipse.core.commands.common.NotDefinedException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.handlers.IHandlerService;

/** A step of the cheat sheet: activates the editor of the battle and does its action there. */
public final class CheatSheetHandler extends AbstractHandler {

  private static final String STEP = "dev.muster.dsl.ui.firstBattle.step";
  private static final String PREFIX = "dev.muster.dsl.ui.";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    CheatSheetStep step =
        CheatSheetStep.named(event.getParameter(STEP))
            .orElseThrow(() -> new ExecutionException("no step " + event.getParameter(STEP)));
    IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
    switch (step) {
      case OPEN -> openScenario(page);
      case SLIP -> inEditor(page, CheatSheetHandler::slip);
      case MEND -> inEditor(page, CheatSheetHandler::applyFix);
      case FIGHT -> inEditor(page, CheatSheetHandler::fight);
      case EXPORT -> inEditor(page, battle -> call("exportSummaries"));
    }
    return null;
  }

  /** Opens the scenario that was written last. */
  private static void openScenario(IWorkbenchPage page) {
    Display display = Display.getCurrent();
    LanguageServerHost.running()
        .ask(it -> it.getWorkspaceService().symbol(new WorkspaceSymbolParams("")))
        .thenAccept(
            answer ->
                display.asyncExec(
                    () ->
                        scenario(answer == null || answer.isLeft() ? List.of() : answer.getRight())
                            .ifPresentOrElse(
                                each -> LocationOpener.at(OpenElementHandler.place(each)),
                                () ->
                                    showStatus(
                                        page,
                                        "There is no scenario in the workspace yet. Make a project"
                                            + " from an example first."))));
  }

  private static Optional<WorkspaceSymbol> scenario(List<? extends WorkspaceSymbol> symbols) {
    return symbols.stream()
        .filter(each -> each.getKind() == SymbolKind.Module)
        .filter(each -> file(each).isPresent())
        .map(WorkspaceSymbol.class::cast)
        .max(Comparator.comparing(each -> file(each).orElseThrow().getLocalTimeStamp()));
  }

  private static Optional<IFile> file(WorkspaceSymbol symbol) {
    return LspPositions.file(OpenElementHandler.place(symbol).getUri());
  }

  /** Does something in the editor of a battle, which has the focus then. */
  private static void inEditor(IWorkbenchPage page, Consumer<ActiveMusterEditor> act) {
    Optional<ActiveMusterEditor> battle = battle(page);
    if (battle.isEmpty()) {
      showStatus(page, "No battle is open. Open a scenario first.");
      return;
    }
    page.activate(battle.get().editor());
    act.accept(battle.get());
  }

  private static Optional<ActiveMusterEditor> battle(IWorkbenchPage page) {
    Optional<ActiveMusterEditor> active = ActiveMusterEditor.of(page.getActiveEditor());
    if (active.isPresent()) {
      return active;
    }
    for (IEditorReference each : page.getEditorReferences()) {
      Optional<ActiveMusterEditor> battle = ActiveMusterEditor.of(each.getEditor(false));
      if (battle.isPresent()) {
        return battle;
      }
    }
    return Optional.empty();
  }

  private static void slip(ActiveMusterEditor battle) {
    InjectedTypo.in(battle.document().get())
        .ifPresentOrElse(
            slip -> {
              try {
                battle.document().replace(slip.offset(), slip.correct().length(), slip.typo());
                battle.editor().selectAndReveal(slip.offset(), slip.typo().length());
              } catch (BadLocationException gone) {
                ILog.of(CheatSheetHandler.class).error("The slip could not be written", gone);
              }
            },
            () -> showStatus(battle, "Nobody is deployed in this file. Open a scenario first."));
  }

  private static void applyFix(ActiveMusterEditor battle) {
    PublishedDiagnostics.of(battle.file().getUri()).stream()
        .filter(each -> each.getSeverity() == DiagnosticSeverity.Error)
        .map(Diagnostic::getRange)
        .findFirst()
        .ifPresentOrElse(
            range -> {
              battle
                  .editor()
                  .selectAndReveal(LspPositions.offset(battle.document(), range.getStart()), 0);
              call("quickFix");
            },
            () -> showStatus(battle, "There is no error in this file."));
  }

  private static void fight(ActiveMusterEditor battle) {
    new dev.muster.dsl.ui.battle.TestBattleShortcut().launch(battle.editor(), "run");
  }

  /** A command of ours, where the focus is now. */
  private static void call(String command) {
    try {
      PlatformUI.getWorkbench()
          .getService(IHandlerService.class)
          .executeCommand(PREFIX + command, null);
    } catch (ExecutionException
        | NotDefinedException
        | NotEnabledException
        | NotHandledException failure) {
      ILog.of(CheatSheetHandler.class).error(command + " could not be done", failure);
    }
  }

  private static void showStatus(ActiveMusterEditor battle, String what) {
    showStatus(battle.editor().getSite().getPage(), what);
  }

  private static void showStatus(IWorkbenchPage page, String what) {
    MessageDialog.openInformation(page.getWorkbenchWindow().getShell(), "Your first battle", what);
  }
}
