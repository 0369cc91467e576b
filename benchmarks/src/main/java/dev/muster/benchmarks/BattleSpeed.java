package dev.muster.benchmarks;

import com.sun.management.ThreadMXBean;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.CommanderProfile;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Battles of each game, by the processor time of one thread, which other work on the machine
 * disturbs less than the clock: {@code BattleSpeed PAGE [TIMES]}. The fields are measured by turns,
 * so that one can be held beside the other. All slices of a field have the same battles.
 */
public final class BattleSpeed {
  private static final int TIMES = 5;
  private static final int WARM_UP = 2;
  private static final double SECONDS = 1;
  private static final double COPY_SECONDS = 0.15;
  private static final int CALLS = 1000;
  private static final double MEGABYTE = 1e6;
  private static final double KILOBYTE = 1e3;

  /** Battles per second that a field of L'Art de la Guerre should have. */
  private static final Map<ExampleField, Integer> AIMS =
      new EnumMap<>(Map.of(ExampleField.EVEN_TABLE, 60, ExampleField.BREITENFELD, 25));

  private final ThreadMXBean clock = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final int times;

  private BattleSpeed(int times) {
    this.times = times;
  }

  /** Measures steady and random commanders, and copies of a battle. */
  public static void main(String[] args) throws Exception {
    BattleSpeed speed = new BattleSpeed(args.length < 2 ? TIMES : Integer.parseInt(args[1]));
    MeasuredPage page = new MeasuredPage(Path.of(args[0]));
    page.write("battles", speed::battles);
    page.write("copies", speed::copies);
  }

  private String battles() throws UnreadableInputException {
    StringBuilder table =
        new StringBuilder(
            """
            | Field | Commanders | Battles per second | Choices per second | Allocated per battle | Aim |
            |---|---|---|---|---|---|
            """);
    for (CommanderProfile profile : List.of(CommanderProfile.STEADY, CommanderProfile.RANDOM)) {
      battles(table, profile);
    }
    return table.toString();
  }

  private void battles(StringBuilder table, CommanderProfile profile)
      throws UnreadableInputException {
    Map<ExampleField, TimedBattles> fields = new EnumMap<>(ExampleField.class);
    Map<ExampleField, Integer> battles = new EnumMap<>(ExampleField.class);
    Map<ExampleField, List<TimedBattles.Slice>> slices = new EnumMap<>(ExampleField.class);
    for (ExampleField each : ExampleField.values()) {
      TimedBattles field = new TimedBattles(each.program(), profile);
      fields.put(each, field);
      for (int i = 0; i < WARM_UP; i++) {
        battles.put(each, field.fightFor(SECONDS).battles());
      }
      slices.put(each, new ArrayList<>());
    }
    for (int i = 0; i < times; i++) {
      fields.forEach((each, field) -> slices.get(each).add(field.fight(battles.get(each))));
    }
    slices.forEach((each, of) -> table.append(row(each, profile, of)));
  }

  private static String row(
      ExampleField field, CommanderProfile profile, List<TimedBattles.Slice> slices) {
    Spread perSecond = Spread.of(slices, TimedBattles.Slice::battlesPerSecond);
    Spread bytes = Spread.of(slices, each -> each.bytes() / each.battles());
    Integer aim = profile == CommanderProfile.STEADY ? AIMS.get(field) : null;
    boolean large = bytes.median() > MEGABYTE;
    return "| %s, %s | %s | %s | %s | %s | %s |\n"
        .formatted(
            field.scenario(),
            field.game(),
            profile.toString().toLowerCase(Locale.ROOT),
            perSecond.with(perSecond.median() < 100 ? 1 : 0),
            Spread.of(slices, TimedBattles.Slice::choicesPerSecond).with(0),
            large
                ? Spread.number(bytes.median() / MEGABYTE, 1) + " MB"
                : Spread.number(bytes.median() / KILOBYTE, 0) + " kB",
            aim == null
                ? ""
                : Aim.atLeast(aim, perSecond.median(), " battles/s")
                    + "; "
                    + Aim.atMost(1, bytes.median() / MEGABYTE, " MB"));
  }

  /** What it costs to copy a battle in the middle of it, to set another back to it, to compare. */
  private String copies() throws UnreadableInputException {
    StringBuilder table =
        new StringBuilder(
            """
            | Field | Copy a battle in round 4, ns | Set another back to it, ns | Its fingerprint, ns |
            |---|---|---|---|
            """);
    for (ExampleField each : ExampleField.values()) {
      TimedBattles field = new TimedBattles(each.program(), CommanderProfile.STEADY);
      List<Commander> minds = List.of(Commander.takingDefaults(), Commander.takingDefaults());
      Battle middle = field.opening().newBattle(minds, new SeededDice(1), EventSink.SILENT);
      while (middle.round() < 4 && middle.step()) {
        // goes on
      }
      Battle other = field.opening().newBattle(minds, new SeededDice(2), EventSink.SILENT);
      table
          .append("| ")
          .append(each.scenario())
          .append(
              nanoseconds(() -> middle.copy(minds, new SeededDice(3), EventSink.SILENT).round()))
          .append(
              nanoseconds(
                  () -> {
                    other.copyFrom(middle);
                    return other.round();
                  }))
          .append(nanoseconds(other::fingerprint))
          .append(" |\n");
    }
    return table.toString();
  }

  private String nanoseconds(LongSupplier work) {
    double[] runs = new double[times];
    for (int i = -WARM_UP; i < times; i++) {
      double took = nanosecondsOnce(work);
      if (i >= 0) {
        runs[i] = took;
      }
    }
    return " | " + Spread.of(runs).with(0);
  }

  private double nanosecondsOnce(LongSupplier work) {
    long start = clock.getCurrentThreadCpuTime();
    long calls = 0;
    long sum = 0;
    while (clock.getCurrentThreadCpuTime() - start < COPY_SECONDS * 1e9) {
      for (int i = 0; i < CALLS; i++) {
        sum += work.getAsLong();
      }
      calls += CALLS;
    }
    double spent = clock.getCurrentThreadCpuTime() - start;
    return sum == 0 ? Double.NaN : spent / calls;
  }
}
