package dev.muster.dsl.ui.map.paint;

import dev.muster.dsl.ide.scene.SceneFont;
import dev.muster.dsl.ide.scene.SceneMark;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.LineAttributes;

/** The style of a mark without its position; marks of one style are painted together. */
record MarkStyle(
    String fill,
    String line,
    double width,
    List<Double> dash,
    boolean nonZero,
    Double opacity,
    SceneFont font) {

  static MarkStyle of(SceneMark mark) {
    return new MarkStyle(
        mark.fill(),
        mark.line(),
        mark.width(),
        mark.dash(),
        mark.nonZero(),
        mark.opacity(),
        mark.font());
  }

  /** Alpha, fill rule and colours, for whatever is painted next. */
  void applyTo(GC gc, PaintColours colours) {
    gc.setAlpha(opacity == null ? 255 : (int) Math.round(255 * opacity));
    gc.setFillRule(nonZero ? SWT.FILL_WINDING : SWT.FILL_EVEN_ODD);
    if (fill != null) {
      gc.setBackground(colours.of(fill));
    }
    if (line != null) {
      gc.setForeground(colours.of(line));
    }
  }

  /** The line, in the units of the transform in use. */
  void applyLineTo(GC gc) {
    LineAttributes attributes = new LineAttributes((float) width, SWT.CAP_ROUND, SWT.JOIN_ROUND);
    if (dash != null && !dash.isEmpty()) {
      attributes.style = SWT.LINE_CUSTOM;
      attributes.dash = new float[dash.size()];
      for (int i = 0; i < attributes.dash.length; i++) {
        attributes.dash[i] = dash.get(i).floatValue();
      }
    }
    gc.setLineAttributes(attributes);
  }
}
