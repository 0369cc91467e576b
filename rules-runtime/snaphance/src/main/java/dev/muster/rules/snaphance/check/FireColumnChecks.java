package dev.muster.rules.snaphance.check;

import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import java.util.List;
import java.util.Set;

/** The fire columns of a line of a Snaphance army list. */
final class FireColumnChecks {
  /** The fire columns from near to far. */
  static final List<String> COLUMNS = List.of("pb", "2h", "3h", "4h", "6h");

  private final Army.StandLine line;
  private final Rulebook.Category category;
  private final String code;
  private final FindingCollector found;
  private final SnaphanceLineChecks.Remarks remarks;
  private final List<String> filled;

  FireColumnChecks(
      Army.StandLine line,
      Rulebook.Category category,
      FindingCollector found,
      SnaphanceLineChecks.Remarks remarks) {
    this.line = line;
    this.category = category;
    this.code = StandLineValues.kind(category);
    this.found = found;
    this.remarks = remarks;
    this.filled = COLUMNS.stream().filter(line.stats()::containsKey).toList();
  }

  void check() {
    boolean fires = forbidden();
    missing();
    if (!fires) {
      return;
    }
    order();
    dice();
    if (filled.contains("4h") && !filled.contains("6h")) {
      found.add(
          SnaphanceCheckCode.V_054,
          line,
          "4h",
          "without 6h this stand cannot fire at five and six hexes; add 6h if so meant");
    }
    if (StandLineValues.ranks(line).size() > 1 && !is("Pi")) {
      remarks.add(SnaphanceCheckCode.V_055, line, "sp");
    }
    if (is("Art")) {
      remarks.add(SnaphanceCheckCode.V_057, line, "category");
    }
  }

  private boolean is(String... codes) {
    return Set.of(codes).contains(code);
  }

  /** Reports columns the category cannot have; false if no column is left to check. */
  private boolean forbidden() {
    boolean horse = is("Hs", "SH", "FH");
    for (String range : filled) {
      if (is("Pk")) {
        found.add(
            SnaphanceCheckCode.V_023,
            line,
            range,
            category.label() + " cannot fire; remove " + range);
      } else if (is("Ln")) {
        found.add(
            SnaphanceCheckCode.V_026,
            line,
            range,
            "no rule lets " + category.label() + " fire; remove " + range);
      } else if (horse && range.equals("pb")) {
        found.add(
            SnaphanceCheckCode.V_025,
            line,
            range,
            "the fire of " + category.label() + " is fixed by the rules; pb is ignored, remove it");
      } else if (horse) {
        found.add(
            SnaphanceCheckCode.V_024,
            line,
            range,
            category.label() + " fires on contact only; remove " + range);
      }
    }
    return !filled.isEmpty() && !is("Pk", "Ln") && !horse;
  }

  private void missing() {
    if (is("Pi") && !(filled.contains("pb") && filled.contains("2h"))) {
      found.add(
          SnaphanceCheckCode.V_027,
          line,
          "",
          category.label()
              + " without "
              + (filled.contains("pb") ? "2h have no ranged" : "pb have no defensive")
              + " fire; add it");
    } else if (is("P&S") && filled.isEmpty()) {
      found.add(
          SnaphanceCheckCode.V_028,
          line,
          "",
          category.label() + " without any fire value never shoots; add pb and the ranges");
    } else if (is("Sh", "Sk", "Dr", "LC") && filled.isEmpty()) {
      found.add(
          SnaphanceCheckCode.V_029,
          line,
          "",
          category.label() + " without any fire value never shoots; add pb and the ranges");
    } else if (is("Art") && !filled.contains("pb")) {
      found.add(
          SnaphanceCheckCode.V_030,
          line,
          "",
          category.label() + " without pb has no defensive fire; add pb");
    }
  }

  private void order() {
    Integer nearer = null;
    for (String range : filled) {
      Integer dice = StandLineValues.whole(line, range);
      if (dice == null) {
        continue;
      }
      if (dice > 0) {
        found.add(
            SnaphanceCheckCode.V_015,
            line,
            range,
            range + " +" + dice + " adds dice; printed lists only take them away");
      }
      if (nearer != null && dice > nearer) {
        found.add(
            SnaphanceCheckCode.V_050,
            line,
            range,
            range + " " + dice + " is better than at a shorter range; check the order");
      }
      nearer = dice;
    }
    gaps();
  }

  private void gaps() {
    for (int i = 1; i < filled.size(); i++) {
      int before = COLUMNS.indexOf(filled.get(i - 1));
      int here = COLUMNS.indexOf(filled.get(i));
      if (here > before + 1) {
        found.add(
            SnaphanceCheckCode.V_051,
            line,
            filled.get(i),
            String.join(" and ", COLUMNS.subList(before + 1, here))
                + " is blank between two fire values, which means no fire there; fill it if not so"
                + " meant");
      }
    }
  }

  private void dice() {
    List<Integer> ranks = StandLineValues.ranks(line);
    if (ranks.isEmpty() || ranks.contains(0)) {
      return;
    }
    for (String range : filled) {
      Integer modifier = StandLineValues.whole(line, range);
      if (modifier == null) {
        continue;
      }
      if (ranks.getFirst() == 1 && range.equals("pb") && modifier < 0) {
        found.add(
            SnaphanceCheckCode.V_056,
            line,
            range,
            "one strength point and pb " + modifier + " leave no die for defensive fire");
      } else if (ranks.getFirst() + modifier < 1) {
        found.add(
            SnaphanceCheckCode.V_052,
            line,
            range,
            range
                + " "
                + modifier
                + " leaves no die of "
                + ranks.getFirst()
                + " at full strength; leave "
                + range
                + " blank");
      }
      if (is("Pi") && ranks.size() > 1 && ranks.get(1) + modifier - 1 < 1) {
        found.add(
            SnaphanceCheckCode.V_053,
            line,
            range,
            "the second rank of "
                + ranks.get(1)
                + " has no die left at "
                + range
                + " "
                + modifier
                + ", as it throws one fewer");
      }
    }
  }
}
