package dev.muster.rules.balance;

import dev.muster.rules.battle.ScenarioVariant;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A scenario with one change, in memory.
 *
 * @param label what was changed, as in {@code Foot.sp=6}
 */
public record ScenarioVariation(String label, BattleProgram program) {
  /** The most values of one range. */
  private static final int MOST_VALUES = 50;

  private static final Pattern ARRIVES = Pattern.compile("(\\S+)\\s+arrives\\s+round\\s+(\\S+)");
  private static final Pattern RANGE = Pattern.compile("(-?\\d{1,6})\\.\\.(-?\\d{1,6})");
  private static final Pattern GROUND = Pattern.compile("(\\S+)\\s+is\\s+(\\S+)");
  private static final Pattern MOVED = Pattern.compile("(\\S+)\\s+at\\s+(\\S+)");

  /** Syntax of the changes, for messages to the user. */
  public static final String FORMS =
      "LINE.STAT=5..7, ARMY.LINE.STAT=5,6, NAME arrives round 3..9, breaks=1/3,1/2,"
          + " ARMY.breaks=1/3, length=8..12, LINE.class=A,B, UNIT at PLACE,PLACE, PLACE is"
          + " TERRAIN,TERRAIN, or SWITCH=VALUE,VALUE";

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
    Matcher ground = GROUND.matcher(change.strip());
    if (ground.matches()) {
      return values(ground.group(2)).stream()
          .map(
              terrain ->
                  new ScenarioVariation(
                      ground.group(1) + " is " + terrain,
                      GroundChange.apply(ground.group(1), terrain, program)))
          .toList();
    }
    Matcher moved = MOVED.matcher(change.strip());
    if (moved.matches()) {
      return values(moved.group(2)).stream()
          .map(place -> moved(moved.group(1), place, program))
          .toList();
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
      return ArmyChange.withBreaks(program, parts.length == 2 ? parts[0] : null, value);
    }
    if (parts.length == 1) {
      return ofSwitch(what, value, program);
    }
    if (parts.length > 3) {
      throw new IllegalArgumentException("a change is " + FORMS + "; found " + what);
    }
    return ArmyChange.withNumber(
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

  private static ScenarioVariation moved(String unit, String where, BattleProgram program) {
    Place place = program.board().kind().read(where);
    if (place == null || !program.board().contains(place)) {
      throw new IllegalArgumentException(
          where
              + " is no place of the map "
              + program.board().name()
              + ", which goes to "
              + program.board().last());
    }
    return new ScenarioVariation(
        unit + " at " + where,
        program.withScenario(new GroupChange(program.scenario()).withPlace(unit, place)));
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
