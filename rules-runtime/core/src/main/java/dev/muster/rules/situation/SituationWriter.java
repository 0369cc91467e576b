package dev.muster.rules.situation;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the position of a battle as the text of a situation. */
final class SituationWriter {
  private final BattleProgram program;
  private final WrittenPosition position;
  private final Map<String, WrittenPosition.Unit> units = new HashMap<>();
  private final Map<Integer, WrittenPosition.Leader> leaders = new HashMap<>();
  private final StringBuilder text = new StringBuilder();

  /** By name: lines of both army lists as they are written. */
  private final Map<String, Army.StandLine> lines = new LinkedHashMap<>();

  private final List<String> stands = new ArrayList<>();

  SituationWriter(BattleProgram program, WrittenPosition position) {
    this.program = program;
    this.position = position;
    position.units().forEach(each -> units.put(each.name(), each));
    position.leaders().forEach(each -> leaders.put(each.group(), each));
  }

  /**
   * The text.
   *
   * @param rulebook the name by which situations know the rulebook of the program
   * @param title what it shows
   * @param head comments below the title
   * @param after comments below the position
   */
  String text(String rulebook, String title, List<String> head, List<String> after) {
    line("situation \"" + title.replaceAll("[\"#\\p{Cntrl}]", "'") + "\"");
    head.forEach(this::comment);
    line("rulebook " + rulebook);
    program.scenario().switches().forEach((key, value) -> line("switch " + key + " " + value));
    text.append(BoardWriter.text(program.board(), program.rulebook()));
    sides();
    text.append('\n');
    findStands();
    lines.forEach((name, each) -> line(armyLine(name, each)));
    text.append('\n');
    groups();
    stands.forEach(this::line);
    position.lines().forEach(this::line);
    program.scenario().objectives().forEach(each -> line(objective(each)));
    line("round " + position.round());
    Integer limit = program.scenario().roundLimit();
    if (limit != null) {
      line("limit " + limit);
    }
    after.forEach(this::comment);
    line("\n" + SituationParser.ORDERS);
    if (!position.next().isEmpty()) {
      comment("The battle goes on with: " + position.next());
    }
    line("\n" + SituationParser.EXPECT);
    for (int side = 0; side < position.sides().size(); side++) {
      line("lost " + sideName(side) + " " + position.sides().get(side).lost());
    }
    return text.toString();
  }

  private void line(String line) {
    text.append(line).append('\n');
  }

  private void comment(String words) {
    line(words.isEmpty() ? "" : "# " + words.replaceAll("\\p{Cntrl}", " "));
  }

  private String sideName(int side) {
    return program.scenario().sides().get(side).name();
  }

  private void sides() {
    for (int side = 0; side < position.sides().size(); side++) {
      WrittenPosition.Side now = position.sides().get(side);
      StringBuilder line = new StringBuilder("side " + sideName(side));
      String training = program.armies().get(side).training();
      line.append(training == null ? "" : " training " + training);
      line.append(now.breaks() == null ? "" : " breaks " + now.breaks());
      now.words().forEach(each -> line.append(' ').append(each));
      line(line.toString());
    }
  }

  private void findStands() {
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          WrittenPosition.Unit now = units.get(stand.name());
          if (now != null) {
            stands.add(stand(side, group, stand, now));
          }
        }
      }
    }
  }

  private String stand(
      int side, Scenario.Group group, Scenario.DeployedStand stand, WrittenPosition.Unit now) {
    StringBuilder line =
        new StringBuilder("stand ")
            .append(stand.name())
            .append(" of ")
            .append(sideName(side))
            .append('.')
            .append(group.name())
            .append(" is ")
            .append(lineName(side, stand))
            .append(" at ")
            .append(now.at())
            .append(" facing ")
            .append(program.board().kind().say(now.facing()));
    now.words().forEach(each -> line.append(' ').append(each));
    return line.toString();
  }

  /** The name of the line of a stand; lines of one name that differ get names of their own. */
  private String lineName(int side, Scenario.DeployedStand stand) {
    Army.StandLine line = program.line(side, stand);
    Map<String, String> traits = program.traits(side, stand);
    String name = line.name();
    for (int again = 1; ; again++) {
      Army.StandLine there = lines.get(name);
      if (there == null || isSame(there, line, traits)) {
        lines.put(
            name,
            new Army.StandLine(
                name,
                name,
                line.category(),
                line.orderClass(),
                line.weapon(),
                line.stats(),
                traits,
                List.of(),
                line.source()));
        return name;
      }
      name = line.name() + "-" + sideName(side) + (again == 1 ? "" : "-" + again);
    }
  }

  private static boolean isSame(
      Army.StandLine written, Army.StandLine line, Map<String, String> traits) {
    return written.category().equals(line.category())
        && written.orderClass().equals(line.orderClass())
        && Objects.equals(written.weapon(), line.weapon())
        && written.stats().equals(line.stats())
        && written.traits().equals(traits);
  }

  private static String armyLine(String name, Army.StandLine of) {
    StringBuilder line =
        new StringBuilder("line " + name + " " + of.category() + " " + of.orderClass());
    of.stats().forEach((key, value) -> line.append(' ').append(key).append(' ').append(value));
    of.traits()
        .forEach(
            (key, value) ->
                line.append(' ').append(key).append(value.isEmpty() ? "" : " " + value));
    line.append(of.weapon() == null ? "" : " weapon " + of.weapon());
    return line.toString();
  }

  private void groups() {
    int number = 0;
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        WrittenPosition.Leader leader = leaders.get(number++);
        if (leader != null) {
          line("group " + side.name() + "." + group.name() + " " + general(group, leader));
        }
      }
    }
  }

  private static String general(Scenario.Group group, WrittenPosition.Leader now) {
    StringBuilder line = new StringBuilder("general " + now.name());
    if (now.bonus() != 0) {
      line.append(now.bonus() > 0 ? " +" : " ").append(now.bonus());
    }
    String quality = group.general().quality();
    boolean usual = quality.isEmpty() || quality.equals(Scenario.General.NORMAL);
    line.append(usual ? "" : " quality " + quality);
    line.append(now.range() == null ? "" : " range " + now.range());
    if (!now.fate().isEmpty()) {
      return line.append(' ').append(now.fate()).toString();
    }
    line.append(" at ").append(now.at());
    line.append(with(now.with()));
    return line.toString();
  }

  private static String with(@Nullable String unit) {
    return unit == null ? "" : " attached to " + unit;
  }

  private static String objective(Scenario.Objective objective) {
    StringBuilder line =
        new StringBuilder("objective " + objective.name() + " " + objective.points());
    objective.places().forEach(each -> line.append(' ').append(each));
    return line.toString();
  }
}
