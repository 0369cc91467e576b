package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.examples.Examples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A first battle that works as it stands. */
class NewTest {
  @TempDir private Path directory;

  @Test
  void whatIsMadeIsCleanTidyAndCanBeFoughtAndPrinted() throws IOException {
    Path made = directory.resolve("not yet/saturday");
    CommandRun run = CommandRun.of("new", made.toString());
    assertEquals(0, run.exit(), run.toString());
    assertEquals(
        List.of("", "armies.muster", "battle.muster", "field.muster"),
        new ArrayList<>(CommandRun.contents(made).keySet()));
    CommandRun check = CommandRun.of("check", made.toString());
    assertTrue(check.out().endsWith("0 errors, 0 warnings\n"), check.out());
    assertEquals(new CommandRun(0, "", ""), CommandRun.of("fmt", "--check", made.toString()));
    for (String seed : List.of("1", "2", "3")) {
      CommandRun battle = CommandRun.of("battle", made.toString(), "--seed", seed);
      assertEquals(0, battle.exit(), battle.toString());
    }
    Path out = directory.resolve("booklet");
    assertEquals(0, CommandRun.of("print", made.toString(), "--out", out.toString()).exit());
    assertEquals(
        List.of("", "army-Blue.html", "army-Red.html", "scenario-Battle.html"),
        new ArrayList<>(CommandRun.contents(out).keySet()));
  }

  @Test
  void everyGameHasABattleToStartFrom() {
    assertEquals(List.of("snaphance", "boxgrid", "adlgr", "fogr"), Examples.games());
    assertTrue(Examples.start("adlgr").isStart());
    assertEquals(
        "there is no game 'chess'; there are snaphance, boxgrid, adlgr, fogr",
        assertThrows(IllegalArgumentException.class, () -> Examples.start("chess")).getMessage());
  }

  /** For each game: clean, laid out, and where the game is played a battle comes to its end. */
  @ParameterizedTest
  @ValueSource(strings = {"snaphance", "boxgrid", "adlgr", "fogr"})
  void whatIsMadeForAGameIsOfItAndWorks(String game) throws IOException {
    Path made = directory.resolve("sunday");
    CommandRun run = CommandRun.of("new", "--game", game, made.toString());
    assertEquals(0, run.exit(), run.toString());
    assertTrue(
        CommandRun.contents(made).values().stream().anyMatch(each -> each.contains(" for " + game)),
        game);
    CommandRun check = CommandRun.of("check", made.toString());
    assertTrue(check.out().endsWith("0 errors, 0 warnings\n"), check.out());
    assertEquals(new CommandRun(0, "", ""), CommandRun.of("fmt", "--check", made.toString()));
    CommandRun battle = CommandRun.of("battle", made.toString());
    if (game.equals("fogr")) {
      assertEquals(1, battle.exit(), battle.toString());
      CommandRun asked = CommandRun.of("ask", made.toString(), "threatened flank of BlueFoot-2");
      assertEquals(0, asked.exit(), asked.toString());
    } else {
      assertEquals(0, battle.exit(), battle.toString());
      assertTrue(battle.out().contains("Our first battle"), battle.out());
    }
  }

  @Test
  void aGameThatThereIsNotIsRefusedWithThoseThereAre() {
    CommandRun.of("new", "--game", "chess", directory.resolve("sunday").toString())
        .assertRefused(2, "--game names one of snaphance, boxgrid, adlgr, fogr; found chess");
    assertFalse(Files.exists(directory.resolve("sunday")));
  }

  @Test
  void aDirectoryThatLooksLikeAnOptionIsNotMade() {
    for (String name : List.of("-", "-1")) {
      CommandRun run = CommandRun.of("new", name);
      assertEquals(2, run.exit());
      assertEquals(
          "muster: %s looks like an option; write ./%s for a directory of this name%n"
              .formatted(name, name),
          run.err());
      assertFalse(Files.exists(Path.of(name)));
    }
  }

  @Test
  void nothingIsOverwritten() throws IOException {
    Path made = directory.resolve("mine");
    Files.createDirectories(made);
    Files.writeString(made.resolve("field.muster"), "mine");
    Map<String, String> before = CommandRun.contents(directory);
    CommandRun.of("new", made.toString())
        .assertRefused(2, "field.muster is there already; choose another directory");
    CommandRun.of("new", made.resolve("field.muster").toString())
        .assertRefused(2, "is not a directory");
    assertEquals(before, CommandRun.contents(directory));
  }

  @Test
  void otherFilesOfADirectoryDoNotMatter() throws IOException {
    Files.writeString(directory.resolve("notes.txt"), "mine");
    assertEquals(0, CommandRun.of("new", directory.toString()).exit());
    assertEquals("mine", Files.readString(directory.resolve("notes.txt")));
  }
}
