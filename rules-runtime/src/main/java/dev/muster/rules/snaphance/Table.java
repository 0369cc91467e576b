package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The table a Snaphance battle is fought on: who stands where, in what state, and the marks laid
 * beside the stands. Stands, groups and sides are numbers; the chapters of the rules change the
 * state through the methods here, which keep its invariants.
 */
final class Table {
  /** Hex of a stand that is no longer on the board, and of a General without one. */
  static final int GONE = -1;

  private static final Facing[] FACINGS = Facing.values();

  final BattleProgram program;
  final Rules rules;
  final Ground ground;
  final HexGrid grid;
  final Dice dice;
  final EventSink sink;

  final int stands;
  final int groups;
  final StandType[] type;
  final String[] name;
  final int[] group;
  final int[] side;
  final String[] groupName;
  final int[] groupSide;
  final List<List<Integer>> members = new ArrayList<>();

  final int[] hex;
  final int[] facing;
  final int[][] sp;
  final boolean[] disordered;
  final boolean[] opportunity;
  final int[] occupant;

  // marks of the current own turn
  final int[] startHex;
  final int[] moves;
  final int[] hexes;
  final boolean[] halted;
  final boolean[] fired;
  final boolean[] acted;
  final int[] evades;

  final int[] general;
  final int[] generalBonus;
  final int[] generalRange;
  final int[] attachedTo;
  final boolean[] replacement;
  final boolean[] generalDead;
  final boolean[] groupMoved;

  /** Ongoing melees as pairs of Battle Stands, the one that began the contact first (11.3). */
  final List<int[]> ongoing = new ArrayList<>();

  final int[] totalPoints = new int[2];
  final int[] lostPoints = new int[2];
  final int[] breaksAt = new int[2];
  int round;

  Table(BattleProgram program, Dice dice, EventSink sink) {
    this.program = program;
    this.dice = dice;
    this.sink = sink;
    rules = Rules.of(program);
    ground = new Ground(program);
    grid = ground.grid;
    List<Scenario.Deployed> all = new ArrayList<>();
    List<Integer> groupOf = new ArrayList<>();
    List<Scenario.Group> groupList = new ArrayList<>();
    List<Integer> sideOfGroup = new ArrayList<>();
    Scenario scenario = program.scenario();
    for (int s = 0; s < scenario.sides().size(); s++) {
      for (Scenario.Group each : scenario.sides().get(s).groups()) {
        List<Integer> ids = new ArrayList<>();
        for (Scenario.Deployed stand : each.stands()) {
          ids.add(all.size());
          all.add(stand);
          groupOf.add(groupList.size());
        }
        members.add(ids);
        groupList.add(each);
        sideOfGroup.add(s);
      }
    }
    stands = all.size();
    groups = groupList.size();
    type = new StandType[stands];
    name = new String[stands];
    group = groupOf.stream().mapToInt(Integer::intValue).toArray();
    side = new int[stands];
    groupSide = sideOfGroup.stream().mapToInt(Integer::intValue).toArray();
    groupName = new String[groups];
    hex = new int[stands];
    facing = new int[stands];
    sp = new int[stands][];
    disordered = new boolean[stands];
    opportunity = new boolean[stands];
    occupant = new int[grid.size()];
    startHex = new int[stands];
    moves = new int[stands];
    hexes = new int[stands];
    halted = new boolean[stands];
    fired = new boolean[stands];
    acted = new boolean[stands];
    evades = new int[stands];
    general = new int[groups];
    generalBonus = new int[groups];
    generalRange = new int[groups];
    attachedTo = new int[groups];
    replacement = new boolean[groups];
    generalDead = new boolean[groups];
    groupMoved = new boolean[groups];
    Arrays.fill(occupant, GONE);
    deploy(all);
    appoint(groupList);
  }

  private void deploy(List<Scenario.Deployed> all) {
    for (int i = 0; i < stands; i++) {
      Scenario.Deployed stand = all.get(i);
      side[i] = groupSide[group[i]];
      type[i] = new StandType(program.line(side[i], stand), program.rulebook());
      name[i] = stand.name();
      facing[i] = stand.facing().ordinal();
      sp[i] = type[i].strength.clone();
      hex[i] = grid.index(stand.at());
      if (hex[i] < 0 || occupant[hex[i]] != GONE) {
        throw new IllegalArgumentException(
            stand.source()
                + ": stand "
                + stand.name()
                + " cannot start at "
                + stand.at()
                + (hex[i] < 0
                    ? ", which is off the map"
                    : ", where " + name[occupant[hex[i]]] + " stands already"));
      }
      occupant[hex[i]] = i;
      totalPoints[side[i]] += type[i].breakPoints * sp[i].length;
    }
    for (int s = 0; s < 2; s++) {
      Army.Share share = program.armies().get(s).breakShare();
      int numerator = share == null ? 1 : share.numerator();
      int denominator = share == null ? 3 : share.denominator();
      int product = totalPoints[s] * numerator;
      // at_or_above: the smallest whole loss that reaches the share; above: the first that passes
      // it
      breaksAt[s] =
          rules.breakAtOrAbove() ? Math.ceilDiv(product, denominator) : product / denominator + 1;
    }
  }

  private void appoint(List<Scenario.Group> list) {
    for (int g = 0; g < groups; g++) {
      Scenario.General who = list.get(g).general();
      groupName[g] = list.get(g).name();
      general[g] = grid.index(who.at());
      generalBonus[g] = who.bonus();
      attachedTo[g] = GONE;
      String training = program.armies().get(groupSide[g]).training();
      // one radius from the training, which 3.0 and 4.5 give differently (ledger SN-3.0-02)
      int trained =
          "well".equals(training) ? 6 : "poor".equals(training) ? 4 : rules.finalEdition() ? 4 : 3;
      generalRange[g] = who.range() != null ? who.range() : trained;
    }
  }

  boolean onBoard(int stand) {
    return hex[stand] != GONE;
  }

  /** SP of the front rank, which throws the dice (8.4). */
  int front(int stand) {
    return sp[stand][0];
  }

  int ranksLeft(int stand) {
    int left = 0;
    for (int rank : sp[stand]) {
      left += rank > 0 ? 1 : 0;
    }
    return left;
  }

  int strength(int stand) {
    return Arrays.stream(sp[stand]).sum();
  }

  Facing facingOf(int stand) {
    return FACINGS[facing[stand]];
  }

  static Facing facing(int k) {
    return FACINGS[k];
  }

  Hex at(int index) {
    return grid.hex(index);
  }

  List<Hex> hexes(List<Integer> path) {
    return path.stream().map(grid::hex).toList();
  }

  String sideName(int s) {
    return program.scenario().sides().get(s).name();
  }

  void tell(Event event) {
    sink.tell(event);
  }

  /** Puts a stand into an empty hex; an enemy General alone there is chased off (3.1). */
  void place(int stand, int to) {
    if (occupant[to] != GONE && occupant[to] != stand) {
      throw new IllegalStateException(
          "hex " + at(to) + " holds " + name[occupant[to]] + ", " + name[stand] + " cannot enter");
    }
    if (hex[stand] != GONE) {
      occupant[hex[stand]] = GONE;
    }
    hex[stand] = to;
    occupant[to] = stand;
    int mine = group[stand];
    if (attachedTo[mine] == stand) {
      general[mine] = to;
    }
    for (int g = 0; g < groups; g++) {
      if (general[g] == to && groupSide[g] != side[stand]) {
        seekStand(g, "3.1");
      }
    }
  }

  /** Exchanges the hexes of two stands, for displacement (4.11). */
  void swap(int a, int b) {
    int from = hex[a];
    int to = hex[b];
    hex[a] = to;
    hex[b] = from;
    occupant[to] = a;
    occupant[from] = b;
    for (int stand : new int[] {a, b}) {
      if (attachedTo[group[stand]] == stand) {
        general[group[stand]] = hex[stand];
      }
    }
  }

  void disorder(int stand, String why, String rule) {
    if (!disordered[stand]) {
      disordered[stand] = true;
      tell(new Event.Disordered(name[stand], why, rule));
    }
    opportunity[stand] = false;
  }

  /**
   * Takes SP from the rearmost rank first (8.4) and counts Break Points of ranks that go (14.0).
   */
  void loseStrength(int stand, int lost, String why, String rule) {
    if (lost <= 0 || !onBoard(stand)) {
      return;
    }
    List<Integer> before = ranks(stand);
    int ranks = ranksLeft(stand);
    int left = lost;
    for (int rank = sp[stand].length - 1; rank >= 0 && left > 0; rank--) {
      int taken = Math.min(left, sp[stand][rank]);
      sp[stand][rank] -= taken;
      left -= taken;
    }
    tell(new Event.LosesStrength(name[stand], lost - left, before, ranks(stand), why, rule));
    int gone = ranks - ranksLeft(stand);
    if (gone > 0) {
      losePoints(stand, gone * type[stand].breakPoints);
    }
    if (ranksLeft(stand) == 0) {
      remove(stand, why, rule);
    }
  }

  /** Takes a stand off with all its remaining ranks and their Break Points. */
  void destroy(int stand, String why, String rule) {
    if (!onBoard(stand)) {
      return;
    }
    int points = ranksLeft(stand) * type[stand].breakPoints;
    Arrays.fill(sp[stand], 0);
    losePoints(stand, points);
    remove(stand, why, rule);
  }

  /** Takes off a stand that pursued over the edge: lost, but no points (13.0). */
  void leaveBoard(int stand) {
    occupant[hex[stand]] = GONE;
    hex[stand] = GONE;
    ongoing.removeIf(pair -> pair[0] == stand || pair[1] == stand);
    if (attachedTo[group[stand]] == stand) {
      attachedTo[group[stand]] = GONE;
      general[group[stand]] = GONE;
      generalDead[group[stand]] = true;
    }
  }

  private void losePoints(int stand, int points) {
    int s = side[stand];
    lostPoints[s] += points;
    tell(
        new Event.BreakPointsLost(
            sideName(s), name[stand], points, lostPoints[s], totalPoints[s], "14.0"));
  }

  private void remove(int stand, String why, String rule) {
    int from = hex[stand];
    int mine = group[stand];
    occupant[from] = GONE;
    hex[stand] = GONE;
    ongoing.removeIf(pair -> pair[0] == stand || pair[1] == stand);
    tell(new Event.Destroyed(name[stand], why, rule));
    if (attachedTo[mine] == stand) {
      attachedTo[mine] = GONE;
      general[mine] = GONE;
      generalDead[mine] = true;
      tell(new Event.GeneralFate(generalName(mine), groupName[mine], "killed", at(from), "3.2"));
    } else if (general[mine] == from) {
      seekStand(mine, "3.2");
    }
  }

  /** Moves a General without a stand to the nearest stand of his group (3.1, 3.2). */
  void seekStand(int g, String rule) {
    int from = general[g];
    int best = GONE;
    for (int stand : members.get(g)) {
      if (onBoard(stand)
          && (best == GONE || grid.distance(from, hex[stand]) < grid.distance(from, hex[best]))) {
        best = stand;
      }
    }
    general[g] = best == GONE ? GONE : hex[best];
    if (best == GONE) {
      tell(new Event.GeneralFate(generalName(g), groupName[g], "left the field", at(from), rule));
    } else {
      tell(
          new Event.GeneralFate(
              generalName(g), groupName[g], "rode to " + name[best], at(general[g]), rule));
    }
  }

  String generalName(int g) {
    if (replacement[g]) {
      return "new General of " + groupName[g];
    }
    int index = 0;
    for (Scenario.Side each : program.scenario().sides()) {
      for (Scenario.Group one : each.groups()) {
        if (index++ == g) {
          return one.general().label();
        }
      }
    }
    throw new IllegalArgumentException("no group " + g);
  }

  List<Integer> ranks(int stand) {
    return Arrays.stream(sp[stand]).boxed().toList();
  }

  /** Whether an enemy of the side with a Zone of Control covers the hex (4.6). */
  boolean inEnemyZone(int forSide, int target) {
    for (int d = 0; d < 6; d++) {
      if (zoneOwner(forSide, target, d) != GONE) {
        return true;
      }
    }
    return false;
  }

  /** The enemy in direction d of a hex whose Zone of Control covers that hex, or {@link #GONE}. */
  int zoneOwner(int forSide, int target, int d) {
    int there = grid.neighbour(target, d);
    int enemy = there < 0 ? GONE : occupant[there];
    return enemy != GONE
            && side[enemy] != forSide
            && type[enemy].zone
            && grid.isFront(there, facing[enemy], target)
        ? enemy
        : GONE;
  }

  /** Whether a stand is in a melee, as Battle Stand or as support (10.6, 11.3). */
  boolean engaged(int stand) {
    for (int[] pair : ongoing) {
      if (pair[0] == stand || pair[1] == stand || supports(stand, pair)) {
        return true;
      }
    }
    return false;
  }

  private boolean supports(int stand, int[] pair) {
    int enemy = side[pair[0]] == side[stand] ? pair[1] : pair[0];
    return onBoard(stand)
        && onBoard(enemy)
        && !type[stand].skirmisher
        && grid.isFront(hex[stand], facing[stand], hex[enemy]);
  }

  /** The ongoing melee a stand is Battle Stand of, or null. */
  int @org.jspecify.annotations.Nullable [] meleeOf(int stand) {
    for (int[] pair : ongoing) {
      if (pair[0] == stand || pair[1] == stand) {
        return pair;
      }
    }
    return null;
  }
}
