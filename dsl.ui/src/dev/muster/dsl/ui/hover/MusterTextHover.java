package dev.muster.dsl.ui.hover;

import dev.muster.dsl.ui.editor.WordFinder;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.ResponseCache;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextHoverExtension2;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.services.LanguageServer;

/** Shows the hover of the server for the word under the mouse. */
public final class MusterTextHover
    implements ITextHover, ITextHoverExtension, ITextHoverExtension2 {

  // Shared by the hovers of all editors: one mouse and one cursor ask.
  private static final ResponseCache<Hover> ANSWERS = new ResponseCache<>();

  @Override
  public HoverContent getHoverInfo2(ITextViewer viewer, IRegion region) {
    String text = getHoverInfo(viewer, region);
    return text == null ? null : new HoverContent(text, viewer, region.getOffset());
  }

  @Override
  public String getHoverInfo(ITextViewer viewer, IRegion region) {
    IDocument document = viewer.getDocument();
    int offset = region.getOffset();
    return ANSWERS
        .of(document, offset, question(document, offset))
        .flatMap(MusterTextHover::text)
        .orElse(null);
  }

  /** The answer to come for a place, so that it can be shown without waiting for it. */
  static CompletableFuture<Optional<String>> ask(IDocument document, IRegion region) {
    int offset = region.getOffset();
    return ANSWERS
        .asked(document, offset, question(document, offset))
        .thenApply(hover -> hover == null ? Optional.empty() : text(hover));
  }

  private static BiFunction<LanguageServer, TextDocumentIdentifier, CompletableFuture<Hover>>
      question(IDocument document, int offset) {
    return (server, file) ->
        server
            .getTextDocumentService()
            .hover(new HoverParams(file, LspPositions.position(document, offset)));
  }

  /** The answer to come for a place of a text that is open. */
  public static CompletableFuture<Optional<String>> ask(IDocument document, Position place) {
    return ask(document, new Region(LspPositions.offset(document, place), 0));
  }

  private static Optional<String> text(Hover hover) {
    return Optional.ofNullable(hover.getContents())
        .map(
            contents ->
                contents.isRight()
                    ? contents.getRight().getValue()
                    : contents.getLeft().stream()
                        .map(part -> part.isLeft() ? part.getLeft() : part.getRight().getValue())
                        .collect(Collectors.joining("\n\n")))
        .filter(text -> !text.isBlank());
  }

  /** The Markdown of what the protocol calls documentation. */
  public static String text(org.eclipse.lsp4j.jsonrpc.messages.Either<String, MarkupContent> told) {
    return told.map(text -> text, MarkupContent::getValue);
  }

  @Override
  public IRegion getHoverRegion(ITextViewer viewer, int offset) {
    return WordFinder.at(viewer.getDocument(), offset);
  }

  @Override
  public IInformationControlCreator getHoverControlCreator() {
    return new MarkdownControlCreator();
  }
}
