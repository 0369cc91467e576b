package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.TenthDegrees;

/** Interpenetration: which units may pass or burst through which (AR-083 to AR-103). */
public final class AdlgPassage {
  private final AdlgState table;
  private final SupportRules supports;

  public AdlgPassage(AdlgState table, SupportRules supports) {
    this.table = table;
    this.supports = supports;
  }

  /** Whether a unit may pass through a friend on a straight way (AR-083 to AR-094). */
  public boolean through(int unit, int heading, int friend) {
    TroopCategory mover = table.type(unit).branch;
    TroopCategory crossed = table.type(friend).branch;
    if (crossed == TroopCategory.CAMP || table.inMelee(friend)) {
      return false;
    }
    if (mover == TroopCategory.LIGHT_INFANTRY || crossed == TroopCategory.LIGHT_INFANTRY) {
      return true;
    }
    if (crossed == TroopCategory.ARTILLERY || crossed == TroopCategory.WAR_WAGONS) {
      return table.type(unit).foot() && byTheLongSides(heading, friend);
    }
    return listed(unit, friend) && alike(heading, table.pose(friend).tenths());
  }

  private boolean listed(int unit, int friend) {
    TroopCategory mover = table.type(unit).branch;
    TroopCategory crossed = table.type(friend).branch;
    boolean mounted = mover.mounted() && crossed.mounted();
    boolean horse =
        mover == TroopCategory.LIGHT_HORSE
            || crossed == TroopCategory.LIGHT_HORSE
            || mover == TroopCategory.DRAGOONS
            || crossed == TroopCategory.DRAGOONS;
    return mounted && horse || shotAndSwords(unit, friend) || shotAndSwords(friend, unit);
  }

  /** LMI with LMI, or with Heavy or Medium Swordsmen (AR-089 to AR-091). */
  private boolean shotAndSwords(int one, int other) {
    boolean swords =
        table.type(other).category.equals("HeavySwordsmen")
            || table.type(other).category.equals("MediumSwordsmen");
    return table.type(one).branch == TroopCategory.LIGHT_MEDIUM_INFANTRY
        && (table.type(other).branch == TroopCategory.LIGHT_MEDIUM_INFANTRY || swords);
  }

  private boolean alike(int heading, int other) {
    // degrees by which equal or opposite directions may differ (AR-085)
    int nearly = table.rules.tenths("passage-angle");
    int angle = TenthDegrees.between(heading, other);
    return angle <= nearly || angle >= TenthDegrees.FULL / 2 - nearly;
  }

  /** Whether the direction crosses the long sides: along the short axis of the base. */
  private boolean byTheLongSides(int heading, int friend) {
    Footprint base = table.footprint(friend);
    boolean broad = base.width() >= base.depth();
    int axis = base.at().tenths() + (broad ? 0 : TenthDegrees.QUARTER);
    int angle = TenthDegrees.between(heading, axis);
    return Math.min(angle, TenthDegrees.FULL / 2 - angle) < TenthDegrees.QUARTER / 2;
  }

  /**
   * Returns whether a unit in a compulsory or reaction move passes through a friend it may not pass
   * (AR-095 to AR-103).
   */
  boolean bursts(int friend) {
    AdlgUnitType type = table.type(friend);
    boolean firm =
        switch (type.branch) {
          case ELEPHANTS, WAR_WAGONS, CAMP -> true;
          default ->
              type.deepOrder()
                  || type.category.equals("PikeAndShot")
                  || type.category.equals("LaterPikeAndShot");
        };
    return !firm && !table.inMelee(friend) && !supports.gives(friend);
  }
}
