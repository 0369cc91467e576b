package dev.muster.rules.snaphance.rules;

import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Why a stand cannot carry out an order in its turn, as the chapters of the turn say it (4.0). */
final class TurnRefusals implements SnaphanceDecision.RefusalRule {
  /** Orders a stand carries out in the turn of its group. */
  private static final Set<SnaphanceOrder> OWN_TURN =
      EnumSet.of(
          SnaphanceOrder.ACT,
          SnaphanceOrder.HOLD,
          SnaphanceOrder.RALLY,
          SnaphanceOrder.RALLY_TOGETHER,
          SnaphanceOrder.ACT_DISORDERED,
          SnaphanceOrder.GO_ON_OPPORTUNITY,
          SnaphanceOrder.GO_ON_OPPORTUNITY_TOGETHER,
          SnaphanceOrder.FIRE,
          SnaphanceOrder.FIRE_THEN_MOVE,
          SnaphanceOrder.FIRE_FRONT_RANK,
          SnaphanceOrder.FIRE_KEEPING_CHARGE,
          SnaphanceOrder.MOVE,
          SnaphanceOrder.JOIN,
          SnaphanceOrder.GO,
          SnaphanceOrder.KEEP_OPPORTUNITY,
          SnaphanceOrder.LEAVE_OPPORTUNITY);

  /** Orders that a stand may also carry out in an enemy turn. */
  private static final Set<SnaphanceOrder> ALSO_REACTIONS =
      EnumSet.of(SnaphanceOrder.FIRE, SnaphanceOrder.FIRE_FRONT_RANK, SnaphanceOrder.MOVE);

  private static final Set<SnaphanceOrder> REACTIONS =
      EnumSet.of(
          SnaphanceOrder.REACT_FIRE,
          SnaphanceOrder.REACT_FIRE_FRONT,
          SnaphanceOrder.REACT_FIRE_REAR,
          SnaphanceOrder.REACT_FIRE_BOTH,
          SnaphanceOrder.REACT_CHARGE);

  private final SnaphanceState table;
  private final RangedFire firing;
  private final JointActors partners;
  private final OpportunityOrders watch;
  private final InitiativeAndGenerals command;
  private final MoveRefusals moves;

  TurnRefusals(
      SnaphanceState table,
      RangedFire firing,
      JointActors partners,
      OpportunityOrders watch,
      InitiativeAndGenerals command) {
    this.table = table;
    this.firing = firing;
    this.partners = partners;
    this.watch = watch;
    this.command = command;
    moves = new MoveRefusals(table);
  }

  /** Refuses orders for the questions of a turn; those of a melee have their own refusals. */
  @Override
  public @Nullable Because refusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    int stand = question.stand();
    boolean asked = question.size() > 0;
    return switch (question.decision()) {
      case INITIATIVE -> command.declareRefusal(question.side(), order, said);
      case NEXT_STAND -> Because.first(ofNext(order, said), ofPossible(question, order, said));
      case GENERAL_MOVE, ATTACH, DETACH ->
          command.refusal(question.decision(), question.group(), stand, order, said);
      case ACT -> ofAction(actors(question), false, order, said);
      case RALLY -> ofRally(stand, order, said);
      case OPPORTUNITY_TURN -> ofWatch(stand, order, said);
      case BREAK_OFF -> ofBreakOff(actors(question), order, said);
      case MOVE_ON ->
          asked ? ofAction(actors(question), true, order, said) : ofFurtherMove(stand, order, said);
      case AFTER_FIRE -> ofMoveAfterFire(stand, asked, order, said);
      case AFTER_EVADE, AFTER_SKIRMISHERS -> ofFurtherMove(stand, order, said);
      case FIRE_AFTER_MOVE -> ofFireAfterMove(stand, order, said);
      case WHO_CHARGES ->
          order == SnaphanceOrder.REACT_CHARGE && table.side[said.stand()] == question.side()
              ? SnaphanceRefusal.ONE_CHARGES.because()
              : null;
      case ABORT ->
          order == SnaphanceOrder.ABORT ? SnaphanceRefusal.NOT_HIT_BY_PISTOLS.because() : null;
      case DEPLOY ->
          order == SnaphanceOrder.PLACE_AT ? SnaphanceRefusal.OUT_OF_ZONE.at(said.hex()) : null;
      default -> null;
    };
  }

  private static HexList actors(SnaphanceDecision question) {
    HexList who = new HexList();
    who.addAll(question.together());
    if (who.isEmpty()) {
      who.add(question.stand());
    }
    return who;
  }

  // ---- the acting stand

  /** Returns why an order cannot be given to the next stand to act; null if it can. */
  private @Nullable Because ofNext(SnaphanceOrder order, SnaphanceOrderReading said) {
    int stand = said.stand();
    if (stand == SnaphanceState.GONE) {
      return null;
    }
    boolean moving = table.side[stand] == table.groupSide[table.activeGroup];
    if (REACTIONS.contains(order) && said.says("opportunity")) {
      return moving
          ? SnaphanceRefusal.SAME_SIDE_MOVES.because()
          : table.onBoard(stand) && !table.opportunity[stand]
              ? SnaphanceRefusal.NOT_ON_OPPORTUNITY.because()
              : null;
    }
    if (order == SnaphanceOrder.EVADE_TO && moving) {
      return SnaphanceRefusal.OWN_TURN_EVADES.because();
    }
    if (!OWN_TURN.contains(order) || (!moving && ALSO_REACTIONS.contains(order))) {
      return null;
    }
    int who =
        order == SnaphanceOrder.JOIN && said.other() != SnaphanceState.GONE ? said.other() : stand;
    return ofActor(who);
  }

  /** Why a stand is not the next to act, null if it may be. */
  private @Nullable Because ofActor(int stand) {
    if (!table.onBoard(stand)) {
      return table.waiting[stand]
          ? SnaphanceRefusal.WAITING.because()
          : SnaphanceRefusal.GONE.because();
    }
    if (table.group[stand] != table.activeGroup) {
      return SnaphanceRefusal.OTHER_TURN.because();
    }
    return table.acted[stand] ? SnaphanceRefusal.HAS_ACTED.because() : ofMelee(stand);
  }

  /** Returns why a stand in a melee has no other option (11.3). */
  private @Nullable Because ofMelee(int stand) {
    if (table.foe[stand] != SnaphanceState.GONE) {
      return SnaphanceRefusal.IN_MELEE.by(table.foe[stand]);
    }
    if (!table.supports(stand)) {
      return null;
    }
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.frontHex(stand, which), table.side[stand]);
      if (enemy != SnaphanceState.GONE && table.foe[enemy] != SnaphanceState.GONE) {
        return SnaphanceRefusal.SUPPORTING.by(enemy);
      }
    }
    return null;
  }

  /** Why a stand that may act next could not carry out an order as things are. */
  private @Nullable Because ofPossible(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    int stand = said.stand();
    boolean own =
        stand != SnaphanceState.GONE
            && table.group[stand] == question.group()
            && table.onBoard(stand)
            && !table.acted[stand];
    if (!own || table.engaged(stand) || table.opportunity[stand]) {
      return null;
    }
    HexList who = new HexList();
    said.stands().forEach(who::add);
    return switch (order) {
      case MOVE -> ofMove(who, false, said);
      case FIRE, FIRE_THEN_MOVE, FIRE_FRONT_RANK, FIRE_KEEPING_CHARGE ->
          ofFire(stand, order, said.other());
      default -> null;
    };
  }

  // ---- actions of a stand

  /**
   * Returns why an order is none of the joint actions possible now.
   *
   * @param extra whether the stands have moved, and this would be a further move
   */
  private @Nullable Because ofAction(
      HexList who, boolean extra, SnaphanceOrder order, SnaphanceOrderReading said) {
    int stand = who.get(0);
    Because wait =
        extra ? SnaphanceRefusal.OPPORTUNITY_COMES_FIRST.because() : watch.refusal(stand);
    return switch (order) {
      case MOVE -> ofMove(who, extra, said);
      case FIRE, FIRE_THEN_MOVE, FIRE_FRONT_RANK, FIRE_KEEPING_CHARGE ->
          extra ? null : ofFire(stand, order, said.other());
      case GO_ON_OPPORTUNITY -> together(who, JointActors.For.OPPORTUNITY, wait, said);
      case GO_ON_OPPORTUNITY_TOGETHER ->
          wait != null || partners.any(stand, JointActors.For.OPPORTUNITY)
              ? wait
              : SnaphanceRefusal.NOBODY_GOES_WITH_IT.because();
      case RALLY, RALLY_TOGETHER, ACT_DISORDERED ->
          table.disordered[stand] ? null : SnaphanceRefusal.IN_ORDER.because();
      case KEEP_OPPORTUNITY, LEAVE_OPPORTUNITY -> SnaphanceRefusal.NOT_ON_OPPORTUNITY.because();
      case JOIN -> partners.refusal(said.other(), said.stand(), JointActors.For.MOVE);
      case GO -> SnaphanceRefusal.NOBODY_JOINED.because();
      default -> null;
    };
  }

  /** Why an order is illegal for a disordered stand that must rally or act disordered (9.0). */
  private @Nullable Because ofRally(int stand, SnaphanceOrder order, SnaphanceOrderReading said) {
    return switch (order) {
      case RALLY -> ofCompanions(stand, JointActors.For.RECOVERY, said);
      case RALLY_TOGETHER ->
          partners.any(stand, JointActors.For.RECOVERY)
              ? null
              : SnaphanceRefusal.NOBODY_RALLIES_WITH_IT.because();
      case GO_ON_OPPORTUNITY, GO_ON_OPPORTUNITY_TOGETHER ->
          SnaphanceRefusal.DISORDERED_TRIES_NOT.because();
      case KEEP_OPPORTUNITY, LEAVE_OPPORTUNITY -> SnaphanceRefusal.NOT_ON_OPPORTUNITY.because();
      case JOIN -> partners.refusal(said.other(), said.stand(), JointActors.For.RECOVERY);
      default -> null;
    };
  }

  private @Nullable Because together(
      HexList who, JointActors.For purpose, @Nullable Because first, SnaphanceOrderReading said) {
    return Because.first(first, ofCompanions(who.get(0), purpose, said));
  }

  /** Returns why a stand named together with the leading one cannot act with it. */
  private @Nullable Because ofCompanions(
      int stand, JointActors.For purpose, SnaphanceOrderReading said) {
    Because found = null;
    for (int each : said.stands()) {
      if (each != stand && found == null) {
        found = partners.refusal(stand, each, purpose);
      }
    }
    return found;
  }

  private @Nullable Because ofMove(HexList who, boolean extra, SnaphanceOrderReading said) {
    for (int each : said.stands()) {
      if (!who.contains(each)) {
        return partners.refusal(who.get(0), each, JointActors.For.MOVE);
      }
    }
    boolean inRange = who.size() == 1 || extra;
    for (int i = 0; i < who.size(); i++) {
      inRange |= CommandRange.holds(table, who.get(i), true);
    }
    return inRange ? moves.ofMove(who, extra, said) : SnaphanceRefusal.OUT_OF_COMMAND.because();
  }

  /** Why a stand may not fire so before it moves (7.0, 7.2, 7.3). */
  private @Nullable Because ofFire(int stand, SnaphanceOrder how, int target) {
    if (target == SnaphanceState.GONE) {
      return null;
    }
    Because shot = firing.because(stand, target);
    return shot != null ? shot : ofKind(stand, how, target);
  }

  private @Nullable Because ofKind(int stand, SnaphanceOrder how, int target) {
    StandType type = table.type[stand];
    SnaphanceRefusal why =
        switch (how) {
          case FIRE_FRONT_RANK, REACT_FIRE_FRONT ->
              !type.pistols
                  ? SnaphanceRefusal.NOT_PISTOLS
                  : table.ranksLeft(stand) > 1 ? null : SnaphanceRefusal.ONE_RANK;
          case FIRE_THEN_MOVE ->
              type.pistols
                  ? SnaphanceRefusal.PISTOLS_KEEP_CHARGE
                  : type.artillery
                      ? SnaphanceRefusal.GUN_MOVED
                      : type.freeMover
                          ? SnaphanceRefusal.MOVES_FREELY_AFTER_FIRE
                          : lacksDice(stand, target);
          case FIRE_KEEPING_CHARGE ->
              type.pistols ? lacksDice(stand, target) : SnaphanceRefusal.NO_CHARGE_AFTER_FIRE;
          default -> null;
        };
    return why == null ? null : why.because();
  }

  private @Nullable SnaphanceRefusal lacksDice(int stand, int target) {
    return firing.dice(stand, target, 0, 1) > 0 ? null : SnaphanceRefusal.NO_DICE;
  }

  /** Returns why a stand on opportunity may not carry out an order and keep opportunity (6.1). */
  private @Nullable Because ofWatch(int stand, SnaphanceOrder order, SnaphanceOrderReading said) {
    boolean turns = said.way() == SnaphanceOrderReading.Way.TURN;
    return switch (order) {
      case TURN -> watch.turnRefusal(stand, said.facing());
      case MOVE ->
          turns
              ? watch.turnRefusal(stand, said.facing())
              : SnaphanceRefusal.ON_OPPORTUNITY.because();
      case FIRE, FIRE_THEN_MOVE, FIRE_FRONT_RANK, FIRE_KEEPING_CHARGE ->
          SnaphanceRefusal.ON_OPPORTUNITY.because();
      case GO_ON_OPPORTUNITY, GO_ON_OPPORTUNITY_TOGETHER ->
          SnaphanceRefusal.IS_ON_OPPORTUNITY.because();
      case RALLY, RALLY_TOGETHER, ACT_DISORDERED -> SnaphanceRefusal.IN_ORDER.because();
      default -> null;
    };
  }

  /** Why Skirmishers with an enemy in front do not do so (10.5). */
  private @Nullable Because ofBreakOff(
      HexList who, SnaphanceOrder order, SnaphanceOrderReading said) {
    int stand = who.get(0);
    if (!OWN_TURN.contains(order) || order == SnaphanceOrder.ACT) {
      return null;
    }
    Because move = order == SnaphanceOrder.MOVE ? moves.ofMove(who, false, said) : null;
    if (move != null && move.refusal() != SnaphanceRefusal.NOT_THAT_WAY) {
      return move;
    }
    int enemy = table.enemyIn(table.frontHex(stand, 0), table.side[stand]);
    int other = table.enemyIn(table.frontHex(stand, 1), table.side[stand]);
    return SnaphanceRefusal.MUST_BREAK_OFF.by(enemy == SnaphanceState.GONE ? other : enemy);
  }

  // ---- actions that a stand can no longer take

  /** Why a stand does not move any further in this turn (4.2, 4.4, 4.6). */
  private @Nullable Because ofFurtherMove(
      int stand, SnaphanceOrder order, SnaphanceOrderReading said) {
    boolean moves = order == SnaphanceOrder.MOVE && said.way() != SnaphanceOrderReading.Way.STAY;
    if (!moves && order != SnaphanceOrder.STOP) {
      return null;
    }
    if (!table.onBoard(stand)) {
      return SnaphanceRefusal.GONE.because();
    }
    if (table.fought[stand] || table.engaged(stand)) {
      return SnaphanceRefusal.MOVE_OVER_MELEE.because();
    }
    if (table.disordered[stand]) {
      return SnaphanceRefusal.MOVE_OVER_DISORDERED.because();
    }
    for (int d = 0; d < 6; d++) {
      int owner = ZoneOfControl.owner(table, table.side[stand], table.hex[stand], d);
      if (owner != SnaphanceState.GONE) {
        return SnaphanceRefusal.MOVE_OVER_ZONE.by(owner);
      }
    }
    return SnaphanceRefusal.MOVE_OVER_HALTED.because();
  }

  /**
   * Returns why a stand does not fire after its moves, regardless of the target (4.0, 4.5, 4.7).
   */
  private @Nullable Because ofFireAfterMove(
      int stand, SnaphanceOrder order, SnaphanceOrderReading said) {
    if (order != SnaphanceOrder.FIRE && order != SnaphanceOrder.FIRE_FRONT_RANK) {
      return null;
    }
    SnaphanceRefusal why =
        !table.onBoard(stand)
            ? SnaphanceRefusal.GONE
            : table.fired[stand]
                ? SnaphanceRefusal.HAS_FIRED
                : table.fought[stand] ? SnaphanceRefusal.HAS_FOUGHT : ofMovedFire(stand);
    return why != null ? why.because() : ofFire(stand, order, said.other());
  }

  private @Nullable SnaphanceRefusal ofMovedFire(int stand) {
    boolean failed = table.disordered[stand] && table.moves[stand] > 1;
    return failed && !table.rules.fireAfterFailedTest
        ? SnaphanceRefusal.FAILED_TEST
        : table.movedBack[stand] && table.type[stand].combat && table.rules.finalEdition
            ? SnaphanceRefusal.MOVED_BACK
            : null;
  }

  /** Why a stand does not move after it has fired (7.2, 7.3). */
  private @Nullable Because ofMoveAfterFire(
      int stand, boolean kept, SnaphanceOrder order, SnaphanceOrderReading said) {
    if (order == SnaphanceOrder.FIRE || order == SnaphanceOrder.FIRE_FRONT_RANK) {
      return SnaphanceRefusal.HAS_FIRED.because();
    }
    if (order != SnaphanceOrder.MOVE && (kept || order != SnaphanceOrder.STOP)) {
      return null;
    }
    boolean lightly = table.type[stand].freeMover && !table.type[stand].artillery;
    if (!table.onBoard(stand) || table.engaged(stand) || table.fought[stand]) {
      return ofFurtherMove(stand, order, said);
    }
    if (!kept && !lightly) {
      return table.type[stand].artillery
          ? SnaphanceRefusal.GUN_MOVED.because()
          : SnaphanceRefusal.NO_MOVE_AFTER_FIRE.because();
    }
    boolean back =
        said.way() == SnaphanceOrderReading.Way.BACKWARDS
            && table.rules.finalEdition
            && table.type[stand].combat;
    HexList who = new HexList();
    who.add(stand);
    return back
        ? SnaphanceRefusal.NO_BACKWARDS_AFTER_FIRE.because()
        : moves.ofMove(who, false, said);
  }
}
