package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.geometry.Aspect;

/** Determines contacts of a charge: enemies that evade, and Skirmishers in the way (5.0, 10.5). */
final class ChargeContacts {
  private static final RuleRef RIDDEN_DOWN = RuleRef.of("10.5", "SN-10.5-01", "SN-10.5-03");
  private static final RuleRef FIRED_AND_LOST =
      RuleRef.of("10.5", "SN-10.5-02", "SN-7.4-08", "SN-7.5-04");

  private final BattleContext play;
  private final SnaphanceState table;
  private final Losses losses;
  private final SnaphanceEvasion evasion;
  private final SkirmisherLastShot skirmishFire;
  private final MeleeEngagements engagements;
  private final HexList met = new HexList();

  ChargeContacts(
      BattleContext play,
      Losses losses,
      SnaphanceEvasion evasion,
      SkirmisherLastShot skirmishFire,
      MeleeEngagements engagements) {
    this.play = play;
    table = play.state;
    this.losses = losses;
    this.evasion = evasion;
    this.skirmishFire = skirmishFire;
    this.engagements = engagements;
  }

  boolean touches(HexList chargers) {
    for (int i = 0; i < chargers.size(); i++) {
      if (table.facesEnemy(chargers.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Lets Skirmishers in the open that are contacted by a Combat Stand or Light Cavalry fire, then
   * removes them.
   */
  void rideDown(int charger, boolean mayFire) {
    met.clear();
    table.inFront(charger, met);
    // their last shot may be the end of the charger
    for (int i = 0; i < met.size() && table.onBoard(charger); i++) {
      int enemy = met.get(i);
      if (!table.type[enemy].skirmisher || SnaphancePassage.mayFight(table, enemy, charger)) {
        continue;
      }
      boolean front =
          table.grid.aspect(table.hex[enemy], table.facing[enemy], table.hex[charger])
              == Aspect.FRONT;
      boolean fires = front && mayFire && maySkirmish(enemy) && !evasion.hasEvaded(enemy, charger);
      if (fires) {
        skirmishFire.lastShot(enemy, charger);
      }
      losses.destroy(
          enemy,
          play.events.about("ridden down by ", charger),
          fires ? FIRED_AND_LOST : RIDDEN_DOWN);
    }
  }

  /**
   * Resolves Skirmishers of the charged side that have the charger in front: they evade, or fire
   * and are lost (7.4, 10.5).
   */
  void skirmishersBeside(PendingMelee clash) {
    if (clash.reaction()) {
      return;
    }
    for (int relative = 0; relative < 6; relative++) {
      int d = (table.facing[clash.attacker] + relative) % 6;
      int there = table.grid.neighbour(table.hex[clash.attacker], d);
      int friend = there < 0 ? SnaphanceState.GONE : table.occupant[there];
      boolean looksPast =
          friend != SnaphanceState.GONE
              && friend != clash.defender
              && table.type[friend].skirmisher
              && !table.hasInFront(friend, clash.attacker);
      if (looksPast && !table.enemies(friend, clash.defender)) {
        evasion.withhold(friend, SnaphanceRefusal.LOOKS_PAST, clash.attacker);
      }
      if (friend != SnaphanceState.GONE
          && friend != clash.defender
          && !clash.wasPursued(friend)
          && !table.enemies(friend, clash.defender)
          && table.type[friend].skirmisher
          && table.hasInFront(friend, clash.attacker)
          && !evasion.fromCharge(friend, clash.attacker)) {
        if (maySkirmish(friend)) {
          clash.skirmishers.add(friend);
        }
        if (!SnaphancePassage.mayFight(table, friend, clash.attacker)) {
          clash.exposed.add(friend);
        }
      }
    }
  }

  /** Whether Skirmishers may fire at the charger: only if they are not in melee (7.4). */
  private boolean maySkirmish(int skirmishers) {
    return table.foe[skirmishers] == SnaphanceState.GONE;
  }

  void loseSkirmishers(PendingMelee clash) {
    for (int i = 0; i < clash.exposed.size(); i++) {
      int lost = clash.exposed.get(i);
      if (clash.skirmishers.contains(lost)) {
        losses.destroy(lost, "fired and was ridden down", FIRED_AND_LOST);
      } else {
        losses.destroy(lost, play.events.about("ridden down by ", clash.attacker), RIDDEN_DOWN);
      }
    }
  }

  /**
   * Enemies contacted by a charger evade or, being Skirmishers in the open, are ridden down.
   *
   * @return whether one of them evaded
   */
  boolean meet(int charger) {
    boolean evaded = evade(charger, SnaphanceState.GONE);
    if (table.onBoard(charger)) {
      rideDown(charger, true);
    }
    return evaded;
  }

  /** A pursuer in contact fights at once (13.1). */
  void pursued(int victor, int loser) {
    evade(victor, loser);
    rideDown(victor, true);
    if (table.onBoard(victor)) {
      engagements.meets(victor, PendingMelee.Kind.PURSUIT, loser);
    }
  }

  private boolean evade(int charger, int except) {
    boolean evaded = false;
    met.clear();
    table.inFront(charger, met);
    for (int i = 0; i < met.size(); i++) {
      if (met.get(i) != except) {
        evaded |= evasion.fromCharge(met.get(i), charger);
      } else {
        evasion.withhold(except, SnaphanceRefusal.PURSUED_EVADES_NOT, charger);
      }
    }
    return evaded;
  }

  /** The melees of a charge or reaction wait to be fought, all contacts made at once (10.2). */
  void resolve(HexList chargers, PendingMelee.Kind kind) {
    engagements.resolve(chargers, kind);
  }
}
