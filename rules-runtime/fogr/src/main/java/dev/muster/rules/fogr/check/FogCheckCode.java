package dev.muster.rules.fogr.check;

import static dev.muster.rules.check.Finding.Severity.ERROR;
import static dev.muster.rules.check.Finding.Severity.INFO;
import static dev.muster.rules.check.Finding.Severity.WARNING;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding.Severity;

/** The checks of Field of Glory: Renaissance, by their stable code. */
public enum FogCheckCode implements CheckCode {
  FR_V_01(ERROR, "The bases of a battle group fill its files, and have what they fight with."),
  FR_V_02(ERROR, "A battle group that is called a keil is one, and not a tercio."),
  FR_V_03(ERROR, "A battle group that can be a keil and is not a tercio is a keil."),
  FR_V_04(ERROR, "A battle group is not a keil if its army list forbids it."),
  FR_V_05(ERROR, "Heavy weapons and swordsmen of a keil start in files with pikes."),
  FR_V_07(WARNING, "A battle group that ceased to be a keil by its losses has to re-form."),
  FR_V_09(ERROR, "An early tercio starts with shot in its four horns."),
  FR_V_10(INFO, "An early tercio that became a later one keeps what it counts for."),
  FR_V_11(ERROR, "A division has two battle groups or more, each near another."),
  FR_V_12(INFO, "A division is one chain of battle groups near each other."),
  FR_V_13(ERROR, "Battle groups of a division stand a base width from other friends."),
  FR_V_14(ERROR, "One commander who is with a division commands all of it."),
  FR_V_24(WARNING, "Commanded shot stands level with the horse it protects, or behind it."),
  FR_V_25(INFO, "A battle group has a threatened flank."),
  FR_V_26(WARNING, "A finding rests on stated values, not on our defaults."),
  FR_V_27(ERROR, "Battle groups do not overlap."),
  FR_V_28(ERROR, "A battle group is entirely on the table, on ground that it can enter.");

  private final Facts facts;

  FogCheckCode(Severity severity, String summary) {
    facts = new Facts(severity, "", summary);
  }

  @Override
  public Facts facts() {
    return facts;
  }
}
