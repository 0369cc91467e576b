package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.scene.SceneHit;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Draws the plans of groups: an arrow to the attacked or supported target, a rim around a held
 * place.
 */
final class PlanArrows {
  private static final double WIDTH = 0.9;
  private static final double REACH = 1.2;

  private final BattleProgram program;
  private final SceneBuilder builder;

  PlanArrows(BattleProgram program, SceneBuilder builder) {
    this.program = program;
    this.builder = builder;
  }

  void draw() {
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      Scenario.Side of = program.scenario().sides().get(side);
      for (Scenario.Group group : of.groups()) {
        for (int i = 0; i < group.plans().size(); i++) {
          draw(side, of, group, i);
        }
      }
    }
  }

  private void draw(int side, Scenario.Side of, Scenario.Group group, int number) {
    Plan plan = group.plans().get(number);
    DrawingPoint from = start(group);
    String colour = builder.map().sideColour(side);
    List<SceneMark> marks = new ArrayList<>();
    List<List<Double>> lines = new ArrayList<>();
    DrawingPoint to = target(of, plan);
    if (from != null && to != null && from.distance(to) > builder.map().room()) {
      boolean sure = plan.stance() == Plan.Stance.ATTACK;
      marks.add(
          builder
              .writer()
              .line(
                  VectorPath.open(List.of(from, to)),
                  colour,
                  WIDTH,
                  sure ? null : List.of(2.0, 1.4)));
      marks.add(builder.writer().line(head(from, to), colour, WIDTH, null));
      lines.add(SceneBuilder.flatPoints(List.of(from, to)));
    }
    if (!plan.places().isEmpty()) {
      builder
          .map()
          .around(plan.places(), 0.1)
          .ifPresent(
              path -> {
                marks.add(builder.writer().line(path, colour, WIDTH / 2, List.of(0.6, 0.6)));
                lines.addAll(SceneBuilder.pieces(path));
              });
    }
    if (!marks.isEmpty()) {
      String id = "plan:" + group.name() + ":" + (number + 1);
      builder.add(
          MapLayer.PLANS,
          new SceneItem(
              id,
              "plan",
              label(group, plan),
              new SceneHit(List.of(), lines, REACH),
              marks,
              SceneBuilder.source(plan.source()),
              null,
              null,
              side,
              group.name(),
              List.of()));
    }
  }

  private static String label(Scenario.Group group, Plan plan) {
    var text = new StringBuilder(group.displayName());
    text.append(": ").append(plan.stance().name().toLowerCase(Locale.ROOT));
    if (plan.supports() != null) {
      text.append(' ').append(plan.supports());
    }
    if (plan.fromRound() > 1) {
      text.append(" from round ").append(plan.fromRound());
    }
    return text.append(plan.conditional() ? ", on a condition" : "").toString();
  }

  /**
   * Returns the start of a group's arrow: its General, or its first stand; its entry if it arrives
   * later.
   */
  private @Nullable DrawingPoint start(Scenario.Group group) {
    List<Place> places = new ArrayList<>();
    places.add(group.general().at());
    group.stands().forEach(each -> places.add(each.at()));
    return places.stream()
        .filter(builder.map()::holds)
        .findFirst()
        .map(builder.map()::middle)
        .orElse(null);
  }

  private @Nullable DrawingPoint target(Scenario.Side side, Plan plan) {
    if (plan.supports() != null) {
      return side.groups().stream()
          .filter(each -> each.name().equals(plan.supports()))
          .findFirst()
          .map(this::start)
          .orElse(null);
    }
    List<DrawingPoint> spots =
        plan.places().stream().filter(builder.map()::holds).map(builder.map()::middle).toList();
    return spots.isEmpty()
        ? null
        : new DrawingPoint(
            spots.stream().mapToDouble(DrawingPoint::x).average().orElse(0),
            spots.stream().mapToDouble(DrawingPoint::y).average().orElse(0));
  }

  private VectorPath head(DrawingPoint from, DrawingPoint to) {
    double back = to.angleTo(from);
    double length = 0.5 * builder.map().room();
    return VectorPath.open(
        List.of(to.towards(back + 0.5, length), to, to.towards(back - 0.5, length)));
  }
}
