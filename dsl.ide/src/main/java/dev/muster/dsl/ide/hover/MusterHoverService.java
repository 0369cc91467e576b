package dev.muster.dsl.ide.hover;

import com.google.inject.Inject;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.ide.server.hover.HoverService;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.jspecify.annotations.Nullable;

/** Shows what stands under the mouse: a hex, a stand with its numbers, a rule, or a keyword. */
public class MusterHoverService extends HoverService {
  @Inject private ElementDocumentation meanings;
  @Inject private DocumentExtensions documents;

  @Override
  public @Nullable Hover hover(
      @Nullable Document document,
      @Nullable XtextResource resource,
      HoverParams params,
      CancelIndicator cancelled) {
    if (document == null || resource == null) {
      return null;
    }
    int offset = document.getOffSet(params.getPosition());
    Optional<PlaceHover> hex = PlaceHover.at(resource, offset, meanings);
    if (hex.isPresent()) {
      return shown(resource, hex.get().text(), hex.get().region());
    }
    Optional<ValueHover> value = ValueHover.at(resource, offset, meanings);
    if (value.isPresent()) {
      return shown(resource, value.get().text(), value.get().region());
    }
    Hover keyword = keyword(resource, offset);
    return saying(keyword != null ? keyword : super.hover(document, resource, params, cancelled));
  }

  /** Returns the hover; null if its pop-up would be empty. */
  private static @Nullable Hover saying(@Nullable Hover hover) {
    boolean says =
        hover != null
            && hover.getContents() != null
            && (hover.getContents().isRight()
                ? !hover.getContents().getRight().getValue().isBlank()
                : hover.getContents().getLeft().stream()
                    .anyMatch(
                        each ->
                            !(each.isLeft() ? each.getLeft() : each.getRight().getValue())
                                .isBlank()));
    return says ? hover : null;
  }

  private @Nullable Hover keyword(XtextResource resource, int offset) {
    if (resource.getParseResult() == null) {
      return null;
    }
    ILeafNode leaf =
        NodeModelUtils.findLeafNodeAtOffset(resource.getParseResult().getRootNode(), offset);
    if (leaf == null || !(leaf.getGrammarElement() instanceof Keyword keyword)) {
      return null;
    }
    String meaning =
        KeywordDocumentation.of(keyword, NodeModelUtils.findActualSemanticObjectFor(leaf));
    return meaning.isEmpty()
        ? null
        : shown(
            resource,
            Markdown.bold(keyword.getValue()) + " " + Markdown.plain(meaning),
            new TextRegion(leaf.getOffset(), leaf.getLength()));
  }

  private Hover shown(XtextResource resource, String text, ITextRegion region) {
    return new Hover(toMarkupContent("markdown", text), documents.newRange(resource, region));
  }

  @Override
  public String getContents(@Nullable EObject element) {
    return meanings.of(element);
  }
}
