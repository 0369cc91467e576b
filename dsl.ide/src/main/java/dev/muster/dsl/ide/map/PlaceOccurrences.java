package dev.muster.dsl.ide.map;

import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.PlaceRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Places in the text, wherever the grammar has them: numbers of hexes, boxes, points. */
public final class PlaceOccurrences {
  /** The rules of the grammar that read a place. */
  public static final Set<String> RULES = Set.of("Place", "Cell");

  /** The terminal that reads two boxes at once, C2-C3. */
  public static final String SIDE = "EDGE";

  private PlaceOccurrences() {}

  /**
   * A place in the text.
   *
   * @param owner the element that contains it
   */
  public record PlaceOccurrence(String text, int offset, int length, @Nullable EObject owner) {
    public int end() {
      return offset + length;
    }
  }

  /** The place a word of the text belongs to, which may be of several words; null for none. */
  public static @Nullable PlaceOccurrence at(ILeafNode word, int offset) {
    List<PlaceOccurrence> found = of(word);
    return found.stream()
        .filter(each -> each.offset() <= offset && offset <= each.end())
        .findFirst()
        .orElse(null);
  }

  /** All places in an element, in the order of the text. */
  public static List<PlaceOccurrence> within(EObject element) {
    List<PlaceOccurrence> found = new ArrayList<>();
    ICompositeNode node = NodeModelUtils.getNode(element);
    if (node != null) {
      for (ILeafNode leaf : node.getLeafNodes()) {
        if (!leaf.isHidden()) {
          for (PlaceOccurrence place : of(leaf)) {
            if (found.isEmpty() || found.getLast().offset() != place.offset()) {
              found.add(place);
            }
          }
        }
      }
    }
    return found;
  }

  /** The places a word is part of: one, or the two of a side that is written as one word. */
  private static List<PlaceOccurrence> of(ILeafNode leaf) {
    EObject owner = NodeModelUtils.findActualSemanticObjectFor(leaf);
    INode parent = leaf.getParent();
    if (parent != null && RULES.contains(called(parent))) {
      return List.of(
          new PlaceOccurrence(
              NodeModelUtils.getTokenText(parent), parent.getOffset(), parent.getLength(), owner));
    }
    int dash = leaf.getText().indexOf('-');
    if (owner instanceof EdgeDef && dash > 0 && called(leaf).equals(SIDE)) {
      String text = leaf.getText();
      return List.of(
          new PlaceOccurrence(text.substring(0, dash), leaf.getOffset(), dash, owner),
          new PlaceOccurrence(
              text.substring(dash + 1),
              leaf.getOffset() + dash + 1,
              text.length() - dash - 1,
              owner));
    }
    return List.of();
  }

  private static String called(INode node) {
    return node.getGrammarElement() instanceof RuleCall call ? call.getRule().getName() : "";
  }

  /** Returns the element that names a place, possibly as part of a range. */
  public static @Nullable EObject listOf(@Nullable EObject element) {
    return element instanceof PlaceRange range ? range.eContainer() : element;
  }
}
