package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The map in the README is the one that is printed today. {@code -Dmuster.rewrite=true} writes it
 * anew: look at it.
 */
class GoldenMapTest {
  private static final Path SHOWN = Path.of("../docs/images/map-seneffe.svg");

  @Test
  void theMapOfSeneffeIsDrawnAsShown(@TempDir Path out) throws IOException {
    CommandRun run =
        CommandRun.of(
            "print",
            "../examples/seneffe",
            "--what",
            "map",
            "--format",
            "svg",
            "--out",
            out.toString());
    assertEquals(0, run.exit(), run.toString());
    String drawn = Files.readString(out.resolve("map-Seneffe.svg"));
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(SHOWN, drawn);
    }
    assertEquals(Files.readString(SHOWN).replace("\r\n", "\n"), drawn);
  }
}
