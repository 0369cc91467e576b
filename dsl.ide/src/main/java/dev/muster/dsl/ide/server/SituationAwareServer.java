package dev.muster.dsl.ide.server;

import dev.muster.dsl.ide.situation.SituationDocuments;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.ide.server.LanguageServerImpl;

/** Answers the questions about situations, which are no files of the language. */
abstract class SituationAwareServer extends LanguageServerImpl {
  final SituationDocuments situations = new SituationDocuments();

  /** The answer about a situation, or that of the language for any other file. */
  private <T> CompletableFuture<T> about(
      TextDocumentIdentifier file, Supplier<T> situation, Supplier<CompletableFuture<T>> other) {
    return situations.isSituation(file.getUri())
        ? CompletableFuture.completedFuture(situation.get())
        : other.get();
  }

  private static String uri(TextDocumentPositionParams place) {
    return place.getTextDocument().getUri();
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams params) {
    return about(
        params.getTextDocument(),
        () -> {
          List<Either<SymbolInformation, DocumentSymbol>> symbols = new ArrayList<>();
          situations
              .symbols(params.getTextDocument().getUri())
              .forEach(each -> symbols.add(Either.forRight(each)));
          return symbols;
        },
        () -> super.documentSymbol(params));
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams params) {
    return about(
        params.getTextDocument(),
        () -> Either.forLeft(situations.completions(uri(params), params.getPosition())),
        () -> super.completion(params));
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams params) {
    return about(
        params.getTextDocument(),
        () -> situations.hover(uri(params), params.getPosition()),
        () -> super.hover(params));
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams params) {
    return about(
        params.getTextDocument(),
        () -> Either.forLeft(situations.definition(uri(params), params.getPosition())),
        () -> super.definition(params));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
    return about(
        params.getTextDocument(),
        () -> situations.references(uri(params), params.getPosition()),
        () -> super.references(params));
  }

  @Override
  public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(
      DocumentHighlightParams params) {
    return about(
        params.getTextDocument(),
        () -> situations.highlights(uri(params), params.getPosition()),
        () -> super.documentHighlight(params));
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
    return about(
        params.getTextDocument(),
        () -> situations.folds(params.getTextDocument().getUri()),
        () -> super.foldingRange(params));
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    return about(
        params.getTextDocument(),
        () -> {
          List<Either<Command, CodeAction>> actions = new ArrayList<>();
          situations
              .fixes(params.getTextDocument().getUri(), params.getContext().getDiagnostics())
              .forEach(each -> actions.add(Either.forRight(each)));
          return actions;
        },
        () -> super.codeAction(params));
  }
}
