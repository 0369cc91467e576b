package dev.muster.dsl.ui.refactoring;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.ltk.ui.refactoring.RefactoringWizardOpenOperation;
import org.eclipse.swt.widgets.Display;

/** Refactor &gt; Rename: the name at the cursor, wherever it is used. */
public final class RenameHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    Display display = Display.getCurrent();
    LanguageServerHost.running()
        .ask(
            it ->
                it.getTextDocumentService()
                    .prepareRename(new PrepareRenameParams(battle.file(), battle.position())))
        .whenComplete(
            (found, refused) ->
                display.asyncExec(
                    () -> {
                      if (found == null || refused != null) {
                        battle.showStatus("There is no name of yours here that can be changed.");
                      } else {
                        open(
                            battle,
                            found.map(range -> range, named -> named.getRange(), other -> null));
                      }
                    }));
  }

  private static void open(ActiveMusterEditor battle, Range word) {
    if (word == null || battle.viewer().getTextWidget().isDisposed()) {
      return;
    }
    try {
      IRegion region = LspPositions.region(battle.document(), word);
      String name = battle.document().get(region.getOffset(), region.getLength());
      MusterRenameRefactoring refactoring =
          new MusterRenameRefactoring(battle.file(), word.getStart(), name);
      new RefactoringWizardOpenOperation(new RenameWizard(refactoring))
          .run(battle.editor().getSite().getShell(), "Rename");
    } catch (BadLocationException outrun) {
      battle.showStatus("The text has changed; try again.");
    } catch (InterruptedException interrupted) {
      // Another refactoring holds the workspace, and the user did not want to wait.
      Thread.currentThread().interrupt();
    }
  }
}
