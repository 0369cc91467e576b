package dev.muster.rules.adlgr;

import dev.muster.rules.plane.Bearing;
import dev.muster.rules.plane.Footprint;

/** Who may pass through whom, and who may burst through (AR-083 to AR-103). */
final class Passage {
  private final Table table;
  private final Supports supports;

  Passage(Table table, Supports supports) {
    this.table = table;
    this.supports = supports;
  }

  /** Whether a unit may pass through a friend on a straight way (AR-083 to AR-094). */
  boolean through(int unit, int heading, int friend) {
    Branch mover = table.type(unit).branch;
    Branch crossed = table.type(friend).branch;
    if (crossed == Branch.CAMP || table.inMelee(friend)) {
      return false;
    }
    if (mover == Branch.LIGHT_INFANTRY || crossed == Branch.LIGHT_INFANTRY) {
      return true;
    }
    if (crossed == Branch.ARTILLERY || crossed == Branch.WAR_WAGONS) {
      return table.type(unit).foot() && byTheLongSides(heading, friend);
    }
    return listed(unit, friend) && alike(heading, table.pose(friend).tenths());
  }

  private boolean listed(int unit, int friend) {
    Branch mover = table.type(unit).branch;
    Branch crossed = table.type(friend).branch;
    boolean mounted = mover.mounted() && crossed.mounted();
    boolean horse =
        mover == Branch.LIGHT_HORSE
            || crossed == Branch.LIGHT_HORSE
            || mover == Branch.DRAGOONS
            || crossed == Branch.DRAGOONS;
    return mounted && horse || shotAndSwords(unit, friend) || shotAndSwords(friend, unit);
  }

  /** LMI with LMI, or with Heavy or Medium Swordsmen (AR-089 to AR-091). */
  private boolean shotAndSwords(int one, int other) {
    boolean swords =
        table.type(other).category.equals("HeavySwordsmen")
            || table.type(other).category.equals("MediumSwordsmen");
    return table.type(one).branch == Branch.LIGHT_MEDIUM_INFANTRY
        && (table.type(other).branch == Branch.LIGHT_MEDIUM_INFANTRY || swords);
  }

  private boolean alike(int heading, int other) {
    // degrees by which the same or opposite directions may differ (AR-085)
    int nearly = table.rules.tenths("passage-angle");
    int angle = Bearing.between(heading, other);
    return angle <= nearly || angle >= Bearing.FULL / 2 - nearly;
  }

  /** The way in and out is over the long sides: along the short axis of the base. */
  private boolean byTheLongSides(int heading, int friend) {
    Footprint base = table.of(friend);
    boolean broad = base.width() >= base.depth();
    int axis = base.at().tenths() + (broad ? 0 : Bearing.QUARTER);
    int angle = Bearing.between(heading, axis);
    return Math.min(angle, Bearing.FULL / 2 - angle) < Bearing.QUARTER / 2;
  }

  /** Whether who must or answers bursts through a friend he may not pass (AR-095 to AR-103). */
  boolean bursts(int friend) {
    UnitType type = table.type(friend);
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
