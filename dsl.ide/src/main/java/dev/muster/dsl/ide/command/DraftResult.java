package dev.muster.dsl.ide.command;

import dev.muster.dsl.ide.battlemap.DraftFiles;
import dev.muster.dsl.ide.battlemap.DraftScene;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneAnswer;
import dev.muster.rules.model.OmitIfNull;
import java.util.List;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.symbol.HierarchicalDocumentSymbolService;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link MusterCommandService#DRAFT}: outline and map of a text that is not a file,
 * such as an older version of one.
 *
 * @param symbols the outline
 * @param scene the requested map; null if none
 * @param unseen why there is no map, for the user; empty otherwise
 */
public record DraftResult(
    List<DocumentSymbol> symbols, @OmitIfNull @Nullable Scene scene, String unseen) {
  private static final DraftResult NONE = new DraftResult(List.of(), null, "");

  public DraftResult {
    symbols = List.copyOf(symbols);
  }

  static DraftResult of(List<Object> arguments, DraftFiles drafts) {
    if (arguments.size() < 2) {
      return new DraftResult(
          List.of(), null, MusterCommandService.DRAFT + " takes the URI of a file and a text");
    }
    String uri = MusterCommandService.text(arguments.getFirst());
    String text = MusterCommandService.text(arguments.get(1));
    XtextResource draft = drafts.read(uri, text);
    if (draft == null) {
      return NONE;
    }
    List<DocumentSymbol> symbols =
        draft
            .getResourceServiceProvider()
            .get(HierarchicalDocumentSymbolService.class)
            .getSymbols(
                new Document(1, text),
                draft,
                new DocumentSymbolParams(new TextDocumentIdentifier(uri)),
                CancelIndicator.NullImpl);
    Object map = arguments.size() < 3 ? null : BattleRequest.plain(arguments.get(2));
    if (map == null) {
      return new DraftResult(symbols, null, "");
    }
    SceneAnswer seen = DraftScene.ofMap(draft, map.toString());
    return new DraftResult(symbols, seen.scene(), seen.refusal());
  }
}
