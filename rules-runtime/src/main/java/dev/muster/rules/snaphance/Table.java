package dev.muster.rules.snaphance;

import dev.muster.rules.dice.Dice;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The table a Snaphance battle is fought on: who stands where, in what state, and the marks laid
 * beside the stands. Stands, groups and sides are numbers. The arrays are the whole state; only the
 * chapters of the rules write them.
 */
final class Table {
  /** Hex of a stand that is not on the board, and "nobody" wherever a stand is named. */
  static final int GONE = -1;

  /** Most ranks of a unit (8.4). */
  static final int RANKS = 3;

  private static final Facing[] FACINGS = Facing.values();

  final BattleProgram program;
  final Rules rules;
  final Ground ground;
  final HexGrid grid;

  final int stands;
  final int groups;
  final StandType[] type;
  final String[] name;
  final int[] group;
  final int[] side;
  final String[] groupName;
  final String[] generalLabel;
  final int[] groupSide;
  final int[][] members;

  // what a player sees
  final int[] hex;
  final int[] facing;
  final int[] sp;
  final boolean[] disordered;
  final boolean[] opportunity;
  final int[] occupant;

  /** The opposing Battle Stand of a stand that is Battle Stand of a melee, else {@link #GONE}. */
  final int[] foe;

  /** Whether a Battle Stand's side began the contact (11.1). */
  final boolean[] began;

  /** Last round in which a Battle Stand's melee was fought. */
  final int[] foughtRound;

  // marks of the running turn
  final int[] startHex;

  /** Where the single move, reaction or pursuit now going on began, or the last one. */
  final int[] moveStart;

  final int[] moves;

  /** A gun that has turned by one face as a move, which does not bar its fire (7.2). */
  final boolean[] pivoted;

  final int[] hexes;
  final boolean[] halted;
  final boolean[] fired;
  final boolean[] movedBack;
  final boolean[] acted;
  final boolean[] bonusLost;

  /** Fought a melee this turn: moving, firing and fighting are over for it (4.0). */
  final boolean[] fought;

  /** Failed a test for opportunity this turn, alone or in a group (4.9, 6.1). */
  final boolean[] watchDenied;

  /** Hexes entered in the single move, reaction or pursuit now going on, or the last one. */
  final int[] moveHexes;

  /** Those of them entered forward. */
  final int[] forwardHexes;

  /** In the course of a single move or a pursuit; in the draft also of the fire after a move. */
  final boolean[] underWay;

  /** Hexes a stand stood in this turn, its first one included. */
  final Steps[] track;

  final int[] general;
  final int[] generalBonus;
  final int[] generalRange;
  final int[] attachedTo;
  final boolean[] replacement;
  final boolean[] generalDead;
  final boolean[] soloMoved;

  /** The stand a General helped through an Order Test this turn; he stays with it (3.1). */
  final int[] helped;

  /** Who evaded whom how often in this activation, entry by entry (5.0). */
  final Steps evader = new Steps();

  final Steps evaded = new Steps();
  final Steps evadedTimes = new Steps();

  /** Movers already charged on opportunity in this activation: once each (6.2). */
  final Steps chargedOnOpportunity = new Steps();

  final boolean[] groupMoved;

  /** Reinforcements that have not come yet. */
  final boolean[] waiting;

  /** Generals that have not come yet. */
  final boolean[] generalWaiting;

  /** Ranks a stand had when the battle began. */
  final int[] startRanks;

  /** The side that last had a stand in a hex, or {@link #GONE}; who holds an objective. */
  final int[] lastSide;

  /** Counts, for each side, how often a stand of it came to another hex; for what is remembered. */
  final int[] placed = new int[2];

  /** Where a stand stood when its plan to hold came into force, or {@link #GONE}. */
  final int[] post;

  /** The round from which the plan is in force that the post belongs to, 0 for none. */
  final int[] postSince;

  /** Generals each side has lost. */
  final int[] generalsKilled = new int[2];

  final int[] totalPoints = new int[2];
  final int[] lostPoints = new int[2];

  /** Points of {@link #lostPoints} that were lost before the table was set up. */
  final int[] lostBefore = new int[2];

  final int[] breaksAt = new int[2];
  int round;
  int activeGroup = GONE;

  /** Counts turns of stands and dice procedures, to tell which army broke first (14.0). */
  int moment;

  /** The moment at which a side's losses reached its break point, 0 while they have not. */
  final int[] brokeAt = new int[2];

  Dice dice;
  Chronicle chronicle;
  final SpecialRules special;

  /** Lists for the moment; none is out between two steps of the battle. */
  private final Lent<Steps> lists = new Lent<>(Steps::new);

  /** The question asked next; set once the commanders are seated. */
  Choice choice;

  @SuppressWarnings("NullAway.Init") // the choice is set by whoever seats the commanders
  Table(BattleProgram program, Dice dice, dev.muster.rules.battle.EventSink sink) {
    this.program = program;
    this.dice = dice;
    rules = Rules.of(program);
    ground = new Ground(program);
    grid = ground.grid;
    List<Scenario.Deployed> all = new ArrayList<>();
    List<Integer> groupOf = new ArrayList<>();
    List<Scenario.Group> groupList = new ArrayList<>();
    List<Integer> sideOfGroup = new ArrayList<>();
    List<int[]> memberList = new ArrayList<>();
    List<Scenario.Side> sides = program.scenario().sides();
    for (int s = 0; s < sides.size(); s++) {
      for (Scenario.Group each : sides.get(s).groups()) {
        int[] ids = new int[each.stands().size()];
        for (int i = 0; i < ids.length; i++) {
          ids[i] = all.size();
          all.add(each.stands().get(i));
          groupOf.add(groupList.size());
        }
        memberList.add(ids);
        groupList.add(each);
        sideOfGroup.add(s);
      }
    }
    stands = all.size();
    groups = groupList.size();
    members = memberList.toArray(int[][]::new);
    group = groupOf.stream().mapToInt(Integer::intValue).toArray();
    groupSide = sideOfGroup.stream().mapToInt(Integer::intValue).toArray();
    side = new int[stands];
    type = new StandType[stands];
    name = new String[stands];
    groupName = new String[groups];
    generalLabel = new String[groups];
    hex = filled(stands);
    facing = new int[stands];
    sp = new int[stands * RANKS];
    disordered = new boolean[stands];
    opportunity = new boolean[stands];
    occupant = filled(grid.size());
    foe = filled(stands);
    began = new boolean[stands];
    foughtRound = new int[stands];
    startHex = filled(stands);
    moveStart = filled(stands);
    moves = new int[stands];
    pivoted = new boolean[stands];
    hexes = new int[stands];
    halted = new boolean[stands];
    fired = new boolean[stands];
    movedBack = new boolean[stands];
    acted = new boolean[stands];
    bonusLost = new boolean[stands];
    fought = new boolean[stands];
    watchDenied = new boolean[stands];
    moveHexes = new int[stands];
    forwardHexes = new int[stands];
    underWay = new boolean[stands];
    track = tracks(stands);
    general = filled(groups);
    generalBonus = new int[groups];
    generalRange = new int[groups];
    attachedTo = filled(groups);
    replacement = new boolean[groups];
    generalDead = new boolean[groups];
    soloMoved = new boolean[groups];
    helped = filled(groups);
    groupMoved = new boolean[groups];
    waiting = new boolean[stands];
    generalWaiting = new boolean[groups];
    startRanks = new int[stands];
    lastSide = filled(grid.size());
    post = filled(stands);
    postSince = new int[stands];
    chronicle = new Chronicle(this, sink);
    special = new SpecialRules(this);
    new Deployment(this).deploy(all, groupList);
  }

  /** A copy of the state, to be played on with other dice, commanders or listeners. */
  @SuppressWarnings("NullAway.Init")
  Table(Table from, Dice dice, dev.muster.rules.battle.EventSink sink) {
    program = from.program;
    rules = from.rules;
    ground = from.ground;
    grid = from.grid;
    stands = from.stands;
    groups = from.groups;
    type = from.type;
    name = from.name;
    group = from.group;
    side = from.side;
    groupName = from.groupName;
    generalLabel = from.generalLabel;
    groupSide = from.groupSide;
    members = from.members;
    hex = from.hex.clone();
    facing = from.facing.clone();
    sp = from.sp.clone();
    disordered = from.disordered.clone();
    opportunity = from.opportunity.clone();
    occupant = from.occupant.clone();
    foe = from.foe.clone();
    began = from.began.clone();
    foughtRound = from.foughtRound.clone();
    startHex = from.startHex.clone();
    moveStart = from.moveStart.clone();
    moves = from.moves.clone();
    pivoted = from.pivoted.clone();
    hexes = from.hexes.clone();
    halted = from.halted.clone();
    fired = from.fired.clone();
    movedBack = from.movedBack.clone();
    acted = from.acted.clone();
    bonusLost = from.bonusLost.clone();
    fought = from.fought.clone();
    watchDenied = from.watchDenied.clone();
    moveHexes = from.moveHexes.clone();
    forwardHexes = from.forwardHexes.clone();
    underWay = from.underWay.clone();
    track = tracks(stands);
    for (int i = 0; i < stands; i++) {
      track[i].addAll(from.track[i]);
    }
    general = from.general.clone();
    generalBonus = from.generalBonus.clone();
    generalRange = from.generalRange.clone();
    attachedTo = from.attachedTo.clone();
    replacement = from.replacement.clone();
    generalDead = from.generalDead.clone();
    soloMoved = from.soloMoved.clone();
    helped = from.helped.clone();
    groupMoved = from.groupMoved.clone();
    evader.addAll(from.evader);
    evaded.addAll(from.evaded);
    evadedTimes.addAll(from.evadedTimes);
    chargedOnOpportunity.addAll(from.chargedOnOpportunity);
    waiting = from.waiting.clone();
    generalWaiting = from.generalWaiting.clone();
    startRanks = from.startRanks.clone();
    lastSide = from.lastSide.clone();
    post = from.post.clone();
    postSince = from.postSince.clone();
    System.arraycopy(from.generalsKilled, 0, generalsKilled, 0, 2);
    System.arraycopy(from.totalPoints, 0, totalPoints, 0, 2);
    System.arraycopy(from.lostPoints, 0, lostPoints, 0, 2);
    System.arraycopy(from.lostBefore, 0, lostBefore, 0, 2);
    System.arraycopy(from.breaksAt, 0, breaksAt, 0, 2);
    System.arraycopy(from.brokeAt, 0, brokeAt, 0, 2);
    moment = from.moment;
    round = from.round;
    activeGroup = from.activeGroup;
    this.dice = dice;
    chronicle = new Chronicle(this, sink);
    special = new SpecialRules(this);
  }

  private static Steps[] tracks(int length) {
    Steps[] tracks = new Steps[length];
    for (int i = 0; i < length; i++) {
      tracks[i] = new Steps();
    }
    return tracks;
  }

  private static int[] filled(int length) {
    int[] array = new int[length];
    Arrays.fill(array, GONE);
    return array;
  }

  /** Lists lent at the moment, to {@link #giveBack} to. */
  int lent() {
    return lists.taken();
  }

  /** An empty list until {@link #giveBack}. */
  Steps list() {
    Steps list = lists.take();
    list.clear();
    return list;
  }

  void giveBack(int before) {
    lists.back(before);
  }

  boolean onBoard(int stand) {
    return hex[stand] != GONE;
  }

  /** A stand begins its turn where it stands (10.4). */
  void beginsTurn(int stand) {
    startHex[stand] = hex[stand];
    moveStart[stand] = hex[stand];
    track[stand].clear();
    if (onBoard(stand)) {
      track[stand].add(hex[stand]);
    }
  }

  /** Where a stand began what brought it into contact: its turn, or by a switch its move (10.4). */
  int beganAt(int stand) {
    return rules.fromBehind == Rules.FromBehind.MOVE ? moveStart[stand] : startHex[stand];
  }

  /** Single moves of this turn that count when the stand fires (7.2, SN-7.2-09). */
  int movesBeforeFire(int stand) {
    return moves[stand] - (pivoted[stand] ? 1 : 0);
  }

  boolean enemies(int one, int other) {
    return side[one] != side[other];
  }

  /** SP of the front rank (8.4). */
  int front(int stand) {
    return sp[stand * RANKS];
  }

  /** Dice of the front rank in melee and fire before anything is added: one for each SP (1.3). */
  int dice(int stand) {
    return Math.min(front(stand), type[stand].mostDice);
  }

  int rankSp(int stand, int rank) {
    return sp[stand * RANKS + rank];
  }

  int ranksLeft(int stand) {
    int left = 0;
    for (int rank = 0; rank < RANKS; rank++) {
      left += sp[stand * RANKS + rank] > 0 ? 1 : 0;
    }
    return left;
  }

  int strength(int stand) {
    int i = stand * RANKS;
    return sp[i] + sp[i + 1] + sp[i + 2];
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

  String sideName(int s) {
    return program.scenario().sides().get(s).name();
  }

  /** The stand in a hex of which side is not {@code friend}, or {@link #GONE}. */
  int enemyIn(int where, int friend) {
    int there = where < 0 ? GONE : occupant[where];
    return there != GONE && side[there] != friend ? there : GONE;
  }

  /** One of the front two hexes of a stand: 0 on the right, 1 on the left (SN-G-03). */
  int frontHex(int stand, int which) {
    return grid.neighbour(hex[stand], (facing[stand] + which) % 6);
  }

  boolean hasInFront(int stand, int target) {
    return onBoard(target) && grid.isFront(hex[stand], facing[stand], hex[target]);
  }

  /** The General of the stand's group is in its hex (4.5). */
  boolean generalHere(int stand) {
    int g = group[stand];
    return general[g] != GONE && general[g] == hex[stand];
  }

  boolean generalAttached(int stand) {
    return attachedTo[group[stand]] == stand;
  }

  /** Puts a stand into an empty hex; an attached General goes along, a lone enemy one flees. */
  void place(int stand, int to) {
    if (occupant[to] != GONE && occupant[to] != stand) {
      throw new IllegalStateException(
          "hex " + at(to) + " holds " + name[occupant[to]] + ", " + name[stand] + " cannot enter");
    }
    if (hex[stand] != GONE && occupant[hex[stand]] == stand) {
      occupant[hex[stand]] = GONE;
    }
    hex[stand] = to;
    placed[side[stand]]++;
    occupant[to] = stand;
    lastSide[to] = side[stand];
    bringGeneral(stand);
  }

  /** Moves a stand through a hex that a friend holds; it must go on to an empty one. */
  void pass(int stand, int to) {
    if (occupant[hex[stand]] == stand) {
      occupant[hex[stand]] = GONE;
    }
    hex[stand] = to;
    placed[side[stand]]++;
    bringGeneral(stand);
  }

  /** A stand steps from one hex into that of a friend, who goes where it came from (4.11). */
  void giveWay(int stand, int friend, int from, int to) {
    if (occupant[hex[stand]] == stand) {
      occupant[hex[stand]] = GONE;
    }
    hex[friend] = from;
    placed[side[friend]]++;
    occupant[from] = friend;
    hex[stand] = to;
    placed[side[stand]]++;
    occupant[to] = stand;
    lastSide[to] = side[stand];
    bringGeneral(friend);
    bringGeneral(stand);
  }

  /** Takes a stand along a way and puts it into the last hex, which is empty. */
  void follow(int stand, Steps way) {
    overrun(stand, way);
    place(stand, way.last());
  }

  /** A stand comes through the hexes of a way: enemy Generals who are alone there leave (3.1). */
  void overrun(int stand, Steps way) {
    for (int i = 0; i < way.size(); i++) {
      overrun(stand, way.get(i));
    }
  }

  private void bringGeneral(int stand) {
    int mine = group[stand];
    if (attachedTo[mine] == stand) {
      general[mine] = hex[stand];
    }
    overrun(stand, hex[stand]);
  }

  private void overrun(int stand, int where) {
    for (int g = 0; g < groups; g++) {
      if (general[g] == where
          && groupSide[g] != side[stand]
          && enemyIn(where, side[stand]) == GONE) {
        Command.fleeToNearest(this, g);
      }
    }
  }

  /** Takes a stand off the board and out of its melee; marks and points are the caller's. */
  void lift(int stand) {
    if (occupant[hex[stand]] == stand) {
      occupant[hex[stand]] = GONE;
    }
    hex[stand] = GONE;
    placed[side[stand]]++;
    opportunity[stand] = false;
    endMelee(stand);
  }

  void joinMelee(int attacker, int defender) {
    endMelee(attacker);
    endMelee(defender);
    foe[attacker] = defender;
    foe[defender] = attacker;
    began[attacker] = true;
    began[defender] = false;
  }

  void endMelee(int stand) {
    int other = foe[stand];
    if (other != GONE) {
      foe[other] = GONE;
      foe[stand] = GONE;
    }
  }

  /** Whether a stand has acted this round, for which it is marked (1.4, SN-1.4-07). */
  boolean bearsMovedMarker(int stand) {
    int g = group[stand];
    return groupMoved[g] && (g != activeGroup || acted[stand]);
  }

  /** Whether a stand is Battle Stand or support of a melee (10.6, 11.3). */
  boolean engaged(int stand) {
    return foe[stand] != GONE || supports(stand);
  }

  /** Whether a stand has an engaged enemy Battle Stand in its front two hexes (10.6). */
  boolean supports(int stand) {
    if (foe[stand] != GONE || type[stand].skirmisher || !onBoard(stand)) {
      return false;
    }
    for (int which = 0; which < 2; which++) {
      int enemy = enemyIn(frontHex(stand, which), side[stand]);
      if (enemy != GONE && foe[enemy] != GONE) {
        return true;
      }
    }
    return false;
  }
}
