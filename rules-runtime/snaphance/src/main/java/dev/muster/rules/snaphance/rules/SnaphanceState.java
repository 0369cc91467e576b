package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.battle.ColumnarState;
import dev.muster.rules.battle.LastingEffects;
import dev.muster.rules.battle.WorkQueue;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Rulebook;

/**
 * The state of a Snaphance battle: the hex and the state of each stand, and the markers beside it.
 * Stands, groups and sides are indexes. The columns are the whole state; only the rule classes
 * write them. A new marker is one line here.
 */
public final class SnaphanceState extends ColumnarState<SnaphanceForces> {
  /** Hex of a stand that is not on the board; also the number for "no stand" and "no group". */
  public static final int GONE = -1;

  /** Holder of an objective that has not been reported yet. */
  private static final int UNTOLD = -2;

  private static final Facing[] FACINGS = Facing.values();

  // the constants of the battle
  public final BattleProgram program = forces.program;
  public final SnaphanceRules rules = forces.rules;
  public final HexGrid grid = forces.grid;
  public final int stands = forces.stands;
  public final int groups = forces.groups;
  public final String[] name = forces.name;
  public final int[] group = forces.group;
  public final int[] side = forces.side;
  public final String[] groupName = forces.groupName;
  public final String[] generalLabel = forces.generalLabel;
  public final int[] groupSide = forces.groupSide;
  public final int[][] members = forces.members;
  final Rulebook.Factor[] factors = forces.factors;

  // what only events of the scenario change, and what follows from the events that have happened
  public SnaphanceTerrainMap ground = forces.ground;
  public final StandType[] type = forces.type.clone();

  /** How far stands see, in hexes. */
  int visibility = LastingEffects.UNLIMITED;

  // visible to a player
  public final int[] hex = intColumn(stands, GONE);
  public final int[] facing = intColumn(stands, 0);
  public final int[] sp = intColumn(stands * StandType.RANKS, 0);
  public final boolean[] disordered = flagColumn(stands);
  public final boolean[] opportunity = flagColumn(stands);
  public final int[] occupant = intColumn(grid.size(), GONE);

  /** By stand: the opposing Battle Stand if it is a Battle Stand in a melee, else {@link #GONE}. */
  public final int[] foe = intColumn(stands, GONE);

  /** Whether a Battle Stand's side began the contact (11.1). */
  public final boolean[] began = flagColumn(stands);

  /** Last round in which a Battle Stand's melee was fought. */
  final int[] foughtRound = intColumn(stands, 0);

  public final int[] startHex = intColumn(stands, GONE);

  /** By stand: the hex where its current or last single move, reaction or pursuit began. */
  final int[] moveStart = intColumn(stands, GONE);

  /** Hexes of a stand in this turn, including its first one. */
  public final HexList[] track = tracks();

  // marks of the running turn
  public final int[] moves = turnIntColumn(stands, 0);

  /**
   * By stand: whether it is a gun that has turned one face as a move, which does not prevent its
   * fire (7.2).
   */
  final boolean[] pivoted = turnFlagColumn(stands);

  final int[] hexes = turnIntColumn(stands, 0);
  final boolean[] halted = turnFlagColumn(stands);
  final boolean[] fired = turnFlagColumn(stands);
  final boolean[] movedBack = turnFlagColumn(stands);
  public final boolean[] acted = turnFlagColumn(stands);
  public final boolean[] bonusLost = turnFlagColumn(stands);

  /** Fought a melee this turn: moving, firing and fighting are over for it (4.0). */
  final boolean[] fought = turnFlagColumn(stands);

  /**
   * By stand: whether it failed a test for opportunity this turn, alone or in a group (4.9, 6.1).
   */
  final boolean[] opportunityDenied = turnFlagColumn(stands);

  /** Left opportunity this turn, to act. */
  public final boolean[] leftOpportunity = turnFlagColumn(stands);

  /** By stand: hexes entered in the current or last single move, reaction or pursuit. */
  final int[] moveHexes = turnIntColumn(stands, 0);

  /** By stand: the number of those hexes entered forward. */
  final int[] forwardHexes = turnIntColumn(stands, 0);

  /**
   * By stand: true during a single move or a pursuit; in the draft also during the fire after a
   * move.
   */
  final boolean[] underWay = turnFlagColumn(stands);

  /**
   * By stand: true during a move or pursuit, when contact with enemies it passes does not count
   * (10.0).
   */
  final boolean[] passing = turnFlagColumn(stands);

  /** The stand a General helped through an Order Test this turn; he stays with it (3.1). */
  final int[] helped = turnIntColumn(groups, GONE);

  /** Evasions in this activation, entry by entry: evader, enemy and number (5.0). */
  public final HexList evader = turnListColumn(new HexList());

  public final HexList evaded = turnListColumn(new HexList());
  public final HexList evadedTimes = turnListColumn(new HexList());

  /** Movers already charged on opportunity in this activation: once each (6.2). */
  public final HexList chargedOnOpportunity = turnListColumn(new HexList());

  // of the groups
  public final int[] general = intColumn(groups, GONE);
  final int[] generalBonus = intColumn(groups, 0);
  final int[] generalRange = intColumn(groups, 0);
  public final int[] attachedTo = intColumn(groups, GONE);
  public final boolean[] replacement = flagColumn(groups);
  public final boolean[] generalDead = flagColumn(groups);
  final boolean[] soloMoved = flagColumn(groups);
  public final boolean[] groupMoved = flagColumn(groups);

  /** By stand: whether it is a reinforcement that has not arrived. */
  public final boolean[] waiting = flagColumn(stands);

  /** Stands off the board by an event of the scenario that are not lost. */
  final boolean[] left = flagColumn(stands);

  /** By event of the scenario: whether it has happened. */
  final boolean[] eventsHappened = flagColumn(program.scenario().houseEvents().size());

  /** By group: whether a stand of it has come as a reinforcement. */
  final boolean[] groupsArrived = flagColumn(groups);

  /** By group: whether its General has not arrived. */
  public final boolean[] generalWaiting = flagColumn(groups);

  /** Ranks a stand had when the battle began. */
  public final int[] startRanks = intColumn(stands, 0);

  /**
   * By hex: the side that last had a stand there, or {@link #GONE}; it decides who holds an
   * objective.
   */
  public final int[] lastSide = intColumn(grid.size(), GONE);

  /** Hex of a stand when its plan to hold came into force, or {@link #GONE}. */
  public final int[] post = intColumn(stands, GONE);

  /** By stand: the number of its group's plan to which its post belongs. */
  public final int[] postOf = intColumn(stands, ActivePlans.NONE);

  /** By group: the number of the plan it follows; see {@link ActivePlans}. */
  public final int[] plan = intColumn(groups, ActivePlans.NONE);

  /**
   * The enemy each group is after since its last turn, or {@link #GONE}, see {@link
   * dev.muster.rules.snaphance.commander.GroupIntention}.
   */
  public final int[] aim = intColumn(groups, GONE);

  /** By group: the enemy it marches towards while too far away to fight; GONE if there is none. */
  public final int[] goal = intColumn(groups, GONE);

  /** Whether each group is too far from its goal to fight. */
  public final boolean[] marches = flagColumn(groups);

  /**
   * By side: the cost of each round without further events, in thousandths, see {@link
   * dev.muster.rules.snaphance.commander.GroupIntention}.
   */
  public final int[] urgency = intColumn(2, 0);

  /**
   * By side: how much of its caution it gives up because the end of the battle is near, in
   * thousandths, see {@link dev.muster.rules.snaphance.commander.GroupIntention}.
   */
  public final int[] pressed = intColumn(2, 0);

  /** Stands that have held the line of their group since its last turn; the others support. */
  public final boolean[] holdsLine = flagColumn(stands);

  /** The plans that have ended, through all groups. */
  public final boolean[] planOver = flagColumn(ActivePlans.count(program.scenario()));

  /** Generals each side has lost. */
  final int[] generalsKilled = intColumn(2, 0);

  public final int[] totalPoints = intColumn(2, 0);
  public final int[] lostPoints = intColumn(2, 0);

  /** Points of {@link #lostPoints} that were lost before the table was set up. */
  public final int[] lostBefore = intColumn(2, 0);

  public final int[] breaksAt = intColumn(2, 0);

  /** The moment at which a side's losses reached its break point, 0 while they have not. */
  public final int[] brokeAt = intColumn(2, 0);

  /** By objective: its holder at the last report: a side, {@link #GONE}, or {@link #UNTOLD}. */
  final int[] holder = intColumn(program.scenario().objectives().size(), UNTOLD);

  /** The work that is still to be resolved; see {@link Consequence}. */
  public final WorkQueue consequences = queueColumn();

  // the progress of the battle
  public boolean begun;
  public boolean roundOpen;
  public int round;
  public int activeGroup = GONE;

  /** The index of the scenario's condition by which a side has won, or {@link #GONE}. */
  int won = GONE;

  /** Counts turns of stands and dice procedures, to decide which army broke first (14.0). */
  int moment;

  /**
   * By side: a counter that increases whenever one of its stands enters another hex or the table is
   * set from another. It never decreases, so a result computed for the same number is still valid.
   */
  public final int[] placed = new int[2];

  /** By side: the same counter for changes of facing. */
  public final int[] faced = new int[2];

  /** An empty table, see {@link SnaphanceDeployment}. */
  SnaphanceState(SnaphanceForces forces) {
    super(forces);
  }

  /** A copy of the state. */
  public SnaphanceState copy() {
    SnaphanceState copy = new SnaphanceState(forces);
    copy.copyFrom(this);
    return copy;
  }

  private HexList[] tracks() {
    HexList[] tracks = new HexList[stands];
    for (int i = 0; i < stands; i++) {
      tracks[i] = listColumn(new HexList());
    }
    return tracks;
  }

  /** Sets this table to the state of another. */
  public void copyFrom(SnaphanceState other) {
    super.copyFrom(other);
    begun = other.begun;
    roundOpen = other.roundOpen;
    round = other.round;
    activeGroup = other.activeGroup;
    won = other.won;
    moment = other.moment;
    ground = other.ground;
    visibility = other.visibility;
    System.arraycopy(other.type, 0, type, 0, stands);
    forgetComputed();
  }

  /** Takes up what the events that have happened have changed for the rest of the battle. */
  void changeField() {
    SnaphanceForces now = forces.lasting.after(eventsHappened, forces);
    ground = now.ground;
    visibility = forces.lasting.visibility(eventsHappened);
    System.arraycopy(now.type, 0, type, 0, stands);
    forgetComputed();
  }

  /** No result computed before is valid any more. */
  private void forgetComputed() {
    placed[0]++;
    placed[1]++;
    faced[0]++;
    faced[1]++;
  }

  @Override
  public long fingerprint() {
    long print = mix(mix(mix(super.fingerprint(), round), activeGroup), won);
    return mix(print, moment * 4L + (begun ? 2 : 0) + (roundOpen ? 1 : 0));
  }

  /** The turn of a group begins: the marks of the last one go. */
  void opensTurn(int g) {
    resetTurnColumns();
    activeGroup = g;
    groupMoved[g] = true;
    soloMoved[g] = false;
    for (int stand = 0; stand < stands; stand++) {
      beginsTurn(stand);
    }
  }

  /** Returns the combat odds by the rules of this battle. */
  public CombatOdds odds() {
    return forces.odds();
  }

  public boolean onBoard(int stand) {
    return hex[stand] != GONE;
  }

  /** Starts the turn of a stand in its present hex (10.4). */
  public void beginsTurn(int stand) {
    startHex[stand] = hex[stand];
    moveStart[stand] = hex[stand];
    track[stand].clear();
    if (onBoard(stand)) {
      track[stand].add(hex[stand]);
    }
  }

  /**
   * Returns the hex where a stand began the action that led to contact: its turn, or by a switch
   * its move (10.4).
   */
  int beganAt(int stand) {
    return rules.fromBehind == SnaphanceRules.FromBehind.MOVE ? moveStart[stand] : startHex[stand];
  }

  /** Single moves of this turn that count when the stand fires (7.2, SN-7.2-09). */
  int movesBeforeFire(int stand) {
    return moves[stand] - (pivoted[stand] ? 1 : 0);
  }

  public boolean enemies(int one, int other) {
    return side[one] != side[other];
  }

  /** SP of the front rank (8.4). */
  public int front(int stand) {
    return sp[stand * StandType.RANKS];
  }

  /** Dice of the front rank in melee and fire before anything is added: one for each SP (1.3). */
  public int dice(int stand) {
    return Math.min(front(stand), type[stand].mostDice);
  }

  public int rankSp(int stand, int rank) {
    return sp[stand * StandType.RANKS + rank];
  }

  public int ranksLeft(int stand) {
    int left = 0;
    for (int rank = 0; rank < StandType.RANKS; rank++) {
      left += sp[stand * StandType.RANKS + rank] > 0 ? 1 : 0;
    }
    return left;
  }

  public int strength(int stand) {
    int i = stand * StandType.RANKS;
    return sp[i] + sp[i + 1] + sp[i + 2];
  }

  public Facing facingOf(int stand) {
    return FACINGS[facing[stand]];
  }

  static Facing facing(int k) {
    return FACINGS[k];
  }

  public Hex at(int index) {
    return grid.hex(index);
  }

  public String generalName(int g) {
    return replacement[g] ? newGeneral(groupName[g]) : generalLabel[g];
  }

  public String sideName(int s) {
    return program.scenario().sides().get(s).name();
  }

  /** Returns the stand in a hex that does not belong to side {@code friend}, or {@link #GONE}. */
  public int enemyIn(int where, int friend) {
    int there = where < 0 ? GONE : occupant[where];
    return there != GONE && side[there] != friend ? there : GONE;
  }

  /** Returns one of the two front hexes of a stand: 0 on the right, 1 on the left (SN-G-03). */
  public int frontHex(int stand, int which) {
    return grid.neighbour(hex[stand], HexGrid.turned(facing[stand], which));
  }

  public boolean hasInFront(int stand, int target) {
    return onBoard(target) && grid.isFront(hex[stand], facing[stand], hex[target]);
  }

  /** Adds the enemies in the front two hexes of a stand. */
  void inFront(int stand, HexList found) {
    for (int which = 0; which < 2 && onBoard(stand); which++) {
      int enemy = enemyIn(frontHex(stand, which), side[stand]);
      if (enemy != GONE && !found.contains(enemy)) {
        found.add(enemy);
      }
    }
  }

  /** Whether an enemy is in one of the front two hexes of a stand on the board. */
  boolean facesEnemy(int stand) {
    for (int which = 0; which < 2 && onBoard(stand); which++) {
      if (enemyIn(frontHex(stand, which), side[stand]) != GONE) {
        return true;
      }
    }
    return false;
  }

  /** The General of the stand's group is in its hex (4.5). */
  boolean generalHere(int stand) {
    int g = group[stand];
    return general[g] != GONE && general[g] == hex[stand];
  }

  boolean generalAttached(int stand) {
    return attachedTo[group[stand]] == stand;
  }

  /** Places a stand in an empty hex; for the effect on Generals see {@link StandRelocation}. */
  public void place(int stand, int to) {
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
  }

  /** Moves a stand through a hex that a friend holds; it must go on to an empty one. */
  void pass(int stand, int to) {
    if (occupant[hex[stand]] == stand) {
      occupant[hex[stand]] = GONE;
    }
    hex[stand] = to;
    placed[side[stand]]++;
  }

  /**
   * Exchanges a stand with a friend: the stand moves to the friend's hex, the friend to the first
   * hex (4.11).
   */
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
  }

  /** Turns a stand in its hex. */
  public void face(int stand, int to) {
    facing[stand] = to;
    faced[side[stand]]++;
  }

  /** Removes a stand from the board and from its melee; the caller handles markers and points. */
  void removeFromBoard(int stand) {
    if (occupant[hex[stand]] == stand) {
      occupant[hex[stand]] = GONE;
    }
    hex[stand] = GONE;
    placed[side[stand]]++;
    opportunity[stand] = false;
    endMelee(stand);
  }

  public void joinMelee(int attacker, int defender) {
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
  public boolean bearsMovedMarker(int stand) {
    int g = group[stand];
    return groupMoved[g] && (g != activeGroup || acted[stand]);
  }

  /** Whether a stand is Battle Stand or support of a melee (10.6, 11.3). */
  public boolean engaged(int stand) {
    return foe[stand] != GONE || supports(stand);
  }

  /**
   * Whether a stand has an engaged enemy Battle Stand in its front two hexes, and does not only
   * pass it (10.0, 10.6).
   */
  boolean supports(int stand) {
    if (foe[stand] != GONE || passing[stand] || type[stand].skirmisher || !onBoard(stand)) {
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

  /** The name of a replacement General without a name of his own (3.2). */
  public static String newGeneral(String group) {
    return "the new General of " + group;
  }
}
