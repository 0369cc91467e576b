package dev.muster.dsl.ui.editor;

import dev.muster.dsl.ui.server.Places;
import dev.muster.dsl.ui.server.Server;
import java.util.stream.Collectors;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.lsp4j.HoverParams;

/** What the server knows about the word under the mouse. */
public final class Hover implements ITextHover, ITextHoverExtension {

  @Override
  public String getHoverInfo(ITextViewer viewer, IRegion region) {
    IDocument document = viewer.getDocument();
    return Places.battle(document)
        .flatMap(
            battle ->
                Server.running()
                    .answer(
                        it ->
                            it.getTextDocumentService()
                                .hover(
                                    new HoverParams(
                                        battle, Places.position(document, region.getOffset())))))
        .map(org.eclipse.lsp4j.Hover::getContents)
        .map(
            contents ->
                contents.isRight()
                    ? contents.getRight().getValue()
                    : contents.getLeft().stream()
                        .map(part -> part.isLeft() ? part.getLeft() : part.getRight().getValue())
                        .collect(Collectors.joining("\n")))
        .filter(text -> !text.isBlank())
        .orElse(null);
  }

  @Override
  public IRegion getHoverRegion(ITextViewer viewer, int offset) {
    return Words.at(viewer.getDocument(), offset);
  }

  @Override
  public IInformationControlCreator getHoverControlCreator() {
    return new MarkdownTip();
  }
}
