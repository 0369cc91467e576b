package dev.muster.dsl.ui.map.replay;

import dev.muster.dsl.ui.highlighting.SyntaxColours;
import dev.muster.dsl.ui.map.paint.ChancesArea;
import dev.muster.rules.model.SideColour;
import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;

/**
 * The course of a battle as a line: ticks for its rounds, a curve of losses for each side, a mark
 * where a side broke or a General fell, and a knob at the moment that is shown.
 */
final class ReplayScrubber extends Canvas {

  private static final int EDGE = 8;
  private static final int HEIGHT = 44;
  private static final int LINE = 30;
  private static final ChancesArea AREA = new ChancesArea(4, LINE - 2);

  /** Points by which a click may miss a mark. */
  private static final int NEAR = 5;

  private final IntConsumer chosen;
  private ReplayTrack track;
  private int moment;

  /**
   * @param chosen receives the moment that the user selects
   */
  ReplayScrubber(Composite parent, IntConsumer chosen) {
    super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
    this.chosen = chosen;
    addListener(SWT.Paint, event -> paint(event.gc));
    addListener(SWT.MouseDown, event -> go(event.x));
    addListener(
        SWT.MouseMove,
        event -> {
          if ((event.stateMask & SWT.BUTTON1) != 0) {
            go(event.x);
          }
          setToolTipText(tip(event.x));
        });
    describe();
  }

  void show(ReplayTrack shown, int at) {
    track = shown;
    moment = at;
    redraw();
  }

  @Override
  public Point computeSize(int wide, int high, boolean changed) {
    return new Point(wide == SWT.DEFAULT ? 120 : wide, HEIGHT);
  }

  private void go(int x) {
    if (track != null) {
      int at = moment(x);
      ReplayTrack.Mark mark = track.near(at, Math.abs(moment(x + NEAR) - at));
      chosen.accept(mark == null ? at : mark.moment());
    }
  }

  private String tip(int x) {
    if (track == null) {
      return null;
    }
    int at = moment(x);
    ReplayTrack.Mark mark = track.near(at, Math.abs(moment(x + NEAR) - at));
    return mark == null ? round(track.rounds().get(at)) : mark.what();
  }

  private static String round(int round) {
    return round == 0 ? "Before round 1" : "Round " + round;
  }

  private int wide() {
    return Math.max(1, getClientArea().width - 2 * EDGE);
  }

  private int moment(int x) {
    return track.clamped((int) Math.round((x - EDGE) * (track.length() - 1.0) / wide()));
  }

  private int x(int at) {
    return track.length() == 1
        ? EDGE
        : EDGE + (int) Math.round((double) at * wide() / (track.length() - 1));
  }

  private void paint(GC gc) {
    if (track == null) {
      return;
    }
    gc.setAntialias(SWT.ON);
    Color ink = getForeground();
    gc.setForeground(ink);
    gc.setAlpha(90);
    gc.drawLine(EDGE, LINE, EDGE + wide(), LINE);
    ticks(gc);
    gc.setAlpha(255);
    List<SideColour> colours = SideColour.of(track.sides());
    AREA.paint(gc, colours, track.chances(), this::x);
    gc.setLineWidth(2);
    for (int side = 0; side < Math.min(colours.size(), track.losses().size()); side++) {
      gc.setForeground(SyntaxColours.ofSide(colours.get(side)));
      curve(gc, side);
    }
    gc.setForeground(ink);
    gc.setBackground(ink);
    for (ReplayTrack.Mark mark : track.marks()) {
      int at = x(mark.moment());
      gc.fillPolygon(new int[] {at - 4, LINE + 9, at, LINE + 1, at + 4, LINE + 9});
    }
    int at = x(moment);
    gc.setLineWidth(1);
    gc.drawLine(at, 2, at, LINE);
    gc.fillOval(at - 5, LINE - 5, 10, 10);
  }

  /** Draws a tick at the start of each round, with its number if there is room. */
  private void ticks(GC gc) {
    int written = Integer.MIN_VALUE;
    for (int i = 1; i < track.length(); i++) {
      if (!track.rounds().get(i).equals(track.rounds().get(i - 1))) {
        int at = x(i);
        gc.drawLine(at, LINE - 4, at, LINE + 4);
        String text = track.rounds().get(i).toString();
        Point size = gc.textExtent(text);
        if (at - size.x / 2 > written) {
          gc.setAlpha(200);
          gc.drawText(text, at - size.x / 2, LINE - 5 - size.y, true);
          gc.setAlpha(90);
          written = at + size.x / 2 + 4;
        }
      }
    }
  }

  private void curve(GC gc, int side) {
    int[] points = new int[2 * track.length()];
    for (int i = 0; i < track.length(); i++) {
      double lost = Math.clamp(track.losses().get(side).get(i), 0, 1);
      points[2 * i] = x(i);
      points[2 * i + 1] = height(lost) - side;
    }
    gc.drawPolyline(points);
  }

  private static int height(double share) {
    return AREA.height(share);
  }

  private void describe() {
    getAccessible()
        .addAccessibleListener(
            new AccessibleAdapter() {
              @Override
              public void getName(AccessibleEvent event) {
                event.result = "Moment of the battle";
              }
            });
    getAccessible()
        .addAccessibleControlListener(
            new AccessibleControlAdapter() {
              @Override
              public void getRole(AccessibleControlEvent event) {
                event.detail = ACC.ROLE_SLIDER;
              }

              @Override
              public void getValue(AccessibleControlEvent event) {
                event.result =
                    track == null
                        ? ""
                        : (moment + 1)
                            + " of "
                            + track.length()
                            + ", "
                            + round(track.rounds().get(moment))
                            + ". "
                            + track.words(moment);
              }
            });
  }
}
