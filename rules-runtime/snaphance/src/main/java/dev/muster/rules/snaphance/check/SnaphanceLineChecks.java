package dev.muster.rules.snaphance.check;

import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One line of a Snaphance army list: movement, strength, charge, weapon and traits. */
final class SnaphanceLineChecks {
  private static final Map<String, Set<String>> CARRIERS =
      Map.of(
          "arquebus", Set.of("Sk", "Sh", "LC", "Dr", "P&S"),
          "musket", Set.of("Sk", "Sh", "Dr", "P&S"),
          "pistol", Set.of("Pi", "Hs", "SH", "FH"),
          "lance", Set.of("Ln"),
          "pike", Set.of("Pk", "P&S"),
          "cannon", Set.of("Art"));

  private final Army.StandLine line;
  private final Rulebook.Category category;
  private final String code;
  private final FindingCollector found;
  private final Remarks remarks;

  SnaphanceLineChecks(
      Army.StandLine line, Rulebook.Category category, FindingCollector found, Remarks remarks) {
    this.line = line;
    this.category = category;
    this.code = StandLineValues.kind(category);
    this.found = found;
    this.remarks = remarks;
  }

  /** Collects remarks that apply to many lines and are reported once. */
  interface Remarks {
    void add(SnaphanceCheckCode code, Army.StandLine line, String part);
  }

  void check() {
    movement();
    strength();
    charge();
    points();
    weapon();
    pursuitTraits();
    chargeTraits();
  }

  private boolean is(String... codes) {
    return Set.of(codes).contains(code);
  }

  private boolean mounted() {
    return category.is("mounted");
  }

  private boolean combat() {
    return category.standClass().equals("CS");
  }

  private void movement() {
    StatValue value = line.stats().get("mp");
    int first =
        switch (value) {
          case StatValue.Whole(int all) -> all;
          case StatValue.FirstThen(int one, int further) -> {
            if (further > one) {
              found.add(
                  SnaphanceCheckCode.V_007,
                  line,
                  "mp",
                  "mp "
                      + value
                      + " gives more for further moves than for the first; write mp "
                      + further
                      + "*"
                      + one);
            }
            yield further < 1 ? 0 : one;
          }
          case null, default -> 1;
        };
    if (first < 1 && !category.is("artillery")) {
      found.add(
          SnaphanceCheckCode.V_006,
          line,
          "mp",
          "mp " + value + ": only artillery may have 0 movement points; write 1 or more");
    }
  }

  private void strength() {
    List<Integer> ranks = StandLineValues.ranks(line);
    if (ranks.isEmpty()) {
      return;
    }
    StatValue written = line.stats().get("sp");
    if (ranks.size() > 3 || ranks.stream().anyMatch(rank -> rank < 1)) {
      found.add(
          SnaphanceCheckCode.V_009,
          line,
          "sp",
          "sp " + written + " is no strength; write 1 to 3 ranks of 1 or more, such as 5/5");
      return;
    }
    if (written instanceof StatValue.Ranks several && several.bracket() != null) {
      remarks.add(SnaphanceCheckCode.V_014, line, "sp");
    }
    numberOfRanks(ranks);
    for (int i = 1; i < ranks.size(); i++) {
      if (ranks.get(i) > ranks.get(i - 1)) {
        found.add(
            SnaphanceCheckCode.V_037,
            line,
            "sp",
            "sp " + written + " grows to the rear; write the front rank first");
        break;
      }
    }
    if (ranks.stream().anyMatch(rank -> rank > 10)) {
      found.add(
          SnaphanceCheckCode.V_070,
          line,
          "sp",
          "sp " + written + ": a rank of more than 10 strength points is unheard of; check it");
    }
    if (ranks.size() > 1) {
      remarks.add(SnaphanceCheckCode.V_069, line, "sp");
    }
  }

  private void numberOfRanks(List<Integer> ranks) {
    if (is("Pk") && ranks.size() < 3) {
      found.add(
          SnaphanceCheckCode.V_034,
          line,
          "sp",
          "a pike block mostly has three ranks, this one "
              + ranks.size()
              + "; write such as 5/5/5 if so meant");
    } else if (ranks.size() > 1 && !is("Pk", "Pi", "P&S")) {
      found.add(
          SnaphanceCheckCode.V_035,
          line,
          "sp",
          "only Pike, Pistols and Pike & Shot come in ranks, not "
              + category.label()
              + "; write one strength");
    } else if (ranks.size() > 2 && !is("Pk")) {
      found.add(
          SnaphanceCheckCode.V_036,
          line,
          "sp",
          "only Pike comes in three ranks, not " + category.label() + "; write two");
    }
  }

  private void charge() {
    int bonus = StandLineValues.whole(line, "cb", 0);
    if (bonus < 0) {
      found.add(
          SnaphanceCheckCode.V_010,
          line,
          "cb",
          "cb " + bonus + " is below 0; leave cb out for a stand that may not charge");
      return;
    }
    if (bonus > 4) {
      found.add(
          SnaphanceCheckCode.V_068,
          line,
          "cb",
          "cb " + bonus + " is above 4, the highest in the printed list; check it");
    }
    if (is("Sk", "Art") && bonus > 0) {
      found.add(
          SnaphanceCheckCode.V_060,
          line,
          "cb",
          "there is no charge by " + category.label() + "; leave cb out");
    } else if (is("Sh", "Dr")) {
      remarks.add(
          bonus > 0 ? SnaphanceCheckCode.V_061 : SnaphanceCheckCode.V_062,
          line,
          bonus > 0 ? "cb" : "");
    } else if (is("LC") && bonus == 0) {
      remarks.add(SnaphanceCheckCode.V_063, line, "");
    } else if (combat() && bonus == 0) {
      found.add(
          SnaphanceCheckCode.V_064,
          line,
          line.stats().containsKey("cb") ? "cb" : "",
          "a Combat Stand without a charge bonus can never charge or pursue; add cb");
    }
    if (bonus > 0 && combat()) {
      remarks.add(mounted() ? SnaphanceCheckCode.V_067 : SnaphanceCheckCode.V_066, line, "cb");
      if (bonus > 1 && !line.traits().containsKey("cb-after-loss")) {
        remarks.add(SnaphanceCheckCode.V_043, line, "cb");
      }
    }
  }

  private void points() {
    Integer points = StandLineValues.whole(line, "bp");
    if (points != null && (points < 1 || points > 3)) {
      found.add(
          SnaphanceCheckCode.V_012,
          line,
          "bp",
          "bp " + points + " is out of range; a rank is worth 1, 2 or 3 Break Points");
    }
  }

  private void weapon() {
    String weapon = line.weapon();
    Set<String> carriers = weapon == null ? null : CARRIERS.get(weapon);
    if (carriers != null && !carriers.contains(code) && !is("Sk")) {
      found.add(
          SnaphanceCheckCode.V_032,
          line,
          "weapon",
          "the " + weapon + " is no weapon of " + category.label() + "; check the weapon");
    }
    if (is("Sk") && !"arquebus".equals(weapon) && !"musket".equals(weapon)) {
      found.add(
          SnaphanceCheckCode.V_031,
          line,
          weapon == null ? "" : "weapon",
          "how "
              + category.label()
              + " evade hangs on the weapon; add weapon arquebus or weapon musket, which is taken"
              + " without");
    }
    if (is("LC") && weapon == null) {
      found.add(
          SnaphanceCheckCode.V_033,
          line,
          "",
          category.label() + " mostly names its weapon; add weapon arquebus or another");
    }
  }

  private void pursuitTraits() {
    if (line.traits().containsKey("two-hex-pursuit") && (mounted() || !combat())) {
      found.add(
          SnaphanceCheckCode.V_038,
          line,
          "two-hex-pursuit",
          mounted()
              ? "mounted stands have the pursuit table of cavalry already; remove two-hex-pursuit"
              : "Support Stands do not pursue; remove two-hex-pursuit");
    }
    if (line.traits().containsKey("must-pursue") && (!mounted() || !combat())) {
      found.add(
          SnaphanceCheckCode.V_039,
          line,
          "must-pursue",
          combat()
              ? "the rules let some cavalry have no choice to pursue, not foot; remove must-pursue"
                  + " unless so meant"
              : "Support Stands do not pursue; remove must-pursue");
    }
  }

  private void chargeTraits() {
    if (line.traits().containsKey("may-charge-mounted") && !is("Pk")) {
      found.add(
          SnaphanceCheckCode.V_040,
          line,
          "may-charge-mounted",
          "the rules let only elite pikes charge mounted stands; remove may-charge-mounted unless"
              + " so meant");
    }
    if (line.traits().containsKey("slow") && !is("Hs")) {
      found.add(
          SnaphanceCheckCode.V_044,
          line,
          "slow",
          "only Horse can be slow, not " + category.label() + "; remove slow");
    }
    String after = line.traits().get("cb-after-loss");
    if (after == null || after.isEmpty()) {
      return;
    }
    if (!mounted()) {
      found.add(
          SnaphanceCheckCode.V_041,
          line,
          "cb-after-loss",
          "cb-after-loss is for mounted stands; remove it from " + category.label());
    }
    String wrong = wrongAfterLoss(after, StandLineValues.whole(line, "cb", 0));
    if (wrong != null) {
      found.add(SnaphanceCheckCode.V_042, line, "cb-after-loss", wrong);
    }
  }

  /** Why a bonus after losses is wrong; null if it is right. */
  static @Nullable String wrongAfterLoss(String after, int bonus) {
    int before = bonus;
    for (String each : after.split("/", -1)) {
      if (!each.matches("\\d{1,6}") || Integer.parseInt(each) > before) {
        return "cb-after-loss "
            + after
            + " must go down from the charge bonus of "
            + bonus
            + "; write such as 3/2/1";
      }
      before = Integer.parseInt(each);
    }
    return null;
  }
}
