package dev.muster.dsl.ide.replay;

import dev.muster.dsl.ide.battlemap.PlayedScene;
import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneBoard;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Battles in the form of a language server's answers to a map page, so that the page needs no
 * server.
 *
 * @param scene the scene of the first moment of the first battle
 * @param battles the battle, and the battle that it continues if there is one
 */
record RecordedScenes(Scene scene, List<WatchedBattle> battles) {
  /** Name of the view. */
  private static final String VIEW = "recorded";

  /**
   * A battle.
   *
   * @param known number of moments at its beginning that it shares with the first battle
   * @param changes for each moment from {@code known} on, the change of the scene since the
   *     previous moment, or since {@code scene} for the first; null for no change
   * @param state its state; its moments are those from {@code known} on
   * @param like for each moment, the index of the corresponding moment of the other battle; empty
   *     if there is no other battle
   */
  record WatchedBattle(
      int known, List<@Nullable SceneChange> changes, PlayState state, List<Integer> like) {}

  /** One of the battles while the page is written. */
  private static final class Course {
    final BattleRecording battle;
    final List<PlayState.PlayedMoment> moments;

    Course(BattleRecording battle) {
      this.battle = battle;
      var told = new PlayedMoments(battle.program(), new NamedItems(battle.program()));
      battle.frames().forEach(told::add);
      moments = told.all();
    }

    BattlePosition position(int moment) {
      return battle.frames().get(moment).position();
    }

    int size() {
      return moments.size();
    }
  }

  /**
   * The scenes of a battle.
   *
   * @param before the battle that it went on from; null for none
   */
  static RecordedScenes of(BattleRecording battle, @Nullable BattleRecording before) {
    var course = new Course(battle);
    var painter = new Painter(battle.program());
    Scene first = painter.scene(course.position(0), 0);
    if (before == null) {
      return new RecordedScenes(
          first, List.of(battle(course, 0, painter.changes(course, 0, first), null, false)));
    }
    var other = new Course(before);
    int known = known(course, other);
    return new RecordedScenes(
        first,
        List.of(
            battle(course, 0, painter.changes(course, 0, first), other, true),
            battle(other, known, painter.changes(other, known, first), course, false)));
  }

  /** Moments at the beginning that two battles have in common, with everything on the field. */
  private static int known(Course one, Course other) {
    int parts = BranchComparison.parts(one.moments, other.moments);
    int known = 0;
    while (known <= parts && one.position(known).equals(other.position(known))) {
      known++;
    }
    return known;
  }

  private static WatchedBattle battle(
      Course course,
      int known,
      List<@Nullable SceneChange> changes,
      @Nullable Course other,
      boolean earlier) {
    List<PlayState.PlayedMoment> moments = course.moments;
    List<Integer> like = new ArrayList<>();
    for (int i = 0; other != null && i < moments.size(); i++) {
      like.add(BranchComparison.like(moments, i, other.moments));
    }
    var state =
        new PlayState(
            course.battle.seed(),
            course.battle.outcome().rounds(),
            sides(course),
            null,
            false,
            result(course),
            moments.subList(known, moments.size()),
            known,
            0,
            List.of(),
            false,
            other == null ? null : beside(moments, other, earlier));
    return new WatchedBattle(known, changes, state, like);
  }

  private static PlayState.OtherBattle beside(
      List<PlayState.PlayedMoment> moments, Course other, boolean earlier) {
    return new PlayState.OtherBattle(
        earlier,
        BranchComparison.parts(moments, other.moments),
        other.battle.seed(),
        sides(other),
        result(other),
        other.size(),
        BranchComparison.course(other.moments));
  }

  private static String result(Course course) {
    return RuleSystems.engine(course.battle.program())
        .reportVocabulary()
        .result(course.battle.outcome());
  }

  /** The sides at the end. A log does not say who led them. */
  private static List<PlayState.PlayedSide> sides(Course course) {
    BattlePosition last = course.position(course.size() - 1);
    List<PlayState.PlayedSide> found = new ArrayList<>();
    for (int i = 0; i < course.battle.program().scenario().sides().size(); i++) {
      Scenario.Side side = course.battle.program().scenario().sides().get(i);
      boolean counted = i < last.lost().size() && i < last.breaksAt().size();
      found.add(
          new PlayState.PlayedSide(
              side.name(),
              side.displayName(),
              "",
              counted ? last.lost().get(i) : 0,
              counted ? last.breaksAt().get(i) : 0));
    }
    return found;
  }

  /** Makes scenes that name no file of the author. */
  private static final class Painter {
    private final PlayedScene scenes;
    private final Map<SceneItem, SceneItem> bare = new IdentityHashMap<>();

    Painter(BattleProgram program) {
      scenes = new PlayedScene(program, List.of());
    }

    List<@Nullable SceneChange> changes(Course course, int known, Scene first) {
      List<@Nullable SceneChange> changes = new ArrayList<>();
      Scene before = known == 0 ? first : scene(course.position(known - 1), 0);
      for (int i = known; i < course.size(); i++) {
        Scene now = scene(course.position(i), 0);
        changes.add(PlayedScene.between(before, now));
        before = now;
      }
      return changes;
    }

    Scene scene(BattlePosition position, long revision) {
      Scene made = scenes.of(position, VIEW, revision);
      Map<String, SceneItem> items = new LinkedHashMap<>();
      made.items().forEach((id, item) -> items.put(id, bare.computeIfAbsent(item, Painter::bare)));
      return new Scene(
          made.protocol(),
          made.view(),
          made.revision(),
          made.scenario(),
          made.title(),
          made.description(),
          "",
          List.of(),
          bare(made.board()),
          made.colours(),
          made.layers(),
          items,
          made.legend(),
          List.of(),
          made.tools());
    }

    private static SceneItem bare(SceneItem item) {
      return new SceneItem(
          item.id(),
          item.kind(),
          item.label(),
          item.hit(),
          item.marks(),
          null,
          null,
          item.place(),
          item.side(),
          item.group(),
          List.of());
    }

    private static SceneBoard bare(SceneBoard board) {
      return new SceneBoard(
          board.kind(),
          board.name(),
          board.width(),
          board.height(),
          board.margin(),
          board.cell(),
          board.grid(),
          board.table(),
          board.headings(),
          List.of(),
          null);
    }
  }
}
