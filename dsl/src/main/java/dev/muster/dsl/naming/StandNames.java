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
import java.util.function.Function;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
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
    return of(scenario, StandNames::stem);
  }

  /** The names that the stands of a scenario have after the name of an element is changed. */
  public static StandNames of(ScenarioDef scenario, RenamedElement renamed) {
    return of(
        scenario,
        deploy -> {
          boolean ownName = deploy.getName() != null;
          boolean changed = renamed.is(ownName ? deploy : deploy.getLine());
          return changed ? renamed.name() : stem(deploy);
        });
  }

  private static StandNames of(ScenarioDef scenario, Function<DeployDef, String> stems) {
    var result = new StandNames();
    List<DeployDef> all = new ArrayList<>();
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        all.addAll(group.getStands());
      }
    }
    Set<String> taken = new HashSet<>();
    for (DeployDef deploy : all) {
      if (isAlone(deploy)) {
        taken.add(stems.apply(deploy));
      }
    }
    Map<String, Integer> last = new HashMap<>();
    for (DeployDef deploy : all) {
      String stem = stems.apply(deploy);
      result.names.put(
          deploy, isAlone(deploy) ? List.of(stem) : numbered(stem, count(deploy), taken, last));
    }
    return result;
  }

  /** Whether a statement places one stand, whose name its author has chosen. */
  private static boolean isAlone(DeployDef deploy) {
    return deploy.getName() != null && count(deploy) == 1;
  }

  /** The name before the number. */
  private static String stem(DeployDef deploy) {
    return deploy.getName() != null ? deploy.getName() : lineName(deploy);
  }

  private static List<String> numbered(
      String stem, int count, Set<String> taken, Map<String, Integer> last) {
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

  /** Returns the words of a scenario that refer to a stand on the map, such as Foot-2. */
  public static List<INode> references(ScenarioDef scenario) {
    List<INode> words = new ArrayList<>();
    for (TreeIterator<EObject> all = scenario.eAllContents(); all.hasNext(); ) {
      EObject element = all.next();
      for (EReference reference : element.eClass().getEAllReferences()) {
        if (!reference.isContainment()
            && reference.getEReferenceType() == MusterPackage.Literals.DEPLOY_DEF) {
          words.addAll(NodeModelUtils.findNodesForFeature(element, reference));
        }
      }
    }
    return words;
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
