package dev.muster.rules.balance;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Records for each cell which units went there, met enemies and lost strength. */
final class FieldTrace {
  private final FieldCells cells;
  private final BoardKind kind;
  private final Map<String, Integer> numbers;

  /** For each group, the cells that its units entered. */
  final List<BitSet> went;

  /** Cells of units that had to do with an enemy. */
  final BitSet contacts = new BitSet();

  /** By cell: strength that units lost there. */
  final Map<Integer, Integer> lost = new TreeMap<>();

  /** For each side, the cells in which its unit was the last one. */
  final List<BitSet> held = List.of(new BitSet(), new BitSet());

  private BattlePosition before = BattlePosition.NONE;

  /**
   * @param numbers of the units by their names
   */
  FieldTrace(FieldCells cells, BoardKind kind, int groups, Map<String, Integer> numbers) {
    this.cells = cells;
    this.kind = kind;
    this.numbers = numbers;
    went = IntStream.range(0, groups).mapToObj(any -> new BitSet()).toList();
  }

  /** Begins with the initial position. */
  void begin(BattlePosition position) {
    before = position;
    position.units().forEach(this::stands);
  }

  private void stands(BattlePosition.Unit unit) {
    Place at = unit.at();
    int cell = at == null ? -1 : cells.cell(at);
    if (cell >= 0) {
      enter(unit, cell);
    }
  }

  private void enter(BattlePosition.Unit unit, int cell) {
    went.get(unit.group()).set(cell);
    held.get(unit.side()).set(cell);
    held.get(1 - unit.side()).clear(cell);
  }

  /** Records an event and the position after it. */
  void hear(Event event, BattlePosition now) {
    BitSet named = new BitSet();
    List<Place> places = new ArrayList<>();
    EventParts.forEach(
        event,
        part -> {
          Integer unit = part instanceof String name ? numbers.get(name) : null;
          Place place =
              part instanceof Place written
                  ? written
                  : part instanceof String text && unit == null ? kind.read(text) : null;
          if (unit != null) {
            named.set(unit);
          } else if (place != null) {
            places.add(place);
          }
        });
    look(now, places);
    meet(named, now);
  }

  /**
   * Records the current places.
   *
   * @param way places that the moving unit has passed
   */
  void look(BattlePosition now, List<Place> way) {
    for (int i = 0; i < now.units().size(); i++) {
      BattlePosition.Unit unit = now.units().get(i);
      BattlePosition.Unit was = before.units().get(i);
      Place from = was.at();
      Place to = unit.at();
      if (to != null && !to.equals(from)) {
        for (Place each : way) {
          int cell = cells.cell(each);
          if (cell >= 0) {
            enter(unit, cell);
          }
        }
        cells.between(from == null ? to : from, to, cell -> enter(unit, cell));
      }
      Place fell = from == null ? to : from;
      int cell = fell == null ? -1 : cells.cell(fell);
      if (unit.strength() < was.strength() && cell >= 0) {
        lost.merge(cell, was.strength() - unit.strength(), Integer::sum);
      }
    }
    before = now;
  }

  /** Records that units of both sides in one event met, at their places. */
  private void meet(BitSet named, BattlePosition now) {
    List<BattlePosition.Unit> units = now.units();
    boolean one = named.stream().anyMatch(unit -> units.get(unit).side() == 0);
    boolean other = named.stream().anyMatch(unit -> units.get(unit).side() == 1);
    for (int i = named.nextSetBit(0); i >= 0 && one && other; i = named.nextSetBit(i + 1)) {
      Place at = units.get(i).at();
      int cell = at == null ? -1 : cells.cell(at);
      if (cell >= 0) {
        contacts.set(cell);
      }
    }
  }
}
