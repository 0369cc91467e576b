package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ide.scene.RecordedBattle;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.print.drawing.Primitive;
import dev.muster.print.drawing.Primitive.TextPrimitive;
import dev.muster.print.map.BattleMap;
import dev.muster.print.map.MapSheet;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.TurningPoint;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.report.AnnotatedReport;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Converts a recorded battle to the form that a painter shows over the scene of its scenario. */
public final class RecordingComposer {
  /** The maximum number of moments recorded of a battle. Battles on a table stay below it. */
  public static final int MOST = 20_000;

  private final BattleRecording battle;
  private final BattleMap map;
  private final SceneColours colours = new SceneColours();
  private final MarkWriter writer = new MarkWriter(colours);

  private RecordingComposer(BattleRecording battle) {
    this.battle = battle;
    BattleProgram program = battle.program();
    double unit = program.board() instanceof TableBoard ? SceneBuilder.MEASURE : SceneBuilder.CELL;
    map = new BattleMap(program, unit, MapSheet.Manner.USUAL);
  }

  /** The battle for a painter. */
  public static RecordedBattle of(BattleRecording battle) {
    return new RecordingComposer(battle).compose();
  }

  private RecordedBattle compose() {
    Scenario scenario = battle.program().scenario();
    BattlePosition first = battle.frames().getFirst().position();
    List<RecordedBattle.MapPiece> units =
        IntStream.range(0, map.units().size()).mapToObj(each -> unit(each, first)).toList();
    List<RecordedBattle.MapPiece> leaders = map.leaders().stream().map(this::leader).toList();
    return new RecordedBattle(
        scenario.name(),
        scenario.label().isBlank() ? scenario.name() : scenario.label(),
        battle.seed(),
        scenario.sides().stream().map(Scenario.Side::name).toList(),
        first.breaksAt(),
        colours.all(),
        units,
        leaders,
        moments(),
        battle.frames().size() < MOST);
  }

  private RecordedBattle.MapPiece unit(int number, BattlePosition first) {
    BattleMap.UnitBlock block = map.units().get(number);
    int full = number < first.units().size() ? first.units().get(number).full() : 0;
    return new RecordedBattle.MapPiece(
        block.side(),
        block.label() + ": " + block.name(),
        full,
        marks(block.side(), block.block()),
        marks(block.side(), List.of(block.letters())));
  }

  private RecordedBattle.MapPiece leader(BattleMap.LeaderBlock block) {
    return new RecordedBattle.MapPiece(
        block.side(),
        block.letter() + ": " + block.name(),
        0,
        marks(block.side(), block.block()),
        List.of());
  }

  /** As the scene paints them: lines about a block are seen on dark ground too. */
  private List<SceneMark> marks(int side, List<Primitive> marks) {
    String edge = map.line(side);
    return writer.each(
        marks,
        (mark, colour) ->
            !(mark instanceof TextPrimitive) && colour.equals(edge)
                ? SceneColours.Role.EDGE
                : SceneColours.Role.BLOCK);
  }

  private List<RecordedBattle.Moment> moments() {
    List<RecordedBattle.Moment> moments = new ArrayList<>();
    BattlePosition before = BattlePosition.NONE;
    BattleRecording.Frame last = null;
    for (BattleRecording.Frame frame : battle.frames()) {
      BattlePosition now = frame.position();
      TurningPoint turning = frame.turningPoint(battle.program().scenario(), last);
      moments.add(
          new RecordedBattle.Moment(
              frame.round(),
              frame.lines().stream().map(AnnotatedReport.Line::text).toList(),
              units(before, now),
              leaders(before, now),
              now.lost(),
              who(frame),
              turning == null ? null : turning.words(),
              PlayState.PlayedMoment.rounded(frame.chances())));
      before = now;
      last = frame;
    }
    return moments;
  }

  private int who(BattleRecording.Frame frame) {
    for (AnnotatedReport.Line line : frame.lines()) {
      for (int i = 0; i < map.units().size(); i++) {
        if (map.units().get(i).unit().equals(line.stand())) {
          return i;
        }
      }
    }
    return -1;
  }

  private @Nullable List<RecordedBattle.Spot> units(BattlePosition before, BattlePosition now) {
    List<RecordedBattle.Spot> spots = new ArrayList<>();
    for (int i = 0; i < now.units().size(); i++) {
      BattlePosition.Unit unit = now.units().get(i);
      if (i >= before.units().size() || !unit.equals(before.units().get(i))) {
        spots.add(spot(i, unit));
      }
    }
    return spots.isEmpty() ? null : spots;
  }

  private RecordedBattle.Spot spot(int number, BattlePosition.Unit unit) {
    if (unit.at() == null || unit.facing() == null) {
      return new RecordedBattle.Spot(number, false, 0, 0, 0, unit.strength(), "");
    }
    BattleMap.Spot spot = map.spot(number, unit.at(), unit.facing());
    return new RecordedBattle.Spot(
        number,
        true,
        MarkWriter.rounded(spot.x() - map.margin()),
        MarkWriter.rounded(spot.y() - map.margin()),
        MarkWriter.rounded(spot.degrees()),
        unit.strength(),
        String.join(", ", unit.marks()));
  }

  private @Nullable List<RecordedBattle.Spot> leaders(BattlePosition before, BattlePosition now) {
    List<RecordedBattle.Spot> spots = new ArrayList<>();
    for (int i = 0; i < now.leaders().size(); i++) {
      RecordedBattle.Spot spot = leader(i, now);
      if (i >= before.leaders().size() || !spot.equals(leader(i, before))) {
        spots.add(spot);
      }
    }
    return spots.isEmpty() ? null : spots;
  }

  private RecordedBattle.Spot leader(int number, BattlePosition position) {
    BattlePosition.Leader leader = position.leaders().get(number);
    Place at = leader.at();
    if (at == null && leader.with() != null) {
      at =
          position.units().stream()
              .filter(each -> each.name().equals(leader.with()))
              .findFirst()
              .map(BattlePosition.Unit::at)
              .orElse(null);
    }
    if (at == null || leader.lost()) {
      return new RecordedBattle.Spot(number, false, 0, 0, 0, 0, "");
    }
    BattleMap.Spot spot = map.spot(at);
    return new RecordedBattle.Spot(
        number,
        true,
        MarkWriter.rounded(spot.x() - map.margin()),
        MarkWriter.rounded(spot.y() - map.margin()),
        0,
        0,
        "");
  }
}
