package dev.muster.dsl.ui.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.DocumentSymbol;

/**
 * A state of one element in the local history of its file.
 *
 * @param path the element
 * @param file the state of the file
 * @param text the text of the element in it
 */
record ElementState(ElementPath path, TextState file, String text) {

  /**
   * Returns the states in which an element differs from now, the newest first. A state that is
   * equal to the next newer one is left out.
   *
   * @param now the text in the editor
   * @param history the older states, the newest first
   */
  static List<ElementState> of(ElementPath path, TextState now, List<TextState> history) {
    List<ElementState> states = new ArrayList<>();
    String current = now.text(path).orElse("");
    String newer = current;
    for (TextState each : history) {
      String then = each.text(path).orElse(newer);
      if (!then.equals(newer) && !then.equals(current)) {
        states.add(new ElementState(path, each, then));
      }
      newer = then;
    }
    return states;
  }

  /**
   * Returns the elements that the history has and the text has no more, the newest state first.
   * Those within another lost element come back with it. An element that has another name now is
   * lost under its old one.
   */
  static List<ElementState> lost(TextState now, List<TextState> history) {
    List<ElementState> lost = new ArrayList<>();
    Map<ElementPath, Set<String>> known = new HashMap<>();
    for (TextState each : history) {
      List<ElementState> gone = new ArrayList<>();
      collect(ElementPath.ROOT, each.symbols(), each, now, gone);
      for (ElementState state : gone) {
        if (known.computeIfAbsent(state.path(), it -> new HashSet<>()).add(state.text())) {
          lost.add(state);
        }
      }
    }
    return lost;
  }

  private static void collect(
      ElementPath parent,
      List<DocumentSymbol> level,
      TextState then,
      TextState now,
      List<ElementState> gone) {
    for (DocumentSymbol each : level) {
      ElementPath path = parent.child(level, each);
      if (path.isIn(now.symbols())) {
        collect(path, ElementPath.children(each), then, now, gone);
      } else {
        // A line that names something unknown has no element in the outline, and is still there.
        String around = parent.equals(ElementPath.ROOT) ? now.text() : now.text(parent).orElse("");
        then.text(path)
            .filter(text -> !around.contains(text))
            .ifPresent(text -> gone.add(new ElementState(path, then, text)));
      }
    }
  }
}
