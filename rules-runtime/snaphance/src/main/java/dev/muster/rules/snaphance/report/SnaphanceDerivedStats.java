package dev.muster.rules.snaphance.report;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.rules.BreakPoints;
import dev.muster.rules.snaphance.rules.CommandRange;
import dev.muster.rules.snaphance.rules.HitOdds;
import dev.muster.rules.snaphance.rules.SnaphanceDeployment;
import dev.muster.rules.snaphance.rules.SnaphancePossibleFactors;
import dev.muster.rules.snaphance.rules.SnaphanceRules;
import dev.muster.rules.snaphance.rules.StandType;
import dev.muster.rules.system.DerivedStats;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The numbers of Snaphance before a battle, in words. */
public final class SnaphanceDerivedStats implements DerivedStats {
  @Override
  public String rulesName(BattleProgram program) {
    return attempt(() -> SnaphanceRules.of(program).title).orElse(program.rulebook().label());
  }

  @Override
  public List<Note> notes(Army.StandLine line, Rulebook book) {
    return attempt(() -> notes(StandStats.of(line, book))).orElse(List.of());
  }

  private static List<Note> notes(StandStats numbers) {
    List<Note> notes = new ArrayList<>();
    for (int i = 0; i < numbers.fire().size(); i++) {
      StandStats.Volley volley = numbers.fire().get(i);
      boolean both = i < numbers.rearFire().size();
      notes.add(
          new Note(
              volley.column(),
              Kind.DICE,
              volley.dice() + (both ? "+" + numbers.rearFire().get(i).dice() : "") + "D6",
              both
                  ? "Dice of its fire at this range, first and second rank (§7.3)"
                  : "Dice of its fire at this range (§7.0)"));
    }
    if (numbers.chargeDice() != null) {
      notes.add(
          new Note(
              "cb",
              Kind.DICE,
              numbers.chargeDice() + "D6",
              "Dice in the melee of its charge (§10.3)"));
    }
    if (numbers.ranks() > 1) {
      notes.add(
          new Note(
              "bp",
              Kind.STRENGTH,
              "= " + numbers.breakPoints() + " BP",
              "Break Points of the unit, all ranks together (§14.0)"));
    }
    return notes;
  }

  @Override
  public List<String> summaryLines(Army.StandLine line, Rulebook book) {
    return attempt(() -> sentences(StandStats.of(line, book))).orElse(List.of());
  }

  private static List<String> sentences(StandStats numbers) {
    List<String> lines = new ArrayList<>();
    if (!numbers.fire().isEmpty()) {
      lines.add("Fire " + volleys(numbers.fire()) + " dice (§7.0)");
    }
    if (!numbers.rearFire().isEmpty()) {
      lines.add("Second rank " + volleys(numbers.rearFire()) + " dice (§7.3)");
    }
    if (numbers.defensiveDice() > 0) {
      lines.add(
          "Defensive fire "
              + numbers.defensiveDice()
              + ", in support "
              + numbers.supportingDice()
              + " dice (§7.4, §7.5)");
    }
    lines.add(
        numbers.chargeDice() == null
            ? "May not charge (§10)"
            : "Charge "
                + numbers.chargeDice()
                + " dice, up to "
                + numbers.chargeReach()
                + " hexes (§10.3)");
    lines.add("Retreat up to " + numbers.retreat() + " hexes (§12.0)");
    lines.add(
        "Unit of "
            + numbers.ranks()
            + (numbers.ranks() == 1 ? " rank: " : " ranks: ")
            + numbers.breakPoints()
            + " BP (§14.0)");
    return lines;
  }

  private static String volleys(List<StandStats.Volley> volleys) {
    return volleys.stream()
        .map(volley -> volley.column().toUpperCase(Locale.ROOT) + " " + volley.dice())
        .collect(Collectors.joining(", "));
  }

  @Override
  public Optional<Strength> list(Army army, Rulebook book) {
    if (army.stands().isEmpty()) {
      return Optional.empty();
    }
    return attempt(
        () -> {
          int points = 0;
          for (Army.StandLine line : army.stands()) {
            points += StandStats.of(line, book).breakPoints();
          }
          int breaksAt = BreakPoints.breaksAt(points, army.breakShare(), SnaphanceRules.of(book));
          return strength(army.stands().size(), points, breaksAt);
        });
  }

  private static Strength strength(int units, int points, int breaksAt) {
    return new Strength(units, points, breaksAt, "BP", " (§14.0)");
  }

  @Override
  public Optional<Unit> unit(BattleProgram program, int side, Scenario.DeployedStand stand) {
    return attempt(() -> unit(program, side, stand, SnaphanceRules.of(program)));
  }

  private static Unit unit(
      BattleProgram program, int side, Scenario.DeployedStand stand, SnaphanceRules rules) {
    var type = new StandType(program.line(side, stand), program.rulebook(), rules);
    int ranks = 0;
    for (int left : SnaphanceDeployment.strength(type, stand)) {
      ranks += left > 0 ? 1 : 0;
    }
    return new Unit(ranks, BreakPoints.of(type.breakPoints, ranks));
  }

  @Override
  public Optional<Strength> side(BattleProgram program, int side) {
    return attempt(
        () -> {
          SnaphanceRules rules = SnaphanceRules.of(program);
          int units = 0;
          int points = 0;
          for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
            for (Scenario.DeployedStand stand : group.stands()) {
              units++;
              points += unit(program, side, stand, rules).points();
            }
          }
          Army.Share share = program.armies().get(side).breakShare();
          return strength(units, points, BreakPoints.breaksAt(points, share, rules));
        });
  }

  /** A height needs two levels, and an attack of heavy cavalry a stand of it. */
  @Override
  public Predicate<Rulebook.Factor> possibleFactors(BattleProgram program) {
    return attempt(() -> new SnaphancePossibleFactors(program))
        .<Predicate<Rulebook.Factor>>map(possible -> possible::contains)
        .orElse(factor -> true);
  }

  @Override
  public Optional<Odds> hits(BattleProgram program, int dice) {
    return attempt(() -> HitOdds.of(dice, SnaphanceRules.of(program)));
  }

  @Override
  public Map<String, String> trainings(Rulebook book) {
    return attempt(
            () -> {
              SnaphanceRules rules = SnaphanceRules.of(book);
              Map<String, String> trainings = new LinkedHashMap<>();
              for (String each : List.of("well", "poor")) {
                int reach = CommandRange.of(rules, each, false);
                int together = CommandRange.of(rules, each, true);
                trainings.put(
                    each,
                    "Generals command up to "
                        + reach
                        + " hexes"
                        + (together == reach ? "" : ", group moves up to " + together)
                        + " (§4.5).");
              }
              return trainings;
            })
        .orElse(Map.of());
  }

  /** Returns a result, or nothing if the text is incomplete. */
  private static <T> Optional<T> attempt(Supplier<T> figure) {
    try {
      return Optional.of(figure.get());
    } catch (IllegalArgumentException | ArithmeticException incomplete) {
      return Optional.empty();
    }
  }
}
