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

  /** Files made one by one fit together, are laid out, and can be fought. */
  @Test
  void aMapAndAScenarioAreMadeFileByFile() throws IOException {
    Path start = directory.resolve("start");
    assertEquals(0, CommandRun.of("new", start.toString()).exit());
    Path map = directory.resolve("fields/meadow.muster");
    CommandRun made =
        CommandRun.of("new", "map", map.toString(), "--size", "20x14", "--title", "The meadow");
    assertEquals(
        new CommandRun(0, "written: %s%n".formatted(map), ""), made, "the file is written");
    assertTrue(
        Files.readString(map).startsWith("map Meadow \"The meadow\" 20 x 14 {\n"),
        Files.readString(map));
    Path battle = start.resolve("sunday.muster");
    CommandRun scenario =
        CommandRun.of(
            "new",
            "scenario",
            battle.toString(),
            "--map",
            map.toString(),
            "--army",
            start.resolve("armies.muster").toString(),
            "--sides",
            "Royal,Rebels");
    assertEquals(0, scenario.exit(), scenario.toString());
    String text = Files.readString(battle);
    assertTrue(
        text.startsWith("import \"../fields/meadow.muster\"\nimport \"armies.muster\"\n\n"), text);
    assertTrue(text.contains("scenario Sunday \"Sunday\" on Meadow {"), text);
    assertTrue(text.contains("side Royal fields Red {"), text);
    assertTrue(text.contains("side Rebels fields Blue {"), text);
    CommandRun check = CommandRun.of("check", battle.toString());
    assertTrue(check.out().contains("0 errors"), check.toString());
    assertEquals(
        new CommandRun(0, "", ""),
        CommandRun.of("fmt", "--check", battle.toString(), map.toString()));
    assertEquals(0, CommandRun.of("battle", battle.toString()).exit());
  }

  @Test
  void aProjectBeginsWithAnExample() throws IOException {
    Path made = directory.resolve("dreux");
    CommandRun run = CommandRun.of("new", "project", made.toString(), "--example", "dreux");
    assertEquals(0, run.exit(), run.toString());
    assertEquals(
        Examples.named("dreux").text("dreux.muster"),
        Files.readString(made.resolve("dreux.muster")));
    CommandRun.of("new", "project", made.toString(), "--example", "dreux")
        .assertRefused(2, "is there already; choose another directory");
    CommandRun.of("new", "project", made.resolve("x").toString(), "--example", "Waterloo")
        .assertRefused(2, "there is no example 'Waterloo'; there are start,");
  }

  @Test
  void whatCannotBeMadeIsRefusedInOneLine() throws IOException {
    Path map = directory.resolve("meadow.muster");
    CommandRun.of("new", "map", directory.resolve("meadow.txt").toString())
        .assertRefused(2, "meadow.txt does not end in .muster");
    CommandRun.of("new", "map", map.toString(), "--size", "large")
        .assertRefused(2, "--size: 'large' is no size; write it as 12x8");
    CommandRun.of("new", "map", map.toString(), "--size", "200x8")
        .assertRefused(2, "A map of hexes is 1 to 99 hexes wide and high, not 200 x 8");
    CommandRun.of("new", "map", map.toString(), "--ground", "lava")
        .assertRefused(2, "A map of snaphance.final cannot be all 'lava'; it can be plain, ");
    CommandRun.of("new", "map", map.toString(), "--name", "Red field")
        .assertRefused(2, "'Red field' cannot be a name");
    CommandRun.of("new", "map", map.toString(), "--rules", "chess")
        .assertRefused(2, "There is no rulebook 'chess'; there are ");
    assertFalse(Files.exists(map));
    assertEquals(0, CommandRun.of("new", "map", map.toString()).exit());
    CommandRun.of("new", "map", map.toString())
        .assertRefused(2, "is there already; choose another name, nothing is written");
    CommandRun.of("new", "scenario", directory.resolve("a.muster").toString())
        .assertRefused(2, "Missing required options: '--map=FILE', '--army=FILE'");
    CommandRun.of(
            "new",
            "scenario",
            directory.resolve("a.muster").toString(),
            "--map",
            map.toString(),
            "--army",
            map.toString())
        .assertRefused(2, "meadow.muster holds no army");
    CommandRun.of("new").assertRefused(2, "Missing required parameter: 'DIR'");
  }
}
