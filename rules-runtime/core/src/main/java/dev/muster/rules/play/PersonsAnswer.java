package dev.muster.rules.play;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.situation.TypedOrder;

/** The answer of a person to a question. */
sealed interface PersonsAnswer {
  /**
   * @param last whether the next question is put again
   */
  record Chosen(int option, boolean last) implements PersonsAnswer {}

  record ByCommander() implements PersonsAnswer {}

  record Refused(String why, boolean begun) implements PersonsAnswer {}

  static PersonsAnswer of(TypedOrder.Reading reading) {
    return switch (reading) {
      case TypedOrder.Reading.Chosen(int option, boolean done) -> new Chosen(option, done);
      case TypedOrder.Reading.Refused(String why, boolean begun) -> new Refused(why, begun);
    };
  }

  /** Answers the questions to a person. */
  @FunctionalInterface
  interface Answering {
    PersonsAnswer at(Decision decision, Commander commander);
  }
}
