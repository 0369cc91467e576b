package dev.muster.rules.fogr;

import dev.muster.rules.ask.Verdict;

/** Who can neither charge nor intercept, and the pike of a troop of shot (FR-062 to FR-071). */
final class Charges {
  private final Keil keil;

  Charges(FogRules rules) {
    this.keil = new Keil(rules);
  }

  /** Whether it may charge, as far as the amendments say. */
  Verdict charge(BattleGroup group) {
    Verdict barred = barred(group, "charge", "FR-065", "FR-067", "FR-069");
    if (!barred.holds()) {
      return barred;
    }
    if (keil.mustReform(group)) {
      return Verdict.yes(
          group.is("had-chance")
              ? "it may, but it owes its keil since it had a chance to re-form and did not try"
              : "it may: it has had no chance yet to re-form as a keil",
          "FR-014",
          "FR-071");
    }
    return barred;
  }

  /** Whether it may intercept, as far as the amendments say. */
  Verdict intercept(BattleGroup group) {
    return barred(group, "intercept", "FR-066", "FR-068", "FR-070");
  }

  private static Verdict barred(
      BattleGroup group, String what, String ofShot, String ofWagons, String ofGuns) {
    if (group.commandedShot()) {
      return Verdict.no("commanded shot cannot " + what, ofShot);
    }
    if (group.troops().wagon()) {
      return Verdict.no("battle wagons cannot " + what, ofWagons);
    }
    if (group.troops().artillery()) {
      return Verdict.no("artillery cannot " + what, ofGuns);
    }
    return Verdict.yes("nothing in the amendments bars it", "FR-071");
  }

  /** Whether its owner may bring the one pike of five musketeers to the front (FR-062). */
  Verdict pikeForward(BattleGroup group) {
    Formation start = group.start();
    Formation now = group.formation();
    boolean ofSix =
        start.bases().size() == 6
            && start.count(Base::pike) == 1
            && start.count(base -> base.capabilities().contains("musket") && !base.pike()) == 5;
    if (!ofSix) {
      return Verdict.no("it did not start as one pike and five musketeers", "FR-062");
    }
    if (group.is("pike-forward")) {
      return group.is("close-combat")
          ? Verdict.no("its pike counts as at the front already, wherever it lies", "FR-063")
          : Verdict.no(
              "it is out of close combat, so its pike is back in the rearmost rank", "FR-064");
    }
    boolean behind = now.ranks() == 2 && now.rank(2).stream().anyMatch(Base::pike);
    return behind
        ? Verdict.yes(
            "when it charges or is charged its owner may count the pike as at the front of its"
                + " file, without moving bases",
            "FR-062",
            "FR-063")
        : Verdict.no("its pike is not in a second rank that is its rearmost", "FR-062");
  }
}
