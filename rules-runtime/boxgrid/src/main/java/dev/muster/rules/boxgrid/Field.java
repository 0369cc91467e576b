package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Columns;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Numbers;
import dev.muster.rules.battle.PlansInForce;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.Dice;

/**
 * The field as it stands: the marks of every unit, whose turn it is, and what is still to settle.
 */
final class Field extends Columns<Forces> {
  /** For a field on which nobody has begun to play. */
  static final Dice NO_DICE =
      () -> {
        throw new IllegalStateException("no dice before the battle");
      };

  // fates
  static final int PRESENT = 0;
  static final int BROKEN = 1;
  static final int DISPERSED = 2;
  static final int TAKEN = 3;
  static final int FLED = 4;
  static final int WAITING = 5;

  /** A marker put in the shot or round that is being settled; it counts later (BG-D11). */
  static final int FRESH = 2;

  static final int LASTING = 1;

  // results of a round of melee
  static final int NO_RESULT = 0;
  static final int WON = 1;
  static final int LOST = 2;
  static final int TIED = 3;

  private static final int LASTING_MARKS = Mark.FIRST_OF_TURN.ordinal();
  private static final int MARKS = Mark.values().length;

  final BoxRules rules;
  final Ground ground;
  final int units;
  final Dice dice;
  final EventSink sink;

  /** False when nobody listens: then no event and none of its parts is built. */
  final boolean heard;

  private final int[] lasting;
  private final int[] ofTurn;
  private final int[] occupant;

  /** Side of the unit that stood in a box last, NOBODY for none; for objectives. */
  final int[] lastSide;

  /** By brigade: whether a unit of it has left its deployment zone (BG-024). */
  final boolean[] beyond;

  /** By brigade: the unit its commander is with, NOBODY where he is lost or there is none. */
  final int[] commanderWith;

  /** By brigade: whether its commander was lost in the battle. */
  final boolean[] commanderLost;

  /** By side: units lost, which count for the break (BG-D25). */
  final int[] lost;

  /** By brigade: the plan it follows, by its number, see {@link PlansInForce}. */
  final int[] plan;

  /** Plans whose end has come, through all brigades. */
  final boolean[] planOver;

  /** By objective: the side that held it when it was last told, NOBODY for none. */
  final int[] holder;

  final Pending pending;

  // the clock
  private final int[] clock;

  private static final int ROUND = 0;
  private static final int TURN = 1;
  private static final int ACTIVE = 2;
  private static final int PHASE = 3;
  private static final int MOVER = 4;
  private static final int WON_BY = 5;

  /** The four phases of a player turn (BG-001), and what lies between two turns. */
  enum Phase {
    BETWEEN("", ""),
    RALLY("Rally", "BG-001"),
    MOVEMENT("Movement", "BG-006"),
    SHOOTING("Shooting", "BG-009"),
    MELEE("Melee", "BG-011");

    final String words;
    final String row;

    Phase(String words, String row) {
      this.words = words;
      this.row = row;
    }
  }

  private static final Phase[] PHASES = Phase.values();

  Field(Forces forces, Dice dice, EventSink sink) {
    super(forces);
    this.dice = dice;
    this.sink = sink;
    rules = forces.rules;
    ground = forces.ground;
    units = forces.units;
    heard = sink != EventSink.SILENT;
    lasting = numbers(LASTING_MARKS * units, 0);
    ofTurn = numbersOfTurn((MARKS - LASTING_MARKS) * units, 0);
    occupant = numbers(ground.boxes(), Forces.NOBODY);
    lastSide = numbers(ground.boxes(), Forces.NOBODY);
    beyond = marks(forces.brigades);
    commanderWith = numbers(forces.brigades, Forces.NOBODY);
    commanderLost = marks(forces.brigades);
    lost = numbers(2, 0);
    plan = numbers(forces.brigades, PlansInForce.NONE);
    planOver = marks(PlansInForce.count(forces.program.scenario()));
    holder = numbers(forces.program.scenario().objectives().size(), Forces.NOBODY);
    clock = numbers(WON_BY + 1, 0);
    clock[MOVER] = Forces.NOBODY;
    clock[WON_BY] = Forces.NOBODY;
    pending =
        new Pending(numbers(Pending.CHARGE, Forces.NOBODY), list(new Numbers()), list(new Numbers()));
    for (int unit = 0; unit < units; unit++) {
      put(Mark.BOX, unit, Ground.OFF);
      put(Mark.FOE, unit, Forces.NOBODY);
      put(Mark.POST, unit, Ground.OFF);
    }
  }

  /** A copy of a field, to be played on with other dice. */
  Field(Field other, Dice dice, EventSink sink) {
    this(other.forces, dice, sink);
    setTo(other);
  }

  void setTo(Field other) {
    super.setTo(other);
  }

  @Override
  protected long fingerprint() {
    return super.fingerprint();
  }

  Forces forces() {
    return forces;
  }

  /** Rounds begun. */
  int round() {
    return clock[ROUND];
  }

  /** Player turns begun, from 1; two make a round. */
  int turn() {
    return clock[TURN];
  }

  /** The side whose turn it is. */
  int active() {
    return clock[ACTIVE];
  }

  Phase phase() {
    return PHASES[clock[PHASE]];
  }

  /** The unit that is moving, NOBODY between two. */
  int mover() {
    return clock[MOVER];
  }

  /** The condition of the scenario that has been met, NOBODY for none. */
  int won() {
    return clock[WON_BY];
  }

  void win(int condition) {
    clock[WON_BY] = condition;
  }

  void moves(int unit) {
    clock[MOVER] = unit;
  }

  void enter(Phase phase) {
    clock[PHASE] = phase.ordinal();
  }

  /** A player turn begins, for the other side, or for the one that begins the battle. */
  void beginTurn(int side) {
    clock[TURN]++;
    clock[ROUND] = (clock[TURN] + 1) / 2;
    clock[ACTIVE] = side;
    clearTurn();
  }

  /** Goes on from the end of a round. */
  void takeUpAfter(int round) {
    clock[TURN] = 2 * round;
    clock[ROUND] = round;
  }

  int get(Mark mark, int unit) {
    int at = mark.ordinal() - LASTING_MARKS;
    return at < 0 ? lasting[mark.ordinal() * units + unit] : ofTurn[at * units + unit];
  }

  boolean is(Mark mark, int unit) {
    return get(mark, unit) != 0;
  }

  void put(Mark mark, int unit, int value) {
    int at = mark.ordinal() - LASTING_MARKS;
    if (at < 0) {
      lasting[mark.ordinal() * units + unit] = value;
    } else {
      ofTurn[at * units + unit] = value;
    }
  }

  void mark(Mark mark, int unit, boolean value) {
    put(mark, unit, value ? 1 : 0);
  }

  void add(Mark mark, int unit, int more) {
    put(mark, unit, get(mark, unit) + more);
  }

  UnitType type(int unit) {
    return forces.type[unit];
  }

  int side(int unit) {
    return forces.side[unit];
  }

  String name(int unit) {
    return forces.name[unit];
  }

  int box(int unit) {
    return lasting[unit];
  }

  int facing(int unit) {
    return get(Mark.FACING, unit);
  }

  boolean present(int unit) {
    return lasting[unit] != Ground.OFF;
  }

  boolean enemies(int one, int other) {
    return forces.side[one] != forces.side[other];
  }

  boolean steady(int unit) {
    return !is(Mark.SHAKEN, unit);
  }

  /** The unit in a box, NOBODY where it is empty or off the table. */
  int in(int box) {
    return box == Ground.OFF ? Forces.NOBODY : occupant[box];
  }

  /** Puts a unit into a box that is free, or takes it off the table. */
  void place(int unit, int box) {
    int from = box(unit);
    if (from != Ground.OFF) {
      occupant[from] = Forces.NOBODY;
    }
    put(Mark.BOX, unit, box);
    if (box != Ground.OFF) {
      if (occupant[box] != Forces.NOBODY) {
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
    int to = ground.neighbour(from, direction);
    return to != Ground.OFF
        && occupant[to] == Forces.NOBODY
        && !ground.is(to, Ground.IMPASSABLE)
        && !(ground.barred(from, direction) && forces.stoppedByObstacles(forces.type[unit]));
  }

  /** Notes that a unit beyond its zone has brought its brigade there (BG-024). */
  void crossed(int unit) {
    int box = box(unit);
    if (box != Ground.OFF && !forces.zone[side(unit)][box]) {
      beyond[forces.brigade[unit]] = true;
    }
  }

  /** Name of the box a unit stands in, for words. */
  String at(int unit) {
    return ground.name(box(unit));
  }

  static String facingName(int facing) {
    return "NESW".substring(facing, facing + 1);
  }

  /** Tells that a unit has gone its way, or turned. */
  void tellMove(int unit, String kind, int from, RuleRef rule) {
    if (heard) {
      tell(
          new BoxEvent.Moves(
              name(unit), kind, ground.name(from), at(unit), facingName(facing(unit)), rule));
    }
  }

  void tell(Event event) {
    sink.tell(event);
  }
}
