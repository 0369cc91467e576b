package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.OrderPattern;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * An order parsed from words against the position, legal or not.
 *
 * @param unit the unit that carries it out, NOBODY for a side or a melee
 * @param number the unit, box or facing it names; {@link #UNSAID} if it names none
 */
record BoxOrderReading(BoxOrder order, int unit, int number) {
  static final int UNSAID = -1;

  private static final BoxOrder[] ORDERS = BoxOrder.values();

  /** Parses an order. Returns the readings that fit the position; all readings if none fits. */
  static List<BoxOrderReading> of(List<String> words, BoxState field) {
    List<BoxOrderReading> all = new ArrayList<>();
    for (BoxOrder each : ORDERS) {
      Slots slots = new Slots(field);
      if (each.form.matches(words, slots)) {
        all.add(new BoxOrderReading(each, slots.unit, slots.number));
      }
    }
    List<BoxOrderReading> apt = all.stream().filter(each -> each.fits(field)).toList();
    return apt.isEmpty() ? all : apt;
  }

  /** Whether a step or a charge leads where its kind does. */
  private boolean fits(BoxState field) {
    if (unit == BoxForces.NOBODY || !field.present(unit)) {
      return true;
    }
    boolean charge = order == BoxOrder.CHARGE || order == BoxOrder.CHARGE_DIAGONALLY;
    int to = charge && number != UNSAID ? field.box(number) : number;
    if (to == UNSAID) {
      return true;
    }
    return switch (order) {
      case FORWARD, CHARGE -> field.ground.ahead(field.box(unit), field.facing(unit)) == to;
      case DIAGONAL, CHARGE_DIAGONALLY -> isDiagonal(field, unit, to);
      default -> true;
    };
  }

  /** Whether a box lies diagonally before a unit. */
  static boolean isDiagonal(BoxState field, int unit, int box) {
    int facing = field.facing(unit);
    int direction = field.ground.direction(field.box(unit), box);
    return direction != BoxTerrainMap.OFF
        && (direction == BoxTerrainMap.before(facing, 1)
            || direction == BoxTerrainMap.before(facing, -1));
  }

  /** Matches the words of a form and keeps the values of the last match. */
  private static final class Slots implements OrderPattern.Slots {
    private final BoxState field;
    private int unit = BoxForces.NOBODY;
    private int number = UNSAID;

    Slots(BoxState field) {
      this.field = field;
    }

    @Override
    public BitSet ends(String word, List<String> words, int from) {
      BitSet ends = new BitSet();
      switch (word) {
        case "X", "U" -> unit = named(words, from, ends, unit);
        case "Y", "V" -> number = named(words, from, ends, number);
        case "SIDE" -> {
          ends.or(OrderPattern.behind(field.forces().sideName(0), words, from));
          ends.or(OrderPattern.behind(field.forces().sideName(1), words, from));
        }
        case "BOX" -> number = box(words, from, ends);
        case "FACING" -> number = facing(words, from, ends);
        default -> ends.or(OrderPattern.behind(word, words, from));
      }
      return ends;
    }

    private int named(List<String> words, int from, BitSet ends, int otherwise) {
      for (int each = 0; each < field.units; each++) {
        BitSet behind = OrderPattern.behind(field.name(each), words, from);
        if (!behind.isEmpty()) {
          ends.or(behind);
          return each;
        }
      }
      return otherwise;
    }

    private int box(List<String> words, int from, BitSet ends) {
      for (int each = 0; from < words.size() && each < field.ground.boxes(); each++) {
        if (field.ground.name(each).equalsIgnoreCase(words.get(from))) {
          ends.set(from + 1);
          return each;
        }
      }
      return number;
    }

    private int facing(List<String> words, int from, BitSet ends) {
      for (int each = 0; from < words.size() && each < 4; each++) {
        if (BoxState.facingName(each).equalsIgnoreCase(words.get(from))) {
          ends.set(from + 1);
          return each;
        }
      }
      return number;
    }
  }
}
