package dev.muster.rules.adlgr.rules;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Computes the average results of melees over all 36 throws of two dice, by the rules. All copies
 * of a battle share it.
 */
public final class MeleeOdds {
  private static final int FACES = 6;

  /** Weight of the later rounds of a melee relative to the first. */
  private static final double LATER = 0.7;

  /**
   * A melee on average.
   *
   * @param loss cohesion the first loses, no more than it has left
   * @param otherLoss cohesion the second loses
   */
  public record Exchange(double loss, double otherLoss) {
    static final Exchange NONE = new Exchange(0, 0);

    Exchange plus(Exchange other, double share) {
      return new Exchange(loss + share * other.loss, otherLoss + share * other.otherLoss);
    }
  }

  private record Charge(
      AdlgUnitType type, AdlgUnitType foe, UnitEdge edge, boolean disordered, boolean shaken) {
    @Override
    public int hashCode() {
      int types = 31 * type.hashCode() + foe.hashCode();
      return types * 12 + 4 * edge.ordinal() + (disordered ? 2 : 0) + (shaken ? 1 : 0);
    }
  }

  /** What the throws of a fighter depend on. */
  private record Fighter(
      int modifier,
      TroopQuality quality,
      boolean winsTies,
      boolean gainsByWinning,
      boolean armour,
      int furious,
      int left) {
    static Fighter of(AdlgMelee.Side side, int left) {
      return new Fighter(
          side.modifier(),
          side.unit().type().quality,
          side.tie() != null,
          side.win() != null,
          side.armour(),
          side.furious(),
          left);
    }

    // written out, because it is part of a key that is looked up very often

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Fighter its
          && modifier == its.modifier
          && quality == its.quality
          && winsTies == its.winsTies
          && gainsByWinning == its.gainsByWinning
          && armour == its.armour
          && furious == its.furious
          && left == its.left;
    }

    @Override
    public int hashCode() {
      int flags = (winsTies ? 1 : 0) + (gainsByWinning ? 2 : 0) + (armour ? 4 : 0) + 8 * furious;
      return (modifier * 31 + quality.ordinal()) * 961 + flags * 31 + left;
    }
  }

  private record Bout(Fighter one, Fighter other) {
    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Bout its && one.equals(its.one) && other.equals(its.other);
    }

    @Override
    public int hashCode() {
      return one.hashCode() * 7919 + other.hashCode();
    }
  }

  private final AdlgRules rules;
  private final AdlgMelee melee;
  private final RoutRules rout;
  private final Map<Charge, Exchange> known = new ConcurrentHashMap<>();
  private final Map<Bout, Exchange> rounds = new ConcurrentHashMap<>();
  private final Map<Round, Exchange> fought = new ConcurrentHashMap<>();

  /** Rounds that are kept at most; a battle has some hundreds. */
  private static final int MOST_KEPT = 1 << 14;

  private record Round(MeleeFighter one, MeleeFighter other, int number) {
    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Round its
          && number == its.number
          && one.equals(its.one)
          && other.equals(its.other);
    }

    @Override
    public int hashCode() {
      return (one.hashCode() * 7919 + other.hashCode()) * 31 + number;
    }
  }

  MeleeOdds(AdlgRules rules) {
    this.rules = rules;
    melee = new AdlgMelee(rules);
    rout = new RoutRules(rules);
  }

  /** Returns the expected result of a round between two fighters in their present state. */
  public Exchange round(MeleeFighter one, MeleeFighter other, int round) {
    Round key = new Round(one, other, round);
    Exchange known = fought.get(key);
    if (known == null) {
      known = find(one, other, round);
      if (fought.size() < MOST_KEPT) {
        fought.put(key, known);
      }
    }
    return known;
  }

  private Exchange find(MeleeFighter one, MeleeFighter other, int round) {
    if (AdlgMelee.destroyed(one, other)) {
      return new Exchange(left(one), 0);
    }
    if (AdlgMelee.destroyed(other, one)) {
      return new Exchange(0, left(other));
    }
    AdlgMelee.Setup bout = melee.bout(one, other, round);
    Bout key = new Bout(Fighter.of(bout.one(), left(one)), Fighter.of(bout.other(), left(other)));
    Exchange thrown = rounds.get(key);
    if (thrown == null) {
      thrown = round(bout, left(one), left(other));
      rounds.put(key, thrown);
    }
    return bout.surrounded() + bout.surroundedOther() == 0
        ? thrown
        : new Exchange(
            thrown.loss() + bout.surrounded(), thrown.otherLoss() + bout.surroundedOther());
  }

  /** Returns the average of all throws. */
  private Exchange round(AdlgMelee.Setup bout, int left, int otherLeft) {
    double loss = 0;
    double otherLoss = 0;
    for (int die = 1; die <= FACES; die++) {
      for (int otherDie = 1; otherDie <= FACES; otherDie++) {
        AdlgMelee.Result result = melee.result(bout, die, otherDie);
        int loser = result.loser();
        if (loser == 0) {
          loss += result.routs() ? left : Math.min(left, result.loss());
        } else if (loser == 1) {
          otherLoss += result.routs() ? otherLeft : Math.min(otherLeft, result.loss());
        }
      }
    }
    int throwsOfTwo = FACES * FACES;
    return new Exchange(loss / throwsOfTwo, otherLoss / throwsOfTwo);
  }

  /**
   * Returns the probability that a commander with the first is killed or lost with it in one of the
   * next rounds. The enemy is taken as he is now.
   *
   * @param rounds how many rounds are fought before the commander can leave
   */
  double commanderLost(MeleeFighter one, MeleeFighter other, int round, int rounds) {
    if (AdlgMelee.destroyed(one, other)) {
      return lostWithUnit();
    }
    AdlgMelee.Setup bout = melee.bout(one, other, round);
    double killed = rules.number("commander-killed") / (double) FACES;
    double lost = 0;
    double[] spared = new double[left(one)];
    for (int die = 1; die <= FACES; die++) {
      for (int otherDie = 1; otherDie <= FACES; otherDie++) {
        AdlgMelee.Result result = melee.result(bout, die, otherDie);
        int loss = result.loser() == 0 ? result.loss() : 0;
        double atRisk = loss > 0 && melee.commanderAtRisk(bout, result) ? killed : 0;
        boolean gone = result.loser() == 0 && (result.routs() || loss >= spared.length);
        if (gone) {
          lost += Math.max(lostWithUnit(), atRisk);
        } else {
          lost += atRisk;
          spared[loss] += 1 - atRisk;
        }
      }
    }
    for (int loss = 0; loss < spared.length && rounds > 1; loss++) {
      if (spared[loss] > 0) {
        lost += spared[loss] * commanderLost(one.losing(loss), other, 2, rounds - 1);
      }
    }
    return lost / (FACES * FACES);
  }

  /** Returns the probability that a commander is lost with a unit that routs (AR-D33). */
  private double lostWithUnit() {
    return rules.is("commander_of_routed", "alone") ? 0 : 1;
  }

  private int left(MeleeFighter fighter) {
    return Math.max(1, rout.cohesion(fighter.type()) - fighter.own());
  }

  /**
   * A charge in the open, front against an edge of the enemy, with the rounds that follow.
   *
   * @param disordered whether the charger has lost cohesion
   * @param foeDisordered whether the enemy has
   */
  public Exchange charge(
      AdlgUnitType type,
      AdlgUnitType foe,
      UnitEdge edge,
      boolean disordered,
      boolean foeDisordered) {
    Charge key = new Charge(type, foe, edge, disordered, foeDisordered);
    Exchange found = known.get(key);
    if (found == null) {
      MeleeFighter one = fighter(type, disordered).with(MeleeFighter.Fact.CHARGED);
      MeleeFighter other = fighter(foe, foeDisordered).at(edge);
      found = round(one, other, 1).plus(round(fighter(type, disordered), other, 2), LATER);
      known.put(key, found);
    }
    return found;
  }

  private MeleeFighter fighter(AdlgUnitType type, boolean disordered) {
    MeleeFighter fresh = MeleeFighter.of(type);
    return disordered ? fresh.with(Math.min(rout.cohesion(type) - 1, rules.disorderedFrom)) : fresh;
  }
}
