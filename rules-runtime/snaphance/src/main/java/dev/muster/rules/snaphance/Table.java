package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Columns;
import dev.muster.rules.battle.PlansInForce;
import dev.muster.rules.battle.WorkQueue;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Rulebook;

/**
 * The table a Snaphance battle is fought on: who stands where, in what state, and the marks laid
 * beside the stands. Stands, groups and sides are numbers. The columns are the whole state; only
 * the chapters of the rules write them. A new mark is a line here.
 */
final class Table extends Columns<Forces> {
  /** Hex of a stand that is not on the board, and "nobody" wherever a stand is named. */
  static final int GONE = -1;

  /** Of an objective nobody has heard of yet. */
  private static final int UNTOLD = -2;


  private static final Facing[] FACINGS = Facing.values();

  // what never changes
  final BattleProgram program = forces.program;
  final Rules rules = forces.rules;
  final Ground ground = forces.ground;
  final HexGrid grid = forces.grid;
  final int stands = forces.stands;
  final int groups = forces.groups;
  final StandType[] type = forces.type;
  final String[] name = forces.name;
  final int[] group = forces.group;
  final int[] side = forces.side;
  final String[] groupName = forces.groupName;
  final String[] generalLabel = forces.generalLabel;
  final int[] groupSide = forces.groupSide;
  final int[][] members = forces.members;
  final Rulebook.Factor[] factors = forces.factors;

  // what a player sees
  final int[] hex = numbers(stands, GONE);
  final int[] facing = numbers(stands, 0);
  final int[] sp = numbers(stands * StandType.RANKS, 0);
  final boolean[] disordered = marks(stands);
  final boolean[] opportunity = marks(stands);
  final int[] occupant = numbers(grid.size(), GONE);

  /** The opposing Battle Stand of a stand that is Battle Stand of a melee, else {@link #GONE}. */
  final int[] foe = numbers(stands, GONE);

  /** Whether a Battle Stand's side began the contact (11.1). */
  final boolean[] began = marks(stands);

  /** Last round in which a Battle Stand's melee was fought. */
  final int[] foughtRound = numbers(stands, 0);

  final int[] startHex = numbers(stands, GONE);

  /** Where the single move, reaction or pursuit now going on began, or the last one. */
  final int[] moveStart = numbers(stands, GONE);

  /** Hexes a stand stood in this turn, its first one included. */
  final Steps[] track = tracks();

  // marks of the running turn
  final int[] moves = numbersOfTurn(stands, 0);

  /** A gun that has turned by one face as a move, which does not bar its fire (7.2). */
  final boolean[] pivoted = marksOfTurn(stands);

  final int[] hexes = numbersOfTurn(stands, 0);
  final boolean[] halted = marksOfTurn(stands);
  final boolean[] fired = marksOfTurn(stands);
  final boolean[] movedBack = marksOfTurn(stands);
  final boolean[] acted = marksOfTurn(stands);
  final boolean[] bonusLost = marksOfTurn(stands);

  /** Fought a melee this turn: moving, firing and fighting are over for it (4.0). */
  final boolean[] fought = marksOfTurn(stands);

  /** Failed a test for opportunity this turn, alone or in a group (4.9, 6.1). */
  final boolean[] watchDenied = marksOfTurn(stands);

  /** Left opportunity this turn, to act. */
  final boolean[] leftWatch = marksOfTurn(stands);

  /** Hexes entered in the single move, reaction or pursuit now going on, or the last one. */
  final int[] moveHexes = numbersOfTurn(stands, 0);

  /** Those of them entered forward. */
  final int[] forwardHexes = numbersOfTurn(stands, 0);

  /** In the course of a single move or a pursuit; in the draft also of the fire after a move. */
  final boolean[] underWay = marksOfTurn(stands);

  /** The stand a General helped through an Order Test this turn; he stays with it (3.1). */
  final int[] helped = numbersOfTurn(groups, GONE);

  /** Who evaded whom how often in this activation, entry by entry (5.0). */
  final Steps evader = listOfTurn(new Steps());

  final Steps evaded = listOfTurn(new Steps());
  final Steps evadedTimes = listOfTurn(new Steps());

  /** Movers already charged on opportunity in this activation: once each (6.2). */
  final Steps chargedOnOpportunity = listOfTurn(new Steps());

  // of the groups
  final int[] general = numbers(groups, GONE);
  final int[] generalBonus = numbers(groups, 0);
  final int[] generalRange = numbers(groups, 0);
  final int[] attachedTo = numbers(groups, GONE);
  final boolean[] replacement = marks(groups);
  final boolean[] generalDead = marks(groups);
  final boolean[] soloMoved = marks(groups);
  final boolean[] groupMoved = marks(groups);

  /** Reinforcements that have not come yet. */
  final boolean[] waiting = marks(stands);

  /** Generals that have not come yet. */
  final boolean[] generalWaiting = marks(groups);

  /** Ranks a stand had when the battle began. */
  final int[] startRanks = numbers(stands, 0);

  /** The side that last had a stand in a hex, or {@link #GONE}; who holds an objective. */
  final int[] lastSide = numbers(grid.size(), GONE);

  /** Where a stand stood when its plan to hold came into force, or {@link #GONE}. */
  final int[] post = numbers(stands, GONE);

  /** The plan of its group, by its number, that the post of a stand belongs to. */
  final int[] postOf = numbers(stands, PlansInForce.NONE);

  /** The plan each group follows, by its number, see {@link PlansInForce}. */
  final int[] plan = numbers(groups, PlansInForce.NONE);

  /** The enemy each group is after since its last turn, or {@link #GONE}, see {@link Intention}. */
  final int[] aim = numbers(groups, GONE);

  /** Who holds the line of its group since its last turn; the others support. */
  final boolean[] holdsLine = marks(stands);

  /** Plans whose end has come, through all groups. */
  final boolean[] planOver = marks(PlansInForce.count(program.scenario()));

  /** Generals each side has lost. */
  final int[] generalsKilled = numbers(2, 0);

  final int[] totalPoints = numbers(2, 0);
  final int[] lostPoints = numbers(2, 0);

  /** Points of {@link #lostPoints} that were lost before the table was set up. */
  final int[] lostBefore = numbers(2, 0);

  final int[] breaksAt = numbers(2, 0);

  /** The moment at which a side's losses reached its break point, 0 while they have not. */
  final int[] brokeAt = numbers(2, 0);

  /** Who held each objective when it was last told: a side, {@link #GONE}, or {@link #UNTOLD}. */
  final int[] holder = numbers(program.scenario().objectives().size(), UNTOLD);

  /** What is still to be settled, see {@link Due}. */
  final WorkQueue due = queue();

  // where the battle is
  boolean begun;
  boolean roundOpen;
  int round;
  int activeGroup = GONE;

  /** The condition of the scenario by which a side has won, by its place, or {@link #GONE}. */
  int won = GONE;

  /** Counts turns of stands and dice procedures, to tell which army broke first (14.0). */
  int moment;

  /**
   * Grows whenever a stand of a side comes to another hex or the table is set to another, and never
   * goes back: what was found for an equal number is still true.
   */
  final int[] placed = new int[2];

  /** The same for stands that turn. */
  final int[] faced = new int[2];

  /** An empty table, see {@link Deployment}. */
  Table(Forces forces) {
    super(forces);
  }

  /** A copy of the state. */
  Table copy() {
    Table copy = new Table(forces);
    copy.setTo(this);
    return copy;
  }

  private Steps[] tracks() {
    Steps[] tracks = new Steps[stands];
    for (int i = 0; i < stands; i++) {
      tracks[i] = list(new Steps());
    }
    return tracks;
  }

  /** Becomes what another table is. */
  void setTo(Table other) {
    super.setTo(other);
    begun = other.begun;
    roundOpen = other.roundOpen;
    round = other.round;
    activeGroup = other.activeGroup;
    won = other.won;
    moment = other.moment;
    placed[0]++;
    placed[1]++;
    faced[0]++;
    faced[1]++;
  }

  @Override
  protected long fingerprint() {
    long print = mix(mix(mix(super.fingerprint(), round), activeGroup), won);
    return mix(print, moment * 4L + (begun ? 2 : 0) + (roundOpen ? 1 : 0));
  }

  /** The turn of a group begins: the marks of the last one go. */
  void opensTurn(int g) {
    clearTurn();
    activeGroup = g;
    groupMoved[g] = true;
    soloMoved[g] = false;
    for (int stand = 0; stand < stands; stand++) {
      beginsTurn(stand);
    }
  }

  /** What dice come to by the rules of this battle. */
  Odds odds() {
    return forces.odds();
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
    return sp[stand * StandType.RANKS];
  }

  /** Dice of the front rank in melee and fire before anything is added: one for each SP (1.3). */
  int dice(int stand) {
    return Math.min(front(stand), type[stand].mostDice);
  }

  int rankSp(int stand, int rank) {
    return sp[stand * StandType.RANKS + rank];
  }

  int ranksLeft(int stand) {
    int left = 0;
    for (int rank = 0; rank < StandType.RANKS; rank++) {
      left += sp[stand * StandType.RANKS + rank] > 0 ? 1 : 0;
    }
    return left;
  }

  int strength(int stand) {
    int i = stand * StandType.RANKS;
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

  String generalName(int g) {
    return replacement[g] ? newGeneral(groupName[g]) : generalLabel[g];
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

  /** Adds the enemies in the front two hexes of a stand. */
  void inFront(int stand, Steps found) {
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

  /** Puts a stand into an empty hex; for what that means to Generals see {@link Stepping}. */
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
  }

  /** Moves a stand through a hex that a friend holds; it must go on to an empty one. */
  void pass(int stand, int to) {
    if (occupant[hex[stand]] == stand) {
      occupant[hex[stand]] = GONE;
    }
    hex[stand] = to;
    placed[side[stand]]++;
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
  }

  /** A stand turns where it is. */
  void face(int stand, int to) {
    facing[stand] = to;
    faced[side[stand]]++;
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

  /** How a replacement is called, who has no name of his own (3.2). */
  static String newGeneral(String group) {
    return "the new General of " + group;
  }
}
