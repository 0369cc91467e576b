package dev.muster.rules.balance;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Changes army lists. */
final class ArmyChange {
  /** The key of the class that follows the category in a line, whatever the game calls it. */
  static final String CLASS = "class";

  private static final Pattern FRACTION = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

  private ArmyChange() {}

  /**
   * With another share at which an army breaks.
   *
   * @param army its name; null for all armies
   * @throws IllegalArgumentException with words for the user
   */
  static BattleProgram withBreaks(BattleProgram program, @Nullable String army, String value) {
    return withArmies(program, army, each -> withBreaks(each, value));
  }

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

  /** Changes the named army, or all armies if the name is null. */
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

  /**
   * Returns the program with another number, or another {@link #CLASS}, for a line.
   *
   * @param army its name; null if only one army has such a line
   * @throws IllegalArgumentException with words for the user
   */
  static BattleProgram withNumber(
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
    if (stat.equals(CLASS)) {
      return withClass(line, value, program);
    }
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
    return with(line, line.orderClass(), stats);
  }

  private static Army.StandLine withClass(
      Army.StandLine line, String value, BattleProgram program) {
    List<String> known =
        program.rulebook().orderClasses().stream().map(Rulebook.OrderClass::key).toList();
    if (!known.contains(value)) {
      throw new IllegalArgumentException(
          "there is no class " + value + "; there are " + String.join(", ", known));
    }
    return with(line, value, line.stats());
  }

  private static Army.StandLine with(
      Army.StandLine line, String orderClass, Map<String, StatValue> stats) {
    return new Army.StandLine(
        line.name(),
        line.label(),
        line.category(),
        orderClass,
        line.weapon(),
        stats,
        line.traits(),
        line.notes(),
        line.source());
  }
}
