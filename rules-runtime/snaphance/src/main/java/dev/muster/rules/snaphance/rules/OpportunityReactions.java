package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import org.jspecify.annotations.Nullable;

/** Stands on opportunity: fire and charges in the enemy's turn (6.0 to 6.4.1, 7.4.1, 7.4.2). */
final class OpportunityReactions {
  private static final RuleRef CHARGES = RuleRef.of("6.2", "SN-6.0-04", "SN-6.0-05", "SN-6.2-06");
  private static final RuleRef COUNTER = RuleRef.of("6.0", "SN-6.0-03");
  private static final RuleRef FALLS_BACK = RuleRef.of("6.2", "SN-6.2-02");
  private static final RuleRef ABORTS = RuleRef.of("7.4.1.1", "SN-7.4.1.1-03");
  private static final RuleRef FIRST = RuleRef.of("6.2", "SN-6.2-07", "SN-7.0-14");
  private static final RuleRef BONUS = RuleRef.of("7.4.1.1", "SN-7.4.1.1-02");

  private static final FiringRanks[] RANKS = FiringRanks.values();

  private final BattleContext play;
  private final SnaphanceState table;
  private final RangedFire firing;
  private final ChargeContacts contacts;

  private final HexList targets = new HexList();
  private final HexList firers = new HexList();
  private final HexList ranks = new HexList();
  private final HexList chargers = new HexList();
  private final HexList charger = new HexList();
  private final HexList path = new HexList();
  private final ReactionPath way;

  private final SnaphanceDecision.RefusalRule refusals =
      (question, order, said) -> refusal(question, true, order, said);

  private final SnaphanceDecision.RefusalRule refusalsOfFarther =
      (question, order, said) -> refusal(question, false, order, said);

  private Runnable before = OpportunityReactions::nothing;
  private Runnable cutShort = OpportunityReactions::nothing;
  private boolean struck;
  private boolean aborted;
  private boolean pursuing;

  OpportunityReactions(BattleContext play, RangedFire firing, ChargeContacts contacts) {
    this.play = play;
    table = play.state;
    this.firing = firing;
    this.contacts = contacts;
    way = new ReactionPath(table);
  }

  private static void nothing() {}

  /** Begins the reactions to fire, which intends no contact. */
  void fireBegins() {
    before = OpportunityReactions::nothing;
    cutShort = OpportunityReactions::nothing;
    targets.clear();
    struck = false;
    aborted = false;
  }

  /**
   * Begins the reactions to a move.
   *
   * @param intended the enemies it intends to contact
   * @param tells callback that reports the move so far, before a reaction to it is reported
   * @param ends callback that ends the move before the charge that interrupts it strikes
   */
  void moveBegins(HexList intended, Runnable tells, Runnable ends) {
    fireBegins();
    targets.addAll(intended);
    before = tells;
    cutShort = ends;
  }

  /** Whether the mover was charged, or fired before it would be: its move is over (6.2, 6.3). */
  boolean struck() {
    return struck;
  }

  /** Whether the charger broke off before Pistols (7.4.1.1). */
  boolean aborted() {
    return aborted;
  }

  /**
   * Offers reactions to one hex of an enemy's move.
   *
   * @param spent MP the mover has used of its {@code points}; all of them in the last hex, because
   *     a mover that stops there is caught there
   */
  void afterStep(int mover, int from, boolean sideways, int spent, int points) {
    firers.clear();
    ranks.clear();
    chargers.clear();
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.opportunity[stand]
          && table.enemies(stand, mover)
          && table.onBoard(stand)
          && !table.engaged(stand)
          && comesCloser(stand, mover, from, sideways)) {
        ask(stand, mover, spent, points);
      } else if (play.events.hasListener && table.enemies(stand, mover) && table.onBoard(stand)) {
        withhold(stand, mover, comesCloser(stand, mover, from, sideways));
      }
    }
    for (int i = 0; i < firers.size() && table.onBoard(mover); i++) {
      fire(firers.get(i), mover, RANKS[ranks.get(i)]);
    }
    if (!chargers.isEmpty() && table.onBoard(mover)) {
      int stand = whoCharges(mover);
      firesFirst(mover, stand);
      charge(stand, mover, spent, points);
    }
  }

  /**
   * Offers reactions to one hex of a pursuit (6.2, 6.4).
   *
   * @param tells callback that reports the pursuit so far
   * @return whether the pursuer was charged, which ends its pursuit
   */
  boolean afterPursuitStep(int pursuer, int from, Runnable tells) {
    fireBegins();
    before = tells;
    table.inFront(pursuer, targets);
    pursuing = true;
    afterStep(pursuer, from, false, 1, 1);
    pursuing = false;
    return struck;
  }

  /** Lets an enemy that came up to fire do so before it is charged; its move ends there (6.2). */
  private void firesFirst(int mover, int stand) {
    boolean able =
        targets.isEmpty()
            && !pursuing
            && table.type[mover].canFire
            && !table.fired[mover]
            && firing.mayFireAt(mover, stand);
    if (!able) {
      return;
    }
    SnaphanceDecision choice =
        play.decision
            .ofStand(SnaphanceDecisionType.FIRE_AFTER_MOVE, mover)
            .add(SnaphanceOrder.HOLD_FIRE);
    choice.add(SnaphanceOrder.FIRE, stand);
    if (table.type[mover].pistols && table.ranksLeft(mover) > 1) {
      choice.add(SnaphanceOrder.FIRE_FRONT_RANK, stand);
    }
    int answer = choice.ask();
    if (answer == 0) {
      return;
    }
    before.run();
    cutShort.run();
    struck = true;
    table.underWay[mover] &= !table.rules.finalEdition; // who fires has no bonus (10.3.1)
    table.fired[mover] = true;
    firing.begin();
    firing.volley(
        mover, stand, "fire", answer == 1 ? FiringRanks.BOTH : FiringRanks.FRONT, 0, FIRST);
    firing.takeEffect();
  }

  /** Whether a mover comes closer to the stand, or moves sideways towards its front (6.0, U-26). */
  private boolean comesCloser(int stand, int mover, int from, boolean sideways) {
    int now = table.grid.distance(table.hex[stand], table.hex[mover]);
    int then = table.grid.distance(table.hex[stand], from);
    return now < then || (sideways && frontDistance(stand, mover) < frontDistanceOf(stand, from));
  }

  private int frontDistance(int stand, int mover) {
    return frontDistanceOf(stand, table.hex[mover]);
  }

  private int frontDistanceOf(int stand, int hex) {
    int nearest = Integer.MAX_VALUE;
    for (int which = 0; which < 2; which++) {
      int front = table.frontHex(stand, which);
      if (front >= 0) {
        nearest = Math.min(nearest, table.grid.distance(front, hex));
      }
    }
    return nearest;
  }

  private void ask(int stand, int mover, int spent, int points) {
    boolean pistols = table.type[stand].pistols;
    boolean counter = targets.contains(stand);
    boolean byCavalry = pistols && counter && table.type[mover].mounted;
    boolean mayFire = mayFire(stand, mover);
    boolean mayCharge = reaches(stand, mover, spent, points);
    if (byCavalry) {
      mayFire &=
          table.grid.distance(table.hex[stand], table.hex[mover])
              == table.rules.pistolsOpportunityRange;
    }
    if (!mayFire && !mayCharge) {
      withhold(stand, mover, true);
      return;
    }
    SnaphanceDecision choice =
        play.decision
            .ofStand(
                byCavalry ? SnaphanceDecisionType.PISTOLS_REACT : SnaphanceDecisionType.REACT,
                stand)
            .refusing(refusals)
            .against(mover)
            .add(SnaphanceOrder.WAIT);
    if (mayFire && pistols) {
      boolean two = table.ranksLeft(stand) > 1;
      choice.add(SnaphanceOrder.REACT_FIRE_FRONT, mover);
      if (two) {
        choice.add(
            byCavalry ? SnaphanceOrder.REACT_FIRE_REAR : SnaphanceOrder.REACT_FIRE_BOTH, mover);
      }
    } else if (mayFire) {
      choice.add(SnaphanceOrder.REACT_FIRE, mover);
    }
    if (mayCharge) {
      choice.add(SnaphanceOrder.REACT_CHARGE, mover);
    }
    switch (choice.order(choice.ask())) {
      case REACT_FIRE, REACT_FIRE_FRONT -> willFire(stand, FiringRanks.FRONT);
      case REACT_FIRE_BOTH -> willFire(stand, FiringRanks.BOTH);
      case REACT_FIRE_REAR -> willFire(stand, FiringRanks.REAR);
      case REACT_CHARGE -> chargers.add(stand);
      default -> {
        // waits
      }
    }
  }

  private void willFire(int stand, FiringRanks which) {
    firers.add(stand);
    ranks.add(which.ordinal());
  }

  /**
   * Whether a stand may fire on opportunity; a charged stand has only defensive fire at point blank
   * (7.4.2).
   */
  private boolean mayFire(int stand, int mover) {
    boolean pointBlank = table.grid.distance(table.hex[stand], table.hex[mover]) == 1;
    boolean barred = pointBlank && targets.contains(stand);
    return table.type[stand].canFire && !barred && firing.mayFireAt(stand, mover);
  }

  private void fire(int stand, int mover, FiringRanks which) {
    if (!table.onBoard(stand) || !firing.mayFireAt(stand, mover)) {
      return;
    }
    before.run();
    int strength = table.strength(mover);
    firing.begin();
    firing.volley(stand, mover, "opportunity", which, 0, RangedFire.OPPORTUNITY);
    boolean hit = firing.hit(mover);
    firing.takeEffect();
    boolean pistols = table.type[stand].pistols;
    if (!pistols || !targets.contains(stand) || !table.onBoard(mover)) {
      withholdAbort(mover);
      return;
    }
    if (table.type[mover].lancers && table.strength(mover) < strength) {
      table.bonusLost[mover] = true;
      play.events.bonusLost(mover, "casualty by Pistols on opportunity", BONUS);
    }
    if (hit && table.type[mover].mountedCombat && !aborted) {
      SnaphanceDecision choice =
          play.decision.ofStand(SnaphanceDecisionType.ABORT, mover).add(SnaphanceOrder.GO_ON);
      if (choice.add(SnaphanceOrder.ABORT).ask() == 1) {
        aborted = true;
        if (play.events.hasListener) {
          play.events.emit(
              new SnaphanceEvent.ChargeAborted(
                  table.name[mover], table.at(table.hex[mover]), ABORTS));
        }
      }
    } else {
      withholdAbort(mover);
    }
  }

  private void withholdAbort(int mover) {
    play.decision.ofStand(SnaphanceDecisionType.ABORT, mover).withhold();
  }

  private int whoCharges(int mover) {
    SnaphanceDecision choice =
        play.decision.ofSide(SnaphanceDecisionType.WHO_CHARGES, table.side[chargers.get(0)]);
    for (int i = 0; i < chargers.size(); i++) {
      choice.add(SnaphanceOrder.REACT_CHARGE, chargers.get(i));
    }
    return choice.askNumber();
  }

  /**
   * Whether a stand could contact the mover at its present position in time (6.0, 6.2, SN-6.2-06).
   */
  private boolean reaches(int stand, int mover, int spent, int points) {
    // the share of its own move that it spends is at most the share that the mover has made
    int share = (int) ((long) spent * table.type[stand].moveFirst / points);
    return !ReactionPath.never(table, stand, mover) && way.find(stand, mover, share);
  }

  /** Runs a reaction charge into contact; its melee waits to be fought (6.2, 6.3). */
  private void charge(int stand, int mover, int spent, int points) {
    if (!table.onBoard(stand)
        || table.disordered[stand]
        || !table.onBoard(mover)
        || !reaches(stand, mover, spent, points)) {
      return;
    }
    play.decision
        .ofStand(SnaphanceDecisionType.EVADE, mover)
        .refusing(SnaphanceRefusal.OPPORTUNITY_NOT_EVADED, SnaphanceOrder.EVADE_TO)
        .withhold();
    withholdOthers(stand, mover);
    path.clear();
    path.addAll(way.way(end(stand)));
    before.run();
    cutShort.run();
    struck = true;
    boolean counter = targets.contains(stand);
    int start = table.hex[stand];
    table.opportunity[stand] = false;
    table.hexes[stand] = path.size();
    table.moveHexes[stand] = path.size();
    table.bonusLost[stand] = false;
    table.moves[stand] = 1;
    for (int i = 0; i < path.size(); i++) {
      stepInto(stand, path, i);
    }
    play.events.moves(
        stand,
        counter ? "counter charge" : "opportunity charge",
        start,
        path,
        table.facing[stand],
        counter ? COUNTER : CHARGES);
    // Every enemy in contact is charged, even if another one provoked the charge (6.2).
    table.inFront(stand, table.chargedOnOpportunity);
    contacts.rideDown(stand, false);
    charger.clear();
    charger.add(stand);
    contacts.resolve(charger, counter ? PendingMelee.Kind.COUNTER : PendingMelee.Kind.OPPORTUNITY);
  }

  /** Which of the hexes in contact the charger makes for (D-06). */
  private int end(int stand) {
    SnaphanceDecision choice = play.decision.ofStand(SnaphanceDecisionType.REACTION_WAY, stand);
    choice.refusing(
        (question, order, said) ->
            order == SnaphanceOrder.CHARGE_TO && said.hex() != SnaphanceState.GONE
                ? SnaphanceRefusal.NOT_A_CONTACT_HEX.at(said.hex())
                : null);
    for (int i = 0; i < way.ends.size(); i++) {
      choice.add(SnaphanceOrder.CHARGE_TO, way.ends.get(i));
    }
    return choice.ask();
  }

  private void stepInto(int stand, HexList path, int i) {
    int to = path.get(i);
    int there = table.occupant[to];
    if (there == SnaphanceState.GONE) {
      play.relocation.place(stand, to);
    } else if (i == path.size() - 1) {
      play.relocation.giveWay(
          stand,
          there,
          SnaphancePassage.behind(table, stand, there, path, table.startHex[stand]),
          to);
      play.events.displaced(there, stand, to, FALLS_BACK);
    } else {
      play.relocation.pass(stand, to);
    }
    table.track[stand].add(to);
  }

  /** Lets a stand on opportunity counter charge the enemy that fired on it (6.0). */
  void afterFire(int target, int firer) {
    withholdUntouched(target, firer);
    if (!table.onBoard(target)
        || !table.onBoard(firer)
        || !table.opportunity[target]
        || table.disordered[target]) {
      withhold(target, firer, true);
      return;
    }
    targets.clear();
    if (!reaches(target, firer, 1, 1)) {
      withhold(target, firer, true);
      return;
    }
    SnaphanceDecision choice = reaction(target, firer);
    if (choice.add(SnaphanceOrder.REACT_CHARGE, firer).ask() == 1) {
      charge(target, firer, 1, 1);
    }
  }

  /**
   * Lets a stand on opportunity fire back at an enemy in its front; Pistols choose their ranks
   * (6.0).
   *
   * @return the ranks that fire back, or null if none does
   */
  @Nullable FiringRanks firesBack(int target, int firer) {
    withholdUntouched(target, firer);
    if (!table.opportunity[target] || !firing.mayFireAt(target, firer)) {
      withhold(target, firer, true);
      return null;
    }
    SnaphanceDecision choice = reaction(target, firer);
    if (table.type[target].pistols && table.ranksLeft(target) > 1) {
      choice.add(SnaphanceOrder.REACT_FIRE_FRONT, firer).add(SnaphanceOrder.REACT_FIRE_BOTH, firer);
    } else {
      choice.add(SnaphanceOrder.REACT_FIRE, firer);
    }
    return switch (choice.order(choice.ask())) {
      case REACT_FIRE_FRONT -> FiringRanks.FRONT;
      case REACT_FIRE, REACT_FIRE_BOTH -> FiringRanks.BOTH;
      default -> null;
    };
  }

  private SnaphanceDecision reaction(int stand, int enemy) {
    return play.decision
        .ofStand(SnaphanceDecisionType.REACT, stand)
        .refusing(refusals)
        .against(enemy)
        .add(SnaphanceOrder.WAIT);
  }

  // ---- orders in words

  /** Removes the answering fire of a target that is not fired at. */
  private void withholdUntouched(int target, int firer) {
    for (int stand = 0; play.events.hasListener && stand < table.stands; stand++) {
      if (stand != target && table.enemies(stand, firer) && table.opportunity[stand]) {
        play.decision
            .ofStand(SnaphanceDecisionType.REACT, stand)
            .refusing(SnaphanceRefusal.NOT_FIRED_AT, SnaphanceOrder.REACT_FIRE)
            .against(firer)
            .withhold();
      }
    }
  }

  /**
   * Withholds other reactions: a charge on opportunity is the only one at its enemy, and that side
   * does not react to it.
   */
  private void withholdOthers(int charger, int mover) {
    for (int stand = 0; play.events.hasListener && stand < table.stands; stand++) {
      boolean same = !table.enemies(stand, mover);
      if (stand != charger && stand != mover) {
        SnaphanceDecision unasked = play.decision.ofStand(SnaphanceDecisionType.REACT, stand);
        if (same) {
          unasked.refusing(
              SnaphanceRefusal.SAME_SIDE_MOVES,
              SnaphanceOrder.REACT_CHARGE,
              SnaphanceOrder.REACT_FIRE);
        } else {
          unasked.refusing(SnaphanceRefusal.CHARGED_ONCE, SnaphanceOrder.REACT_CHARGE);
        }
        unasked.against(same ? charger : mover).withhold();
      }
    }
  }

  private void withhold(int stand, int mover, boolean closer) {
    play.decision
        .ofStand(SnaphanceDecisionType.REACT, stand)
        .refusing(closer ? refusals : refusalsOfFarther)
        .against(mover)
        .withhold();
  }

  /**
   * Why a stand does not react so to an enemy that moves or fires, null if it may (6.0 to 6.4).
   *
   * @param closer whether it has come closer, or fired
   */
  private @Nullable Because refusal(
      SnaphanceDecision question,
      boolean closer,
      SnaphanceOrder order,
      SnaphanceOrderReading said) {
    int stand = question.stand();
    int mover = question.opponent();
    if (order == SnaphanceOrder.EVADE_TO && said.stand() == mover) {
      return SnaphanceRefusal.OPPORTUNITY_NOT_EVADED.because();
    }
    boolean charges = order == SnaphanceOrder.REACT_CHARGE;
    boolean fires =
        switch (order) {
          case REACT_FIRE, REACT_FIRE_FRONT, REACT_FIRE_REAR, REACT_FIRE_BOTH -> true;
          default -> false;
        };
    if (said.stand() != stand || (!charges && !fires)) {
      return null;
    }
    if (!table.onBoard(stand) || !table.onBoard(mover)) {
      return (table.onBoard(stand) ? SnaphanceRefusal.TARGET_GONE : SnaphanceRefusal.GONE)
          .by(mover);
    }
    if (!table.opportunity[stand]) {
      return SnaphanceRefusal.NOT_ON_OPPORTUNITY.because();
    }
    if (table.engaged(stand)) {
      return SnaphanceRefusal.REACTS_IN_MELEE.because();
    }
    int target = said.other() == SnaphanceState.GONE ? mover : said.other();
    if (!table.enemies(stand, target)) {
      return charges
          ? SnaphanceRefusal.CHARGES_FRIEND.by(target)
          : SnaphanceRefusal.FRIENDLY_TARGET.by(target);
    }
    if (target != mover || !closer) {
      return SnaphanceRefusal.NOT_CLOSER.by(target);
    }
    return charges ? chargeRefusal(stand, mover) : fireRefusal(stand, mover, order);
  }

  private @Nullable Because fireRefusal(int stand, int mover, SnaphanceOrder order) {
    int range = table.grid.distance(table.hex[stand], table.hex[mover]);
    if (range == 1 && targets.contains(stand)) {
      return SnaphanceRefusal.CHARGED_DEFENDS.because();
    }
    Because shot = firing.because(stand, mover);
    if (shot != null) {
      return shot;
    }
    boolean pistols = table.type[stand].pistols;
    boolean byCavalry = pistols && targets.contains(stand) && table.type[mover].mounted;
    int wanted = table.rules.pistolsOpportunityRange;
    if (byCavalry && range != wanted) {
      return SnaphanceRefusal.PISTOLS_AT_TWO.by(mover, wanted, range);
    }
    SnaphanceRefusal ranks =
        switch (order) {
          case REACT_FIRE_FRONT ->
              !pistols
                  ? SnaphanceRefusal.NOT_PISTOLS
                  : table.ranksLeft(stand) > 1 ? null : SnaphanceRefusal.ONE_RANK;
          case REACT_FIRE_BOTH ->
              !pistols
                  ? null
                  : byCavalry
                      ? SnaphanceRefusal.ALONE_RANK
                      : table.ranksLeft(stand) > 1 ? null : SnaphanceRefusal.ONE_RANK;
          case REACT_FIRE_REAR ->
              !pistols
                  ? SnaphanceRefusal.NOT_PISTOLS
                  : !byCavalry
                      ? SnaphanceRefusal.BOTH_RANKS_ONLY
                      : table.ranksLeft(stand) > 1 ? null : SnaphanceRefusal.ONE_RANK;
          default -> null;
        };
    return ranks == null ? null : ranks.because();
  }

  /** Of a stand that may charge the enemy, all that is left is that it cannot reach him in time. */
  private Because chargeRefusal(int stand, int mover) {
    if (table.type[stand].infantry && table.type[mover].mountedCombat) {
      return SnaphanceRefusal.FOOT_ON_OPPORTUNITY.because();
    }
    if (table.chargedOnOpportunity.contains(mover)) {
      return SnaphanceRefusal.CHARGED_ONCE.by(mover);
    }
    SnaphanceRefusal right = SnaphancePassage.chargeRefusal(table, stand, mover);
    return (right == null ? SnaphanceRefusal.CANNOT_CONTACT : right).by(mover);
  }
}
