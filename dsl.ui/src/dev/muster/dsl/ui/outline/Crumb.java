package dev.muster.dsl.ui.outline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A place of the breadcrumb, and the content of its list.
 *
 * @param node the element; empty for the file, and for the place after the last element
 * @param choices the elements of its list: the element itself and its siblings
 * @param kind kind of the place
 */
record Crumb(Optional<OutlineNode> node, List<OutlineNode> choices, Kind kind) {

  /** The kind of a place of the breadcrumb. */
  enum Kind {
    /** The file. Its list has the elements at the top. */
    FILE,
    /** An element. Its list has those beside it. */
    ELEMENT,
    /** The end of the path. Its list has the parts of the last element. */
    PARTS
  }

  /**
   * Returns the path from the file to an element.
   *
   * @param last the element at the caret; empty if the caret is between elements
   * @param top the elements at the top of the file
   */
  static List<Crumb> path(Optional<OutlineNode> last, List<OutlineNode> top) {
    List<Crumb> path = new ArrayList<>();
    for (OutlineNode each = last.orElse(null); each != null; each = each.parent()) {
      path.addFirst(new Crumb(Optional.of(each), each.brothers(top), Kind.ELEMENT));
    }
    path.addFirst(new Crumb(Optional.empty(), top, Kind.FILE));
    List<OutlineNode> parts = last.map(OutlineNode::children).orElse(top);
    if (!parts.isEmpty()) {
      path.add(new Crumb(Optional.empty(), parts, Kind.PARTS));
    }
    return List.copyOf(path);
  }
}
