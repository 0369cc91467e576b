package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Carries out a single move, hex by hex, with all it provokes, up to the melee (4, 5, 6, 10). */
final class MoveExecution {
  private static final RuleRef FORWARD = RuleRef.of("4.0", "SN-4.0-03");
  private static final RuleRef FREE = RuleRef.of("4.1", "SN-4.1-01", "SN-4.1-02");
  private static final RuleRef TURN = RuleRef.of("4.2", "SN-4.2-01");
  private static final RuleRef FURTHER = RuleRef.of("4.2", "SN-4.2-03");
  private static final RuleRef ABOUT = RuleRef.of("4.3", "SN-4.3-01");
  private static final RuleRef BACK = RuleRef.of("4.7", "SN-4.7-04");
  private static final RuleRef SIDEWAYS = RuleRef.of("4.8", "SN-4.8-01", "SN-4.8-03");
  private static final RuleRef CHARGE = RuleRef.of("10.0", "SN-10.0-02", "SN-10.0-08");
  private static final RuleRef DISPLACED = RuleRef.of("4.11", "SN-4.11-01");
  private static final RuleRef LEAVES = RuleRef.of("6.1", "SN-6.1-04");

  private final BattleContext play;
  private final SnaphanceState table;
  private final MoveGenerator movement;
  private final MoveList moves;
  private final ExtraMove extraMove;
  private final OpportunityReactions opportunity;
  private final ChargeContacts contacts;
  private final Losses losses;

  private final MoveRefusals refusals;

  private final SnaphanceDecision.RefusalRule continuation = this::continuationRefusal;
  private final HexList who = new HexList();
  private final HexList left = new HexList();
  private final HexList from = new HexList();
  private final Runnable tells = this::tellSoFar;
  private final Runnable ends = this::cutShort;
  private final HexList intended = new HexList();

  /** The position of each stand at the last report of the move, and the hexes it entered since. */
  private final HexList toldAt = new HexList();

  private final List<HexList> untold = new ArrayList<>();
  private int[] actions = new int[48];
  private int length;
  private MoveList.Kind kind = MoveList.Kind.FORWARD;
  private boolean charge;
  private boolean disorders;
  private int toldFacing;
  private boolean told;
  private int spent;
  private int points;
  private int turned;

  MoveExecution(
      BattleContext play,
      MoveGenerator movement,
      ExtraMove extraMove,
      OpportunityReactions opportunity,
      ChargeContacts contacts,
      Losses losses) {
    this.play = play;
    table = play.state;
    this.movement = movement;
    moves = play.moves;
    refusals = new MoveRefusals(table);
    this.extraMove = extraMove;
    this.opportunity = opportunity;
    this.contacts = contacts;
    this.losses = losses;
  }

  /**
   * Executes a move of one stand, or of a group in step.
   *
   * @param extra whether an Order Test is due: the move is not the first of the turn
   * @return whether the stands may still move: in order, not halted, not in melee
   */
  boolean run(HexList stands, int move, boolean extra) {
    who.clear();
    who.addAll(stands);
    begin(move, extra);
    if (extra && !table.rules.testAfterMove && !extraMove.test(present())) {
      return false;
    }
    mark();
    walk();
    if (stopped()) {
      emitSegment();
      cutShort();
      end();
      return false;
    }
    emitSegment();
    if (disorders) {
      disorderAll();
    }
    boolean contact = charge && meet();
    if (stopped()) {
      end();
      return false;
    }
    settle();
    boolean passed = !extra || !table.rules.testAfterMove || extraMove.test(present());
    if (contact) {
      contacts.resolve(present(), PendingMelee.Kind.CHARGE);
      return false;
    }
    return passed && mayGoOn();
  }

  private void begin(int move, boolean extra) {
    take(move);
    StandType type = table.type[who.get(0)];
    points = extra ? type.moveFurther : type.moveFirst;
    spent = 0;
    turned = 0;
  }

  private void take(int move) {
    length = moves.length(move);
    if (actions.length < length) {
      actions = new int[length];
    }
    for (int i = 0; i < length; i++) {
      actions[i] = moves.action(move, i);
    }
    kind = moves.kind[move];
    charge = moves.charge[move];
    disorders = moves.disorders[move];
    intend(moves.endHex[move], moves.endFacing[move]);
  }

  /** Records the enemies in front of the end of the move. */
  private void intend(int endHex, int endFacing) {
    intended.clear();
    int lead = who.get(0);
    for (int i = 0; charge && i < who.size(); i++) {
      int end = endHex;
      if (i > 0) {
        int dq = table.grid.axialQ(endHex) - table.grid.axialQ(table.hex[lead]);
        int dr = table.grid.axialR(endHex) - table.grid.axialR(table.hex[lead]);
        int hex = table.hex[who.get(i)];
        end = table.grid.at(table.grid.axialQ(hex) + dq, table.grid.axialR(hex) + dr);
      }
      for (int which = 0; which < 2 && end >= 0; which++) {
        int enemy =
            table.enemyIn(table.grid.neighbour(end, (endFacing + which) % 6), table.side[lead]);
        if (enemy != SnaphanceState.GONE && !intended.contains(enemy)) {
          intended.add(enemy);
        }
      }
    }
  }

  private void mark() {
    boolean onlyPivot =
        kind == MoveList.Kind.TURN
            && table.type[who.get(0)].artillery
            && oneFace(table.facing[who.get(0)], actions[length - 1] - MoveList.TURN_TO);
    for (int i = 0; i < who.size(); i++) {
      int stand = who.get(i);
      table.moves[stand]++;
      // a gun that pivots one face may still fire, unless it turns a second face (SN-7.2-09)
      table.pivoted[stand] |= onlyPivot;
      table.moveStart[stand] = table.hex[stand];
      table.moveHexes[stand] = 0;
      table.forwardHexes[stand] = 0;
      table.movedBack[stand] |= kind == MoveList.Kind.BACKWARDS;
      if (table.opportunity[stand]) {
        table.opportunity[stand] = false;
        play.events.opportunity(stand, false, LEAVES);
      }
    }
  }

  private static boolean oneFace(int from, int to) {
    int by = Math.floorMod(to - from, 6);
    return by == 1 || by == 5;
  }

  private void walk() {
    opportunity.moveBegins(intended, tells, ends);
    toldAt.clear();
    for (int i = 0; i < who.size(); i++) {
      table.underWay[who.get(i)] = true;
      toldAt.add(table.hex[who.get(i)]);
      if (untold.size() == i) {
        untold.add(new HexList());
      }
      untold.get(i).clear();
    }
    toldFacing = table.facing[lead()];
    told = false;
    for (int i = 0; i < length && !stopped(); i++) {
      if (actions[i] >= MoveList.TURN_TO) {
        turn(actions[i] - MoveList.TURN_TO);
      } else {
        step(actions[i], lastStep(i), i < length - 1);
      }
    }
    passing(false);
  }

  private boolean lastStep(int at) {
    for (int i = at + 1; i < length; i++) {
      if (actions[i] < MoveList.TURN_TO) {
        return false;
      }
    }
    return true;
  }

  private boolean stopped() {
    return opportunity.struck() || opportunity.aborted() || !anyOnBoard();
  }

  private boolean anyOnBoard() {
    for (int i = 0; i < who.size(); i++) {
      if (table.onBoard(who.get(i))) {
        return true;
      }
    }
    return false;
  }

  private HexList present() {
    left.clear();
    for (int i = 0; i < who.size(); i++) {
      if (table.onBoard(who.get(i))) {
        left.add(who.get(i));
      }
    }
    return left;
  }

  private void turn(int to) {
    if (!table.type[who.get(0)].freeMover) {
      spent++;
      turned++;
    }
    for (int i = 0; i < who.size(); i++) {
      table.face(who.get(i), to);
    }
  }

  private void passing(boolean on) {
    for (int i = 0; i < who.size(); i++) {
      table.passing[who.get(i)] = on;
    }
  }

  /**
   * All step in one direction; friends in the way are passed, or displaced at the end.
   *
   * @param last no further step follows
   * @param more a further step or turn follows
   */
  private void step(int d, boolean last, boolean more) {
    int lead = lead();
    int relative = Math.floorMod(d - table.facing[lead], 6);
    spent += Math.max(1, table.ground.cost(table.hex[lead], d, table.type[lead]));
    from.clear();
    for (int i = 0; i < who.size(); i++) {
      int stand = who.get(i);
      from.add(table.hex[stand]);
      if (table.onBoard(stand) && table.occupant[table.hex[stand]] == stand) {
        table.occupant[table.hex[stand]] = SnaphanceState.GONE;
      }
    }
    for (int i = 0; i < who.size(); i++) {
      int stand = who.get(i);
      if (table.onBoard(stand)) {
        enter(stand, table.grid.neighbour(from.get(i), d), from.get(i), last);
        untold.get(i).add(table.hex[stand]);
        table.hexes[stand]++;
        table.moveHexes[stand]++;
        table.forwardHexes[stand] += relative < 2 ? 1 : 0;
      }
    }
    passing(more);
    // no charge while a stand passes a friend, because all would have to stop there
    boolean through = allPlaced();
    for (int i = 0; i < who.size() && through && !stopped(); i++) {
      int stand = who.get(i);
      if (table.onBoard(stand)) {
        boolean aside = relative == 2 || relative == 5;
        int whole = Math.max(points, spent);
        opportunity.afterStep(stand, from.get(i), aside, last ? whole : spent, whole);
      }
    }
  }

  private boolean allPlaced() {
    for (int i = 0; i < who.size(); i++) {
      int stand = who.get(i);
      if (table.onBoard(stand) && table.occupant[table.hex[stand]] != stand) {
        return false;
      }
    }
    return true;
  }

  private void enter(int stand, int to, int from, boolean last) {
    int there = table.occupant[to];
    if (there == SnaphanceState.GONE) {
      play.relocation.place(stand, to);
    } else if (last) {
      play.relocation.giveWay(stand, there, from, to);
      play.events.displaced(there, stand, to, DISPLACED);
    } else {
      play.relocation.pass(stand, to);
    }
    table.track[stand].add(to);
  }

  /** Reports the part of the move made since the last reaction. */
  private void emitSegment() {
    if (!play.events.hasListener || !anyOnBoard()) {
      return;
    }
    int facing = table.facing[lead()];
    if (told && facing == toldFacing && untold.get(who.indexOf(lead())).isEmpty()) {
      return;
    }
    told = true;
    String words = charge ? "charge" : kind.name().toLowerCase(java.util.Locale.ROOT);
    for (int i = 0; i < who.size(); i++) {
      int stand = who.get(i);
      if (table.onBoard(stand)) {
        play.events.moves(stand, words, toldAt.get(i), untold.get(i), toldFacing, rule());
        toldAt.set(i, table.hex[stand]);
        untold.get(i).clear();
      }
    }
    toldFacing = facing;
  }

  /** Returns the first of the stands still on the board; the others keep step with it. */
  private int lead() {
    for (int i = 0; i < who.size(); i++) {
      if (table.onBoard(who.get(i))) {
        return who.get(i);
      }
    }
    return who.get(0);
  }

  private RuleRef rule() {
    if (charge) {
      return CHARGE;
    }
    return switch (kind) {
      case FORWARD, STAY -> FORWARD;
      case SIDEWAYS -> SIDEWAYS;
      case BACKWARDS -> BACK;
      case TURN -> TURN;
      case ABOUT -> ABOUT;
      case FREE -> FREE;
    };
  }

  /** Reports the move up to a reaction, which finds the stands as their steps have left them. */
  private void tellSoFar() {
    emitSegment();
    cutShort();
  }

  /** Steps backwards and sideways disorder from the first step on, wherever they end (4.7, 4.8). */
  private void cutShort() {
    if (disorders && (kind == MoveList.Kind.BACKWARDS || kind == MoveList.Kind.SIDEWAYS)) {
      disorderAll();
    }
  }

  private void disorderAll() {
    RuleRef why =
        kind == MoveList.Kind.BACKWARDS
            ? BACK
            : kind == MoveList.Kind.SIDEWAYS
                ? SIDEWAYS
                : kind == MoveList.Kind.ABOUT ? ABOUT : FURTHER;
    for (int i = 0; i < who.size(); i++) {
      losses.disorder(who.get(i), words(kind), why);
    }
  }

  private static String words(MoveList.Kind kind) {
    return switch (kind) {
      case BACKWARDS -> "moved backwards";
      case SIDEWAYS -> "moved sideways";
      case ABOUT -> "turned to the rear";
      default -> "turned a further face";
    };
  }

  /**
   * The enemies met evade or are ridden down; a lone charger may go on with the MP it has left.
   *
   * @return whether there is contact in the end
   */
  private boolean meet() {
    boolean evaded = false;
    while (true) {
      for (int i = 0; i < who.size(); i++) {
        evaded |= contacts.meet(who.get(i));
      }
      if (contacts.touches(present())) {
        return true;
      }
      if (who.size() > 1 || !anyOnBoard() || !goOn(evaded)) {
        return false;
      }
      if (!charge) {
        return false;
      }
    }
  }

  /**
   * After an evade, or having ridden down Skirmishers: on with the MP left, or stop (5.0, 10.5).
   */
  private boolean goOn(boolean evaded) {
    int stand = who.get(0);
    int left = points - spent;
    boolean halted =
        !table.type[stand].freeMover
            && ZoneOfControl.covers(table, table.side[stand], table.hex[stand]);
    // a turn to the rear, a further face and steps to the side that disorder are the whole move
    boolean over = disorders || kind == MoveList.Kind.ABOUT;
    SnaphanceDecisionType asked =
        evaded ? SnaphanceDecisionType.AFTER_EVADE : SnaphanceDecisionType.AFTER_SKIRMISHERS;
    if (left <= 0 || halted || over) {
      play.decision.ofStand(asked, stand).withhold();
      return false;
    }
    movement.findContinuation(
        stand, left, turned, play.decision.distinguishesPaths(table.side[stand]));
    SnaphanceDecision choice = play.decision.ofStand(asked, stand);
    choice.refusing(continuation);
    choice.add(SnaphanceOrder.STOP);
    choice.addEach(SnaphanceOrder.MOVE, moves.count);
    int answer = choice.ask();
    if (answer == 0) {
      return false;
    }
    take(choice.number(answer));
    table.pivoted[stand] = false; // a gun that goes on has done more than pivot (SN-7.2-09)
    walk();
    emitSegment();
    return !stopped();
  }

  private @Nullable Because continuationRefusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    return order == SnaphanceOrder.MOVE
        ? refusals.ofContinuation(question.stand(), points - spent, turned, said)
        : null;
  }

  /**
   * Ends the move. A mover that was struck on the way stays in its move until the melee is over.
   */
  private void end() {
    if (opportunity.struck()) {
      Consequence.MOVE_ENDS.enqueueIn(table).with(who).end();
    } else {
      settle();
    }
  }

  /** A move that was struck on its way ends when that is fought out. */
  void ends() {
    table.consequences.read(left);
    for (int i = 0; i < left.size(); i++) {
      table.underWay[left.get(i)] = false;
      table.halted[left.get(i)] |= table.onBoard(left.get(i));
    }
  }

  /** Ends the move: marks the stands halted by an enemy zone or by disorder (4.2, 4.6). */
  private void settle() {
    for (int i = 0; i < who.size(); i++) {
      int stand = who.get(i);
      table.underWay[stand] = false;
      if (table.onBoard(stand)) {
        table.halted[stand] =
            disorders
                || opportunity.aborted()
                || ZoneOfControl.covers(table, table.side[stand], table.hex[stand]);
      }
    }
  }

  private boolean mayGoOn() {
    for (int i = 0; i < who.size(); i++) {
      int stand = who.get(i);
      if (!table.onBoard(stand)
          || table.disordered[stand]
          || table.halted[stand]
          || table.engaged(stand)) {
        return false;
      }
    }
    return true;
  }
}
