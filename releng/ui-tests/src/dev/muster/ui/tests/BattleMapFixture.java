package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ui.map.BattleMapView;
import dev.muster.dsl.ui.map.access.FieldAccess;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.action.IAction;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A workbench in the Muster perspective, with a battle beside its map. */
abstract class BattleMapFixture extends WorkbenchFixture {

  private BattleMapView view;

  @BeforeEach
  void openMap() throws Exception {
    PlatformUI.getWorkbench()
        .showPerspective(
            "dev.muster.dsl.ui.perspective", PlatformUI.getWorkbench().getWorkbenchWindows()[0]);
    view = (BattleMapView) view(BattleMapView.ID);
  }

  /** The next test has a view of its own. The other views stay: to make them takes longest. */
  @AfterEach
  void closeMap() throws Exception {
    RealInput.letGo();
    page().closeAllEditors(false);
    page().hideView(view);
  }

  @AfterAll
  static void closePerspective() {
    IWorkbenchPage page = PlatformUI.getWorkbench().getWorkbenchWindows()[0].getActivePage();
    page.closePerspective(page.getPerspective(), false, false);
  }

  BattleMapView map() {
    return view;
  }

  MapCanvas canvas() {
    return view.canvas();
  }

  FieldModel model() {
    return view.model();
  }

  /** What is about the field: the header, the palette, the strip of a replay. */
  Stream<Control> besideField() {
    return controls(canvas().getParent().getParent());
  }

  /** All of the view, with the page that is shown where there is no field. */
  Stream<Control> wholeView() {
    return controls(canvas().getParent().getParent().getParent());
  }

  /** Opens a battle, and waits for its field. */
  ITextEditor field(String name, String text) throws Exception {
    IFile file = file(name, text);
    ITextEditor editor = edit(file);
    await("the field", () -> model().scene().isPresent() && canvas().isVisible());
    allIsRead();
    return editor;
  }

  Scene scene() {
    return model().scene().orElseThrow();
  }

  /** A stand by its name in the scenario. */
  SceneItem stand(String name) {
    return model()
        .item("stand:" + name)
        .orElseThrow(
            () -> new AssertionError(name + " in " + model().stands().map(SceneItem::id).toList()));
  }

  /** Where the screen reader says that something is: its middle on the canvas. */
  Point spot(String id) {
    List<FieldAccess.Element> there =
        view.access().elements().stream().filter(each -> each.id().equals(id)).toList();
    assertTrue(there.size() == 1, () -> id + " is told once: " + there);
    return middle(there.getFirst().bounds());
  }

  /** Where a place is on the canvas. */
  Point place(String name) {
    return middle(canvas().bounds(name));
  }

  private static Point middle(Rectangle bounds) {
    return new Point(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
  }

  /** Undo, as the user calls it in the editor. */
  static void undo(ITextEditor editor) throws Exception {
    IAction undo = editor.getAction(ActionFactory.UNDO.getId());
    // the workbench enables it when it hears of the change
    await("something to undo", undo::isEnabled);
    undo.run();
  }

  /** A button of the view. */
  ToolItem button(String tip) {
    return tool(tip).orElseThrow(() -> new AssertionError("no button " + tip));
  }

  /** The palette, which is opened where it is not. */
  Tree palette() throws Exception {
    if (!button("Palette").getSelection()) {
      ToolPress.toggle(button("Palette"));
    }
    allIsRead();
    return (Tree)
        besideField()
            .filter(each -> each instanceof Tree && each.isVisible())
            .findFirst()
            .orElseThrow();
  }

  /** Takes a tool of the palette. */
  static void choose(Tree palette, String... path) {
    TreeItem[] items = palette.getItems();
    TreeItem chosen = null;
    for (String each : path) {
      chosen =
          Arrays.stream(items)
              .filter(item -> item.getText().startsWith(each))
              .findFirst()
              .orElseThrow(() -> new AssertionError("no " + each));
      items = chosen.getItems();
    }
    palette.setSelection(chosen);
    Event event = new Event();
    event.item = chosen;
    palette.notifyListeners(SWT.Selection, event);
  }

  /** Opens the file of an example that has its scenario, with all files beside it. */
  void openExample(String example) throws Exception {
    Map<String, String> texts = new TreeMap<>();
    for (URL each :
        Collections.list(
            Platform.getBundle("dev.muster.examples")
                .findEntries("examples/" + example, "*.muster", false))) {
      try (var in = each.openStream()) {
        texts.put(
            each.getPath().replaceFirst(".*/", ""),
            new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    String battle = example + ".muster";
    for (Map.Entry<String, String> each : texts.entrySet()) {
      if (!each.getKey().equals(battle)) {
        file(each.getKey(), each.getValue());
      }
    }
    field(battle, texts.get(battle));
  }

  /** The scene as a page is sent it, in the params of a message. */
  String sceneMessage() {
    var message = new NotificationMessage();
    message.setMethod("scene");
    message.setParams(scene());
    return new MessageJsonHandler(Map.of()).serialize(message);
  }
}
