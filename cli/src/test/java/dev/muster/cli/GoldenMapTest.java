package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.muster.dsl.compile.MusterFiles;
import dev.muster.dsl.compile.UnreadableInput;
import dev.muster.print.drawing.Drawing;
import dev.muster.print.field.FieldMap;
import dev.muster.print.field.Palette;
import dev.muster.rules.model.BattleProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Maps of hexes, of boxes and of a table are drawn today as they are kept; that of Seneffe is in
 * the README. {@code -Dmuster.rewrite=true} writes them anew: look at them.
 */
class GoldenMapTest {
  private static final String BOARDS = "../dsl/src/test/resources/dev/muster/dsl/boards/";

  @ParameterizedTest
  @CsvSource({
    "../examples/seneffe, map-Seneffe.svg, ../docs/images/map-seneffe.svg",
    "../examples/pavia, map-Pavia.svg, ../docs/images/map-pavia.svg",
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

  /** In every palette, on one sheet and at the scale of a table. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "../examples/dreux/dreux.muster",
        "../examples/meeting/meeting.muster",
        "../examples/pavia/pavia.muster",
        "../examples/two-lines/two-lines.muster",
        BOARDS + "boxes.muster",
        BOARDS + "table.muster",
        BOARDS + "ways.muster"
      })
  void nothingCoversAnotherOrIsTooSmall(Path file) throws IOException, UnreadableInput {
    List<BattleProgram> programs = MusterFiles.load(Files.readAllBytes(file), file).programs();
    assertFalse(programs.isEmpty());
    for (BattleProgram program : programs) {
      for (Palette palette : Palette.values()) {
        var manner = new FieldMap.Manner(palette, -1);
        clean(FieldMap.best(program, 188, 275, manner));
        clean(FieldMap.atScale(program, 60, manner));
      }
    }
  }

  private static void clean(Drawing drawing) {
    assertEquals(List.of(), drawing.overlaps());
    assertEquals(List.of(), drawing.outside());
    assertEquals(List.of(), drawing.tooSmall());
  }
}
