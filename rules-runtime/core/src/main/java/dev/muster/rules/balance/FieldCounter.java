package dev.muster.rules.balance;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
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
    private final EventSink sink;
    private final FieldTrace trace;
    private @Nullable Battle battle;

    Watcher(int which, BatchSimulation.Witness inner) {
      this.which = which;
      this.inner = inner;
      sink = inner.sink();
      trace = new FieldTrace(cells, program.board().kind(), groups.size(), numbers);
    }

    @Override
    public EventSink sink() {
      return this::hear;
    }

    private void hear(Event event) {
      sink.accept(event);
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
   * The counts of the first battles.
   *
   * @param battles how many were fought without a gap, 1 or more
   */
  public FieldCounts counts(int battles) {
    List<FieldTrace> counted =
        IntStream.range(0, Math.min(MOST, battles))
            .mapToObj(traces::get)
            .filter(Objects::nonNull)
            .toList();
    List<FieldCounts.FieldLayer> layers = new ArrayList<>();
    layers.add(
        shares(counted, "crossed", "Crossed", "Battles in which a unit was here", -1, this::any));
    layers.add(
        shares(
            counted,
            "contacts",
            "Contacts",
            "Battles in which a unit here had to do with an enemy",
            -1,
            each -> each.contacts));
    layers.add(losses(counted));
    List<Scenario.Side> sides = program.scenario().sides();
    for (int side = 0; side < Math.min(2, sides.size()); side++) {
      int own = side;
      String name = sides.get(side).displayName();
      layers.add(
          shares(
              counted,
              "held:" + sides.get(side).name(),
              "Held by " + name,
              "Battles in which " + name + " was the last to stand here",
              side,
              each -> each.held.get(own)));
    }
    int group = 0;
    for (int side = 0; side < sides.size(); side++) {
      for (Scenario.Group each : sides.get(side).groups()) {
        int own = group++;
        layers.add(
            shares(
                counted,
                "went:" + sides.get(side).name() + "." + each.name(),
                "Where " + each.displayName() + " went",
                "Battles in which a unit of " + each.displayName() + " was here",
                side,
                trace -> trace.went.get(own)));
      }
    }
    return new FieldCounts(counted.size(), layers);
  }

  private BitSet any(FieldTrace trace) {
    BitSet all = new BitSet();
    trace.went.forEach(all::or);
    return all;
  }

  private FieldCounts.FieldLayer shares(
      List<FieldTrace> counted,
      String key,
      String label,
      String meaning,
      int side,
      Function<FieldTrace, BitSet> which) {
    int[] sums = new int[cells.count()];
    counted.forEach(trace -> which.apply(trace).stream().forEach(cell -> sums[cell]++));
    return new FieldCounts.FieldLayer(
        key, label, meaning, side, true, by(cell -> sums[cell], counted.size()));
  }

  private FieldCounts.FieldLayer losses(List<FieldTrace> counted) {
    long[] sums = new long[cells.count()];
    counted.forEach(trace -> trace.lost.forEach((cell, lost) -> sums[cell] += lost));
    return new FieldCounts.FieldLayer(
        "losses",
        "Losses",
        "Strength that units lose here, of both sides, in the mean of a battle",
        -1,
        false,
        by(cell -> sums[cell], counted.size()));
  }

  private List<Double> by(ToDoubleFunction<Integer> sum, int battles) {
    return IntStream.range(0, cells.count())
        .mapToObj(cell -> sum.applyAsDouble(cell) / Math.max(1, battles))
        .toList();
  }
}
