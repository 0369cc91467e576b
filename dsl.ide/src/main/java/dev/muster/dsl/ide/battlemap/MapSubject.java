package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import java.util.List;
import java.util.Objects;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/**
 * The subject of a map on the screen: a scenario, or a map without one.
 *
 * @param scenario null for a map without a scenario
 * @param map null if the scenario names no known map
 */
record MapSubject(@Nullable ScenarioDef scenario, @Nullable MapDef map) {
  /** Name of the scenario, empty for a map alone. */
  String scenarioName() {
    return scenario == null || scenario.getName() == null ? "" : scenario.getName();
  }

  /** The element that is shown. */
  Element element() {
    return scenario != null ? scenario : Objects.requireNonNull(map);
  }

  /** Returns a scenario by name; null if the file has none with this name. */
  static @Nullable MapSubject named(Resource resource, String name) {
    return elements(resource).stream()
        .filter(ScenarioDef.class::isInstance)
        .map(ScenarioDef.class::cast)
        .filter(each -> name.equals(each.getName()))
        .findFirst()
        .map(MapSubject::of)
        .orElse(null);
  }

  /**
   * Returns the subject at a caret: the scenario that contains it, or one of the file on the map or
   * with the army that contains it; else the nearest scenario before it, the first one, or a map.
   *
   * @param offset offset of the caret
   */
  static @Nullable MapSubject at(Resource resource, int offset) {
    List<Element> all = elements(resource);
    Element here = null;
    ScenarioDef before = null;
    ScenarioDef first = null;
    for (Element each : all) {
      ICompositeNode node = NodeModelUtils.findActualNodeFor(each);
      boolean begun = node != null && node.getOffset() <= offset;
      if (begun && offset <= node.getEndOffset()) {
        here = each;
      }
      if (each instanceof ScenarioDef scenario && scenario.getName() != null) {
        first = first == null ? scenario : first;
        before = begun ? scenario : before;
      }
    }
    if (here instanceof ScenarioDef scenario && scenario.getName() != null) {
      return of(scenario);
    }
    ScenarioDef user = here == null ? null : user(all, here);
    if (user != null) {
      return of(user);
    }
    if (here instanceof MapDef map) {
      return new MapSubject(null, map);
    }
    ScenarioDef scenario = before == null ? first : before;
    if (scenario != null) {
      return of(scenario);
    }
    return all.stream()
        .filter(MapDef.class::isInstance)
        .map(MapDef.class::cast)
        .findFirst()
        .map(each -> new MapSubject(null, each))
        .orElse(null);
  }

  /** The first scenario of a file on a map or with an army. */
  private static @Nullable ScenarioDef user(List<Element> all, Element used) {
    for (Element each : all) {
      if (each instanceof ScenarioDef scenario
          && scenario.getName() != null
          && (scenario.getMap() == used
              || used instanceof ArmyDef army
                  && scenario.getSides().stream().anyMatch(side -> side.getArmy() == army))) {
        return scenario;
      }
    }
    return null;
  }

  private static MapSubject of(ScenarioDef scenario) {
    MapDef map = scenario.getMap();
    return new MapSubject(scenario, map == null || map.eIsProxy() ? null : map);
  }

  private static List<Element> elements(Resource resource) {
    return !resource.getContents().isEmpty()
            && resource.getContents().getFirst() instanceof Document document
        ? document.getElements()
        : List.of();
  }
}
