package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Question;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.Temper;
import java.util.ArrayList;
import java.util.List;

/** The built-in commanders: steady, bold, cautious and random. */
final class Commanders {
  private Commanders() {}

  /**
   * A commander of a temper.
   *
   * @param seed of the random one's own stream; the others have no use for it
   */
  static Commander of(Temper temper, long seed) {
    return temper == Temper.RANDOM ? Commander.random(seed) : new Mind(temper, List.of());
  }

  /** The commanders the scenario names for its sides and brigades, steady where it names none. */
  static List<Commander> of(BattleProgram program, long seed) {
    List<Commander> commanders = new ArrayList<>();
    List<Temper> tempers = new ArrayList<>();
    for (Scenario.Side side : program.scenario().sides()) {
      Temper usual = side.commander() == null ? Temper.STEADY : side.commander();
      for (Scenario.Group each : side.groups()) {
        tempers.add(each.commander() == null ? usual : each.commander());
      }
    }
    for (Scenario.Side side : program.scenario().sides()) {
      Temper usual = side.commander() == null ? Temper.STEADY : side.commander();
      Commander random = Commander.random(seed + commanders.size());
      Mind mind = new Mind(usual, List.copyOf(tempers));
      commanders.add(
          question ->
              mind.temper(question) == Temper.RANDOM
                  ? random.choose(question)
                  : mind.choose(question));
    }
    return commanders;
  }

  /** Weighs every option by what a player at the table can see, and takes the best. */
  private static final class Mind implements Commander {
    private final Temper usual;
    private final List<Temper> byBrigade;

    Mind(Temper usual, List<Temper> byBrigade) {
      this.usual = usual;
      this.byBrigade = byBrigade;
    }

    Temper temper(Question question) {
      if (question instanceof Choice choice && choice.unit() != Field.NOBODY) {
        int brigade = choice.field().forces().brigade[choice.unit()];
        return brigade < byBrigade.size() ? byBrigade.get(brigade) : usual;
      }
      return usual;
    }

    @Override
    public int choose(Question question) {
      if (!(question instanceof Choice choice)
          || !(choice.kept(Outlook::new) instanceof Outlook now)) {
        return question.usual();
      }
      now.lookAt(choice, temper(question));
      int best = 0;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < choice.size(); i++) {
        double worth = now.worth(choice, i);
        if (worth > most) {
          most = worth;
          best = i;
        }
      }
      return best;
    }
  }
}
