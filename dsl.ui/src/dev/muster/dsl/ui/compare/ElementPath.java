package dev.muster.dsl.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SymbolKind;

/**
 * The qualified name of an element of a text: the names of all elements that contain it, outermost
 * first, and its own.
 */
record ElementPath(List<Step> steps) {

  /** The root of a text, which is no element. */
  static final ElementPath ROOT = new ElementPath(List.of());

  /**
   * @param nth which one of several elements of the same kind and name, from 0
   */
  private record Step(SymbolKind kind, String name, int nth) {}

  ElementPath {
    steps = List.copyOf(steps);
  }

  /** Returns the smallest element that contains a position; empty if there is none. */
  static Optional<ElementPath> at(List<DocumentSymbol> roots, Position place) {
    ElementPath path = ROOT;
    List<DocumentSymbol> level = roots;
    for (Optional<DocumentSymbol> found = containing(level, place); found.isPresent(); ) {
      path = path.child(level, found.get());
      level = children(found.get());
      found = containing(level, place);
    }
    return path.steps.isEmpty() ? Optional.empty() : Optional.of(path);
  }

  private static Optional<DocumentSymbol> containing(List<DocumentSymbol> level, Position place) {
    return level.stream().filter(each -> contains(each.getRange(), place)).findFirst();
  }

  /** A cursor before the first or behind the last letter of a line belongs to its element. */
  private static boolean contains(Range range, Position place) {
    Position start = range.getStart();
    Position end = range.getEnd();
    boolean begun =
        place.getLine() > start.getLine()
            || place.getLine() == start.getLine() && place.getCharacter() >= start.getCharacter();
    return begun
        && (place.getLine() < end.getLine()
            || place.getLine() == end.getLine() && place.getCharacter() <= end.getCharacter());
  }

  /**
   * Returns the path of one of the elements of this one.
   *
   * @param level all of them
   */
  ElementPath child(List<DocumentSymbol> level, DocumentSymbol one) {
    int nth = 0;
    for (DocumentSymbol each : level) {
      if (each == one) {
        break;
      }
      if (each.getKind() == one.getKind() && each.getName().equals(one.getName())) {
        nth++;
      }
    }
    List<Step> longer = new ArrayList<>(steps);
    longer.add(new Step(one.getKind(), one.getName(), nth));
    return new ElementPath(longer);
  }

  /** Returns the element of this path in a text; empty if the text does not have it. */
  Optional<DocumentSymbol> in(List<DocumentSymbol> roots) {
    List<DocumentSymbol> level = roots;
    Optional<DocumentSymbol> found = Optional.empty();
    for (Step step : steps) {
      found =
          level.stream()
              .filter(each -> each.getKind() == step.kind() && each.getName().equals(step.name()))
              .skip(step.nth())
              .findFirst();
      if (found.isEmpty()) {
        return found;
      }
      level = children(found.get());
    }
    return found;
  }

  /** Returns the elements of the element of this path; those at the top for the root. */
  List<DocumentSymbol> elements(List<DocumentSymbol> roots) {
    return steps.isEmpty() ? roots : in(roots).map(ElementPath::children).orElse(List.of());
  }

  /** Returns whether a text has the element of this path. The root is in each text. */
  boolean isIn(List<DocumentSymbol> roots) {
    return steps.isEmpty() || in(roots).isPresent();
  }

  ElementPath parent() {
    return new ElementPath(steps.subList(0, steps.size() - 1));
  }

  /** The element's own name. */
  String name() {
    return steps.getLast().name();
  }

  /** The names from the outermost element on, as a user reads them: First &gt; Red &gt; Van. */
  String label() {
    return String.join(" > ", steps.stream().map(Step::name).toList());
  }

  static List<DocumentSymbol> children(DocumentSymbol symbol) {
    return symbol.getChildren() == null ? List.of() : symbol.getChildren();
  }
}
