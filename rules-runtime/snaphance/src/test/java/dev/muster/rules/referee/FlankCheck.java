package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** 10.4: who is struck on flank or rear, who is disordered by it, and the dice it adds. */
final class FlankCheck implements RuleChapterCheck {
  private static final Set<String> FRESH =
      Set.of("charge", "pursuit", "opportunity charge", "counter charge");

  private final BattleRoster roll;
  private final ContactPaths approaches;
  private final CaseLog docket;
  private SnaphanceEvent.@Nullable Contact contact;

  FlankCheck(BattleRoster roll, ContactPaths approaches, CaseLog docket) {
    this.roll = roll;
    this.approaches = approaches;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.Contact e -> contact = e;
      case SnaphanceEvent.Disordered e when e.why().startsWith("struck from behind") -> struck(e);
      case SnaphanceEvent.MeleeThrow e when contact != null -> thrown(e, contact);
      default -> {}
    }
  }

  /** Somebody must have come upon it from behind. */
  private void struck(SnaphanceEvent.Disordered e) {
    int i = roll.id(e.stand());
    docket.judge(
        JudgedPoint.STRUCK_BEHIND,
        roll.stands.stream()
            .anyMatch(
                each ->
                    roll.here(each.id())
                        && roll.enemies(i, each.id())
                        && behind(each.id(), i)
                        && approaches.fromBehind(each.id(), i)),
        () -> e.stand() + " is disordered as struck from behind, and nobody came from there");
  }

  private boolean behind(int one, int other) {
    return roll.faces(one, other) && !roll.faces(other, one);
  }

  private void thrown(SnaphanceEvent.MeleeThrow e, SnaphanceEvent.Contact now) {
    int attacker = roll.id(now.attacker());
    int i = roll.id(e.stand());
    boolean attacks = i == attacker;
    int enemy = attacks ? roll.id(now.defender()) : attacker;
    if (!roll.here(i) || !roll.here(enemy)) {
      return;
    }
    boolean surprise =
        attacks
            && FRESH.contains(now.kind())
            && behind(i, enemy)
            && approaches.fromBehind(i, enemy);
    docket.judge(
        JudgedPoint.STRUCK_BEHIND,
        !surprise || roll.disordered[enemy],
        () -> roll.stand(enemy) + " is struck from behind by " + e.stand() + " and in order");
    int told =
        e.terms().stream()
            .filter(each -> each.what().equals("flank or rear"))
            .mapToInt(Event.Term::value)
            .sum();
    int two = roll.on.is("flank_plus_two", "adds") ? 3 : 2;
    int due = !behind(i, enemy) ? 0 : surprise && roll.stand(i).heavy() ? two : 1;
    docket.judge(
        JudgedPoint.FLANK_DICE,
        told == due,
        () ->
            e.stand()
                + " adds "
                + told
                + " for flank or rear against "
                + roll.stand(enemy)
                + ", due are "
                + due);
  }
}
