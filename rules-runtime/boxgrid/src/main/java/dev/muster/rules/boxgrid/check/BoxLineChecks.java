package dev.muster.rules.boxgrid.check;

import dev.muster.rules.boxgrid.rules.Arm;
import dev.muster.rules.boxgrid.rules.BoxMissile;
import dev.muster.rules.boxgrid.rules.BoxRules;
import dev.muster.rules.boxgrid.rules.BoxUnitType;
import dev.muster.rules.boxgrid.rules.Density;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import java.util.List;
import java.util.Map;

/** Checks one line of an army list against the rules (BG-V-02 to BG-V-09, BG-V-15, BG-V-16). */
final class BoxLineChecks {
  private static final int LEAST_USEFUL = 2;
  private static final int MOST_USEFUL = 6;
  private static final String HEDGEHOG = "hedgehog";

  private final Army.StandLine line;
  private final Rulebook book;
  private final BoxRules rules;
  private final FindingCollector found;

  BoxLineChecks(Army.StandLine line, Rulebook book, BoxRules rules, FindingCollector found) {
    this.line = line;
    this.book = book;
    this.rules = rules;
    this.found = found;
  }

  void check() {
    Rulebook.Category category = book.category(line.category());
    if (category == null) {
      return; // the language checks report it
    }
    weight(category);
    BoxUnitType type;
    try {
      type = new BoxUnitType(line, line.traits(), book, rules);
    } catch (IllegalArgumentException unfinished) {
      return; // a number is missing, which is said elsewhere
    }
    numbers(type);
    weapons(type);
    archery(type);
    pikes(type);
    guns(type);
    cavalry(type);
    special();
    hedgehog(type);
  }

  private void report(CheckCode code, String part, String message) {
    found.add(code, line, part, "'" + line.name() + "' " + message);
  }

  private void weight(Rulebook.Category category) {
    Arm arm = BoxUnitType.arm(category);
    Density order = Density.of(line.orderClass());
    boolean written = category.is("heavy") || category.is("light");
    if ((arm == Arm.FOOT || arm == Arm.MOUNTED)
        && written
        && order != Density.NONE
        && category.is("heavy") != BoxUnitType.heavyByOrder(arm, order)
        && !line.traits().containsKey("own-weight")) {
      report(
          BoxCheckCode.BG_V_03,
          "",
          "is "
              + (category.is("heavy") ? "heavy" : "light")
              + " by its category and "
              + (category.is("heavy") ? "light" : "heavy")
              + " by its order, "
              + order.key()
              + "; change one of them, or add own-weight where the army list says so");
    }
  }

  private void numbers(BoxUnitType type) {
    if (type.fights() && (type.ccv < LEAST_USEFUL || type.ccv > MOST_USEFUL)) {
      report(
          BoxCheckCode.BG_V_02,
          "ccv",
          "has ccv "
              + type.ccv
              + "; below 2 no test is passed and from 7 on none is failed, so 2 to 6 is usual");
    }
    if (type.shaken > type.catastrophe) {
      report(
          BoxCheckCode.BG_V_02,
          "shaken",
          "is shaken from "
              + type.shaken
              + " hits and tested for its life from "
              + type.catastrophe
              + " already; the first is not above the second");
    }
    if (type.shock > 0 && type.missileReliant && type.arm == Arm.FOOT) {
      report(
          BoxCheckCode.BG_V_04,
          "shock",
          "is missile-reliant foot with Shock; remove one of them if not so meant");
    }
  }

  private void weapons(BoxUnitType type) {
    for (BoxMissile each : BoxMissile.values()) {
      if (type.weapons.contains(each) && !carries(type, each)) {
        report(
            BoxCheckCode.BG_V_05,
            "weapons",
            "cannot shoot with "
                + each.key()
                + ": the ranges have no such weapon of "
                + (type.arm == Arm.FOOT
                    ? type.heavy ? "heavy foot" : "light foot"
                    : type.arm == Arm.MOUNTED
                        ? type.heavy ? "heavy mounted" : "light mounted"
                        : type.arm == Arm.ARTILLERY ? "artillery" : "its kind")
                + "; choose another");
      }
    }
  }

  private boolean carries(BoxUnitType type, BoxMissile weapon) {
    return switch (type.arm) {
      case FOOT, MOUNTED -> !weapon.artillery() && BoxUnitType.reach(type, weapon, rules) > 0;
      case ARTILLERY -> weapon.artillery();
      case ELEPHANTS -> !weapon.artillery() && BoxUnitType.reach(type, weapon, rules) > 0;
      case CAMP -> false;
    };
  }

  private void archery(BoxUnitType type) {
    boolean bows =
        type.weapons.contains(BoxMissile.BOW) || type.weapons.contains(BoxMissile.LONGBOW);
    boolean dense = type.order.close() || type.order == Density.MASSED;
    if (type.massedArchery && !(type.arm == Arm.FOOT && dense && bows)) {
      report(
          BoxCheckCode.BG_V_06,
          "massed-archery",
          "has massed-archery, which is for close or massed order foot with bow or longbow;"
              + " remove it");
    }
    boolean firearms =
        type.weapons.contains(BoxMissile.ARQUEBUS) || type.weapons.contains(BoxMissile.MUSKET);
    if (type.salvo && !firearms) {
      report(BoxCheckCode.BG_V_07, "salvo", "has salvo and no arquebus or musket; add the weapon");
    }
  }

  private void pikes(BoxUnitType type) {
    if (type.pikeBlock && !BoxUnitType.pikes(type.arm, type.order)) {
      report(
          BoxCheckCode.BG_V_08,
          "pike-block",
          "is a pike-block and no foot in close-pike order; change one of them");
    } else if (type.pikeBlock && (type.nation.isEmpty() || type.nation.equals("other"))) {
      report(
          BoxCheckCode.BG_V_08,
          "pike-block",
          "is a pike-block of no nation that attacks with more dice; add such as nation=swiss");
    }
    if (line.traits().containsKey(HEDGEHOG) && !BoxUnitType.pikes(type.arm, type.order)) {
      report(
          BoxCheckCode.BG_V_08,
          HEDGEHOG,
          "has hedgehog and is no foot in close-pike order, which alone may form one; change one of"
              + " them");
    }
  }

  private void guns(BoxUnitType type) {
    if (type.arm == Arm.ARTILLERY && (type.missileReliant || type.wellArmoured || type.shock > 0)) {
      report(
          BoxCheckCode.BG_V_09,
          "",
          "is artillery, which never fights; remove missile-reliant, well-armoured and shock");
    }
  }

  private void cavalry(BoxUnitType type) {
    boolean marked = type.gallopers || type.caracole || type.closeCavalry;
    if (marked && !type.heavyMounted()) {
      report(
          BoxCheckCode.BG_V_15,
          "",
          "has gallopers, caracole or cavalry=reiter, which are for heavy mounted; remove them");
    }
  }

  /** The sheet mentions a hedgehog in two tests but does not define it (BG-D17). */
  private void hedgehog(BoxUnitType type) {
    if (!line.traits().containsKey(HEDGEHOG) || !BoxUnitType.pikes(type.arm, type.order)) {
      return;
    }
    report(
        BoxCheckCode.BG_V_16,
        HEDGEHOG,
        type.hedgehog
            ? "may form hedgehog, of which the sheet prints the tests alone; it is played as Muster"
                + " reads it: it neither moves nor shoots, and has no flank and no rear"
            : "may form hedgehog, and switch hedgehog is off: it never does");
  }

  private void special() {
    Map<String, String> absent =
        Map.of("colunela", "colunela", "tercio", "tercio", "keil-brigade", "keil brigade");
    List<String> named = List.of("colunela", "tercio", "keil-brigade");
    for (String trait : named) {
      if (line.traits().containsKey(trait)) {
        report(
            BoxCheckCode.BG_V_16,
            trait,
            "is a "
                + absent.get(trait)
                + ", whose rules the sheet does not print; it is played without them"
                + (trait.equals("keil-brigade") ? " but for switch hit_transfer" : ""));
      }
    }
  }
}
