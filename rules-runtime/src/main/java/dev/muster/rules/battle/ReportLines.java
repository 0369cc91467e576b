package dev.muster.rules.battle;

import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the report of a {@link TextLog} and remembers of each of its lines which round it is of,
 * who acts in it and which rule it rests on: for a reader who wants to colour and fold it, and to
 * go from it to the text.
 */
public final class ReportLines implements EventSink {
  /**
   * A line of the report.
   *
   * @param text without the end of the line
   * @param round from 1; 0 between rounds, before the first and after the last
   * @param side the side that acts, empty where none or both do
   * @param stand the stand or General it is about first, empty where about none
   * @param section the section of the rules, empty where none is named
   */
  public record Line(String text, int round, String side, String stand, String section) {}

  private final StringBuilder part = new StringBuilder();
  private final Telling words;
  private final TextLog log;
  private final Scenario scenario;
  private final Map<String, String> sides = new HashMap<>();
  private final List<Line> lines = new ArrayList<>();
  private int round;

  /**
   * A report without lines yet.
   *
   * @param words of the rules it is fought by, made for this report alone
   */
  public ReportLines(Scenario scenario, Telling words) {
    this.scenario = scenario;
    this.words = words;
    log = new TextLog(part, words);
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        sides.put(group.general().name(), side.name());
        group.stands().forEach(stand -> sides.put(stand.name(), side.name()));
      }
    }
  }

  @Override
  public void tell(Event event) {
    log.tell(event);
    String about = words.subject(event);
    String side = scenario.sideNamed(about) >= 0 ? about : sides.getOrDefault(about, "");
    String stand = sides.containsKey(about) ? about : "";
    List<String> told = part.toString().lines().toList();
    for (int i = 0; i < told.size(); i++) {
      if (i == told.size() - 1 && event instanceof CommonEvent.RoundBegins begins) {
        round = begins.round();
      }
      lines.add(new Line(told.get(i), round, side, stand, event.rule().section()));
      if (told.get(i).startsWith(TextLog.ROUND_OVER)) {
        round = 0;
      }
    }
    part.setLength(0);
  }

  /** All lines so far. */
  public List<Line> lines() {
    return List.copyOf(lines);
  }

  /** The report so far; every line ends with LF. */
  public String text() {
    var text = new StringBuilder();
    lines.forEach(line -> text.append(line.text()).append('\n'));
    return text.toString();
  }
}
