package dev.muster.rules.balance;

import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A scenario with one thing changed, in memory.
 *
 * @param label what was changed, as in {@code Foot.sp=6}
 */
public record ScenarioVariation(String label, BattleProgram program) {
  /** The most values of one range. */
  private static final int MOST_VALUES = 50;

  private static final Pattern ARRIVES = Pattern.compile("(\\S+)\\s+arrives\\s+round\\s+(\\S+)");
  private static final Pattern RANGE = Pattern.compile("(-?\\d{1,6})\\.\\.(-?\\d{1,6})");
  private static final Pattern FRACTION = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

  /** Syntax of the changes, for messages to the user. */
  public static final String FORMS =
      "LINE.STAT=5..7, ARMY.LINE.STAT=5,6, NAME arrives round 3..9, breaks=1/3,1/2,"
          + " ARMY.breaks=1/3, length=8..12, or SWITCH=VALUE,VALUE";

  /**
   * A scenario for each value of a change.
   *
   * @param change in one of the {@link #FORMS}
   * @throws IllegalArgumentException if it does not read like one, or names what there is not; with
   *     words for the user
   */
  public static List<ScenarioVariation> of(String change, BattleProgram program) {
    Matcher arrives = ARRIVES.matcher(change.strip());
    if (arrives.matches()) {
      return arrivals(arrives.group(1), arrives.group(2), program);
    }
    int equals = change.indexOf('=');
    if (equals < 1) {
      throw new IllegalArgumentException("a change is " + FORMS + "; found " + change);
    }
    String what = change.substring(0, equals).strip();
    List<ScenarioVariation> all = new ArrayList<>();
    for (String value : values(change.substring(equals + 1))) {
      all.add(new ScenarioVariation(what + "=" + value, changed(what, value, program)));
    }
    return all;
  }

  /** A range of whole numbers, or values with commas between them. */
  private static List<String> values(String text) {
    Matcher range = RANGE.matcher(text.strip());
    if (!range.matches()) {
      return List.of(text.split(",", -1)).stream().map(String::strip).toList();
    }
    int first = Integer.parseInt(range.group(1));
    int last = Integer.parseInt(range.group(2));
    if (last < first || last - first >= MOST_VALUES) {
      throw new IllegalArgumentException(
          "a range goes up, and has at most " + MOST_VALUES + " values; found " + text.strip());
    }
    List<String> all = new ArrayList<>();
    for (int i = first; i <= last; i++) {
      all.add(Integer.toString(i));
    }
    return all;
  }

  private static BattleProgram changed(String what, String value, BattleProgram program) {
    String[] parts = what.split("\\.", -1);
    String last = parts[parts.length - 1];
    if (what.equals("length")) {
      return program.withScenario(program.scenario().withRoundLimit(whole(value, 1, 200)));
    }
    if (last.equals("breaks") && parts.length <= 2) {
      return withArmies(
          program, parts.length == 2 ? parts[0] : null, army -> withBreaks(army, value));
    }
    if (parts.length == 1) {
      return ofSwitch(what, value, program);
    }
    if (parts.length > 3) {
      throw new IllegalArgumentException("a change is " + FORMS + "; found " + what);
    }
    return withStat(
        program, parts.length == 3 ? parts[0] : null, parts[parts.length - 2], last, value);
  }

  private static int whole(String value, int least, int most) {
    try {
      int number = Integer.parseInt(value);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new IllegalArgumentException(
        "a number of rounds is " + least + " to " + most + ", found " + value);
  }

  private static BattleProgram ofSwitch(String key, String value, BattleProgram program) {
    if (program.rulebook().switches().stream().noneMatch(each -> each.key().equals(key))) {
      throw new IllegalArgumentException(
          program.rulebook().name() + " has no switch " + key + "; a change is " + FORMS);
    }
    return new ScenarioVariant(Map.of(key, value), Map.of()).applyTo(program);
  }

  // ---- armies

  private static Army withBreaks(Army army, String value) {
    Matcher fraction = FRACTION.matcher(value);
    if (!fraction.matches() || Integer.parseInt(fraction.group(2)) == 0) {
      throw new IllegalArgumentException("breaks is a fraction, such as 1/3; found " + value);
    }
    Army.Share share =
        new Army.Share(Integer.parseInt(fraction.group(1)), Integer.parseInt(fraction.group(2)));
    return new Army(
        army.name(),
        army.label(),
        army.training(),
        share,
        army.stands(),
        army.notes(),
        army.statedBreakPoints(),
        army.sources(),
        army.source());
  }

  /** Changes the army of a name, or all where none is named. */
  private static BattleProgram withArmies(
      BattleProgram program, @Nullable String name, UnaryOperator<Army> change) {
    if (name != null && program.armies().stream().noneMatch(each -> each.name().equals(name))) {
      throw new IllegalArgumentException(
          "there is no army " + name + "; there are " + armies(program));
    }
    return program.withArmies(
        program.armies().stream()
            .map(each -> name == null || each.name().equals(name) ? change.apply(each) : each)
            .toList());
  }

  private static String armies(BattleProgram program) {
    return String.join(", ", program.armies().stream().map(Army::name).distinct().toList());
  }

  private static BattleProgram withStat(
      BattleProgram program, @Nullable String army, String line, String stat, String value) {
    List<String> having =
        program.armies().stream()
            .filter(each -> army == null || each.name().equals(army))
            .filter(each -> each.stands().stream().anyMatch(own -> own.name().equals(line)))
            .map(Army::name)
            .distinct()
            .toList();
    if (having.isEmpty()) {
      throw new IllegalArgumentException(
          "there is no line "
              + line
              + (army == null ? "" : " in an army " + army)
              + "; there are "
              + lines(program));
    }
    if (having.size() > 1) {
      throw new IllegalArgumentException(
          line
              + " is a line of "
              + String.join(" and ", having)
              + "; write "
              + having.getFirst()
              + "."
              + line
              + "."
              + stat);
    }
    return withArmies(
        program, having.getFirst(), each -> withStat(each, line, stat, value, program));
  }

  private static String lines(BattleProgram program) {
    return String.join(
        ", ",
        program.armies().stream()
            .flatMap(each -> each.stands().stream())
            .map(Army.StandLine::name)
            .distinct()
            .toList());
  }

  private static Army withStat(
      Army army, String line, String stat, String value, BattleProgram program) {
    List<Army.StandLine> lines = new ArrayList<>();
    for (Army.StandLine each : army.stands()) {
      lines.add(each.name().equals(line) ? withStat(each, stat, value, program) : each);
    }
    return new Army(
        army.name(),
        army.label(),
        army.training(),
        army.breakShare(),
        lines,
        army.notes(),
        null,
        army.sources(),
        army.source());
  }

  private static Army.StandLine withStat(
      Army.StandLine line, String stat, String value, BattleProgram program) {
    List<String> known = program.rulebook().stats().stream().map(Rulebook.Stat::key).toList();
    if (!known.contains(stat)) {
      throw new IllegalArgumentException(
          "a line has no " + stat + "; it has " + String.join(", ", known));
    }
    Map<String, StatValue> stats = new LinkedHashMap<>(line.stats());
    try {
      stats.put(stat, StatValue.parse(value));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(stat + " cannot be " + value, e);
    }
    return new Army.StandLine(
        line.name(),
        line.label(),
        line.category(),
        line.orderClass(),
        line.weapon(),
        stats,
        line.traits(),
        line.notes(),
        line.source());
  }

  // ---- the scenario

  private static List<ScenarioVariation> arrivals(
      String name, String rounds, BattleProgram program) {
    List<ScenarioVariation> all = new ArrayList<>();
    for (String value : values(rounds)) {
      int round = whole(value, 1, 200);
      Scenario changed = new GroupChange(program.scenario()).withArrival(name, round);
      all.add(
          new ScenarioVariation(name + " arrives round " + round, program.withScenario(changed)));
    }
    return all;
  }

  /**
   * The scenario without a group.
   *
   * @throws IllegalArgumentException if there is no such group, or its side has no other
   */
  public static ScenarioVariation without(String group, BattleProgram program) {
    return new ScenarioVariation(
        "without " + group,
        program.withScenario(new GroupChange(program.scenario()).without(group)));
  }
}
