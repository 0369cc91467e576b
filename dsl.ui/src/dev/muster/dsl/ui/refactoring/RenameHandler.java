package dev.muster.dsl.ui.refactoring;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.function.Consumer;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.ltk.ui.refactoring.RefactoringWizardOpenOperation;
import org.eclipse.swt.widgets.Display;

/**
 * Refactor &gt; Rename: renames the name at the cursor everywhere. The first call renames in the
 * editor; a second call opens a dialog with a preview.
 */
public final class RenameHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    if (InPlaceRename.handOver()) {
      return;
    }
    ask(battle, word -> open(battle, word));
  }

  /** Opens the dialog for the name at the cursor if it cannot be renamed in the editor. */
  public static void dialogAt(ActiveMusterEditor battle) {
    ask(
        battle,
        word -> {
          IRegion region = LspPositions.region(battle.document(), word);
          try {
            openDialog(battle, word, battle.document().get(region.getOffset(), region.getLength()));
          } catch (BadLocationException outrun) {
            battle.showStatus("The text has changed; try again.");
          }
        });
  }

  private static void ask(ActiveMusterEditor battle, Consumer<Range> then) {
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
                      Range word =
                          found == null || refused != null
                              ? null
                              : found.map(range -> range, named -> named.getRange(), other -> null);
                      if (word == null) {
                        battle.showStatus("There is no name of yours here that can be changed.");
                      } else if (!battle.viewer().getTextWidget().isDisposed()) {
                        then.accept(word);
                      }
                    }));
  }

  private static void open(ActiveMusterEditor battle, Range word) {
    try {
      InPlaceRename.begin(battle, word);
    } catch (BadLocationException outrun) {
      battle.showStatus("The text has changed; try again.");
    }
  }

  /** The dialog, with a preview of all files. */
  static void openDialog(ActiveMusterEditor battle, Range word, String name) {
    try {
      MusterRenameRefactoring refactoring =
          new MusterRenameRefactoring(battle.file(), word.getStart(), name);
      new RefactoringWizardOpenOperation(new RenameWizard(refactoring))
          .run(battle.editor().getSite().getShell(), "Rename");
    } catch (InterruptedException interrupted) {
      // Another refactoring holds the workspace, and the user cancelled the wait.
      Thread.currentThread().interrupt();
    }
  }
}
