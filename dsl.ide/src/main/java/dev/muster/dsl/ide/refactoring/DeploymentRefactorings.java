package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Moves, turns and mirrors a group, and shifts all a side deploys. What plans and arrivals name is
 * ground and stays.
 */
final class DeploymentRefactorings {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private DeploymentRefactorings() {}

  /** What can be done with a group. */
  static List<Refactoring> of(GroupDef group) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(group, ScenarioDef.class);
    PlacementValidator placement = scenario == null ? null : PlacementValidator.of(scenario);
    if (scenario == null || placement == null || group.getName() == null || !hasFixed(group)) {
      return List.of();
    }
    String name = "group " + group.getName();
    Map<String, PlaceTransform> motions = new LinkedHashMap<>();
    BoardTransforms all = BoardTransforms.on(scenario.getMap());
    all.straight().forEach((way, motion) -> motions.put("Move " + name + " " + way, motion));
    all.slanting().forEach((way, motion) -> motions.put("Move " + name + " " + way, motion));
    Place middle = placement.middle(group);
    if (middle != null && allFace(group)) {
      motions.putAll(all.centredOn(middle, name));
    }
    List<Refactoring> found = new ArrayList<>();
    motions.forEach(
        (title, motion) -> {
          Changes changes = new Changes();
          if (placement.allows(motion, Set.of(group), Set.of()) && move(group, motion, changes)) {
            found.add(changes.as(title));
          }
        });
    return found;
  }

  /** What can be done with all a side deploys. */
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
              boolean allowed =
                  placement.allows(motion, Set.copyOf(side.getGroups()), names)
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

  /** Zones that only this side deploys in; null where it shares one, which then cannot be moved. */
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

  private static boolean hasFixed(GroupDef group) {
    return group.getStands().stream().anyMatch(stand -> !stand.getPlaces().isEmpty());
  }

  private static boolean allFace(GroupDef group) {
    return group.getStands().stream()
        .filter(stand -> !stand.getPlaces().isEmpty())
        .allMatch(stand -> PlaceNotation.at(stand).heading(stand.getFacing()) != null);
  }

  /** Writes the new places; false where one cannot be written. */
  private static boolean move(GroupDef group, PlaceTransform motion, Changes changes) {
    boolean moved = true;
    for (DeployDef stand : group.getStands()) {
      moved = moved && move(stand, motion, changes);
    }
    for (GeneralDef general : group.getGenerals()) {
      INode word = word(general, AST.getGeneralDef_At());
      Place place = PlaceNotation.at(general).read(general.getAt());
      if (word != null && place != null) {
        moved = moved && replace(general, word, motion.apply(place), changes);
      }
    }
    return moved;
  }

  private static boolean move(DeployDef stand, PlaceTransform motion, Changes changes) {
    List<INode> words = NodeModelUtils.findNodesForFeature(stand, AST.getDeployDef_Places());
    PlaceNotation places = PlaceNotation.at(stand);
    Heading heading = places.heading(stand.getFacing());
    for (int i = 0; i < words.size(); i++) {
      Place place = places.read(stand.getPlaces().get(i));
      if (place == null) {
        return false;
      }
      if (stand.isAbreast() && motion.mirrors()) {
        // the last to the right is the first one now
        List<Place> line = places.fixed(stand, StandNames.count(stand));
        place = line.isEmpty() ? place : line.getLast();
      }
      if (!replace(stand, words.get(i), motion.apply(place), changes)) {
        return false;
      }
    }
    INode faces = word(stand, AST.getDeployDef_Facing());
    if (faces != null
        && heading != null
        && !words.isEmpty()
        && !motion.apply(heading).equals(heading)) {
      changes.add(
          resource(stand),
          faces.getOffset(),
          faces.getLength(),
          places.kind().say(motion.apply(heading)));
    }
    return true;
  }

  private static void numbers(Ground zone, PlaceTransform motion, Changes changes) {
    for (PlaceOccurrences.PlaceOccurrence written : PlaceOccurrences.within(zone)) {
      Place place = PlaceNotation.at(zone).read(written.text());
      Place to = place == null ? null : motion.apply(place);
      if (to != null) {
        changes.add(resource(zone), written.offset(), written.length(), to.toString());
      }
    }
  }

  private static boolean replace(
      EObject owner, INode word, @Nullable Place place, Changes changes) {
    if (place == null) {
      return false;
    }
    changes.add(resource(owner), word.getOffset(), word.getLength(), place.toString());
    return true;
  }

  private static @Nullable INode word(EObject element, EStructuralFeature feature) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
    return nodes.isEmpty() ? null : nodes.getFirst();
  }

  private static XtextResource resource(EObject element) {
    return (XtextResource) element.eResource();
  }
}
