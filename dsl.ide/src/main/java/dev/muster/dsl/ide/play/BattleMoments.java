package dev.muster.dsl.ide.play;

import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.TurningPoint;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.report.AnnotatedReport;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The moments of a battle so far: the report lines of each, and the position. */
final class BattleMoments {
  /** Words of an order by which a charge is known in every game. */
  private static final List<String> CHARGE = List.of("charge", "charges");

  private final BattleProgram program;
  private final NamedItems names;
  private final List<AnnotatedReport.Line> lines = new ArrayList<>();
  private final AnnotatedReport report;
  private final List<PlayState.PlayedMoment> moments = new ArrayList<>();
  private final List<BattlePosition> positions = new ArrayList<>();
  private BattlePosition before = BattlePosition.NONE;
  private BattlePosition beginning;
  private List<Event> heard = List.of();
  private int events;
  private int round;
  private String charge = "";

  private BattleMoments(PlayedBattle battle, NamedItems names) {
    program = battle.program();
    this.names = names;
    beginning = battle.position();
    report =
        new AnnotatedReport(program.scenario(), RuleSystems.eventFormatter(program), lines::add);
  }

  /** Those of a battle that keeps its positions. */
  static BattleMoments of(PlayedBattle battle, NamedItems names) {
    BattleMoments moments = new BattleMoments(battle, names);
    moments.hear(battle);
    return moments;
  }

  /** The same after the battle has gone on, or back. */
  BattleMoments after(PlayedBattle battle, NamedItems named) {
    List<Event> now = battle.events();
    if (heard.size() > now.size() || !heard.equals(now.subList(0, heard.size()))) {
      return of(battle, named);
    }
    hear(battle);
    return this;
  }

  private void hear(PlayedBattle battle) {
    List<Event> now = battle.events();
    for (int i = heard.size(); i < now.size(); i++) {
      hear(now.get(i), battle.positions().get(i));
    }
    heard = now;
  }

  List<PlayState.PlayedMoment> all() {
    return List.copyOf(moments);
  }

  /** Where everything stands before the first moment. */
  BattlePosition beginning() {
    return beginning;
  }

  /** Where everything stands at a moment. */
  BattlePosition position(int moment) {
    return positions.get(moment);
  }

  private void hear(Event event, BattlePosition position) {
    if (events == 0) {
      beginning = position;
    }
    events++;
    if (event instanceof CommonEvent.Decided decided && charges(decided.answer())) {
      charge = decided.answer();
    }
    report.accept(event);
    List<String> texts =
        lines.stream()
            .map(AnnotatedReport.Line::text)
            .filter(each -> !each.isBlank())
            .map(String::strip)
            .toList();
    if (!texts.isEmpty()) {
      add(texts, position);
    }
  }

  private static boolean charges(String answer) {
    return List.of(answer.split(" ")).stream().anyMatch(CHARGE::contains);
  }

  private void add(List<String> texts, BattlePosition position) {
    round = lines.stream().mapToInt(AnnotatedReport.Line::round).max().orElse(round);
    List<String> about =
        lines.stream()
            .map(AnnotatedReport.Line::stand)
            .filter(each -> !each.isEmpty())
            .findFirst()
            .map(names::of)
            .orElse(List.of());
    TurningPoint turned = TurningPoint.between(program.scenario(), before, position);
    String turn = turned != null ? turned.kind().name() : charge.isEmpty() ? "" : "CHARGE";
    moments.add(
        new PlayState.PlayedMoment(
            events,
            round,
            texts,
            about,
            position.lost(),
            turn.toLowerCase(Locale.ROOT),
            turned != null ? turned.words() : charge));
    positions.add(position);
    lines.clear();
    charge = "";
    before = position;
  }
}
