package dev.muster.dsl.ide.command;

import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.rules.odds.NearestEnemyOdds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * The answer to {@link MusterCommandService#NEAREST_ODDS}: the odds of stands against their nearest
 * enemies, face to face in the open.
 *
 * @param text a line for each stand, and one for each of its enemies; empty if refused
 * @param refusal why there are no odds, for the user; empty if there are some
 */
public record NearestOddsResult(String text, String refusal) {
  /** Stands of a group that are reckoned at once: the user waits for them. */
  private static final int MOST = 12;

  /** Branches of dice for each order; a hover, which must be there at once, has fewer. */
  private static final int BUDGET = 20_000;

  static NearestOddsResult refused(String why) {
    return new NearestOddsResult("", why);
  }

  /**
   * Reads the stands that a line deploys; the odds are reckoned by the supplier, because the file
   * must not stay locked for so long.
   *
   * @param line from 1; of a group that begins in it all stands, if it deploys none itself
   */
  static Supplier<NearestOddsResult> of(Resource resource, int line) {
    List<DeployDef> stands = stands(resource, line);
    if (stands.isEmpty()) {
      return () -> refused("There is no deployed stand in this line.");
    }
    StandFigures figures = new StandFigures();
    List<StandFigures.Fielded> units =
        stands.stream().limit(MOST).flatMap(each -> figures.fielded(each).stream()).toList();
    return () -> odds(units);
  }

  private static NearestOddsResult odds(List<StandFigures.Fielded> units) {
    StringBuilder text = new StringBuilder();
    for (StandFigures.Fielded each : units) {
      List<String> odds =
          NearestEnemyOdds.sentences(NearestEnemyOdds.of(each.program(), each.unit(), BUDGET));
      if (!odds.isEmpty()) {
        text.append(text.isEmpty() ? "" : "\n").append(each.unit()).append(":");
        odds.forEach(against -> text.append("\n- ").append(against));
      }
    }
    return text.isEmpty()
        ? refused(
            "Nothing to reckon: a stand needs to be on the field from the start, in a game that"
                + " Muster plays, and able to charge or to shoot at an enemy.")
        : new NearestOddsResult(
            "Against the nearest enemies, face to face in the open.\n" + text, "");
  }

  /** Returns whether there is a deployed stand in a line. */
  public static boolean isOffered(Resource resource, int line) {
    return !stands(resource, line).isEmpty();
  }

  private static List<DeployDef> stands(Resource resource, int line) {
    List<DeployDef> found = new ArrayList<>();
    List<DeployDef> ofGroup = new ArrayList<>();
    if (resource.getContents().isEmpty()) {
      return found;
    }
    EObject text = resource.getContents().getFirst();
    for (GroupDef group : EcoreUtil2.getAllContentsOfType(text, GroupDef.class)) {
      for (DeployDef stand : group.getStands()) {
        if (touches(stand, line)) {
          found.add(stand);
        }
      }
      ICompositeNode node = NodeModelUtils.findActualNodeFor(group);
      if (node != null && node.getStartLine() == line) {
        ofGroup.addAll(group.getStands());
      }
    }
    return found.isEmpty() ? ofGroup : found;
  }

  private static boolean touches(EObject element, int line) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    return node != null && node.getStartLine() <= line && line <= node.getEndLine();
  }
}
