package dev.muster.rules.fogr.situation;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.fogr.report.FogEvent;
import dev.muster.rules.fogr.rules.BattleGroup;
import dev.muster.rules.fogr.rules.FieldCommander;
import dev.muster.rules.fogr.rules.FogPhase;
import dev.muster.rules.fogr.rules.Formation;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.query.Ruling;
import dev.muster.rules.query.UnknownQueryException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A kind of event in a written sequence.
 *
 * @param words its wording, with the variable parts in capitals
 * @param form pattern of the wording; its groups are the variable parts
 */
record WrittenEvent(String words, Pattern form, Doing doing) {
  /** Applies the event if the rules allow it. */
  @FunctionalInterface
  private interface Doing {
    EventSequence.Result in(Written written) throws EventSequence.Forbidden, UnknownQueryException;
  }

  /** All that can be written, in the order it is stated. */
  static final List<WrittenEvent> KINDS =
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

  private static WrittenEvent of(String words, Doing doing) {
    String form =
        words
            .replace("UNITS", "(\\S.*)")
            .replaceAll("UNIT|COMMANDER|FORMATION|POINT|STATE", "(\\\\S+)")
            .replaceAll("DEGREES|MU", "([0-9]{1,4}(?:\\\\.[0-9]{1,4})?)")
            .replace("COUNT", "([0-9]{1,3})")
            .replace(" bases", " bases?");
    return new WrittenEvent(words, Pattern.compile(form), doing);
  }

  /**
   * Applies and reports a written event; returns false if the text is not an event.
   *
   * @throws EventSequence.Forbidden if the rules do not allow it
   * @throws UnknownQueryException if it names something that does not exist
   */
  static boolean happen(EventSequence course, String text, EventSink sink)
      throws EventSequence.Forbidden, UnknownQueryException {
    Matcher phase = Pattern.compile("phase (.+?)(?: phase)?").matcher(text);
    if (phase.matches()) {
      FogPhase next = EventSequence.phase(phase.group(1));
      Ruling verdict = course.begins(next);
      sink.accept(new FogEvent.PhaseBegins(next.word(), rule(verdict)));
      return true;
    }
    for (WrittenEvent each : KINDS) {
      Matcher found = each.form.matcher(text);
      if (found.matches()) {
        EventSequence.Result said = each.doing.in(new Written(course, found));
        String unit = found.group(1);
        sink.accept(new FogEvent.Happens(unit, text, said.verdict().why(), rule(said.verdict())));
        for (EventSequence.SideEffect also : said.also()) {
          sink.accept(
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

  static RuleRef rule(Ruling verdict) {
    return new RuleRef("", verdict.rows());
  }

  /** An event that was read. */
  private record Written(EventSequence course, Matcher found) {
    String word(int group) {
      return String.valueOf(found.group(group));
    }

    BattleGroup unit(int group) throws UnknownQueryException {
      return course.unit(word(group));
    }

    List<BattleGroup> units(int group) throws UnknownQueryException {
      List<BattleGroup> units = new ArrayList<>();
      for (String name : word(group).split(",? and |, ?| ")) {
        units.add(course.unit(name));
      }
      return units;
    }

    FieldCommander captain(int group) throws UnknownQueryException {
      for (FieldCommander each : course.field().captains()) {
        if (each.name().equalsIgnoreCase(word(group))) {
          return each;
        }
      }
      throw new UnknownQueryException("there is no commander '" + word(group) + "'");
    }

    double number(int group) {
      return Double.parseDouble(word(group));
    }

    Point point(int group) throws UnknownQueryException {
      if (Place.read(word(group)) instanceof Point point
          && point.x() <= course.field().width()
          && point.y() <= course.field().height()) {
        return point;
      }
      throw new UnknownQueryException(
          "'" + word(group) + "' is no point of the table; write such as 12.5,3");
    }

    /** Null for a square. */
    @Nullable Formation formation(int unit, int group) throws UnknownQueryException {
      return word(group).equals("square") ? null : laidOut(unit, group);
    }

    Formation laidOut(int unit, int group) throws UnknownQueryException {
      return FogQuery.Layouts.read(course.program(), unit(unit), word(group));
    }

    String state(int group) throws UnknownQueryException {
      Rulebook book = course.field().rules().book();
      Rulebook.Mark mark = book.mark(word(group));
      if (mark == null || mark.kind() != Rulebook.MarkKind.PLAIN) {
        throw new UnknownQueryException(
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
