package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The quick reference lists the factors that the troops and the ground of a battle can have. */
@Tag("slow")
class QuickReferenceFactorsTest {
  private static final Pattern TABLE =
      Pattern.compile("<table class=\"factors\">.*?</table>", Pattern.DOTALL);
  private static final Pattern ROW = Pattern.compile("<tr><td>(.*?)</td>.*?<td>([^<]*)</td></tr>");

  @TempDir Path out;

  /** Each row of the table: the factor, and its rule behind a stroke. */
  private List<String> rows(String example, String scenario) throws IOException {
    CommandRun run =
        CommandRun.of(
            "print", "../examples/" + example, "--what", "reference", "--out", out.toString());
    assertEquals(0, run.exit(), run.toString());
    var table = TABLE.matcher(Files.readString(out.resolve("reference-" + scenario + ".html")));
    List<String> rows = new ArrayList<>();
    if (table.find()) {
      var row = ROW.matcher(table.group());
      while (row.find()) {
        rows.add(row.group(1).replace(" *", "") + " | " + row.group(2).strip());
      }
    }
    return rows;
  }

  private List<String> factors(String example, String scenario) throws IOException {
    return rows(example, scenario).stream()
        .map(row -> row.substring(0, row.indexOf(" |")))
        .toList();
  }

  @Test
  void nobodyIsUphillOnAFlatMap() throws IOException {
    List<String> flat = List.of("Disordered", "Flank or rear", "Heavy cavalry on contact");
    assertEquals(flat, factors("dreux", "Dreux"));
    assertEquals(flat, factors("rocroi", "Rocroi"));
  }

  @Test
  void aHillLetsADefenderBeUphill() throws IOException {
    List<String> hills =
        List.of("Disordered", "Defender uphill", "Flank or rear", "Heavy cavalry on contact");
    assertEquals(hills, factors("edgehill", "Edgehill"));
    assertEquals(hills, factors("seneffe", "Seneffe"));
  }

  /**
   * Breitenfeld has no works, wagons, elephants, bows, polearms or javelins, and nobody who charges
   * out of control. A part of the basic factor says for and against whom it is, as far as this
   * battle has them.
   */
  @Test
  void theTroopsOfBreitenfeldHaveTheseModifiers() throws IOException {
    List<String> rows = rows("breitenfeld", "Breitenfeld");
    assertEquals(
        List.of(
            "light troops",
            "target in cover",
            "disordered",
            "from cover or difficult ground",
            "to its flank",
            "support",
            "a telling target",
            "disordered",
            "rough ground",
            "difficult ground",
            "rough ground",
            "difficult ground",
            "commander",
            "on flank or rear",
            "simple support",
            "melee support",
            "vantage",
            "pikes that stand",
            "impact",
            "pistol",
            "heavy foot",
            "heavy foot",
            "Deep Order",
            "cavalry",
            "against artillery",
            "cavalry"),
        rows.stream().map(row -> row.substring(0, row.indexOf(" |"))).toList());
    assertTrue(
        rows.containsAll(
            List.of(
                "heavy foot | for Pike &amp; Shot",
                "heavy foot | for Pike &amp; Shot against Light Cavalry",
                "Deep Order | for Later Tercio",
                "to its flank | A Later Tercio.",
                "cavalry | Against the flank or rear of HI.")),
        rows.toString());
  }
}
