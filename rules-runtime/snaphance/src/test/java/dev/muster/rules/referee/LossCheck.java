package dev.muster.rules.referee;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** 8.1, 11.0, 11.1 and 14.0: how much fire and melee may cost, and when an army breaks. */
final class LossCheck implements RuleChapterCheck {
  private final BattleRoster roll;
  private final MeleeRecord melees;
  private final CaseLog docket;

  /** The last throw of each stand. */
  private final Map<String, SnaphanceEvent.Fires> fires = new HashMap<>();

  private final int[] lost = new int[2];
  private final int[] breaksAt = new int[2];
  private final boolean[] broken = new boolean[2];

  LossCheck(BattleRoster roll, MeleeRecord melees, CaseLog docket) {
    this.roll = roll;
    this.melees = melees;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case CommonEvent.BattleBegins e -> {
        breaksAt[0] = e.breaksAt().get(0);
        breaksAt[1] = e.breaksAt().get(1);
      }
      case SnaphanceEvent.Fires e -> fires.put(e.stand(), e);
      case SnaphanceEvent.LosesStrength e -> loses(e);
      case SnaphanceEvent.BreakPointsLost e ->
          lost[roll.stand(roll.id(e.stand())).side()] = e.lost();
      case CommonEvent.ArmyBreaks e -> {
        int side = roll.program.scenario().sideIndex(e.side());
        broken[side] = true;
        docket.judge(
            JudgedPoint.ARMY_BREAKS,
            (lost[side] >= breaksAt[side] || nobodyLeft(side)) && e.lost() == lost[side],
            () -> e.side() + " breaks with " + lost[side] + " of " + breaksAt[side]);
      }
      case CommonEvent.RoundBegins e -> stillWhole();
      case CommonEvent.BattleEnds e -> stillWhole();
      default -> {}
    }
  }

  private boolean nobodyLeft(int side) {
    return roll.stands.stream().noneMatch(each -> each.side() == side && roll.here(each.id()));
  }

  private void stillWhole() {
    for (int side = 0; side < 2; side++) {
      int which = side;
      docket.judge(
          JudgedPoint.ARMY_BREAKS,
          broken[side] || lost[side] < breaksAt[side] || breaksAt[side] == 0,
          () ->
              roll.program.scenario().sides().get(which).name()
                  + " has lost "
                  + lost[which]
                  + " of "
                  + breaksAt[which]
                  + " and is not told to break");
    }
  }

  private void loses(SnaphanceEvent.LosesStrength e) {
    int i = roll.id(e.stand());
    StandRecord who = roll.stand(i);
    if (e.why().startsWith("fire of ")) {
      SnaphanceEvent.Fires fire = fires.get(e.why().substring("fire of ".length()));
      boolean guns =
          fire != null
              && roll.stand(roll.id(fire.stand())).artillery()
              && (fire.kind().equals("defensive")
                  || fire.kind().equals("supporting") && roll.on.is("art_support_2sp", "true"));
      docket.judge(
          JudgedPoint.FIRE_COSTS,
          e.lost() <= (guns ? 2 : 1),
          () -> e.stand() + " loses " + e.lost());
      return;
    }
    MeleeRecord.Result result = melees.result();
    if (!e.why().equals("melee") || result == null) {
      return;
    }
    int enemy = i == result.attacker() ? result.defender() : result.attacker();
    StandRecord foe = roll.stand(enemy);
    int most = result.worse(i) ? 2 : 1;
    if (who.mountedCombat() && !foe.cavalry()
        || who.lightCavalry()
        || foe.skirmishers()
        || foe.lightCavalry()) {
      most = 1;
    }
    int cap = most;
    docket.judge(
        JudgedPoint.MELEE_COSTS,
        e.lost() <= cap,
        () -> e.stand() + " loses " + e.lost() + " in melee with " + foe + ", most are " + cap);
  }
}
