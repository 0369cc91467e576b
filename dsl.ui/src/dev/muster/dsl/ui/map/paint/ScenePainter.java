package dev.muster.dsl.ui.map.paint;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneColour;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.dsl.ide.scene.SceneText;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Display;

/**
 * Paints a scene of layers, paths, texts and colours. It is independent of the game. It skips items
 * outside the canvas and layers that would be too small to read.
 */
public final class ScenePainter {

  /** Letters lower than this are not painted, in points. */
  private static final double LEAST_LETTERS = 4;

  /** How wide a halo is about letters, as a share of their size. */
  private static final double HALO = 0.11;

  private static final Extent EVERYTHING = new Extent(-1e9, -1e9, 1e9, 1e9);

  private final Display display;
  private final LetterFonts fonts;

  /** What was painted over the scene, by the very list of its marks. */
  private final Map<List<SceneMark>, List<MarkBatch>> loose = new IdentityHashMap<>();

  private PreparedScene prepared;
  private PaintColours colours;
  private int primitives;
  private long generation;

  public ScenePainter(Display display) {
    this.display = display;
    fonts = new LetterFonts(display, display.getSystemFont().getFontData()[0]);
  }

  /** Another one for each scene that is shown. */
  long generation() {
    return generation;
  }

  /** Paints this scene from now on. */
  public void show(Scene scene) {
    forget();
    generation++;
    prepared = scene == null ? null : new PreparedScene(scene);
  }

  private void forget() {
    if (prepared != null) {
      prepared.dispose();
    }
    prepared = null;
    colours = null;
    loose.values().forEach(each -> each.forEach(MarkBatch::dispose));
    loose.clear();
  }

  public void dispose() {
    forget();
    fonts.dispose();
  }

  /** Returns the number of drawing calls of the last picture. */
  public int primitives() {
    return primitives;
  }

  /** Learns colours of marks that are painted over the scene. */
  public void know(Map<String, SceneColour> more) {
    colours.know(more);
  }

  /**
   * Paints the scene.
   *
   * @param size size of the canvas
   * @param background colour of the canvas, from which the theme is derived
   * @param hidden ids of hidden layers
   */
  public void paint(GC gc, Viewport view, Point size, Color background, Set<String> hidden) {
    primitives = 0;
    if (prepared == null) {
      return;
    }
    boolean dark = PaintColours.isDark(background);
    if (colours == null || !colours.isFor(dark)) {
      colours = new PaintColours(display, prepared.scene().colours(), dark);
    }
    gc.setAntialias(SWT.ON);
    gc.setTextAntialias(SWT.ON);
    Extent visible = view.visible(size.x, size.y);
    double cell = prepared.scene().board().cell() * view.scale();
    Transform transform = transform(view);
    try {
      for (PreparedScene.PreparedLayer layer : prepared.layers()) {
        if (isShown(layer.layer(), cell, hidden)) {
          paint(gc, view, visible, transform, layer.batches());
        }
      }
    } finally {
      gc.setTransform(null);
      gc.setAlpha(255);
      transform.dispose();
    }
  }

  /** Returns whether a layer is painted for a cell of this width in points. */
  public static boolean isShown(SceneLayer layer, double cell, Set<String> hidden) {
    return !hidden.contains(layer.id()) && cell >= layer.smallestCell();
  }

  private Transform transform(Viewport view) {
    Transform transform = new Transform(display);
    transform.scale((float) view.scale(), (float) view.scale());
    transform.translate((float) -view.left(), (float) -view.top());
    return transform;
  }

  private void paint(
      GC gc, Viewport view, Extent visible, Transform transform, List<MarkBatch> batches) {
    for (MarkBatch batch : batches) {
      if (!batch.isSeen(visible)) {
        continue;
      }
      batch.style().applyTo(gc, colours);
      Path path = batch.path(display);
      if (path != null) {
        gc.setTransform(transform);
        paint(gc, path, batch.style());
      }
      if (!batch.texts().isEmpty()) {
        gc.setTransform(null);
        letters(gc, view, visible, batch);
      }
    }
  }

  private void paint(GC gc, Path path, MarkStyle style) {
    if (style.fill() != null) {
      gc.fillPath(path);
      primitives++;
    }
    if (style.line() != null && style.width() > 0) {
      style.applyLineTo(gc);
      gc.drawPath(path);
      primitives++;
    }
  }

  private void letters(GC gc, Viewport view, Extent visible, MarkBatch batch) {
    MarkStyle style = batch.style();
    double size = style.font().size() * view.scale();
    if (size < LEAST_LETTERS || style.fill() == null) {
      return;
    }
    Font font = fonts.of(size, style.font().bold(), style.font().italic());
    gc.setFont(font);
    int ascent = gc.getFontMetrics().getAscent() + gc.getFontMetrics().getLeading();
    int halo = style.line() == null ? 0 : (int) Math.max(1, Math.round(HALO * size));
    Extent near = visible.grown(style.font().size());
    for (SceneText text : batch.texts()) {
      if (near.contains(text.x(), text.y()) || isLong(text, visible, style)) {
        letters(gc, view, text, style, ascent, halo);
      }
    }
  }

  /** A long text is seen although it begins outside. */
  private static boolean isLong(SceneText text, Extent visible, MarkStyle style) {
    return Extent.about(text.x(), text.y(), text.text().length() * style.font().size())
        .meets(visible);
  }

  private void letters(
      GC gc, Viewport view, SceneText text, MarkStyle style, int ascent, int halo) {
    double x = view.x(text.x());
    int width = "start".equals(style.font().anchor()) ? 0 : gc.stringExtent(text.text()).x;
    int left =
        (int)
            Math.round(
                switch (style.font().anchor()) {
                  case "middle" -> x - width / 2.0;
                  case "end" -> x - width;
                  default -> x;
                });
    int top = (int) Math.round(view.y(text.y())) - ascent;
    if (halo > 0) {
      gc.setForeground(colours.of(style.line()));
      for (int side = -halo; side <= halo; side += 2 * halo) {
        gc.drawString(text.text(), left + side, top, true);
        gc.drawString(text.text(), left, top + side, true);
      }
      primitives += 4;
    }
    gc.setForeground(colours.of(style.fill()));
    gc.drawString(text.text(), left, top, true);
    primitives++;
  }

  /**
   * Paints a few marks over the scene, such as a stand that is dragged.
   *
   * @param right how far they are moved, in board units
   * @param down how far they are moved, in board units
   * @param alpha how solid they are, 0 to 255
   */
  public void paintMarks(
      GC gc, Viewport view, List<SceneMark> marks, double right, double down, int alpha) {
    paintTurned(gc, view, marks, right, down, 0, alpha);
  }

  /**
   * Paints a few marks over the scene, turned about their 0,0 and then moved.
   *
   * @param degrees clockwise; letters stay upright
   */
  public void paintTurned(
      GC gc,
      Viewport view,
      List<SceneMark> marks,
      double right,
      double down,
      double degrees,
      int alpha) {
    Viewport moved = new Viewport(view.scale(), view.left() - right, view.top() - down);
    Transform transform = transform(moved);
    transform.rotate((float) degrees);
    for (MarkBatch batch : loose.computeIfAbsent(marks, ScenePainter::batches)) {
      batch.style().applyTo(gc, colours);
      gc.setAlpha(alpha);
      Path path = batch.path(display);
      if (path != null) {
        gc.setTransform(transform);
        paint(gc, path, batch.style());
        gc.setTransform(null);
      }
      if (!batch.texts().isEmpty()) {
        letters(gc, moved, EVERYTHING, batch);
      }
    }
    transform.dispose();
    gc.setAlpha(255);
  }

  private static List<MarkBatch> batches(List<SceneMark> marks) {
    List<MarkBatch> batches = new ArrayList<>();
    for (SceneMark mark : marks) {
      MarkBatch batch = new MarkBatch(MarkStyle.of(mark));
      batch.add(mark);
      batches.add(batch);
    }
    return batches;
  }
}
