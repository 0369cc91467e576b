package dev.muster.rules.odds;

import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.SituationService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Orders with dice, from the situations that test the rules of the games. */
final class OddsCases {
  /** The games that are fought, by their modules. */
  static final List<String> GAMES = List.of("snaphance", "boxgrid", "adlgr");

  private static final int MOST_ORDERS = 12;
  private static final int MOST_OF_A_FILE = 4;

  /** An order whose odds were enumerated without a rest. */
  record Case(String name, OrderedStep step, OrderOdds odds) {}

  private OddsCases() {}

  /**
   * The first so many cases of a game that come to several ends, in the order of the files.
   *
   * @param budget branches within which they are enumerated
   */
  static List<Case> of(String game, int most, int budget) {
    List<Case> cases = new ArrayList<>();
    for (Path file : files(game)) {
      if (cases.size() < most) {
        addCase(cases, file, budget);
      }
    }
    if (game.equals("adlgr")) {
      addCharges(cases, budget);
    }
    return cases.subList(0, Math.min(most, cases.size()));
  }

  /** The situations of this game are fewer than those of the others: each line at each other. */
  private static void addCharges(List<Case> cases, int budget) {
    List<String> lines =
        List.of(
            "HeavySwordsmen ordinary formation unit",
            "Bowmen ordinary weapon musket formation unit",
            "HeavyCavalry ordinary formation unit",
            "HeavySwordsmen elite formation unit");
    for (String one : lines) {
      for (String other : lines) {
        String text =
            """
            rulebook adlgr
            board 30 x 20 UD
            side Red
            side Blue
            line One %s
            line Other %s
            group Red.Left general Rupert at 4,4 quality competent
            stand One-1 of Red.Left is One at 10,8 facing N
            stand Other-1 of Blue.Right is Other at 10,9.5 facing S
            """
                .formatted(one, other);
        String order = "One-1 charges the front of Other-1";
        try {
          Situation situation = SituationService.read("charge", text);
          OrderOdds odds =
              calculator(situation, budget).odds(situation, order, List.of(), steady());
          if (odds.ends().size() > 1 && odds.rest().isZero()) {
            cases.add(new Case(one + " at " + other, step(situation, order), odds));
          }
        } catch (SituationException e) {
          // a line that does not charge
        }
      }
    }
  }

  private static List<Path> files(String game) {
    Path folder = Path.of("..", game, "src", "test", "resources", "situations");
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(each -> each.toString().endsWith(".situation")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void addCase(List<Case> cases, Path file, int budget) {
    Situation situation;
    try {
      situation = SituationService.read(file.toString(), Files.readString(file));
    } catch (SituationException e) {
      return; // a situation that shows what cannot be read
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    int tried = 0;
    int before = cases.size();
    for (Situation.Line line : situation.orders()) {
      if (line.text().contains(":")
          || tried == MOST_ORDERS
          || cases.size() == before + MOST_OF_A_FILE) {
        continue;
      }
      try {
        OrderedStep step = step(situation, line.text());
        if (step.side() < 0) {
          continue;
        }
        tried++;
        OrderOdds odds =
            calculator(situation, budget).odds(situation, line.text(), List.of(), steady());
        if (odds.ends().size() > 1 && odds.rest().isZero()) {
          cases.add(new Case(file.getFileName() + ": " + line.text(), step, odds));
        }
      } catch (SituationException e) {
        // an order that comes later, or that is given by a reaction
      }
    }
  }

  static List<CommanderProfile> steady() {
    return List.of(CommanderProfile.STEADY, CommanderProfile.STEADY);
  }

  static OddsCalculator calculator(Situation situation, int budget) {
    RuleSystem system = RuleSystems.of(situation.program().rulebook());
    return new OddsCalculator(system.engine(), system.situationFormat(), budget);
  }

  static OrderedStep step(Situation situation, String order) {
    RuleSystem system = RuleSystems.of(situation.program().rulebook());
    return new OrderedStep(
        system.engine(), system.situationFormat(), situation, order, List.of(), steady());
  }
}
