package dev.muster.rules.adlgr.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

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
 * @param facts the {@link Fact#bit} of each fact that holds
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
    int facts) {
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
    BESIDE_PANIC;

    /** One bit for each fact. */
    int bit() {
      return 1 << ordinal();
    }

    /** Returns the bit of a fact that holds, and 0 for one that does not. */
    int bit(boolean holds) {
      return holds ? bit() : 0;
    }

    /** Returns the bits of the facts about the ground of a unit and of its opponent. */
    static int ofGround(TerrainType own, TerrainType his) {
      return HIGHER.bit(own.hill() && !his.hill())
          | ON_BANK.bit(his.river() && !own.river())
          | ON_EDGE_OF_GULLY.bit(his.gully() && !own.gully());
    }
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
  }

  // written out, because fighters are part of a key that is looked up very often

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MeleeFighter its
        && type.equals(its.type)
        && hits == its.hits
        && own == its.own
        && ground == its.ground
        && edge == its.edge
        && behind == its.behind
        && simpleSupport == its.simpleSupport
        && facts == its.facts
        && meleeSupport.equals(its.meleeSupport);
  }

  @Override
  public int hashCode() {
    int losses = (hits * 31 + own) * 31 + simpleSupport;
    int place = (ground.hashCode() * 31 + edge.ordinal()) * 31 + behind.ordinal();
    return ((type.hashCode() * 31 + losses) * 31 + place) * 31 + facts + 17 * meleeSupport.size();
  }

  /** A unit that fights to its front on open ground, without special circumstances. */
  static MeleeFighter of(AdlgUnitType type) {
    return new MeleeFighter(
        type, 0, 0, TerrainType.PLAIN, UnitEdge.FRONT, DefensiveWorks.NONE, 0, List.of(), 0);
  }

  boolean is(Fact fact) {
    return (facts & fact.bit()) != 0;
  }

  MeleeFighter with(Fact fact) {
    int more = facts | fact.bit();
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
    if (more == 0) {
      return this;
    }
    return new MeleeFighter(
        type, hits + more, own + more, ground, edge, behind, simpleSupport, meleeSupport, facts);
  }

  MeleeFighter at(UnitEdge other) {
    return new MeleeFighter(
        type, hits, own, ground, other, behind, simpleSupport, meleeSupport, facts);
  }
}
