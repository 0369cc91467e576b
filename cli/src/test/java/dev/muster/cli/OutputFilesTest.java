package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the commands write, and where they do not. */
class OutputFilesTest {
  @TempDir private Path directory;

  private Path battle = Path.of("");
  private Path out = Path.of("");

  @BeforeEach
  void writeTheBattle() throws IOException {
    battle = Files.writeString(directory.resolve("dreux.muster"), CommandRun.dreux());
    out = Files.createDirectory(directory.resolve("out"));
  }

  private static void link(Path link, Path target) {
    try {
      Files.createSymbolicLink(link, target);
    } catch (UnsupportedOperationException | IOException e) {
      assumeTrue(false, "no links here");
    }
  }

  private static List<String> names(Path directory) throws IOException {
    try (var files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void nothingIsWrittenThroughALink() throws IOException {
    Path mine = Files.writeString(directory.resolve("mine.txt"), "mine");
    Path absent = directory.resolve("absent.txt");
    for (var each :
        Map.of(
                "Dreux.json", List.of("compile", battle.toString(), "-o", out.toString()),
                "scenario-Dreux.html", List.of("print", battle.toString(), "-o", out.toString()))
            .entrySet()) {
      for (Path target : List.of(mine, absent)) {
        Path link = out.resolve(each.getKey());
        link(link, target);
        CommandRun.of(each.getValue().toArray(String[]::new))
            .assertRefused(2, link + " is a link, and nothing is written through links");
        assertEquals(List.of(each.getKey()), names(out), "and nothing else either");
        Files.delete(link);
      }
    }
    assertEquals("mine", Files.readString(mine));
    assertFalse(Files.exists(absent));
  }

  @Test
  void aLinkedFileIsFormattedByItsOwnName() throws IOException {
    String untidy = CommandRun.dreux().replace("army RoyalCatholic", "army    RoyalCatholic");
    Files.writeString(battle, untidy);
    Path link = out.resolve("link.muster");
    link(link, battle);
    CommandRun.of("fmt", link.toString()).assertRefused(2, "is a link");
    assertEquals(untidy, Files.readString(battle));
    assertEquals(0, CommandRun.of("fmt", battle.toString()).exit());
    assertEquals(0, CommandRun.of("fmt", link.toString()).exit(), "nothing is to be done");
  }

  @ParameterizedTest
  @ValueSource(strings = {"CON", "nul", "Com1"})
  void aScenarioMayBeCalledWhatWindowsKeepsForItself(String name) throws IOException {
    Files.writeString(battle, CommandRun.dreux().replace("scenario Dreux", "scenario " + name));
    CommandRun run = CommandRun.of("compile", battle.toString(), "-o", out.toString());
    assertEquals(0, run.exit(), run.toString());
    assertEquals(List.of(name + "_.json"), names(out));
    assertEquals(0, CommandRun.of("print", battle.toString(), "-o", out.toString()).exit());
    assertTrue(names(out).contains("scenario-" + name + ".html"), names(out).toString());
  }

  @Test
  void aScenarioMayHaveALongName() throws IOException {
    String name = "D".repeat(255);
    Files.writeString(battle, CommandRun.dreux().replace("scenario Dreux", "scenario " + name));
    CommandRun run = CommandRun.of("compile", battle.toString(), "-o", out.toString());
    assertEquals(0, run.exit(), run.toString());
    assertEquals(List.of("D".repeat(80) + ".json"), names(out));
    assertEquals(0, CommandRun.of("print", battle.toString(), "-o", out.toString()).exit());
  }

  @ParameterizedTest
  @ValueSource(strings = {"CON", "nul", "lpt1.muster", "saturday."})
  void whatWindowsCannotHoldIsRefused(String name) throws IOException {
    Path there = out.resolve(name);
    Path list =
        Files.writeString(
            directory.resolve("list.csv"), "Name;Cat;MP;SP;CB;BP\nSwiss B;Pike;1;5/5/5;3;2\n");
    for (List<String> command :
        List.of(
            List.of("new", there.toString()),
            List.of("compile", battle.toString(), "-o", there.toString()),
            List.of("print", battle.toString(), "-o", there.toString()))) {
      CommandRun.of(command.toArray(String[]::new)).assertRefused(2, "Windows");
    }
    CommandRun imported = CommandRun.of("import", list.toString(), "--out", there.toString());
    assertEquals(2, imported.exit(), imported.toString());
    assertTrue(imported.err().contains("Windows"), imported.toString());
    assertEquals(List.of(), names(out));
  }

  /** Whoever is killed while he writes leaves the old file as it was, and nothing for ever. */
  @Test
  void aKilledWriterLeavesNothingForLong() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version")
            .redirectErrorStream(true)
            .start();
    process.getInputStream().readAllBytes();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    Files.writeString(out.resolve(".muster-" + process.pid() + "-1.draft"), "half a progr");
    assertEquals(0, CommandRun.of("compile", battle.toString(), "-o", out.toString()).exit());
    assertEquals(List.of("Dreux.json"), names(out));
  }

  @Test
  void whatCannotBeWrittenIsNamedAndNotItsDraft() throws IOException {
    Files.createDirectory(out.resolve("Dreux.json"));
    CommandRun.of("compile", battle.toString(), "-o", out.toString())
        .assertRefused(2, "cannot write " + out.resolve("Dreux.json") + ": it is a directory");
    CommandRun.of("compile", battle.toString(), "-o", battle.resolve("below").toString())
        .assertRefused(2, "cannot make directory " + battle.resolve("below"));
    CommandRun.of("new", battle.toString()).assertRefused(2, battle + " is not a directory");
    assertEquals(List.of("Dreux.json"), names(out));
  }
}
