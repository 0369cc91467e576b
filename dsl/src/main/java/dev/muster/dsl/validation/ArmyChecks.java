package dev.muster.dsl.validation;

import dev.muster.dsl.compile.StatReading;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.scoping.Entries;
import dev.muster.rules.model.StatValue;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.xtext.validation.Check;
import org.jspecify.annotations.Nullable;

/** Army lists. The numbers of the codes are those of the catalogue of checks. */
public class ArmyChecks extends Checks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;
  private static final List<String> FIRE = List.of("pb", "2h", "3h", "4h", "6h");
  private static final Map<String, Set<String>> WEAPONS =
      Map.of(
          "arquebus", Set.of("Sk", "Sh", "LC", "Dr", "P&S"),
          "musket", Set.of("Sk", "Sh", "Dr", "P&S"),
          "pistol", Set.of("Pi", "Hs", "SH", "FH"),
          "lance", Set.of("Ln"),
          "pike", Set.of("Pk", "P&S"),
          "cannon", Set.of("Art"));

  @Check
  public void standNames(ArmyDef army) {
    Set<String> seen = new HashSet<>();
    for (StandDef stand : army.getStands()) {
      if (stand.getName() != null && !seen.add(stand.getName())) {
        refuse(
            "V-002",
            "1.2",
            "stand '"
                + stand.getName()
                + "' is in this army twice; scenarios refer to it by name, so rename one",
            stand,
            AST.getStandDef_Name());
      }
    }
  }

  @Check
  public void armyFields(ArmyDef army) {
    if (army.getTraining() == null) {
      tell(
          "V-097",
          "4.5",
          "no training given; the command range of a poorly trained army is used",
          army,
          AST.getElement_Name());
    } else if (!Set.of("well", "poor").contains(army.getTraining())) {
      refuse(
          "V-097",
          "4.5",
          "training '" + army.getTraining() + "' is unknown; write well or poor",
          army,
          AST.getArmyDef_Training());
    }
    if (!written(army, AST.getArmyDef_BreakDenominator())) {
      tell("V-084", "14.0", "no break share given; 1/3 is used", army, AST.getElement_Name());
      return;
    }
    int numerator = army.getBreakNumerator();
    int denominator = army.getBreakDenominator();
    String share = numerator + "/" + denominator;
    if (denominator <= 0 || numerator <= 0 || numerator >= denominator) {
      refuse(
          "V-082",
          "14.0",
          "break share " + share + " is not between 0 and 1; write a share such as 1/3",
          army,
          AST.getArmyDef_BreakNumerator());
    } else if (3L * numerator < denominator || 2L * numerator > denominator) {
      warn(
          "V-083",
          "14.0",
          "break share " + share + " is unusual; most armies break between 1/3 and 1/2",
          army,
          AST.getArmyDef_BreakNumerator());
    }
  }

  @Check
  public void standLine(StandDef stand) {
    Map<String, StandEntry> written = new LinkedHashMap<>();
    Map<String, StatValue> values = new HashMap<>();
    for (StandEntry entry : stand.getEntries()) {
      switch (entry.getKey()) {
        case StatDef stat when !stat.eIsProxy() -> {
          if (written.put(stat.getName(), entry) != null) {
            refuse(
                "V-018",
                "15.0",
                "'" + stat.getName() + "' is given twice; remove one",
                entry,
                AST.getStandEntry_Key());
          }
          StatValue value = value(stat, entry);
          if (value != null) {
            values.put(stat.getName(), value);
          }
        }
        case TraitDef trait when !trait.eIsProxy() -> trait(trait, entry);
        case null, default -> {}
      }
    }
    CategoryDef category = stand.getCategory();
    if (category == null || category.eIsProxy() || category.getCode() == null) {
      return;
    }
    required(stand, written);
    if (snaphance(stand)) {
      movement(values, written, category);
      strength(stand, values, written, category);
      others(values, written, category);
      fire(stand, values, written, category);
      weapon(stand, category);
    }
  }

  private @Nullable StatValue value(StatDef stat, StandEntry entry) {
    var kind = StatReading.kind(stat.getKind());
    String text = entry.getValue() != null ? entry.getValue() : entry.getWord();
    if (kind == null) {
      return null;
    }
    StatValue value = text == null ? null : StatReading.read(kind, text);
    if (value == null) {
      refuse(
          codeOf(stat.getName()),
          "15.0",
          "'"
              + stat.getName()
              + (text == null ? "" : " " + text)
              + "' needs "
              + StatReading.wanted(kind),
          entry,
          text == null ? AST.getStandEntry_Key() : AST.getStandEntry_Value());
    }
    return value;
  }

  private static String codeOf(String stat) {
    return switch (stat) {
      case "mp" -> "V-006";
      case "sp" -> "V-009";
      case "cb" -> "V-010";
      case "pb", "2h", "3h", "4h", "6h" -> "V-011";
      case "bp" -> "V-012";
      default -> "V-017";
    };
  }

  private void trait(TraitDef trait, StandEntry entry) {
    boolean given = entry.getValue() != null || entry.getWord() != null;
    if (trait.isTakesValue() && !given) {
      refuse(
          "V-019",
          "15.0",
          "'" + trait.getName() + "' needs a value behind it",
          entry,
          AST.getStandEntry_Key());
    } else if (!trait.isTakesValue() && given) {
      refuse(
          "V-019",
          "15.0",
          "'" + trait.getName() + "' takes no value; remove it",
          entry,
          AST.getStandEntry_Value());
    }
  }

  private void required(StandDef stand, Map<String, StandEntry> written) {
    ArmyDef army = (ArmyDef) stand.eContainer();
    for (StatDef stat : Entries.of(army.getRulebook(), StatDef.class).values()) {
      if (stat.isRequired() && !written.containsKey(stat.getName())) {
        String example =
            switch (stat.getName()) {
              case "mp" -> "mp 2";
              case "sp" -> "sp 6";
              case "bp" -> "bp 2";
              default -> stat.getName() + " and its value";
            };
        refuse(
            codeOf(stat.getName()),
            "15.0",
            "stand '" + stand.getName() + "' has no " + stat.getHeader() + "; add " + example,
            stand,
            AST.getStandDef_Name());
      }
    }
  }

  private static boolean snaphance(StandDef stand) {
    return stand.eContainer() instanceof ArmyDef army
        && Entries.lineage(army.getRulebook()).stream()
            .anyMatch(each -> "snaphance".equals(each.getSystem()));
  }

  private void movement(
      Map<String, StatValue> values, Map<String, StandEntry> written, CategoryDef category) {
    StandEntry entry = written.get("mp");
    if (entry == null) {
      return;
    }
    int first =
        switch (values.get("mp")) {
          case StatValue.Whole(int all) -> all;
          case StatValue.FirstThen(int one, int further) -> {
            if (further > one) {
              warn(
                  "V-007",
                  "15.0",
                  "mp "
                      + one
                      + "*"
                      + further
                      + " gives more for further moves than for the first; swap them?",
                  entry,
                  AST.getStandEntry_Value());
            }
            if (entry.getValue().contains("/")) {
              warn(
                  "V-008",
                  "15.0",
                  "mp " + entry.getValue() + " is read as " + one + "*" + further + "; write it so",
                  entry,
                  AST.getStandEntry_Value());
            }
            yield one;
          }
          case null, default -> 1;
        };
    if (first < 1 && !category.getProperties().contains("artillery")) {
      refuse(
          "V-006",
          "15.0",
          "only artillery may have 0 movement points; write 1 or more",
          entry,
          AST.getStandEntry_Value());
    }
  }

  private void strength(
      StandDef stand,
      Map<String, StatValue> values,
      Map<String, StandEntry> written,
      CategoryDef category) {
    StandEntry entry = written.get("sp");
    if (entry == null
        || !(values.get("sp") instanceof StatValue.Ranks(List<Integer> ranks, Integer bracket))) {
      return;
    }
    if (ranks.size() > 3 || ranks.contains(0)) {
      refuse(
          "V-009",
          "8.4",
          "sp "
              + entry.getValue()
              + " is no strength; write 1 to 3 ranks of 1 or more, such as 5/5",
          entry,
          AST.getStandEntry_Value());
      return;
    }
    String code = category.getCode();
    if (bracket != null) {
      tell(
          "V-014",
          "15.0",
          "the bracket of sp has no effect unless the scenario sets the switch bracket_bonus",
          entry,
          AST.getStandEntry_Value());
    }
    if (code.equals("Pk") && ranks.size() < 3) {
      warn(
          "V-034",
          "8.4",
          "a pike block mostly has three ranks, this one "
              + ranks.size()
              + "; write such as 5/5/5 if so meant",
          entry,
          AST.getStandEntry_Value());
    } else if (ranks.size() > 1 && !Set.of("Pk", "Pi", "P&S").contains(code)) {
      warn(
          "V-035",
          "8.4",
          "only Pike, Pistols and Pike & Shot come in ranks; write one strength",
          entry,
          AST.getStandEntry_Value());
    } else if (ranks.size() > 2 && !code.equals("Pk")) {
      warn(
          "V-036",
          "8.4",
          category.getName() + " have at most two ranks; write two",
          entry,
          AST.getStandEntry_Value());
    }
    for (int i = 1; i < ranks.size(); i++) {
      if (ranks.get(i) > ranks.get(i - 1)) {
        warn(
            "V-037",
            "15.0",
            "sp " + entry.getValue() + " grows to the rear; the front rank stands first",
            entry,
            AST.getStandEntry_Value());
        break;
      }
    }
    if (ranks.stream().anyMatch(rank -> rank > 10)) {
      warn(
          "V-070",
          "1.3",
          "a rank of more than 10 strength points is unheard of; check it",
          entry,
          AST.getStandEntry_Value());
    }
  }

  private void others(
      Map<String, StatValue> values, Map<String, StandEntry> written, CategoryDef category) {
    StandEntry entry = written.get("cb");
    if (entry != null && values.get("cb") instanceof StatValue.Whole(int bonus)) {
      if (bonus < 0) {
        refuse(
            "V-010",
            "10",
            "cb " + bonus + " is below 0; leave cb out for a stand that may not charge",
            entry,
            AST.getStandEntry_Value());
      } else if (bonus > 0 && Set.of("Sk", "Art").contains(category.getCode())) {
        warn(
            "V-060",
            "10",
            category.getName() + " do not charge; leave cb out",
            entry,
            AST.getStandEntry_Value());
      } else if (bonus > 4) {
        warn(
            "V-068",
            "15.0",
            "cb " + bonus + " is above 4, the highest in the printed list; check it",
            entry,
            AST.getStandEntry_Value());
      }
    }
    StandEntry loss = written.get("bp");
    if (loss != null
        && values.get("bp") instanceof StatValue.Whole(int points)
        && (points < 1 || points > 3)) {
      refuse(
          "V-012",
          "14.0",
          "bp " + points + " is out of range; a rank is worth 1, 2 or 3 break points",
          loss,
          AST.getStandEntry_Value());
    }
  }

  private void fire(
      StandDef stand,
      Map<String, StatValue> values,
      Map<String, StandEntry> written,
      CategoryDef category) {
    String code = category.getCode();
    boolean any = false;
    boolean gap = false;
    boolean blank = false;
    Integer nearer = null;
    for (String range : FIRE) {
      StandEntry entry = written.get(range);
      if (entry == null) {
        blank = true;
        continue;
      }
      gap |= blank && any;
      any = true;
      if (code.equals("Pk")) {
        refuse(
            "V-023", "2.1.5", "Pike cannot fire; remove " + range, entry, AST.getStandEntry_Key());
      } else if (code.equals("Ln")) {
        warn(
            "V-026",
            "7.4",
            "no rule lets Lancers fire; remove " + range,
            entry,
            AST.getStandEntry_Key());
      } else if (Set.of("Hs", "SH", "FH").contains(code)) {
        if (range.equals("pb")) {
          warn(
              "V-025",
              "7.6",
              "the fire of Horse is fixed by the rules; pb is ignored, remove it",
              entry,
              AST.getStandEntry_Key());
        } else {
          refuse(
              "V-024",
              "7.6",
              "Horse fires on contact only; remove " + range,
              entry,
              AST.getStandEntry_Key());
        }
      }
      if (values.get(range) instanceof StatValue.Whole(int dice)) {
        if (dice > 0) {
          warn(
              "V-015",
              "15.0",
              range + " +" + dice + " adds dice; printed lists only take them away",
              entry,
              AST.getStandEntry_Value());
        }
        if (nearer != null && dice > nearer) {
          warn(
              "V-050",
              "7.0",
              range + " " + dice + " is better than at a shorter range; check the order",
              entry,
              AST.getStandEntry_Value());
        }
        nearer = dice;
      }
    }
    if (gap) {
      warn(
          "V-051",
          "15.0",
          "a range between two fire values is blank, which means no fire there; fill it if not so meant",
          stand,
          AST.getStandDef_Name());
    }
    if (code.equals("Pi") && !(written.containsKey("pb") && written.containsKey("2h"))) {
      warn(
          "V-027",
          "7.4",
          "Pistols without pb and 2h have no defensive or ranged fire; add both",
          stand,
          AST.getStandDef_Name());
    } else if (code.equals("P&S") && !any) {
      warn(
          "V-028",
          "2.1.6",
          "Pike & Shot without any fire value never shoots; add pb and the ranges",
          stand,
          AST.getStandDef_Name());
    } else if (Set.of("Sh", "Sk", "Dr", "LC").contains(code) && !any) {
      warn(
          "V-029",
          "2.2",
          category.getName() + " without any fire value never shoots; add pb and the ranges",
          stand,
          AST.getStandDef_Name());
    } else if (code.equals("Art") && !written.containsKey("pb")) {
      warn(
          "V-030",
          "7.4",
          "Artillery without pb has no defensive fire; add pb",
          stand,
          AST.getStandDef_Name());
    }
  }

  private void weapon(StandDef stand, CategoryDef category) {
    if (stand.getWeapon() == null) {
      if (category.getCode().equals("Sk")) {
        warn(
            "V-031",
            "5.0",
            "no weapon given, musket is used: one evade for each attacker; add weapon arquebus or weapon musket",
            stand,
            AST.getStandDef_Name());
      } else if (category.getCode().equals("LC")) {
        warn(
            "V-033",
            "2.2.1",
            "no weapon given; add such as weapon arquebus",
            stand,
            AST.getStandDef_Name());
      }
    } else if (WEAPONS.containsKey(stand.getWeapon().getName())
        && !WEAPONS.get(stand.getWeapon().getName()).contains(category.getCode())) {
      warn(
          "V-032",
          "5.0",
          category.getName()
              + " do not carry the "
              + stand.getWeapon().getName()
              + "; choose another weapon",
          stand,
          AST.getStandDef_Weapon());
    }
  }
}
