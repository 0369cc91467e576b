package dev.muster.dsl.ui.map.paint;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Pattern;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.swt.widgets.Display;

/**
 * A field as square pictures side by side, each painted once: while it is panned, a frame copies
 * them, and paints only those that come into sight.
 */
public final class FieldTiles {

  /** Points of a side. */
  private static final int SIZE = 256;

  /** Pictures that are kept: those of a large screen, and as many around it. */
  private static final int MOST = 160;

  private final Display display;
  private final ScenePainter painter;
  private final Map<Tile, Picture> pictures = new LinkedHashMap<>(16, 0.75f, true);
  private Look look;
  private int calls;

  /** The position of a tile, counted from the corner of the field. */
  private record Tile(int column, int row) {}

  /** A tile as it is painted; with a pattern of it, where that is the faster way to copy it. */
  private record Picture(Image image, Optional<Pattern> pattern) {

    void copyTo(GC gc, int x, int y) {
      if (pattern.isEmpty()) {
        gc.drawImage(image, x, y);
        return;
      }
      Transform there = new Transform(gc.getDevice());
      there.translate(x, y);
      gc.setTransform(there);
      gc.setBackgroundPattern(pattern.get());
      gc.fillRectangle(0, 0, SIZE, SIZE);
      gc.setBackgroundPattern(null);
      gc.setTransform(null);
      there.dispose();
    }

    void dispose() {
      pattern.ifPresent(Pattern::dispose);
      image.dispose();
    }
  }

  /** The common properties of all tiles; they are painted again if one changes. */
  private record Look(
      long scene, double scale, Color background, boolean forced, Set<String> hidden) {}

  public FieldTiles(Display display, ScenePainter painter) {
    this.display = display;
    this.painter = painter;
  }

  /** Forgets all pictures. */
  public void dispose() {
    pictures.values().forEach(Picture::dispose);
    pictures.clear();
  }

  /** Returns the number of drawing calls of the last frame. */
  public int calls() {
    return calls;
  }

  /** A view whose field lies on whole points, as the pictures do. */
  public static Viewport aligned(Viewport view) {
    return new Viewport(
        view.scale(),
        Math.round(view.left() * view.scale()) / view.scale(),
        Math.round(view.top() * view.scale()) / view.scale());
  }

  /** Paints a frame; the arguments are those of {@link ScenePainter#paint}. */
  public void paint(GC gc, Viewport view, Point size, Color background, Set<String> hidden) {
    Look now =
        new Look(
            painter.generation(),
            view.scale(),
            background,
            display.getHighContrast(),
            Set.copyOf(hidden));
    if (!now.equals(look)) {
      dispose();
      look = now;
    }
    calls = 0;
    long left = Math.round(view.left() * view.scale());
    long top = Math.round(view.top() * view.scale());
    for (long row = Math.floorDiv(top, SIZE); row * SIZE < top + size.y; row++) {
      for (long column = Math.floorDiv(left, SIZE); column * SIZE < left + size.x; column++) {
        pictures
            .computeIfAbsent(new Tile((int) column, (int) row), this::painted)
            .copyTo(gc, (int) (column * SIZE - left), (int) (row * SIZE - top));
        calls++;
      }
    }
    trim();
  }

  private Picture painted(Tile tile) {
    Image image = new Image(display, SIZE, SIZE);
    GC gc = new GC(image);
    gc.setBackground(look.background());
    gc.fillRectangle(0, 0, SIZE, SIZE);
    Viewport view =
        new Viewport(
            look.scale(), tile.column() * SIZE / look.scale(), tile.row() * SIZE / look.scale());
    painter.paint(gc, view, new Point(SIZE, SIZE), look.background(), look.hidden());
    calls += painter.primitives();
    gc.dispose();
    // To draw a picture, SWT first reads all of its points on GTK; a pattern is taken as it is.
    boolean slow = SWT.getPlatform().equals("gtk");
    return new Picture(image, slow ? Optional.of(new Pattern(display, image)) : Optional.empty());
  }

  /** The pictures that were not seen for longest go. */
  private void trim() {
    var oldest = pictures.values().iterator();
    while (pictures.size() > MOST) {
      oldest.next().dispose();
      oldest.remove();
    }
  }
}
