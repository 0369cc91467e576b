package dev.muster.rules.adlgr;

import dev.muster.rules.battle.Mind;
import dev.muster.rules.battle.Question;
import dev.muster.rules.model.Temper;

/** What the built-in commanders go by: what a player at the table can see. */
final class Judge implements Mind.Judge {
  @Override
  public int group(Question question) {
    return question instanceof Choice choice && choice.unit() != Table.NOBODY
        ? choice.table().forces().corpsOf[choice.unit()]
        : NO_GROUP;
  }

  @Override
  public boolean lookAt(Question question, Temper temper) {
    if (!(question instanceof Choice choice)) {
      return false;
    }
    choice.outlook().lookAt(choice, temper);
    return true;
  }

  @Override
  public double worth(Question question, int option) {
    Choice choice = (Choice) question;
    return choice.outlook().worth(choice, option);
  }
}
