package dev.muster.rules.boxgrid.check;

import static dev.muster.rules.check.Finding.Severity.ERROR;
import static dev.muster.rules.check.Finding.Severity.INFO;
import static dev.muster.rules.check.Finding.Severity.WARNING;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding.Severity;

/** The checks of the box-grid game, by their stable code. */
public enum BoxCheckCode implements CheckCode {
  BG_V_02(
      WARNING,
      "",
      "A unit of the box-grid game has numbers that its tests and dice can work with."),
  BG_V_03(ERROR, "", "A unit of the box-grid game has the weight of its order."),
  BG_V_04(WARNING, "", "Missile-reliant foot has no Shock."),
  BG_V_05(ERROR, "", "A unit of the box-grid game that shoots has a weapon with a range."),
  BG_V_06(ERROR, "", "Massed Archery is for close or massed order foot with bows."),
  BG_V_07(WARNING, "", "A unit that gives salvos has firearms."),
  BG_V_08(
      WARNING,
      "",
      "A pike block, or who forms hedgehog, is foot in close order with pikes; a block is of a"
          + " nation."),
  BG_V_09(WARNING, "", "Artillery has no properties that only count in melee."),
  BG_V_11(WARNING, "", "A unit starts in the deployment zone of its side."),
  BG_V_12(WARNING, "", "A brigade starts in one chain of contact, or near its commander."),
  BG_V_13(WARNING, "", "Mounted units do not start behind an obstacle they cannot cross."),
  BG_V_14(WARNING, "", "A unit does not start Unformed by its terrain."),
  BG_V_15(ERROR, "", "Gallopers, caracole and kinds of cavalry are for heavy mounted."),
  BG_V_16(INFO, "", "A unit uses a special rule that the sheet does not print."),
  BG_V_25(WARNING, "", "Commanders of the box-grid game have neither a bonus nor a quality."),
  BG_V_26(ERROR, "", "A unit begins under momentum, or in a hedgehog, only if it can be so.");

  private final Facts facts;

  BoxCheckCode(Severity severity, String section, String summary) {
    facts = new Facts(severity, section, summary);
  }

  @Override
  public Facts facts() {
    return facts;
  }
}
