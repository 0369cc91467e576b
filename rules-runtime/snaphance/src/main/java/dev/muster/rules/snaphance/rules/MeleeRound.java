package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.geometry.Aspect;

/**
 * Resolves close combat: Battle Stands and supports, dice, Morale losses and consequences (10.1 to
 * 11.4).
 */
final class MeleeRound {
  private static final RuleRef CONTACT = RuleRef.of("10.2", "SN-10.2-01", "SN-10.6-02");
  private static final RuleRef AGAIN = RuleRef.of("11.3", "SN-11.3-04");
  private static final RuleRef RESTART = RuleRef.of("11.4", "SN-11.4-01", "SN-11.4-02");
  private static final RuleRef SURPRISED = RuleRef.of("6.3", "SN-6.3-01", "SN-6.3-05");
  private static final RuleRef DICE = RuleRef.of("10.1", "SN-10.1-03", "SN-10.1-04", "SN-10.6-05");
  private static final RuleRef SURPRISE = RuleRef.of("10.4", "SN-10.4-01");

  private final BattleContext play;
  private final SnaphanceState table;
  private final MeleeDice dice;
  private final Losses losses;
  private final ContactFire contactFire;
  private final ChargeBonus chargeBonus;
  private final ChargeContacts contacts;
  private final MeleeEngagements engagements;
  private final MeleeRoundOutcome decision;

  private final PendingMelee clash = new PendingMelee();
  private final DicePool attack = new DicePool();
  private final DicePool defence = new DicePool();

  MeleeRound(
      BattleContext play,
      Losses losses,
      ContactFire contactFire,
      ChargeContacts contacts,
      MeleeEngagements engagements,
      MeleeRoundOutcome decision) {
    this.play = play;
    table = play.state;
    dice = new MeleeDice(table);
    this.losses = losses;
    this.contactFire = contactFire;
    this.contacts = contacts;
    this.engagements = engagements;
    this.decision = decision;
    chargeBonus = new ChargeBonus(table);
  }

  /** Fights the pending melee round, without its consequences. */
  void next() {
    clash.read(table.consequences);
    int a = clash.attacker;
    int d = clash.defender;
    boolean over = clash.kind == PendingMelee.Kind.RESTART && table.foe[a] != d;
    if (over || !table.onBoard(a) || !table.onBoard(d) || !table.hasInFront(a, d)) {
      return;
    }
    engagements.findSupports(clash);
    emitContact(clash);
    if (clash.kind != PendingMelee.Kind.ONGOING) {
      surprise(clash);
    }
    if (clash.fresh()) {
      contacts.skirmishersBeside(clash);
      contactFire.fire(clash);
      contacts.loseSkirmishers(clash);
      if (!stillThere(clash)) {
        return;
      }
    }
    fight();
  }

  private void fight() {
    int a = clash.attacker;
    int d = clash.defender;
    table.foughtRound[a] = table.round;
    table.foughtRound[d] = table.round;
    table.fought[a] = true;
    table.fought[d] = true;
    for (int i = 0; i < clash.attackSupports.size(); i++) {
      table.fought[clash.attackSupports.get(i)] = true;
    }
    fill(attack.clear(), clash, a, d, clash.attackSupports);
    fill(defence.clear(), clash, d, a, clash.defenceSupports);
    table.moment++;
    int attackHits = roll(a, attack);
    int defenceHits = roll(d, defence);
    decision.decide(clash, attackHits, defenceHits);
  }

  /**
   * Removes participants eliminated by fire; another charger takes the place of an eliminated
   * attacker.
   *
   * @return whether the melee still takes place
   */
  private boolean stillThere(PendingMelee clash) {
    dropGone(clash.attackSupports);
    dropGone(clash.defenceSupports);
    dropGone(clash.bystanders);
    if (!table.onBoard(clash.defender)) {
      return false;
    }
    if (!table.onBoard(clash.attacker)) {
      int next = SnaphanceState.GONE;
      for (int i = 0; i < clash.attackSupports.size() && next == SnaphanceState.GONE; i++) {
        next = clash.charges(clash.attackSupports.get(i)) ? clash.attackSupports.get(i) : next;
      }
      if (next == SnaphanceState.GONE) {
        return false;
      }
      clash.attacker = next;
      engagements.findSupports(clash);
    }
    return true;
  }

  private void dropGone(HexList list) {
    for (int i = list.size() - 1; i >= 0; i--) {
      if (!table.onBoard(list.get(i))) {
        list.remove(list.get(i));
      }
    }
  }

  private static RuleRef rule(PendingMelee.Kind kind) {
    return switch (kind) {
      case ONGOING -> AGAIN;
      case RESTART -> RESTART;
      case OPPORTUNITY -> SURPRISED;
      default -> CONTACT;
    };
  }

  private void emitContact(PendingMelee clash) {
    if (!play.events.hasListener) {
      return;
    }
    Aspect aspect = aspect(clash.attacker, clash.defender);
    play.events.emit(
        new SnaphanceEvent.Contact(
            table.name[clash.attacker],
            table.name[clash.defender],
            aspect.name().toLowerCase(java.util.Locale.ROOT),
            clash.kind.words,
            play.events.names(clash.attackSupports),
            play.events.names(clash.defenceSupports),
            rule(clash.kind)));
  }

  Aspect aspect(int attacker, int target) {
    return dice.aspect(table.hex[attacker], target);
  }

  /** Whether a stand came from behind the front face line of another and moved (10.4). */
  private boolean fromBehind(int attacker, int target) {
    boolean turn = table.rules.fromBehind == SnaphanceRules.FromBehind.WHOLE_TURN;
    // moves of its own turn: a pursuit before it began to act does not count
    int moved = turn ? table.track[attacker].size() - 1 : table.moveHexes[attacker];
    return moved > 0 && dice.isBehind(table.beganAt(attacker), target);
  }

  /** A stand struck on flank or rear by one that came from behind is disordered at once (10.4). */
  private void surprise(PendingMelee clash) {
    for (int i = 0; i < clash.strikers.size(); i++) {
      int charger = clash.strikers.get(i);
      int enemy = table.enemies(charger, clash.defender) ? clash.defender : clash.attacker;
      boolean strikes = table.onBoard(charger) && table.hasInFront(charger, enemy);
      if (strikes && aspect(charger, enemy).flankOrRear() && fromBehind(charger, enemy)) {
        losses.disorder(enemy, "struck from behind its front", SURPRISE);
      }
    }
  }

  /** Dice of a Battle Stand and its supports (10.1, 10.4, 10.6). */
  private void fill(DicePool pool, PendingMelee clash, int stand, int enemy, HexList supports) {
    pool.always("SP", table.dice(stand));
    pool.add("charge bonus", chargeBonus.of(stand, enemy, clash));
    if (play.events.hasListener) {
      String why = chargeBonus.missing(stand, enemy, clash);
      if (!why.isEmpty()) {
        pool.always("charge bonus (" + why + ")", 0);
      }
    }
    pool.add("flank or rear", flank(stand, enemy, clash));
    pool.add("bracket", dice.bracket(stand, enemy));
    int above = dice.uphill(table.hex[clash.defender], table.hex[clash.attacker]);
    pool.add("uphill", stand == clash.defender ? above : 0);
    pool.add("disordered", dice.disorder(stand));
    dice.addSpecial(pool, stand, enemy);
    pool.add("at least", dice.missing(pool.sum()));
    for (int i = 0; i < supports.size(); i++) {
      int support = supports.get(i);
      pool.add(
          play.events.hasListener ? "support of " + table.name[support] : "support",
          dice.support(
              support, enemy, flank(support, enemy, clash), chargeBonus.of(support, enemy, clash)));
    }
  }

  /** Dice for striking one of the four rear hexes (10.4). */
  private int flank(int stand, int enemy, PendingMelee clash) {
    return aspect(stand, enemy).flankOrRear()
        ? dice.flank(stand, clash.strikers.contains(stand) && fromBehind(stand, enemy))
        : 0;
  }

  private int roll(int stand, DicePool pool) {
    int hits = pool.roll(play, stand, ThrowLuck.Kind.MELEE);
    if (play.events.hasListener) {
      play.events.emit(
          new SnaphanceEvent.MeleeThrow(table.name[stand], pool.terms(), pool.dice(), hits, DICE));
    }
    return hits;
  }
}
