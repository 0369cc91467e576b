package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.LastingEffects;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.geometry.BoxGrid;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sets up the field of a scenario (BG-D04, BG-D25). */
public final class BoxDeployment {
  private static final RuleRef PLACED = RuleRef.of("", "BG-D04");
  private static final int SIDES = 2;

  private final BattleProgram program;
  private final BoxRules rules;
  private final List<Scenario.DeployedStand> stands = new ArrayList<>();
  private final List<Scenario.Group> groups = new ArrayList<>();

  /**
   * @throws IllegalArgumentException when the program cannot be set up: not two sides, no map of
   *     boxes, a category or number the rulebook lacks
   */
  public BoxDeployment(BattleProgram program) {
    this.program = program;
    if (program.scenario().sides().size() != SIDES) {
      throw new IllegalArgumentException(
          "a box-grid battle needs two sides, found " + program.scenario().sides().size());
    }
    rules = BoxRules.of(program);
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        groups.add(group);
        stands.addAll(group.stands());
      }
    }
  }

  /** Returns the units and the ground. */
  public BoxForces forces() {
    BoxForces forces =
        new BoxForces(
            program,
            new LastingEffects<>(program, each -> new BoxDeployment(each).forces()),
            rules,
            ground(),
            stands.size(),
            groups.size());
    int unit = 0;
    int brigade = 0;
    for (int side = 0; side < SIDES; side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        forces.brigadeName[brigade] = group.name();
        forces.brigadeSide[brigade] = side;
        forces.commander[brigade] = group.general().displayName();
        forces.commandRange[brigade] = range(group.general(), rules);
        forces.members[brigade] = new int[group.stands().size()];
        for (int i = 0; i < group.stands().size(); i++) {
          forces.members[brigade][i] = unit;
          forces.side[unit] = side;
          forces.brigade[unit] = brigade;
          enlist(forces, unit++, side, group.stands().get(i));
        }
        brigade++;
      }
    }
    for (int side = 0; side < SIDES; side++) {
      layZone(forces, side);
      forces.breaksAt[side] =
          breaksAt(forces.strength[side], program.armies().get(side).breakShare(), rules);
    }
    layCamps(forces);
    return forces;
  }

  /** Returns the command range of a commander in boxes: his own range, else that of the rules. */
  public static int range(Scenario.General general, BoxRules rules) {
    Integer own = general.range();
    return own == null ? rules.commandRange : own;
  }

  private void enlist(BoxForces forces, int unit, int side, Scenario.DeployedStand stand) {
    forces.name[unit] = stand.name();
    forces.type[unit] =
        new BoxUnitType(
            program.line(side, stand), program.traits(side, stand), program.rulebook(), rules);
    forces.strength[side]++;
    Scenario.Zone zone = stand.zone() == null ? null : program.scenario().zone(stand.zone());
    forces.choices[unit] =
        zone == null
            ? new int[0]
            : zone.places().stream()
                .mapToInt(forces.ground.grid::index)
                .filter(box -> box != BoxTerrainMap.OFF)
                .toArray();
  }

  /**
   * Number of lost units that breaks an army: the share of the list, else of the rules, rounded up.
   */
  public static int breaksAt(int units, Army.@Nullable Share share, BoxRules rules) {
    int numerator = share == null ? rules.breakPercent : share.numerator();
    int denominator = share == null ? 100 : share.denominator();
    return Math.max(1, Math.ceilDiv(units * numerator, denominator));
  }

  private BoxTerrainMap ground() {
    if (!(program.board() instanceof BoxBoard board)) {
      throw new IllegalArgumentException(
          "the box-grid game is played on a map of boxes, found " + program.board().extent());
    }
    BoxGrid grid = new BoxGrid(board.width(), board.height());
    BoxTerrainMap ground = new BoxTerrainMap(grid, rules);
    for (int cell = 0; cell < board.cells().size(); cell++) {
      lay(ground, grid.index(board.place(cell)), board.cells().get(cell));
    }
    for (Board.Way way : board.ways()) {
      way.points().forEach(each -> lay(ground, grid.index(each), way.terrain()));
    }
    for (GridBoard.Edge edge : board.sides()) {
      int from = grid.index(edge.a());
      Rulebook.Terrain terrain = program.rulebook().terrain(edge.terrain());
      if (terrain == null || terrain.properties().contains("linear")) {
        ground.bar(from, grid.direction(from, grid.index(edge.b())) / 2);
      }
    }
    return ground;
  }

  private void lay(BoxTerrainMap ground, int box, String key) {
    Rulebook.Terrain terrain = program.rulebook().terrain(key);
    if (terrain != null) {
      ground.lay(box, BoxTerrainMap.bits(terrain));
    }
  }

  /**
   * Sets the deployment zone: the zone of the scenario with the name of the side, else the rows at
   * its edge.
   */
  private void layZone(BoxForces forces, int side) {
    BoxTerrainMap ground = forces.ground;
    Scenario.Zone zone = program.scenario().zone(program.scenario().sides().get(side).name());
    if (zone != null) {
      for (Place place : zone.places()) {
        int box = ground.grid.index(place);
        if (box != BoxTerrainMap.OFF) {
          forces.zone[side][box] = true;
        }
      }
      return;
    }
    boolean south = inTheSouth(side);
    for (int box = 0; box < ground.boxes(); box++) {
      int row = south ? ground.row(box) : ground.grid.height() - 1 - ground.row(box);
      forces.zone[side][box] = row < rules.zoneRows;
    }
  }

  /** Whether a side begins nearer to the southern edge than the other. */
  private boolean inTheSouth(int side) {
    double[] mean = new double[SIDES];
    for (int s = 0; s < SIDES; s++) {
      mean[s] =
          program.scenario().sides().get(s).groups().stream()
              .flatMap(group -> group.stands().stream())
              .filter(stand -> stand.at() instanceof Box)
              .mapToInt(stand -> ((Box) stand.at()).row())
              .average()
              .orElse(s);
    }
    return mean[side] < mean[1 - side] || (mean[0] == mean[1] && side == 0);
  }

  /** The box of a camp is Camp terrain, also when it is taken (BG-188, BG-D26). */
  private void layCamps(BoxForces forces) {
    Rulebook.Terrain camp = program.rulebook().terrain("camp");
    for (int unit = 0; unit < forces.units; unit++) {
      int box = forces.ground.grid.index(stands.get(unit).at());
      if (camp != null && forces.type[unit].arm == Arm.CAMP && box != BoxTerrainMap.OFF) {
        forces.ground.lay(box, BoxTerrainMap.bits(camp));
      }
    }
  }

  /**
   * Places all units and commanders.
   *
   * @throws IllegalArgumentException if a unit is off the map or in the box of another unit
   */
  public void deploy(BoxState field) {
    for (int unit = 0; unit < field.units; unit++) {
      place(field, unit, stands.get(unit));
    }
    for (int brigade = 0; brigade < groups.size(); brigade++) {
      appoint(field, brigade, groups.get(brigade).general());
    }
    for (Scenario.Objective each : program.scenario().objectives()) {
      int holder =
          each.heldBy() == null ? BoxForces.NOBODY : program.scenario().sideIndex(each.heldBy());
      for (Place place : each.places()) {
        int box = field.ground.grid.index(place);
        if (box != BoxTerrainMap.OFF && field.unitIn(box) == BoxForces.NOBODY) {
          field.lastSide[box] = holder;
        }
      }
    }
  }

  private void place(BoxState field, int unit, Scenario.DeployedStand stand) {
    field.put(UnitAttribute.FACING, unit, BoxGrid.facing(stand.facing()));
    field.put(UnitAttribute.HITS, unit, number(stand, "hits"));
    boolean shaken = field.get(UnitAttribute.HITS, unit) >= field.type(unit).shaken;
    field.mark(UnitAttribute.SHAKEN, unit, stand.has("shaken") || shaken);
    field.mark(UnitAttribute.UNFORMED, unit, stand.has("unformed"));
    field.mark(UnitAttribute.MOMENTUM, unit, stand.has("momentum") && field.type(unit).weighty());
    field.mark(UnitAttribute.HEDGEHOG, unit, stand.has("hedgehog") && field.type(unit).hedgehog);
    field.put(UnitAttribute.MARKER, unit, stand.has("marker") ? BoxState.LASTING : 0);
    if (stand.arrival() != null) {
      field.put(UnitAttribute.FATE, unit, BoxState.WAITING);
      return;
    }
    int box = field.ground.grid.index(stand.at());
    if (box == BoxTerrainMap.OFF || field.unitIn(box) != BoxForces.NOBODY) {
      throw new IllegalArgumentException(
          stand.source()
              + ": "
              + stand.name()
              + " cannot start at "
              + stand.at()
              + (box == BoxTerrainMap.OFF
                  ? ", which is no box of the map"
                  : ", where " + field.name(field.unitIn(box)) + " stands already"));
    }
    field.place(unit, box);
    field.crossed(unit);
    if (field.unforms(field.type(unit), box)) {
      field.put(UnitAttribute.UNFORMED, unit, 1);
    }
  }

  /** Returns why a unit cannot begin in a state, for the user; empty if it can (BG-025, BG-D17). */
  public static String markProblem(BoxUnitType type, Scenario.DeployedStand stand) {
    if (stand.has("momentum") && !type.weighty()) {
      return stand.name() + " cannot begin under momentum: only Heavy units come under it (BG-025)";
    }
    if (stand.has("hedgehog") && !type.hedgehog) {
      return stand.name()
          + " cannot begin in a hedgehog: only close order foot with pikes forms one (BG-D17)";
    }
    return "";
  }

  private static int number(Scenario.DeployedStand stand, String mark) {
    List<Integer> numbers = stand.numbers(mark);
    return numbers.isEmpty() ? 0 : Math.max(0, numbers.getFirst());
  }

  /**
   * Places a commander with the unit he is attached to or whose box he shares, else the nearest.
   */
  private void appoint(BoxState field, int brigade, Scenario.General general) {
    if (general.name().isEmpty()) {
      return;
    }
    int at = field.ground.grid.index(general.at());
    int best = BoxForces.NOBODY;
    int least = Integer.MAX_VALUE;
    for (int unit : field.forces().members[brigade]) {
      boolean attached = field.name(unit).equals(general.attachedTo());
      int distance =
          attached
              ? -1
              : at == BoxTerrainMap.OFF || !field.present(unit)
                  ? Integer.MAX_VALUE - 1
                  : field.ground.distance(at, field.box(unit));
      if (distance < least) {
        least = distance;
        best = unit;
      }
    }
    field.commanderWith[brigade] = best;
  }

  /** Lets the players choose the boxes of units that have only a zone; sides in turn. */
  public static void chooseBoxes(BoxState field, BoxDecision choice) {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.forces().choices[unit].length > 0 && field.present(unit)) {
        chooseBox(field, choice, unit);
      }
    }
  }

  /** Why a unit may not deploy in a box of its zone, null if it may. */
  private static @Nullable BoxRefusal boxRefusal(BoxState field, int box) {
    return field.unitIn(box) != BoxForces.NOBODY
        ? BoxRefusal.OCCUPIED
        : field.ground.is(box, BoxTerrainMap.IMPASSABLE) ? BoxRefusal.IMPASSABLE : null;
  }

  private static @Nullable BoxRefusal placeRefusal(
      BoxState field, BoxOrder order, int unit, int box) {
    if (order != BoxOrder.PLACE_AT || box == field.box(unit)) {
      return null;
    }
    for (int each : field.forces().choices[unit]) {
      if (each == box) {
        return boxRefusal(field, box);
      }
    }
    return BoxRefusal.OUT_OF_ZONE;
  }

  private static void chooseBox(BoxState field, BoxDecision choice, int unit) {
    choice
        .ofUnit(BoxDecisionType.DEPLOY, unit)
        .refusing((order, who, box) -> placeRefusal(field, order, who, box))
        .add(BoxOrder.PLACE_AT, field.box(unit));
    for (int box : field.forces().choices[unit]) {
      if (boxRefusal(field, box) == null) {
        choice.add(BoxOrder.PLACE_AT, box);
      }
    }
    int box = choice.number(choice.ask());
    if (box != field.box(unit)) {
      field.lastSide[field.box(unit)] = BoxForces.NOBODY;
      field.place(unit, box);
    }
    field.crossed(unit);
    field.mark(
        UnitAttribute.UNFORMED,
        unit,
        field.is(UnitAttribute.UNFORMED, unit) || field.unforms(field.type(unit), box));
    if (field.hasListener) {
      field.emit(
          new BoxEvent.Arrives(
              field.name(unit),
              field.boxName(unit),
              BoxState.facingName(field.facing(unit)),
              PLACED));
    }
  }
}
