package dev.muster.cli;

import dev.muster.print.SvgWriter;
import dev.muster.print.export.pdf.PngWriter;
import dev.muster.print.map.FilmStrip;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.files.UnwritableFileException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Writes the key positions of a battle as one picture. */
final class StripOption {
  private static final String SVG = ".svg";
  private static final String PNG = ".png";

  @Option(
      names = "--strip",
      paramLabel = "FILE",
      description =
          "Writes the key positions of the battle as one picture for a forum, .png or .svg: a map of"
              + " the start, the turning points and the end, with losses and chances.")
  private @Nullable Path strip;

  boolean isGiven() {
    return strip != null;
  }

  /**
   * Checks the name of the file.
   *
   * @throws CommandFailure if its ending is neither .png nor .svg, or there is such a file already
   */
  void check() {
    if (strip != null && !ends(strip, SVG) && !ends(strip, PNG)) {
      throw new CommandFailure(
          ExitCode.USAGE, "--strip writes a .png or an .svg picture, found " + strip);
    }
    PlayedBattleRun.checkNew(strip);
  }

  private static boolean ends(Path file, String ending) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /** Writes the picture if it is asked for. */
  void write(BattleRecording battle, Terminal terminal) throws UnwritableFileException {
    Path file = strip;
    if (file != null) {
      String svg = SvgWriter.of(FilmStrip.of(battle));
      byte[] bytes = ends(file, PNG) ? PngWriter.of(svg) : svg.getBytes(StandardCharsets.UTF_8);
      PlayedBattleRun.write(file, bytes);
      terminal.println("written: " + file);
    }
  }
}
