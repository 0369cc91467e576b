package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * SHA-256 of the logs of battles: {@code BattleDigests FILE [BATTLES [PROFILES [SCENARIOS]]]}. Each
 * line of the file is one battle: scenario, commanders, seed, digest of its events as JSON lines.
 * Compare the files of two versions with {@code diff} to see which battles a change affects. The
 * digests of each pair of commanders, and of all battles, are printed.
 *
 * <p>BATTLES is the number for each pair and field, 200 by default. PROFILES are the commanders, of
 * which each fights against each: by default {@code steady,bold,cautious,random}. SCENARIOS are
 * some of the examples, by default all. A FILE that ends in {@code .md} is a page of {@code
 * docs/measured}, which gets a table of few battles.
 */
public final class BattleDigests {
  private record Pair(CommanderProfile one, CommanderProfile other) {}

  private static final String PROFILES = "steady,bold,cautious,random";

  /** The battles of the page, for each pair of its commanders. */
  private static final int FEW = 4;

  private static final String FEW_PROFILES = "steady,bold,random";

  private BattleDigests() {}

  /** Fights the battles and writes the file. */
  public static void main(String[] args) throws Exception {
    if (args.length < 1 || args.length > 4) {
      throw new IllegalArgumentException("expected: FILE [BATTLES [PROFILES [SCENARIOS]]]");
    }
    if (args[0].endsWith(".md")) {
      new MeasuredPage(Path.of(args[0])).write("digests", BattleDigests::table);
      return;
    }
    int battles = args.length > 1 ? Integer.parseInt(args[1]) : 200;
    List<Pair> pairs = pairs(args.length > 2 ? args[2] : PROFILES);
    List<String> all = new ArrayList<>();
    for (ExampleField field : ExampleField.values()) {
      if (args.length > 3 && !List.of(args[3].split(",")).contains(field.scenario())) {
        continue;
      }
      BattleProgram program = field.program();
      for (Pair pair : pairs) {
        String words =
            (field.scenario() + " " + pair.one() + " " + pair.other()).toLowerCase(Locale.ROOT);
        List<String> lines = lines(program, words, pair, battles);
        System.out.println(words + " " + digest(String.join("\n", lines)));
        all.addAll(lines);
      }
    }
    Files.write(Path.of(args[0]), all);
    System.out.println("all " + digest(String.join("\n", all)));
  }

  private static List<String> lines(BattleProgram program, String words, Pair pair, int battles) {
    return IntStream.rangeClosed(1, battles)
        .parallel()
        .mapToObj(seed -> words + " " + seed + " " + digest(log(program, pair, seed)))
        .toList();
  }

  /** A digest for each field, with what a battle between steady commanders consists of. */
  private static String table() throws UnreadableInputException {
    StringBuilder table =
        new StringBuilder(
            """
            | Field | Game | Units | Rounds fought | Choices per battle | Forced answers per battle | Battles in the digest | Digest |
            |---|---|---|---|---|---|---|---|
            """);
    List<Pair> pairs = pairs(FEW_PROFILES);
    for (ExampleField field : ExampleField.values()) {
      BattleProgram program = field.program();
      TimedBattles.Slice slice = new TimedBattles(program, CommanderProfile.STEADY).fight(FEW);
      List<String> lines =
          pairs.stream()
              .flatMap(pair -> lines(program, pair.one() + " " + pair.other(), pair, FEW).stream())
              .toList();
      table.append(
          "| %s | %s | %d | %s | %s | %s | %d | `%s` |\n"
              .formatted(
                  field.scenario(),
                  field.game(),
                  program.scenario().sides().stream()
                      .flatMap(side -> side.groups().stream())
                      .mapToInt(group -> group.stands().size())
                      .sum(),
                  Spread.number((double) slice.rounds() / FEW, 1),
                  Spread.number((double) slice.choices() / FEW, 0),
                  Spread.number((double) slice.forced() / FEW, 0),
                  lines.size(),
                  digest(String.join("\n", lines)).substring(0, 12)));
    }
    return table.toString();
  }

  private static List<Pair> pairs(String profiles) {
    List<CommanderProfile> all =
        Arrays.stream(profiles.split(","))
            .map(each -> CommanderProfile.valueOf(each.toUpperCase(Locale.ROOT)))
            .toList();
    return all.stream().flatMap(one -> all.stream().map(other -> new Pair(one, other))).toList();
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
