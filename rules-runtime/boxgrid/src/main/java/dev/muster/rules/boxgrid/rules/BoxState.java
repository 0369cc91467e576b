package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.ColumnarState;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.IntList;
import dev.muster.rules.battle.LastingEffects;
import dev.muster.rules.battle.PhasedState;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.GridBoard;
import org.jspecify.annotations.Nullable;

/**
 * The state of the field: the marks of every unit, the active side, and the pending consequences.
 */
public final class BoxState extends PhasedState<BoxForces> {
  // fates
  public static final int PRESENT = 0;
  public static final int BROKEN = 1;
  public static final int DISPERSED = 2;
  public static final int TAKEN = 3;
  public static final int FLED = 4;
  static final int WAITING = 5;

  /** Off the table by an event of the scenario, and lost. */
  public static final int ROUTED = 6;

  /** Off the table by an event of the scenario, and not lost. */
  public static final int LEFT = 7;

  /** A marker put in the shot or round that is being settled; it counts later (BG-D11). */
  static final int FRESH = 2;

  static final int LASTING = 1;

  // results of a round of melee
  public static final int NO_RESULT = 0;
  public static final int WON = 1;
  public static final int LOST = 2;
  public static final int TIED = 3;

  /** The result of a round for the other side. */
  public static int opposite(int result) {
    return result == WON ? LOST : result == LOST ? WON : result;
  }

  private static final int LASTING_MARKS = UnitAttribute.FIRST_OF_TURN.ordinal();
  private static final int MARKS = UnitAttribute.values().length;

  public final BoxRules rules;

  /** The forces with the types and the ground that events of the scenario have given them. */
  private BoxForces now;

  /** The ground as events of the scenario have left it. */
  public BoxTerrainMap ground;

  /** How far units see, in boxes. */
  int visibility = LastingEffects.UNLIMITED;

  public final int units;
  private final int[] lasting;
  private final int[] ofTurn;
  private final int[] occupant;

  /** By box: the side of the last unit in it, NOBODY for none; used for objectives. */
  public final int[] lastSide;

  /** By brigade: whether a unit of it has left its deployment zone (BG-024). */
  final boolean[] beyond;

  /** By brigade: the unit its commander is with; NOBODY if he is lost or there is no commander. */
  public final int[] commanderWith;

  /** By brigade: whether its commander was lost in the battle. */
  public final boolean[] commanderLost;

  /** By side: units lost, which count for the break (BG-D25). */
  public final int[] lost;

  public final PendingConsequences pending;

  /** The unit that is moving. */
  private final int[] mover;

  /** The four phases of a player turn (BG-001). */
  public enum Phase {
    RALLY("Rally", "BG-001"),
    MOVEMENT("Movement", "BG-006"),
    SHOOTING("Shooting", "BG-009"),
    MELEE("Melee", "BG-011");

    public final String words;
    public final String row;

    Phase(String words, String row) {
      this.words = words;
      this.row = row;
    }
  }

  public BoxState(BoxForces forces, Dice dice, EventSink sink) {
    super(forces, forces.program, dice, sink);
    rules = forces.rules;
    now = forces;
    ground = forces.ground;
    units = forces.units;
    lasting = intColumn(LASTING_MARKS * units, 0);
    ofTurn = turnIntColumn((MARKS - LASTING_MARKS) * units, 0);
    occupant = intColumn(ground.boxes(), BoxForces.NOBODY);
    lastSide = intColumn(ground.boxes(), BoxForces.NOBODY);
    beyond = flagColumn(forces.brigades);
    commanderWith = intColumn(forces.brigades, BoxForces.NOBODY);
    commanderLost = flagColumn(forces.brigades);
    lost = intColumn(2, 0);
    mover = intColumn(1, BoxForces.NOBODY);
    pending =
        new PendingConsequences(
            intColumn(PendingConsequences.CHARGE, BoxForces.NOBODY),
            listColumn(new IntList()),
            listColumn(new IntList()));
    for (int unit = 0; unit < units; unit++) {
      put(UnitAttribute.BOX, unit, BoxTerrainMap.OFF);
      put(UnitAttribute.FOE, unit, BoxForces.NOBODY);
      put(UnitAttribute.POST, unit, BoxTerrainMap.OFF);
    }
  }

  /** A copy of a field, to be played on with other dice. */
  public BoxState(BoxState other, Dice dice, EventSink sink) {
    this(other.forces, dice, sink);
    copyFrom(other);
  }

  /** Whether the turn is in a phase. */
  public boolean isIn(Phase phase) {
    return phase() == phase.ordinal();
  }

  /** The unit that is moving, NOBODY between two. */
  public int mover() {
    return mover[0];
  }

  void setMover(int unit) {
    mover[0] = unit;
  }

  public int get(UnitAttribute mark, int unit) {
    int at = mark.ordinal() - LASTING_MARKS;
    return at < 0 ? lasting[mark.ordinal() * units + unit] : ofTurn[at * units + unit];
  }

  public boolean is(UnitAttribute mark, int unit) {
    return get(mark, unit) != 0;
  }

  public void put(UnitAttribute mark, int unit, int value) {
    int at = mark.ordinal() - LASTING_MARKS;
    if (at < 0) {
      lasting[mark.ordinal() * units + unit] = value;
    } else {
      ofTurn[at * units + unit] = value;
    }
  }

  void mark(UnitAttribute mark, int unit, boolean value) {
    put(mark, unit, value ? 1 : 0);
  }

  void add(UnitAttribute mark, int unit, int more) {
    put(mark, unit, get(mark, unit) + more);
  }

  public BoxUnitType type(int unit) {
    return now.type[unit];
  }

  /** Key of the terrain of a box, as events of the scenario have left it. */
  String terrainAt(int box) {
    return ((GridBoard) now.program.board()).terrainAt(ground.place(box));
  }

  /** Whether the ground of a box has a type of unit Unformed (BG-185 to BG-190). */
  public boolean unforms(BoxUnitType type, int box) {
    return now.unforms(type, box);
  }

  @Override
  protected void changeField() {
    now = forces.lasting.after(eventsHappened(), forces);
    ground = now.ground;
    visibility = forces.lasting.visibility(eventsHappened());
  }

  @Override
  public void copyFrom(ColumnarState<BoxForces> other) {
    super.copyFrom(other);
    BoxState from = (BoxState) other;
    now = from.now;
    ground = from.ground;
    visibility = from.visibility;
  }

  public int side(int unit) {
    return forces.side[unit];
  }

  public String name(int unit) {
    return forces.name[unit];
  }

  public int box(int unit) {
    return lasting[unit];
  }

  public int facing(int unit) {
    return get(UnitAttribute.FACING, unit);
  }

  public boolean present(int unit) {
    return lasting[unit] != BoxTerrainMap.OFF;
  }

  /** Whether a unit counts as lost; one that has fled in one piece does not. */
  public boolean isLost(int unit) {
    return switch (get(UnitAttribute.FATE, unit)) {
      case BROKEN, DISPERSED, TAKEN, ROUTED -> true;
      default -> false;
    };
  }

  public boolean enemies(int one, int other) {
    return forces.side[one] != forces.side[other];
  }

  public boolean steady(int unit) {
    return !is(UnitAttribute.SHAKEN, unit);
  }

  /** Returns the unit in a box; NOBODY if it is empty or off the table. */
  public int unitIn(int box) {
    return box == BoxTerrainMap.OFF ? BoxForces.NOBODY : occupant[box];
  }

  /** Places a unit in a free box, or removes it from the table. */
  public void place(int unit, int box) {
    int from = box(unit);
    if (from != BoxTerrainMap.OFF) {
      occupant[from] = BoxForces.NOBODY;
    }
    put(UnitAttribute.BOX, unit, box);
    if (box != BoxTerrainMap.OFF) {
      if (occupant[box] != BoxForces.NOBODY) {
        throw new IllegalStateException(
            name(unit)
                + " cannot stand in "
                + ground.name(box)
                + ", where "
                + name(occupant[box])
                + " stands");
      }
      occupant[box] = unit;
      lastSide[box] = side(unit);
    }
  }

  /** Whether a unit may step from a box to its neighbour: free, passable, and not barred to it. */
  boolean free(int unit, int from, int direction) {
    return entryRefusal(unit, from, direction) == null;
  }

  /** Why a unit may not step from a box to its neighbour, null if it may. */
  @Nullable BoxRefusal entryRefusal(int unit, int from, int direction) {
    int to = ground.neighbour(from, direction);
    if (to == BoxTerrainMap.OFF) {
      return BoxRefusal.TABLE_EDGE;
    }
    if (occupant[to] != BoxForces.NOBODY) {
      return BoxRefusal.OCCUPIED;
    }
    if (ground.is(to, BoxTerrainMap.IMPASSABLE)) {
      return BoxRefusal.IMPASSABLE;
    }
    return ground.isBarred(from, direction) && forces.stoppedByObstacles(type(unit))
        ? BoxRefusal.OBSTACLE
        : null;
  }

  /** Whether a unit is still to move under momentum, before all others (BG-007). */
  boolean movesFirst(int unit) {
    return is(UnitAttribute.FIRST, unit)
        && is(UnitAttribute.MOMENTUM, unit)
        && !is(UnitAttribute.DONE, unit)
        && !is(UnitAttribute.ENGAGED, unit)
        && present(unit);
  }

  /** Records that a unit beyond its deployment zone has brought its brigade there (BG-024). */
  void crossed(int unit) {
    int box = box(unit);
    if (box != BoxTerrainMap.OFF && !forces.zone[side(unit)][box]) {
      beyond[forces.brigade[unit]] = true;
    }
  }

  /** Name of the box of a unit, for texts. */
  public String boxName(int unit) {
    return ground.name(box(unit));
  }

  public static String facingName(int facing) {
    return "NESW".substring(facing, facing + 1);
  }

  /** Reports that a unit leaves the table without being lost. */
  void emitLeaves(int unit, RuleRef rule) {
    if (hasListener) {
      emit(new CommonEvent.UnitLeaves(forces.sideName(side(unit)), name(unit), rule));
    }
  }

  /** Reports that a unit has gone its way, or turned. */
  void emitMove(int unit, String kind, int from, RuleRef rule) {
    if (hasListener) {
      emit(
          new BoxEvent.Moves(
              name(unit), kind, ground.name(from), boxName(unit), facingName(facing(unit)), rule));
    }
  }
}
