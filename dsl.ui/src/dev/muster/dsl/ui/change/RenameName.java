package dev.muster.dsl.ui.change;

import dev.muster.dsl.ui.command.ActiveBattle;
import dev.muster.dsl.ui.command.BattleCommand;
import dev.muster.dsl.ui.server.Places;
import dev.muster.dsl.ui.server.Server;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.ltk.ui.refactoring.RefactoringWizardOpenOperation;
import org.eclipse.swt.widgets.Display;

/** Refactor &gt; Rename: the name at the cursor, wherever it is used. */
public final class RenameName extends BattleCommand {

  @Override
  protected void run(ActiveBattle battle) {
    Display display = Display.getCurrent();
    Server.running()
        .ask(
            it ->
                it.getTextDocumentService()
                    .prepareRename(new PrepareRenameParams(battle.file(), battle.position())))
        .whenComplete(
            (found, refused) ->
                display.asyncExec(
                    () -> {
                      if (found == null || refused != null) {
                        battle.say("There is no name of yours here that can be changed.");
                      } else {
                        open(
                            battle,
                            found.map(range -> range, named -> named.getRange(), other -> null));
                      }
                    }));
  }

  private static void open(ActiveBattle battle, Range word) {
    if (word == null || battle.viewer().getTextWidget().isDisposed()) {
      return;
    }
    try {
      IRegion region = Places.region(battle.document(), word);
      String name = battle.document().get(region.getOffset(), region.getLength());
      NameRefactoring refactoring = new NameRefactoring(battle.file(), word.getStart(), name);
      new RefactoringWizardOpenOperation(new RenameWizard(refactoring))
          .run(battle.editor().getSite().getShell(), "Rename");
    } catch (BadLocationException outrun) {
      battle.say("The text has changed; try again.");
    } catch (InterruptedException interrupted) {
      // Another refactoring holds the workspace, and the user did not want to wait.
      Thread.currentThread().interrupt();
    }
  }
}
