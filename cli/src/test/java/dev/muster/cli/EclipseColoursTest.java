package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.SideColour;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The colours of Eclipse that stand in files: those of sides, and of pictures. */
class EclipseColoursTest {
  private static final Path ECLIPSE = Path.of("../dsl.ui");

  /** The ground of toolbars and tabs in the light theme. */
  private static final String LIGHT = "#f8f8f8";

  /** The ground of lists in the dark theme. */
  private static final String DARK = "#2f2f2f";

  /** The ground of toolbars and tabs in the dark theme. */
  private static final String DARK_TOOLBAR = "#48484c";

  /** What the guidelines of accessible pages ask of what is no text, WCAG 2.1 level AA. */
  private static final double SEEN = 3;

  private static final Pattern COLOUR = Pattern.compile("#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\\b");

  @Test
  void theColoursOfSidesAreThoseOfAllOtherReports() throws IOException {
    String definitions = Files.readString(ECLIPSE.resolve("plugin.xml"));
    String dark = Files.readString(ECLIPSE.resolve("css/dark.css"));
    for (SideColour each : SideColour.values()) {
      int[] light = rgb(each.light());
      String id = "colour.battle." + each.key() + "\"";
      String line = definitions.lines().filter(it -> it.contains(id)).reduce("", (a, b) -> a + b);
      assertTrue(
          line.contains("value=\"%d,%d,%d\"".formatted(light[0], light[1], light[2])),
          () -> each + " in " + line);
      int[] shown = rgb(each.dark());
      String rule =
          "dsl-ui-colour-battle-%s {\n    color: rgb(%d, %d, %d);"
              .formatted(each.key(), shown[0], shown[1], shown[2]);
      assertTrue(dark.contains(rule), rule);
    }
    assertEquals(
        SideColour.values().length,
        Pattern.compile("colour\\.battle\\.").matcher(definitions).results().count());
  }

  @Test
  void picturesAreSeenInBothThemes() throws IOException {
    Map<String, String> poor = new TreeMap<>();
    List<Path> pictures;
    try (Stream<Path> files = Files.list(ECLIPSE.resolve("icons"))) {
      pictures = files.filter(it -> it.toString().endsWith(".svg")).sorted().toList();
    }
    assertTrue(pictures.size() > 20, pictures.toString());
    for (Path picture : pictures) {
      List<String> colours =
          COLOUR
              .matcher(Files.readString(picture))
              .results()
              .map(MatchResult::group)
              .distinct()
              .toList();
      for (String each : colours) {
        if (contrast(each, DARK) < SEEN) {
          poor.merge(picture.getFileName().toString(), each, (a, b) -> a + " " + b);
        }
      }
      if (colours.stream().noneMatch(each -> contrast(each, LIGHT) >= SEEN)) {
        poor.merge(picture.getFileName().toString(), "pale", (a, b) -> a + " " + b);
      }
      if (colours.stream().noneMatch(each -> contrast(each, DARK_TOOLBAR) >= SEEN)) {
        poor.merge(picture.getFileName().toString(), "dim", (a, b) -> a + " " + b);
      }
    }
    assertEquals(Map.of(), poor);
  }

  @Test
  void theVersionUnderAboutIsThatOfTheBuild() throws IOException {
    String pom = Files.readString(Path.of("../pom.xml"));
    String version = pom.replaceFirst("(?s).*?<artifactId>dev.muster.parent</artifactId>", "");
    version = version.replaceFirst("(?s).*?<version>([0-9.]+)(?:-SNAPSHOT)?</version>.*", "$1");
    assertTrue(
        Files.readString(ECLIPSE.resolve("about.mappings")).contains("\n0=" + version + "\n"),
        version);
  }

  private static int[] rgb(String colour) {
    String hex = colour.substring(1);
    String full = hex.length() == 3 ? hex.replaceAll("(.)", "$1$1") : hex;
    int rgb = Integer.parseInt(full, 16);
    return new int[] {rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255};
  }

  private static double contrast(String one, String other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  private static double luminance(String colour) {
    int[] rgb = rgb(colour);
    return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
