package dev.muster.rules.play;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.commander.RolloutBattle;
import dev.muster.rules.commander.SearchingCommander;
import dev.muster.rules.dice.ReseededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/** A battle fought with the answers so far, from its beginning or a checkpoint, to a question. */
final class PlayedCourse {
  private static final List<Commander> DEFAULTS =
      List.of(Commander.takingDefaults(), Commander.takingDefaults());

  private final BattleProgram program;
  private final Engine engine;
  private final BattleSetup setup;
  private final PlayTerms terms;

  /** The earlier answers, followed by those of this course. */
  private final List<RecordedAnswer> answers;

  private final int[] commandedUntil;
  private final boolean fromCheckpoints;
  private final List<Event> events;

  /** The position after each event; empty if positions are not recorded. */
  private final List<BattlePosition> positions;

  private final boolean keepsPositions;
  private final ChancesRecorder chances;
  private final List<ReseededDice.Reseed> reseeds;
  private final ReseededDice dice;
  private final Battle battle;
  private @Nullable Checkpoint checkpoint;
  private PersonsAnswer.@Nullable Answering answering;
  private @Nullable BiConsumer<Event, BattlePosition> watcher;
  private @Nullable ObjIntConsumer<Battle> between;
  private PersonsAnswer.@Nullable Refused refused;
  private int next;
  private int rounds;
  private boolean opened;

  // as it was before the step that goes on
  private int answersBefore;
  private int diceBefore;
  private int eventsBefore;
  private double chancesBefore;
  private int reseedsBefore;
  private int roundsBefore;

  PlayedCourse(Frame frame, PersonsAnswer.@Nullable Answering answering) {
    program = frame.program;
    engine = frame.engine;
    setup = frame.setup;
    terms = frame.terms;
    answers = frame.answers;
    commandedUntil = frame.commandedUntil;
    fromCheckpoints = frame.fromCheckpoints;
    this.answering = answering;
    keepsPositions = frame.keepsPositions;
    events = new ArrayList<>();
    positions = new ArrayList<>();
    reseeds = new ArrayList<>(terms.reseeds());
    dice = new ReseededDice(terms.seed(), reseeds);
    battle = battle();
    chances = new ChancesRecorder(engine.valueCalibration(), battle);
  }

  PlayedCourse(Frame frame, PersonsAnswer.@Nullable Answering answering, Checkpoint from) {
    program = frame.program;
    engine = frame.engine;
    setup = frame.setup;
    terms = frame.terms;
    answers = frame.answers;
    commandedUntil = frame.commandedUntil;
    fromCheckpoints = frame.fromCheckpoints;
    this.answering = answering;
    keepsPositions = frame.keepsPositions;
    events = new ArrayList<>(from.events);
    positions = new ArrayList<>(from.positions);
    reseeds = new ArrayList<>(from.reseeds);
    dice = new ReseededDice(terms.seed(), reseeds);
    for (int i = 0; i < from.dice; i++) {
      dice.d6();
    }
    battle = battle();
    battle.copyFrom(from.battle);
    next = from.answers;
    rounds = from.rounds;
    opened = next > terms.opening().size();
    chances = new ChancesRecorder(engine.valueCalibration(), from.chances, from.lastChances);
  }

  private Battle battle() {
    List<Commander> commanders = engine.commanders(program, terms.seed());
    return terms
        .search()
        .newBattle(
            setup,
            List.of(Seat.of(this, 0, commanders.get(0)), Seat.of(this, 1, commanders.get(1))),
            dice,
            this::hear);
  }

  Outcome fight() {
    Battle before = fromCheckpoints ? battle.copy(DEFAULTS, dice, EventSink.SILENT) : null;
    boolean more = true;
    while (more) {
      lookBetween();
      if (before != null) {
        before.copyFrom(battle);
        mark();
      }
      try {
        more = battle.step();
      } catch (Waiting waiting) {
        checkpoint = before == null ? null : checkpoint(before);
        throw waiting;
      }
      if (keepsPositions || watcher != null) {
        chances.step(battle);
      }
    }
    lookBetween();
    return battle.finish();
  }

  private void lookBetween() {
    if (between != null) {
      between.accept(battle, events.size());
    }
  }

  private void mark() {
    answersBefore = next;
    diceBefore = dice.thrown();
    eventsBefore = events.size();
    chancesBefore = chances.last();
    reseedsBefore = reseeds.size();
    roundsBefore = rounds;
  }

  private Checkpoint checkpoint(Battle before) {
    return new Checkpoint(
        before,
        answersBefore,
        diceBefore,
        List.copyOf(events.subList(0, eventsBefore)),
        List.copyOf(positions.subList(0, keepsPositions ? eventsBefore : 0)),
        List.copyOf(chances.chances().subList(0, eventsBefore)),
        chancesBefore,
        List.copyOf(reseeds.subList(0, reseedsBefore)),
        roundsBefore);
  }

  private void hear(Event event) {
    if (event instanceof CommonEvent.RoundBegins begins) {
      rounds = begins.round();
    }
    events.add(event);
    chances.event();
    if (keepsPositions) {
      positions.add(battle.position());
    }
    if (watcher != null) {
      watcher.accept(event, battle.position());
    }
  }

  /** At the first question after the opening the dice may have another seed. */
  private void endOpening() {
    Long seed = terms.newSeed();
    if (!opened && next == terms.opening().size()) {
      opened = true;
      if (seed != null) {
        dice.reseed(seed);
        reseeds.add(new ReseededDice.Reseed(dice.thrown(), seed));
      }
    }
  }

  int answer(int side, Decision decision, Commander commander) {
    endOpening();
    if (next < answers.size()) {
      return repeat(decision, commander, answers.get(next++));
    }
    boolean person = terms.persons().contains(side) && rounds > commandedUntil[side];
    return person
        ? personsAnswer(decision, commander)
        : record(decision, commander.choose(decision), decision.size(), true);
  }

  private int repeat(Decision decision, Commander commander, RecordedAnswer answer) {
    int offered = decision.size();
    int option = answer.optionOf(decision);
    if (answer.option() < 0 && answer.offered()) {
      // the words of a log are looked up once
      answers.set(
          next - 1,
          new RecordedAnswer(answer.words(), option, option < offered, answer.byCommander()));
    }
    if (answer.byCommander()) {
      commander.onRepeatedDecision(decision);
    }
    return option;
  }

  private int personsAnswer(Decision decision, Commander commander) {
    PersonsAnswer.Answering now = answering;
    int offered = decision.size();
    PersonsAnswer said = now == null ? null : now.at(decision, commander);
    return switch (said) {
      case null -> throw new Waiting(AskedQuestion.of(next, decision));
      case PersonsAnswer.Chosen(int option, boolean last) -> {
        answering = last ? null : now;
        yield record(decision, option, offered, false);
      }
      case PersonsAnswer.ByCommander() -> {
        answering = null;
        yield record(decision, commander.choose(decision), offered, true);
      }
      case PersonsAnswer.Refused refusal -> {
        refused = refusal;
        throw new Waiting(AskedQuestion.of(next, decision));
      }
    };
  }

  private int record(Decision decision, int option, int offered, boolean byCommander) {
    answers.add(new RecordedAnswer(decision.label(option), option, option < offered, byCommander));
    next++;
    return option;
  }

  /**
   * Returns the checkpoint from which the battle can continue; null if it is over, or if commanders
   * have memory.
   */
  @Nullable Checkpoint checkpoint() {
    return checkpoint;
  }

  /** All events, those before the checkpoint included. */
  List<Event> events() {
    return events;
  }

  /** Returns the position after each event; empty if positions are not recorded. */
  List<BattlePosition> positions() {
    return positions;
  }

  /** The chances of the first side after each event. */
  List<Double> chances() {
    return chances.chances();
  }

  List<ReseededDice.Reseed> reseeds() {
    return reseeds;
  }

  Battle current() {
    return battle;
  }

  /** Returns why a person's answer was refused; null if it was not. */
  PersonsAnswer.@Nullable Refused refused() {
    return refused;
  }

  /** Reports each event and the position after it. */
  void watch(BiConsumer<Event, BattlePosition> by) {
    watcher = by;
  }

  /** Shows the battle before each step, and at its end, with the number of events so far. */
  void betweenSteps(ObjIntConsumer<Battle> by) {
    between = by;
  }

  /** Thrown at the intended end of a course. */
  static final class Reached extends RuntimeException {
    private static final long serialVersionUID = 1;

    Reached() {
      super(null, null, false, false);
    }
  }

  /**
   * The constant data of all courses.
   *
   * @param answers given before; those of a course are added
   * @param commandedUntil by side: the last round in which its commander answers for a person
   * @param keepsPositions whether the position after each event is kept
   * @param fromCheckpoints whether commanders have no memory, so that a battle can go on from its
   *     last step
   */
  record Frame(
      BattleProgram program,
      Engine engine,
      BattleSetup setup,
      PlayTerms terms,
      List<RecordedAnswer> answers,
      int[] commandedUntil,
      boolean keepsPositions,
      boolean fromCheckpoints) {}

  /**
   * The battle before its last step.
   *
   * @param answers given before it
   * @param dice thrown before it
   */
  record Checkpoint(
      Battle battle,
      int answers,
      int dice,
      List<Event> events,
      List<BattlePosition> positions,
      List<Double> chances,
      double lastChances,
      List<ReseededDice.Reseed> reseeds,
      int rounds) {}

  /** Ends a course at a question for a person. */
  static final class Waiting extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient AskedQuestion question;

    Waiting(AskedQuestion question) {
      super(null, null, false, false);
      this.question = question;
    }

    AskedQuestion question() {
      return question;
    }
  }

  /** Whoever decides for a side: its commander, or a person with the commander at hand. */
  private static class Seat implements Commander {
    private final PlayedCourse course;
    private final int side;
    private final Commander commander;

    Seat(PlayedCourse course, int side, Commander commander) {
      this.course = course;
      this.side = side;
      this.commander = commander;
    }

    static Seat of(PlayedCourse course, int side, Commander commander) {
      return commander instanceof SearchingCommander searching
          ? new SearchingSeat(course, side, searching)
          : new Seat(course, side, commander);
    }

    @Override
    public int choose(Decision decision) {
      return course.answer(side, decision, commander);
    }
  }

  /** A seat whose commander searches by rollouts. */
  private static final class SearchingSeat extends Seat implements SearchingCommander {
    private final SearchingCommander commander;

    SearchingSeat(PlayedCourse course, int side, SearchingCommander commander) {
      super(course, side, commander);
      this.commander = commander;
    }

    @Override
    public void attachTo(RolloutBattle battle) {
      commander.attachTo(battle);
    }
  }
}
