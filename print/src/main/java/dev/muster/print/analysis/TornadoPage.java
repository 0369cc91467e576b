package dev.muster.print.analysis;

import dev.muster.rules.balance.BalanceText;
import dev.muster.rules.balance.Tornado;
import dev.muster.rules.balance.TornadoText;
import dev.muster.rules.balance.WhatIf;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SideColour;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes a sensitivity analysis of a scenario as one HTML file without scripts. */
public final class TornadoPage {
  private static final int WIDTH = 720;
  private static final int LABELS = 250;
  private static final int ROW = 18;
  private static final int TOP = 22;
  private static final int EDGE = 10;
  private static final double LEAST = 0.05;

  private final BattleProgram program;
  private final Tornado tornado;

  private TornadoPage(BattleProgram program, Tornado tornado) {
    this.program = program;
    this.tornado = tornado;
  }

  /** The file. */
  public static String html(BattleProgram program, Tornado tornado) {
    return new TornadoPage(program, tornado).page();
  }

  private String page() {
    Scenario scenario = program.scenario();
    String side = scenario.sides().getFirst().displayName();
    AnalysisFrame page = new AnalysisFrame();
    page.heading("What moves the result most");
    page.paragraph(
        "As written the value of "
            + side
            + " is "
            + BalanceText.value(tornado.written().value())
            + ".");
    page.figure(
        chart(),
        "Each bar is the difference that a single change makes to the value of "
            + side
            + ", in points; the thin line is its 95 % interval. Clear changes are dark.");
    page.list(TornadoText.closing(tornado));
    page.heading("All changes");
    page.table(List.of("change", "value", "difference", ""), 1, rows());
    String title = scenario.label().isBlank() ? scenario.name() : scenario.label();
    return page.page(
        title,
        program.rulebook().label() + ", " + tornado.written().battles() + " battles of each",
        "Written by Muster: muster whatif --tornado.",
        SideColour.of(scenario));
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    for (Tornado.Bar bar : tornado.bars()) {
      for (WhatIf.Row each : bar.changes()) {
        rows.add(
            List.of(
                each.label(),
                BalanceText.value(each.value()),
                TornadoText.difference(each),
                tornado.isClear(each) ? "clear" : ""));
      }
    }
    return rows;
  }

  private String chart() {
    double most =
        tornado.bars().stream()
            .flatMap(bar -> bar.changes().stream())
            .map(WhatIf.Row::difference)
            .filter(each -> each != null)
            .mapToDouble(each -> Math.max(-each.low(), each.high()))
            .max()
            .orElse(LEAST);
    double scale = (WIDTH - LABELS - EDGE) / 2.0 / Math.max(LEAST, most);
    double zero = LABELS + (WIDTH - LABELS - EDGE) / 2.0;
    StringBuilder marks = new StringBuilder();
    int y = TOP;
    for (Tornado.Bar bar : tornado.bars()) {
      for (WhatIf.Row each : bar.changes()) {
        BatchSimulation.Mean apart = each.difference();
        if (apart != null && apart.high() > apart.low()) {
          marks.append(bar(each, apart, zero, scale, y));
          y += ROW;
        }
      }
    }
    return String.format(
            Locale.ROOT,
            "<svg viewBox=\"0 0 %d %d\" role=\"img\"><title>What moves the result most</title>\n"
                + "<line class=\"axis\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\"/>\n"
                + "<text class=\"soft\" x=\"%.1f\" y=\"12\" text-anchor=\"middle\">0</text>\n"
                + "<text class=\"soft\" x=\"%d\" y=\"12\" text-anchor=\"end\">%+.0f points</text>\n",
            WIDTH,
            y + EDGE,
            zero,
            zero,
            TOP - ROW / 2,
            y,
            zero,
            WIDTH - EDGE,
            100 * Math.max(LEAST, most))
        + marks
        + "</svg>\n";
  }

  private String bar(WhatIf.Row row, BatchSimulation.Mean apart, double zero, double scale, int y) {
    double from = Math.min(0, apart.estimate());
    String words = row.label() + ": " + TornadoText.difference(row);
    return String.format(
        Locale.ROOT,
        "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>"
            + "<rect class=\"%s\" x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"10\"><title>%s</title></rect>"
            + "<line class=\"span\" x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\"/>\n",
        LABELS - EDGE,
        y + 9,
        AnalysisFrame.escaped(row.label()),
        tornado.isClear(row) ? "bar" : "drawn",
        zero + scale * from,
        y,
        scale * Math.abs(apart.estimate()),
        AnalysisFrame.escaped(words),
        zero + scale * apart.low(),
        zero + scale * apart.high(),
        y + 5,
        y + 5);
  }
}
