package dev.muster.dsl.ui.map;

import dev.muster.dsl.ide.scene.LocateAnswer;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneFinding;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneSource;
import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.map.canvas.MapCanvas;
import dev.muster.dsl.ui.map.follow.EditorFollower;
import dev.muster.dsl.ui.map.follow.SceneSession;
import dev.muster.dsl.ui.map.input.MapReader;
import dev.muster.dsl.ui.map.model.FieldModel;
import dev.muster.dsl.ui.map.replay.ReplayPlayer;
import dev.muster.dsl.ui.navigate.LocationOpener;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.Location;
import org.eclipse.ui.IWorkbenchPage;

/** Holds the text and the field together: what moves in one moves in the other. */
final class FieldLink implements EditorFollower.Listener, SceneSession.Listener, MapReader {

  /** From the worst. */
  private static final List<String> SEVERITIES = List.of("error", "warning", "information");

  private final FieldModel model;
  private final MapCanvas canvas;
  private final ReplayControl replay;
  private final Consumer<String> status;
  private final Consumer<String> page;
  private final EditorFollower follower;
  private final SceneSession session;
  private boolean linked = true;
  private boolean pinned;
  private Runnable sceneCame = () -> {};
  private PlayControl played;

  /**
   * @param header shows what is above the field
   * @param status shows something at the foot of the window
   * @param page shows the field, or why there is none: null for the field
   */
  FieldLink(
      IWorkbenchPage workbench,
      FieldModel model,
      MapCanvas canvas,
      ReplayPlayer player,
      Consumer<ReplayControl.Header> header,
      Consumer<String> status,
      Consumer<String> page) {
    this.model = model;
    this.canvas = canvas;
    this.status = status;
    this.page = page;
    session = new SceneSession(canvas.getDisplay(), this);
    follower = new EditorFollower(workbench, this);
    replay =
        new ReplayControl(
            model,
            player,
            () -> session.file() == null || isPlaying() ? "" : session.file().getUri(),
            header,
            (log, moment) -> played.open(log, moment));
  }

  /** A battle that is played may take the place of the text. */
  void plays(PlayControl control) {
    played = control;
  }

  private boolean isPlaying() {
    return played != null && played.isPlaying();
  }

  /** Returns the control that replays a battle instead of showing the deployment. */
  ReplayControl replay() {
    return replay;
  }

  SceneSession session() {
    return session;
  }

  /** Hears that another scene is shown. */
  void onScene(Runnable then) {
    sceneCame = then;
  }

  void start() {
    follower.start();
  }

  void stop() {
    follower.stop();
    replay.stop();
    session.close();
  }

  /** Whether the caret and the field follow each other. */
  void link(boolean wanted) {
    linked = wanted;
    if (linked) {
      caretMoved();
    } else {
      model.mark(List.of(), List.of());
    }
  }

  /** Whether the scenario that is shown stays, wherever the caret goes. */
  void pin(boolean wanted) {
    pinned = wanted;
    follower.pin(wanted);
    session.stay(wanted ? model.scene().map(Scene::scenario).orElse(null) : null);
  }

  @Override
  public void editorChanged() {
    replay.fileChanged();
    Optional<ActiveMusterEditor> battle = follower.battle();
    if (battle.isPresent()) {
      session.open(battle.get().file(), battle.get().position());
    } else {
      session.leave();
      if (!isPlaying()) {
        model.show(null);
        page.accept("");
      }
    }
  }

  @Override
  public void textChanged() {
    replay.textChanged();
  }

  @Override
  public void caretMoved() {
    if (linked) {
      follower
          .battle()
          .ifPresent(
              battle -> session.caret(LspPositions.position(battle.document(), follower.caret())));
    }
  }

  @Override
  public void sceneChanged(Scene scene, String refusal) {
    if (isPlaying()) {
      return;
    }
    if (scene != null) {
      page.accept(null);
      model.show(scene);
      sceneCame.run();
    } else {
      model.show(null);
      page.accept(refusal);
    }
  }

  @Override
  public void caretMeans(LocateAnswer answer) {
    if (isPlaying()) {
      return;
    }
    boolean another =
        !answer.scenario().isEmpty()
            && model.scene().filter(each -> !each.scenario().equals(answer.scenario())).isPresent();
    if (another && !pinned) {
      follower
          .battle()
          .ifPresent(
              battle ->
                  session.open(
                      battle.file(), LspPositions.position(battle.document(), follower.caret())));
      return;
    }
    model.mark(answer.items(), answer.places());
    answer.items().stream()
        .findFirst()
        .flatMap(model::item)
        .ifPresentOrElse(
            canvas::reveal,
            () -> {
              if (model.scene().isPresent() && !answer.places().isEmpty()) {
                canvas.reveal(answer.places().getFirst());
              }
            });
    if (answer.label() != null && !answer.label().isBlank()) {
      status.accept(answer.label());
      follower.battle().ifPresent(battle -> tellEditor(battle, answer.label()));
    }
  }

  /** The user looks at the text: its status line has what the caret means. */
  private static void tellEditor(ActiveMusterEditor battle, String label) {
    var line = battle.editor().getEditorSite().getActionBars().getStatusLineManager();
    if (line != null) {
      line.setMessage(label);
    }
  }

  @Override
  public void clicked(SceneItem item) {
    Optional<SceneFinding> finding = finding(each -> each.items().contains(item.id()));
    if (finding.isPresent()) {
      show(finding.get());
      return;
    }
    say(item.label());
    if (item.source() != null) {
      select(item.source());
    }
  }

  /** Returns the worst finding about a clicked item. */
  private Optional<SceneFinding> finding(Predicate<SceneFinding> wanted) {
    return model.scene().filter(scene -> !isPlaying()).stream()
        .flatMap(scene -> scene.findings().stream())
        .filter(wanted)
        .min(Comparator.comparingInt(each -> SEVERITIES.indexOf(each.severity())));
  }

  private void show(SceneFinding finding) {
    say(finding.message());
    select(finding.source());
  }

  @Override
  public void clicked(String place) {
    if (isPlaying()) {
      say(played.describe(place));
      return;
    }
    Optional<SceneFinding> finding = finding(each -> each.places().contains(place));
    if (finding.isPresent()) {
      show(finding.get());
      return;
    }
    session
        .place(place)
        .thenAccept(
            answer ->
                canvas
                    .getDisplay()
                    .asyncExec(
                        () -> {
                          if (answer != null && !canvas.isDisposed()) {
                            say(answer.label() == null ? place : answer.label());
                            answer.sources().stream().findFirst().ifPresent(this::select);
                          }
                        }));
  }

  @Override
  public void tell(String place) {
    if (isPlaying()) {
      say(played.describe(place));
      return;
    }
    say(place);
    session
        .place(place)
        .thenAccept(
            answer ->
                canvas
                    .getDisplay()
                    .asyncExec(
                        () -> {
                          if (answer != null
                              && answer.label() != null
                              && place.equals(model.cursor())) {
                            say(answer.label());
                          }
                        }));
  }

  @Override
  public boolean chooses(String place, List<SceneItem> things) {
    return isPlaying() && played.chooses(place, things);
  }

  @Override
  public void opened(SceneItem item) {
    SceneSource source = item.definition() != null ? item.definition() : item.source();
    if (source != null) {
      LocationOpener.at(new Location(source.uri(), source.range()));
    }
  }

  /** Selects in the editor beside the map; another file is not opened for a mere click. */
  private void select(SceneSource source) {
    follower
        .battle()
        .filter(battle -> battle.file().getUri().equals(source.uri()))
        .ifPresent(
            battle -> {
              IRegion region = LspPositions.region(battle.document(), source.range());
              battle.editor().selectAndReveal(region.getOffset(), region.getLength());
            });
  }

  @Override
  public void fix(SceneItem item) {
    if (item.source() != null) {
      FixMenu.open(canvas, canvas.bounds(item), item.source(), status);
    }
  }

  @Override
  public void say(String text) {
    status.accept(text);
  }

  /** Returns the Muster editor that belongs to the map. */
  Optional<ActiveMusterEditor> battle() {
    return follower.battle();
  }
}
