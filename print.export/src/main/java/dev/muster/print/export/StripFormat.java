package dev.muster.print.export;

import dev.muster.print.SvgWriter;
import dev.muster.print.export.pdf.PngWriter;
import dev.muster.print.map.FilmStrip;
import dev.muster.print.replay.BattleRecording;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The formats of the film strip of a battle. */
public enum StripFormat {
  PNG,
  SVG;

  /** Returns the format of a file; empty if its name has the ending of none. */
  public static Optional<StripFormat> ofName(String file) {
    String name = file.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(each -> name.endsWith("." + each.name().toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  /** Returns the content of a file with the key positions of a battle as one picture. */
  public byte[] bytes(BattleRecording battle) {
    String svg = SvgWriter.of(FilmStrip.of(battle));
    return switch (this) {
      case PNG -> PngWriter.of(svg);
      case SVG -> svg.getBytes(StandardCharsets.UTF_8);
    };
  }
}
