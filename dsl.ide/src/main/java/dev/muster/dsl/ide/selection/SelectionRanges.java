package dev.muster.dsl.ide.selection;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;

/** Grows a selection: the word, its line, its group, its scenario, the file. */
public class SelectionRanges {
  @Inject private DocumentExtensions documents;

  /** The ranges around a place, the smallest with the others as its parents. */
  public SelectionRange around(XtextResource resource, int offset) {
    List<Range> ranges = new ArrayList<>();
    ICompositeNode root =
        resource.getParseResult() == null ? null : resource.getParseResult().getRootNode();
    INode node = root == null ? null : NodeModelUtils.findLeafNodeAtOffset(root, offset);
    if (node == null && root != null && offset > 0) {
      node = NodeModelUtils.findLeafNodeAtOffset(root, offset - 1);
    }
    for (; node != null; node = node.getParent()) {
      Range range = documents.newRange(resource, node.getOffset(), node.getEndOffset());
      if (node.getLength() > 0
          && node.getOffset() <= offset
          && (ranges.isEmpty() || !ranges.getLast().equals(range))) {
        ranges.add(range);
      }
    }
    if (root != null) {
      Range all = documents.newRange(resource, 0, root.getTotalEndOffset());
      if (ranges.isEmpty() || !ranges.getLast().equals(all)) {
        ranges.add(all);
      }
    }
    SelectionRange selection = null;
    for (Range range : ranges.reversed()) {
      selection = new SelectionRange(range, selection);
    }
    if (selection == null) {
      var here = documents.newPosition(resource, offset);
      return new SelectionRange(new Range(here, here), null);
    }
    return selection;
  }
}
