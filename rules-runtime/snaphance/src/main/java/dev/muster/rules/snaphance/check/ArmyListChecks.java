package dev.muster.rules.snaphance.check;

import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Checks of an army list that apply to every battle. */
final class ArmyListChecks {
  private static final int NAMED = 5;

  private final Army army;
  private final Rulebook rulebook;
  private final FindingCollector found;

  /** Remarks that apply to many lines are reported once for the army, at the first of them. */
  private final Map<SnaphanceCheckCode, List<Line>> remarks =
      new EnumMap<>(SnaphanceCheckCode.class);

  ArmyListChecks(Army army, Rulebook rulebook, FindingCollector found) {
    this.army = army;
    this.rulebook = rulebook;
    this.found = found;
  }

  private record Line(Army.StandLine line, String part) {}

  void check() {
    commandAndBreaking();
    for (Army.StandLine line : army.stands()) {
      Rulebook.Category category = rulebook.category(line.category());
      if (category != null) {
        new SnaphanceLineChecks(line, category, found, this::remark).check();
        new FireColumnChecks(line, category, found, this::remark).check();
      }
    }
    breakPoints();
    chargeBonuses();
    orderClasses();
    remarks.forEach(this::report);
  }

  private void remark(SnaphanceCheckCode code, Army.StandLine line, String part) {
    remarks.computeIfAbsent(code, each -> new ArrayList<>()).add(new Line(line, part));
  }

  private void report(SnaphanceCheckCode code, List<Line> lines) {
    String names = names(lines);
    String message =
        switch (code) {
          case V_014 ->
              "the bracket of sp has no effect unless the scenario sets the switch bracket_bonus: ";
          case V_043 ->
              "the charge bonus falls to 1 with the first lost strength point; add cb-after-loss"
                  + " for another: ";
          case V_055 -> "only the first rank fires: ";
          case V_057 -> "fires in the narrow arc, all others in the wide one: ";
          case V_061 -> "may charge as infantry: ";
          case V_062 -> "cannot charge without a charge bonus: ";
          case V_063 -> "without a charge bonus charges only Skirmishers, or Shot from behind: ";
          case V_066 -> "the charge bonus of foot counts against infantry alone: ";
          case V_067 ->
              "the charge bonus of mounted stands is void against the front of Pike and Pike &"
                  + " Shot: ";
          case V_069 -> "only the first rank throws dice in melee: ";
          default -> throw new IllegalStateException(code + " is no remark");
        };
    found.add(code, lines.getFirst().line(), lines.getFirst().part(), message + names);
  }

  private static String names(List<Line> lines) {
    String names =
        String.join(", ", lines.stream().limit(NAMED).map(each -> each.line().name()).toList());
    return lines.size() > NAMED ? names + " and " + (lines.size() - NAMED) + " others" : names;
  }

  private void commandAndBreaking() {
    if (army.training() == null) {
      found.add(
          SnaphanceCheckCode.V_097,
          army,
          "",
          "no training given; the command range is that of the rules for an army without; write"
              + " training well or training poor");
    }
    Army.Share share = army.breakShare();
    if (share == null) {
      found.add(SnaphanceCheckCode.V_084, army, "", "no break share given; 1/3 is used");
    } else if (share.numerator() <= 0 || share.numerator() >= share.denominator()) {
      found.add(
          CommonCheckCode.V_082,
          army,
          "breaks",
          "break share " + share + " is not between 0 and 1; write a share such as 1/3");
    } else if (3L * share.numerator() < share.denominator()
        || 2L * share.numerator() > share.denominator()) {
      found.add(
          SnaphanceCheckCode.V_083,
          army,
          "breaks",
          "break share " + share + " is unusual; most armies break between 1/3 and 1/2");
    }
  }

  private void breakPoints() {
    int total = 0;
    List<String> units = new ArrayList<>();
    for (Army.StandLine line : army.stands()) {
      int points = StandLineValues.breakPoints(line);
      total += points;
      units.add(line.name() + " " + points);
    }
    if (army.stands().isEmpty()) {
      return;
    }
    Integer stated = army.statedBreakPoints();
    if (stated != null && stated != total) {
      found.add(
          SnaphanceCheckCode.V_081,
          army,
          "total",
          "the list says "
              + stated
              + " Break Points, one unit of each line has "
              + total
              + "; bp counts for each rank of a unit");
    }
    if (total < 6) {
      found.add(
          SnaphanceCheckCode.V_085,
          army,
          "",
          "one unit of each line has only "
              + total
              + " Break Points together; check bp, which counts for each rank");
    }
    String listed = String.join(", ", units.subList(0, Math.min(NAMED, units.size())));
    found.add(
        SnaphanceCheckCode.V_080,
        army,
        "",
        "one unit of each line has "
            + total
            + " Break Points: "
            + listed
            + (units.size() > NAMED ? " and so on" : ""));
  }

  private void chargeBonuses() {
    int best = 0;
    boolean mounted = false;
    for (Army.StandLine line : army.stands()) {
      if (is(line, "mounted")) {
        mounted = true;
        best = Math.max(best, StandLineValues.whole(line, "cb", 0));
      }
    }
    for (Army.StandLine line : army.stands()) {
      int bonus = StandLineValues.whole(line, "cb", 0);
      if (mounted
          && is(line, "foot")
          && bonus > best
          && line.stats().get("cb") instanceof StatValue) {
        found.add(
            SnaphanceCheckCode.V_065,
            line,
            "cb",
            "cb " + bonus + " of foot is above " + best + ", the best of the mounted; check it");
      }
    }
  }

  private boolean is(Army.StandLine line, String property) {
    Rulebook.Category category = rulebook.category(line.category());
    return category != null && category.is(property);
  }

  private void orderClasses() {
    long worst = army.stands().stream().filter(line -> line.orderClass().equals("C")).count();
    if ("well".equals(army.training()) && 2 * worst > army.stands().size()) {
      found.add(
          SnaphanceCheckCode.V_098,
          army,
          "training",
          worst
              + " of "
              + army.stands().size()
              + " stands of a well trained army are of class C; check the training");
    }
  }
}
