package dev.muster.dsl.ui.map;

import dev.muster.dsl.ide.scene.PlayAnswer;
import dev.muster.dsl.ide.scene.PlaySaveAnswer;
import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneTools;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.map.play.BattleTerms;
import dev.muster.dsl.ui.map.play.BattleTermsDialog;
import dev.muster.dsl.ui.map.play.PlayPanel;
import dev.muster.dsl.ui.map.play.PlaySession;
import dev.muster.dsl.ui.map.play.PlayTable;
import dev.muster.dsl.ui.navigate.LocationOpener;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.jface.window.Window;
import org.eclipse.lsp4j.Location;
import org.eclipse.swt.widgets.Composite;

/** Lets a battle that the user plays take the place of the text on the map. */
final class PlayControl implements PlaySession.Listener, PlayPanel.Commands {

  private final FieldModel model;
  private final MapCanvas canvas;
  private final Surroundings around;
  private final PlaySession session;
  private final PlayTable table;
  private final PlayPanel panel;

  /**
   * The parts around the map.
   *
   * @param source the scenario that is shown; null for none
   * @param text the scene of the text
   * @param panel shows or hides the panel
   * @param refused shows why an action was refused
   * @param status shows something at the foot of the window
   */
  record Surroundings(
      Supplier<BattleTerms.Source> source,
      Supplier<Optional<Scene>> text,
      Consumer<Boolean> panel,
      Consumer<String> refused,
      Consumer<String> status) {}

  PlayControl(Composite parent, FieldModel model, MapCanvas canvas, Surroundings around) {
    this.model = model;
    this.canvas = canvas;
    this.around = around;
    session = new PlaySession(canvas.getDisplay(), this);
    panel = new PlayPanel(parent, this);
    table = new PlayTable(model, canvas, session, panel);
  }

  PlayPanel panel() {
    return panel;
  }

  PlaySession session() {
    return session;
  }

  boolean isPlaying() {
    return session.isPlaying();
  }

  /** Asks who plays each side, and begins the battle. */
  void begin() {
    if (isPlaying()) {
      panel.write("");
      return;
    }
    List<SceneTools.Side> sides = model.scene().map(each -> each.tools().sides()).orElse(List.of());
    if (sides.isEmpty()) {
      around.refused().accept("There is no scenario to play here.");
      return;
    }
    List<String> leaders = new ArrayList<>();
    sides.forEach(each -> leaders.add(leaders.isEmpty() ? "human" : "steady"));
    BattleTerms terms = asked(sides.stream().map(SceneTools.Side::label).toList(), leaders, false);
    BattleTerms.Source source = around.source().get();
    if (terms != null && source != null) {
      session.begin(terms, source);
    }
  }

  private BattleTerms asked(List<String> sides, List<String> leaders, boolean branch) {
    BattleTermsDialog dialog = new BattleTermsDialog(canvas.getShell(), sides, leaders, branch);
    return dialog.open() == Window.OK ? dialog.terms() : null;
  }

  /** Goes on with a battle that was saved. */
  void open() {
    BattleFileDialog.read(canvas.getShell(), session::open, around.refused());
  }

  /** Shows a moment of a test battle with all that can be done with it. */
  void open(String log, int moment) {
    session.open(log, null);
    session.step("show", null, moment);
  }

  /**
   * A spot of the field was clicked, or Enter pressed there.
   *
   * @return whether it is the battle's
   */
  boolean chooses(String place, List<SceneItem> things) {
    return isPlaying() && table.chooses(place, things);
  }

  /** Describes a place and the possible answers there; empty if no battle is played. */
  String describe(String place) {
    return isPlaying() ? table.describe(place) : "";
  }

  @Override
  public void stepped(PlayAnswer answer) {
    if (canvas.isDisposed()) {
      return;
    }
    around.refused().accept(answer.refusal());
    PlayState state = session.state().orElse(null);
    if (state == null) {
      return;
    }
    around.panel().accept(true);
    session.scene().filter(each -> model.scene().orElse(null) != each).ifPresent(model::show);
    table.stepped(state, answer);
    if (answer.refusal().isEmpty()) {
      around.status().accept(table.news());
    }
  }

  @Override
  public void narrow(String words) {
    if (isPlaying()) {
      table.narrow(words);
    }
  }

  @Override
  public void order(String words) {
    table.order(words);
  }

  @Override
  public void answer(int option) {
    session.answer(option);
  }

  @Override
  public void step(String kind, String words, Integer moment) {
    session.step(kind, words, moment);
  }

  @Override
  public void turn(String kind, int by) {
    table.turn(kind, by);
  }

  @Override
  public void open(int moment) {
    session.moments().get(moment).items().stream()
        .flatMap(each -> model.item(each).stream())
        .map(SceneItem::source)
        .filter(Objects::nonNull)
        .findFirst()
        .ifPresent(each -> LocationOpener.at(new Location(each.uri(), each.range())));
  }

  @Override
  public void fightOn() {
    session
        .state()
        .ifPresent(
            state -> {
              BattleTerms terms =
                  asked(
                      state.sides().stream().map(PlayState.PlayedSide::label).toList(),
                      state.sides().stream().map(PlayState.PlayedSide::commander).toList(),
                      true);
              if (terms != null) {
                session.fightOn(terms);
              }
            });
  }

  @Override
  public void save(String form) {
    session.files(form, this::written);
  }

  @Override
  public void saveStrip() {
    PlayState state = session.state().orElseThrow();
    String name = session.scene().map(Scene::scenario).orElse("battle") + "-" + state.seed();
    BattleFileDialog.strip(canvas.getShell(), name, this::saveStrip);
  }

  /** Writes the key positions; the ending of the file says in which format. */
  void saveStrip(Path target) {
    String file = target.getFileName().toString();
    session.files(
        file.substring(file.lastIndexOf('.') + 1),
        answer -> {
          if (!answer.refusal().isEmpty()) {
            around.refused().accept(answer.refusal());
          } else {
            BattleFileDialog.write(target, answer.files(), panel::say, around.refused());
          }
        });
  }

  private void written(PlaySaveAnswer answer) {
    if (canvas.isDisposed()) {
      return;
    }
    if (!answer.refusal().isEmpty()) {
      around.refused().accept(answer.refusal());
    } else {
      BattleFileDialog.write(canvas.getShell(), answer.files(), panel::say, around.refused());
    }
  }

  @Override
  public void leave() {
    if (isPlaying()) {
      session.leave();
      table.clear();
      around.panel().accept(false);
      model.show(around.text().get().orElse(null));
      canvas.setFocus();
    }
  }
}
