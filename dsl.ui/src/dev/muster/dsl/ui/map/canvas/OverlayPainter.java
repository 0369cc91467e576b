package dev.muster.dsl.ui.map.canvas;

import dev.muster.dsl.ide.scene.PreviewAnswer;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.model.DragPreview;
import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.map.paint.Extent;
import dev.muster.dsl.ui.map.paint.ScenePainter;
import dev.muster.dsl.ui.map.paint.Viewport;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Display;

/** Paints over the field: selection, marks, findings, drags and replays. */
final class OverlayPainter {

  private static final Color SELECTED = new Color(20, 110, 230);
  private static final Color MARKED = new Color(240, 150, 0);
  private static final Color ERROR = new Color(214, 30, 30);
  private static final Color WARNING = new Color(222, 150, 0);
  private static final Color FREE = new Color(50, 160, 70);
  private static final Color WHITE = new Color(255, 255, 255);

  private static final int TINT = 70;
  private static final int GHOST = 150;
  private static final int RIM = 6;
  private static final int DRAWN = 4;

  private final FieldModel model;
  private final ScenePainter painter;
  private final ReplayPainter replay;

  OverlayPainter(FieldModel model, ScenePainter painter) {
    this.model = model;
    this.painter = painter;
    replay = new ReplayPainter(painter);
  }

  void paint(GC gc, Viewport view, Point size) {
    Scene scene = model.scene().orElseThrow();
    gc.setAntialias(SWT.ON);
    if (model.replay().isPresent()) {
      replay.paint(gc, view, model.replay().get(), scene.board().cell());
    } else {
      model.markedPlaces().forEach(each -> ring(gc, view, each, MARKED, 3));
      for (String id : model.marked()) {
        model.item(id).ifPresent(each -> ring(gc, view, each, MARKED, 3));
      }
      model.selectedItems().forEach(each -> ring(gc, view, each, SELECTED, 2));
      drag(gc, view, model.drag());
    }
    if (!model.cursor().isEmpty()) {
      ring(gc, view, model.cursor(), SELECTED, 1);
    }
    if (!scene.stale().isEmpty()) {
      rim(gc, size);
    }
  }

  /** A line about an item, on white so that it is seen on any ground. */
  private static void ring(GC gc, Viewport view, SceneItem item, Color colour, int width) {
    if (item.hit() == null) {
      return;
    }
    for (List<Double> ring : item.hit().rings()) {
      double[] corners = ring.stream().mapToDouble(Double::doubleValue).toArray();
      outline(gc, points(view, corners), colour, width);
    }
    for (List<Double> line : item.hit().lines()) {
      double[] corners = line.stream().mapToDouble(Double::doubleValue).toArray();
      gc.setForeground(colour);
      gc.setLineWidth(width);
      gc.drawPolyline(points(view, corners));
    }
  }

  private void ring(GC gc, Viewport view, String place, Color colour, int width) {
    double[] corners = model.places().outline(place);
    if (corners.length > 0) {
      outline(gc, points(view, corners), colour, width);
    }
  }

  private static void outline(GC gc, int[] points, Color colour, int width) {
    gc.setForeground(WHITE);
    gc.setLineWidth(width + 2);
    gc.drawPolygon(points);
    gc.setForeground(colour);
    gc.setLineWidth(width);
    gc.drawPolygon(points);
  }

  private static int[] points(Viewport view, double[] corners) {
    int[] points = new int[corners.length];
    for (int i = 0; i + 1 < corners.length; i += 2) {
      points[i] = (int) Math.round(view.x(corners[i]));
      points[i + 1] = (int) Math.round(view.y(corners[i + 1]));
    }
    return points;
  }

  private void drag(GC gc, Viewport view, DragPreview drag) {
    for (Map.Entry<String, PreviewAnswer.Verdict> each : drag.verdicts().entrySet()) {
      tint(gc, view, each.getKey(), colour(each.getValue()));
    }
    drag.painted().forEach(each -> tint(gc, view, each, SELECTED));
    drawn(gc, view, drag);
    if (!drag.target().isEmpty()) {
      PreviewAnswer.Verdict verdict = drag.verdicts().get(drag.target());
      ring(gc, view, drag.target(), verdict == null ? SELECTED : colour(verdict), 2);
    }
    if (!drag.ghosts().isEmpty()) {
      painter.paintMarks(gc, view, drag.ghosts(), drag.right(), drag.down(), GHOST);
    }
    if (drag.marquee() != null) {
      marquee(gc, view, drag.marquee());
    }
  }

  /** A way through the middles of places, and sides of cells. */
  private void drawn(GC gc, Viewport view, DragPreview drag) {
    double[] way =
        drag.line().stream()
            .flatMap(each -> model.places().middle(each).stream())
            .flatMapToDouble(java.util.Arrays::stream)
            .toArray();
    line(gc, view, way, SELECTED, DRAWN);
    for (int i = 0; i + 1 < drag.sides().size(); i += 2) {
      double[] side = model.places().side(drag.sides().get(i), drag.sides().get(i + 1));
      line(gc, view, side, SELECTED, DRAWN);
    }
    if (!drag.pointed().isEmpty()) {
      double[] side = model.places().side(drag.pointed().getFirst(), drag.pointed().getLast());
      line(gc, view, side, MARKED, DRAWN);
    }
  }

  private static void line(GC gc, Viewport view, double[] points, Color colour, int width) {
    if (points.length > 2) {
      gc.setForeground(WHITE);
      gc.setLineWidth(width + 2);
      gc.drawPolyline(points(view, points));
      gc.setForeground(colour);
      gc.setLineWidth(width);
      gc.drawPolyline(points(view, points));
    }
  }

  private static Color colour(PreviewAnswer.Verdict verdict) {
    return verdict.allowed() ? verdict.words().isEmpty() ? FREE : WARNING : ERROR;
  }

  private void tint(GC gc, Viewport view, String place, Color colour) {
    double[] corners = model.places().outline(place);
    if (corners.length > 0) {
      gc.setAlpha(TINT);
      gc.setBackground(colour);
      gc.fillPolygon(points(view, corners));
      gc.setAlpha(255);
    }
  }

  private static void marquee(GC gc, Viewport view, Extent rectangle) {
    int left = (int) Math.round(view.x(rectangle.left()));
    int top = (int) Math.round(view.y(rectangle.top()));
    int width = (int) Math.round(view.x(rectangle.right())) - left;
    int height = (int) Math.round(view.y(rectangle.bottom())) - top;
    gc.setAlpha(TINT / 2);
    gc.setBackground(SELECTED);
    gc.fillRectangle(left, top, width, height);
    gc.setAlpha(255);
    gc.setForeground(SELECTED);
    gc.setLineWidth(1);
    gc.drawRectangle(left, top, width, height);
  }

  /** While the text cannot be read the field stays, behind a grey rim. */
  private static void rim(GC gc, Point size) {
    gc.setAlpha(110);
    gc.setBackground(Display.getCurrent().getSystemColor(SWT.COLOR_DARK_GRAY));
    gc.fillRectangle(0, 0, size.x, RIM);
    gc.fillRectangle(0, size.y - RIM, size.x, RIM);
    gc.fillRectangle(0, RIM, RIM, size.y - 2 * RIM);
    gc.fillRectangle(size.x - RIM, RIM, RIM, size.y - 2 * RIM);
    gc.setAlpha(255);
  }
}
