package dev.muster.dsl.ide.map;

import dev.muster.dsl.muster.HexRange;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Hex numbers in the text, wherever the grammar has them. */
public final class HexNumbers {
  /** The rule of the grammar that reads a hex number. */
  public static final String RULE = "HexNumber";

  private HexNumbers() {}

  /** Whether a word of the text is a hex number. */
  public static boolean is(INode word) {
    INode parent = word.getParent();
    return parent != null
        && parent.getGrammarElement() instanceof RuleCall call
        && call.getRule().getName().equals(RULE);
  }

  /** All hex numbers in an element, in the order of the text. */
  public static List<ILeafNode> within(EObject element) {
    List<ILeafNode> found = new ArrayList<>();
    ICompositeNode node = NodeModelUtils.getNode(element);
    if (node != null) {
      for (ILeafNode leaf : node.getLeafNodes()) {
        if (!leaf.isHidden() && is(leaf)) {
          found.add(leaf);
        }
      }
    }
    return found;
  }

  /** What names a hex, where the hex may be one of a range. */
  public static @Nullable EObject listOf(@Nullable EObject element) {
    return element instanceof HexRange range ? range.eContainer() : element;
  }

  /** The map whose hexes are meant at an element, null where there is none. */
  public static @Nullable MapDef mapOf(@Nullable EObject element) {
    if (element == null) {
      return null;
    }
    MapDef map = EcoreUtil2.getContainerOfType(element, MapDef.class);
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(element, ScenarioDef.class);
    if (map == null && scenario != null) {
      map = scenario.getMap();
    }
    return map == null || map.eIsProxy() ? null : map;
  }
}
