package dev.muster.rules.adlgr.check;

import dev.muster.rules.adlgr.rules.Ability;
import dev.muster.rules.adlgr.rules.AdlgMissile;
import dev.muster.rules.adlgr.rules.AdlgRules;
import dev.muster.rules.adlgr.rules.AdlgUnitType;
import dev.muster.rules.adlgr.rules.TroopCategory;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks one line of an army list against the rules (AR-V-02 to AR-V-10, AR-V-27, AR-V-28). */
final class AdlgLineChecks {
  private final Army.StandLine line;
  private final Rulebook book;
  private final AdlgRules rules;
  private final FindingCollector found;

  AdlgLineChecks(Army.StandLine line, Rulebook book, AdlgRules rules, FindingCollector found) {
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
    AdlgUnitType type;
    try {
      type = new AdlgUnitType(line, line.traits(), book, rules);
    } catch (IllegalArgumentException unfinished) {
      return; // a number is missing, which is said elsewhere
    }
    weapon(category, type);
    formation(category, type);
    printed(category);
    armour(category);
    abilities(type);
  }

  private void report(CheckCode code, String part, String message) {
    found.add(code, line, part, "'" + line.name() + "' " + message);
  }

  private void weapon(Rulebook.Category category, AdlgUnitType type) {
    List<String> named =
        book.weapons().stream().map(Rulebook.Weapon::key).filter(category::is).toList();
    String carried = line.weapon();
    boolean salvo = type.has(Ability.SALVO) && !AdlgMissile.MUSKET.key().equals(carried);
    if (carried == null && named.size() > 1) {
      report(
          AdlgCheckCode.AR_V_03,
          "",
          "does not say what it shoots with; add weapon "
              + (salvo ? AdlgMissile.MUSKET.key() : String.join(" or ", named)));
    } else if (carried != null && !named.isEmpty() && !named.contains(carried)) {
      report(
          AdlgCheckCode.AR_V_02,
          "weapon",
          "cannot have weapon "
              + carried
              + ": "
              + category.label()
              + " shoots with "
              + String.join(" or ", named));
    } else if (carried != null && salvo && named.contains(AdlgMissile.MUSKET.key())) {
      report(
          AdlgCheckCode.AR_V_02,
          "weapon",
          "gives salvos, which are of muskets; write weapon musket, or remove salvo");
    } else if (carried != null && named.isEmpty() && !hasRange(type)) {
      report(
          AdlgCheckCode.AR_V_02,
          "weapon",
          "cannot shoot with "
              + carried
              + ": the ranges have none of "
              + category.label()
              + "; choose another or remove it");
    }
  }

  private boolean hasRange(AdlgUnitType type) {
    AdlgMissile weapon = type.weapon;
    return weapon == null || AdlgUnitType.reach(type.branch, weapon, rules) > 0;
  }

  private void formation(Rulebook.Category category, AdlgUnitType type) {
    boolean usual = category.is("battle-unit");
    if (type.deepOrder() && !type.battleUnit) {
      report(
          AdlgCheckCode.AR_V_04,
          "formation",
          "is " + category.label() + ", which is Deep Order; write formation=battle-unit");
    } else if (usual != type.battleUnit && type.branch != TroopCategory.CAMP) {
      report(
          AdlgCheckCode.AR_V_27,
          "formation",
          "is a "
              + (type.battleUnit ? "battle unit" : "unit")
              + " of "
              + category.label()
              + ", which by its cohesion is a "
              + (usual ? "battle unit" : "unit")
              + "; write formation="
              + (usual ? "battle-unit" : "unit")
              + " if its list does not say otherwise");
    }
  }

  private void printed(Rulebook.Category category) {
    for (String stat : List.of("protection", "cohesion")) {
      StatValue written = line.stats().get(stat);
      StatValue printed = category.defaults().get(stat);
      if (written != null && printed != null && !written.equals(printed)) {
        report(
            AdlgCheckCode.AR_V_05,
            stat,
            "has "
                + stat
                + " "
                + written
                + ", and "
                + category.label()
                + " has "
                + printed
                + "; leave it out");
      }
    }
  }

  private void armour(Rulebook.Category category) {
    boolean light = line.traits().containsKey(Ability.ARMOUR.key());
    boolean heavy = line.traits().containsKey(Ability.HEAVY_ARMOUR.key());
    boolean of = category.is(Ability.ARMOUR.key()) || category.is(Ability.HEAVY_ARMOUR.key());
    String more = heavy ? Ability.HEAVY_ARMOUR.key() : Ability.ARMOUR.key();
    if (light && heavy) {
      report(AdlgCheckCode.AR_V_06, more, "has armour and heavy-armour; keep the one it has");
    } else if ((light || heavy) && of) {
      report(
          AdlgCheckCode.AR_V_06,
          more,
          "has "
              + more
              + ", and the protection of "
              + category.label()
              + " has its armour in it; remove it");
    } else if (category.is("armour-by-list") && !light && !heavy) {
      report(
          AdlgCheckCode.AR_V_07,
          "",
          "is " + category.label() + " without armour; add armour or heavy-armour");
    }
  }

  private void abilities(AdlgUnitType type) {
    if (line.traits().containsKey(Ability.SHOCK.key())
        && line.traits().containsKey(Ability.PISTOL_CHARGE.key())) {
      report(
          AdlgCheckCode.AR_V_08,
          Ability.PISTOL_CHARGE.key(),
          "has shock and pistol-charge; shock counts as pistol, so one point is all they give:"
              + " remove pistol-charge");
    }
    for (Ability each : Ability.values()) {
      String owners = line.traits().containsKey(each.key()) ? wrongFor(each, type) : null;
      if (owners != null) {
        report(
            AdlgCheckCode.AR_V_09,
            each.key(),
            "has " + each.key() + ", which is for " + owners + "; remove it");
      }
    }
    if (type.has(Ability.SALVO) && !type.category.equals("PikeAndShot")) {
      report(
          AdlgCheckCode.AR_V_28,
          Ability.SALVO.key(),
          "has salvo and is no Pike & Shot, which alone is printed with it");
    }
    for (Ability each : List.of(Ability.REGIMENTAL_ARTILLERY, Ability.NON_SKIRMISHER_ARQUEBUS)) {
      if (line.traits().containsKey(each.key()) && !type.battleUnit) {
        report(
            AdlgCheckCode.AR_V_10,
            each.key(),
            "has "
                + each.key()
                + ", which helps battle units alone; write"
                + " formation=battle-unit, or remove it");
      }
    }
  }

  /** Returns the troops that can have an ability, if this type cannot; null if it can. */
  private static @Nullable String wrongFor(Ability ability, AdlgUnitType type) {
    TroopCategory branch = type.branch;
    return switch (ability) {
      case KEIL_SWORDSMEN -> type.category.equals("Keil") ? null : "a Keil";
      case COMMANDED_SHOT -> type.mounted() ? null : "mounted units";
      case CARACOLE -> branch == TroopCategory.CAVALRY ? null : "cavalry";
      case JAVELIN_THROWN ->
          branch.skirmisher() || branch == TroopCategory.LIGHT_MEDIUM_INFANTRY
              ? null
              : "LI, LH and LMI";
      case EXPENDABLE -> type.has(Ability.LEVY) ? null : "Levy";
      case BATTLE_READY -> branch == TroopCategory.WAR_WAGONS ? null : "war wagons";
      default -> null;
    };
  }
}
