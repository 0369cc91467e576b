package dev.muster.print.replay;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.report.AnnotatedReport;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Makes moments of the events of a battle: each event that the report has lines for is one. */
public final class MomentRecorder {
  /** Words of an order by which a charge is known in every game. */
  private static final List<String> CHARGE = List.of("charge", "charges");

  private static final double EVEN = 0.5;

  private final List<AnnotatedReport.Line> lines = new ArrayList<>();
  private final AnnotatedReport report;
  private final List<BattleRecording.Frame> frames = new ArrayList<>();
  private final int most;
  private int events;
  private int round;
  private String charge = "";

  /**
   * Before the first event of a battle.
   *
   * @param most maximum number of moments that are kept; of a longer battle, the first ones
   */
  public MomentRecorder(BattleProgram program, int most) {
    this.most = most;
    report =
        new AnnotatedReport(program.scenario(), RuleSystems.eventFormatter(program), lines::add);
  }

  /**
   * The moments so far.
   *
   * @param chances of the first side after each event, 0 to 1
   */
  public List<BattleRecording.Frame> frames(List<Double> chances) {
    return frames.stream().map(each -> each.with(chances.get(each.event() - 1))).toList();
  }

  /**
   * Records the next event.
   *
   * @param position supplies the position after it
   */
  public void accept(Event event, Supplier<BattlePosition> position) {
    if (frames.size() >= most) {
      return;
    }
    events++;
    if (event instanceof CommonEvent.Decided decided && charges(decided.answer())) {
      charge = decided.answer();
    }
    report.accept(event);
    if (lines.stream().anyMatch(each -> !each.text().isBlank())) {
      close(position.get());
    }
  }

  private static boolean charges(String answer) {
    return Arrays.stream(answer.split(" ", -1)).anyMatch(CHARGE::contains);
  }

  private void close(BattlePosition position) {
    // lines between two rounds, and after the last one, belong to the previous round
    int told = lines.stream().mapToInt(AnnotatedReport.Line::round).max().orElse(0);
    round = Math.max(round, told);
    frames.add(
        new BattleRecording.Frame(
            events,
            round,
            lines.stream().filter(each -> !each.text().isBlank()).toList(),
            position,
            charge,
            EVEN));
    lines.clear();
    charge = "";
  }
}
