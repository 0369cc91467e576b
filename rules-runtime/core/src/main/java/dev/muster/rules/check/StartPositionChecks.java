package dev.muster.rules.check;

import dev.muster.rules.geometry.PolygonGeometry;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks the positions at the start of the battle. */
final class StartPositionChecks {
  private final Scenario scenario;
  private final Board board;
  private final BoardKind kind;
  private final Rulebook rulebook;
  private final FindingCollector found;
  private final DeployedLines lines;
  private final PrintedNames names;
  private final List<Placed> placed = new ArrayList<>();

  /** A stand that is on the map from the start in a hex the text gives it. */
  private record Placed(
      int side, Scenario.DeployedStand stand, Rulebook.@Nullable Category category) {}

  StartPositionChecks(BattleProgram program, FindingCollector found) {
    this.scenario = program.scenario();
    this.board = program.board();
    this.kind = board.kind();
    this.rulebook = program.rulebook();
    this.found = found;
    this.lines = new DeployedLines(program);
    this.names = PrintedNames.of(scenario);
  }

  void check() {
    List<Scenario.Side> sides = scenario.sides();
    for (int i = 0; i < sides.size(); i++) {
      for (Scenario.Group group : sides.get(i).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          if (stand.arrival() == null && stand.zone() == null) {
            placed.add(new Placed(i, stand, lines.category(i, stand)));
          }
        }
      }
    }
    places();
    generals();
    sides.forEach(side -> entries(side, sides.indexOf(side)));
    sides.forEach(this::room);
  }

  private void places() {
    Map<Place, Scenario.DeployedStand> taken = new HashMap<>();
    for (Placed each : placed) {
      Scenario.DeployedStand stand = each.stand();
      if (!passable(stand, stand.at(), each.category())) {
        continue;
      }
      Scenario.DeployedStand before = taken.putIfAbsent(stand.at(), stand);
      if (before != null && !faceToFace(before, stand)) {
        found.add(
            CommonCheckCode.V_111,
            stand,
            "at",
            kind.place()
                + " "
                + stand.at()
                + " already holds "
                + names.of(before.name())
                + "; one unit stands "
                + (kind == BoardKind.TABLE ? "at a point" : "in a " + kind.place())
                + ", so move one");
      }
    }
  }

  /** Difference in degrees below which headings count as equal in messages. */
  private static final double ALIKE = 0.05;

  /** On a table the point is the middle of the front, which two in melee have in common. */
  private boolean faceToFace(Scenario.DeployedStand one, Scenario.DeployedStand other) {
    double turn = Math.abs(one.facing().degrees() - other.facing().degrees());
    return kind == BoardKind.TABLE && Math.abs(turn - 180) < ALIKE;
  }

  private void generals() {
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        Scenario.General general = group.general();
        if (!general.name().isEmpty()
            && general.arrival() == null
            && general.attachedTo() == null) {
          passable(general, general.at(), null);
        }
      }
    }
  }

  /** Checks that reinforcements arrive at permitted places; they wait if there is no room. */
  private void entries(Scenario.Side side, int index) {
    for (Scenario.Group group : side.groups()) {
      Map<Scenario.Arrival, List<Scenario.DeployedStand>> later = new LinkedHashMap<>();
      for (Scenario.DeployedStand stand : group.stands()) {
        if (stand.arrival() != null) {
          later.computeIfAbsent(stand.arrival(), each -> new ArrayList<>()).add(stand);
        }
      }
      later.forEach((arrival, stands) -> entries(index, arrival, stands));
    }
  }

  private void entries(int side, Scenario.Arrival arrival, List<Scenario.DeployedStand> stands) {
    List<Place> entries = arrival.entries().stream().filter(board::contains).toList();
    for (Scenario.DeployedStand stand : stands) {
      Rulebook.Category category = lines.category(side, stand);
      if (!entries.isEmpty() && entries.stream().noneMatch(each -> open(each, category))) {
        found.add(
            CommonCheckCode.V_110,
            stand,
            "entries",
            names.of(stand.name())
                + (category == null ? "" : ", " + category.label() + ",")
                + " can enter none of the "
                + kind.places()
                + " it arrives at; choose others");
        return;
      }
    }
  }

  /** Checks that units arriving in the same round have an entry each, whatever their group. */
  private void room(Scenario.Side side) {
    Map<List<@Nullable Object>, EntryAssignment> rounds = new LinkedHashMap<>();
    for (Scenario.Group group : side.groups()) {
      for (Scenario.DeployedStand stand : group.stands()) {
        Scenario.Arrival arrival = stand.arrival();
        if (arrival != null) {
          List<Place> entries =
              arrival.entries().stream()
                  .filter(each -> board.contains(each) && open(each, null))
                  .toList();
          rounds
              .computeIfAbsent(
                  Arrays.asList(arrival.round(), arrival.condition()),
                  each -> new EntryAssignment())
              .add(stand, entries);
        }
      }
    }
    rounds.forEach(
        (when, assigned) ->
            assigned.crowds().forEach(each -> crowded(String.valueOf(when.getFirst()), each)));
  }

  private void crowded(String round, EntryAssignment.Crowd crowd) {
    int entries = crowd.entries().size();
    found.add(
        CommonCheckCode.V_242,
        crowd.waiting(),
        "entries",
        crowd.stands()
            + " stands arrive in round "
            + round
            + " at "
            + entries
            + " "
            + (entries == 1 ? kind.place() : kind.places())
            + "; who finds all of them taken waits for the next round");
  }

  /**
   * Whether a stand may be in a hex.
   *
   * @param category null for whether any may
   */
  private boolean open(Place place, Rulebook.@Nullable Category category) {
    Rulebook.Terrain terrain = terrain(place);
    return terrain == null
        || (!terrain.properties().contains("impassable") && !closedTo(terrain, category));
  }

  /** Returns the terrain of a place; null if unknown. */
  private Rulebook.@Nullable Terrain terrain(Place place) {
    return switch (board) {
      case GridBoard grid -> rulebook.terrain(grid.terrainAt(place));
      case TableBoard table -> {
        String key = PolygonGeometry.terrainAt(table, (Point) place);
        yield key == null ? null : rulebook.terrain(key);
      }
    };
  }

  private static boolean closedTo(Rulebook.Terrain terrain, Rulebook.@Nullable Category category) {
    return category != null
        && !terrain.costs().containsKey(category.code())
        && !terrain.costs().containsKey("*");
  }

  private boolean passable(Record element, Place place, Rulebook.@Nullable Category category) {
    if (!board.contains(place)) {
      found.add(
          CommonCheckCode.V_110,
          element,
          "at",
          kind.place()
              + " "
              + place
              + " is off map '"
              + board.name()
              + "', which ends at "
              + board.last()
              + "; move it onto the map");
      return false;
    }
    Rulebook.Terrain terrain = terrain(place);
    if (terrain == null) {
      return true;
    }
    boolean closed = terrain.properties().contains("impassable");
    if (closed || closedTo(terrain, category)) {
      found.add(
          CommonCheckCode.V_110,
          element,
          "at",
          kind.place()
              + " "
              + place
              + " is "
              + terrain.key()
              + " and cannot be entered"
              + (closed || category == null ? "" : " by " + category.label())
              + "; choose another");
      return false;
    }
    return true;
  }
}
