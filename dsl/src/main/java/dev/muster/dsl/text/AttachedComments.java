package dev.muster.dsl.text;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;

/**
 * The comments that belong to an element: those directly above it and the one behind its end. A
 * comment with a blank line below it, such as one about the whole file, belongs to no element.
 */
public final class AttachedComments {
  private AttachedComments() {}

  /** Returns the offset at which an element begins with its comments. */
  public static int begin(ICompositeNode node) {
    List<ILeafNode> above = new ArrayList<>();
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (!leaf.isHidden()) {
        break;
      }
      above.add(leaf);
    }
    String text = node.getRootNode().getText();
    int begin = node.getOffset();
    for (ILeafNode leaf : above.reversed()) {
      if (leaf.getText().isBlank()) {
        // the end of a comment up to the end of its line is a part of the comment
        boolean ends = leaf.getOffset() > 0 && text.charAt(leaf.getOffset() - 1) == '\n';
        if (leaf.getText().chars().filter(each -> each == '\n').count() + (ends ? 1 : 0) > 1) {
          break;
        }
      } else if (isFirstOfItsLine(text, leaf.getOffset())) {
        begin = leaf.getOffset();
      } else {
        break;
      }
    }
    return begin;
  }

  /** Returns the offset at which an element ends, with a comment behind it on its last line. */
  public static int end(ICompositeNode node) {
    String text = node.getRootNode().getText();
    int end = node.getTotalEndOffset();
    int newline = text.indexOf('\n', end);
    String behind = text.substring(end, newline < 0 ? text.length() : newline);
    return behind.strip().startsWith("//") ? end + behind.stripTrailing().length() : end;
  }

  private static boolean isFirstOfItsLine(String text, int offset) {
    return text.substring(text.lastIndexOf('\n', offset - 1) + 1, offset).isBlank();
  }
}
