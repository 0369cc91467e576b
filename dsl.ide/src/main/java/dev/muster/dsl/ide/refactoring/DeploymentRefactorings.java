package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Moves, turns and mirrors a group, and shifts all a side deploys. What plans and arrivals name is
 * ground and stays.
 */
final class DeploymentRefactorings {
  private DeploymentRefactorings() {}

  /** Returns the refactorings of a group. */
  static List<Refactoring> of(GroupDef group) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(group, ScenarioDef.class);
    PlacementValidator placement = scenario == null ? null : PlacementValidator.of(scenario);
    if (scenario == null || placement == null || group.getName() == null || !hasFixed(group)) {
      return List.of();
    }
    String name = "group " + group.getName();
    Map<String, PlaceTransform> motions = new LinkedHashMap<>();
    BoardTransforms all = BoardTransforms.on(scenario.getMap());
    motions.putAll(all.moves(name));
    Place middle = placement.middle(group);
    if (middle != null && allFace(group)) {
      motions.putAll(all.centredOn(middle, name));
    }
    List<Refactoring> found = new ArrayList<>();
    motions.forEach(
        (title, motion) -> {
          Changes changes = new Changes();
          if (placement.allows(all(List.of(group), motion), Map.of())
              && move(group, motion, changes)) {
            found.add(changes.as(title));
          }
        });
    found.addAll(FrontToEnemy.of(group, placement));
    return found;
  }

  /** Returns the refactorings of a side's whole deployment. */
  static List<Refactoring> of(SideDef side) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(side, ScenarioDef.class);
    PlacementValidator placement = scenario == null ? null : PlacementValidator.of(scenario);
    Set<Ground> zones = zones(side);
    if (scenario == null || placement == null || side.getName() == null || zones == null) {
      return List.of();
    }
    Set<String> names = new LinkedHashSet<>();
    zones.forEach(zone -> names.add(zone.getName()));
    List<Refactoring> found = new ArrayList<>();
    BoardTransforms.on(scenario.getMap())
        .straight()
        .forEach(
            (way, motion) -> {
              Changes changes = new Changes();
              Map<String, PlaceTransform> grounds = new HashMap<>();
              names.forEach(name -> grounds.put(name, motion));
              boolean allowed =
                  placement.allows(all(side.getGroups(), motion), grounds)
                      && zones.stream().allMatch(zone -> open(zone, motion));
              for (GroupDef group : side.getGroups()) {
                allowed = allowed && move(group, motion, changes);
              }
              zones.forEach(zone -> numbers(zone, motion, changes));
              if (allowed && !changes.isEmpty()) {
                found.add(changes.as("Shift the deployment of " + side.getName() + " " + way));
              }
            });
    return found;
  }

  /**
   * Returns the deployment zones that only this side uses; null if it shares one, because a shared
   * zone cannot be moved.
   */
  private static @Nullable Set<Ground> zones(SideDef side) {
    Set<Ground> own = new LinkedHashSet<>();
    Set<Ground> others = new LinkedHashSet<>();
    if (side.eContainer() instanceof ScenarioDef scenario) {
      for (SideDef each : scenario.getSides()) {
        for (GroupDef group : each.getGroups()) {
          for (DeployDef stand : group.getStands()) {
            if (stand.getZone() != null) {
              (each == side ? own : others).add(stand.getZone());
            }
          }
        }
      }
    }
    boolean whole = own.stream().noneMatch(zone -> zone.eIsProxy() || zone.getName() == null);
    return whole && own.stream().noneMatch(others::contains) ? own : null;
  }

  /** Whether a zone loses no room by a motion. */
  private static boolean open(Ground zone, PlaceTransform motion) {
    var map = PlaceNotation.mapOf(zone);
    if (map == null) {
      return false;
    }
    List<Place> now = PlaceNotation.of(map).of(zone);
    List<Place> then = now.stream().map(motion::apply).filter(Objects::nonNull).toList();
    var drawn = new MapDrawingParser.TerrainGrid(map);
    return then.size() == now.size()
        && then.stream().allMatch(each -> MapDrawingParser.contains(map, each))
        && drawn.open(then).size() >= drawn.open(now).size();
  }

  private static Map<EObject, PlaceTransform> all(List<GroupDef> groups, PlaceTransform motion) {
    Map<EObject, PlaceTransform> motions = new HashMap<>();
    for (GroupDef group : groups) {
      group.getStands().forEach(each -> motions.put(each, motion));
      group.getGenerals().forEach(each -> motions.put(each, motion));
    }
    return motions;
  }

  private static boolean hasFixed(GroupDef group) {
    return group.getStands().stream().anyMatch(stand -> !stand.getPlaces().isEmpty());
  }

  private static boolean allFace(GroupDef group) {
    return group.getStands().stream()
        .filter(stand -> !stand.getPlaces().isEmpty())
        .allMatch(StandPlacement::faces);
  }

  /** Writes the new places; returns false if one cannot be written. */
  private static boolean move(GroupDef group, PlaceTransform motion, Changes changes) {
    return group.getStands().stream().allMatch(each -> StandPlacement.move(each, motion, changes))
        && group.getGenerals().stream()
            .allMatch(each -> StandPlacement.move(each, motion, changes));
  }

  private static void numbers(Ground zone, PlaceTransform motion, Changes changes) {
    for (PlaceOccurrences.PlaceOccurrence written : PlaceOccurrences.within(zone)) {
      Place place = PlaceNotation.at(zone).read(written.text());
      Place to = place == null ? null : motion.apply(place);
      if (to != null) {
        changes.add(
            (XtextResource) zone.eResource(), written.offset(), written.length(), to.toString());
      }
    }
  }
}
