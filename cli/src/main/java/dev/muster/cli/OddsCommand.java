package dev.muster.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.odds.JsonOdds;
import dev.muster.rules.odds.OddsCalculator;
import dev.muster.rules.odds.OddsText;
import dev.muster.rules.odds.OrderOdds;
import dev.muster.rules.odds.OrderPosition;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "odds",
    description = "Gives the exact odds of an order: every end it can come to, with its chance.",
    footer = {
      "",
      "The rules themselves are the calculator: the step is played once for each way in which its"
          + " dice can fall. The order is given in a scenario as it is deployed, in the position of"
          + " a situation, or by lines of an army list, whose units then face each other on open"
          + " ground. The side of the order does nothing else. What the order and --fix do not"
          + " say, the commanders decide. Two orders are compared side by side.",
      "",
      "Examples:",
      "  muster odds examples/situations/lancers-against-shot.situation \"Gendarmes-1 charges"
          + " Regiment-1\"",
      "  muster odds examples/dreux \"Gendarmes charges Landsknechts\"",
      "  muster odds examples/dreux \"Gendarmes charges Landsknechts\" --json"
    })
final class OddsCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A .muster file, a directory of them, or a situation file.")
  private Path file = Path.of("");

  @Parameters(
      index = "1..*",
      arity = "1..2",
      paramLabel = "ORDER",
      description =
          "An order in the words of situations, in quotes: \"Gendarmes-1 charges Foot-2\"; a"
              + " second one is compared with it.")
  private List<String> orders = List.of();

  @Option(
      names = "--fix",
      paramLabel = "DECISION",
      description = "Fix a decision in the step, such as \"Foot-2 evades\". Can be repeated.")
  private List<String> fixed = List.of();

  @Option(
      names = "--commanders",
      paramLabel = "A,B",
      description =
          "Who decides all else, for the first and the second side: two of steady, bold and"
              + " cautious. The default is steady,steady.")
  private @Nullable String commanders;

  @Option(
      names = "--scenario",
      paramLabel = "NAME",
      description = "Required if the files contain more than one.")
  private @Nullable String scenario;

  @Option(
      names = "--distance",
      paramLabel = "N",
      description =
          "How far two lines stand apart, in hexes, boxes or the measure of the table. The default"
              + " is near enough to charge or to shoot.")
  private @Nullable Double distance;

  @Option(
      names = "--budget",
      paramLabel = "N",
      description =
          "The most branches of dice that are played for an order; what is left out is reported as"
              + " unknown. The default is ${DEFAULT-VALUE}.")
  private int budget = OrderOdds.USUAL_BUDGET;

  @Option(names = "--json", description = "Print the odds as one JSON object.")
  private boolean json;

  OddsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (budget < 1) {
      throw new CommandFailure(ExitCode.USAGE, "--budget is 1 or more; found " + budget);
    }
    List<CommanderProfile> profiles = profiles();
    OrderPosition position = OddsPosition.of(file, scenario, distance, terminal);
    List<Answer> all = new ArrayList<>();
    for (String order : orders) {
      all.add(answer(position, order, profiles));
    }
    if (json) {
      printJson(all);
    } else {
      print(all);
    }
    return ExitCode.OK;
  }

  private List<CommanderProfile> profiles() {
    List<CommanderProfile> named = CommanderOption.read(commanders);
    if (named == null) {
      return List.of(CommanderProfile.STEADY, CommanderProfile.STEADY);
    }
    if (!List.of(CommanderProfile.STEADY, CommanderProfile.BOLD, CommanderProfile.CAUTIOUS)
        .containsAll(named)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "odds need commanders that always decide alike: --commanders names two of steady, bold"
              + " and cautious here; found "
              + commanders);
    }
    return named;
  }

  /**
   * Odds, and where the order is given.
   *
   * @param where empty for the position of the file
   */
  private record Answer(String where, OrderOdds odds) {}

  private Answer answer(OrderPosition position, String order, List<CommanderProfile> profiles) {
    try {
      OrderPosition.Placed placed = position.forOrder(order);
      Situation situation = placed.situation();
      RuleSystem system = RuleSystems.of(situation.program().rulebook());
      Engine engine = system.engine();
      SituationFormat form = system.situationFormat();
      if (engine == null || form == null) {
        throw new CommandFailure(
            ExitCode.FINDINGS,
            "no battles of "
                + situation.program().rulebook().label()
                + " are fought, so that there are no odds; ask its rules with muster ask");
      }
      OddsCalculator calculator = new OddsCalculator(engine, form, budget);
      return new Answer(
          placed.where(), calculator.odds(situation, placed.order(), fixed, profiles));
    } catch (SituationException e) {
      String place = e.line() == 0 ? file + ": " : file + ":" + e.line() + ": ";
      throw new CommandFailure(ExitCode.FINDINGS, place + e.getMessage());
    }
  }

  /** Prints the answers; for several orders, also a comparison of them. */
  private void print(List<Answer> all) {
    for (Answer each : all) {
      terminal.println(each.odds.order());
      if (!each.where.isEmpty()) {
        terminal.println("(" + each.where + ")");
      }
      terminal.println(OddsText.sentence(each.odds) + ".");
      terminal.println("");
    }
    if (all.size() > 1) {
      OddsText.comparison(all.stream().map(Answer::odds).toList()).forEach(terminal::println);
    }
    for (Answer each : all) {
      if (all.size() > 1) {
        terminal.println("");
        terminal.println(each.odds.order());
      }
      OddsText.table(each.odds).forEach(terminal::println);
    }
  }

  private void printJson(List<Answer> all) {
    JsonObject answer = new JsonObject();
    answer.addProperty("file", file.toString());
    JsonArray odds = new JsonArray();
    for (Answer each : all) {
      JsonObject one = JsonOdds.of(each.odds);
      if (!each.where.isEmpty()) {
        one.addProperty("position", each.where);
      }
      odds.add(one);
    }
    answer.add("odds", odds);
    terminal.println(RecordJson.line(answer));
  }
}
