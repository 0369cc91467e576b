package dev.muster.rules.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Writes the report of a {@link TextReport} and records for each line its round, the acting unit
 * and the rule: for a reader that colours and folds it, and links it to the text.
 */
public final class AnnotatedReport implements EventSink {
  /**
   * A line of the report.
   *
   * @param text without the end of the line
   * @param round from 1; 0 between rounds, before the first and after the last
   * @param side the side that acts, empty if none or both do
   * @param stand the stand or General it is about first, as {@link EventFormatter#subjects} has
   *     him; empty if about none
   * @param section the section of the rules, empty if none is named
   */
  public record Line(String text, int round, String side, String stand, String section) {}

  private final StringBuilder part = new StringBuilder();
  private final EventFormatter words;
  private final TextReport log;
  private final Scenario scenario;
  private final Map<String, String> sides = new HashMap<>();
  private final List<Line> lines;
  private final Consumer<Line> told;
  private int round;

  /**
   * A report without lines yet, which keeps them all.
   *
   * @param words of the rules it is fought by, made for this report alone
   */
  public AnnotatedReport(Scenario scenario, EventFormatter words) {
    this(scenario, words, new ArrayList<>());
  }

  /**
   * A report that does not store its lines, for long battles.
   *
   * @param told receives each line
   */
  public AnnotatedReport(Scenario scenario, EventFormatter words, Consumer<Line> told) {
    this(scenario, words, List.of(), told);
  }

  private AnnotatedReport(Scenario scenario, EventFormatter words, List<Line> kept) {
    this(scenario, words, kept, kept::add);
  }

  private AnnotatedReport(
      Scenario scenario, EventFormatter words, List<Line> kept, Consumer<Line> told) {
    this.scenario = scenario;
    this.words = words;
    this.lines = kept;
    this.told = told;
    log = new TextReport(part, words);
    words.subjects().forEach(each -> sides.put(each.name(), each.side()));
  }

  @Override
  public void accept(Event event) {
    log.accept(event);
    String about = words.subject(event);
    String side = scenario.sideIndex(about) >= 0 ? about : sides.getOrDefault(about, "");
    String stand = sides.containsKey(about) ? about : "";
    List<String> texts = part.toString().lines().toList();
    for (int i = 0; i < texts.size(); i++) {
      if (i == texts.size() - 1 && event instanceof CommonEvent.RoundBegins begins) {
        round = begins.round();
      }
      told.accept(new Line(texts.get(i), round, side, stand, event.rule().section()));
      if (texts.get(i).startsWith(TextReport.ROUND_OVER)) {
        round = 0;
      }
    }
    part.setLength(0);
  }

  /** Returns all lines so far, if they are recorded. */
  public List<Line> lines() {
    return List.copyOf(lines);
  }

  /** The report so far, where its lines are kept; every line ends with LF. */
  public String text() {
    var text = new StringBuilder();
    lines.forEach(line -> text.append(line.text()).append('\n'));
    return text.toString();
  }
}
