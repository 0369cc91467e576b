package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.print.SvgWriter;
import dev.muster.print.drawing.Drawing;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.CounterSheets;
import dev.muster.print.map.MapSheet;
import dev.muster.print.map.Palette;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Maps of hexes, of boxes and of a table are drawn today as they are kept; that of Seneffe is in
 * the README. {@code -Dmuster.rewrite=true} writes them anew: look at them.
 */
@Tag("slow")
class GoldenMapTest {
  private static final String BOARDS = "../dsl/tests/src/test/resources/dev/muster/dsl/boards/";

  @ParameterizedTest
  @CsvSource({
    "../examples/seneffe, map-Seneffe.svg, ../docs/images/map-seneffe.svg",
    "../examples/pavia, map-Pavia.svg, ../docs/images/map-pavia.svg",
    "../examples/breitenfeld, map-Breitenfeld.svg, ../docs/images/map-breitenfeld.svg",
    BOARDS + "table.muster, map-Field.svg, src/test/resources/maps/table.svg",
    BOARDS + "boxes.muster, map-Breach.svg, src/test/resources/maps/boxes.svg",
    BOARDS + "ways.muster, map-Road.svg, src/test/resources/maps/ways.svg"
  })
  void aMapIsDrawnAsShown(String source, String name, Path shown, @TempDir Path out)
      throws IOException {
    CommandRun run =
        CommandRun.of("print", source, "--what", "map", "--format", "svg", "--out", out.toString());
    assertEquals(0, run.exit(), run.toString());
    String drawn = Files.readString(out.resolve(name));
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.createDirectories(shown.getParent());
      Files.writeString(shown, drawn);
    }
    assertEquals(undated(Files.readString(shown).replace("\r\n", "\n")), undated(drawn));
  }

  /** The drawing without its foot, which changes with every word of a rulebook. */
  private static String undated(String drawing) {
    return drawing
        .replaceAll("(?m)^.*Muster [0-9.]+ [0-9a-f]{4}(-[0-9a-f]{4}){3}.*\\n", "")
        .replaceFirst("height=\"[0-9.]+mm\" viewBox=\"[^\"]*\"", "");
  }

  static List<Path> battles() throws IOException {
    var all = new ArrayList<>(PageLegibilityTest.examples());
    for (String board : List.of("boxes", "table", "ways")) {
      all.add(Path.of(BOARDS + board + ".muster"));
    }
    return all;
  }

  /** Each in one palette, the next in another. */
  @ParameterizedTest
  @MethodSource("battles")
  void nothingCoversAnotherOrIsTooSmall(Path battles) throws IOException, UnreadableInputException {
    int one = battles().indexOf(battles) % Palette.values().length;
    nothingCoversAnotherOrIsTooSmall(battles, List.of(Palette.values()[one]));
  }

  @ParameterizedTest
  @Tag("nightly")
  @MethodSource("battles")
  void nothingCoversAnotherInAnyPalette(Path battles) throws UnreadableInputException {
    nothingCoversAnotherOrIsTooSmall(battles, List.of(Palette.values()));
  }

  /** On one sheet and at the scale of a table. */
  private static void nothingCoversAnotherOrIsTooSmall(Path battles, List<Palette> palettes)
      throws UnreadableInputException {
    List<BattleProgram> programs = MusterFileLoader.load(List.of(battles)).programs();
    assertFalse(programs.isEmpty());
    for (BattleProgram program : programs) {
      for (Palette palette : palettes) {
        var manner = new MapSheet.Manner(palette, -1);
        clean(MapSheet.best(program, 188, 275, manner));
        clean(MapSheet.atScale(program, 60, manner));
      }
    }
  }

  /** A base of 2 by 0.5 UD is cut out 80 mm wide and 20 mm deep. */
  @Test
  void countersOfATableAreAsLargeAsTheirBases() throws IOException, UnreadableInputException {
    BattleProgram program = program(Path.of(BOARDS + "table.muster"));
    var wanted = new ArrayList<String>();
    var figures = RuleSystems.of(program.rulebook()).derivedStats();
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          DerivedStats.UnitBase base = figures.base(program.line(side, stand), program.rulebook());
          wanted.add(Math.round(40 * base.width()) + " x " + Math.round(40 * base.depth()));
        }
      }
    }
    List<Drawing> sheets =
        CounterSheets.of(program, CounterSheets.usual(program), 188, 275, MapSheet.Manner.USUAL);
    sheets.forEach(GoldenMapTest::clean);
    List<String> found =
        sheets.stream()
            .flatMap(sheet -> sheet.shapes().stream())
            .map(shape -> shape.body().corners())
            .map(
                corners ->
                    Math.round(corners.get(0).distance(corners.get(1)))
                        + " x "
                        + Math.round(corners.get(1).distance(corners.get(2))))
            .toList();
    assertEquals(wanted, found);
    assertTrue(found.stream().distinct().count() > 1, found + "");
    // what is wider than the paper comes in parts that are laid together
    CounterSheets.of(program, 150, 188, 275, MapSheet.Manner.USUAL).forEach(GoldenMapTest::clean);
  }

  /** What a sign says of itself under the mouse, and the scale, are in the language of the page. */
  @Test
  void aMapSpeaksOneLanguage() throws IOException, UnreadableInputException {
    BattleProgram program = program(Path.of("../examples/dreux/dreux.muster"));
    var german = new MapSheet.Manner(Palette.COLOUR, -1, PageMessages.of("de"));
    String map = SvgWriter.of(MapSheet.best(program, 188, 275, german));
    for (String part :
        List.of("5 Hexfelder", ">Norden<", "General der Gruppe A: ", ">Front eines")) {
      assertTrue(map.contains(part), part);
    }
    for (String part : List.of(" hexes", "facing", "General of", "front of", "from round")) {
      assertFalse(map.contains(part), part);
    }
  }

  private static BattleProgram program(Path file) throws IOException, UnreadableInputException {
    return MusterFileLoader.load(Files.readAllBytes(file), file).programs().getFirst();
  }

  private static void clean(Drawing drawing) {
    assertEquals(List.of(), drawing.overlaps());
    assertEquals(List.of(), drawing.outside());
    assertEquals(List.of(), drawing.tooSmall());
  }
}
