package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A Summary Sheet and a Special Units Sheet of an author's own, from the guide: their terrain,
 * trait, category, factor and switch are checked, fought and printed like those of the rules. What
 * an editor makes of them is tested in dsl.ide.
 */
class HouseRulesTest {
  private static final Path GUIDE = Path.of("../docs/guide/snippets/house-rules.muster");

  @TempDir private Path folder;
  private Path file;
  private String text;

  @BeforeEach
  void copy() throws IOException {
    text = Files.readString(GUIDE, StandardCharsets.UTF_8);
    file = Files.writeString(folder.resolve("house.muster"), text);
  }

  private List<String> findings(String was, String becomes) throws IOException {
    assertTrue(text.contains(was), was);
    Path changed = folder.resolve("changed.muster");
    Files.writeString(changed, text.replace(was, becomes));
    return CommandRun.of("check", changed.toString())
        .out()
        .lines()
        .map(line -> line.replaceFirst("^[^ ]* ", ""))
        .filter(line -> line.matches("(error|warning) V-.*"))
        .toList();
  }

  @Test
  void itIsChecked() throws IOException {
    assertTrue(
        CommandRun.of("check", file.toString()).out().endsWith("0 errors, 0 warnings\n"),
        CommandRun.of("check", file.toString()).out());
    assertEquals(
        List.of("error V-209: 'light' is no value of rain; choose one of none, heavy"),
        findings("switch rain heavy", "switch rain light"));
    assertEquals(
        List.of(
            "warning V-013: the rulebook has no trait 'veteran', so it has no effect; check the"
                + " spelling or add it in a rulebook that extends it; did you mean 'veterans'?"
                + " [§15.0]"),
        findings("bp 3 veterans", "bp 3 veteran"));
    assertEquals(
        List.of(
            // By its properties it is a kind of Pistols, and held to what they are.
            "warning V-027: Cuirassiers without 2h have no ranged fire; add it; quick fix: Add 2h 0"
                + " [§7.4]",
            "warning V-037: sp 5/6 grows to the rear; write the front rank first; quick fix: Write"
                + " sp 6/5 [§15.0]"),
        findings("sp 6/5 cb 2 pb -1 2h -2", "sp 5/6 cb 2 pb -1"));
    assertEquals(
        List.of(
            "error V-301: no rulebook in sight has a terrain 'vinyard'; choose one it lists or add"
                + " it in a rulebook; did you mean 'vineyard'?"),
        findings("{ . plain v vineyard }", "{ . plain v vinyard }"));
  }

  @Test
  void itIsFought() throws IOException {
    CommandRun battle = CommandRun.of("battle", file.toString(), "--seed", "3");
    assertEquals(0, battle.exit(), battle.toString());
    assertTrue(battle.out().contains("Saturday's Special Units Sheet"), battle.out());
    CommandRun log = CommandRun.of("battle", file.toString(), "--seed", "3", "--log", "json");
    Path written = Files.writeString(folder.resolve("log.jsonl"), log.out());
    CommandRun replay = CommandRun.of("replay", written.toString());
    assertEquals(1, replay.exit(), replay.toString());
    assertTrue(replay.out().contains("every one by the rules"), replay.out());
    assertTrue(
        replay.err().contains("fought by its own rulebook Saturday.units, which differs from"),
        replay.err());
  }

  @Test
  void itsGroundIsGroundToTheEngine() throws IOException {
    String closed = text.replace("cost * 2, Ln 3, Pi 3, Hs 3, FH 3, SH 3", "no entry for Cu, Sh");
    assertFalse(closed.equals(text));
    Path other = Files.writeString(folder.resolve("closed.muster"), closed);
    assertFalse(
        CommandRun.of("battle", file.toString(), "--seed", "3")
            .out()
            .equals(CommandRun.of("battle", other.toString(), "--seed", "3").out()));
  }

  @Test
  void itIsPrinted() throws IOException {
    Path out = folder.resolve("pages");
    CommandRun print = CommandRun.of("print", file.toString(), "--out", out.toString());
    assertEquals(0, print.exit(), print.toString());
    var pages = new StringBuilder();
    try (Stream<Path> all = Files.list(out)) {
      for (Path page : all.sorted().toList()) {
        pages.append(Files.readString(page));
      }
    }
    for (String shown :
        List.of(
            "Saturday's Special Units Sheet".replace("'", "&#39;"),
            "CS, Cuirassiers, Pistol",
            "veterans",
            "Vineyard *",
            "<b>rain: heavy.</b> Whether it has rained since dawn. Otherwise: none.",
            "<b>veterans.</b> morale +1, melee +1 against Pike, Pike &amp; Shot. They have seen worse.",
            "<b>Wet match.</b> fire -1 for Pike &amp; Shot, Skirmishers, Shot if rain is heavy.",
            "veterans (morale +1, melee +1 against Pike, Pike &amp; Shot)",
            "<td>cover</td>")) {
      assertTrue(pages.toString().contains(shown), () -> "no " + shown);
    }
  }
}
