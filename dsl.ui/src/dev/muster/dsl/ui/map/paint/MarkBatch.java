package dev.muster.dsl.ui.map.paint;

import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.dsl.ide.scene.SceneText;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Path;

/** Marks of one style that are painted in one go: a single path, or texts of one font. */
final class MarkBatch {

  private final MarkStyle style;
  private final List<String> paths = new ArrayList<>();
  private final List<SceneText> texts = new ArrayList<>();
  private Extent extent = Extent.EMPTY;
  private Path path;

  MarkBatch(MarkStyle style) {
    this.style = style;
  }

  MarkStyle style() {
    return style;
  }

  void add(SceneMark mark) {
    if (mark.path() != null) {
      paths.add(mark.path());
      extent = extent.with(PathText.extent(mark.path()).grown(mark.width()));
    }
    if (mark.texts() != null) {
      for (SceneText each : mark.texts()) {
        texts.add(each);
        extent = extent.with(extent(each));
      }
    }
  }

  /** Returns the maximum bounds of a text, because fonts differ between machines. */
  private Extent extent(SceneText text) {
    double reach = (text.text().length() + 1) * style.font().size();
    return Extent.about(text.x(), text.y(), reach);
  }

  boolean isSeen(Extent visible) {
    return !extent.isEmpty() && extent.meets(visible);
  }

  List<SceneText> texts() {
    return texts;
  }

  /** The path, made when it is painted first. */
  Path path(Device device) {
    if (path == null && !paths.isEmpty()) {
      path = new Path(device);
      for (String each : paths) {
        PathText.addTo(path, each);
      }
    }
    return path;
  }

  void dispose() {
    if (path != null) {
      path.dispose();
      path = null;
    }
  }
}
