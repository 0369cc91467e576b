package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.compile.Places;
import dev.muster.dsl.ide.map.PlaceTexts;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
final class Deployments {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  /** Groups are moved and turned on hexes alone; {@link Placement} is of no other map. */
  private static final Places HEXES = new Places(BoardKind.HEXES);

  /** Steps that leave rows and columns what they are, so that zones can go along. */
  private static final Map<String, Motion> STRAIGHT = new LinkedHashMap<>();

  private static final Map<String, Motion> SLANTING = new LinkedHashMap<>();

  static {
    STRAIGHT.put("one hex to the left", new Motion.Step(-1, 0));
    STRAIGHT.put("one hex to the right", new Motion.Step(1, 0));
    STRAIGHT.put("two hexes up", new Motion.Step(0, -2));
    STRAIGHT.put("two hexes down", new Motion.Step(0, 2));
    SLANTING.put("one hex up to the right", new Motion.Neighbour(1));
    SLANTING.put("one hex up to the left", new Motion.Neighbour(2));
    SLANTING.put("one hex down to the left", new Motion.Neighbour(4));
    SLANTING.put("one hex down to the right", new Motion.Neighbour(5));
  }

  private Deployments() {}

  /** What can be done with a group. */
  static List<Refactoring> of(GroupDef group) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(group, ScenarioDef.class);
    Placement placement = scenario == null ? null : Placement.of(scenario);
    if (placement == null || group.getName() == null || !hasFixed(group)) {
      return List.of();
    }
    String name = "group " + group.getName();
    Map<String, Motion> motions = new LinkedHashMap<>();
    STRAIGHT.forEach((way, motion) -> motions.put("Move " + name + " " + way, motion));
    SLANTING.forEach((way, motion) -> motions.put("Move " + name + " " + way, motion));
    Hex middle = placement.middle(group);
    if (middle != null && allFace(group)) {
      motions.put("Turn " + name + " to the left", new Motion.Turn(middle, 1));
      motions.put("Turn " + name + " to the right", new Motion.Turn(middle, -1));
      motions.put("Turn " + name + " about", new Motion.Turn(middle, 3));
      motions.put("Mirror " + name + " left for right", new Motion.MirrorSides(middle));
      motions.put("Mirror " + name + " up for down", new Motion.MirrorRows(middle));
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
    Placement placement =
        side.eContainer() instanceof ScenarioDef scenario ? Placement.of(scenario) : null;
    Set<Ground> zones = zones(side);
    if (placement == null || side.getName() == null || zones == null) {
      return List.of();
    }
    Set<String> names = new LinkedHashSet<>();
    zones.forEach(zone -> names.add(zone.getName()));
    List<Refactoring> found = new ArrayList<>();
    STRAIGHT.forEach(
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
  private static boolean open(Ground zone, Motion motion) {
    var map = Places.mapOf(zone);
    if (map == null) {
      return false;
    }
    for (Hex hex : HEXES.of(zone).stream().map(Hex.class::cast).toList()) {
      Hex to = motion.to(hex);
      var terrain = to == null ? null : MapRows.terrain(map, to);
      if (to == null
          || !MapRows.contains(map, to)
          || (terrain != null && terrain.getProperties().contains("impassable"))) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasFixed(GroupDef group) {
    return group.getStands().stream().anyMatch(stand -> !stand.getPlaces().isEmpty());
  }

  private static boolean allFace(GroupDef group) {
    return group.getStands().stream()
        .filter(stand -> !stand.getPlaces().isEmpty())
        .allMatch(stand -> HEXES.heading(stand.getFacing()) != null);
  }

  /** Writes the new places; false where one has no number. */
  private static boolean move(GroupDef group, Motion motion, Changes changes) {
    boolean moved = true;
    for (DeployDef stand : group.getStands()) {
      moved = moved && move(stand, motion, changes);
    }
    for (GeneralDef general : group.getGenerals()) {
      INode word = word(general, AST.getGeneralDef_At());
      Hex hex = MapRows.hex(general.getAt());
      if (word != null && hex != null) {
        moved = moved && replace(general, word, motion.to(hex), changes);
      }
    }
    return moved;
  }

  private static boolean move(DeployDef stand, Motion motion, Changes changes) {
    List<INode> words = NodeModelUtils.findNodesForFeature(stand, AST.getDeployDef_Places());
    Heading heading = HEXES.heading(stand.getFacing());
    Facing facing = heading == null ? null : Facing.of(heading);
    for (int i = 0; i < words.size(); i++) {
      Hex hex = MapRows.hex(stand.getPlaces().get(i));
      if (hex == null) {
        return false;
      }
      if (stand.isAbreast() && motion.mirrors() && facing != null) {
        // the last to the right is the first one now
        hex = (Hex) HEXES.abreast(hex, StandNames.count(stand), facing.heading(), 1).getLast();
      }
      if (!replace(stand, words.get(i), motion.to(hex), changes)) {
        return false;
      }
    }
    INode faces = word(stand, AST.getDeployDef_Facing());
    if (faces != null && facing != null && !words.isEmpty()) {
      String now = motion.to(facing).name();
      if (!now.equals(stand.getFacing())) {
        changes.add(resource(stand), faces.getOffset(), faces.getLength(), now);
      }
    }
    return true;
  }

  private static void numbers(Ground zone, Motion motion, Changes changes) {
    for (INode word : PlaceTexts.within(zone)) {
      Hex hex = MapRows.hex(NodeModelUtils.getTokenText(word));
      if (hex != null) {
        replace(zone, word, motion.to(hex), changes);
      }
    }
  }

  private static boolean replace(EObject owner, INode word, @Nullable Hex hex, Changes changes) {
    if (hex == null) {
      return false;
    }
    changes.add(resource(owner), word.getOffset(), word.getLength(), hex.toString());
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
