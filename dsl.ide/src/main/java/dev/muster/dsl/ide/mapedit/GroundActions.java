package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.mapedit.StandActions.Change;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.ide.refactoring.StandText;
import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.PlaceDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;

/** Draws zones, objectives and places where groups come in, and names places. */
final class GroundActions {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private final EditedMap edited;

  GroundActions(EditedMap edited) {
    this.edited = edited;
  }

  Change zone(MapAction action) throws RefusedActionException {
    return ground(action, "zone");
  }

  Change objective(MapAction action) throws RefusedActionException {
    return ground(action, "objective");
  }

  private Change ground(MapAction action, String keyword) throws RefusedActionException {
    ScenarioDef scenario = edited.needScenario();
    List<Place> places = edited.places(action.places(), 1);
    var changes = new Changes();
    EObject there = Statements.of(edited, action.items());
    if (there instanceof Ground ground) {
      Statements.replace(ground, AST.getGround_Places(), ranges(places), changes);
      return new Change("Draw " + ground.getName() + " anew", changes);
    }
    String name = newName(scenario, action.name());
    String label =
        action.label() == null || action.label().isBlank()
            ? ""
            : " " + Statements.quoted(action.label());
    String statement = keyword + " " + name + label + " at " + ranges(places);
    if (!scenario.getGrounds().isEmpty()) {
      StatementLayout.insertAfter(scenario.getGrounds().getLast(), statement, changes);
    } else if (!scenario.getSides().isEmpty()) {
      StatementLayout.insertBefore(scenario.getSides().getFirst(), statement, changes);
    } else {
      StatementLayout.insertFirst(scenario, statement, changes);
    }
    return new Change("Draw " + keyword + " " + name, changes);
  }

  private static String newName(ScenarioDef scenario, @Nullable String name)
      throws RefusedActionException {
    if (name == null || !name.matches("[A-Za-z_\\u00C0-\\u024F][-A-Za-z_0-9\\u00C0-\\u024F]*")) {
      throw new RefusedActionException(
          "'"
              + (name == null ? "" : name)
              + "' cannot be a name: a name is one word of letters, digits, _ and -; what you want"
              + " to read in it goes into the label.");
    }
    if (scenario.getGrounds().stream().anyMatch(each -> name.equals(each.getName()))) {
      throw new RefusedActionException("There is a zone or an objective " + name + " already.");
    }
    return name;
  }

  /** Places as an author writes them: a rectangle by two corners, else row by row. */
  private String ranges(List<Place> places) {
    Set<Place> left = new LinkedHashSet<>(places);
    if (places.getFirst() instanceof Point) {
      return places.stream().map(Place::toString).collect(Collectors.joining(" "));
    }
    List<String> written = new ArrayList<>();
    PlaceNotation notation = PlaceNotation.of(edited.map());
    // the largest rectangle from each place that is left, in the order of the board
    List<Place> sorted = sorted(left);
    while (!left.isEmpty()) {
      Place first = sorted.stream().filter(left::contains).findFirst().orElseThrow();
      List<Place> best = List.of(first);
      Place end = first;
      for (Place last : sorted) {
        List<Place> rectangle = notation.rectangle(first, last);
        if (rectangle.size() > best.size()
            && rectangle.getFirst().equals(first)
            && left.containsAll(rectangle)) {
          best = rectangle;
          end = last;
        }
      }
      written.add(end.equals(first) ? first.toString() : first + ".." + end);
      best.forEach(left::remove);
    }
    return String.join(" ", written);
  }

  /** Places row by row from the top left. */
  private List<Place> sorted(Set<Place> places) {
    return edited.program().board() instanceof dev.muster.rules.model.GridBoard board
        ? places.stream().sorted(java.util.Comparator.comparingInt(board::cell)).toList()
        : List.copyOf(places);
  }

  Change entry(MapAction action) throws RefusedActionException {
    ScenarioDef scenario = edited.needScenario();
    GroupDef group = group(scenario, action);
    List<Place> places = edited.places(action.places(), 1);
    var changes = new Changes();
    if (!group.getArrivals().isEmpty()) {
      ArrivalDef arrival = group.getArrivals().getFirst();
      Statements.replace(arrival, AST.getArrivalDef_Entries(), ranges(places), changes);
      if (action.round() != null) {
        Statements.replace(
            arrival, AST.getArrivalDef_Round(), Integer.toString(round(action)), changes);
      }
      return new Change("Change where " + group.getName() + " comes in", changes);
    }
    String facing =
        action.heading() == null
            ? ""
            : " facing " + edited.program().board().kind().say(edited.heading(action.heading()));
    StatementLayout.insertFirst(
        group, "arrives round " + round(action) + " at " + ranges(places) + facing, changes);
    return new Change("Let " + group.getName() + " come in", changes);
  }

  private static int round(MapAction action) throws RefusedActionException {
    int round = action.round() == null ? 1 : action.round();
    if (round < 1 || round > 99) {
      throw new RefusedActionException("A group comes in in round 1 or later, not " + round + ".");
    }
    return round;
  }

  private static GroupDef group(ScenarioDef scenario, MapAction action)
      throws RefusedActionException {
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        if (String.valueOf(group.getName()).equals(action.group())) {
          return group;
        }
      }
    }
    throw new RefusedActionException("There is no group " + action.group() + ".");
  }

  Change name(MapAction action) throws RefusedActionException {
    Place to = edited.place(action.to());
    MapDef map = edited.map();
    var changes = new Changes();
    EObject there = Statements.of(edited, action.items());
    if (there instanceof PlaceDef place) {
      Statements.replace(place, AST.getPlaceDef_At(), to.toString(), changes);
      return new Change("Move " + place.getName(), changes);
    }
    String name = Statements.quoted(action.name() == null ? "" : action.name());
    if (map.getPlaces().stream().anyMatch(each -> name.equals("\"" + each.getName() + "\""))) {
      throw new RefusedActionException("The map has a place " + name + " already.");
    }
    String statement = "place " + name + " at " + to;
    EObject last =
        !map.getPlaces().isEmpty()
            ? map.getPlaces().getLast()
            : !map.getWays().isEmpty()
                ? map.getWays().getLast()
                : !map.getLines().isEmpty()
                    ? map.getLines().getLast()
                    : map.getAreas().isEmpty() ? null : map.getAreas().getLast();
    if (last != null) {
      StatementLayout.insertAfter(last, statement, changes);
    } else {
      StatementLayout.insertLast(map, statement, changes);
    }
    return new Change("Name " + to, changes);
  }

  /** Deletes the statement of a zone, an objective, a name, a way or an area. */
  Change delete(List<String> ids) throws RefusedActionException {
    var changes = new Changes();
    Set<EObject> statements = new LinkedHashSet<>();
    for (String each : ids) {
      statements.add(Statements.of(edited, each));
    }
    for (EObject each : statements) {
      if (each instanceof Ground) {
        MapReferences.refuseIfUsed(edited.needScenario(), each, Set.of());
      }
      StandText text = StandText.of(each);
      if (text != null) {
        StatementLayout.remove(text, EditedMap.file(each), changes);
      }
    }
    return new Change(
        statements.size() == 1
            ? "Delete " + ids.getFirst().replaceFirst(":", " ")
            : "Delete " + statements.size() + " things",
        changes);
  }
}
