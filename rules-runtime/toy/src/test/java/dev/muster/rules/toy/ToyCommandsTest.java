package dev.muster.rules.toy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.cli.CommandOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  /** A command in a process of its own, as a user starts it. */
  @Test
  void isFoundByAProcess() throws Exception {
    Path said = directory.resolve("said");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.muster.cli.Main",
                "check",
                BATTLE)
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    assertTrue(process.waitFor(120, TimeUnit.SECONDS), "no end of check");
    assertEquals(0, process.exitValue(), text(said));
  }

  @Test
  void checks() throws Exception {
    CommandOutput clean = CommandOutput.of("check", BATTLE);
    assertEquals(0, clean.exit(), clean.toString());
    String strong =
        text(Path.of(BATTLE)).replace("Horse formed strength 2", "Horse formed strength 5");
    Path file = Files.writeString(directory.resolve("strong.muster"), strong);
    CommandOutput found = CommandOutput.of("check", file.toString());
    assertTrue(found.toString().contains("warning TOY-01"), found.toString());
    assertTrue(found.toString().contains("horse has a strength of at most 4"), found.toString());
  }

  @Test
  void createsABattleToStartFrom() throws Exception {
    Path made = directory.resolve("made");
    CommandOutput run = CommandOutput.of("new", "--game", "toy", made.toString());
    assertEquals(0, run.exit(), run.toString());
    CommandOutput clean = CommandOutput.of("check", made.toString());
    assertTrue(clean.out().endsWith("0 errors, 0 warnings\n"), clean.toString());
    CommandOutput fought = CommandOutput.of("battle", made.toString());
    assertEquals(0, fought.exit(), fought.toString());
  }

  @Test
  void fightsAndReplays() throws Exception {
    Path log = directory.resolve("battle.jsonl");
    Files.writeString(log, CommandOutput.of("battle", BATTLE, "--log", "json").out());
    CommandOutput fought = CommandOutput.of("battle", BATTLE);
    assertEquals(0, fought.exit(), fought.toString());
    assertTrue(fought.out().contains("attacks"), fought.out());
    assertTrue(fought.out().matches("(?s).*(wins|is drawn) after \\d+ rounds.*"), fought.out());
    CommandOutput replayed = CommandOutput.of("replay", log.toString());
    assertEquals(0, replayed.exit(), replayed.toString());
    CommandOutput brief = CommandOutput.of("battle", BATTLE, "--brief");
    assertTrue(brief.out().contains("Round 1, 0 shots"), brief.out());
  }

  @Test
  void balances() throws Exception {
    CommandOutput run = CommandOutput.of("balance", BATTLE, "--battles", "40");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().startsWith("40 battles, "), run.out());
  }

  @Test
  void prints() throws Exception {
    Path pages = directory.resolve("pages");
    CommandOutput run = CommandOutput.of("print", BATTLE, "--out", pages.toString());
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
    CommandOutput run =
        CommandOutput.of("play", "src/test/resources/situations/toy/attack.situation");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().contains("Foot-1 is lost"), run.out());
  }
}
