package dev.muster.rules.adlgr.check;

import static dev.muster.rules.check.Finding.Severity.ERROR;
import static dev.muster.rules.check.Finding.Severity.INFO;
import static dev.muster.rules.check.Finding.Severity.WARNING;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding.Severity;

/** The checks of L'Art de la Guerre Renaissance, by their stable code. */
public enum AdlgCheckCode implements CheckCode {
  AR_V_02(ERROR, "A unit shoots with a weapon of its type."),
  AR_V_03(ERROR, "A unit states its weapon if its type has a choice."),
  AR_V_04(ERROR, "Deep Order is listed as battle units."),
  AR_V_05(ERROR, "Protection and cohesion are those of the type."),
  AR_V_06(ERROR, "A unit has armour or heavy armour, once."),
  AR_V_07(ERROR, "A caracole unit has armour or heavy armour."),
  AR_V_08(WARNING, "Shock counts as pistol; both give no more."),
  AR_V_09(ERROR, "An ability belongs to a type that can have it."),
  AR_V_10(WARNING, "Regimental artillery and non skirmisher arquebus are for battle units."),
  AR_V_11(ERROR, "A side has no more corps than the rules allow."),
  AR_V_12(ERROR, "A commander is attached to a unit of his own corps."),
  AR_V_13(ERROR, "A unit starts on the table, apart from others, on ground it can enter."),
  AR_V_14(
      WARNING, "No unit starts in a zone of control of the enemy, or where he can shoot at it."),
  AR_V_15(WARNING, "A unit starts in the command range of its commander."),
  AR_V_16(WARNING, "A unit at a fortification or obstacle lines up with it, corner to corner."),
  AR_V_17(INFO, "The break point of an army is worked out from its units."),
  AR_V_27(WARNING, "Battle units are of types that have them, and those types are battle units."),
  AR_V_28(WARNING, "Salvo is for Pike & Shot.");

  private final Facts facts;

  AdlgCheckCode(Severity severity, String summary) {
    facts = new Facts(severity, "", summary);
  }

  @Override
  public Facts facts() {
    return facts;
  }
}
