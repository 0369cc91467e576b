package dev.muster.dsl.ide.hover;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.muster.LookDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.print.SvgWriter;
import dev.muster.print.map.Swatch;
import dev.muster.rules.model.Rulebook;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Pictures of looks for a hover, as the maps draw them. */
final class TerrainPreviewImages {
  private TerrainPreviewImages() {}

  /**
   * Returns the terrain of a look as an image in Markdown; empty if its rulebook cannot be read
   * yet.
   */
  static String of(LookDef look) {
    if (!(look.eContainer() instanceof TerrainDef terrain)
        || !(terrain.eContainer() instanceof RulebookDef rulebook)
        || terrain.getName() == null) {
      return "";
    }
    try {
      Rulebook book = ProgramCompiler.lenient().rulebook(rulebook);
      Rulebook.Terrain drawn = book.terrain(terrain.getName());
      return drawn == null ? "" : picture(SvgWriter.of(Swatch.of(book, drawn)));
    } catch (IllegalArgumentException unfinished) {
      return "";
    }
  }

  private static String picture(String svg) {
    String data = Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
    return "![in colours, in grey, with little ink](data:image/svg+xml;base64," + data + ")";
  }
}
