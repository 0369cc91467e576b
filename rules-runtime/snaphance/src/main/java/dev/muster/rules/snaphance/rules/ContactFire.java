package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Fire as a contact is made: defensive, supporting, and the pistols of Horse (7.4 to 7.6). */
final class ContactFire {
  private static final RuleRef DEFENSIVE = RuleRef.of("7.4", "SN-7.4-01", "SN-7.4-14", "SN-7.4-18");
  private static final RuleRef SUPPORTING = RuleRef.of("7.5", "SN-7.5-01", "SN-7.5-03");
  private static final RuleRef HORSE = RuleRef.of("7.6", "SN-7.6-02", "SN-7.6-11");
  private static final RuleRef PISTOLS_ON_LANCERS = RuleRef.of("7.4.1", "SN-7.4.1-02", "SN-7.5-06");

  private static final int MOST = 16;

  private final BattleContext play;
  private final SnaphanceState table;
  private final RulebookDiceTerms special;
  private final RangedFire firing;
  private final Morale morale;

  private final List<DicePool> pools = new ArrayList<>();
  private final int[] firer = new int[MOST];
  private final int[] target = new int[MOST];
  private final int[] most = new int[MOST];
  private final int[] hits = new int[MOST];
  private final String[] kind = new String[MOST];
  private int count;
  private final SnaphanceDecision.RefusalRule refusals = this::defenceRefusal;

  ContactFire(BattleContext play, RangedFire firing, Morale morale) {
    this.play = play;
    table = play.state;
    special = new RulebookDiceTerms(table);
    this.firing = firing;
    this.morale = morale;
  }

  /** The pool of the next throw. */
  private DicePool pool() {
    while (pools.size() <= count) {
      pools.add(new DicePool());
    }
    return pools.get(count);
  }

  /** Throws all the fire of a contact and takes its Morale Tests (7.4, 7.6, SN-7.4-18). */
  void fire(PendingMelee clash) {
    collect(clash);
    boolean both = false;
    for (int i = 1; i < count; i++) {
      both |= table.side[firer[i]] != table.side[firer[0]];
    }
    boolean together = both && table.rules.contactFireTogether;
    if (both && !together) {
      defendersFirst(clash);
    }
    table.moment++;
    for (int i = 0; i < count; i++) {
      if (together || mayStillThrow(i, clash, both)) {
        firing.begin();
        hits[i] = firing.throwFire(firer[i], target[i], kind[i], 0, pools.get(i), rule(kind[i]));
        if (!together) {
          effect(i, clash);
        }
      }
    }
    for (int i = 0; together && i < count; i++) {
      effect(i, clash);
    }
  }

  /** Whether a throw is still possible after those before it have taken effect. */
  private boolean mayStillThrow(int i, PendingMelee clash, boolean both) {
    if (!table.onBoard(target[i]) || !table.onBoard(firer[i])) {
      return false;
    }
    // only Horse fires when it attacks; it throws with the dice left after the defender's fire
    return !both
        || table.side[firer[i]] != table.side[clash.attacker]
        || horse(pools.get(i), firer[i], !clash.stationaryAttacker, firer[i] != clash.attacker);
  }

  private static RuleRef rule(String kind) {
    return kind.equals("defensive") ? DEFENSIVE : kind.equals("contact") ? HORSE : SUPPORTING;
  }

  private void collect(PendingMelee clash) {
    count = 0;
    boolean pursuit = clash.kind == PendingMelee.Kind.PURSUIT;
    boolean reaction = clash.reaction();
    if (table.type[clash.attacker].horse
        && !pursuit
        && horse(pool(), clash.attacker, !clash.stationaryAttacker, false)) {
      offer(clash.attacker, clash.defender, "contact", table.rules.fireLossCap);
    }
    int first = count;
    // the stand that triggered the charge has only its pistols; a pursued stand has no fire (6.3,
    // 7.4, 7.6)
    boolean fresh = !clash.wasPursued(clash.defender) && !clash.pulledOut;
    if (fresh && (!reaction || table.type[clash.defender].horse)) {
      defensive(clash);
    } else {
      withhold(clash.defender, barred(clash, clash.defender));
    }
    if (pursuit) {
      withhold(clash.attacker, SnaphanceRefusal.NO_PURSUIT_FIRE);
    }
    for (int i = 0; pursuit && i < clash.attackSupports.size(); i++) {
      withhold(clash.attackSupports.get(i), SnaphanceRefusal.NO_PURSUIT_FIRE);
    }
    for (int i = 0; reaction && i < clash.defenceSupports.size(); i++) {
      withhold(clash.defenceSupports.get(i), SnaphanceRefusal.NO_FIRE_AT_REACTION);
    }
    if (!reaction) {
      for (int i = 0; i < clash.defenceSupports.size(); i++) {
        int support = clash.defenceSupports.get(i);
        if (!clash.wasPursued(support) && !table.type[support].horse) {
          supporting(support, clash);
        }
      }
      for (int i = 0; i < clash.skirmishers.size(); i++) {
        supporting(clash.skirmishers.get(i), clash);
      }
      secondHorse(clash.defenceSupports, clash.attacker, false);
    }
    chooseOrder(first);
    if (!pursuit) {
      secondHorse(clash.attackSupports, clash.defender, true);
    }
  }

  /** Adds the pistols of one further Horse of a side, at most 1D6 (7.6). */
  private void secondHorse(HexList supports, int enemy, boolean attacking) {
    for (int i = 0; i < supports.size(); i++) {
      int stand = supports.get(i);
      if (table.type[stand].horse && horse(pool(), stand, attacking, true)) {
        offer(stand, enemy, "supporting", table.rules.fireLossCap);
        return;
      }
    }
  }

  /** The defender chooses in which order its stands throw (D-28, SN-7.4-18). */
  private void chooseOrder(int first) {
    for (int i = first; i < count - 1; i++) {
      SnaphanceDecision choice =
          play.decision.ofSide(SnaphanceDecisionType.CONTACT_FIRE, table.side[firer[i]]);
      for (int k = i; k < count; k++) {
        choice.add(SnaphanceOrder.THROW_FIRST, firer[k]);
      }
      for (int k = i + choice.ask(); k > i; k--) {
        exchange(k, k - 1);
      }
    }
  }

  /** Asks whether to fire, and keeps the throw prepared in the next pool (D-28). */
  private void offer(int stand, int enemy, String how, int cost) {
    SnaphanceDecision choice = play.decision.ofStand(SnaphanceDecisionType.CONTACT_FIRE, stand);
    choice.add(SnaphanceOrder.CONTACT_FIRE, enemy);
    if (choice.add(SnaphanceOrder.HOLD_FIRE).ask() == 0) {
      keep(stand, enemy, how, cost);
    }
  }

  private void keep(int stand, int enemy, String how, int cost) {
    firer[count] = stand;
    target[count] = enemy;
    kind[count] = how;
    most[count] = cost;
    count = Math.min(count + 1, MOST - 1);
  }

  /**
   * Resolves fire of the charged stand at one of the stands that made contact through its front
   * (7.4).
   */
  private void defensive(PendingMelee clash) {
    int stand = clash.defender;
    SnaphanceDecision choice =
        play.decision.ofStand(SnaphanceDecisionType.CONTACT_FIRE, stand).refusing(refusals);
    frontal(clash, clash.attacker, choice);
    for (int i = 0; i < clash.attackSupports.size(); i++) {
      if (clash.charges(clash.attackSupports.get(i))) {
        frontal(clash, clash.attackSupports.get(i), choice);
      }
    }
    if (choice.size() == 0) {
      choice.withhold();
      return;
    }
    int answer = choice.add(SnaphanceOrder.HOLD_FIRE).ask();
    if (choice.order(answer) == SnaphanceOrder.HOLD_FIRE) {
      return;
    }
    StandType type = table.type[stand];
    int enemy = choice.number(answer);
    prepare(clash, enemy);
    keep(
        stand,
        enemy,
        type.horse ? "contact" : "defensive",
        type.artillery ? table.rules.artilleryLossCap : table.rules.fireLossCap);
  }

  private void withhold(int stand, SnaphanceRefusal why) {
    play.decision
        .ofStand(SnaphanceDecisionType.CONTACT_FIRE, stand)
        .refusing(why, SnaphanceOrder.CONTACT_FIRE)
        .withhold();
  }

  /** Why a stand that is struck has no fire at all (6.3, 7.4). */
  private static SnaphanceRefusal barred(PendingMelee clash, int stand) {
    return clash.wasPursued(stand)
        ? SnaphanceRefusal.NO_FIRE_PURSUED
        : clash.pulledOut ? SnaphanceRefusal.NO_FIRE_PULLED : SnaphanceRefusal.NO_FIRE_AT_REACTION;
  }

  /** Why a stand does not fire at one that charges it, null if it may (7.4). */
  private @Nullable Because defenceRefusal(
      SnaphanceDecision question, SnaphanceOrder order, SnaphanceOrderReading said) {
    int stand = question.stand();
    int attacker = said.other();
    if (order != SnaphanceOrder.CONTACT_FIRE || attacker == SnaphanceState.GONE) {
      return null;
    }
    if (!table.hasInFront(stand, attacker)) {
      return SnaphanceRefusal.NOT_THROUGH_FRONT.by(attacker);
    }
    StandType type = table.type[stand];
    if (!type.horse && type.fire[1] == StandType.BLANK) {
      return SnaphanceRefusal.NO_CONTACT_FIRE.because();
    }
    return type.horse || mayDefend(stand, attacker)
        ? SnaphanceRefusal.NO_DICE.because()
        : SnaphanceRefusal.NO_DEFENSIVE_FIRE.because();
  }

  private void frontal(PendingMelee clash, int enemy, SnaphanceDecision choice) {
    int stand = clash.defender;
    if (table.hasInFront(stand, enemy)
        && (table.type[stand].horse || mayDefend(stand, enemy))
        && prepare(clash, enemy)) {
      choice.add(SnaphanceOrder.CONTACT_FIRE, enemy);
    }
  }

  private boolean prepare(PendingMelee clash, int enemy) {
    int stand = clash.defender;
    return table.type[stand].horse
        ? horse(pool(), stand, clash.reaction() && table.moves[stand] > 0, false)
        : pointBlank(stand, enemy, false);
  }

  /** Whether a stand charged through its front by that enemy has Defensive Fire (7.4). */
  boolean mayDefend(int stand, int attacker) {
    StandType type = table.type[stand];
    if (type.fire[1] == StandType.BLANK) {
      return false;
    }
    boolean cavalry = table.type[attacker].mountedCombat;
    return !((type.shot || type.dragoons) && cavalry) || steadied(stand, attacker);
  }

  /** Dice at point blank; halved for most supports, rounded up (7.4, 7.5). */
  private boolean pointBlank(int stand, int enemy, boolean halved) {
    StandType type = table.type[stand];
    DicePool pool = pool().clear().always("SP", table.dice(stand));
    pool.add("point blank", type.fire[1]);
    pool.add("disordered", table.disordered[stand] ? -table.rules.disorderFireDice : 0);
    pool.add("target in cover", firing.coverDice(stand, enemy));
    special.addFire(pool, stand, enemy);
    int full = pool.sum();
    if (halved && full > 1) {
      pool.add("half in support", -(full / 2));
    }
    return full > 0;
  }

  /** Ground that takes the cavalry's impetus, or a friendly Combat Stand alongside (7.4). */
  private boolean steadied(int stand, int attacker) {
    if (table.ground.removesCharge(table.hex[attacker], table.hex[stand])) {
      return true;
    }
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(table.hex[stand], d);
      int friend = there < 0 ? SnaphanceState.GONE : table.occupant[there];
      if (friend != SnaphanceState.GONE
          && !table.enemies(friend, stand)
          && table.type[friend].combat) {
        return true;
      }
    }
    return false;
  }

  /**
   * Resolves supporting fire of a stand beside the charged one. Shot beside a charged Combat Stand
   * may always fire, because that Combat Stand steadies it (7.4, 7.5).
   */
  private void supporting(int stand, PendingMelee clash) {
    StandType type = table.type[stand];
    boolean listed = type.shot || type.pikes || type.artillery || type.pistols || type.skirmisher;
    boolean eligible = listed || table.rules.allSupportsFire;
    if (!eligible || type.fire[1] == StandType.BLANK) {
      return;
    }
    boolean needsRight = type.shot || (!listed && type.dragoons);
    if (needsRight && !mayDefend(stand, clash.attacker)) {
      return;
    }
    boolean full = type.artillery || type.skirmisher;
    if (pointBlank(stand, clash.attacker, !full)) {
      int cost =
          type.artillery && table.rules.artillerySupportTwoSp
              ? table.rules.artilleryLossCap
              : table.rules.fireLossCap;
      offer(stand, clash.attacker, "supporting", cost);
    }
  }

  /** Fills a pool with the pistols of Horse on contact, both editions (7.6). */
  private boolean horse(DicePool pool, int stand, boolean attacking, boolean support) {
    StandType type = table.type[stand];
    SnaphanceRules rules = table.rules;
    int strength = table.front(stand);
    int dice =
        type.fastHorse
            ? attacking
                ? rules.fastHorseAttackFire
                : SnaphanceRules.at(rules.fastHorseFire, strength)
            : type.slowHorse
                ? attacking
                    ? rules.slowHorseAttackFire
                    : SnaphanceRules.at(rules.slowHorseFire, strength)
                : SnaphanceRules.at(rules.horseFire, strength);
    pool.clear().always("pistols", dice);
    pool.add("disordered", table.disordered[stand] && dice > 0 ? rules.disorderedHorseFire : 0);
    if (support) {
      int whole = Math.max(0, pool.sum());
      int most = type.fastHorse ? rules.fastHorseSupportFire : rules.horseSupportFire;
      pool.add("in support", Math.min(most, Math.ceilDiv(whole, 2)) - pool.sum());
    }
    return pool.sum() > 0;
  }

  /** Puts the defender's fire before the attacker's, keeping the order within each side. */
  private void defendersFirst(PendingMelee clash) {
    int side = table.side[clash.defender];
    for (int i = 1; i < count; i++) {
      for (int k = i;
          k > 0 && table.side[firer[k]] == side && table.side[firer[k - 1]] != side;
          k--) {
        exchange(k, k - 1);
      }
    }
  }

  private void exchange(int a, int b) {
    Collections.swap(pools, a, b);
    int keep = firer[a];
    firer[a] = firer[b];
    firer[b] = keep;
    keep = target[a];
    target[a] = target[b];
    target[b] = keep;
    keep = most[a];
    most[a] = most[b];
    most[b] = keep;
    String how = kind[a];
    kind[a] = kind[b];
    kind[b] = how;
  }

  /**
   * Takes the Morale Test of one throw; Pistols can remove the Charge Bonus of Lancers (7.4.1,
   * 7.5).
   */
  private void effect(int i, PendingMelee clash) {
    int enemy = target[i];
    if (!table.onBoard(enemy)) {
      return;
    }
    int cost = morale.underFire(enemy, hits[i], most[i], firer[i]);
    boolean pistolsOnLancers = table.type[firer[i]].pistols && table.type[enemy].lancers;
    boolean lost = kind[i].equals("defensive") ? hits[i] > 0 : cost > 0;
    boolean stillCharges = table.onBoard(enemy) && clash.charges(enemy);
    if (pistolsOnLancers && lost && stillCharges && !table.bonusLost[enemy]) {
      table.bonusLost[enemy] = true;
      play.events.bonusLost(enemy, "hit by Pistols", PISTOLS_ON_LANCERS);
    }
  }
}
