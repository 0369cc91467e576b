package dev.muster.dsl.naming;

import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * The names of the stands on the map: the author's own, or the name of the army line with a number;
 * each is unique in the scenario. Does not resolve references.
 */
public final class StandNames {
  /** Maximum number of stands of one statement. */
  public static final int MOST = 99;

  private final Map<DeployDef, List<String>> names = new IdentityHashMap<>();

  private StandNames() {}

  /** The names of all stands of a scenario. */
  public static StandNames of(ScenarioDef scenario) {
    var result = new StandNames();
    List<DeployDef> all = new ArrayList<>();
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        all.addAll(group.getStands());
      }
    }
    Set<String> taken = new HashSet<>();
    for (DeployDef deploy : all) {
      if (deploy.getName() != null && count(deploy) == 1) {
        taken.add(deploy.getName());
      }
    }
    Map<String, Integer> last = new HashMap<>();
    for (DeployDef deploy : all) {
      result.names.put(deploy, names(deploy, taken, last));
    }
    return result;
  }

  private static List<String> names(
      DeployDef deploy, Set<String> taken, Map<String, Integer> last) {
    int count = count(deploy);
    if (deploy.getName() != null && count == 1) {
      return List.of(deploy.getName());
    }
    String stem = deploy.getName() != null ? deploy.getName() : lineName(deploy);
    List<String> names = new ArrayList<>();
    while (names.size() < count) {
      String name;
      do {
        name = stem + "-" + last.merge(stem, 1, Integer::sum);
      } while (!taken.add(name));
      names.add(name);
    }
    return names;
  }

  /** Names of the stands a statement puts on the map, in the order of their hexes. */
  public List<String> of(DeployDef deploy) {
    return names.getOrDefault(deploy, List.of());
  }

  /** Returns the number of stands of a statement. */
  public static int count(DeployDef deploy) {
    if (!deploy.getPlaces().isEmpty() && !deploy.isAbreast()) {
      return deploy.getPlaces().size();
    }
    return Math.clamp(deploy.getCount(), 1, MOST);
  }

  /** The word by which a statement refers to its line of the army list, as written. */
  private static String lineName(DeployDef deploy) {
    List<INode> nodes =
        NodeModelUtils.findNodesForFeature(deploy, MusterPackage.Literals.DEPLOY_DEF__LINE);
    return nodes.isEmpty()
        ? "Stand"
        : NodeModelUtils.getTokenText(nodes.getFirst()).replace("^", "");
  }
}
