package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.muster.dsl.ide.scene.SceneBoard;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ui.map.paint.Extent;
import dev.muster.dsl.ui.map.paint.ScenePainter;
import dev.muster.dsl.ui.map.paint.Viewport;
import dev.muster.print.page.PageFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each layer alone, as the canvas and as the page paint it: the two pictures are the same but for
 * the edges of lines and letters. Writes target/map-layers.md, which docs/measured/map-layers.md
 * has.
 */
class BattleMapLayersTest extends BattleMapFixture {

  private static final int WIDTH = 1000;

  /** Edges of lines and letters are smoothed in other ways: squares of so many points count. */
  private static final int SQUARE = 4;

  /**
   * The greatest mean difference of the squares that either paints, in percent of full white, and
   * the greatest share of these squares that differ by more than a quarter.
   */
  private static final Difference MOST = new Difference(12, 3);

  /** The same where letters stand alone: the two have other fonts. */
  private static final Difference MOST_OF_LETTERS = new Difference(20, 25);

  private static final Set<String> LETTERS = Set.of("Names", "Arrivals");

  private static final int QUARTER = 64;

  private static final List<String> BROWSERS =
      List.of(
          "/usr/bin/chromium",
          "/usr/bin/chromium-browser",
          "/usr/bin/google-chrome",
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");

  private static final String PAGE =
      """
      <!DOCTYPE html><meta charset="utf-8"><link rel="stylesheet" href="map.css">
      <style>html, body { margin: 0; padding: 0; display: block; overflow: visible; height: auto; }
      body { background: @BACK@; } svg.field { position: static; display: block; }</style>
      <script type="application/json" id="scene">@SCENE@</script>
      <script type="module">
      import { markElement, element } from './shapes.js';
      import { Ink } from './ink.js';
      const scene = JSON.parse(document.getElementById('scene').textContent).params;
      new Ink(scene.colours, '@THEME@').give(document.body.style);
      for (const id of @LAYERS@) {
          const svg = element('svg', { class: 'field', viewBox: '@BOX@' });
          svg.style.width = '@WIDTH@px';
          svg.style.height = '@HEIGHT@px';
          svg.style.overflow = 'hidden';
          for (const item of scene.layers.find((layer) => layer.id === id).items) {
              svg.append(...scene.items[item].marks.map(markElement));
          }
          document.body.append(svg);
      }
      </script>
      """;

  @TempDir private Path folder;

  /** How far two pictures differ, in percent. */
  private record Difference(double mean, double other) {
    boolean isWithin(Difference most) {
      return mean <= most.mean && other <= most.other;
    }

    Difference or(Difference more) {
      return new Difference(Math.max(mean, more.mean), Math.max(other, more.other));
    }
  }

  /** On hexes, boxes and the open table; the dark theme only maps each colour to another one. */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void theCanvasPaintsWhatThePagePaints() throws Exception {
    theCanvasPaintsWhatThePagePaints(List.of("dreux", "pavia", "breitenfeld"), List.of("dreux"));
  }

  @Tag("nightly")
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void theCanvasPaintsWhatThePagePaintsInEachTheme() throws Exception {
    List<String> examples = List.of("dreux", "seneffe", "pavia", "breitenfeld");
    theCanvasPaintsWhatThePagePaints(examples, examples);
  }

  private void theCanvasPaintsWhatThePagePaints(List<String> examples, List<String> alsoDark)
      throws Exception {
    Optional<String> browser =
        Stream.concat(Stream.ofNullable(System.getenv("CHROMIUM")), BROWSERS.stream())
            .filter(each -> Files.exists(Path.of(each)))
            .findFirst();
    assumeTrue(browser.isPresent(), "The pictures are not compared: there is no Chromium here.");
    Map<String, Difference> worst = new TreeMap<>();
    for (String example : examples) {
      openExample(example);
      showAll();
      List<Boolean> themes = alsoDark.contains(example) ? List.of(false, true) : List.of(false);
      for (boolean dark : themes) {
        compare(browser.get(), dark)
            .forEach((layer, found) -> worst.merge(layer, found, Difference::or));
      }
      page().closeAllEditors(false);
      await("no field", () -> model().scene().isEmpty());
    }
    StringBuilder table = new StringBuilder("| Layer | Mean difference | Squares that differ |\n");
    table.append("|---|---:|---:|\n");
    worst.forEach(
        (layer, found) ->
            table.append(
                String.format(
                    Locale.ROOT, "| %s | %.1f %% | %.1f %% |%n", layer, found.mean, found.other)));
    Files.writeString(
        Path.of(System.getProperty("muster.screenshots", "target")).resolve("map-layers.md"),
        table);
    System.out.print(table);
    assertTrue(worst.size() > 12, worst::toString);
    worst.forEach(
        (layer, found) ->
            assertTrue(
                found.isWithin(LETTERS.contains(layer) ? MOST_OF_LETTERS : MOST),
                () -> layer + " " + found));
  }

  /** Those that are computed on demand too, about the first stand. */
  private void showAll() throws Exception {
    model().select(List.of(model().stands().findFirst().orElseThrow().id()));
    scene().layers().forEach(each -> model().setShown(each.id(), true));
    allIsRead();
  }

  private Map<String, Difference> compare(String browser, boolean dark) throws Exception {
    SceneBoard board = scene().board();
    Extent whole = new Extent(0, 0, board.width(), board.height()).grown(board.margin());
    double scale = WIDTH / (whole.right() - whole.left());
    int height = (int) Math.ceil((whole.bottom() - whole.top()) * scale);
    Viewport view = new Viewport(scale, whole.left(), whole.top());
    List<SceneLayer> layers =
        scene().layers().stream()
            .filter(each -> !each.items().isEmpty() && each.smallestCell() <= board.cell() * scale)
            .toList();
    RGB back = dark ? new RGB(30, 30, 30) : new RGB(255, 255, 255);
    List<ImageData> ours =
        layers.stream().map(each -> canvas(view, height, each.id(), back)).toList();
    List<String> ids = layers.stream().map(SceneLayer::id).toList();
    ImageData theirs = page(browser, whole, height, ids, dark, back);
    Map<String, Difference> found = new TreeMap<>();
    for (int i = 0; i < layers.size(); i++) {
      found.put(layers.get(i).label(), difference(ours.get(i), theirs, i * height, back));
    }
    return found;
  }

  private ImageData canvas(Viewport view, int height, String layer, RGB back) {
    Display display = Display.getCurrent();
    Image image = new Image(display, WIDTH, height);
    GC gc = new GC(image);
    Color background = new Color(back);
    gc.setBackground(background);
    gc.fillRectangle(0, 0, WIDTH, height);
    ScenePainter painter = new ScenePainter(display);
    painter.show(scene());
    Set<String> hidden = new HashSet<>();
    scene().layers().forEach(each -> hidden.add(each.id()));
    hidden.remove(layer);
    painter.paint(gc, view, new Point(WIDTH, height), background, hidden);
    gc.dispose();
    painter.dispose();
    ImageData data = image.getImageData();
    image.dispose();
    return data;
  }

  private ImageData page(
      String browser, Extent whole, int height, List<String> layers, boolean dark, RGB back)
      throws Exception {
    for (String each : List.of("shapes.js", "ink.js", "map.css")) {
      Files.writeString(folder.resolve(each), PageFiles.text(each));
    }
    String box =
        whole.left()
            + " "
            + whole.top()
            + " "
            + (whole.right() - whole.left())
            + " "
            + (height * (whole.right() - whole.left()) / WIDTH);
    Path html = folder.resolve("layers.html");
    Files.writeString(
        html,
        PAGE.replace("@BACK@", "rgb(%d, %d, %d)".formatted(back.red, back.green, back.blue))
            .replace("@THEME@", dark ? "dark" : "light")
            .replace("@BOX@", box)
            .replace("@WIDTH@", Integer.toString(WIDTH))
            .replace("@HEIGHT@", Integer.toString(height))
            .replace("@LAYERS@", "['" + String.join("', '", layers) + "']")
            .replace("@SCENE@", sceneMessage().replace("<", "\\u003c")));
    Path picture = folder.resolve("layers.png");
    Files.deleteIfExists(picture);
    Process process =
        new ProcessBuilder(
                browser,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--force-device-scale-factor=1",
                "--allow-file-access-from-files",
                "--user-data-dir=" + folder.resolve("profile"),
                "--virtual-time-budget=10000",
                "--window-size=" + WIDTH + "," + height * layers.size(),
                "--screenshot=" + picture,
                html.toUri().toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("browser.log").toFile())
            .start();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES), "the browser ends");
    assertTrue(Files.exists(picture), () -> "no picture");
    ImageData data = new ImageData(picture.toString());
    assertEquals(new Point(WIDTH, height * layers.size()), new Point(data.width, data.height));
    return data;
  }

  private static Difference difference(ImageData ours, ImageData theirs, int top, RGB back) {
    int painted = 0;
    int other = 0;
    double sum = 0;
    double[] empty = {back.red, back.green, back.blue};
    for (int y = 0; y + SQUARE <= ours.height; y += SQUARE) {
      for (int x = 0; x + SQUARE <= ours.width; x += SQUARE) {
        double[] one = mean(ours, x, y);
        double[] two = mean(theirs, x, y + top);
        if (far(one, empty) > 2 || far(two, empty) > 2) {
          painted++;
          sum += far(one, two);
          other += far(one, two) > QUARTER ? 1 : 0;
        }
      }
    }
    return painted == 0
        ? new Difference(0, 0)
        : new Difference(100 * sum / painted / 255, 100.0 * other / painted);
  }

  /** The mean colour of a square; most are of one colour. */
  private static double[] mean(ImageData picture, int x, int y) {
    double[] sum = new double[3];
    int[] line = new int[SQUARE];
    int last = 0;
    RGB at = null;
    for (int row = 0; row < SQUARE; row++) {
      picture.getPixels(x, y + row, SQUARE, line, 0);
      for (int pixel : line) {
        if (at == null || pixel != last) {
          at = picture.palette.getRGB(pixel);
          last = pixel;
        }
        sum[0] += at.red;
        sum[1] += at.green;
        sum[2] += at.blue;
      }
    }
    for (int i = 0; i < sum.length; i++) {
      sum[i] /= SQUARE * SQUARE;
    }
    return sum;
  }

  private static double far(double[] one, double[] two) {
    double far = 0;
    for (int i = 0; i < one.length; i++) {
      far += Math.abs(one[i] - two[i]) / one.length;
    }
    return far;
  }
}
