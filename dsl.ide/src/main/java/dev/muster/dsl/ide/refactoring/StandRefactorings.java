package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.PlaneGeometry;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/**
 * Moves, turns and mirrors the stands of selected statements, writes the places of a line one by
 * one, and gives stands another group or another line of the army list.
 */
final class StandRefactorings {
  private StandRefactorings() {}

  /** Returns the refactorings of statements of one scenario. */
  static List<Refactoring> of(List<DeployDef> stands) {
    ScenarioDef scenario =
        stands.isEmpty()
            ? null
            : EcoreUtil2.getContainerOfType(stands.getFirst(), ScenarioDef.class);
    if (scenario == null
        || stands.stream().anyMatch(each -> written(each) == null)
        || stands.stream()
            .anyMatch(each -> EcoreUtil2.getContainerOfType(each, ScenarioDef.class) != scenario)) {
      return List.of();
    }
    List<Refactoring> found = new ArrayList<>(moved(scenario, stands));
    found.addAll(SplitStands.of(scenario, stands, name(stands)));
    found.addAll(StandRegrouping.of(stands, name(stands)));
    found.addAll(GroupExtraction.of(stands, name(stands)));
    found.addAll(OtherArmyLine.of(scenario, stands, name(stands)));
    return found;
  }

  /**
   * Returns the name of the stands for a title: that of a single statement, otherwise their number.
   */
  private static String name(List<DeployDef> stands) {
    if (stands.size() == 1) {
      return "stand " + written(stands.getFirst());
    }
    return "the " + stands.stream().mapToInt(StandNames::count).sum() + " stands";
  }

  /** The name of a statement, else that of its line; null while that is not written. */
  private static @Nullable String written(DeployDef stand) {
    INode line = StandPlacement.word(stand, MusterPackage.Literals.DEPLOY_DEF__LINE);
    String word = line == null ? "" : NodeModelUtils.getTokenText(line);
    return word.isEmpty() ? null : stand.getName() == null ? word : stand.getName();
  }

  private static List<Refactoring> moved(ScenarioDef scenario, List<DeployDef> stands) {
    PlacementValidator placement = PlacementValidator.of(scenario);
    List<Place> places = placement == null ? List.of() : placement.places(Set.copyOf(stands));
    if (placement == null
        || places.isEmpty()
        || stands.stream().anyMatch(each -> each.getPlaces().isEmpty())) {
      return List.of();
    }
    BoardTransforms all = BoardTransforms.on(scenario.getMap());
    Map<String, PlaceTransform> motions = new LinkedHashMap<>(all.moves(name(stands)));
    if (stands.stream().allMatch(StandPlacement::faces)) {
      motions.putAll(all.centredOn(PlaneGeometry.middle(places), name(stands)));
      if (places.size() > 1 && stands.stream().noneMatch(StandPlacement::isLine)) {
        motions.putAll(all.inPlace(name(stands)));
      }
    }
    List<Refactoring> found = new ArrayList<>();
    motions.forEach(
        (title, motion) -> {
          Map<EObject, PlaceTransform> each = new HashMap<>();
          stands.forEach(stand -> each.put(stand, motion));
          Changes changes = new Changes();
          if (placement.allows(each, Map.of())
              && stands.stream().allMatch(stand -> StandPlacement.move(stand, motion, changes))
              && !changes.isEmpty()) {
            found.add(changes.as(title));
          }
        });
    return found;
  }
}
