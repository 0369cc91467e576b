package dev.muster.dsl.ui.map;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneSource;
import dev.muster.dsl.ui.hover.HoverContent;
import dev.muster.dsl.ui.hover.MarkdownControlCreator;
import dev.muster.dsl.ui.hover.MusterTextHover;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.model.DragPreview;
import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.server.OpenDocumentRegistry;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.jface.text.AbstractHoverInformationControlManager;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/** Shows the hover of an item's text on the map. */
final class FieldHover extends AbstractHoverInformationControlManager {

  private final MapCanvas canvas;
  private final FieldModel model;

  FieldHover(MapCanvas canvas, FieldModel model) {
    super(new MarkdownControlCreator());
    this.canvas = canvas;
    this.model = model;
    install(canvas);
  }

  @Override
  protected void computeInformation() {
    Point at = getHoverEventLocation();
    Optional<SceneItem> item =
        model.drag().equals(DragPreview.NONE) ? canvas.item(at.x, at.y) : Optional.empty();
    if (item.isEmpty() || item.get().source() == null || item.get().label().isBlank()) {
      setInformation(null, null);
      return;
    }
    Rectangle area = canvas.bounds(item.get());
    SceneSource source = item.get().source();
    String label = findings(item.get()) + item.get().label();
    OpenDocumentRegistry.at(source.uri())
        .ifPresentOrElse(
            document ->
                MusterTextHover.ask(document, source.range().getStart())
                    .whenComplete(
                        (told, failed) ->
                            later(
                                told == null || told.isEmpty()
                                    ? label
                                    : findings(item.get()) + told.get(),
                                area)),
            () -> later(label, area));
  }

  /** Returns the findings about the item, which come first. */
  private String findings(SceneItem item) {
    return model.scene().map(Scene::findings).orElse(List.of()).stream()
        .filter(each -> each.items().contains(item.id()))
        .map(each -> "**" + each.severity() + "** " + each.message() + "\n\n")
        .collect(Collectors.joining());
  }

  private void later(String markdown, Rectangle area) {
    if (!canvas.isDisposed()) {
      canvas
          .getDisplay()
          .asyncExec(
              () -> {
                if (!canvas.isDisposed()) {
                  setInformation(HoverContent.of(markdown), area);
                }
              });
    }
  }
}
