package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.compile.PlaneGeometry;
import dev.muster.dsl.ide.refactoring.PlaceTransform;
import dev.muster.dsl.ide.refactoring.PlacementValidator;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.ide.refactoring.StandPlacement;
import dev.muster.dsl.ide.refactoring.StandText;
import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.check.RecordFinding;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;

/**
 * Moves, turns, deletes and adds stands and Generals. The checks decide which places are allowed.
 */
final class StandActions {
  private final EditedMap edited;
  private @Nullable PlacementValidator placement;

  StandActions(EditedMap edited) {
    this.edited = edited;
  }

  /** A change with what it is called. */
  record Change(String title, Changes changes) {}

  /** The verdict of the checks on a change: errors forbid it, warnings do not. */
  record Verdict(boolean allowed, String words) {}

  Change move(MapAction action) throws RefusedActionException {
    StandSelection selection = StandSelection.of(edited, action.items());
    Place to = edited.place(action.to());
    PlaceTransform motion = new PlaceTransform.Shift(from(action, selection), to);
    refuse(verdict(selection, motion));
    return new Change("Move " + selection.name() + " to " + to, moved(selection, motion));
  }

  /** Returns the verdict of the checks on moving a selection. */
  Verdict verdict(MapAction action, Place to) throws RefusedActionException {
    StandSelection selection = StandSelection.of(edited, action.items());
    return verdict(selection, new PlaceTransform.Shift(from(action, selection), to));
  }

  private Place from(MapAction action, StandSelection selection) throws RefusedActionException {
    return action.from() == null ? selection.first() : edited.place(action.from());
  }

  Change turn(MapAction action) throws RefusedActionException {
    StandSelection selection = StandSelection.of(edited, action.items());
    if (selection.placed().isEmpty()) {
      throw new RefusedActionException("A General faces nowhere.");
    }
    var changes = new Changes();
    Map<Scenario.DeployedStand, PlaceTransform> faces =
        selection.placed().stream()
            .collect(
                Collectors.toMap(
                    each -> each, each -> new PlaceTransform.Face(-turn(action, each))));
    if (action.heading() != null) {
      edited.heading(action.heading());
    }
    refuse(verdict(record -> record instanceof Scenario.DeployedStand it ? faces.get(it) : null));
    for (Map.Entry<DeployDef, TreeSet<Integer>> each : selection.stands().entrySet()) {
      PlaceTransform turn = faces.get(first(selection, each.getKey()));
      if (turn != null) {
        StandStatement.of(each.getKey()).turn(each.getValue(), turn, changes);
      }
    }
    return new Change("Turn " + selection.name(), changes);
  }

  private Scenario.DeployedStand first(StandSelection selection, DeployDef statement) {
    return selection.placed().stream()
        .filter(
            each -> {
              var source = edited.trace().of(each);
              return source != null && source.element() == statement;
            })
        .findFirst()
        .orElseThrow();
  }

  /** By how many degrees a stand turns to the right. */
  private double turn(MapAction action, Scenario.DeployedStand stand) {
    double once = 360.0 / edited.program().board().kind().headings().size();
    if (action.heading() != null) {
      Heading wanted = edited.program().board().kind().heading(action.heading());
      return wanted == null ? 0 : wanted.degrees() - stand.facing().degrees();
    }
    return action.steps() == null ? once : action.steps() * once;
  }

  Change wheel(MapAction action) throws RefusedActionException {
    StandSelection selection = StandSelection.of(edited, action.items());
    double once = 360.0 / edited.program().board().kind().headings().size();
    int steps = action.steps() == null ? 1 : action.steps();
    List<Place> places = selection.placed().stream().map(Scenario.DeployedStand::at).toList();
    if (places.isEmpty()) {
      throw new RefusedActionException("A General faces nowhere.");
    }
    PlaceTransform motion =
        new PlaceTransform.Turn(PlaneGeometry.middle(places), (int) Math.round(-once * steps));
    refuse(verdict(selection, motion));
    for (Map.Entry<DeployDef, TreeSet<Integer>> each : selection.stands().entrySet()) {
      if (each.getValue().size() < StandStatement.of(each.getKey()).count()) {
        throw new RefusedActionException(
            first(selection, each.getKey()).name()
                + " and other stands that are not selected are one statement with one facing."
                + " Select them as well, or turn them one by one.");
      }
    }
    return new Change("Wheel " + selection.name(), moved(selection, motion));
  }

  private Changes moved(StandSelection selection, PlaceTransform motion)
      throws RefusedActionException {
    var changes = new Changes();
    for (Map.Entry<DeployDef, TreeSet<Integer>> each : selection.stands().entrySet()) {
      StandStatement.of(each.getKey()).move(each.getValue(), motion, changes);
    }
    for (GeneralDef general : selection.generals()) {
      if (general.getAttachedTo() != null) {
        if (selection.placed().isEmpty()) {
          throw new RefusedActionException(
              general.getName()
                  + " is attached to a stand and stands where it does. Move the stand, or write at"
                  + " and a place instead of attached to.");
        }
      } else if (!StandPlacement.move(general, motion, changes)) {
        throw new RefusedActionException("That is off the map.");
      }
    }
    return changes;
  }

  private Verdict verdict(StandSelection selection, PlaceTransform motion) {
    return verdict(record -> selection.contains(record) ? motion : null);
  }

  private Verdict verdict(PlacementValidator.Motions motions) {
    if (placement == null) {
      placement = new PlacementValidator(edited.program(), edited.trace());
    }
    List<RecordFinding> found = placement.newFindings(motions, Map.of());
    if (found == null) {
      return new Verdict(
          false, "That is off the map, which ends at " + edited.program().board().last() + ".");
    }
    List<RecordFinding> errors =
        found.stream().filter(each -> each.code().severity() == Severity.ERROR).toList();
    List<RecordFinding> said = errors.isEmpty() ? found : errors;
    return new Verdict(
        errors.isEmpty(),
        said.stream().map(RecordFinding::message).distinct().collect(Collectors.joining("\n")));
  }

  private static void refuse(Verdict verdict) throws RefusedActionException {
    if (!verdict.allowed()) {
      throw new RefusedActionException(verdict.words());
    }
  }

  Change delete(StandSelection selection) throws RefusedActionException {
    var changes = new Changes();
    ScenarioDef scenario = edited.needScenario();
    for (Map.Entry<DeployDef, TreeSet<Integer>> each : selection.stands().entrySet()) {
      StandStatement statement = StandStatement.of(each.getKey());
      if (each.getValue().size() == statement.count()) {
        MapReferences.refuseIfUsed(scenario, each.getKey(), selection.generals());
      }
      statement.delete(each.getValue(), changes);
    }
    for (GeneralDef general : selection.generals()) {
      MapReferences.refuseIfUsed(scenario, general, Set.of());
      StandText text = StandText.of(general);
      if (text != null) {
        StatementLayout.remove(text, EditedMap.file(general), changes);
      }
    }
    return new Change("Delete " + selection.name(), changes);
  }

  Change insert(MapAction action) throws RefusedActionException {
    ScenarioDef scenario = edited.needScenario();
    GroupDef group = group(scenario, action);
    StandDef line = line(group, action);
    Place to = edited.place(action.to());
    String facing =
        action.heading() != null
            ? edited.program().board().kind().say(edited.heading(action.heading()))
            : facing(group);
    String as =
        StandText.isNumberNamed(scenario, Set.of(line)) ? " as " + unused(scenario, line) : "";
    String statement = "stand " + line.getName() + as + " at " + to + " facing " + facing;
    var changes = new Changes();
    EObject last =
        !group.getStands().isEmpty()
            ? group.getStands().getLast()
            : group.getGenerals().isEmpty() ? null : group.getGenerals().getLast();
    if (last == null) {
      StatementLayout.insertFirst(group, statement, changes);
    } else {
      StatementLayout.insertAfter(last, statement, changes);
    }
    return new Change("Add " + line.getName() + " to " + group.getName(), changes);
  }

  private static GroupDef group(ScenarioDef scenario, MapAction action)
      throws RefusedActionException {
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        if (String.valueOf(group.getName()).equals(action.group())
            && (action.side() == null || action.side().equals(side.getName()))) {
          return group;
        }
      }
    }
    throw new RefusedActionException(
        "There is no group " + action.group() + ". Choose the group that the stand is to join.");
  }

  private static StandDef line(GroupDef group, MapAction action) throws RefusedActionException {
    if (group.eContainer() instanceof SideDef side && side.getArmy() != null) {
      for (StandDef each : side.getArmy().getStands()) {
        if (String.valueOf(each.getName()).equals(action.line())) {
          return each;
        }
      }
    }
    throw new RefusedActionException("The army of this group has no line " + action.line() + ".");
  }

  /** A new stand faces as the last one of its group, or else the first word of the board. */
  private String facing(GroupDef group) {
    List<String> written = new ArrayList<>();
    for (DeployDef each : group.getStands()) {
      if (each.getFacing() != null) {
        written.add(each.getFacing());
      }
    }
    return written.isEmpty()
        ? edited.program().board().kind().headings().keySet().iterator().next()
        : written.getLast();
  }

  private static String unused(ScenarioDef scenario, StandDef line) {
    Set<String> taken = new HashSet<>();
    StandNames names = StandNames.of(scenario);
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        group.getStands().forEach(each -> taken.addAll(names.of(each)));
      }
    }
    int number = 1;
    while (taken.contains(line.getName() + number)) {
      number++;
    }
    return line.getName() + number;
  }
}
