package dev.muster.dsl.ui.map.play;

import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ui.highlighting.SyntaxColours;
import dev.muster.dsl.ui.map.paint.ChancesArea;
import dev.muster.rules.model.SideColour;
import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/**
 * Shows the chances of the first side as an area, and below it the losses of both sides as curves,
 * scaled so that a side breaks at the top, with the turning points. The curves of a second battle
 * are dashed, and a line marks where the battles diverge. A click goes to its moment. The text
 * above and the list of moments contain the same information.
 */
final class LossChart extends Canvas {

  private static final int HEIGHT = 92;
  private static final int EDGE = 4;

  /** Where the curves of the losses begin. */
  private static final int LOSSES = 32;

  private static final ChancesArea CHANCES = new ChancesArea(EDGE, LOSSES - EDGE);

  private static final List<String> MARKED = List.of("break", "general", "event", "swing");
  private static final int[] DASHES = {4, 3};

  private final IntConsumer chosen;
  private LossCurves curves;
  private List<PlayState.PlayedMoment> moments = List.of();
  private List<SideColour> colours = List.of();
  private int shown;

  /**
   * @param chosen receives the moment that the user chooses
   */
  LossChart(Composite parent, IntConsumer chosen) {
    super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
    this.chosen = chosen;
    addListener(SWT.Paint, event -> paint(event.gc));
    addListener(SWT.MouseDown, event -> go(event.x));
    addListener(SWT.MouseMove, event -> setToolTipText(tip(event.x)));
    getAccessible()
        .addAccessibleListener(
            new AccessibleAdapter() {
              @Override
              public void getName(AccessibleEvent event) {
                event.result = "Chances and losses of both sides, moment by moment";
              }
            });
  }

  void show(PlayState state, List<PlayState.PlayedMoment> told) {
    curves = LossCurves.of(state, told);
    moments = List.copyOf(told);
    colours = SideColour.of(state.sides().stream().map(PlayState.PlayedSide::name).toList());
    shown = state.shown();
    redraw();
  }

  @Override
  public Point computeSize(int wide, int high, boolean changed) {
    return new Point(wide == SWT.DEFAULT ? 120 : wide, HEIGHT);
  }

  private int wide() {
    return Math.max(1, getClientArea().width - 2 * EDGE);
  }

  private int x(int moment) {
    return EDGE + (int) Math.round((double) moment * wide() / Math.max(1, curves.length() - 1));
  }

  /** Without losses at the bottom; where the side breaks at the top. */
  private static int y(double lost) {
    return (int) Math.round(HEIGHT - EDGE - lost * (HEIGHT - EDGE - LOSSES));
  }

  private int moment(int x) {
    int at = (int) Math.round((x - EDGE) * (curves.length() - 1.0) / wide());
    return Math.clamp(at, 0, Math.max(0, moments.size() - 1));
  }

  private void go(int x) {
    if (curves != null && !moments.isEmpty()) {
      chosen.accept(moment(x));
    }
  }

  private String tip(int x) {
    if (curves == null || moments.isEmpty()) {
      return null;
    }
    PlayState.PlayedMoment at = moments.get(moment(x));
    String turning = at.turning().isEmpty() ? String.join("; ", at.lines()) : at.turning();
    return (at.round() == 0 ? "Before round 1" : "Round " + at.round()) + ": " + turning;
  }

  private void paint(GC gc) {
    if (curves == null) {
      return;
    }
    gc.setAntialias(SWT.ON);
    Color ink = getForeground();
    gc.setForeground(ink);
    gc.setAlpha(90);
    gc.drawLine(EDGE, y(0), EDGE + wide(), y(0));
    for (int i = 0; i < moments.size(); i++) {
      String turn = moments.get(i).turn();
      if (MARKED.contains(turn)) {
        gc.drawLine(x(i), EDGE, x(i), y(0));
      }
    }
    gc.setAlpha(255);
    if (!moments.isEmpty()) {
      CHANCES.paint(
          gc, colours, moments.stream().map(PlayState.PlayedMoment::chances).toList(), this::x);
    }
    for (LossCurves.Curve each : curves.curves()) {
      if (each.side() < colours.size()) {
        gc.setForeground(SyntaxColours.ofSide(colours.get(each.side())));
        paint(gc, each);
      }
    }
    gc.setLineStyle(SWT.LINE_SOLID);
    gc.setLineWidth(1);
    gc.setForeground(ink);
    if (curves.parts() >= 0) {
      int at = x(curves.parts());
      gc.setLineStyle(SWT.LINE_DOT);
      gc.drawLine(at, 0, at, HEIGHT);
      gc.setLineStyle(SWT.LINE_SOLID);
    }
    int at = x(Math.max(0, shown));
    gc.setBackground(ink);
    gc.drawLine(at, EDGE, at, y(0));
    gc.fillOval(at - 3, y(0) - 3, 6, 6);
  }

  /** Paints a curve as steps: losses stay constant until the next loss. */
  private void paint(GC gc, LossCurves.Curve curve) {
    gc.setLineWidth(curve.other() ? 1 : 2);
    if (curve.other()) {
      gc.setLineDash(DASHES);
    } else {
      gc.setLineStyle(SWT.LINE_SOLID);
    }
    LossCurves.Step before = null;
    for (LossCurves.Step each : curve.steps()) {
      if (before != null) {
        // Curves of both sides that lie on each other are both seen.
        int low = y(before.lost()) - curve.side();
        gc.drawLine(x(before.moment()), low, x(each.moment()), low);
        gc.drawLine(x(each.moment()), low, x(each.moment()), y(each.lost()) - curve.side());
      }
      before = each;
    }
  }

  /** Returns the number of curves of this battle or of the other one, for tests. */
  int count(boolean other) {
    return curves == null
        ? 0
        : (int)
            curves.curves().stream()
                .filter(each -> each.other() == other && !each.steps().isEmpty())
                .count();
  }
}
