package dev.muster.rules.play;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.OptionScore;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.ReseededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.TypedOrder;
import dev.muster.rules.situation.WrittenPosition;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A battle in which people lead sides. It runs to the next question for a person and waits for the
 * answer. It stores only the answers: after each one it is fought again with the same dice up to
 * the next question. An answer that is taken back leaves no trace, and the battle can continue from
 * any moment. To save time it is fought from the beginning only if necessary, else from the step of
 * the question.
 */
public final class PlayedBattle {
  private static final int NEVER = -1;

  private final BattleProgram program;
  private final PlayTerms terms;
  private final PlayedCourse.Frame frame;
  private final @Nullable SituationFormat orders;

  private final List<RecordedAnswer> answers;

  /** By answer of a person, and by hand-over to the commander: how many answers there were then. */
  private final List<Integer> stops = new ArrayList<>();

  /** By side: the last round in which its commander answers for a person. */
  private final int[] commandedUntil = {NEVER, NEVER};

  private PlayedCourse.@Nullable Checkpoint checkpoint;
  private List<Event> events = List.of();
  private List<BattlePosition> positions = List.of();
  private List<Double> chances = List.of();
  private List<ReseededDice.Reseed> reseeds = List.of();
  private BattlePosition position = BattlePosition.NONE;
  private int round;
  private @Nullable AskedQuestion question;
  private @Nullable Outcome outcome;

  /** The result of an answer. */
  public sealed interface Response {
    /** It was given, and the battle has gone on. */
    record Given() implements Response {}

    /**
     * It is not legal.
     *
     * @param why the rule that forbids it, or how orders read
     * @param begun whether the battle has gone on towards it, up to where the rule forbids it
     */
    record Refused(String why, boolean begun) implements Response {}
  }

  /**
   * Begins a battle and continues to the first question to a person.
   *
   * @param orders parses orders in words; null if the game has none
   * @throws IllegalArgumentException if the program cannot be set up, or the starting position is
   *     not legal
   */
  public PlayedBattle(
      Engine engine, BattleProgram program, PlayTerms terms, @Nullable SituationFormat orders) {
    this(engine, program, terms, orders, false);
  }

  /**
   * Begins a battle like the other constructor.
   *
   * @param keepsPositions whether to record the position after each event
   */
  public PlayedBattle(
      Engine engine,
      BattleProgram program,
      PlayTerms terms,
      @Nullable SituationFormat orders,
      boolean keepsPositions) {
    this.program = program;
    this.terms = terms;
    this.orders = orders;
    answers = new ArrayList<>(terms.opening());
    frame =
        new PlayedCourse.Frame(
            program,
            engine,
            engine.setUp(program),
            terms,
            answers,
            commandedUntil,
            keepsPositions,
            program.scenario().sides().stream().allMatch(PlayedBattle::commandersRememberNothing));
    fight(null);
  }

  private static boolean commandersRememberNothing(Scenario.Side side) {
    return remembersNothing(side.commander())
        && side.groups().stream().allMatch(each -> remembersNothing(each.commander()));
  }

  /**
   * Whether a commander has no memory: a random one has a stream of its own; a marshal counts its
   * decisions.
   */
  private static boolean remembersNothing(@Nullable CommanderProfile profile) {
    return profile != CommanderProfile.RANDOM && profile != CommanderProfile.MARSHAL;
  }

  public BattleProgram program() {
    return program;
  }

  /** The seed of its dice. */
  public long seed() {
    return terms.seed();
  }

  /** Returns the new seeds of its dice so far, each after a number of throws. */
  public List<ReseededDice.Reseed> reseeds() {
    return reseeds;
  }

  /** The question that waits for a person; null if the battle is over. */
  public @Nullable AskedQuestion question() {
    return question;
  }

  /** Returns the outcome; null while the battle continues. */
  public @Nullable Outcome outcome() {
    return outcome;
  }

  /** All that has happened. */
  public List<Event> events() {
    return events;
  }

  /** Returns the position after each event; empty if positions are not recorded. */
  public List<BattlePosition> positions() {
    return positions;
  }

  /**
   * Returns the chances of the first side after each event, 0 to 1; always those of the beginning
   * if positions are not recorded.
   */
  public List<Double> chances() {
    return chances;
  }

  /** Returns the current position of all units and leaders. */
  public BattlePosition position() {
    return position;
  }

  /** Rounds begun. */
  public int round() {
    return round;
  }

  /** Returns the answers so far, including those of the commanders and of the opening. */
  public List<RecordedAnswer> answers() {
    return List.copyOf(answers);
  }

  /** Whether there is an answer of a person to take back. */
  public boolean canUndo() {
    return !stops.isEmpty();
  }

  /**
   * Answers with an option.
   *
   * @param option 0 to the number of options - 1
   * @throws IllegalStateException if the battle is over
   */
  public void answer(int option) {
    AskedQuestion asked = requireQuestion();
    if (option < 0 || option >= asked.options().size()) {
      throw new IllegalArgumentException(
          "legal are 0 to " + (asked.options().size() - 1) + ", found " + option);
    }
    respond((decision, commander) -> new PersonsAnswer.Chosen(option, true));
  }

  /**
   * Answers with an order in words, which may be one that is given at a later question: then those
   * before it are answered as the order needs it.
   *
   * @throws IllegalStateException if the battle is over
   */
  public Response answer(String words) {
    requireQuestion();
    return respond(reading(words));
  }

  private PersonsAnswer.Answering reading(String words) {
    if (orders == null) {
      return (decision, commander) -> literal(decision, words);
    }
    TypedOrder order = new TypedOrder(orders, program, words);
    return (decision, commander) -> PersonsAnswer.of(order.at(decision));
  }

  private static PersonsAnswer literal(Decision decision, String words) {
    for (int i = 0; i < decision.size(); i++) {
      if (decision.label(i).equalsIgnoreCase(words.strip())) {
        return new PersonsAnswer.Chosen(i, true);
      }
    }
    String why = decision.rejection(words);
    return new PersonsAnswer.Refused(why.isEmpty() ? "this is none of the options" : why, false);
  }

  /**
   * Returns why an order in words is not possible now; empty if it is.
   *
   * @throws IllegalStateException if the battle is over
   */
  public String objection(String words) {
    requireQuestion();
    int before = answers.size();
    PersonsAnswer.Refused refused = fight(reading(words));
    if (answers.size() > before) {
      answers.subList(before, answers.size()).clear();
      fight(null);
    }
    return refused == null ? "" : refused.why();
  }

  /** Lets the side's commander answer this one question. */
  public void command() {
    requireQuestion();
    respond((decision, commander) -> new PersonsAnswer.ByCommander());
  }

  /**
   * Lets the side's commander answer up to the end of a round; of the battle with a large number.
   */
  public void commandUntil(int lastRound) {
    int side = requireQuestion().side();
    stops.add(answers.size());
    commandedUntil[side] = lastRound;
    fight(null);
  }

  /** Returns the scores of at most three best options by the side's commander, the best first. */
  public List<OptionScore> scores() {
    requireQuestion();
    List<OptionScore> found = new ArrayList<>();
    fight(
        (decision, commander) -> {
          commander.choose(decision);
          found.addAll(commander.optionScores(decision));
          return new PersonsAnswer.Refused("", false);
        });
    return found;
  }

  /**
   * Returns the scores as text, one line each: {@code Shot-1 fires at Reiters-1: 3.20}, or {@code
   * wins 61.0 %} of the rollouts.
   */
  public List<String> advice() {
    AskedQuestion asked = requireQuestion();
    return scores().stream()
        .map(
            each ->
                asked.options().get(each.option())
                    + (each.measure() == OptionScore.ScoreMeasure.SHARE
                        ? String.format(Locale.ROOT, ": wins %.1f %%", each.score() * 100)
                        : String.format(Locale.ROOT, ": %.2f", each.score())))
        .toList();
  }

  /** Takes back the last answer of a person and its consequences; false if there is none. */
  public boolean undo() {
    if (stops.isEmpty()) {
      return false;
    }
    int kept = stops.removeLast();
    answers.subList(kept, answers.size()).clear();
    Arrays.fill(commandedUntil, NEVER);
    fight(null);
    return true;
  }

  /**
   * Returns the battle so far as a log that the referee checks; the log of an unfinished battle
   * says so at its end.
   */
  public String log() {
    StringBuilder text = new StringBuilder();
    JsonLog log = new JsonLog(text, program, terms.seed(), reseeds);
    events.forEach(log::accept);
    if (outcome == null) {
      log.breakOff();
    }
    return text.toString();
  }

  /**
   * Replays the battle so far.
   *
   * @param watcher receives each event and the position after it
   * @return the chances of the first side after each event, 0 to 1
   */
  public List<Double> watch(BiConsumer<Event, BattlePosition> watcher) {
    PlayedCourse course = new PlayedCourse(frame, null);
    course.watch(watcher);
    try {
      course.fight();
    } catch (PlayedCourse.Waiting waiting) {
      // all events are reported
    }
    return List.copyOf(course.chances());
  }

  /**
   * Returns the last position up to a moment that a situation can express; the unfinished turn of a
   * stand is left out.
   *
   * @param event number of events at the moment
   */
  public SettledPosition positionAt(int event) {
    SituationFormat form = orders;
    if (form == null) {
      return new SettledPosition(
          WrittenPosition.refused("This game has no situations."), 0, List.of());
    }
    int moment = Math.min(event, events.size());
    var settled = new SettledPosition[1];
    var refused = new String[] {"The battle has not begun."};
    PlayedCourse course = new PlayedCourse(frame, null);
    course.betweenSteps(
        (between, told) -> {
          if (told > moment) {
            throw new PlayedCourse.Reached();
          }
          WrittenPosition position = form.written(between);
          if (position.isRefused()) {
            refused[0] = position.refusal();
          } else {
            settled[0] = new SettledPosition(position, told, events.subList(told, moment));
          }
        });
    try {
      course.fight();
    } catch (PlayedCourse.Reached | PlayedCourse.Waiting end) {
      // the moment is past, or the battle waits there
    }
    return settled[0] == null
        ? new SettledPosition(WrittenPosition.refused(refused[0]), 0, List.of())
        : settled[0];
  }

  private AskedQuestion requireQuestion() {
    if (question == null) {
      throw new IllegalStateException("the battle is over");
    }
    return question;
  }

  private Response respond(PersonsAnswer.Answering answering) {
    int before = answers.size();
    PersonsAnswer.Refused refused = fight(answering);
    if (answers.size() > before) {
      stops.add(before);
    }
    return refused == null
        ? new Response.Given()
        : new Response.Refused(refused.why(), answers.size() > before);
  }

  /** Fights to the next question; returns the refusal of a person's order, if any. */
  private PersonsAnswer.@Nullable Refused fight(PersonsAnswer.@Nullable Answering answering) {
    PlayedCourse.Checkpoint from = checkpoint;
    PlayedCourse course =
        from != null && from.answers() <= answers.size()
            ? new PlayedCourse(frame, answering, from)
            : new PlayedCourse(frame, answering);
    try {
      outcome = course.fight();
      question = null;
    } catch (PlayedCourse.Waiting waiting) {
      outcome = null;
      question = waiting.question();
    }
    checkpoint = course.checkpoint();
    events = List.copyOf(course.events());
    positions = List.copyOf(course.positions());
    chances = List.copyOf(course.chances());
    reseeds = List.copyOf(course.reseeds());
    position = course.current().position();
    round = course.current().round();
    return course.refused();
  }
}
