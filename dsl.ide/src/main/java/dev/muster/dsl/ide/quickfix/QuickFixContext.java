package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.text.TextChange;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/**
 * A finding in its text, and the changes that can be made there.
 *
 * @param code code of the check, such as {@code V-012}
 * @param offset where the finding begins, in characters from the start of the text
 */
record QuickFixContext(
    XtextResource resource, String code, String message, int offset, int length) {
  private static final String INDENT = "    ";

  /** The finding of an issue that has a place in the text. */
  static QuickFixContext of(XtextResource resource, Issue issue) {
    return new QuickFixContext(
        resource,
        String.valueOf(issue.getCode()),
        String.valueOf(issue.getMessage()),
        issue.getOffset(),
        issue.getLength() == null ? 0 : issue.getLength());
  }

  String text() {
    return resource.getParseResult() == null
        ? ""
        : resource.getParseResult().getRootNode().getText();
  }

  /** The words the finding is about. */
  String found() {
    String text = text();
    int end = Math.min(text.length(), offset + length);
    return offset >= end ? "" : text.substring(offset, end);
  }

  /** The smallest element at the finding, null in an empty text. */
  @Nullable EObject element() {
    if (resource.getParseResult() == null) {
      return null;
    }
    ILeafNode leaf =
        NodeModelUtils.findLeafNodeAtOffset(resource.getParseResult().getRootNode(), offset);
    return leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
  }

  /** The element of a kind at or around the finding. */
  <T extends EObject> @Nullable T in(Class<T> kind) {
    EObject element = element();
    return element == null ? null : EcoreUtil2.getContainerOfType(element, kind);
  }

  static @Nullable INode node(EObject element) {
    return NodeModelUtils.findActualNodeFor(element);
  }

  /** Returns the node of a feature; null if the author has not written it. */
  static @Nullable INode node(EObject element, String feature) {
    EStructuralFeature named = element.eClass().getEStructuralFeature(feature);
    List<INode> nodes =
        named == null ? List.of() : NodeModelUtils.findNodesForFeature(element, named);
    return nodes.isEmpty() ? null : nodes.getFirst();
  }

  TextChange replaceFound(String with) {
    return new TextChange(offset, length, with);
  }

  static TextChange replace(INode node, String with) {
    return new TextChange(node.getOffset(), node.getLength(), with);
  }

  static TextChange insert(int offset, String text) {
    return new TextChange(offset, 0, text);
  }

  /** Removes a node with the blank before it, or the whole line if nothing else is on it. */
  TextChange remove(INode node) {
    return remove(node.getOffset(), node.getEndOffset());
  }

  TextChange remove(int start, int end) {
    String text = text();
    int lineStart = text.lastIndexOf('\n', start - 1) + 1;
    int lineEnd = text.indexOf('\n', end);
    lineEnd = lineEnd < 0 ? text.length() : lineEnd;
    boolean alone =
        text.substring(lineStart, start).isBlank() && text.substring(end, lineEnd).isBlank();
    if (alone) {
      int through = Math.min(text.length(), lineEnd + 1);
      return new TextChange(lineStart, through - lineStart, "");
    }
    int from = start;
    while (from > lineStart && Character.isWhitespace(text.charAt(from - 1))) {
      from--;
    }
    return new TextChange(from, end - from, "");
  }

  /** Adds a statement as the first in the braces of an element. */
  @Nullable TextChange addStatement(EObject block, String statement) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(block);
    if (node == null) {
      return null;
    }
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (!leaf.isHidden() && leaf.getText().equals("{")) {
        return insert(leaf.getEndOffset(), "\n" + indentOf(node.getOffset()) + INDENT + statement);
      }
    }
    return null;
  }

  /** The blanks at the start of the line of a place. */
  String indentOf(int place) {
    String text = text();
    int lineStart = text.lastIndexOf('\n', place - 1) + 1;
    int end = lineStart;
    while (end < place && Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return text.substring(lineStart, end);
  }
}
