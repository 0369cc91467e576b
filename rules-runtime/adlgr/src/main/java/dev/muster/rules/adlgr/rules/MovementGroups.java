package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Segment;
import dev.muster.rules.plane.TenthDegrees;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which units of a corps move as one group (AR-D11, AR-081, AR-082). */
public final class MovementGroups {
  private final AdlgState table;

  /** The gap of battle units that move together, in UD (AR-082). */
  final double gap;

  /** UD by which it, a checkerboard or a rank may be out of line. */
  final double nearly;

  /** Maximum difference in heading between units of a group, in tenths of a degree. */
  private final int nearlyAlike;

  // by pair of units: their places when it was last computed whether they move together
  private @Nullable Footprint[] pairs = {};
  private boolean[] areTogether = {};

  // the frontage that was counted last, and the places of its group
  private Footprint[] counted = {};
  private int frontage;

  public MovementGroups(AdlgState table) {
    this.table = table;
    gap = table.rules.length("group-gap");
    nearly = table.rules.length("group-nearly");
    nearlyAlike = table.rules.tenths("group-angle");
  }

  /** All units that move with a unit as one group, itself among them, in the order of the corps. */
  public int[] of(int unit) {
    int[] corps = table.forces().members[table.forces().corpsOf[unit]];
    boolean[] in = new boolean[corps.length];
    boolean more = able(unit);
    int size = 1;
    for (int i = 0; i < corps.length; i++) {
      in[i] = corps[i] == unit;
    }
    while (more) {
      more = false;
      for (int i = 0; i < corps.length; i++) {
        if (!in[i] && able(corps[i]) && joins(corps[i], corps, in)) {
          in[i] = true;
          more = true;
          size++;
        }
      }
    }
    int[] group = new int[size];
    int next = 0;
    for (int i = 0; i < corps.length; i++) {
      if (in[i]) {
        group[next++] = corps[i];
      }
    }
    return group;
  }

  /** Whether a unit is one of a group. */
  static boolean contains(int[] group, int unit) {
    for (int each : group) {
      if (each == unit) {
        return true;
      }
    }
    return false;
  }

  private boolean able(int unit) {
    return table.canAct(unit)
        && !table.inMelee(unit)
        && !table.square[unit]
        && table.type(unit).branch != TroopCategory.CAMP;
  }

  private boolean joins(int unit, int[] corps, boolean[] in) {
    for (int i = 0; i < corps.length; i++) {
      if (in[i] && together(unit, corps[i])) {
        return true;
      }
    }
    return false;
  }

  /** Whether two units face the same way and are placed as a group requires. */
  boolean together(int one, int other) {
    if (areTogether.length == 0) {
      pairs = new Footprint[2 * table.units * table.units];
      areTogether = new boolean[table.units * table.units];
    }
    int pair = one * table.units + other;
    Footprint a = table.footprint(one);
    Footprint b = table.footprint(other);
    if (pairs[2 * pair] != a || pairs[2 * pair + 1] != b) {
      pairs[2 * pair] = a;
      pairs[2 * pair + 1] = b;
      areTogether[pair] = standTogether(one, a, other, b);
    }
    return areTogether[pair];
  }

  private boolean standTogether(int one, Footprint a, int other, Footprint b) {
    int angle = TenthDegrees.between(a.at().tenths(), b.at().tenths());
    if (angle > nearlyAlike) {
      return false;
    }
    boolean battle = table.type(one).battleUnit && table.type(other).battleUnit;
    boolean contact = a.touches(b) && !a.cornerToCorner(b);
    if (!battle) {
      return contact;
    }
    return contact && table.rules.is("battle_unit_groups", "contact")
        || beside(a, b)
        || checkered(a, b);
  }

  /** Side by side on one line with the gap of 1 UD between them. */
  private boolean beside(Footprint a, Footprint b) {
    double aside = Math.abs(a.right(b.at().point()));
    double between = aside - (a.width() + b.width()) / 2;
    return Math.abs(a.ahead(b.at().point())) <= nearly && Math.abs(between - gap) <= nearly;
  }

  /** Whether the front corners of one unit touch the rear corners of the other, diagonally. */
  private boolean checkered(Footprint a, Footprint b) {
    return meet(a, 3, b, 1) || meet(a, 2, b, 0) || meet(b, 3, a, 1) || meet(b, 2, a, 0);
  }

  private boolean meet(Footprint a, int corner, Footprint b, int other) {
    return new Segment(a.corner(corner), b.corner(other)).length() <= nearly;
  }

  /**
   * Returns the number of units in the front rank of a group: those with no other unit of it in
   * front (AR-062).
   */
  int frontage(int[] group) {
    if (!isKnown(group)) {
      counted = new Footprint[group.length];
      for (int i = 0; i < group.length; i++) {
        counted[i] = table.footprint(group[i]);
      }
      frontage = front(group).size();
    }
    return frontage;
  }

  /** Whether the front rank was counted already and no unit has moved since. */
  private boolean isKnown(int[] group) {
    if (counted.length != group.length) {
      return false;
    }
    for (int i = 0; i < group.length; i++) {
      if (table.footprint(group[i]) != counted[i]) {
        return false;
      }
    }
    return true;
  }

  private List<Integer> front(int[] group) {
    List<Integer> found = new ArrayList<>();
    for (int each : group) {
      boolean first = true;
      ConvexPolygon strip =
          table.footprint(each).strip(Footprint.Edge.FRONT, DEEP, -ConvexPolygon.TOUCH);
      for (int other : group) {
        first &= other == each || !strip.overlaps(table.footprint(other).outline());
      }
      if (first) {
        found.add(each);
      }
    }
    return found;
  }

  /**
   * The files of a group from left to right, each from its front to its rear; none if the front
   * rank is not in one line.
   */
  List<List<Integer>> files(int[] group) {
    Footprint lead = table.footprint(group[0]);
    List<Integer> front = front(group);
    double most =
        front.stream()
            .mapToDouble(each -> lead.ahead(table.footprint(each).at().point()))
            .max()
            .orElseThrow();
    // in a checkerboard, the units in the gaps are one rank behind
    front.removeIf(
        each ->
            lead.ahead(table.footprint(each).at().point())
                <= most - table.footprint(each).depth() + nearly);
    front.sort(Comparator.comparingDouble(each -> lead.right(table.footprint(each).at().point())));
    List<List<Integer>> files = new ArrayList<>();
    for (int each : front) {
      double out = table.footprint(front.getFirst()).ahead(table.footprint(each).at().point());
      if (Math.abs(out) > nearly) {
        return List.of();
      }
      files.add(new ArrayList<>(List.of(each)));
    }
    List<Integer> behind = new ArrayList<>();
    for (int each : group) {
      if (!front.contains(each)) {
        behind.add(each);
      }
    }
    behind.sort(
        Comparator.comparingDouble(each -> -lead.ahead(table.footprint(each).at().point())));
    for (int each : behind) {
      files.stream()
          .min(Comparator.comparingDouble(file -> aside(file.getFirst(), each)))
          .orElseThrow()
          .add(each);
    }
    return files;
  }

  private double aside(int first, int other) {
    return Math.abs(table.footprint(first).right(table.footprint(other).at().point()));
  }

  /** Returns the gap in UD between two units beside each other in a group (AR-082). */
  double between(int one, int other) {
    boolean apart = !table.rules.is("battle_unit_groups", "contact");
    return apart && table.type(one).battleUnit && table.type(other).battleUnit ? gap : 0;
  }

  private static final double DEEP = 100;

  /** The front corner of a group about which it wheels to a side: the outermost of its front. */
  public int pivot(int[] group, boolean right) {
    Footprint lead = table.footprint(group[0]);
    int best = group[0];
    double most = Double.NEGATIVE_INFINITY;
    for (int each : group) {
      var corner = table.footprint(each).corner(right ? 1 : 0);
      // the one farthest to the side, of several the one farthest ahead
      double out = (right ? 1 : -1) * lead.right(corner) + lead.ahead(corner) / DEEP;
      if (out > most + ConvexPolygon.HAIR) {
        most = out;
        best = each;
      }
    }
    return best;
  }

  /**
   * Returns a message if units of a group collide on the way ahead, because their facings differ
   * slightly; null if they do not.
   */
  @Nullable String meeting(int[] group, Manoeuvre course, Footprint pivot) {
    Footprint[] ends = new Footprint[group.length];
    for (int i = 0; i < group.length; i++) {
      Footprint own = table.footprint(group[i]);
      ends[i] = own.to(course.end(own, pivot));
    }
    return meeting(group, ends);
  }

  /**
   * Returns why the units of a group would overlap at the ends of their moves, or null.
   *
   * @param ends in the order of the group
   */
  @Nullable String meeting(int[] group, Footprint[] ends) {
    for (int i = 0; i < group.length; i++) {
      for (int before = 0; before < i; before++) {
        if (ends[i].overlaps(ends[before])) {
          return table.name(group[i])
              + " would stand in "
              + table.name(group[before])
              + " (AR-D11)";
        }
      }
    }
    return null;
  }
}
