package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * What the battles of the examples come to, as SHA-256 of their logs: {@code BattleDigests FILE
 * [BATTLES]}. Each line of the file is a battle: example, commanders, seed, digest of its events as
 * JSON lines. Held against a file of another engine (with {@code diff}) it tells which battles go
 * another way; the digest of all is told at the end.
 */
public final class BattleDigests {
  private record Battlefield(String directory, String scenario) {}

  private record Pair(CommanderProfile one, CommanderProfile other) {}

  private static final List<Battlefield> FIELDS =
      List.of(
          new Battlefield("examples/dreux", "Dreux"),
          new Battlefield("examples/meeting", "Meeting"),
          new Battlefield("examples/seneffe", "Seneffe"),
          new Battlefield("examples/pavia", "Pavia"),
          new Battlefield("examples/two-lines", "TwoLines"),
          new Battlefield("examples/even-table", "EvenTable"));

  private static final List<Pair> PAIRS =
      List.of(
          new Pair(CommanderProfile.STEADY, CommanderProfile.STEADY),
          new Pair(CommanderProfile.BOLD, CommanderProfile.BOLD),
          new Pair(CommanderProfile.BOLD, CommanderProfile.RANDOM),
          new Pair(CommanderProfile.RANDOM, CommanderProfile.BOLD));

  private BattleDigests() {}

  /** Fights the battles and writes the file. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 2) {
      throw new IllegalArgumentException("expected: FILE [BATTLES]");
    }
    int battles = args.length == 2 ? Integer.parseInt(args[1]) : 200;
    List<String> all = new ArrayList<>();
    for (Battlefield field : FIELDS) {
      BattleProgram program =
          MusterFileLoader.load(List.of(Path.of(field.directory()))).program(field.scenario());
      for (Pair pair : PAIRS) {
        String words =
            (field.scenario() + " " + pair.one() + " " + pair.other()).toLowerCase(Locale.ROOT);
        List<String> lines =
            IntStream.rangeClosed(1, battles)
                .parallel()
                .mapToObj(seed -> words + " " + seed + " " + digest(log(program, pair, seed)))
                .toList();
        System.out.println(words + " " + digest(String.join("\n", lines)));
        all.addAll(lines);
      }
    }
    Files.write(Path.of(args[0]), all);
    System.out.println("all " + digest(String.join("\n", all)));
  }

  private static String log(BattleProgram program, Pair pair, long seed) {
    StringBuilder log = new StringBuilder();
    Engine engine = RuleSystems.engine(program);
    RuleSystems.fight(
        program,
        List.of(engine.commander(pair.one(), seed), engine.commander(pair.other(), seed + 1)),
        new SeededDice(seed),
        new JsonLog(log),
        () -> false);
    return log.toString();
  }

  private static String digest(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
