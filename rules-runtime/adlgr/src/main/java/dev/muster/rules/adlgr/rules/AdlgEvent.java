package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import java.util.List;

/** The events that only battles of L'Art de la Guerre have. Lengths are in UD. */
public sealed interface AdlgEvent extends Event {
  /**
   * A shot, of a unit or of half a battle unit.
   *
   * @param support the units that help instead of shooting
   * @param terms the terms added to the shooter's die
   * @param protection the terms added to the target's die
   * @param dice the throws of the shooter and the target
   * @param counts the throws after the effect of quality
   * @param tied whether the totals were equal and an ability of the shooter decided
   * @param hits cohesion the target loses
   */
  record Shoots(
      String unit,
      String half,
      String target,
      String weapon,
      double range,
      List<String> support,
      List<Term> terms,
      int protection,
      List<Integer> dice,
      int counts,
      int targetCounts,
      int total,
      int targetTotal,
      boolean tied,
      int hits,
      RuleRef rule)
      implements AdlgEvent {}

  /**
   * One side of a round of melee.
   *
   * @param round of this melee, from 1
   * @param die its throw; {@code counts} is the throw after the effect of quality
   */
  record MeleeThrow(
      String unit,
      String against,
      int round,
      List<Term> terms,
      int die,
      int counts,
      int total,
      RuleRef rule)
      implements AdlgEvent {}

  /**
   * The result of a round of melee.
   *
   * @param winner the unit that wins; empty for a draw, like the loser
   * @param difference the difference between the totals
   * @param saved how much better armour reduces the difference
   * @param furious additional cohesion lost to a furious charge
   * @param loss cohesion the loser loses
   * @param routs whether the loser routs at once
   */
  record MeleeResult(
      String winner,
      String loser,
      int difference,
      int saved,
      int furious,
      int loss,
      boolean routs,
      RuleRef rule)
      implements AdlgEvent {}

  /** Attacked on flank or rear, and by several. */
  record Surrounded(String unit, int loss, RuleRef rule) implements AdlgEvent {}

  /** Light infantry is swept away in the open. */
  record SweptAway(String unit, String by, RuleRef rule) implements AdlgEvent {}

  /**
   * Loses cohesion.
   *
   * @param half the half that loses it if each has its own, left or right; otherwise empty
   * @param total total loss so far, of this half or of the unit
   * @param of its cohesion at the start
   */
  record LosesCohesion(String unit, String half, int loss, int total, int of, RuleRef rule)
      implements AdlgEvent {}

  /**
   * A commander with a unit that has lost a round throws for his life.
   *
   * @param killed on a 1
   */
  record CommanderAtRisk(String commander, String unit, int die, boolean killed, RuleRef rule)
      implements AdlgEvent {}

  /** A unit routs and is gone. */
  record Routs(String unit, String side, RuleRef rule) implements AdlgEvent {}

  /** A camp is taken by an enemy in contact with it. */
  record CampTaken(String camp, String side, String by, RuleRef rule) implements AdlgEvent {}

  /** A friend behind a rout loses heart. */
  record Shaken(String unit, String by, RuleRef rule) implements AdlgEvent {}

  /**
   * A commander is lost, but not in a melee: with his unit, or ridden down alone.
   *
   * @param why the cause
   */
  record CommanderLost(String commander, String corps, String why, RuleRef rule)
      implements AdlgEvent {}

  /**
   * A commander rides to a unit of his corps or to a point, or leaves the unit he is with.
   *
   * @param unit the unit he joins; empty if he is alone
   * @param to the point he rides to; empty if he rides to a unit or does not move
   * @param cost command points
   */
  record CommanderRides(String commander, String unit, String to, int cost, RuleRef rule)
      implements AdlgEvent {}

  /**
   * Tries to recover.
   *
   * @param cost command points of the order
   * @param needed least total that succeeds
   * @param removed markers taken off, 0 to 2
   */
  record Rallies(
      String unit,
      int cost,
      int needed,
      List<Term> terms,
      int die,
      int removed,
      int left,
      RuleRef rule)
      implements AdlgEvent {}

  /**
   * A unit pursues a routed enemy, or stays in place.
   *
   * @param far how far it comes, 0 if it stays
   * @param must whether it had no choice
   */
  record Pursues(String unit, double far, boolean must, RuleRef rule) implements AdlgEvent {}

  /**
   * The losses of an army are counted.
   *
   * @param terms its losses by cause
   */
  record LossesCounted(String side, List<Term> terms, int lost, int breaksAt, RuleRef rule)
      implements AdlgEvent {}

  // ---- while a side moves

  /** A roll for a reinforcement: the unit arrives if the die shows at least {@code needed}. */
  record ArrivalRoll(String unit, int die, int needed, boolean comes, RuleRef rule)
      implements AdlgEvent {}

  /** A unit arrives on the table. */
  record Arrives(String unit, String at, RuleRef rule) implements AdlgEvent {}

  /**
   * A corps begins to give its orders.
   *
   * @param commander empty if it has lost him
   * @param dice his throw; empty if there is none
   * @param his value, 0 to 3
   * @param terms the sources of its command points
   * @param points its command points, including the free one
   */
  record CorpsActs(
      String corps,
      String commander,
      List<Integer> dice,
      int value,
      List<Term> terms,
      int points,
      RuleRef rule)
      implements AdlgEvent {}

  /**
   * A unit has moved.
   *
   * @param what the move in the words of the order
   * @param from the previous position of the middle of its front, and its heading
   * @param cost command points of the order
   */
  record Moves(String unit, String what, String from, String to, int cost, RuleRef rule)
      implements AdlgEvent {}

  /**
   * A unit leaves a zone straight backwards.
   *
   * @param far the distance moved, by the die
   */
  record StepsBack(String unit, int die, double far, String from, String to, int cost, RuleRef rule)
      implements AdlgEvent {}

  /**
   * A charge is declared.
   *
   * @param path the slide or wheel it begins with, if one was ordered; otherwise empty
   */
  record Charges(
      String unit,
      String path,
      String target,
      String edge,
      boolean uncontrolled,
      int cost,
      RuleRef rule)
      implements AdlgEvent {}

  /** A headstrong unit is held back. */
  record HeldBack(String unit, int cost, RuleRef rule) implements AdlgEvent {}

  /**
   * A unit evades.
   *
   * @param through friends it bursts through
   * @param to the place where it ends; empty if it leaves the table
   */
  record Evades(
      String unit, int die, double far, List<String> through, String from, String to, RuleRef rule)
      implements AdlgEvent {}

  /** The distance of a charge after its target has evaded. */
  record ChargeGoesOn(String unit, int die, double far, RuleRef rule) implements AdlgEvent {}

  /** Units come into contact. */
  record Contact(String unit, String target, String edge, String at, RuleRef rule)
      implements AdlgEvent {}

  /**
   * A unit loses cohesion because of its move, or because a friend passed through it.
   *
   * @param half the half that loses it if each has its own, left or right; else empty
   * @param total total loss so far, of this half or of the unit
   */
  record Disturbed(String unit, String half, String why, int total, RuleRef rule)
      implements AdlgEvent {}

  record Square(String unit, boolean formed, RuleRef rule) implements AdlgEvent {}

  record LeavesTable(String unit, RuleRef rule) implements AdlgEvent {}
}
