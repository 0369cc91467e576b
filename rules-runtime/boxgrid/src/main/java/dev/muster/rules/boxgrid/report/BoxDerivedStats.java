package dev.muster.rules.boxgrid.report;

import dev.muster.rules.boxgrid.rules.Arm;
import dev.muster.rules.boxgrid.rules.BoxDeployment;
import dev.muster.rules.boxgrid.rules.BoxMissile;
import dev.muster.rules.boxgrid.rules.BoxRules;
import dev.muster.rules.boxgrid.rules.BoxUnitType;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.system.DerivedStats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Supplier;

/** The numbers of the box-grid game before a battle, in words. */
public final class BoxDerivedStats implements DerivedStats {
  private static final int OF_A_DIE = 6;

  @Override
  public List<Note> notes(Army.StandLine line, Rulebook book) {
    return attempt(() -> notes(type(line, book))).orElse(List.of());
  }

  private static List<Note> notes(BoxUnitType type) {
    List<Note> notes = new ArrayList<>();
    if (type.fights()) {
      notes.add(
          new Note(
              "ccv",
              Kind.DICE,
              type.ccv + "D6",
              "Dice in melee before modifiers; a steady unit passes its tests on "
                  + passes(type.ccv + 1)));
    }
    return notes;
  }

  /** Text of the die results below a value: "1 to 4", "a 1", "nothing". */
  private static String passes(int below) {
    int most = Math.min(OF_A_DIE, below - 1);
    return most < 1 ? "nothing" : most == 1 ? "a 1" : "1 to " + most;
  }

  @Override
  public List<String> summaryLines(Army.StandLine line, Rulebook book) {
    return attempt(() -> sentences(type(line, book), BoxRules.of(book))).orElse(List.of());
  }

  private static List<String> sentences(BoxUnitType type, BoxRules rules) {
    List<String> lines = new ArrayList<>();
    if (!type.fights() && type.arm == Arm.CAMP) {
      lines.add("Never moves, shoots or fights; it is taken when the enemy reaches it.");
      return lines;
    }
    lines.add(
        "Has "
            + ReportVocabulary.count(type.allowance, "Movement Action")
            + " a turn"
            + (type.weighty() ? " and goes forward under momentum." : "."));
    lines.add(
        "A steady unit passes its tests on "
            + passes(type.ccv + 1)
            + ", a shaken one on "
            + passes(type.ccv)
            + "; it is shaken from "
            + ReportVocabulary.count(type.shaken, "hit")
            + " and tested for its life from "
            + type.catastrophe
            + ".");
    String shooting = shooting(type, rules);
    if (!shooting.isEmpty()) {
      lines.add(shooting);
    }
    return lines;
  }

  private static String shooting(BoxUnitType type, BoxRules rules) {
    var text = new StringJoiner("; ", "Shoots: ", ".");
    text.setEmptyValue("");
    for (BoxMissile each : BoxMissile.values()) {
      if (!type.weapons.contains(each)) {
        continue;
      }
      if (each.artillery()) {
        text.add(
            each.words()
                + ", case to "
                + rules.range("case", each)
                + " and ball to "
                + rules.range("ball", each)
                + " boxes");
      } else {
        int reach = BoxUnitType.reach(type, each, rules);
        text.add(
            each.words()
                + " to "
                + (reach == 1 ? "1 box" : reach + " boxes")
                + ", "
                + type.ccv
                + "D6 at 1"
                + (reach > 1 ? " and " + Math.max(1, type.ccv - 1) + "D6 beyond" : ""));
      }
    }
    return text.toString();
  }

  @Override
  public Optional<Strength> list(Army army, Rulebook book) {
    return attempt(
        () ->
            new Strength(
                army.stands().size(),
                army.stands().size(),
                BoxDeployment.breaksAt(army.stands().size(), army.breakShare(), BoxRules.of(book)),
                "",
                ""));
  }

  @Override
  public Optional<Unit> unit(BattleProgram program, int side, Scenario.DeployedStand stand) {
    return Optional.of(new Unit(1, 1));
  }

  @Override
  public Optional<Strength> side(BattleProgram program, int side) {
    return attempt(
        () -> {
          int units =
              program.scenario().sides().get(side).groups().stream()
                  .mapToInt(group -> group.stands().size())
                  .sum();
          return new Strength(
              units,
              units,
              BoxDeployment.breaksAt(
                  units, program.armies().get(side).breakShare(), BoxRules.of(program)),
              "",
              "");
        });
  }

  private static BoxUnitType type(Army.StandLine line, Rulebook book) {
    return new BoxUnitType(line, line.traits(), book, BoxRules.of(book));
  }

  /** The derived value, or empty if a number is still missing. */
  private static <T> Optional<T> attempt(Supplier<T> work) {
    try {
      return Optional.of(work.get());
    } catch (IllegalArgumentException unfinished) {
      return Optional.empty();
    }
  }
}
