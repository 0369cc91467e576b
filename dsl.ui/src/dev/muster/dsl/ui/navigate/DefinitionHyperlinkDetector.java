package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.editor.WordFinder;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.server.ResponseCache;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Ctrl+click: goes from a name to its declaration, and from an import to its file. */
public final class DefinitionHyperlinkDetector extends AbstractHyperlinkDetector {

  private final ResponseCache<List<Location>> definitions = new ResponseCache<>();
  private final ResponseCache<List<DocumentLink>> imports = new ResponseCache<>();

  @Override
  public IHyperlink[] detectHyperlinks(ITextViewer viewer, IRegion region, boolean several) {
    IDocument document = viewer.getDocument();
    int offset = region.getOffset();
    IRegion word = WordFinder.at(document, offset);
    // The mouse moves on while the server thinks: the link is there at its next move.
    List<IHyperlink> links =
        Stream.concat(files(document, offset), definitions(document, word, offset)).toList();
    return links.isEmpty() ? null : links.toArray(IHyperlink[]::new);
  }

  private Stream<IHyperlink> definitions(IDocument document, IRegion word, int offset) {
    return definitions
        .of(
            document,
            word.getOffset(),
            (server, file) ->
                server
                    .getTextDocumentService()
                    .definition(new DefinitionParams(file, LspPositions.position(document, offset)))
                    .thenApply(OpenDeclarationHandler::places))
        .stream()
        .flatMap(List::stream)
        .map(target -> new Link(word, target, "Open the definition in "));
  }

  private Stream<IHyperlink> files(IDocument document, int offset) {
    return imports
        .of(
            document,
            0,
            (server, file) ->
                server.getTextDocumentService().documentLink(new DocumentLinkParams(file)))
        .stream()
        .flatMap(List::stream)
        .filter(each -> each.getTarget() != null && each.getTarget().startsWith("file:"))
        .filter(
            each -> {
              IRegion place = LspPositions.region(document, each.getRange());
              return place.getOffset() <= offset && offset <= place.getOffset() + place.getLength();
            })
        .map(
            each ->
                new Link(
                    LspPositions.region(document, each.getRange()),
                    new Location(
                        each.getTarget(), new Range(new Position(0, 0), new Position(0, 0))),
                    "Open "));
  }

  private record Link(IRegion word, Location target, String verb) implements IHyperlink {

    @Override
    public IRegion getHyperlinkRegion() {
      return word;
    }

    @Override
    public String getTypeLabel() {
      return "Definition";
    }

    @Override
    public String getHyperlinkText() {
      return verb + Path.of(URI.create(target.getUri())).getFileName();
    }

    @Override
    public void open() {
      LocationOpener.at(target);
    }
  }
}
