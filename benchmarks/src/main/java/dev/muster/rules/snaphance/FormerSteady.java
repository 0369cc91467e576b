package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Question;
import dev.muster.rules.model.Temper;
import org.jspecify.annotations.Nullable;

/**
 * The steady commander as he was before he learnt: a yardstick that stays, so that what a change of
 * mind is worth can be told.
 */
public final class FormerSteady implements Commander {
  private @Nullable FormerOutlook outlook;
  private @Nullable Table seen;

  @Override
  public int choose(Question question) {
    if (!(question instanceof Choice choice)) {
      return question.usual();
    }
    if (outlook == null || seen != choice.table()) {
      seen = choice.table();
      outlook = new FormerOutlook(seen);
    }
    outlook.lookAt(choice, Temper.STEADY);
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < choice.size(); i++) {
      double worth = outlook.worth(choice, i);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    return best;
  }
}
