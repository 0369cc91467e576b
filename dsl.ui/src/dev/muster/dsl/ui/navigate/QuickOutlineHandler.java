package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import java.util.List;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** Ctrl+O: the parts of the file in a list to type in. */
public final class QuickOutlineHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    battle.ask(
        it -> it.getTextDocumentService().documentSymbol(new DocumentSymbolParams(battle.file())),
        answer -> {
          List<DocumentSymbol> symbols =
              answer.stream().filter(Either::isRight).map(Either::getRight).toList();
          new QuickOutlinePopup(battle, symbols).open();
        });
  }
}
