package dev.muster.rules.balance;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The smallest single changes of a scenario, in the order of its text: what can be varied, one step
 * up and one step down. {@link ScenarioVariation} reads the same changes as a user writes them.
 */
public final class SingleChanges {
  /** Shares at which armies break, from the frailest on; a step goes to the next. */
  private static final List<Army.Share> BREAK_SHARES =
      List.of(
          new Army.Share(1, 4),
          new Army.Share(1, 3),
          new Army.Share(2, 5),
          new Army.Share(1, 2),
          new Army.Share(3, 5),
          new Army.Share(2, 3),
          new Army.Share(3, 4));

  /** The least and the most that a number can be whose rulebook does not say. */
  private static final int LEAST = -9;

  private static final int MOST = 99;

  /** Shares that differ by less are the same step. */
  private static final double SAME = 0.03;

  private final Engine engine;
  private final Predicate<BattleProgram> playable;

  /** Kinds of changes. */
  public enum Kind {
    /** The numbers of a line that its strength is made of. */
    STRENGTH,
    /** All other numbers of a line. */
    NUMBERS,
    /** The class of a line. */
    CLASS,
    /** When an army breaks. */
    BREAKS,
    /** When later units come. */
    ARRIVALS,
    /** The number of rounds. */
    LENGTH,
    /** The ground of a hex or a box that is not open. */
    GROUND,
    /** The readings of the rules. */
    SWITCHES,
    /** Where units are deployed. */
    PLACES;

    /** As options name it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the kinds of a list with commas.
     *
     * @throws IllegalArgumentException if a word names none; with words for the user
     */
    public static Set<Kind> named(String list) {
      Set<Kind> kinds = EnumSet.noneOf(Kind.class);
      for (String each : list.split(",", -1)) {
        kinds.add(
            Arrays.stream(values())
                .filter(kind -> kind.word().equals(each.strip()))
                .findFirst()
                .orElseThrow(
                    () ->
                        new IllegalArgumentException(
                            "only names some of "
                                + Arrays.stream(values())
                                    .map(Kind::word)
                                    .collect(Collectors.joining(", "))
                                + "; found "
                                + list)));
      }
      return kinds;
    }
  }

  /**
   * A value of a scenario that can be varied.
   *
   * @param name such as {@code Line.Pikes.sp}
   * @param written its value in the scenario
   * @param source where it is written
   * @param changes each with another value of it
   */
  public record Factor(
      Kind kind, String name, String written, SourceRange source, List<ScenarioVariation> changes) {
    public Factor {
      changes = List.copyOf(changes);
    }
  }

  /**
   * @param playable whether the rules allow a scenario; changes that they do not allow are left out
   */
  public SingleChanges(Engine engine, Predicate<BattleProgram> playable) {
    this.engine = engine;
    this.playable = playable;
  }

  /**
   * The things of these kinds that can be varied.
   *
   * @param places cells whose ground is varied, in the order of interest
   */
  public List<Factor> of(BattleProgram program, Collection<Kind> kinds, List<Integer> places) {
    List<Factor> all = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      if (kinds.contains(kind)) {
        switch (kind) {
          case STRENGTH, NUMBERS -> numbers(kind, program, all);
          case CLASS -> classes(program, all);
          case BREAKS -> breaks(program, all);
          case ARRIVALS -> arrivals(program, all);
          case LENGTH -> length(program, all);
          case GROUND -> ground(program, places, all);
          case SWITCHES -> switches(program, all);
          case PLACES -> places(program, all);
        }
      }
    }
    return all;
  }

  /** Adds a factor with the values that the rules allow. */
  private void add(
      Kind kind,
      String name,
      String written,
      SourceRange source,
      List<String> changes,
      BattleProgram program,
      List<Factor> all) {
    List<ScenarioVariation> allowed = new ArrayList<>();
    for (String each : changes) {
      try {
        ScenarioVariation.of(each, program).stream()
            .filter(one -> playable.test(one.program()))
            .forEach(allowed::add);
      } catch (IllegalArgumentException e) {
        // the rulebook does not have this value
      }
    }
    if (!allowed.isEmpty()) {
      all.add(new Factor(kind, name, written, source, allowed));
    }
  }

  // ---- army lists

  private static List<Army> armies(BattleProgram program) {
    Set<String> names = new LinkedHashSet<>();
    return program.armies().stream().filter(each -> names.add(each.name())).toList();
  }

  /** Returns the deployed lines of an army. */
  private static List<Army.StandLine> deployed(Army army, BattleProgram program) {
    Set<String> used = new LinkedHashSet<>();
    for (int side = 0; side < program.armies().size(); side++) {
      if (program.armies().get(side).name().equals(army.name())) {
        program.scenario().sides().get(side).groups().stream()
            .flatMap(group -> group.stands().stream())
            .forEach(stand -> used.add(stand.line()));
      }
    }
    return army.stands().stream().filter(each -> used.contains(each.name())).toList();
  }

  private void numbers(Kind kind, BattleProgram program, List<Factor> all) {
    for (Army army : armies(program)) {
      for (Army.StandLine line : deployed(army, program)) {
        for (Rulebook.Stat stat : program.rulebook().stats()) {
          StatValue value = line.stats().get(stat.key());
          String name = army.name() + "." + line.name() + "." + stat.key();
          if (value != null && isStrength(name, value, program) == (kind == Kind.STRENGTH)) {
            List<String> changes = new ArrayList<>();
            for (int step : new int[] {-1, 1}) {
              String other = step(value, step, stat);
              if (other != null) {
                changes.add(name + "=" + other);
              }
            }
            add(kind, name, value.toString(), line.source(), changes, program, all);
          }
        }
      }
    }
  }

  /** Returns whether the strength of a side depends on a number of its list. */
  private boolean isStrength(String name, StatValue value, BattleProgram program) {
    String more = step(value, 1, null);
    if (more == null) {
      return false;
    }
    try {
      BattleProgram changed = ScenarioVariation.of(name + "=" + more, program).getFirst().program();
      return !Arrays.equals(engine.setUp(changed).strengths(), engine.setUp(program).strengths());
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Returns a value changed by a step; for ranks, the first of them changes. Null if the result is
   * out of range.
   */
  private static @Nullable String step(StatValue value, int by, Rulebook.@Nullable Stat stat) {
    int changed =
        switch (value) {
          case StatValue.Whole whole -> whole.value() + by;
          case StatValue.Ranks ranks -> ranks.ranks().getFirst() + by;
          default -> Integer.MIN_VALUE;
        };
    Integer least = stat == null ? null : stat.least();
    Integer most = stat == null ? null : stat.most();
    if (changed < (least == null ? LEAST : least) || changed > (most == null ? MOST : most)) {
      return null;
    }
    if (value instanceof StatValue.Ranks ranks) {
      List<Integer> others = new ArrayList<>(ranks.ranks());
      others.set(0, changed);
      return new StatValue.Ranks(others, ranks.bracket()).toString();
    }
    return Integer.toString(changed);
  }

  private void classes(BattleProgram program, List<Factor> all) {
    List<String> known =
        program.rulebook().orderClasses().stream().map(Rulebook.OrderClass::key).toList();
    for (Army army : armies(program)) {
      for (Army.StandLine line : deployed(army, program)) {
        int at = known.indexOf(line.orderClass());
        String name = army.name() + "." + line.name() + "." + ArmyChange.CLASS;
        List<String> changes = new ArrayList<>();
        for (int next : new int[] {at - 1, at + 1}) {
          if (at >= 0 && next >= 0 && next < known.size()) {
            changes.add(name + "=" + known.get(next));
          }
        }
        add(Kind.CLASS, name, line.orderClass(), line.source(), changes, program, all);
      }
    }
  }

  private void breaks(BattleProgram program, List<Factor> all) {
    int[] points = engine.setUp(program).breakPoints();
    int[] breaksAt = engine.setUp(program).breaksAt();
    for (Army army : armies(program)) {
      int side = program.armies().indexOf(army);
      Army.Share stated = army.breakShare();
      double share =
          stated != null
              ? (double) stated.numerator() / stated.denominator()
              : points[side] == 0 ? 0 : (double) breaksAt[side] / points[side];
      String name = army.name() + ".breaks";
      List<String> changes = new ArrayList<>();
      String less = null;
      String more = null;
      for (Army.Share each : BREAK_SHARES) {
        double other = (double) each.numerator() / each.denominator();
        if (other < share - SAME) {
          less = each.toString();
        } else if (other > share + SAME && more == null) {
          more = each.toString();
        }
      }
      if (less != null) {
        changes.add(name + "=" + less);
      }
      if (more != null) {
        changes.add(name + "=" + more);
      }
      add(
          Kind.BREAKS,
          name,
          stated == null ? "by the rules" : stated.toString(),
          army.source(),
          changes,
          program,
          all);
    }
  }

  // ---- the scenario

  private void arrivals(BattleProgram program, List<Factor> all) {
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        Set<Integer> rounds = new LinkedHashSet<>();
        group.stands().stream()
            .map(Scenario.DeployedStand::arrival)
            .filter(each -> each != null)
            .forEach(each -> rounds.add(each.round()));
        if (rounds.size() == 1) {
          arrival(group.name(), rounds.iterator().next(), group.source(), program, all);
        } else {
          for (Scenario.DeployedStand stand : group.stands()) {
            Scenario.Arrival arrival = stand.arrival();
            if (arrival != null) {
              arrival(stand.name(), arrival.round(), stand.source(), program, all);
            }
          }
        }
      }
    }
  }

  private void arrival(
      String name, int round, SourceRange source, BattleProgram program, List<Factor> all) {
    List<String> changes = new ArrayList<>();
    if (round > 1) {
      changes.add(name + " arrives round " + (round - 1));
    }
    changes.add(name + " arrives round " + (round + 1));
    add(
        Kind.ARRIVALS,
        name + " arrives round",
        Integer.toString(round),
        source,
        changes,
        program,
        all);
  }

  private void length(BattleProgram program, List<Factor> all) {
    int rounds = engine.setUp(program).roundLimit();
    List<String> changes = new ArrayList<>();
    if (rounds > 1) {
      changes.add("length=" + (rounds - 1));
    }
    changes.add("length=" + (rounds + 1));
    add(
        Kind.LENGTH,
        "length",
        Integer.toString(rounds),
        program.scenario().source(),
        changes,
        program,
        all);
  }

  private void ground(BattleProgram program, List<Integer> places, List<Factor> all) {
    String open = program.rulebook().grounds().getFirst().key();
    if (program.board() instanceof GridBoard board) {
      for (int cell : places) {
        String terrain = board.cells().get(cell);
        String place = board.place(cell).toString();
        if (!terrain.equals(open)) {
          add(
              Kind.GROUND,
              place + " is",
              terrain,
              board.source(),
              List.of(place + " is " + open),
              program,
              all);
        }
      }
    }
  }

  private void switches(BattleProgram program, List<Factor> all) {
    for (Rulebook.Switch each : program.rulebook().switches()) {
      String written = program.scenario().switches().getOrDefault(each.key(), each.defaultValue());
      List<String> changes =
          each.values().stream()
              .filter(value -> !value.equals(written))
              .map(value -> each.key() + "=" + value)
              .toList();
      add(Kind.SWITCHES, each.key(), written, program.scenario().source(), changes, program, all);
    }
  }

  /** Units of a grid one cell away, as far as the rules allow them to be deployed there. */
  private void places(BattleProgram program, List<Factor> all) {
    if (program.board() instanceof GridBoard board) {
      program.scenario().sides().stream()
          .flatMap(side -> side.groups().stream())
          .flatMap(group -> group.stands().stream())
          .filter(each -> each.arrival() == null)
          .forEach(each -> place(each, board, program, all));
    }
  }

  private void place(
      Scenario.DeployedStand stand, GridBoard board, BattleProgram program, List<Factor> all) {
    String name = stand.name() + " at";
    List<String> changes =
        IntStream.range(0, board.cells().size())
            .mapToObj(board::place)
            .filter(each -> board.beside(stand.at(), each))
            .map(each -> name + " " + each)
            .toList();
    add(Kind.PLACES, name, stand.at().toString(), stand.source(), changes, program, all);
  }
}
