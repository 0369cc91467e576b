package dev.muster.dsl.ide.situation;

import dev.muster.dsl.ide.battlemap.PlayedScene;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneDocument;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneSource;
import dev.muster.dsl.ide.scene.SceneTools;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.FoughtPosition;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;

/** The position of a situation as a scene. */
final class SituationScene {
  private final String uri;
  private final Situation situation;
  private final BattlePosition position;
  private final List<String> lines;

  private SituationScene(
      String uri, Situation situation, BattlePosition position, List<String> lines) {
    this.uri = uri;
    this.situation = situation;
    this.position = position;
    this.lines = List.copyOf(lines);
  }

  static SituationScene of(String uri, Situation situation, List<String> lines) {
    return new SituationScene(
        uri, situation, withoutUnnamed(situation, position(situation)), lines);
  }

  /** Returns the position after the rules have set it up; as written in the text if they cannot. */
  private static BattlePosition position(Situation situation) {
    try {
      return SituationService.form(situation.program())
                  .start(
                      situation,
                      Commander.takingDefaults(),
                      () -> {
                        throw new IllegalStateException("a position throws no dice");
                      },
                      EventSink.SILENT)
              instanceof FoughtPosition fought
          ? fought.battle().position()
          : written(situation.program());
    } catch (SituationException problem) {
      // the findings of the text say what is wrong
      return written(situation.program());
    }
  }

  private static BattlePosition written(BattleProgram program) {
    List<BattlePosition.Unit> units = new ArrayList<>();
    List<BattlePosition.Leader> leaders = new ArrayList<>();
    int side = 0;
    int group = 0;
    for (Scenario.Side each : program.scenario().sides()) {
      for (Scenario.Group of : each.groups()) {
        for (Scenario.DeployedStand stand : of.stands()) {
          units.add(
              new BattlePosition.Unit(
                  side,
                  group,
                  stand.name(),
                  stand.at(),
                  stand.facing(),
                  1,
                  1,
                  List.copyOf(stand.marks().keySet())));
        }
        leaders.add(
            new BattlePosition.Leader(group, of.general().at(), of.general().attachedTo(), false));
        group++;
      }
      side++;
    }
    return new BattlePosition(units, leaders, List.of(), List.of());
  }

  /**
   * Removes Generals that the file does not name. They are placed off the field and are not shown.
   */
  private static BattlePosition withoutUnnamed(Situation situation, BattlePosition position) {
    List<Scenario.Group> groups =
        situation.program().scenario().sides().stream()
            .flatMap(side -> side.groups().stream())
            .toList();
    List<BattlePosition.Leader> leaders =
        position.leaders().stream()
            .map(
                each ->
                    groups.get(each.group()).general().source().file().isEmpty()
                        ? new BattlePosition.Leader(each.group(), null, null, true)
                        : each)
            .toList();
    return new BattlePosition(
        position.units(), leaders, position.lost(), position.breaksAt(), position.happened());
  }

  /**
   * Returns the scene.
   *
   * @param stale why it is not that of the current text; empty if it is
   */
  Scene scene(String view, long revision, String stale) {
    Scene made =
        new PlayedScene(situation.program(), List.of(new SceneDocument(uri, null)))
            .of(position, view, revision);
    Map<String, SceneItem> items = new LinkedHashMap<>(made.items());
    items.replaceAll((id, item) -> withWholeLines(item));
    return new Scene(
        made.protocol(),
        made.view(),
        made.revision(),
        made.scenario(),
        situation.title().isBlank() ? "Situation" : situation.title(),
        "The position of a situation, round " + situation.round() + ".",
        stale,
        made.documents(),
        made.board(),
        made.colours(),
        made.layers(),
        items,
        made.legend(),
        made.findings(),
        new SceneTools(List.of(), List.of(), List.of()));
  }

  static @Nullable SceneChange between(Scene before, Scene after) {
    return PlayedScene.between(before, after);
  }

  private SceneItem withWholeLines(SceneItem item) {
    return new SceneItem(
        item.id(),
        item.kind(),
        item.label(),
        item.hit(),
        item.marks(),
        whole(item.source()),
        whole(item.definition()),
        item.place(),
        item.side(),
        item.group(),
        item.can());
  }

  private @Nullable SceneSource whole(@Nullable SceneSource source) {
    if (source == null) {
      return null;
    }
    int line = source.range().getStart().getLine();
    int end = line < lines.size() ? lines.get(line).length() : 0;
    return new SceneSource(uri, new Range(new Position(line, 0), new Position(line, end)));
  }
}
