package dev.muster.rules.odds;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The odds of a unit of a scenario against its nearest enemies, if it faces them straight ahead on
 * open ground.
 */
public final class NearestEnemyOdds {
  private static final int MOST_LINES = 2;

  /** An editor waits for the answer. */
  private static final int BUDGET = 4_000;

  private static final double ROW = Math.sqrt(3) / 2;

  private NearestEnemyOdds() {}

  /**
   * The odds against the nearest unit of an enemy line.
   *
   * @param enemy the unit
   * @param charge null if the rules forbid it
   * @param fire null if the rules forbid it
   */
  public record Against(String enemy, @Nullable OrderOdds charge, @Nullable OrderOdds fire) {}

  private record Deployed(int side, Scenario.DeployedStand stand) {}

  /**
   * The odds against the nearest enemies, each of another line; none in a game that is not fought,
   * or for a unit that is not on the field when the battle begins.
   */
  public static List<Against> of(BattleProgram program, String unit) {
    return of(program, unit, BUDGET);
  }

  /**
   * The odds like {@link #of(BattleProgram, String)}.
   *
   * @param budget the most branches of dice that are run for an order
   */
  public static List<Against> of(BattleProgram program, String unit, int budget) {
    RuleSystem system = RuleSystems.of(program.rulebook());
    Engine engine = system.engine();
    SituationFormat form = system.situationFormat();
    List<Deployed> all = deployed(program.scenario());
    Deployed own =
        all.stream().filter(each -> each.stand.name().equals(unit)).findFirst().orElse(null);
    Place at = own == null ? null : own.stand.at();
    if (engine == null || form == null || own == null || at == null) {
      return List.of();
    }
    Map<String, Deployed> nearest = new LinkedHashMap<>();
    all.stream()
        .filter(each -> each.side != own.side && each.stand.at() != null)
        .sorted(Comparator.comparingDouble(each -> distance(at, each.stand.at())))
        .forEach(each -> nearest.putIfAbsent(each.stand.line(), each));
    OddsCalculator calculator = new OddsCalculator(engine, form, budget);
    List<Against> odds = new ArrayList<>();
    for (Deployed each : nearest.values().stream().limit(MOST_LINES).toList()) {
      odds.add(
          new Against(
              each.stand.name(),
              odds(calculator, program, own, each, form::chargeOrder, false),
              odds(calculator, program, own, each, form::shotOrder, true)));
    }
    return odds.stream().filter(each -> each.charge != null || each.fire != null).toList();
  }

  /** "Landsknechts-1: charge 45 % to throw them back; fire 33 % to cost them 1 SP or more". */
  public static List<String> sentences(List<Against> all) {
    List<String> sentences = new ArrayList<>();
    for (Against each : all) {
      List<String> parts = new ArrayList<>();
      if (each.charge != null) {
        parts.add("charge: " + OddsText.sentence(each.charge));
      }
      if (each.fire != null) {
        parts.add("fire: " + OddsText.sentence(each.fire));
      }
      sentences.add(each.enemy + ": " + String.join(". ", parts));
    }
    return sentences;
  }

  private static List<Deployed> deployed(Scenario scenario) {
    List<Deployed> all = new ArrayList<>();
    for (int side = 0; side < scenario.sides().size(); side++) {
      for (Scenario.Group group : scenario.sides().get(side).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          if (stand.arrival() == null) {
            all.add(new Deployed(side, stand));
          }
        }
      }
    }
    return all;
  }

  private static @Nullable OrderOdds odds(
      OddsCalculator calculator,
      BattleProgram program,
      Deployed own,
      Deployed enemy,
      BiFunction<String, String, String> order,
      boolean shoots) {
    Rulebook book = program.rulebook();
    try {
      Situation position =
          FacingLines.position(
              book,
              program.scenario().switches(),
              fielded(program, own, "Own"),
              fielded(program, enemy, "Enemy"),
              FacingLines.usualDistance(book, shoots));
      return calculator.odds(
          position,
          order.apply("Own", "Enemy"),
          List.of(),
          List.of(CommanderProfile.STEADY, CommanderProfile.STEADY));
    } catch (SituationException | IllegalArgumentException illegal) {
      return null;
    }
  }

  private static FacingLines.Fielded fielded(BattleProgram program, Deployed which, String name) {
    Army army = program.armies().get(which.side);
    return new FacingLines.Fielded(name, army, program.line(which.side, which.stand));
  }

  /** From place to place as the crow flies, in hexes, boxes or the measure of a table. */
  private static double distance(Place from, Place to) {
    return Math.hypot(x(from) - x(to), y(from) - y(to));
  }

  private static double x(Place place) {
    return switch (place) {
      case Hex hex -> hex.column() + (hex.row() % 2 == 0 ? 0.5 : 0);
      case Box box -> box.column();
      case Point point -> point.x();
    };
  }

  private static double y(Place place) {
    return switch (place) {
      case Hex hex -> hex.row() * ROW;
      case Box box -> box.row();
      case Point point -> point.y();
    };
  }
}
