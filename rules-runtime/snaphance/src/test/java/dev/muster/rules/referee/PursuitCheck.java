package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chapter 13: who pursues, how far, along which hexes, and before whom it stops. */
final class PursuitCheck implements RuleChapterCheck {
  private final BattleRoster roll;
  private final MeleeRecord melees;
  private final CaseLog docket;
  private int hexes;
  private int gone;

  PursuitCheck(BattleRoster roll, MeleeRecord melees, CaseLog docket) {
    this.roll = roll;
    this.melees = melees;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.PursuitRoll e -> rolls(e);
      case SnaphanceEvent.Pursues e -> pursues(e);
      default -> {}
    }
  }

  private void rolls(SnaphanceEvent.PursuitRoll e) {
    int i = roll.id(e.stand());
    StandRecord who = roll.stand(i);
    MeleeRecord.@Nullable Result result = melees.result();
    boolean won = result != null && result.winner() == i;
    boolean afterCavalry = won && who.infantry() && roll.stand(result.loser()).cavalry();
    docket.judge(
        JudgedPoint.PURSUIT_WHO,
        won && who.combatStand() && who.bonus() > 0 && !afterCavalry,
        () -> e.stand() + " throws to pursue");
    boolean far = who.cavalry() || who.has("two-hex-pursuit");
    int due = far ? e.die() > 3 ? 2 : e.die() > 1 ? 1 : 0 : e.die() > 3 ? 1 : 0;
    docket.judge(
        JudgedPoint.PURSUIT_DIE,
        e.hexes() == due,
        () -> e.stand() + " throws " + e.die() + " for " + e.hexes() + " hexes, due are " + due);
    hexes = e.hexes();
    gone = 0;
  }

  /** Whether it has an enemy before it whom it fights: contact ends a pursuit, by default. */
  private boolean comesUpon(int i, Hex at) {
    if (!roll.on.is("pursuit_contact", "stops")) {
      return false;
    }
    for (StandRecord each : roll.stands) {
      if (roll.here(each.id())
          && roll.enemies(i, each.id())
          && AxialHexes.inFront(at, roll.facing[i], roll.at(each.id()))
          && !(each.skirmishers() && !roll.country.is(roll.at(each.id()), "cover"))) {
        return true;
      }
    }
    return false;
  }

  private void pursues(SnaphanceEvent.Pursues e) {
    int i = roll.id(e.stand());
    StandRecord who = roll.stand(i);
    Hex at = e.start();
    MeleeRecord.@Nullable Result result = melees.result();
    for (int step = 0; step < e.path().size(); step++) {
      Hex from = at;
      Hex to = e.path().get(step);
      if (gone > 0) {
        docket.judge(
            JudgedPoint.PURSUIT_STOPS,
            roll.zonesOver(from, who.side()).isEmpty() && !comesUpon(i, from),
            () -> who + " pursues on from " + from + " though an enemy stops it");
      }
      boolean vacated =
          gone > 0
              || result == null
              || to.equals(
                  result.winner() == result.attacker() ? result.defenderAt() : result.attackerAt());
      docket.judge(
          JudgedPoint.PURSUIT_WAY,
          AxialHexes.inFront(from, roll.facing[i], to) && vacated && ++gone <= hexes,
          () -> e.stand() + " pursues from " + from + " to " + to + ", hexes " + hexes);
      docket.judge(
          JudgedPoint.CLOSED_GROUND,
          roll.country.open(from, to, who),
          () -> who + " pursues from " + from + " to " + to + ", closed to it");
      int other = roll.in(to, i);
      docket.judge(
          JudgedPoint.ENEMY_HEX,
          other == BattleRoster.NOBODY
              || !roll.enemies(i, other)
              || roll.stand(other).skirmishers(),
          () -> who + " pursues into the hex of " + roll.stand(other));
      for (int owner : roll.zonesOver(to, who.side())) {
        docket.judge(
            JudgedPoint.PURSUIT_FLANK,
            AxialHexes.inFront(to, roll.facing[i], roll.at(owner)),
            () -> who + " pursues to " + to + " with its flank before " + roll.stand(owner));
      }
      for (StandRecord each : roll.stands) {
        if (who.infantry()
            && each.mountedCombat()
            && roll.here(each.id())
            && roll.enemies(i, each.id())) {
          docket.judge(
              JudgedPoint.PURSUIT_MOUNTED,
              !AxialHexes.inFront(to, roll.facing[i], roll.at(each.id())),
              () -> who + " pursues into contact with " + each);
        }
      }
      at = to;
    }
  }
}
