package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.muster.dsl.ide.scene.SceneBoard;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.print.page.PageFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The canvas and the page point at the same: at 1,000 spots of each example, and at its edges. */
class BattleMapHitTest extends BattleMapFixture {

  private static final int SPOTS = 1000;

  /** The random numbers of the tests of the page. */
  private static final long FACTOR = 16807;

  private static final long MODULUS = 2147483647;

  /** Asks the page's own modules, in the words of the canvas. */
  private static final String SCRIPT =
      """
      import { readFileSync, writeFileSync } from 'node:fs';
      import { Model } from './model.js';
      const { params } = JSON.parse(readFileSync('scene.json', 'utf8'));
      const model = new Model(params);
      const spots = readFileSync('spots.txt', 'utf8').trim().split('\\n').map((line) => line.split(' ').map(Number));
      const hits = spots.map(([x, y]) => `${model.at(x, y)[0]?.id ?? ''} ${model.places.at(x, y) ?? ''}`);
      writeFileSync('hits.txt', hits.join('\\n'));
      """;

  @TempDir private Path folder;

  /** A map of each kind, and the largest. */
  @Tag(WorkbenchFixture.ONCE)
  @ParameterizedTest
  @ValueSource(strings = {"breitenfeld", "dreux", "pavia", "seneffe"})
  void theCanvasAndThePageFindTheSame(String example) throws Exception {
    findTheSame(example);
  }

  @Tag("nightly")
  @Tag(WorkbenchFixture.ONCE)
  @ParameterizedTest
  @ValueSource(
      strings = {
        "amendments",
        "edgehill",
        "even-table",
        "lutzen",
        "meeting",
        "nieuwpoort",
        "rocroi",
        "rocroi-adlgr",
        "rocroi-boxgrid",
        "two-lines"
      })
  void theCanvasAndThePageFindTheSameInOtherExamples(String example) throws Exception {
    findTheSame(example);
  }

  private void findTheSame(String example) throws Exception {
    assumeTrue(hasNode(), "The page is not compared: there is no node here.");
    openExample(example);
    List<double[]> spots = spots(scene().board());
    List<String> canvas = spots.stream().map(this::hit).toList();
    List<String> page = page(spots);
    assertEquals(spots.size(), page.size());
    List<String> wrong = new ArrayList<>();
    for (int i = 0; i < spots.size(); i++) {
      if (!canvas.get(i).equals(page.get(i))) {
        wrong.add(
            spots.get(i)[0] + "," + spots.get(i)[1] + ": " + canvas.get(i) + " | " + page.get(i));
      }
    }
    assertEquals(List.of(), wrong);
    long hits = canvas.stream().filter(each -> !each.startsWith(" ")).count();
    assertTrue(hits > 20, () -> hits + " spots are on something");
  }

  private static boolean hasNode() throws InterruptedException {
    try {
      return new ProcessBuilder("node", "--version").start().waitFor() == 0;
    } catch (IOException none) {
      return false;
    }
  }

  /** Random spots of the field and beyond it, and the corners of cells. */
  private static List<double[]> spots(SceneBoard board) {
    List<double[]> spots = new ArrayList<>();
    long seed = 7;
    for (int i = 0; i < SPOTS; i++) {
      seed = seed * FACTOR % MODULUS;
      double x = (double) seed / MODULUS;
      seed = seed * FACTOR % MODULUS;
      double y = (double) seed / MODULUS;
      // a spot in twenty lies beyond the edge
      double beyond = i % 20 == 0 ? board.margin() : 0;
      spots.add(
          new double[] {
            x * (board.width() + 2 * beyond) - beyond, y * (board.height() + 2 * beyond) - beyond
          });
    }
    return spots;
  }

  private String hit(double[] spot) {
    String id =
        model()
            .finder()
            .at(spot[0], spot[1], layer -> true, MapCanvas::isThing)
            .map(SceneItem::id)
            .orElse("");
    return id + " " + model().places().at(spot[0], spot[1]).orElse("");
  }

  private List<String> page(List<double[]> spots) throws Exception {
    for (String each : List.of("model.js", "board.js")) {
      Files.writeString(folder.resolve(each), PageFiles.text(each));
    }
    Files.writeString(folder.resolve("package.json"), "{\"type\": \"module\"}");
    Files.writeString(folder.resolve("hits.js"), SCRIPT);
    Files.writeString(folder.resolve("scene.json"), sceneMessage());
    Files.writeString(
        folder.resolve("spots.txt"),
        String.join("\n", spots.stream().map(each -> each[0] + " " + each[1]).toList()));
    Process node =
        new ProcessBuilder("node", "hits.js")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(node.getInputStream().readAllBytes());
    assertEquals(0, node.waitFor(), said);
    return Files.readAllLines(folder.resolve("hits.txt"));
  }
}
