package dev.muster.rules.odds;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.OptionScore;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.dice.DiceThrow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** The throws and decisions of a step of a battle, for {@link StepExpectation}. */
public final class RecordedStep {
  private final List<Thrown> thrown = new ArrayList<>();
  private final List<Answer> answers = new ArrayList<>();
  private final IntSupplier events;

  /**
   * @param events supplies the number of events reported so far
   */
  public RecordedStep(IntSupplier events) {
    this.events = events;
  }

  /**
   * A throw.
   *
   * @param faces in the order they were thrown
   * @param reading their reading
   * @param answers given in the step before it
   * @param event number of the first event after it, from 0
   */
  public record Thrown(List<Integer> faces, int reading, int answers, int event) {
    public Thrown {
      faces = List.copyOf(faces);
    }
  }

  /**
   * An answer.
   *
   * @param option its index
   * @param offered number of options of the question
   * @param free text of an answer that was not an option; null for an option
   * @param words of the answer
   * @param event number of the first event after it, from 0
   */
  public record Answer(
      int side, int option, int offered, @Nullable String free, String words, int event) {
    static Answer of(Decision question, int option, int offered, int event) {
      String words = question.label(option);
      return new Answer(
          question.side(), option, offered, option < offered ? null : words, words, event);
    }

    /** The option, which a free answer becomes when it is given again. */
    int optionOf(Decision question) {
      return free != null && question.size() == offered ? question.parseFreeAnswer(free) : option;
    }

    boolean isSame(Answer other) {
      return free == null ? option == other.option : free.equals(other.free);
    }
  }

  /** Begins with the next step. */
  public void clear() {
    thrown.clear();
    answers.clear();
  }

  /** Returns the throws of the step so far. */
  public List<Thrown> thrown() {
    return thrown;
  }

  /** Returns the answers of the step so far. */
  public List<Answer> answers() {
    return answers;
  }

  /** Returns the number of answers before a throw; after the last throw, that of all answers. */
  int answersBefore(int number) {
    return number < thrown.size() ? thrown.get(number).answers : answers.size();
  }

  /** Dice that are noted. */
  public Dice dice(Dice dice) {
    return new Dice() {
      @Override
      public int d6() {
        return note(dice.d6(), face -> face);
      }

      @Override
      public int d6(Reading reading) {
        return note(dice.d6(reading), reading);
      }

      private int note(int face, Reading reading) {
        add(List.of(face), reading.of(face));
        return face;
      }

      @Override
      public void pool(int n, DiceThrow into, Score score) {
        dice.pool(n, into, score);
        if (n > 0) {
          add(into.faces(), score.of(into));
        }
      }
    };
  }

  private void add(List<Integer> faces, int reading) {
    thrown.add(new Thrown(faces, reading, answers.size(), events.getAsInt()));
  }

  /** A commander whose answers are recorded. */
  public Commander commander(Commander commander) {
    return new Commander() {
      @Override
      public int choose(Decision question) {
        int offered = question.size();
        int option = commander.choose(question);
        answers.add(Answer.of(question, option, offered, events.getAsInt()));
        return option;
      }

      @Override
      public boolean distinguishesPaths() {
        return commander.distinguishesPaths();
      }

      @Override
      public void onForcedDecision(Decision question) {
        commander.onForcedDecision(question);
      }

      @Override
      public List<OptionScore> optionScores(Decision question) {
        return commander.optionScores(question);
      }
    };
  }
}
