package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.Footprint;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The main opponents in a Combat step: each unit has one, each half of a battle unit one, opponents
 * in front first; if several are possible, the side that pairs chooses (AR-235, AR-D06, AR-D35).
 */
public final class OpponentPairing {
  /**
   * A half of a battle unit that touches more than this of another, in UD, is in contact with a
   * half of it.
   */
  private static final double BOTH_HALVES = 1.25;

  /**
   * Two opponents of a round; the first is of the active side.
   *
   * @param half which of the bouts of the two it is, from 0
   */
  public record Pair(int unit, int foe, int half) {
    boolean has(int one) {
      return unit == one || foe == one;
    }
  }

  /**
   * Two that touch, the first of the side that pairs.
   *
   * @param frontal whether each is at the front of the other
   * @param bouts how many they would fight
   */
  record Contact(int unit, int foe, boolean frontal, int bouts) {
    boolean has(int one) {
      return unit == one || foe == one;
    }
  }

  /** Chooses the main opponent of a unit that has more opponents than it can fight. */
  interface Chooser {
    /** The usual answer: the first in the order of the scenario. */
    Chooser FIRST = (unit, contacts) -> 0;

    /**
     * @param contacts the contacts of the unit, two or more
     * @return the index of one of them
     */
    int choose(int unit, List<Contact> contacts);
  }

  private final AdlgState table;
  private final boolean otherSidePairs;
  private final boolean campsFight;

  OpponentPairing(AdlgState table) {
    this.table = table;
    otherSidePairs = table.rules.is("main_opponent", "other");
    campsFight = table.rules.is("camp", "fought");
  }

  /** The side that chooses. */
  int side() {
    return otherSidePairs ? 1 - table.active() : table.active();
  }

  /** The pairs of this step in scenario order, opponents to the front first. */
  List<Pair> pairs(Chooser chooser) {
    List<Contact> contacts = contacts();
    if (contacts.isEmpty()) {
      return List.of();
    }
    int[] left = new int[table.units];
    for (int unit = 0; unit < table.units; unit++) {
      left[unit] = !table.canAct(unit) ? 0 : table.type(unit).battleUnit ? 2 : 1;
    }
    int[] bouts = new int[contacts.size()];
    match(contacts, true, left, bouts, chooser);
    match(contacts, false, left, bouts, chooser);
    List<Pair> found = new ArrayList<>();
    for (int i = 0; i < bouts.length; i++) {
      Contact each = contacts.get(i);
      for (int half = 0; half < bouts[i]; half++) {
        found.add(
            otherSidePairs
                ? new Pair(each.foe, each.unit, half)
                : new Pair(each.unit, each.foe, half));
      }
    }
    return found;
  }

  /** Matches those contacts that are to the front of both, or those that are not. */
  private void match(
      List<Contact> contacts, boolean front, int[] left, int[] bouts, Chooser chooser) {
    List<Contact> open = new ArrayList<>();
    for (Contact each : contacts) {
      if (each.frontal == front) {
        open.add(each);
      }
    }
    removeMatched(open, left);
    while (!open.isEmpty()) {
      Contact next = uncontested(open, left);
      if (next == null) {
        next = chosen(open, contested(open, left, open.getFirst()), chooser);
      }
      int many = Math.min(next.bouts, Math.min(left[next.unit], left[next.foe]));
      bouts[index(contacts, next)] = many;
      left[next.unit] -= many;
      left[next.foe] -= many;
      open.remove(index(open, next));
      removeMatched(open, left);
    }
  }

  /** Returns the index of a contact in a list that holds it. */
  private static int index(List<Contact> contacts, Contact wanted) {
    int at = 0;
    while (contacts.get(at) != wanted) {
      at++;
    }
    return at;
  }

  private static void removeMatched(List<Contact> open, int[] left) {
    for (int i = open.size() - 1; i >= 0; i--) {
      Contact each = open.get(i);
      if (left[each.unit] == 0 || left[each.foe] == 0) {
        open.remove(i);
      }
    }
  }

  private static Contact chosen(List<Contact> open, int unit, Chooser chooser) {
    List<Contact> his = open.stream().filter(each -> each.has(unit)).toList();
    return his.get(chooser.choose(unit, his));
  }

  private static @Nullable Contact uncontested(List<Contact> open, int[] left) {
    for (Contact each : open) {
      if (contested(open, left, each) == AdlgState.NOBODY) {
        return each;
      }
    }
    return null;
  }

  /**
   * Returns the unit of a contact that has more opponents than it can fight; NOBODY if neither has.
   */
  private static int contested(List<Contact> open, int[] left, Contact contact) {
    return isContested(open, left, contact.unit)
        ? contact.unit
        : isContested(open, left, contact.foe) ? contact.foe : AdlgState.NOBODY;
  }

  private static boolean isContested(List<Contact> open, int[] left, int unit) {
    int wanted = 0;
    int opponents = 0;
    for (Contact each : open) {
      if (each.has(unit)) {
        wanted += each.bouts;
        opponents++;
      }
    }
    return wanted > left[unit] && opponents > 1;
  }

  /** The contacts, those to the front of both units first. */
  private List<Contact> contacts() {
    List<Contact> contacts = new ArrayList<>();
    List<Contact> aside = new ArrayList<>();
    int first = side();
    for (int unit = 0; unit < table.units; unit++) {
      if (table.side(unit) != first || !table.inMelee(unit)) {
        continue;
      }
      for (int foe : table.forces().enemiesOf(unit)) {
        if (table.fights(unit, foe) && throwsDice(unit, foe)) {
          boolean frontal = frontal(unit, foe);
          Contact found = new Contact(unit, foe, frontal, bouts(unit, foe));
          (frontal ? contacts : aside).add(found);
        }
      }
    }
    contacts.addAll(aside);
    return contacts;
  }

  /** Whether two units in contact throw dice; false for a camp (AR-D35). */
  private boolean throwsDice(int unit, int foe) {
    boolean camp =
        table.type(unit).branch == TroopCategory.CAMP
            || table.type(foe).branch == TroopCategory.CAMP;
    return !camp || campsFight;
  }

  private boolean frontal(int unit, int foe) {
    return table.edgeOf(unit, foe) == UnitEdge.FRONT && table.edgeOf(foe, unit) == UnitEdge.FRONT;
  }

  /** Two battle units that meet on more than one breadth fight with both halves (AR-235). */
  private int bouts(int unit, int foe) {
    boolean broad = table.type(unit).battleUnit && table.type(foe).battleUnit;
    return broad
            && table
                    .reaching(unit)
                    .flush(Footprint.Edge.FRONT, table.reaching(foe), Footprint.Edge.FRONT)
                >= BOTH_HALVES
        ? 2
        : 1;
  }

  /**
   * Returns the half of a battle unit that fights a bout: the half nearer to the opponent, or the
   * other if that one fights already. If both units meet with both halves, opposite halves fight.
   *
   * @param all the pairs of this step
   */
  UnitHalf half(int unit, int foe, int bout, List<Pair> all) {
    UnitHalf taken = null;
    for (Pair each : all) {
      if (each.has(unit)) {
        int enemy = each.unit == unit ? each.foe : each.unit;
        UnitHalf own = nearest(unit, enemy, each.half);
        own = own == taken ? own.other() : own;
        if (enemy == foe && each.half == bout) {
          return own;
        }
        taken = own;
      }
    }
    return nearest(unit, foe, bout);
  }

  private UnitHalf nearest(int unit, int foe, int bout) {
    UnitHalf near = table.nearer(unit, foe);
    boolean mirrored = unit > foe && bouts(unit, foe) > 1;
    return bout == 1 == mirrored ? near : near.other();
  }
}
