package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.List;

/** 7.0, 10.1 and 8.0: as many dice as the sum says, hits by sixes and fives, and Morale Tests. */
final class DiceCheck implements RuleChapterCheck {
  private final BattleRoster roll;
  private final CaseLog docket;

  DiceCheck(BattleRoster roll, CaseLog docket) {
    this.roll = roll;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.Fires e -> thrown(e.stand(), e.terms(), e.dice(), e.hits(), 0);
      case SnaphanceEvent.MeleeThrow e -> thrown(e.stand(), e.terms(), e.dice(), e.hits(), 1);
      case SnaphanceEvent.MoraleTest e -> {
        morale(e);
        fails(e);
      }
      default -> {}
    }
  }

  private void thrown(
      String who, List<Event.Term> terms, List<Integer> dice, int hits, int atLeast) {
    int sum = terms.stream().mapToInt(Event.Term::value).sum();
    docket.judge(
        JudgedPoint.DICE_THROWN,
        dice.size() == Math.max(atLeast, sum),
        () -> who + " throws " + dice.size() + " dice for " + terms);
    int pairs = (int) dice.stream().filter(each -> each == 5).count() / 2;
    int sixes = (int) dice.stream().filter(each -> each == 6).count();
    int due = sixes + (roll.on.is("five_pairs", "once") ? Math.min(1, pairs) : pairs);
    docket.judge(
        JudgedPoint.HITS, hits == due, () -> who + " hits " + hits + " times with " + dice);
  }

  private void morale(SnaphanceEvent.MoraleTest e) {
    int i = roll.id(e.stand());
    StandRecord who = roll.stand(i);
    int start = who.ranks().getFirst() + who.extra();
    boolean bracket = roll.on.is("bracket_bonus", "morale");
    int general = value(e, "General");
    int g = who.group();
    boolean steadied = roll.attached[g] == i && !(roll.successor[g] && roll.on.isFinal());
    docket.judge(
        JudgedPoint.MORALE,
        value(e, "starting SP") == start
            && value(e, "SP lost") == roll.strength.get(i).getFirst() - start
            && value(e, "disordered") == (roll.disordered[i] ? -1 : 0)
            && value(e, "bracket") == (bracket ? who.bracket() : 0)
            && (general == 0 || general == 1 && steadied),
        () ->
            e.stand()
                + " tests with "
                + e.terms()
                + ", it has "
                + roll.strength.get(i)
                + ", disordered "
                + roll.disordered[i]);
  }

  private void fails(SnaphanceEvent.MoraleTest e) {
    int sum = e.terms().stream().mapToInt(Event.Term::value).sum();
    int adjusted = Math.max(1, sum);
    int over = e.die() - adjusted;
    int due = e.die() == 1 ? 0 : e.die() == 6 ? Math.max(1, over) : Math.max(0, over);
    docket.judge(
        JudgedPoint.MORALE_LOSS,
        e.adjusted() == adjusted && e.loss() == due && e.passed() == (due == 0),
        () ->
            e.stand() + " throws " + e.die() + " for " + e.terms() + ", told to lose " + e.loss());
  }

  private static int value(SnaphanceEvent.MoraleTest e, String what) {
    return e.terms().stream()
        .filter(each -> each.what().equals(what))
        .mapToInt(Event.Term::value)
        .sum();
  }
}
