package dev.muster.benchmarks;

import com.google.gson.Gson;
import dev.muster.dsl.ide.scene.LocateParams;
import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.ide.scene.PreviewParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.dsl.ide.scene.SceneParams;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;

/**
 * How long the scene of Seneffe takes after a keystroke, and of how many calls of a painter the
 * largest map is. Prints tables of docs/measured/language-speed.md. The argument is the folder of
 * the examples. Times are those of the processor, as in {@link LanguageServerTimings}.
 */
public final class SceneTimings {
  private static final int RUNS = 21;
  private static final int WARMING = 60;
  private static final double MAP_GOAL = 50;
  private static final double CALLS_GOAL = 5000;
  private static final String VIEW = "timings";

  private SceneTimings() {}

  public static void main(String[] args) throws Exception {
    Path examples = Path.of(args.length == 0 ? "examples" : args[0]);
    System.out.println("### The map of Seneffe\n");
    System.out.println("| | ms | Aim |");
    System.out.println("|---|---:|---|");
    Scene scene = seneffe(examples.resolve("seneffe"));
    System.out.println();
    System.out.println("### Calls of a painter\n");
    System.out.println("| | Items | Calls | Characters of JSON | Aim |");
    System.out.println("|---|---:|---:|---:|---|");
    size("Seneffe", scene);
    size("99 x 99 hexes with 594 stands", largest());
  }

  private static Scene seneffe(Path folder) throws Exception {
    try (ServerSession server = new ServerSession()) {
      String text = Files.readString(folder.resolve("seneffe.muster"));
      try (Stream<Path> all = Files.list(folder)) {
        for (Path each : all.sorted().toList()) {
          server.write(each.getFileName().toString(), Files.readString(each));
        }
      }
      server.start();
      String uri = server.open(server.uri("seneffe.muster"), text);
      String[] others = {"facing N", "facing S"};
      int at = text.indexOf("facing ");
      String word = text.substring(at, text.indexOf('\n', at));
      int[] turn = {0};
      Callable<Object> key =
          () ->
              server.change(
                  uri,
                  text.substring(0, at)
                      + others[turn[0]++ % 2]
                      + text.substring(at + Math.min(word.length(), "facing N".length())));
      Spread without = time(key);
      row("keystroke to findings, no map open", without);
      Scene scene = scene(server, uri, null, null);
      Spread with = time(key);
      row("keystroke to findings and to the difference of the map", with);
      double map = with.median() - without.median();
      System.out.println(
          "| of it for the map | "
              + Spread.number(map, 1)
              + " | "
              + Aim.atMost(MAP_GOAL, map, " ms")
              + " |");
      row("whole scene", time(() -> scene(server, uri, null, null)));
      List<String> stand =
          scene.items().values().stream()
              .filter(each -> each.kind().equals("stand"))
              .map(SceneItem::id)
              .limit(1)
              .toList();
      row(
          "whole scene with all layers of the rules",
          time(() -> scene(server, uri, List.of("control", "command", "fire", "threat"), stand)));
      server.change(uri, text);
      Scene last = scene(server, uri, null, null);
      row(
          "caret to the map",
          time(
              () ->
                  server.painter.locate(
                      new LocateParams(
                          VIEW,
                          new TextDocumentIdentifier(uri),
                          new Position(60, 12),
                          null,
                          null))));
      row(
          "map to the text",
          time(
              () ->
                  server.painter.locate(
                      new LocateParams(VIEW, null, null, stand.getFirst(), null))));
      MapAction move =
          new MapAction(
              "move", stand, null, null, null, null, null, null, null, null, null, null, null, null,
              null);
      row(
          "where a stand may go, one hex",
          time(
              () ->
                  server.painter.preview(
                      new PreviewParams(VIEW, last.revision(), move, List.of("1010")))));
      row(
          "where a stand may go, 19 hexes",
          time(
              () ->
                  server.painter.preview(
                      new PreviewParams(
                          VIEW,
                          last.revision(),
                          move,
                          List.of(
                              "1010", "1011", "1012", "1009", "1008", "1110", "1111", "1112",
                              "1109", "1108", "0910", "0911", "0912", "0909", "0908", "1210",
                              "1211", "1212", "1209")))));
      return last;
    }
  }

  private static void row(String what, Spread millis) {
    System.out.println("| " + what + " | " + millis.with(1) + " | |");
  }

  private static void size(String what, Scene scene) {
    int calls = 0;
    for (SceneLayer layer : scene.layers()) {
      for (String id : layer.items()) {
        SceneItem item = Objects.requireNonNull(scene.items().get(id));
        for (SceneMark mark : item.marks()) {
          calls += mark.texts() == null ? 1 : 0;
          // letters are left out while a cell is narrow, and a window shows no more than fit
          calls += mark.texts() == null || layer.smallestCell() > 20 ? 0 : mark.texts().size();
        }
      }
    }
    System.out.println(
        String.format(
            Locale.ROOT,
            "| %s | %d | %d | %d | %s |",
            what,
            scene.items().size(),
            calls,
            new Gson().toJson(scene).length(),
            Aim.atMost(CALLS_GOAL, calls, " calls")));
  }

  private static Spread time(Callable<?> work) throws Exception {
    return AnswerTime.of(WARMING, RUNS, work);
  }

  /** A map as large as can be, with half of it woods in a pattern, and 594 stands. */
  private static Scene largest() throws Exception {
    var text = new StringBuilder("import \"army.muster\"\n\nmap Large 99 x 99 {\n");
    text.append("    legend { . plain w woods h hillside t town }\n    rows \"\"\"\n");
    String pattern = ".w.whw.t";
    for (int row = 0; row < 99; row++) {
      List<String> cells = new ArrayList<>();
      for (int column = 0; column < 99; column++) {
        int at = Math.floorMod(column / 2 + row * 3, pattern.length());
        cells.add(row < 6 || row > 92 ? "." : pattern.substring(at, at + 1));
      }
      text.append("        ").append(row % 2 == 1 ? " " : "").append(String.join(" ", cells));
      text.append('\n');
    }
    text.append(
        "    \"\"\"\n"
            + "}\n\n"
            + "scenario Largest on Large rules snaphance.final {\n"
            + "    length 12 rounds\n");
    for (String side : List.of("Red", "Blue")) {
      text.append("    side ").append(side).append(" fields Army {\n");
      for (int group = 0; group < 3; group++) {
        int row = side.equals("Red") ? 97 + group : 3 - group;
        text.append("        group ").append(side).append(group).append(" {\n");
        text.append("            general ").append(side).append("General").append(group);
        text.append(String.format(Locale.ROOT, " at 01%02d%n", row));
        for (int column = 1; column <= 99; column++) {
          text.append(
              String.format(
                  Locale.ROOT,
                  "            stand Foot at %02d%02d facing %s%n",
                  column,
                  row,
                  side.equals("Red") ? "N" : "S"));
        }
        text.append("        }\n");
      }
      text.append("    }\n");
    }
    text.append("}\n");
    String army =
        "army Army for snaphance.final {\n    training well\n    breaks at 1/3\n"
            + "    stand Foot PikeAndShot B mp 1 sp 6[+1] cb 1 pb -2 2h -2 3h -3 bp 3\n}\n";
    try (ServerSession server = new ServerSession()) {
      server.write("army.muster", army);
      server.write("large.muster", text.toString());
      server.start();
      String uri = server.open(server.uri("large.muster"), text.toString());
      return scene(server, uri, null, null);
    }
  }

  private static Scene scene(
      ServerSession server, String uri, List<String> layers, List<String> selected) {
    var answer =
        server
            .painter
            .scene(
                new SceneParams(
                    VIEW, new TextDocumentIdentifier(uri), null, null, layers, selected))
            .join();
    return Objects.requireNonNull(answer.scene(), answer.refusal());
  }
}
