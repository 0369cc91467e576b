package dev.muster.rules.battle;

import dev.muster.rules.model.Temper;

/** A question that weighs its options itself, by what a player at the table can see. */
public interface Weighing extends Question {
  /** Asks questions of this kind, and has no worth for others. */
  Mind.Judge JUDGE =
      new Mind.Judge() {
        @Override
        public int group(Question question) {
          return question instanceof Weighing own ? own.ofGroup() : NO_GROUP;
        }

        @Override
        public boolean lookAt(Question question, Temper temper) {
          if (!(question instanceof Weighing own)) {
            return false;
          }
          own.lookAt(temper);
          return true;
        }

        @Override
        public double worth(Question question, int option) {
          return ((Weighing) question).worth(option);
        }
      };

  /** Number of the group it is about, through all sides; {@link Mind.Judge#NO_GROUP} for none. */
  int ofGroup();

  /** Begins to weigh as a commander of a temper does. */
  void lookAt(Temper temper);

  /** Worth of an option by the temper looked at it with; higher is better. */
  double worth(int option);
}
