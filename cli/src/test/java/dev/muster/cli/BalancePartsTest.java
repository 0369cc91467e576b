package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.balance.BalanceSums;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A balance run in parts, joined, is the run on one machine. */
@Tag("slow")
class BalancePartsTest {
  private static final String LINES = "../examples/two-lines";
  private static final long SEED = Long.getLong("muster.seed", 7);

  @TempDir private Path folder;

  // ---- the same numbers

  /** In each game that is fought; whatever the parts are, and in whatever order they come. */
  @ParameterizedTest
  @ValueSource(strings = {"two-lines", "pavia", "even-table"})
  void theSumsOfAnyPartsAreThoseOfTheWhole(String example) throws Exception {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of("../examples", example))).program(null);
    Batch all = Batch.of(SEED, 5, 2);
    BalanceRun.Result whole = fought(program, all);
    List<BalanceSums> single = new ArrayList<>();
    for (int i = 0; i < all.battles(); i++) {
      single.add(fought(program, all.range(i, 1)).sums());
    }
    Random random = new Random(SEED);
    for (int trial = 0; trial < 50; trial++) {
      List<BalanceSums> parts = new ArrayList<>();
      for (int i = 0; i < single.size(); i++) {
        boolean more = !parts.isEmpty() && random.nextInt(3) > 0;
        parts.add(more ? parts.removeLast().plus(single.get(i)) : single.get(i));
      }
      Collections.shuffle(parts, random);
      BalanceSums joined =
          parts.stream()
              .map(each -> BalanceSums.of(each.written()))
              .reduce(BalanceSums::plus)
              .get();
      assertEquals(whole.sums(), joined, "seed " + SEED + ", trial " + trial);
      assertEquals(whole, joined.result(RuleSystems.engine(program), program, SEED, true));
    }
    assertEquals(whole.sums(), fought(program, all.range(0, 3)).sums().plus(rest(program, all, 3)));
  }

  private static BalanceSums rest(BattleProgram program, Batch all, int from) {
    return fought(program, all.range(from, all.battles() - from)).sums();
  }

  private static BalanceRun.Result fought(BattleProgram program, Batch batch) {
    return Objects.requireNonNull(
        new BalanceRun(RuleSystems.engine(program), program, new BalanceRun.Sampling(batch, 0, 2))
            .countingField()
            .run(any -> {}, () -> false));
  }

  private Path part(String name, String... arguments) {
    Path file = folder.resolve(name);
    List<String> all = new ArrayList<>(List.of("balance", LINES));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--out", file.toString()));
    CommandRun run = CommandRun.of(all.toArray(String[]::new));
    assertEquals(0, run.exit(), run.toString());
    return file;
  }

  private static CommandRun join(Object... more) {
    List<String> all = new ArrayList<>(List.of("balance", "--join"));
    for (Object each : more) {
      all.add(each.toString());
    }
    return CommandRun.of(all.toArray(String[]::new));
  }

  @Test
  void textJsonAndPageHaveTheBytesOfTheRunOnOneMachine() throws IOException {
    String[] asked = {"--battles", "11", "--seed", "4", "--luck", "3", "--pairings", "steady,bold"};
    Path local = folder.resolve("local.html");
    String text = local(asked).out();
    String json = local(asked, "--json").out();
    assertEquals(0, local(asked, "--page", local.toString()).exit());
    for (int parts : new int[] {1, 3, 5}) {
      List<Object> files = new ArrayList<>();
      for (int i = parts; i >= 1; i--) {
        String[] own = java.util.Arrays.copyOf(asked, asked.length + 4);
        own[asked.length] = "--part";
        own[asked.length + 1] = i + "/" + parts;
        own[asked.length + 2] = "--threads";
        own[asked.length + 3] = "" + i;
        files.add(part("p" + i + "of" + parts + ".json", own));
      }
      Path joined = folder.resolve("joined" + parts + ".html");
      assertEquals(text, join(files.toArray()).out());
      assertEquals(json, join(with(files, "--json")).out());
      assertEquals(0, join(with(files, "--page", joined.toString())).exit());
      assertEquals(Files.readString(local), Files.readString(joined));
      assertTrue(Files.readString(joined).contains("<figcaption><strong>Contacts"), "maps too");
    }
  }

  private static Object[] with(List<Object> files, String... more) {
    List<Object> all = new ArrayList<>(files);
    all.addAll(List.of(more));
    return all.toArray();
  }

  private static CommandRun local(String[] asked, String... more) {
    List<String> all = new ArrayList<>(List.of("balance", LINES));
    all.addAll(List.of(asked));
    all.addAll(List.of(more));
    return CommandRun.of(all.toArray(String[]::new));
  }

  @Test
  void aPartHasTheSameBytesOnAnyNumberOfThreads() throws IOException {
    String[] part = {"--battles", "20", "--part", "2/2", "--threads"};
    Path one = part("one.json", part[0], part[1], part[2], part[3], part[4], "1");
    Path three = part("three.json", part[0], part[1], part[2], part[3], part[4], "3");
    assertEquals(Files.readString(one), Files.readString(three));
  }

  /** A job that is started again writes its part again; what is no part is left alone. */
  @Test
  void anOlderPartIsReplacedAndNothingElse() throws IOException {
    Path file = part("p.json", "--battles", "4", "--part", "1/2");
    String first = Files.readString(file);
    part("p.json", "--battles", "4", "--part", "2/2");
    assertFalse(first.equals(Files.readString(file)));
    Path other = folder.resolve("notes.txt");
    Files.writeString(other, "mine");
    CommandRun.of("balance", LINES, "--battles", "4", "--part", "1/2", "--out", other.toString())
        .assertRefused(2, "is there already");
    assertEquals("mine", Files.readString(other));
  }

  // ---- refusals

  @Test
  void gapsDoublesAndForeignPartsAreRefused() throws IOException {
    Path one = part("1.json", "--battles", "9", "--part", "1/3");
    Path two = part("2.json", "--battles", "9", "--part", "2/3");
    Path three = part("3.json", "--battles", "9", "--part", "3/3");
    join(one, three)
        .assertRefused(2, "part 2/3 is missing: battles 4 to 6; fight it as the others");
    join(two).assertRefused(2, "parts 1/3, 3/3 are missing: battles 1 to 3 and others");
    Path copy = folder.resolve("copy.json");
    Files.copy(two, copy);
    join(one, two, copy, three)
        .assertRefused(2, "part 2/3 is there twice, in " + two + " and " + copy + "; leave one");
    String[][] others = {
      {"the seed is 2, and 1 in ", "--battles", "9", "--seed", "2"},
      {"the number of battles is 12, and 9 in ", "--battles", "12"},
      {
        "--commanders is bold,steady, and not given in ",
        "--battles",
        "9",
        "--commanders",
        "bold,steady"
      },
      {"--luck is 2, and 0 in ", "--battles", "9", "--luck", "2"},
      {
        "--pairings is steady,bold, and not given in ",
        "--battles",
        "9",
        "--pairings",
        "steady,bold"
      },
      {"--effort is quick, and usual in ", "--battles", "9", "--effort", "quick"},
    };
    for (String[] each : others) {
      List<String> own = new ArrayList<>(List.of(each).subList(1, each.length));
      own.addAll(List.of("--part", "3/3"));
      Path foreign = part("foreign.json", own.toArray(String[]::new));
      join(one, two, foreign).assertRefused(2, foreign + " is a part of another run: " + each[0]);
    }
    Path foreign = part("foreign.json", "--battles", "9", "--part", "3/4");
    join(one, two, foreign).assertRefused(2, "the number of parts is 4, and 3 in " + one);
    Files.delete(foreign);
    Path edited = Files.createDirectory(folder.resolve("edited"));
    for (Path each : List.of(Path.of(LINES, "two-lines.muster"))) {
      Files.writeString(
          edited.resolve("two-lines.muster"),
          Files.readString(each).replace("length 12 rounds", "length 11 rounds"));
    }
    assertEquals(
        0,
        CommandRun.of(
                "balance",
                edited.toString(),
                "--battles",
                "9",
                "--part",
                "3/3",
                "--out",
                foreign.toString())
            .exit());
    join(one, two, foreign)
        .assertRefused(2, "the digest of the scenario and its armies and map is ");
  }

  @Test
  void damagedFilesAreRefused() throws IOException {
    Path one = part("1.json", "--battles", "6", "--part", "1/2");
    Path two = part("2.json", "--battles", "6", "--part", "2/2");
    String text = Files.readString(two);
    damaged(
        one, two, text.replace("\"seed\":1,", "\"seed\":2,"), "is damaged: its contents do not");
    damaged(one, two, text.substring(0, text.length() / 2), "is no part of a balance run, or");
    damaged(one, two, "scenario Nothing", "is no part of a balance run");
    damaged(one, two, "{}", "is no part of a balance run");
    join(one, folder).assertRefused(2, "is a directory; name a file");
    join(one, folder.resolve("none.json")).assertRefused(2, "no such file: ");
    Files.writeString(two, text.replace("\n", "\r\n"));
    assertEquals(0, join(one, two).exit(), "line ends are no damage");
  }

  private static void damaged(Path one, Path two, String text, String why) throws IOException {
    Files.writeString(two, text);
    join(one, two).assertRefused(2, two + " " + why);
  }

  /** A part that was written by hand, with a checksum that fits. */
  @Test
  void forgedFilesAreRefusedWithoutATrace() throws IOException {
    Path file = part("1.json", "--battles", "3", "--part", "1/1");
    String text = Files.readString(file);
    JsonObject whole = JsonParser.parseString(text).getAsJsonObject();
    String body = whole.getAsJsonObject("part").toString();
    String[][] forged = {
      {"\"format\":3", "\"format\":2", "has format 2 of parts, and this Muster reads 3"},
      {"\"number\":1", "\"number\":2", "has contents that Muster never writes"},
      {"\"number\":1", "\"number\":[]", "has contents that Muster never writes"},
      {"\"battles\":[3]", "\"battles\":[-3]", "has contents that Muster never writes"},
      {"\"battles\":[3]", "\"battles\":[9000000000000000000]", "never writes"},
      {"\"battles\":[3]", "\"battles\":[2.5]", "has contents that Muster never writes"},
      {"\"battles\":[3]", "\"battles\":[\"many\"]", "has contents that Muster never writes"},
      {"\"battles\":[3]", "\"beatles\":[3]", "has contents that Muster never writes"},
      {"\"battles\":[3]", "\"battles\":3", "has contents that Muster never writes"},
      {"\"wins\":[", "\"wins\":[99,", "the numbers of the parts are those of no battles"},
      {"\"parts\":1", "\"parts\":0", "has contents that Muster never writes"},
      {"\"version\":\"", "\"version\":\"9.", "was fought by Muster 9."},
      {"\"control\":\"", "\"control\":\"0", "the control battle of "},
      {"\"program\":{", "\"program\":{\"x\":" + "[".repeat(5000) + "],", "never writes"},
      {"\"program\":{\"schema\"", "\"program\":{\"schemata\"", "has another scenario in it"},
    };
    for (String[] each : forged) {
      String changed = body.replaceFirst(java.util.regex.Pattern.quote(each[0]), each[1]);
      assertFalse(changed.equals(body), each[0]);
      Files.writeString(
          file,
          "{\"checksum\":\"" + RecordDigest.sha256(changed) + "\",\"part\":" + changed + "}\n");
      join(file).assertRefused(2, each[2]);
    }
  }

  @Test
  void whatDoesNotGoTogetherIsRefused() {
    String out = folder.resolve("p.json").toString();
    String[][] wrong = {
      {"--part needs a file for its numbers", "--part", "1/2"},
      {"--out is the file of a part", "--out", out},
      {"--part is a number of parts, such as 3/40", "--part", "0/2", "--out", out},
      {"--part is a number of parts", "--part", "3/2", "--out", out},
      {"--part is a number of parts", "--part", "two", "--out", out},
      {"there are 1 to 4 parts; found 5/5", "--part", "5/5", "--out", out, "--battles", "4"},
      {"--until does not go with --part", "--part", "1/2", "--out", out, "--until", "3%"},
      {"--json does not go with --part", "--part", "1/2", "--out", out, "--json"},
      {"--page does not go with --part", "--part", "1/2", "--out", out, "--page", "x.html"},
      {"FILE does not go with --join", "--join", out},
    };
    for (String[] each : wrong) {
      local(java.util.Arrays.copyOfRange(each, 1, each.length)).assertRefused(2, each[0]);
    }
    join(out, "--seed", "3")
        .assertRefused(2, "--seed does not go with --join; the parts have been");
    join(out, "--battles", "3").assertRefused(2, "--battles does not go with --join");
  }
}
