package dev.muster.rules.fogr;

import dev.muster.rules.ask.NotUnderstood;
import dev.muster.rules.ask.Verdict;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An event as it is written in a course of events.
 *
 * @param words what it looks like, what differs in capitals
 * @param form the same to be read; its groups are what differs
 */
record Happening(String words, Pattern form, Doing doing) {
  /** Makes it happen, where the rules allow it. */
  @FunctionalInterface
  private interface Doing {
    Course.Said in(Written written) throws Course.Forbidden, NotUnderstood;
  }

  /** All that can be written, in the order it is told. */
  static final List<Happening> KINDS =
      List.of(
          of(
              "UNIT moves to POINT facing DEGREES",
              it -> it.course.moves(it.unit(1), it.point(2), it.number(3))),
          of("UNIT moves to POINT", it -> it.course.moves(it.unit(1), it.point(2), null)),
          of("UNIT moves", it -> it.course.moves(it.unit(1), null, null)),
          of("UNIT turns to DEGREES", it -> it.course.turns(it.unit(1), it.number(2), false)),
          of("UNIT pivots to DEGREES", it -> it.course.turns(it.unit(1), it.number(2), false)),
          of("UNIT wheels to DEGREES", it -> it.course.turns(it.unit(1), it.number(2), true)),
          of(
              "UNIT passes through UNIT with MU",
              it -> it.course.passes(it.unit(1), it.unit(2), it.number(3))),
          of("UNIT passes through UNIT", it -> it.course.passes(it.unit(1), it.unit(2), null)),
          of("UNIT forms FORMATION", it -> it.course.forms(it.unit(1), it.formation(1, 2))),
          of(
              "UNIT is left with FORMATION",
              it -> it.course.isLeftWith(it.unit(1), it.laidOut(1, 2))),
          of("UNIT charges UNIT", it -> it.course.charges(it.unit(1), it.unit(2), false)),
          of("UNIT intercepts UNIT", it -> it.course.charges(it.unit(1), it.unit(2), true)),
          of("UNIT brings its pike forward", it -> it.course.swaps(it.unit(1))),
          of(
              "UNIT shoots at UNIT with COUNT bases",
              it -> it.course.shoots(it.unit(1), it.unit(2), Integer.valueOf(it.word(3)))),
          of("UNIT shoots at UNIT", it -> it.course.shoots(it.unit(1), it.unit(2), null)),
          of("COMMANDER declares UNITS", it -> it.course.declares(it.captain(1), it.units(2))),
          of("UNIT is no longer STATE", it -> it.course.becomes(it.unit(1), it.state(2), false)),
          of("UNIT is now STATE", it -> it.course.becomes(it.unit(1), it.state(2), true)));

  private static Happening of(String words, Doing doing) {
    String form =
        words
            .replace("UNITS", "(\\S.*)")
            .replaceAll("UNIT|COMMANDER|FORMATION|POINT|STATE", "(\\\\S+)")
            .replaceAll("DEGREES|MU", "([0-9]{1,4}(?:\\\\.[0-9]{1,4})?)")
            .replace("COUNT", "([0-9]{1,3})")
            .replace(" bases", " bases?");
    return new Happening(words, Pattern.compile(form), doing);
  }

  /**
   * Makes a written event happen and tells it; false where it is none.
   *
   * @throws Course.Forbidden where the rules do not allow it
   * @throws NotUnderstood where it names what is not there
   */
  static boolean happen(Course course, String text, EventSink sink)
      throws Course.Forbidden, NotUnderstood {
    Matcher phase = Pattern.compile("phase (.+?)(?: phase)?").matcher(text);
    if (phase.matches()) {
      Phase next = Course.phase(phase.group(1));
      Verdict verdict = course.begins(next);
      sink.tell(new FogEvent.PhaseBegins(next.word(), rule(verdict)));
      return true;
    }
    for (Happening each : KINDS) {
      Matcher found = each.form.matcher(text);
      if (found.matches()) {
        Course.Said said = each.doing.in(new Written(course, found));
        String unit = found.group(1);
        sink.tell(new FogEvent.Happens(unit, text, said.verdict().why(), rule(said.verdict())));
        for (Course.Also also : said.also()) {
          sink.tell(
              new FogEvent.Happens(
                  also.unit(),
                  also.unit() + " " + also.what(),
                  also.verdict().why(),
                  rule(also.verdict())));
        }
        return true;
      }
    }
    return false;
  }

  static RuleRef rule(Verdict verdict) {
    return new RuleRef("", verdict.rows());
  }

  /** An event that was read. */
  private record Written(Course course, Matcher found) {
    String word(int group) {
      return String.valueOf(found.group(group));
    }

    BattleGroup unit(int group) throws NotUnderstood {
      return course.unit(word(group));
    }

    List<BattleGroup> units(int group) throws NotUnderstood {
      List<BattleGroup> units = new ArrayList<>();
      for (String name : word(group).split(",? and |, ?| ")) {
        units.add(course.unit(name));
      }
      return units;
    }

    Captain captain(int group) throws NotUnderstood {
      for (Captain each : course.field().captains()) {
        if (each.name().equalsIgnoreCase(word(group))) {
          return each;
        }
      }
      throw new NotUnderstood("there is no commander '" + word(group) + "'");
    }

    double number(int group) {
      return Double.parseDouble(word(group));
    }

    Point point(int group) throws NotUnderstood {
      if (Place.read(word(group)) instanceof Point point
          && point.x() <= course.field().width()
          && point.y() <= course.field().height()) {
        return point;
      }
      throw new NotUnderstood(
          "'" + word(group) + "' is no point of the table; write such as 12.5,3");
    }

    /** Null for a square. */
    @Nullable Formation formation(int unit, int group) throws NotUnderstood {
      return word(group).equals("square") ? null : laidOut(unit, group);
    }

    Formation laidOut(int unit, int group) throws NotUnderstood {
      return Inquiry.Layouts.read(course.program(), unit(unit), word(group));
    }

    String state(int group) throws NotUnderstood {
      Rulebook book = course.field().rules().book();
      Rulebook.Mark mark = book.mark(word(group));
      if (mark == null || mark.kind() != Rulebook.MarkKind.PLAIN) {
        throw new NotUnderstood(
            "'"
                + word(group)
                + "' is no state; there are "
                + String.join(
                    ", ",
                    book.marks().stream()
                        .filter(each -> each.kind() == Rulebook.MarkKind.PLAIN)
                        .map(Rulebook.Mark::key)
                        .toList()));
      }
      return mark.key();
    }
  }
}
