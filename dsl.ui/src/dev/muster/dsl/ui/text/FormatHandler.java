package dev.muster.dsl.ui.text;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.refactoring.WorkspaceEdits;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;

/** Ctrl+Shift+F: formats the selection, or the whole file if nothing is selected. */
public final class FormatHandler extends MusterEditorHandler {

  static final FormattingOptions OPTIONS = new FormattingOptions(4, true);

  @Override
  protected void run(ActiveMusterEditor battle) {
    battle.ask(
        it ->
            battle.selection().getLength() > 0
                ? it.getTextDocumentService()
                    .rangeFormatting(
                        new DocumentRangeFormattingParams(battle.file(), OPTIONS, battle.range()))
                : it.getTextDocumentService()
                    .formatting(new DocumentFormattingParams(battle.file(), OPTIONS)),
        edits -> {
          if (edits.isEmpty()) {
            battle.showStatus("It is laid out well.");
          } else {
            WorkspaceEdits.apply(battle.document(), edits);
          }
        });
  }
}
