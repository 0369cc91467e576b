package dev.muster.dsl.ui.map;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.map.access.FieldAccess;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.edit.DrawnPlaces;
import dev.muster.dsl.ui.map.edit.MapEdits;
import dev.muster.dsl.ui.map.input.MapKeys;
import dev.muster.dsl.ui.map.input.MapMouse;
import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.map.play.BattleTerms;
import dev.muster.dsl.ui.map.play.PlayPanel;
import dev.muster.dsl.ui.map.play.PlaySession;
import dev.muster.dsl.ui.map.replay.ReplayPlayer;
import dev.muster.dsl.ui.map.replay.ReplayStrip;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;

/** The field of the battle in the editor, beside its text. */
public final class BattleMapView extends ViewPart {

  /** The name of the view. */
  public static final String ID = "dev.muster.dsl.ui.map";

  /** The field with the panel of a battle, and the palette. */
  private static final int COLUMNS = 2;

  private final FieldModel model = new FieldModel();
  private final RoomForBattle room = new RoomForBattle(this);
  private StackLayout pages;
  private Composite stack;
  private Composite field;
  private EmptyPage empty;
  private Link header;
  private MapToolbar toolbar;
  private ToolStrip tools;
  private PalettePanel palette;
  private PlayControl play;
  private ReplayStrip strip;
  private MapCanvas canvas;
  private MapKeys keys;
  private FieldLink link;
  private FieldAccess access;
  private ReplayPlayer player;
  private RefusalTip refusal;

  @Override
  public void createPartControl(Composite parent) {
    stack = new Composite(parent, SWT.NONE);
    pages = new StackLayout();
    stack.setLayout(pages);
    empty = new EmptyPage(stack);
    field = new Composite(stack, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(COLUMNS).spacing(0, 0).applyTo(field);
    header = new Link(field, SWT.WRAP);
    header.addListener(SWT.Selection, event -> link.replay().linkPressed(event.text));
    header.setLayoutData(hidden(COLUMNS));
    PlayArea area = new PlayArea(field);
    GridDataFactory.fillDefaults().grab(true, true).hint(60, 60).applyTo(area);
    canvas = new MapCanvas(area, model);
    refusal = new RefusalTip(canvas);
    player = new ReplayPlayer(canvas.getDisplay());
    link =
        new FieldLink(
            getSite().getPage(), model, canvas, player, this::header, this::status, this::showPage);
    MapEdits edits = new MapEdits(canvas.getDisplay(), link.session(), new Edited());
    DrawnPlaces drawing = new DrawnPlaces(model, edits);
    MapMouse mouse = new MapMouse(canvas, model, edits, drawing, link);
    tools = new ToolStrip(field, mouse, drawing, canvas, shown -> show(tools, shown));
    tools.setLayoutData(hidden(COLUMNS));
    tools.setVisible(false);
    tools.moveAbove(area);
    mouse.onTool(tool -> refused(""));
    keys = new MapKeys(canvas, model, edits, mouse, link, player);
    palette = new PalettePanel(field, model, canvas, edits, mouse);
    palette.setLayoutData(hidden(1));
    play =
        new PlayControl(
            area.beside(canvas),
            model,
            canvas,
            new PlayControl.Surroundings(
                this::source,
                () -> link.session().scene(),
                shown -> {
                  if (shown != area.isShown()) {
                    room.playing(shown, area);
                    area.show(shown);
                  }
                },
                this::refused,
                this::status));
    link.plays(play);
    strip = new ReplayStrip(field, player);
    strip.setLayoutData(hidden(COLUMNS));
    access = new FieldAccess(canvas, model);
    new FieldHover(canvas, model);
    toolbar = new MapToolbar(model);
    toolbar.fill(
        getViewSite().getActionBars().getToolBarManager(),
        new MapToolbar.Commands(
            link::link,
            link::pin,
            shown -> show(palette, shown),
            play::begin,
            play::open,
            canvas::fit,
            () -> PictureDialog.open(canvas, model)));
    globalActions();
    HelpContext.MAP.on(stack);
    model.onChange(this::pointed);
    model.onChange(this::demand);
    link.onScene(edits::sceneCame);
    showPage("");
    link.start();
  }

  private static GridData hidden(int columns) {
    GridData data =
        new GridData(SWT.FILL, columns == 1 ? SWT.FILL : SWT.CENTER, columns > 1, false);
    data.horizontalSpan = columns;
    data.exclude = true;
    return data;
  }

  private void show(Control part, boolean shown) {
    if (part.getVisible() == shown && ((GridData) part.getLayoutData()).exclude != shown) {
      return;
    }
    ((GridData) part.getLayoutData()).exclude = !shown;
    part.setVisible(shown);
    field.layout(true, true);
  }

  /** The scenario that is shown; null for none. */
  private BattleTerms.Source source() {
    return link.session().file() == null
        ? null
        : new BattleTerms.Source(
            link.session().file(), null, model.scene().map(Scene::scenario).orElse(null));
  }

  /** Shows the reason why an action was refused; an empty text removes it. */
  private void refused(String why) {
    getViewSite()
        .getActionBars()
        .getStatusLineManager()
        .setErrorMessage(why.isEmpty() ? null : why);
    if (why.isEmpty()) {
      refusal.hide();
    } else {
      refusal.show(why);
    }
  }

  private void header(ReplayControl.Header shown) {
    if (!header.isDisposed()) {
      boolean other =
          header.getText().isEmpty() != shown.text().isEmpty()
              || strip.getVisible() != shown.replaying();
      header.setText(shown.text());
      if (other) {
        show(header, !shown.text().isEmpty());
        show(strip, shown.replaying());
      }
    }
  }

  /** Shows the field for null, and else why there is none. */
  private void showPage(String why) {
    if (stack.isDisposed()) {
      return;
    }
    if (why != null) {
      empty.show(why);
    }
    pages.topControl = why == null ? field : empty;
    stack.layout(true);
  }

  /** The place under the mouse, and what is there. */
  private void pointed() {
    if (canvas.isDisposed() || model.pointed().isEmpty() || model.scene().isEmpty()) {
      return;
    }
    String place = model.pointed();
    String words = model.drag().words();
    String terrain = model.places().terrain(place);
    Optional<String> there =
        model.stands().filter(each -> place.equals(each.place())).map(SceneItem::label).findFirst();
    status(
        !words.isEmpty()
            ? place + ": " + words
            : there.orElse(terrain.isEmpty() ? place : place + ", " + terrain));
  }

  /** Layers that are computed only while they are shown, and for what is selected. */
  private void demand() {
    model
        .scene()
        .ifPresent(
            scene -> {
              List<SceneLayer> wanted =
                  scene.layers().stream()
                      .filter(each -> each.onDemand() && model.isShown(each))
                      .toList();
              boolean about = wanted.stream().anyMatch(SceneLayer::ofSelection);
              link.session()
                  .demand(
                      wanted.stream().map(SceneLayer::id).toList(),
                      about ? List.copyOf(model.selected()) : List.of());
            });
  }

  private void status(String text) {
    getViewSite().getActionBars().getStatusLineManager().setMessage(text);
  }

  /** Undo, Redo, Delete and Select All act on the battle beside the map. */
  private void globalActions() {
    var bars = getViewSite().getActionBars();
    for (String id : new String[] {ActionFactory.UNDO.getId(), ActionFactory.REDO.getId()}) {
      bars.setGlobalActionHandler(id, action(() -> inEditor(id)));
    }
    bars.setGlobalActionHandler(ActionFactory.DELETE.getId(), action(() -> keys.delete()));
    bars.setGlobalActionHandler(ActionFactory.SELECT_ALL.getId(), action(() -> keys.selectAll()));
    bars.updateActionBars();
  }

  private static IAction action(Runnable work) {
    return new Action() {
      @Override
      public void run() {
        work.run();
      }
    };
  }

  private void inEditor(String id) {
    if (play.isPlaying()) {
      if (id.equals(ActionFactory.UNDO.getId())) {
        play.step("undo", null, null);
      }
      return;
    }
    link.battle()
        .map(ActiveMusterEditor::editor)
        .map(editor -> editor.getAction(id))
        .filter(IAction::isEnabled)
        .ifPresent(IAction::run);
  }

  /** Returns the accessible elements of the field, for screen readers and tests. */
  public FieldAccess access() {
    return access;
  }

  /** Returns why the last action was refused; empty if it was not. */
  public String refusal() {
    return refusal.text();
  }

  /** Opens the palette of elements that can be added to the map, for a new battle. */
  public void openPalette() {
    toolbar.openPalette();
  }

  /** Returns the model of the view. */
  public FieldModel model() {
    return model;
  }

  /** The battle that is played; for tests. */
  public PlaySession battle() {
    return play.session();
  }

  /** Returns the panel of the interactive battle; for tests. */
  public PlayPanel battlePanel() {
    return play.panel();
  }

  /** Returns the canvas. */
  public MapCanvas canvas() {
    return canvas;
  }

  @Override
  public void setFocus() {
    if (pages.topControl == field) {
      canvas.setFocus();
    } else {
      empty.setFocus();
    }
  }

  @Override
  public void dispose() {
    if (link != null) {
      link.stop();
    }
    super.dispose();
  }

  /** What came of an action on the map. */
  private final class Edited implements MapEdits.Listener {

    @Override
    public void refused(String why) {
      getViewSite().getActionBars().getStatusLineManager().setErrorMessage(why);
      refusal.show(why);
    }

    @Override
    public void done(String title, List<String> selected) {
      getViewSite().getActionBars().getStatusLineManager().setErrorMessage(null);
      refusal.hide();
      status(title);
      model.select(selected);
    }
  }

  /** The scene that is shown; for tests. */
  public Optional<Scene> scene() {
    return model.scene();
  }
}
