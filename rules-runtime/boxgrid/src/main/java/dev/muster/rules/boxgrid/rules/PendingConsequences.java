package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.IntList;

/**
 * The consequences that are still to be resolved, in order: rules add a consequence here instead of
 * calling another rule. Tests come before the actions of a winner (BG-012, BG-013), and both before
 * a pending charge continues. Its lists are part of the {@link BoxState}.
 */
public final class PendingConsequences {
  /** Kinds of work. */
  public enum Kind {
    /** Catastrophe Test for hits. */
    HITS,
    /** Rupture Test. */
    RUPTURE,
    /** Test because an adjacent unit of its brigade is Broken. */
    BRIGADE,
    /** For a Broken unit that flees through it. */
    FLIGHT,
    /** Control Test for Massed Archery. */
    ARCHERY,
    /** A winner may pursue or exploit when its enemy has broken. */
    AFTERWARDS
  }

  /** Numbers kept of a charge that waits. */
  static final int CHARGE = 3;

  private static final int CHARGER = 0;
  private static final int CHARGED = 1;
  private static final int STAGE = 2;

  /** Size of an item: kind, unit and the other unit. */
  private static final int WIDTH = 3;

  private static final Kind[] KINDS = Kind.values();

  private final int[] waiting;
  private final IntList tests;
  private final IntList winners;
  private int kind;
  private int unit;
  private int other;

  /**
   * @param waiting the charge that waits
   * @param tests tests to take
   * @param winners winners that may act
   */
  PendingConsequences(int[] waiting, IntList tests, IntList winners) {
    this.waiting = waiting;
    this.tests = tests;
    this.winners = winners;
  }

  /**
   * Appends a test to the pending ones.
   *
   * @param because for a cascade, the unit that broke; for hits, the circumstances of the melee
   *     ({@link BoxEngagements#testCircumstances})
   */
  void test(Kind what, int who, int because) {
    put(tests, what, who, because);
  }

  /** A winner acts when all tests are over, if its enemy has broken. */
  void afterwards(int winner, int enemy) {
    put(winners, Kind.AFTERWARDS, winner, enemy);
  }

  private static void put(IntList list, Kind what, int who, int whom) {
    list.add(what.ordinal());
    list.add(who);
    list.add(whom);
  }

  /** Whether a test of a unit for this cause waits. */
  boolean waits(int who, int because) {
    for (int i = 0; i < tests.size(); i += WIDTH) {
      Kind what = KINDS[tests.get(i)];
      boolean cascade = what == Kind.BRIGADE || what == Kind.FLIGHT;
      if (cascade && tests.get(i + 1) == who && tests.get(i + 2) == because) {
        return true;
      }
    }
    return false;
  }

  /** Whether a test of this kind waits for a unit. */
  public boolean tests(Kind what, int who) {
    for (int i = 0; i < tests.size(); i += WIDTH) {
      if (tests.get(i) == what.ordinal() && tests.get(i + 1) == who) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit has won the melee that is being settled. */
  public boolean hasWon(int who) {
    for (int i = 0; i < winners.size(); i += WIDTH) {
      if (winners.get(i + 1) == who) {
        return true;
      }
    }
    return false;
  }

  public boolean isEmpty() {
    return tests.isEmpty() && winners.isEmpty();
  }

  /** Takes the next item: read it with {@link #kind}, {@link #unit} and {@link #other}. */
  void take() {
    IntList from = tests.isEmpty() ? winners : tests;
    kind = from.get(0);
    unit = from.get(1);
    other = from.get(2);
    for (int i = WIDTH; i < from.size(); i++) {
      from.set(i - WIDTH, from.get(i));
    }
    from.truncate(from.size() - WIDTH);
  }

  Kind kind() {
    return KINDS[kind];
  }

  int unit() {
    return unit;
  }

  int other() {
    return other;
  }

  // ---- the charge that waits while something is settled

  void charge(int who, int whom) {
    waiting[CHARGER] = who;
    waiting[CHARGED] = whom;
    waiting[STAGE] = 0;
  }

  public boolean charging() {
    return waiting[CHARGER] != BoxForces.NOBODY;
  }

  public int charger() {
    return waiting[CHARGER];
  }

  int charged() {
    return waiting[CHARGED];
  }

  /** Returns the present stage of the charge and advances it to the next. */
  int nextStage() {
    return waiting[STAGE]++;
  }

  void chargeOver() {
    waiting[CHARGER] = BoxForces.NOBODY;
    waiting[CHARGED] = BoxForces.NOBODY;
    waiting[STAGE] = BoxForces.NOBODY;
  }
}
