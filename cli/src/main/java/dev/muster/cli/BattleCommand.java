package dev.muster.cli;

import dev.muster.rules.battle.Engine;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.JsonLog;
import dev.muster.rules.battle.TextLog;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.Systems;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "battle",
    description = "Fights a scenario and tells what happened. The same seed gives the same battle.",
    footer = {
      "",
      "Examples:",
      "  muster battle examples/dreux",
      "  muster battle examples/dreux Dreux --seed 7",
      "  muster battle examples/seneffe --brief",
      "  muster battle examples/dreux --seed 7 --log json"
    })
final class BattleCommand implements Callable<Integer> {
  /** How the battle is told. */
  enum Log {
    text,
    json
  }

  private final Terminal terminal;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A .muster file, or a directory of them.")
  private Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "SCENARIO",
      description = "Needed where the files hold more than one.")
  private @Nullable String scenario;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "N",
      description = "Seed of the dice (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--log",
      defaultValue = "text",
      paramLabel = "text|json",
      description = "A report to read, or one JSON object a line (default: ${DEFAULT-VALUE}).")
  private Log log = Log.text;

  @Option(
      names = "--brief",
      description =
          "Tells the battle in fewer than "
              + Engine.BRIEF
              + " lines: each round, who was lost, and the end.")
  private boolean brief;

  BattleCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (brief && log == Log.json) {
      throw new Refusal(
          Exit.USAGE, "--brief is a report to read; leave it out, or take --log text in its place");
    }
    BattleProgram program = Sources.playable(file, terminal).scenario(scenario, file);
    Appendable out = terminal.safeOut();
    try {
      EventSink sink =
          switch (log) {
            case text ->
                brief
                    ? Systems.engine(program).brief(out, program.scenario())
                    : new TextLog(out, Systems.telling(program));
            case json -> new JsonLog(out, program, seed);
          };
      Systems.fight(program, seed, sink, () -> false);
    } catch (IllegalArgumentException e) {
      throw new Refusal(Exit.FINDINGS, String.valueOf(e.getMessage()));
    }
    return Exit.OK;
  }
}
