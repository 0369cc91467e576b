package dev.muster.print.analysis;

import dev.muster.print.SvgWriter;
import dev.muster.print.drawing.Drawing;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.VectorPath;
import dev.muster.print.map.BattleMap;
import dev.muster.print.map.MapSheet;
import dev.muster.rules.balance.FieldCells;
import dev.muster.rules.balance.FieldCounts;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.report.ReportVocabulary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Maps of where many battles were fought: a tint for each number of a cell. */
final class FieldMaps {
  /** Width of a hex or a box in millimetres, and of one measure of a table. */
  private static final double CELL = 8;

  private static final double MEASURE = 6;

  /** Tints from none to the largest number. */
  private static final int STEPS = 8;

  private static final double LIGHTEST = 0.15;
  private static final double DARKEST = 0.85;

  /** Cells that are named below a map. */
  private static final int NAMED = 3;

  private final BattleMap map;
  private final Drawing ground;
  private final FieldCells cells;
  private final FieldCounts counts;

  FieldMaps(BattleProgram program, FieldCounts counts) {
    this.counts = counts;
    double unit = program.board() instanceof TableBoard ? MEASURE : CELL;
    map = new BattleMap(program, unit, MapSheet.Manner.USUAL);
    ground = map.ground();
    cells = new FieldCells(program.board());
  }

  /** The maps with what they show, below each other or beside each other as there is room. */
  String html() {
    String svg = SvgWriter.of(ground);
    int from = svg.indexOf("</title>") + "</title>".length();
    StringBuilder html = new StringBuilder();
    html.append("<svg class=\"field stock\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>")
        .append("<g id=\"ground\">")
        .append(svg, from, svg.lastIndexOf("</svg>"))
        .append("</g></defs></svg>\n<div class=\"maps\">\n");
    counts.layers().forEach(each -> html.append(figure(each)));
    return html.append("</div>\n").toString();
  }

  private String figure(FieldCounts.FieldLayer layer) {
    String title = AnalysisFrame.escaped(layer.label());
    return "<figure>\n<svg class=\"field\" role=\"img\" viewBox=\"0 0 "
        + number(ground.width())
        + " "
        + number(ground.height())
        + "\"><title>"
        + title
        + "</title><use href=\"#ground\" class=\"pale\"/>"
        + heat(layer)
        + "</svg>\n<figcaption><strong>"
        + title
        + ".</strong> "
        + AnalysisFrame.escaped(layer.meaning() + ". " + highest(layer))
        + "</figcaption>\n</figure>\n";
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private String heat(FieldCounts.FieldLayer layer) {
    double top = layer.share() ? 1 : layer.most();
    String kind = layer.side() < 0 ? "heat" : "heat side" + layer.side();
    StringBuilder svg = new StringBuilder("<g class=\"" + kind + "\">");
    for (int step = 1; step <= STEPS && top > 0; step++) {
      List<VectorPath> paths = new ArrayList<>();
      for (int cell = 0; cell < cells.count(); cell++) {
        if ((int) Math.ceil(STEPS * layer.values().get(cell) / top) == step) {
          paths.add(map.outline(cells.places(cell)));
        }
      }
      if (!paths.isEmpty()) {
        double tint = LIGHTEST + (DARKEST - LIGHTEST) * (step - 1) / (STEPS - 1);
        svg.append("<g fill-opacity=\"" + number(tint) + "\">")
            .append(
                SvgWriter.marks(
                    List.of(Primitive.PathPrimitive.filled(VectorPath.of(paths), "currentColor"))))
            .append("</g>");
      }
    }
    return svg.append("</g>").toString();
  }

  /** The cells with the largest numbers. */
  private String highest(FieldCounts.FieldLayer layer) {
    List<Integer> named =
        IntStream.range(0, cells.count())
            .boxed()
            .filter(cell -> layer.values().get(cell) > 0)
            .sorted(Comparator.comparingDouble(cell -> -layer.values().get(cell)))
            .limit(NAMED)
            .toList();
    return named.isEmpty()
        ? "Nowhere."
        : "Most: "
            + named.stream()
                .map(cell -> cells.name(cell) + " " + value(layer, cell))
                .collect(Collectors.joining(", "))
            + ".";
  }

  private static String value(FieldCounts.FieldLayer layer, int cell) {
    double value = layer.values().get(cell);
    return layer.share()
        ? ReportVocabulary.percent(value)
        : String.format(Locale.ROOT, "%.1f", value);
  }
}
