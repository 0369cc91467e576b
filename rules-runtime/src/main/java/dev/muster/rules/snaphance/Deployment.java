package dev.muster.rules.snaphance;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.Map;

/**
 * Sets up the table as the scenario says: stands, Generals, Break Points (1.1, 3.0, 14.0, U-04).
 */
final class Deployment {
  private static final RuleRef PLACED = RuleRef.of("", "SN-1.2-02");

  private final Table table;

  Deployment(Table table) {
    this.table = table;
  }

  /**
   * @throws IllegalArgumentException when a stand is off the map or on another, or has more ranks
   *     than the rules know
   */
  void deploy(List<Scenario.Deployed> all, List<Scenario.Group> groups) {
    for (int i = 0; i < table.stands; i++) {
      stand(i, all.get(i));
    }
    for (int s = 0; s < 2; s++) {
      findBreakPoint(s);
    }
    for (int g = 0; g < table.groups; g++) {
      appoint(g, groups.get(g));
    }
    for (Scenario.Objective each : table.program.scenario().objectives()) {
      int holder =
          each.heldBy() == null ? Table.GONE : table.program.scenario().sideNamed(each.heldBy());
      each.hexes().forEach(hex -> hold(table.grid.index(hex), holder));
    }
  }

  private void findBreakPoint(int s) {
    table.breaksAt[s] =
        BreakPoints.breaksAt(
            table.totalPoints[s], table.program.armies().get(s).breakShare(), table.rules);
  }

  /** Counts Break Points that a side has lost with stands that are not on the table any more. */
  void lostBefore(int s, int points) {
    table.lostBefore[s] = points;
    table.lostPoints[s] += points;
    table.totalPoints[s] += points;
    findBreakPoint(s);
    if (points > 0 && table.lostPoints[s] >= table.breaksAt[s]) {
      table.brokeAt[s] = ++table.moment;
    }
  }

  /** Takes off a General who has fallen before. */
  void fallenBefore(int g) {
    table.attachedTo[g] = Table.GONE;
    table.general[g] = Table.GONE;
    table.generalDead[g] = true;
    table.generalsKilled[table.groupSide[g]]++;
  }

  private void hold(int hex, int holder) {
    if (hex >= 0 && table.occupant[hex] == Table.GONE) {
      table.lastSide[hex] = holder;
    }
  }

  private void stand(int i, Scenario.Deployed stand) {
    int side = table.groupSide[table.group[i]];
    table.side[i] = side;
    StandType type =
        new StandType(
            withTraits(table.program.line(side, stand), stand.traits()),
            table.program.rulebook(),
            table.rules);
    type.stepCosts = table.ground.stepCosts(type.code);
    table.type[i] = type;
    table.name[i] = stand.name();
    if (type.strength.length > Table.RANKS) {
      throw new IllegalArgumentException(
          stand.source() + ": " + stand.name() + " has more than " + Table.RANKS + " ranks");
    }
    System.arraycopy(strength(type, stand), 0, table.sp, i * Table.RANKS, type.strength.length);
    table.startRanks[i] = table.ranksLeft(i);
    if (table.startRanks[i] == 0) {
      throw new IllegalArgumentException(
          stand.source() + ": " + stand.name() + " starts without strength points");
    }
    table.totalPoints[side] += BreakPoints.of(type.breakPoints, table.startRanks[i]);
    table.facing[i] = stand.facing().ordinal();
    table.disordered[i] = stand.disordered();
    table.opportunity[i] = stand.onOpportunity() && !stand.disordered();
    table.waiting[i] = stand.arrival() != null;
    if (!table.waiting[i]) {
      put(i, stand);
    }
  }

  /** SP of each rank a stand begins with, front first, 0 for one that is lost. */
  static int[] strength(StandType type, Scenario.Deployed stand) {
    int[] left = type.strength.clone();
    for (int rank = 0; rank < left.length; rank++) {
      int lost = rank < stand.lost().size() ? stand.lost().get(rank) : 0;
      left[rank] = Math.max(0, left[rank] - lost);
    }
    return left;
  }

  private void put(int i, Scenario.Deployed stand) {
    int hex = table.grid.index(stand.at());
    if (hex < 0 || table.occupant[hex] != Table.GONE) {
      throw new IllegalArgumentException(
          stand.source()
              + ": stand "
              + stand.name()
              + " cannot start at "
              + stand.at()
              + (hex < 0
                  ? ", which is off the map"
                  : ", where " + table.name[table.occupant[hex]] + " stands already"));
    }
    table.hex[i] = hex;
    table.startHex[i] = hex;
    table.occupant[hex] = i;
    table.lastSide[hex] = table.side[i];
  }

  private static Army.StandLine withTraits(Army.StandLine line, Map<String, String> more) {
    if (more.isEmpty()) {
      return line;
    }
    Map<String, String> traits = new java.util.LinkedHashMap<>(line.traits());
    traits.putAll(more);
    return new Army.StandLine(
        line.name(),
        line.label(),
        line.category(),
        line.orderClass(),
        line.weapon(),
        line.stats(),
        traits,
        line.notes(),
        line.source());
  }

  private void appoint(int g, Scenario.Group group) {
    Scenario.General who = group.general();
    table.groupName[g] = group.name();
    table.generalLabel[g] = who.label();
    table.generalBonus[g] = who.bonus();
    table.generalRange[g] = who.range() != null ? who.range() : Table.GONE;
    table.generalWaiting[g] = who.arrival() != null;
    if (table.generalWaiting[g]) {
      return;
    }
    table.general[g] = table.grid.index(who.at());
    for (int stand : table.members[g]) {
      if (table.name[stand].equals(who.attachedTo()) && table.onBoard(stand)) {
        table.attachedTo[g] = stand;
        table.general[g] = table.hex[stand];
      }
    }
  }

  /** Lets the players choose the hexes of stands that have only a zone; groups in turn (U-04). */
  void choose() {
    List<Scenario.Side> sides = table.program.scenario().sides();
    int most = Math.max(sides.get(0).groups().size(), sides.get(1).groups().size());
    for (int turn = 0; turn < most; turn++) {
      int g = 0;
      for (int s = 0; s < 2; s++) {
        List<Scenario.Group> groups = sides.get(s).groups();
        if (turn < groups.size()) {
          place(g + turn, groups.get(turn));
        }
        g += groups.size();
      }
    }
    meetNoEnemies();
  }

  /** A General who was put where an enemy stands rides to the nearest stand of his (3.1). */
  private void meetNoEnemies() {
    for (int g = 0; g < table.groups; g++) {
      boolean met =
          table.general[g] != Table.GONE
              && table.enemyIn(table.general[g], table.groupSide[g]) != Table.GONE;
      if (met) {
        Command.fleeToNearest(table, g);
      }
    }
  }

  private void place(int g, Scenario.Group group) {
    for (int i = 0; i < table.members[g].length; i++) {
      Scenario.Deployed stand = group.stands().get(i);
      Scenario.Zone zone =
          stand.zone() == null ? null : table.program.scenario().zone(stand.zone());
      int id = table.members[g][i];
      if (zone == null || table.waiting[id]) {
        continue;
      }
      Choice choice = table.choice.of(Decision.DEPLOY, id).add(Order.PLACE_AT, table.hex[id]);
      zone.hexes().stream()
          .mapToInt(table.grid::index)
          .filter(hex -> hex >= 0 && table.occupant[hex] == Table.GONE)
          .forEach(hex -> choice.add(Order.PLACE_AT, hex));
      int to = choice.askNumber();
      boolean generalHere = table.general[g] == table.hex[id];
      table.lastSide[table.hex[id]] = Table.GONE;
      table.place(id, to);
      table.startHex[id] = to;
      if (generalHere) {
        table.general[g] = to;
      }
      if (table.chronicle.heard) {
        table.chronicle.tell(
            new SnaphanceEvent.Arrives(table.name[id], table.at(to), table.facingOf(id), PLACED));
      }
    }
  }
}
