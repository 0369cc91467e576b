package dev.muster.rules.adlgr;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.Convex;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The charge of a group: all go the same way until the first of them touch, those conform, and the
 * others may go on (AR-176 to AR-184).
 */
final class GroupCharge {
  private static final RuleRef ON = RuleRef.of("", "AR-179", "AR-180", "AR-181");
  private static final RuleRef FURTHER = RuleRef.of("", "AR-183", "AR-184");

  private final Table table;
  private final Choice choice;
  private final Groups groups;
  private final Assault assault;
  private final ChargeMove charge;
  private final ChargeMove.Chapters rules;

  GroupCharge(
      Table table, Choice choice, Groups groups, ChargeMove charge, ChargeMove.Chapters rules) {
    this.table = table;
    this.choice = choice;
    this.groups = groups;
    this.charge = charge;
    this.rules = rules;
    assault = rules.assault();
  }

  /** The charges a group may make with one of the slides and wheels that are tried. */
  List<Approach> all(int[] group) {
    List<Approach> found = new ArrayList<>();
    for (int each : group) {
      if (assault.barred(each) != null) {
        return found;
      }
    }
    for (Course each : assault.starts(group[0])) {
      Approach way = along(group, each);
      if (way != null) {
        found.add(way);
      }
    }
    return found;
  }

  /** What forbids a group a charge that is to begin so, null where it is legal. */
  @Nullable String refusal(int[] group, Approach.Said said) {
    for (int each : group) {
      String barred = assault.barred(each);
      if (barred != null) {
        return barred;
      }
    }
    Approach way = along(group, said.start());
    if (way == null) {
      String first = assault.refusal(group[0], said);
      return first == null ? "not all of the group can go that way" : first;
    }
    return assault.otherwise("the group", said, way);
  }

  /** The charge of a group that begins so; null where none of it comes to an enemy, or may. */
  @Nullable Approach along(int[] group, Course start) {
    if (!assault.isStart(group[0], start)) {
      return null;
    }
    Footprint pivot = pivot(group, start);
    int first = Table.NOBODY;
    double ahead = Double.POSITIVE_INFINITY;
    for (int each : group) {
      Footprint from = from(each, start, pivot);
      int target = assault.first(each, from);
      if (target != Table.NOBODY
          && assault.turnsInto(each, start.bends(table.of(each), pivot), target)) {
        return null;
      }
      if (target != Table.NOBODY && rules.onward().reach(from, target) < ahead - Convex.HAIR) {
        ahead = rules.onward().reach(from, target);
        first = each;
      }
    }
    if (first == Table.NOBODY) {
      return null;
    }
    double far = StrictMath.rint(ahead * 100) / 100;
    Course course = new Course(0, start.aside(), start.wheel(), far);
    int target = touched(first, course, pivot);
    if (target == Table.NOBODY) {
      return null; // where it stands, rounded, its corner goes past
    }
    if (groups.meeting(group, course, pivot) != null) {
      return null;
    }
    int frontage = groups.frontage(group);
    double limit = Double.POSITIVE_INFINITY;
    for (int each : group) {
      List<Pose> bends = course.bends(table.of(each), pivot);
      double own = assault.limit(each, bends);
      int met = touched(each, course, pivot);
      if (assault.cost(each, course, bends, frontage) > own + NEARLY
          || assault.blocked(each, bends, met, group)
          || !allowed(each, met, course, pivot)) {
        return null;
      }
      limit = Math.min(limit, own);
    }
    Footprint own = table.of(first);
    Footprint contact = from(first, course, pivot);
    Edge edge = assault.edge(own, contact, table.reaching(target));
    double cost = assault.cost(first, course, course.bends(own, pivot), frontage);
    return new Approach(target, edge, course, cost, limit);
  }

  private static final double NEARLY = 0.005;

  private Footprint pivot(int[] group, Course course) {
    return table.of(groups.pivot(group, course.wheel() > 0));
  }

  private Footprint from(int unit, Course course, Footprint pivot) {
    Footprint own = table.of(unit);
    return own.to(course.bends(own, pivot).getLast());
  }

  /** The enemy a unit of the group touches when the first of them do, NOBODY for none. */
  private int touched(int unit, Course course, Footprint pivot) {
    Footprint end = from(unit, course, pivot);
    int met = assault.first(unit, end);
    return met != Table.NOBODY && rules.onward().reach(end, met) <= Convex.TOUCH
        ? met
        : Table.NOBODY;
  }

  /** Whether a unit may charge whom it touches, or need not mind that it touches nobody. */
  private boolean allowed(int unit, int met, Course course, Footprint pivot) {
    if (met == Table.NOBODY) {
      return assault.threat(unit) == Table.NOBODY;
    }
    Edge edge = assault.edge(table.of(unit), from(unit, course, pivot), table.reaching(met));
    return assault.barred(unit, met, edge) == null;
  }

  /** Who has charged makes no other move in this turn. */
  void carryOut(int[] group, Approach way) {
    Course course = way.course();
    Footprint pivot = pivot(group, course);
    int[] met = new int[group.length];
    Footprint[] start = new Footprint[group.length];
    Footprint[] end = new Footprint[group.length];
    for (int i = 0; i < group.length; i++) {
      charge.begin(group[i]);
      met[i] = touched(group[i], course, pivot);
      start[i] = table.of(group[i]);
      end[i] = from(group[i], course, pivot);
    }
    boolean stands = false;
    List<Integer> targets = new ArrayList<>();
    for (int each : met) {
      if (each != Table.NOBODY && !targets.contains(each)) {
        targets.add(each);
        stands |= !charge.evades(each, end[0].at().tenths());
      }
    }
    int varies = 0;
    if (!stands) {
      int die = table.dice.d6(Assault::variable);
      varies = Assault.variable(die);
      if (table.heard) {
        double far = Math.max(0, way.limit() + varies - way.cost() + course.ahead());
        table.tell(new AdlgEvent.ChargeGoesOn(table.name(group[0]), die, far, ON));
      }
    }
    // those who stay in contact come first: the others find their places taken
    for (int i = 0; i < group.length; i++) {
      if (met[i] != Table.NOBODY
          && rules.onward().reach(end[i], met[i]) <= Convex.TOUCH
          && hasRoom(group, i, start[i], end[i], met[i])) {
        rules.closing().up(group[i], start[i], end[i], met[i], true);
      } else {
        table.place(group[i], begun(start[i], course, pivot).at());
      }
    }
    for (int i = 0; i < group.length; i++) {
      if (!table.inMelee(group[i])) {
        goOn(group[i], start[i], way, varies, stands);
      }
    }
  }

  /** Whether those of the group before a unit have left it room where they conformed. */
  private boolean hasRoom(int[] group, int which, Footprint start, Footprint end, int target) {
    Footprint there = end.to(rules.closing().where(group[which], start, end, target));
    for (int before = 0; before < which; before++) {
      if (there.overlaps(table.of(group[before]))) {
        return false;
      }
    }
    return true;
  }

  private static Footprint begun(Footprint own, Course course, Footprint pivot) {
    Course begin = new Course(0, course.aside(), course.wheel(), 0);
    return own.to(begin.bends(own, pivot).getLast());
  }

  /**
   * Who is not in contact goes on, as far as he likes from where the others are: all the way where
   * headstrong (AR-183, AR-184).
   */
  private void goOn(int unit, Footprint start, Approach way, int varies, boolean stands) {
    Footprint from = table.of(unit);
    double spent = way.cost() - way.course().ahead();
    Course course = way.course();
    List<Pose> bends = List.of(from.at(), from.at().ahead(course.ahead()));
    double own = Math.max(0, assault.limit(unit, bends) + varies - spent);
    double most = rules.onward().clear(unit, from, own);
    int met = rules.onward().met(unit, from, most);
    double reach =
        met == Table.NOBODY ? most : StrictMath.rint(rules.onward().reach(from, met) * 100) / 100;
    double least = stands ? course.ahead() : assault.least(table.type(unit));
    double far = charge.far(Decision.GO_ON, unit, Math.min(least, reach), reach);
    Pose was = start.at();
    if (met != Table.NOBODY && far >= reach - Convex.HAIR) {
      rules.closing().up(unit, start, from.to(from.at().ahead(reach)), met, true);
      return;
    }
    table.place(unit, from.at().ahead(far));
    if (table.heard) {
      table.tell(
          new AdlgEvent.Moves(
              table.name(unit),
              Choice.words(new Course(0, course.aside(), course.wheel(), far)),
              was.toString(),
              table.pose(unit).toString(),
              0,
              FURTHER));
    }
  }
}
