package dev.muster.rules.toy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The commands of Muster serve a game that is on the class path and knows nothing of them. */
@Tag("slow")
@Timeout(300)
class ToyCommandsTest {
  static final String BATTLE = "src/test/resources/battles/skirmish.muster";

  @TempDir private Path directory;

  /** A command in a process of its own, as a user starts it. */
  private record Run(int exit, String out, String err) {}

  private Run muster(String... arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.muster.cli.Main"));
    command.addAll(List.of(arguments));
    Path out = directory.resolve("out");
    Path err = directory.resolve("err");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertTrue(process.waitFor(120, TimeUnit.SECONDS), () -> "no end of " + command);
    return new Run(process.exitValue(), text(out), text(err));
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  @Test
  void checks() throws Exception {
    Run clean = muster("check", BATTLE);
    assertEquals(0, clean.exit(), clean.toString());
    String strong =
        text(Path.of(BATTLE)).replace("Horse formed strength 2", "Horse formed strength 5");
    Path file = Files.writeString(directory.resolve("strong.muster"), strong);
    Run found = muster("check", file.toString());
    assertTrue(found.toString().contains("warning TOY-01"), found.toString());
    assertTrue(found.toString().contains("horse has a strength of at most 4"), found.toString());
  }

  @Test
  void createsABattleToStartFrom() throws Exception {
    Path made = directory.resolve("made");
    Run run = muster("new", "--game", "toy", made.toString());
    assertEquals(0, run.exit(), run.toString());
    Run clean = muster("check", made.toString());
    assertTrue(clean.out().endsWith("0 errors, 0 warnings\n"), clean.toString());
    Run fought = muster("battle", made.toString());
    assertEquals(0, fought.exit(), fought.toString());
  }

  @Test
  void fightsAndReplays() throws Exception {
    Path log = directory.resolve("battle.jsonl");
    Files.writeString(log, muster("battle", BATTLE, "--log", "json").out());
    Run fought = muster("battle", BATTLE);
    assertEquals(0, fought.exit(), fought.toString());
    assertTrue(fought.out().contains("attacks"), fought.out());
    assertTrue(fought.out().matches("(?s).*(wins|is drawn) after \\d+ rounds.*"), fought.out());
    Run replayed = muster("replay", log.toString());
    assertEquals(0, replayed.exit(), replayed.toString());
    Run brief = muster("battle", BATTLE, "--brief");
    assertTrue(brief.out().contains("Round 1, 0 shots"), brief.out());
  }

  @Test
  void balances() throws Exception {
    Run run = muster("balance", BATTLE, "--battles", "40");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().startsWith("40 battles, "), run.out());
  }

  @Test
  void prints() throws Exception {
    Path pages = directory.resolve("pages");
    Run run = muster("print", BATTLE, "--out", pages.toString());
    assertEquals(0, run.exit(), run.toString());
    StringBuilder all = new StringBuilder();
    try (var files = Files.walk(pages)) {
      for (Path each :
          (Iterable<Path>) files.filter(f -> f.toString().endsWith(".html"))::iterator) {
        all.append(text(each));
      }
    }
    for (String each : List.of("Spears", "Riders", "A field", "Toy game", "A skirmish")) {
      assertTrue(all.indexOf(each) >= 0, each);
    }
  }

  @Test
  void playsSituations() throws Exception {
    Run run = muster("play", "src/test/resources/situations/toy/attack.situation");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().contains("Foot-1 is lost"), run.out());
  }
}
