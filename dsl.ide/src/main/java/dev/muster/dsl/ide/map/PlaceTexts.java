package dev.muster.dsl.ide.map;

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
public final class PlaceTexts {
  /** The rules of the grammar that read a place. */
  public static final Set<String> RULES = Set.of("Place", "Cell");

  private PlaceTexts() {}

  /** The place a word of the text belongs to, which may be of several words; null for none. */
  public static @Nullable INode of(INode word) {
    INode parent = word.getParent();
    return parent != null
            && parent.getGrammarElement() instanceof RuleCall call
            && RULES.contains(call.getRule().getName())
        ? parent
        : null;
  }

  /** All places in an element, in the order of the text. */
  public static List<INode> within(EObject element) {
    List<INode> found = new ArrayList<>();
    ICompositeNode node = NodeModelUtils.getNode(element);
    if (node != null) {
      for (ILeafNode leaf : node.getLeafNodes()) {
        INode place = leaf.isHidden() ? null : of(leaf);
        if (place != null && (found.isEmpty() || found.getLast() != place)) {
          found.add(place);
        }
      }
    }
    return found;
  }

  /** What names a place, where the place may be one of a range. */
  public static @Nullable EObject listOf(@Nullable EObject element) {
    return element instanceof PlaceRange range ? range.eContainer() : element;
  }
}
