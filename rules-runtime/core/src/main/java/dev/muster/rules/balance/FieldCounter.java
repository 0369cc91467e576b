package dev.muster.rules.balance;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.ExactSums;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Counts where battles of a scenario are fought. The same battles give the same counts, whatever
 * the number of threads. A battle that is not watched is not slowed down.
 */
public final class FieldCounter {
  /** Number of battles observed, from the first; more would change little and take longer. */
  public static final int MOST = 500;

  private final BattleProgram program;
  private final FieldCells cells;
  private final List<Scenario.Group> groups;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final Map<Integer, FieldTrace> traces = new ConcurrentHashMap<>();

  /** Counts battles of a program. */
  public FieldCounter(BattleProgram program) {
    this.program = program;
    cells = new FieldCells(program.board());
    groups = program.scenario().sides().stream().flatMap(side -> side.groups().stream()).toList();
    groups.forEach(
        group -> group.stands().forEach(each -> numbers.put(each.name(), numbers.size())));
  }

  /**
   * Returns the observer of a battle.
   *
   * @param which its number, from 0
   * @param inner a further observer of the same battle
   */
  public BatchSimulation.Witness watching(int which, BatchSimulation.Witness inner) {
    return which < MOST ? new Watcher(which, inner) : inner;
  }

  private final class Watcher implements BatchSimulation.Witness {
    private final int which;
    private final BatchSimulation.Witness inner;
    private final EventSink events;
    private final FieldTrace trace;
    private @Nullable Battle battle;

    Watcher(int which, BatchSimulation.Witness inner) {
      this.which = which;
      this.inner = inner;
      events = inner.sink();
      trace = new FieldTrace(cells, program.board().kind(), groups.size(), numbers);
    }

    @Override
    public EventSink sink() {
      return new EventSink() {
        @Override
        public void accept(Event event) {
          hear(event);
        }

        @Override
        public ThrowLuck luck() {
          return events.luck();
        }
      };
    }

    private void hear(Event event) {
      events.accept(event);
      Battle watched = battle;
      if (watched != null) {
        trace.hear(event, watched.position());
      }
    }

    @Override
    public Outcome fight(Battle fought, BooleanSupplier cancelled) {
      battle = fought;
      trace.begin(fought.position());
      Outcome outcome = inner.fight(fought, cancelled);
      trace.look(fought.position(), List.of());
      traces.put(which, trace);
      return outcome;
    }
  }

  /**
   * The sums of some battles, as far as they were watched.
   *
   * @param first number of the first of them
   * @param battles how many were fought without a gap, 1 or more
   */
  ExactSums<FieldSum> sums(int first, int battles) {
    ExactSums<FieldSum> sums = new ExactSums<>(FieldSum.class);
    for (int i = first; i < Math.min(MOST, first + battles); i++) {
      FieldTrace trace = traces.get(i);
      if (trace != null) {
        add(trace, sums);
      }
    }
    return sums;
  }

  private void add(FieldTrace trace, ExactSums<FieldSum> sums) {
    sums.add(FieldSum.WATCHED, 1);
    BitSet any = new BitSet();
    trace.went.forEach(any::or);
    add(any, FieldSum.CROSSED, 0, sums);
    add(trace.contacts, FieldSum.CONTACTS, 0, sums);
    trace.lost.forEach((cell, lost) -> sums.add(FieldSum.LOST, cell, lost));
    for (int side = 0; side < trace.held.size(); side++) {
      add(trace.held.get(side), FieldSum.HELD, side, sums);
    }
    for (int group = 0; group < trace.went.size(); group++) {
      add(trace.went.get(group), FieldSum.WENT, group, sums);
    }
  }

  private void add(BitSet which, FieldSum row, int block, ExactSums<FieldSum> sums) {
    which.stream().forEach(cell -> sums.add(row, block * cells.count() + cell, 1));
  }

  /**
   * The counts of the first battles.
   *
   * @param battles how many were fought without a gap, 1 or more
   */
  public FieldCounts counts(int battles) {
    return counts(sums(0, battles));
  }

  /** The counts of the battles with these sums. */
  FieldCounts counts(ExactSums<FieldSum> sums) {
    List<FieldCounts.FieldLayer> layers = new ArrayList<>();
    layers.add(
        new FieldCounts.FieldLayer(
            "crossed",
            "Crossed",
            "Battles in which a unit was here",
            -1,
            true,
            values(sums, FieldSum.CROSSED, 0)));
    layers.add(
        new FieldCounts.FieldLayer(
            "contacts",
            "Contacts",
            "Battles in which a unit here had to do with an enemy",
            -1,
            true,
            values(sums, FieldSum.CONTACTS, 0)));
    layers.add(
        new FieldCounts.FieldLayer(
            "losses",
            "Losses",
            "Strength that units lose here, of both sides, in the mean of a battle",
            -1,
            false,
            values(sums, FieldSum.LOST, 0)));
    List<Scenario.Side> sides = program.scenario().sides();
    for (int side = 0; side < Math.min(2, sides.size()); side++) {
      String name = sides.get(side).displayName();
      layers.add(
          new FieldCounts.FieldLayer(
              "held:" + sides.get(side).name(),
              "Held by " + name,
              "Battles in which " + name + " was the last to stand here",
              side,
              true,
              values(sums, FieldSum.HELD, side)));
    }
    int group = 0;
    for (int side = 0; side < sides.size(); side++) {
      for (Scenario.Group each : sides.get(side).groups()) {
        layers.add(
            new FieldCounts.FieldLayer(
                "went:" + sides.get(side).name() + "." + each.name(),
                "Where " + each.displayName() + " went",
                "Battles in which a unit of " + each.displayName() + " was here",
                side,
                true,
                values(sums, FieldSum.WENT, group++)));
      }
    }
    return new FieldCounts((int) sums.get(FieldSum.WATCHED), layers);
  }

  private List<Double> values(ExactSums<FieldSum> sums, FieldSum row, int block) {
    double battles = Math.max(1, sums.get(FieldSum.WATCHED));
    return IntStream.range(0, cells.count())
        .mapToObj(cell -> sums.get(row, block * cells.count() + cell) / battles)
        .toList();
  }
}
