package dev.muster.rules.referee;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What must follow: disorder and strength points of a Morale Test (8.1, 8.3, 11.0), the bounce of
 * mounted stands that have not won (11.1), and Break Points of what is lost (14.0).
 */
final class ConsequenceCheck implements RuleChapterCheck {
  /** A test whose consequences are not told yet. */
  private record Tested(
      int loss, boolean shaken, boolean melee, SnaphanceEvent.@Nullable Fires fire) {}

  private final BattleRoster roll;
  private final MeleeRecord melees;
  private final CaseLog docket;

  private final Map<Integer, Tested> tested = new HashMap<>();
  private final Map<Integer, Integer> lost = new HashMap<>();
  private final Set<Integer> bounces = new HashSet<>();
  private final Map<Integer, Integer> pointsBefore = new HashMap<>();

  private SnaphanceEvent.@Nullable Fires fire;
  private boolean melee;

  /** A melee has ended that nobody won, or a stand has bounced from it: who has room now? */
  private boolean undecided;

  ConsequenceCheck(BattleRoster roll, MeleeRecord melees, CaseLog docket) {
    this.roll = roll;
    this.melees = melees;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    if (undecided) {
      bounces.removeIf(each -> !roomBehind(each));
      undecided = false;
    }
    switch (event) {
      case SnaphanceEvent.Fires e -> {
        fire = e;
        melee = false;
      }
      case SnaphanceEvent.MoraleTest e -> {
        int i = roll.id(e.stand());
        settle(i);
        tested.put(
            i, new Tested(e.loss(), roll.disordered[i], melee, melee ? null : fired(story, at)));
        pointsBefore.put(i, roll.points(i));
      }
      case SnaphanceEvent.LosesStrength e
          when e.why().equals("melee") || e.why().startsWith("fire of ") ->
          lost.merge(roll.id(e.stand()), e.lost(), Integer::sum);
      case SnaphanceEvent.MeleeThrow e -> {
        settleAll();
        melee = true;
      }
      case SnaphanceEvent.MeleeResult e -> mustBounce(e);
      case SnaphanceEvent.Retreats e -> {
        if (e.kind().equals("bounce") && bounces.remove(roll.id(e.stand()))) {
          docket.judge(JudgedPoint.BOUNCE_DUE, true, () -> "");
        }
        // one that has bounced may stand where the next would have gone
        undecided = true;
      }
      case SnaphanceEvent.BreakPointsLost e -> points(e);
      case SnaphanceEvent.Moves e -> settleAll();
      case SnaphanceEvent.Contact e -> settleAll();
      case SnaphanceEvent.OrderTest e -> settleAll();
      case SnaphanceEvent.GroupActs e -> settleAll();
      case SnaphanceEvent.Declared e -> settleAll();
      case CommonEvent.RoundBegins e -> settleAll();
      case CommonEvent.BattleEnds e -> settleAll();
      default -> {}
    }
  }

  /** The throw a test answers: its stand is named in what comes next, else it is the last one. */
  private SnaphanceEvent.@Nullable Fires fired(List<Event> story, int at) {
    for (int next = at + 1; next < story.size() && next < at + 4; next++) {
      String why =
          switch (story.get(next)) {
            case SnaphanceEvent.LosesStrength e ->
                e.why().startsWith("fire of ") ? e.why().substring(8) : "";
            case SnaphanceEvent.Disordered e ->
                e.why().startsWith("hit by ") ? e.why().substring(7) : "";
            default -> "";
          };
      for (int back = at; back >= 0 && back > at - 40 && !why.isEmpty(); back--) {
        if (story.get(back) instanceof SnaphanceEvent.Fires e && e.stand().equals(why)) {
          return e;
        }
      }
      if (story.get(next) instanceof SnaphanceEvent.MoraleTest) {
        break;
      }
    }
    return fire;
  }

  private void settleAll() {
    List.copyOf(tested.keySet()).forEach(this::settle);
    lost.clear();
    for (int i : List.copyOf(bounces)) {
      docket.judge(
          JudgedPoint.BOUNCE_DUE,
          !roll.here(i),
          () -> roll.stand(i) + " has not won and does not bounce");
    }
    bounces.clear();
  }

  private void settle(int i) {
    Tested test = tested.remove(i);
    if (test == null) {
      return;
    }
    docket.judge(
        JudgedPoint.TEST_DISORDERS,
        !roll.here(i) || roll.disordered[i],
        () -> roll.stand(i) + " was hit and is in order");
    int told = lost.getOrDefault(i, 0);
    lost.remove(i);
    int before = pointsBefore.getOrDefault(i, 0);
    if (test.melee()) {
      MeleeRecord.Result result = melees.result();
      if (result != null && (i == result.attacker() || i == result.defender())) {
        int much =
            due(test, i, result, result.winner() != BattleRoster.NOBODY && result.loser() == i);
        int compared = due(test, i, result, result.worse(i));
        docket.judge(
            JudgedPoint.MELEE_DUE,
            told == Math.min(before, much) || told == Math.min(before, compared),
            () -> roll.stand(i) + " loses " + told + " in melee, due are " + much);
      }
    } else if (!roll.on.is("rank_volley_cap", "per_unit")) {
      boolean guns =
          test.fire() != null
              && roll.stand(roll.id(test.fire().stand())).artillery()
              && (test.fire().kind().equals("defensive")
                  || test.fire().kind().equals("supporting")
                      && roll.on.is("art_support_2sp", "true"));
      int least = test.shaken() ? 1 : 0;
      int due = Math.min(before, Math.min(guns ? 2 : 1, Math.max(least, test.loss())));
      docket.judge(
          JudgedPoint.FIRE_DUE,
          told == due,
          () -> roll.stand(i) + " loses " + told + " to fire, due are " + due);
    }
  }

  /** Strength points a Battle Stand loses by a melee (11.0, 11.1, 8.3). */
  private int due(Tested test, int i, MeleeRecord.Result result, boolean lostIt) {
    StandRecord who = roll.stand(i);
    StandRecord foe = roll.stand(i == result.attacker() ? result.defender() : result.attacker());
    boolean one =
        !lostIt
            || who.mountedCombat() && !foe.cavalry()
            || who.lightCavalry()
            || foe.skirmishers()
            || foe.lightCavalry();
    return Math.max(test.shaken() ? 1 : 0, Math.min(one ? 1 : 2, test.loss()));
  }

  /** Nobody won: mounted stands bounce; with such on both sides those who made the contact. */
  private void mustBounce(SnaphanceEvent.MeleeResult e) {
    SnaphanceEvent.Contact contact = melees.contact();
    if (!e.winner().isEmpty() || !e.ongoing() || contact == null) {
      return;
    }
    undecided = true;
    Set<Integer> attack = mounted(e.attacker(), contact.attackSupports());
    Set<Integer> defence = mounted(e.defender(), contact.defenceSupports());
    boolean reactor = roll.on.is("counter_charge_initiator", "reactor");
    boolean attackers = !contact.kind().equals("counter charge") || reactor;
    if (attack.isEmpty() || !defence.isEmpty() && !attackers) {
      bounces.addAll(defence);
    } else {
      bounces.addAll(attack);
    }
  }

  private Set<Integer> mounted(String battleStand, List<String> supports) {
    Set<Integer> all = new HashSet<>();
    all.add(roll.id(battleStand));
    supports.forEach(each -> all.add(roll.id(each)));
    all.removeIf(each -> !roll.here(each) || !roll.stand(each).cavalry());
    return all;
  }

  /** Whether a free hex lies behind a stand, or before one that was struck from behind. */
  private boolean roomBehind(int i) {
    MeleeRecord.Result result = melees.result();
    if (result == null) {
      return false;
    }
    for (int d = 0; d < 6; d++) {
      var to = AxialHexes.beside(roll.at(i), d);
      boolean away = AxialHexes.distance(to, result.enemyOf(result.attack().contains(i))) > 1;
      if (away
          && AxialHexes.aspect(roll.facing[i], d) == AxialHexes.Aspect.REAR
          && !fromBehind(i, result)
          && roll.country.open(roll.at(i), to, roll.stand(i))
          && roll.in(to, i) == BattleRoster.NOBODY) {
        return true;
      }
    }
    return false;
  }

  private boolean fromBehind(int i, MeleeRecord.Result result) {
    return !AxialHexes.inFront(
        roll.at(i), roll.facing[i], result.enemyOf(result.attack().contains(i)));
  }

  private void points(SnaphanceEvent.BreakPointsLost e) {
    StandRecord who = roll.stand(roll.id(e.stand()));
    docket.judge(
        JudgedPoint.POINTS,
        e.points() % Math.max(1, who.points()) == 0
            && e.points() <= who.points() * who.ranks().size()
            && e.lost() == e.before() + e.points(),
        () -> e.stand() + " is worth " + who.points() + ", told are " + e);
  }
}
