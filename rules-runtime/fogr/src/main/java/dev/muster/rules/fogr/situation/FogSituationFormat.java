package dev.muster.rules.fogr.situation;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.fogr.report.FogEvent;
import dev.muster.rules.fogr.report.FogEventFormatter;
import dev.muster.rules.fogr.rules.BattleGroup;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.query.Ruling;
import dev.muster.rules.query.UnknownQueryException;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationBattle;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Situations of Field of Glory: Renaissance: a table, queries about it, and events on it as far as
 * the amendments cover them.
 */
public final class FogSituationFormat implements SituationFormat {
  private static final String ASK = "ask ";
  private static final List<Keyword> WORDS =
      List.of(
          new Keyword(Subject.STAND, "formed", "a formation such as PPP/PPP"),
          new Keyword(Subject.STAND, "charges-flank", "the battle group it may charge in flank"),
          new Keyword(Subject.STAND, "charges-rear", "the battle group it may charge in the rear"));

  @Override
  public BoardKind boardKind() {
    return BoardKind.TABLE;
  }

  @Override
  public List<Integer> defaultSize() {
    return List.of(72, 48);
  }

  @Override
  public List<Keyword> keywords() {
    return WORDS;
  }

  @Override
  public SituationBattle start(Situation situation, Commander orders, Dice dice, EventSink sink)
      throws SituationException {
    try {
      return new FogSituationBattle(new EventSequence(queryProgram(situation)), sink);
    } catch (IllegalArgumentException e) {
      throw new SituationException(0, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public EventFormatter eventFormatter(BattleProgram program) {
    return new FogEventFormatter(program.scenario());
  }

  @Override
  public String diceReason(Event event) {
    return "";
  }

  @Override
  public BattleProgram queryProgram(Situation situation) {
    BattleProgram program = situation.program();
    Scenario scenario = program.scenario();
    List<Scenario.Side> sides =
        scenario.sides().stream()
            .map(
                side ->
                    new Scenario.Side(
                        side.name(),
                        side.label(),
                        side.army(),
                        side.groups().stream()
                            .map(each -> withStatedMarks(each, situation))
                            .toList(),
                        side.notes(),
                        side.source()))
            .toList();
    return new BattleProgram(
        program.schema(),
        program.rulebook(),
        program.armies(),
        program.board(),
        new Scenario(
            scenario.name(),
            scenario.label(),
            scenario.date(),
            scenario.roundLimit(),
            scenario.switches(),
            sides,
            scenario.notes(),
            scenario.source()));
  }

  private static Scenario.Group withStatedMarks(Scenario.Group group, Situation situation) {
    return new Scenario.Group(
        group.name(),
        group.label(),
        group.general(),
        group.stands().stream().map(each -> withStatedMarks(each, situation)).toList(),
        group.source());
  }

  private static Scenario.DeployedStand withStatedMarks(
      Scenario.DeployedStand stand, Situation situation) {
    Map<String, String> traits = new LinkedHashMap<>(stand.traits());
    for (Keyword word : WORDS) {
      for (Situation.Property said : situation.properties(Subject.STAND, word.word())) {
        if (said.about().equals(stand.name())) {
          traits.put(word.word(), said.value());
        }
      }
    }
    return new Scenario.DeployedStand(
        stand.name(),
        stand.label(),
        stand.line(),
        stand.at(),
        stand.facing(),
        stand.zone(),
        stand.marks(),
        traits,
        stand.arrival(),
        stand.source());
  }

  /** A table on which written events happen. */
  private static final class FogSituationBattle implements SituationBattle {
    private final EventSequence course;
    private final EventSink sink;

    FogSituationBattle(EventSequence course, EventSink sink) {
      this.course = course;
      this.sink = sink;
    }

    @Override
    public GameAction gameAction(String order) {
      return () -> {
        try {
          if (order.startsWith(ASK)) {
            answer(order.substring(ASK.length()).strip());
          } else if (!WrittenEvent.happen(course, order, sink)) {
            throw new SituationException(0, order + ": " + beginHint());
          }
        } catch (UnknownQueryException | EventSequence.Forbidden e) {
          throw new SituationException(0, order + ": " + e.getMessage());
        }
      };
    }

    private void answer(String question) throws UnknownQueryException {
      Ruling verdict = FogQuery.answer(course.field(), course.program(), question);
      sink.accept(
          new FogEvent.Answered(
              question, verdict.holds(), verdict.why(), WrittenEvent.rule(verdict)));
    }

    /** Tried on a copy of the table, so that the original does not change. */
    @Override
    public String obstacle(String order) {
      try {
        EventSequence trial = course.copy();
        return WrittenEvent.happen(trial, order, EventSink.SILENT) ? "" : beginHint();
      } catch (UnknownQueryException | EventSequence.Forbidden e) {
        return String.valueOf(e.getMessage());
      }
    }

    @Override
    public boolean hasBegun() {
      return false;
    }

    @Override
    public String beginHint() {
      return "this cannot happen here; write such as phase impact, ask threatened flank of UNIT, "
          + String.join(", ", WrittenEvent.KINDS.stream().map(WrittenEvent::words).toList());
    }

    @Override
    public boolean proceed(Consumer<String> happens) {
      return false;
    }

    @Override
    public String mismatch(String statement) {
      int colon = statement.indexOf(": ");
      return colon < 0 ? state(statement) : asked(statement, colon);
    }

    /** {@code threatened flank of Foot-1: yes, cause c}. */
    private String asked(String statement, int colon) {
      String wanted = statement.substring(colon + 2);
      try {
        Ruling verdict =
            FogQuery.answer(course.field(), course.program(), statement.substring(0, colon));
        String found =
            (verdict.holds() ? "yes, " : "no, ") + verdict.text().replaceFirst("^\\w+: ", "");
        int comma = wanted.indexOf(", ");
        String holds = comma < 0 ? wanted : wanted.substring(0, comma);
        String words = comma < 0 ? "" : wanted.substring(comma + 2);
        boolean met = holds.equals(verdict.holds() ? "yes" : "no") && found.contains(words);
        return met ? "" : "the answer is " + found;
      } catch (UnknownQueryException e) {
        return String.valueOf(e.getMessage());
      }
    }

    /** {@code Foot-1 formed PP/PP}, {@code Foot-1 at 12,5}, {@code Foot-1 disrupted}. */
    private String state(String statement) {
      String[] words = statement.split("\\s+");
      try {
        BattleGroup group = course.unit(words[0]);
        String formed = group.formation().letters();
        String place = group.pose().point().toString();
        if (words.length == 3 && words[1].equals("formed")) {
          return words[2].equals(formed) ? "" : "it is formed " + formed;
        }
        if (words.length == 3 && words[1].equals("at")) {
          return words[2].equals(place) ? "" : "it is at " + place;
        }
        if (words.length == 3 && words[1].equals("not")) {
          return group.is(words[2]) ? "it is " + words[2] : "";
        }
        if (words.length == 2) {
          return group.is(words[1]) ? "" : "it is not " + words[1];
        }
        return "say such as QUESTION: yes, "
            + words[0]
            + " formed PP/PP, at 12,5, STATE or not STATE";
      } catch (UnknownQueryException e) {
        return String.valueOf(e.getMessage());
      }
    }

    @Override
    public boolean isOver() {
      return false;
    }

    @Override
    public int winner() {
      return -1;
    }
  }
}
