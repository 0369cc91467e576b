package dev.muster.rules.adlgr.rules;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A unit, or half a battle unit, in a melee with one opponent.
 *
 * @param hits cohesion it has lost; for a half, that of the whole battle unit
 * @param own cohesion this half has lost; equal to {@code hits} if there is one pool
 * @param ground its terrain
 * @param edge the edge of this unit that touches the opponent
 * @param behind the obstacle it is aligned behind, on the opponent's side
 * @param simpleSupport units in simple support of it
 * @param meleeSupport units in melee support of it
 */
record MeleeFighter(
    AdlgUnitType type,
    int hits,
    int own,
    TerrainType ground,
    UnitEdge edge,
    DefensiveWorks behind,
    int simpleSupport,
    List<Ally> meleeSupport,
    Set<Fact> facts) {
  /** Other facts about a fighter. */
  enum Fact {
    /** The melee began with its charge. */
    CHARGED,
    /** That charge was uncontrolled. */
    UNCONTROLLED,
    SQUARE,
    /** A commander is with it. */
    COMMANDER,
    /** Attacked on flank or rear, and by several. */
    SURROUNDED,
    /** The contact on flank or rear is new: it has not been fought yet. */
    NEWLY_SURROUNDED,
    /** That contact is by LI or LH. */
    BY_LIGHT_TROOPS,
    HIGHER,
    ON_BANK,
    ON_EDGE_OF_GULLY,
    /** Touches a unit that spreads panic, the opponent or another. */
    BESIDE_PANIC
  }

  /**
   * A unit in melee support of another.
   *
   * @param unit the supporting unit, against the opponent of the supported unit
   * @param at the edge of the opponent that it touches
   */
  record Ally(MeleeFighter unit, UnitEdge at) {}

  MeleeFighter {
    meleeSupport = List.copyOf(meleeSupport);
    facts = facts.isEmpty() ? Set.of() : Set.copyOf(facts);
  }

  /** A unit that fights to its front on open ground, without special circumstances. */
  static MeleeFighter of(AdlgUnitType type) {
    return new MeleeFighter(
        type,
        0,
        0,
        TerrainType.PLAIN,
        UnitEdge.FRONT,
        DefensiveWorks.NONE,
        0,
        List.of(),
        EnumSet.noneOf(Fact.class));
  }

  boolean is(Fact fact) {
    return facts.contains(fact);
  }

  MeleeFighter with(Fact fact) {
    Set<Fact> more = EnumSet.of(fact);
    more.addAll(facts);
    return new MeleeFighter(
        type, hits, own, ground, edge, behind, simpleSupport, meleeSupport, more);
  }

  /** Returns a copy with losses, all of them in the half that fights. */
  MeleeFighter with(int lost) {
    return new MeleeFighter(
        type, lost, lost, ground, edge, behind, simpleSupport, meleeSupport, facts);
  }

  /** Returns this fighter after a further loss of cohesion. */
  MeleeFighter losing(int more) {
    return new MeleeFighter(
        type, hits + more, own + more, ground, edge, behind, simpleSupport, meleeSupport, facts);
  }

  MeleeFighter at(UnitEdge other) {
    return new MeleeFighter(
        type, hits, own, ground, other, behind, simpleSupport, meleeSupport, facts);
  }
}
