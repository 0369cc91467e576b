package dev.muster.rules.toy;

import dev.muster.rules.battle.BattleStatus;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.PhasedState;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Place;
import java.util.List;
import java.util.stream.IntStream;

/** The state of a battle: one column for each thing that changes. */
final class ToyState extends PhasedState<ToyForces> implements BattleStatus {
  static final int GONE = -1;

  final int[] cell = intColumn(forces.units().size(), GONE);
  final int[] strength = intColumn(forces.units().size(), 0);
  final boolean[] left = flagColumn(forces.units().size());
  final boolean[] acted = turnFlagColumn(forces.units().size());
  private final int[] lastSide = intColumn(forces.board().cells().size(), NOBODY);

  ToyState(ToyForces forces, Dice dice, EventSink sink) {
    super(forces, forces.program(), dice, sink);
    for (int unit = 0; unit < strength.length; unit++) {
      strength[unit] = forces.strength(unit);
      move(unit, forces.board().cell(forces.units().get(unit).stand().at()));
    }
  }

  String name(int unit) {
    return forces.units().get(unit).name();
  }

  int group(int unit) {
    return forces.units().get(unit).groupNumber();
  }

  int side(int unit) {
    return forces.units().get(unit).side();
  }

  /** The unit in a square, -1 for none. */
  int unitIn(int square) {
    return IntStream.range(0, cell.length).filter(u -> cell[u] == square).findFirst().orElse(-1);
  }

  void move(int unit, int to) {
    cell[unit] = to;
    lastSide[to] = side(unit);
  }

  private IntStream units() {
    return IntStream.range(0, cell.length);
  }

  private IntStream units(int side) {
    return units().filter(u -> side(u) == side);
  }

  // ---- the status of the battle

  @Override
  public int roundLimit() {
    Integer limit = scenario().roundLimit();
    return limit == null ? forces.number("turns") : limit;
  }

  @Override
  public int lost(int side) {
    return (int) units(side).filter(this::isLost).count();
  }

  @Override
  public int unitsLostOfGroup(int group) {
    return (int) units().filter(u -> group(u) == group && isLost(u)).count();
  }

  private boolean isLost(int unit) {
    return cell[unit] == GONE && !left[unit];
  }

  @Override
  public int total(int side) {
    return (int) units(side).count();
  }

  @Override
  public int breaksAt(int side) {
    return Math.ceilDiv(total(side) * forces.number("break-percent"), 100);
  }

  @Override
  public boolean isLost(int side, String name) {
    return units(side).anyMatch(u -> name(u).equals(name) && isLost(u));
  }

  @Override
  public int lastOccupant(Place place) {
    return forces.board().contains(place) ? lastSide[forces.board().cell(place)] : NOBODY;
  }

  @Override
  public List<Outcome.StandAccount> standAccounts(int side) {
    return units(side).mapToObj(this::account).toList();
  }

  @Override
  public int fightingStrength(int side) {
    return units(side).filter(u -> cell[u] != GONE).map(u -> strength[u]).sum();
  }

  private Outcome.StandAccount account(int u) {
    String group = forces.units().get(u).group().name();
    return new Outcome.StandAccount(
        group, name(u), forces.strength(u), strength[u], cell[u] != GONE, false);
  }
}
