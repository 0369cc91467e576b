package dev.muster.rules.adlgr;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What melees come to on average, over all 36 throws of two dice, as the rules reckon them; shared
 * by all copies of a battle.
 */
final class Odds {
  private static final int FACES = 6;

  /** What later rounds of a melee count beside its first. */
  private static final double LATER = 0.7;

  /**
   * A melee on average.
   *
   * @param loss cohesion the first loses, no more than it has left
   * @param otherLoss cohesion the second loses
   */
  record Exchange(double loss, double otherLoss) {
    static final Exchange NONE = new Exchange(0, 0);

    Exchange plus(Exchange other, double share) {
      return new Exchange(loss + share * other.loss, otherLoss + share * other.otherLoss);
    }
  }

  private final AdlgRules rules;
  private final Melee melee;
  private final Rout rout;
  private final Map<List<Object>, Exchange> known = new ConcurrentHashMap<>();

  Odds(AdlgRules rules) {
    this.rules = rules;
    melee = new Melee(rules);
    rout = new Rout(rules);
  }

  /** A round between two as they stand. */
  Exchange round(Fighter one, Fighter other, int round) {
    if (Melee.destroyed(one, other)) {
      return new Exchange(left(one), 0);
    }
    if (Melee.destroyed(other, one)) {
      return new Exchange(0, left(other));
    }
    Melee.Bout bout = melee.bout(one, other, round);
    double loss = 0;
    double otherLoss = 0;
    for (int die = 1; die <= FACES; die++) {
      for (int otherDie = 1; otherDie <= FACES; otherDie++) {
        Melee.Result result = melee.result(bout, die, otherDie);
        int loser = result.loser();
        if (loser == 0) {
          loss += result.routs() ? left(one) : Math.min(left(one), result.loss());
        } else if (loser == 1) {
          otherLoss += result.routs() ? left(other) : Math.min(left(other), result.loss());
        }
      }
    }
    int throwsOfTwo = FACES * FACES;
    return new Exchange(
        loss / throwsOfTwo + bout.surrounded(), otherLoss / throwsOfTwo + bout.surroundedOther());
  }

  private int left(Fighter fighter) {
    return Math.max(1, rout.cohesion(fighter.type()) - fighter.own());
  }

  /**
   * A charge in the open, front against an edge of the enemy, with the rounds that follow.
   *
   * @param disordered whether the charger has lost cohesion
   * @param foeDisordered whether the enemy has
   */
  Exchange charge(
      UnitType type, UnitType foe, Edge edge, boolean disordered, boolean foeDisordered) {
    List<Object> key = List.of(type, foe, edge, disordered, foeDisordered);
    Exchange found = known.get(key);
    if (found == null) {
      Fighter one = fighter(type, disordered).with(Fighter.Fact.CHARGED);
      Fighter other = fighter(foe, foeDisordered).at(edge);
      found = round(one, other, 1).plus(round(fighter(type, disordered), other, 2), LATER);
      known.put(key, found);
    }
    return found;
  }

  private Fighter fighter(UnitType type, boolean disordered) {
    Fighter fresh = Fighter.of(type);
    return disordered ? fresh.with(Math.min(rout.cohesion(type) - 1, rules.disorderedFrom)) : fresh;
  }
}
