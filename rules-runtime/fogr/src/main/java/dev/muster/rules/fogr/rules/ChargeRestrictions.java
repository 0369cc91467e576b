package dev.muster.rules.fogr.rules;

import dev.muster.rules.query.Ruling;

/**
 * Determines units that can neither charge nor intercept, and the pike of a troop of shot (FR-062
 * to FR-071).
 */
public final class ChargeRestrictions {
  private final Keil keil;

  public ChargeRestrictions(FogRules rules) {
    this.keil = new Keil(rules);
  }

  /** Whether it may charge, according to the amendments. */
  public Ruling charge(BattleGroup group) {
    Ruling barred = barred(group, "charge", "FR-065", "FR-067", "FR-069");
    if (!barred.holds()) {
      return barred;
    }
    if (keil.mustReform(group)) {
      return Ruling.yes(
          group.is("had-chance")
              ? "it may, but it owes its keil since it had a chance to re-form and did not try"
              : "it may: it has had no chance yet to re-form as a keil",
          "FR-014",
          "FR-071");
    }
    return barred;
  }

  /** Whether it may intercept, according to the amendments. */
  public Ruling intercept(BattleGroup group) {
    return barred(group, "intercept", "FR-066", "FR-068", "FR-070");
  }

  private static Ruling barred(
      BattleGroup group, String what, String ofShot, String ofWagons, String ofGuns) {
    if (group.commandedShot()) {
      return Ruling.no("commanded shot cannot " + what, ofShot);
    }
    if (group.troops().wagon()) {
      return Ruling.no("battle wagons cannot " + what, ofWagons);
    }
    if (group.troops().artillery()) {
      return Ruling.no("artillery cannot " + what, ofGuns);
    }
    return Ruling.yes("nothing in the amendments bars it", "FR-071");
  }

  /** Whether its owner may move the single pike of five musketeers to the front (FR-062). */
  public Ruling pikeForward(BattleGroup group) {
    Formation start = group.start();
    Formation now = group.formation();
    boolean ofSix =
        start.bases().size() == 6
            && start.count(Base::pike) == 1
            && start.count(base -> base.capabilities().contains("musket") && !base.pike()) == 5;
    if (!ofSix) {
      return Ruling.no("it did not start as one pike and five musketeers", "FR-062");
    }
    if (group.is("pike-forward")) {
      return group.is("close-combat")
          ? Ruling.no("its pike counts as at the front already, wherever it lies", "FR-063")
          : Ruling.no(
              "it is out of close combat, so its pike is back in the rearmost rank", "FR-064");
    }
    boolean behind = now.ranks() == 2 && now.rank(2).stream().anyMatch(Base::pike);
    return behind
        ? Ruling.yes(
            "when it charges or is charged its owner may count the pike as at the front of its"
                + " file, without moving bases",
            "FR-062",
            "FR-063")
        : Ruling.no("its pike is not in a second rank that is its rearmost", "FR-062");
  }
}
