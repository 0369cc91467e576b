package dev.muster.ui.tests;

import dev.muster.dsl.ui.map.canvas.MapCanvas;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;
import org.junit.jupiter.api.Test;

/**
 * What a frame of the Battle Map costs while a field of 99 x 99 hexes with 600 stands is panned. No
 * test: it is named so that a build leaves it out, and prints the table of
 * docs/measured/map-speed.md.
 */
class MapSpeed extends BattleMapFixture {

  private static final int SIZE = 99;
  private static final int STANDS = 600;
  private static final int WARMING = 60;
  private static final int FRAMES = 120;

  /** What a frame has at 60 in a second, in milliseconds. */
  private static final double FRAME = 16;

  /** Points that the field moves from frame to frame, to and fro. */
  private static final int STEP = 7;

  @Test
  void panning() throws Exception {
    field("large.muster", largeField());
    page().setPartState(page().getReference(map()), org.eclipse.ui.IWorkbenchPage.STATE_MAXIMIZED);
    quiet();
    StringBuilder table = new StringBuilder();
    line(
        table,
        "| A hex is | Processor time of a frame | The worst of ten | Calls of the screen |"
            + " Aim |%n");
    line(table, "|---:|---:|---:|---:|---|%n");
    canvas().fit();
    for (int zoom = 0; zoom <= 12; zoom++) {
      if (zoom % 2 == 0) {
        measure(table);
      }
      canvas().zoom(true);
    }
    page().setPartState(page().getReference(map()), org.eclipse.ui.IWorkbenchPage.STATE_RESTORED);
    System.out.print(table);
  }

  private void measure(StringBuilder table) {
    List<Double> costs = new ArrayList<>();
    int calls = 0;
    for (int i = 0; i < WARMING + FRAMES; i++) {
      double before = cpu();
      frame(canvas(), i);
      if (i >= WARMING) {
        costs.add(cpu() - before);
        calls = Math.max(calls, canvas().primitives());
      }
    }
    Collections.sort(costs);
    line(
        table,
        "| %.0f px | %.1f ms (%.1f to %.1f) | %.1f ms | %d | at most %.0f ms: %s |%n",
        scene().board().cell() * canvas().view().scale(),
        costs.get(FRAMES / 2),
        costs.get(0),
        costs.get(FRAMES - 1),
        costs.get(FRAMES * 9 / 10),
        calls,
        FRAME,
        costs.get(FRAMES / 2) <= FRAME ? "met" : "**missed**");
  }

  /** Moves the field, and waits until it is painted, asleep. */
  private static void frame(MapCanvas canvas, int number) {
    boolean[] painted = new boolean[1];
    Listener heard = event -> painted[0] = true;
    canvas.addListener(SWT.Paint, heard);
    int way = number / 10 % 2 == 0 ? STEP : -STEP;
    canvas.pan(way, way);
    Display display = Display.getCurrent();
    while (!painted[0]) {
      if (!display.readAndDispatch()) {
        display.sleep();
      }
    }
    canvas.removeListener(SWT.Paint, heard);
  }

  private static double cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e6;
  }

  private static void line(StringBuilder table, String format, Object... numbers) {
    table.append(String.format(Locale.ROOT, format, numbers));
  }

  /** A field with ground of several kinds, a river and a road, and stands all over it. */
  static String largeField() {
    StringBuilder text = new StringBuilder(ARMY);
    text.append("\nmap Wide \"A wide country\" ").append(SIZE).append(" x ").append(SIZE);
    text.append(" {\n    legend { . plain w woods h hilltop m marsh t town q stream }\n");
    text.append("    rows \"\"\"\n");
    for (int row = 0; row < SIZE; row++) {
      text.append(row % 2 == 0 ? "        " : "         ");
      for (int column = 0; column < SIZE; column++) {
        text.append(letter(column, row)).append(column == SIZE - 1 ? "\n" : " ");
      }
    }
    text.append(
        "    \"\"\"\n}\n\nscenario Wide \"A wide field\" on Wide rules snaphance.final {\n");
    text.append("    length 2 rounds\n");
    for (int side = 0; side < 2; side++) {
      text.append("    side ").append(side == 0 ? "Red" : "Blue").append(" fields Royal {\n");
      for (int group = 0; group < 10; group++) {
        String name = (side == 0 ? "R" : "B") + group;
        int column = 4 + 9 * group;
        text.append("        group ").append(name).append(" {\n            general G");
        text.append(name).append(" at ").append(place(column, 10 + 60 * side)).append('\n');
        text.append("            stand Swiss as S").append(name).append(" at");
        for (int i = 0; i < STANDS / 20; i++) {
          text.append(' ').append(place(column + i % 6, 10 + 60 * side + i / 6 * 3));
        }
        text.append(" facing ").append(side == 0 ? "S" : "N").append("\n        }\n");
      }
      text.append("    }\n");
    }
    return text.append("}\n").toString();
  }

  private static char letter(int column, int row) {
    if ((row - 50) * (row - 50) <= 1) {
      return 'q';
    }
    int kind = (column * 7 + row * 13) % 29 + (column / 11 + row / 9) % 4;
    return kind < 3 ? 'w' : kind == 9 ? 'h' : kind == 15 ? 'm' : kind == 30 ? 't' : '.';
  }

  private static String place(int column, int row) {
    return String.format(Locale.ROOT, "%02d%02d", column, row);
  }
}
