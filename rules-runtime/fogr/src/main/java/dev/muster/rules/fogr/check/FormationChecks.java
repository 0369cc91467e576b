package dev.muster.rules.fogr.check;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.fogr.rules.BattleGroup;
import dev.muster.rules.fogr.rules.FogRules;
import dev.muster.rules.fogr.rules.Keil;
import dev.muster.rules.fogr.rules.Tercio;
import dev.muster.rules.fogr.rules.TercioStatus;
import dev.muster.rules.query.Ruling;
import java.util.List;

/** Checks the formation of a battle group, in a list or on the table. */
final class FormationChecks {
  private final FogRules rules;
  private final FindingTarget place;

  /** Receives a finding, at the place it refers to. */
  @FunctionalInterface
  interface FindingTarget {
    /**
     * Reports a problem.
     *
     * @param part the column concerned; empty for the whole line
     */
    void tell(CheckCode code, String part, String message);
  }

  FormationChecks(FogRules rules, FindingTarget place) {
    this.rules = rules;
    this.place = place;
  }

  /** Checks a battle group; of several findings it reports the first. */
  void check(BattleGroup group) {
    Keil keil = new Keil(rules);
    if (group.has("keil") && group.tercio() != Tercio.NONE) {
      place.tell(
          FogCheckCode.FR_V_02, "keil", "is a tercio and said to be a keil; remove keil or tercio");
      return;
    }
    if (group.has("keil") && !keil.wouldBe(group.formation())) {
      place.tell(
          FogCheckCode.FR_V_02,
          "keil",
          "is said to be a keil and is none: "
              + keil.status(group).why()
              + "; write such as files 2, or remove keil");
      return;
    }
    Ruling duty = keil.duty(group);
    if (!duty.holds() && group.has("no-keil")) {
      place.tell(FogCheckCode.FR_V_04, "", duty.why() + "; write more files, or remove no-keil");
      return;
    }
    if (!duty.holds() && keil.mustReform(group)) {
      place.tell(FogCheckCode.FR_V_07, "formed", duty.why() + "; re-form it such as PPPP/PPPP");
      return;
    }
    if (!duty.holds()) {
      place.tell(
          FogCheckCode.FR_V_03,
          "files",
          duty.why() + "; write files 2, or no-keil where its list forbids");
      return;
    }
    reformPending(keil, group);
    Ruling deployed = keil.deployed(group);
    if (!deployed.holds()) {
      place.tell(
          FogCheckCode.FR_V_05, "layout", deployed.why() + "; write a layout such as PPPH/PPPH");
    }
    horns(group);
  }

  private void reformPending(Keil keil, BattleGroup group) {
    if (!keil.lostIt(group) || Keil.heavy(group.formation()) < rules.number("heavy-bases")) {
      return;
    }
    place.tell(FogCheckCode.FR_V_07, "formed", "- " + keil.duty(group).why());
  }

  private void horns(BattleGroup group) {
    TercioStatus status = new TercioStatus(rules);
    List<String> empty = status.emptyHorns(group.formation());
    if (group.tercio() == Tercio.EARLY && !empty.isEmpty()) {
      place.tell(
          FogCheckCode.FR_V_09,
          "tercio",
          "is an early tercio and has no shot in "
              + String.join(" and ", empty)
              + " horn; give it 4 shot or more, or write tercio=later");
    } else if (group.tercio() == Tercio.LATER && !status.isLater(group.formation())) {
      place.tell(
          FogCheckCode.FR_V_26,
          "tercio",
          "is "
              + status.of(group).why()
              + ", which is our template; write its layout, or allow this where your list says so");
    }
  }
}
