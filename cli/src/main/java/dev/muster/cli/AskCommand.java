package dev.muster.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.query.RuleQueries;
import dev.muster.rules.query.Ruling;
import dev.muster.rules.query.UnknownQueryException;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.SituationService;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "ask",
    description = "Asks the rules about a scenario or a situation as it stands.",
    footer = {
      "",
      "Without a question it lists all questions. An answer is yes or no, the reason, and the rows"
          + " of the rule ledger. Exit code 2 means that the question is not understood.",
      "",
      "Examples:",
      "  muster ask examples/amendments",
      "  muster ask examples/amendments threatened flank of Walloons-1",
      "  muster ask examples/amendments \"keil of Landsknechts-1\" --json"
    })
final class AskCommand implements Callable<Integer> {
  private static final Pattern SLOT = Pattern.compile("[A-Z]{2,}");

  private final Terminal terminal;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A .muster file, a directory of them, or a situation file.")
  private Path file = Path.of("");

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "QUESTION",
      description = "The question, with or without quotes.")
  private List<String> question = List.of();

  @Option(
      names = "--scenario",
      paramLabel = "NAME",
      description = "Required if the files contain more than one.")
  private @Nullable String scenario;

  @Option(names = "--json", description = "Print the answer as one JSON object.")
  private boolean json;

  AskCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    BattleProgram program =
        file.toString().endsWith(".situation")
            ? position()
            : LoadedSources.playable(file, terminal).scenario(scenario, file);
    RuleQueries answers = RuleSystems.of(program.rulebook()).queries();
    if (answers == null) {
      throw new CommandFailure(
          ExitCode.FINDINGS,
          "nothing can be asked of "
              + program.rulebook().label()
              + ": fight its battles with muster battle; you can ask the rules of "
              + RuleSystems.ALL.stream()
                  .filter(each -> each.queries() != null)
                  .map(RuleSystem::key)
                  .collect(Collectors.joining(" and ")));
    }
    try {
      String asked = String.join(" ", question);
      if (asked.isBlank()) {
        list(answers, program);
      } else {
        print(asked, answers.answer(program, asked));
      }
      return ExitCode.OK;
    } catch (UnknownQueryException e) {
      throw new CommandFailure(ExitCode.USAGE, String.valueOf(e.getMessage()));
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(ExitCode.FINDINGS, String.valueOf(e.getMessage()));
    }
  }

  private BattleProgram position() throws IOException {
    String text = TextFileReader.read(file, LoadedSources.LARGEST);
    try {
      Situation situation = SituationService.read(file.toString(), text);
      return SituationService.form(situation.program()).queryProgram(situation);
    } catch (SituationException e) {
      String place = e.line() == 0 ? file + ": " : file + ":" + e.line() + ": ";
      throw new CommandFailure(ExitCode.FINDINGS, place + e.getMessage());
    }
  }

  private void print(String asked, Ruling verdict) {
    if (json) {
      JsonObject answer = new JsonObject();
      answer.addProperty("question", asked);
      RecordJson.tree(verdict)
          .getAsJsonObject()
          .entrySet()
          .forEach(each -> answer.add(each.getKey(), each.getValue()));
      terminal.println(RecordJson.line(answer));
    } else {
      terminal.println(verdict.text());
    }
  }

  private void list(RuleQueries answers, BattleProgram program) {
    Map<String, List<String>> names = new LinkedHashMap<>();
    for (RuleQueries.Kind each : answers.kinds()) {
      SLOT.matcher(each.words())
          .results()
          .forEach(slot -> names.put(slot.group(), answers.names(slot.group(), program)));
    }
    names.values().removeIf(List::isEmpty);
    if (json) {
      JsonObject all = new JsonObject();
      JsonArray kinds = new JsonArray();
      answers.kinds().forEach(each -> kinds.add(RecordJson.tree(each)));
      all.add("questions", kinds);
      all.add("names", RecordJson.tree(names));
      terminal.println(RecordJson.line(all));
      return;
    }
    terminal.println("What can be asked of " + file + ":");
    answers
        .kinds()
        .forEach(
            each -> {
              terminal.println("  " + each.words());
              terminal.println("      " + each.meaning());
            });
    names.forEach((slot, all) -> terminal.println(slot + " is one of " + String.join(", ", all)));
  }
}
