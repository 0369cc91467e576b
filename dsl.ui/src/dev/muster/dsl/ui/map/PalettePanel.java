package dev.muster.dsl.ui.map;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneTools;
import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.edit.MapEdits;
import dev.muster.dsl.ui.map.edit.MapTool;
import dev.muster.dsl.ui.map.edit.PlacementDrag;
import dev.muster.dsl.ui.map.input.MapMouse;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSource;
import org.eclipse.swt.dnd.DragSourceAdapter;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/** The palette of the map: lines of the armies by group, and drawing tools. */
final class PalettePanel extends Composite {

  private final FieldModel model;
  private final MapCanvas canvas;
  private final MapEdits edits;
  private final MapMouse mouse;
  private final Tree tree;
  private SceneTools shown;
  private PlacementDrag drag;

  PalettePanel(
      Composite parent, FieldModel model, MapCanvas canvas, MapEdits edits, MapMouse mouse) {
    super(parent, SWT.NONE);
    this.model = model;
    this.canvas = canvas;
    this.edits = edits;
    this.mouse = mouse;
    GridLayoutFactory.fillDefaults().applyTo(this);
    tree = new Tree(this, SWT.SINGLE | SWT.V_SCROLL | SWT.H_SCROLL);
    GridDataFactory.fillDefaults().grab(true, true).hint(180, 60).applyTo(tree);
    tree.addListener(SWT.Selection, event -> take());
    tree.addListener(
        SWT.KeyDown,
        event -> {
          if (event.keyCode == SWT.ESC) {
            tree.deselectAll();
            take();
          } else if (event.keyCode == SWT.CR) {
            canvas.setFocus();
          }
        });
    dragging();
    dropping();
    mouse.onTool(
        tool -> {
          if (!isDisposed() && tool instanceof MapTool.Pointer) {
            tree.deselectAll();
          }
        });
    model.onChange(this::refresh);
    refresh();
  }

  private void refresh() {
    SceneTools tools = model.scene().map(Scene::tools).orElse(null);
    if (isDisposed() || java.util.Objects.equals(tools, shown)) {
      return;
    }
    shown = tools;
    tree.removeAll();
    if (tools != null) {
      fill(tools);
    }
    keep();
  }

  /** The tool that is in use stays so, if it is there still. */
  private void keep() {
    MapTool used = mouse.tool();
    if (!(used instanceof MapTool.Pointer)) {
      all(tree.getItems())
          .filter(each -> used.equals(each.getData()))
          .findFirst()
          .ifPresentOrElse(tree::setSelection, () -> mouse.use(new MapTool.Pointer()));
    }
  }

  private static Stream<TreeItem> all(TreeItem[] items) {
    return Arrays.stream(items)
        .flatMap(each -> Stream.concat(Stream.of(each), all(each.getItems())));
  }

  private void fill(SceneTools tools) {
    for (SceneTools.Side side : tools.sides()) {
      TreeItem army = item(tree, side.label(), "side", null);
      for (SceneTools.Group group : side.groups()) {
        TreeItem below = new TreeItem(army, SWT.NONE);
        fill(below, group.label(), "general", null);
        for (SceneTools.Line line : side.lines()) {
          TreeItem stand = new TreeItem(below, SWT.NONE);
          fill(
              stand,
              line.label() + "  " + line.summary(),
              "stand",
              new MapTool.Deploy(
                  side.name(), group.name(), line.name(), line.label(), line.marks()));
        }
      }
      army.setExpanded(true);
    }
    PaletteDrawing.sections(model.scene().orElseThrow())
        .forEach(
            (label, drawn) -> {
              TreeItem section = item(tree, label, "map", null);
              drawn.forEach(
                  each -> fill(new TreeItem(section, SWT.NONE), each.label(), "map", each));
              section.setExpanded(true);
            });
  }

  private static TreeItem item(Tree parent, String text, String icon, MapTool tool) {
    TreeItem item = new TreeItem(parent, SWT.NONE);
    fill(item, text, icon, tool);
    return item;
  }

  private static void fill(TreeItem item, String text, String icon, MapTool tool) {
    item.setText(text);
    item.setImage(MusterImages.of(icon));
    item.setData(tool);
  }

  private MapTool chosen() {
    return tree.getSelectionCount() == 1 && tree.getSelection()[0].getData() instanceof MapTool tool
        ? tool
        : new MapTool.Pointer();
  }

  private void take() {
    mouse.use(chosen());
  }

  private void dragging() {
    DragSource source = new DragSource(tree, DND.DROP_COPY);
    source.setTransfer(TextTransfer.getInstance());
    source.addDragListener(
        new DragSourceAdapter() {
          @Override
          public void dragStart(DragSourceEvent event) {
            event.doit = chosen() instanceof MapTool.Deploy;
          }

          @Override
          public void dragSetData(DragSourceEvent event) {
            event.data = chosen().label();
          }

          @Override
          public void dragFinished(DragSourceEvent event) {
            tree.deselectAll();
            take();
          }
        });
  }

  private void dropping() {
    DropTarget target = new DropTarget(canvas, DND.DROP_COPY);
    target.setTransfer(TextTransfer.getInstance());
    target.addDropListener(
        new DropTargetAdapter() {
          @Override
          public void dragOver(DropTargetEvent event) {
            event.detail = DND.DROP_NONE;
            if (model.scene().isPresent() && chosen() instanceof MapTool.Deploy deploy) {
              Point at = canvas.toControl(event.x, event.y);
              if (drag == null) {
                drag = PlacementDrag.deploy(model, edits, deploy);
              }
              canvas.place(at.x, at.y).ifPresent(drag::over);
              event.detail = DND.DROP_COPY;
            }
          }

          @Override
          public void dragLeave(DropTargetEvent event) {
            // A drop is a leave too: it comes first.
            PlacementDrag left = drag;
            getDisplay()
                .asyncExec(
                    () -> {
                      if (left != null && left == drag) {
                        drag.cancel();
                        drag = null;
                      }
                    });
          }

          @Override
          public void drop(DropTargetEvent event) {
            if (drag != null) {
              PlacementDrag ended = drag;
              drag = null;
              ended.drop();
            }
          }
        });
  }
}
