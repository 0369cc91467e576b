package dev.muster.rules.fogr;

import dev.muster.rules.ask.NotUnderstood;
import dev.muster.rules.ask.Verdict;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Telling;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.Position;
import dev.muster.rules.situation.PositionForm;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Situations of Field of Glory: Renaissance: a table, what is asked of it, and what happens on it
 * as far as the amendments have something to say.
 */
final class FogSituations implements PositionForm {
  private static final String ASK = "ask ";
  private static final List<Word> WORDS =
      List.of(
          new Word(Of.STAND, "formed", "a formation such as PPP/PPP"),
          new Word(Of.STAND, "charges-flank", "the battle group it may charge in flank"),
          new Word(Of.STAND, "charges-rear", "the battle group it may charge in the rear"));

  @Override
  public BoardKind ground() {
    return BoardKind.TABLE;
  }

  @Override
  public List<Integer> size() {
    return List.of(72, 48);
  }

  @Override
  public List<Word> words() {
    return WORDS;
  }

  @Override
  public Position set(Situation situation, Commander orders, Dice dice, EventSink sink)
      throws SituationProblem {
    try {
      return new Table(new Course(asked(situation)), sink);
    } catch (IllegalArgumentException e) {
      throw new SituationProblem(0, String.valueOf(e.getMessage()));
    }
  }

  @Override
  public Telling telling(BattleProgram program) {
    return new FogTelling(program.scenario());
  }

  @Override
  public String thrown(Event event) {
    return "";
  }

  @Override
  public BattleProgram asked(Situation situation) {
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
                        side.groups().stream().map(each -> told(each, situation)).toList(),
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

  private static Scenario.Group told(Scenario.Group group, Situation situation) {
    return new Scenario.Group(
        group.name(),
        group.label(),
        group.general(),
        group.stands().stream().map(each -> told(each, situation)).toList(),
        group.source());
  }

  private static Scenario.Deployed told(Scenario.Deployed stand, Situation situation) {
    Map<String, String> traits = new LinkedHashMap<>(stand.traits());
    for (Word word : WORDS) {
      for (Situation.Said said : situation.said(Of.STAND, word.word())) {
        if (said.about().equals(stand.name())) {
          traits.put(word.word(), said.value());
        }
      }
    }
    return new Scenario.Deployed(
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

  /** A table on which what is written happens. */
  private static final class Table implements Position {
    private final Course course;
    private final EventSink sink;

    Table(Course course, EventSink sink) {
      this.course = course;
      this.sink = sink;
    }

    @Override
    public Beginning beginning(String order) {
      return () -> {
        try {
          if (order.startsWith(ASK)) {
            answer(order.substring(ASK.length()).strip());
          } else if (!Happening.happen(course, order, sink)) {
            throw new SituationProblem(0, order + ": " + toBegin());
          }
        } catch (NotUnderstood | Course.Forbidden e) {
          throw new SituationProblem(0, order + ": " + e.getMessage());
        }
      };
    }

    private void answer(String question) throws NotUnderstood {
      Verdict verdict = Inquiry.answer(course.field(), course.program(), question);
      sink.tell(
          new FogEvent.Answered(question, verdict.holds(), verdict.why(), Happening.rule(verdict)));
    }

    /** Tried on a table of its own, so that nothing of it stays. */
    @Override
    public String barred(String order) {
      try {
        Course trial = course.copy();
        return Happening.happen(trial, order, EventSink.SILENT) ? "" : toBegin();
      } catch (NotUnderstood | Course.Forbidden e) {
        return String.valueOf(e.getMessage());
      }
    }

    @Override
    public boolean begun() {
      return false;
    }

    @Override
    public String toBegin() {
      return "this cannot happen here; write such as phase impact, ask threatened flank of UNIT, "
          + String.join(", ", Happening.KINDS.stream().map(Happening::words).toList());
    }

    @Override
    public boolean goOn(Consumer<String> happens) {
      return false;
    }

    @Override
    public String holds(String statement) {
      int colon = statement.indexOf(": ");
      return colon < 0 ? state(statement) : asked(statement, colon);
    }

    /** {@code threatened flank of Foot-1: yes, cause c}. */
    private String asked(String statement, int colon) {
      String wanted = statement.substring(colon + 2);
      try {
        Verdict verdict =
            Inquiry.answer(course.field(), course.program(), statement.substring(0, colon));
        String found =
            (verdict.holds() ? "yes, " : "no, ") + verdict.told().replaceFirst("^\\w+: ", "");
        int comma = wanted.indexOf(", ");
        String holds = comma < 0 ? wanted : wanted.substring(0, comma);
        String words = comma < 0 ? "" : wanted.substring(comma + 2);
        boolean met = holds.equals(verdict.holds() ? "yes" : "no") && found.contains(words);
        return met ? "" : "the answer is " + found;
      } catch (NotUnderstood e) {
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
      } catch (NotUnderstood e) {
        return String.valueOf(e.getMessage());
      }
    }

    @Override
    public boolean over() {
      return false;
    }

    @Override
    public int winner() {
      return -1;
    }
  }
}
