package dev.muster.dsl.ide.tune;

import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/**
 * What edits can be searched for at a line of a text.
 *
 * @param want as {@code muster tune --want} has it, such as {@code Sweden wins 40%..60%}
 * @param title of the search, for the user
 */
record TuneWish(ScenarioDef scenario, String want, String title) {

  /** Returns the title of the search among the places of units. */
  String placesTitle() {
    return title.replace("small edits", "moves of single units");
  }

  /**
   * Returns what can be searched for at a line: that its expectation holds, or, at the first line
   * of a scenario, that the battle is even. Null if there is nothing that edits can reach.
   *
   * @param line from 1
   */
  static @Nullable TuneWish at(Resource resource, int line) {
    if (resource.getContents().isEmpty()) {
      return null;
    }
    EObject text = resource.getContents().getFirst();
    for (ScenarioDef scenario : EcoreUtil2.getAllContentsOfType(text, ScenarioDef.class)) {
      if (scenario.getName() == null) {
        continue;
      }
      for (ExpectDef each : scenario.getExpectations()) {
        String want = touches(each, line) ? want(each) : null;
        if (want != null) {
          return new TuneWish(scenario, want, "Find small edits that make it hold");
        }
      }
      ICompositeNode node = NodeModelUtils.findActualNodeFor(scenario);
      if (node != null && node.getStartLine() == line) {
        return new TuneWish(scenario, "even", "Find small edits that make the battle even");
      }
    }
    return null;
  }

  private static boolean touches(EObject element, int line) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    return node != null && node.getStartLine() <= line && line <= node.getEndLine();
  }

  /** Returns an expectation of a range as a wish; null for one that no search can have as goal. */
  private static @Nullable String want(ExpectDef expect) {
    String measure = expect.getMeasure();
    if (measure == null || expect.getHigh() <= expect.getLow()) {
      return null;
    }
    String percent = expect.getLow() + "%.." + expect.getHigh() + "%";
    SideDef side = expect.getSide();
    if (side != null) {
      return side.getName() == null ? null : side.getName() + " " + measure + " " + percent;
    }
    return switch (measure) {
      case "draw" -> measure + " " + percent;
      case "rounds" -> measure + " " + expect.getLow() + ".." + expect.getHigh();
      default -> null;
    };
  }
}
