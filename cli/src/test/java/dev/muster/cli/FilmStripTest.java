package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.map.FilmStrip;
import dev.muster.print.replay.BattleRecording;
import dev.muster.print.replay.KeyPosition;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.SideColour;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The key positions of a battle, and the picture that shows them. */
class FilmStripTest {
  private static final String LINES = "../examples/two-lines";

  /** Dots of a picture in a forum. */
  private static final int FORUM = 1000;

  /** Dots of the lowest letters that are read on a screen. */
  private static final double LEAST_DOTS = 12;

  @TempDir private Path folder;

  private static BattleRecording recorded(String example) throws Exception {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of("../examples/" + example))).programs().getFirst();
    return BattleRecording.of(program, 3, SearchSettings.of(SearchEffort.USUAL, 3), () -> false);
  }

  /** On hexes, boxes and the open table. */
  @ParameterizedTest
  @ValueSource(strings = {"meeting", "two-lines", "even-table"})
  void aStripCanBeRead(String example) throws Exception {
    BattleRecording battle = recorded(example);
    List<KeyPosition> positions = KeyPosition.of(battle);
    assertTrue(positions.size() >= 4 && positions.size() <= 8, positions.size() + " positions");
    assertEquals("Start", positions.getFirst().when());
    assertEquals("End", positions.getLast().when());
    Drawing strip = FilmStrip.of(battle);
    assertEquals(List.of(), strip.outside(), "text that leaves the picture");
    List<Primitive.TextPrimitive> texts =
        strip.shapes().stream()
            .flatMap(each -> each.marks().stream())
            .filter(Primitive.TextPrimitive.class::isInstance)
            .map(Primitive.TextPrimitive.class::cast)
            .toList();
    for (Primitive.TextPrimitive each : texts) {
      double dots = each.size() * FORUM / strip.width();
      assertTrue(dots >= LEAST_DOTS, dots + " dots: " + each.text());
    }
    for (KeyPosition each : positions) {
      assertTrue(texts.stream().anyMatch(text -> text.text().equals(each.when())), each.when());
      for (int side = 0; side < 2; side++) {
        String lost = each.losses(side);
        String colour = SideColour.of(battle.program().scenario()).get(side).paper();
        assertTrue(
            texts.stream()
                .anyMatch(text -> text.text().endsWith(lost) && text.ink().equals(colour)),
            lost);
      }
    }
  }

  /** Moments with chances that are set: those that swing most, and an army that breaks. */
  @Test
  void theKeyPositionsAreThoseThatTurnedTheBattle() throws Exception {
    BattleRecording battle = recorded("two-lines");
    List<BattleRecording.Frame> frames = battle.frames();
    int step = frames.size() / 20;
    Map<Integer, Double> swings =
        Map.of(
            step, 0.80, 2 * step, 0.55, 3 * step, 0.71, 4 * step, 0.40, 5 * step, 0.53, 6 * step,
            0.75, 7 * step, 0.45, 8 * step, 0.60);
    List<KeyPosition> found = KeyPosition.of(with(battle, swings, List.of(6, 6)));
    // by their size: 31, 30, 30, 25, 22 and 16 points; not those of 15 and of 13
    assertEquals(
        List.of(0, step, 2 * step, 3 * step, 4 * step, 6 * step, 7 * step, frames.size() - 1),
        found.stream().map(KeyPosition::moment).toList());
    assertTrue(found.get(1).title().contains("chances from 50 to 80 %"), found.get(1).title());
    // an army that breaks comes before all of them
    BattleRecording broken = with(battle, swings, List.of(0, 6));
    assertTrue(
        KeyPosition.of(broken).stream().anyMatch(each -> each.title().endsWith(" breaks")),
        KeyPosition.of(broken).toString());
    // ends of rounds stand in where nothing turns
    List<KeyPosition> quiet = KeyPosition.of(with(battle, Map.of(), List.of(99, 99)));
    assertEquals(4, quiet.size());
    assertTrue(quiet.get(1).title().startsWith("The end of round "), quiet.get(1).title());
  }

  /**
   * The same battle with other chances, from the moments that have some on, and no lost leaders.
   *
   * @param breaksAt 0 for a side that breaks in the 9th part of the battle
   */
  private static BattleRecording with(
      BattleRecording battle, Map<Integer, Double> chances, List<Integer> breaksAt) {
    List<BattleRecording.Frame> frames = new ArrayList<>();
    double now = 0.5;
    for (int i = 0; i < battle.frames().size(); i++) {
      BattleRecording.Frame frame = battle.frames().get(i);
      now = chances.getOrDefault(i, now);
      int lost = i < battle.frames().size() / 2 ? 0 : 1;
      BattlePosition was = frame.position();
      BattlePosition position =
          new BattlePosition(
              was.units(),
              List.of(),
              List.of(lost, 0),
              breaksAt.stream().map(each -> each == 0 ? 1 : 99).toList());
      frames.add(
          new BattleRecording.Frame(
              frame.event(), frame.round(), frame.lines(), position, frame.charge(), now));
    }
    return new BattleRecording(
        battle.program(), battle.seed(), frames, battle.outcome(), battle.log());
  }

  @Test
  void theStripOfABattleIsThatOfItsLog() throws Exception {
    Path battle = folder.resolve("battle.svg");
    Path picture = folder.resolve("battle.png");
    Path again = folder.resolve("again.svg");
    Path log = folder.resolve("battle.jsonl");
    ok("battle", LINES, "--seed", "7", "--strip", battle.toString());
    ok("battle", LINES, "--seed", "7", "--strip", picture.toString());
    Files.writeString(log, ok("battle", LINES, "--seed", "7", "--log", "json"));
    String said = ok("replay", log.toString(), "--strip", again.toString());
    assertTrue(said.contains("written: " + again), said);
    assertArrayEquals(Files.readAllBytes(battle), Files.readAllBytes(again));
    String svg = Files.readString(battle);
    assertTrue(svg.contains("Seed 7"), "the foot");
    assertTrue(!svg.contains("<script") && !svg.contains("href"), "nothing but a picture");
    var image = ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(picture)));
    assertTrue(image.getWidth() >= FORUM, image.getWidth() + " dots");
  }

  @Test
  void whatCannotBeWrittenIsRefused() throws Exception {
    Path there = folder.resolve("there.png");
    Files.writeString(there, "mine");
    refused("a .png or an .svg picture", "battle", LINES, "--strip", "battle.gif");
    refused("leave out --brief", "battle", LINES, "--brief", "--strip", "battle.png");
    refused("--strip", "battle", LINES, "--report", "text", "--strip", "battle.png");
    refused("is there already", "battle", LINES, "--strip", there.toString());
    Path page = folder.resolve("new.html");
    refused(
        "is there already",
        "battle",
        LINES,
        "--replay",
        page.toString(),
        "--strip",
        there.toString());
    assertFalse(Files.exists(page), "nothing is written before all can be");
    assertEquals("mine", Files.readString(there));
    Path log = folder.resolve("half.jsonl");
    CommandRun played =
        CommandRun.fed("save " + log + "\nquit\n", "battle", LINES, "--commanders", "human,steady");
    assertEquals(0, played.exit(), played.toString());
    CommandRun half = CommandRun.of("replay", log.toString(), "--strip", folder + "/half.png");
    assertEquals(1, half.exit(), half.toString());
    assertTrue(half.err().contains("fought to its end"), half.err());
  }

  private static void refused(String why, String... arguments) {
    CommandRun run = CommandRun.of(arguments);
    assertEquals(2, run.exit(), run.toString());
    assertTrue(run.err().contains(why), run.err());
  }

  private static String ok(String... arguments) {
    CommandRun run = CommandRun.of(arguments);
    assertEquals(0, run.exit(), run.toString());
    return run.out();
  }
}
