package dev.muster.rules.adlgr.rules;

import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A move of a unit, or of every unit of a group; its parts follow in this order unless {@code
 * sequence} says otherwise. Headings are in tenths of a degree, positive to the right; lengths are
 * in UD.
 *
 * @param turn a quarter- or half-turn of each about its centre: 0, 900, -900 or 1800
 * @param aside a slide in UD, positive to the right
 * @param wheel about the front corner of the side it goes to
 * @param ahead straight advance in UD
 */
public record Manoeuvre(int turn, double aside, int wheel, double ahead, Sequence sequence) {
  /** The order of the parts of a move. */
  enum Sequence {
    /** Turn, slide or wheel first, and then straight on. */
    STRAIGHT_LAST,
    /** Straight on, and then the slide (AR-059). */
    SLIDE_LAST,
    /** An order of the parts that no move can have; kept only so that it can be refused. */
    NOT_ALLOWED
  }

  /** Step of a wheel in tenths of a degree, for the area that it sweeps. */
  private static final int STEP = 150;

  /** Bends of a move beside those of its wheel at each step. */
  private static final int MOST_OTHER_BENDS = 3;

  /** Lengths are in hundredths, as orders and positions are. */
  public Manoeuvre {
    aside = hundredths(aside);
    ahead = hundredths(ahead);
  }

  /** A length to the nearest 1/100 UD. */
  static double hundredths(double length) {
    return Math.rint(length * 100) / 100;
  }

  Manoeuvre(int turn, double aside, int wheel, double ahead) {
    this(turn, aside, wheel, ahead, Sequence.STRAIGHT_LAST);
  }

  static Manoeuvre advance(double ahead) {
    return new Manoeuvre(0, 0, 0, ahead);
  }

  static Manoeuvre wheeling(int wheel, double ahead) {
    return new Manoeuvre(0, 0, wheel, ahead);
  }

  static Manoeuvre sliding(double aside, double ahead) {
    return new Manoeuvre(0, aside, 0, ahead);
  }

  static Manoeuvre turning(int turn, double ahead) {
    return new Manoeuvre(turn, 0, 0, ahead);
  }

  /** Before each verb but the first: an order may leave the "and" between them out. */
  private static final String NEXT = " (?=turns|slides|wheels|advances)";

  private static final Pattern PART =
      Pattern.compile(
          "(turns|slides|wheels|advances) ?(right|left|about)? ?([0-9]{1,4}(?:\\.[0-9]{1,2})?)?");

  /**
   * Parses a move as {@link AdlgDecision#words} writes it, such as {@code wheels right 30 and
   * advances 1.5}; null if the words are not a move. A move with its parts in an impossible order
   * is parsed too, so that its refusal can give the reason.
   */
  static @Nullable Manoeuvre of(String words) {
    Manoeuvre all = new Manoeuvre(0, 0, 0, 0);
    List<String> verbs = new ArrayList<>();
    for (String part : words.replace(" and ", " ").strip().split(NEXT)) {
      Matcher said = PART.matcher(part);
      Manoeuvre more =
          said.matches() ? all.with(said.group(1), said.group(2), said.group(3)) : null;
      if (more == null) {
        return null;
      }
      all = more;
      verbs.add(said.group(1));
    }
    return new Manoeuvre(all.turn, all.aside, all.wheel, all.ahead, sequence(verbs));
  }

  private static final List<String> VERBS = List.of("turns", "slides", "wheels", "advances");

  private static Sequence sequence(List<String> verbs) {
    if (verbs.equals(List.of("advances", "slides"))) {
      return Sequence.SLIDE_LAST;
    }
    List<String> usual = VERBS.stream().filter(verbs::contains).toList();
    return verbs.equals(usual) ? Sequence.STRAIGHT_LAST : Sequence.NOT_ALLOWED;
  }

  private @Nullable Manoeuvre with(String verb, @Nullable String way, @Nullable String length) {
    double far = length == null ? 0 : Double.parseDouble(length);
    int sign = "left".equals(way) ? -1 : 1;
    boolean sideways = "left".equals(way) || "right".equals(way);
    if (verb.equals("turns")) {
      return way == null || length != null
          ? null
          : new Manoeuvre(sideways ? 900 * sign : 1800, aside, wheel, ahead);
    }
    if (far <= 0 || sideways == verb.equals("advances")) {
      return null;
    }
    return switch (verb) {
      case "slides" -> new Manoeuvre(turn, sign * far, wheel, ahead);
      case "wheels" -> new Manoeuvre(turn, aside, sign * (int) Math.rint(far * 10), ahead);
      default -> new Manoeuvre(turn, aside, wheel, far);
    };
  }

  /** Whether it leads anywhere, or turns. */
  boolean makesWay() {
    return turn != 0 || aside != 0 || wheel != 0 || ahead != 0;
  }

  /** Whether it has at most one part in addition to the advance. */
  boolean simple() {
    return sequence != Sequence.NOT_ALLOWED
        && (turn == 0 ? 0 : 1) + (aside == 0 ? 0 : 1) + (wheel == 0 ? 0 : 1) <= 1;
  }

  /**
   * The poses of a unit at each bend of the course, from its start to its end.
   *
   * @param pivot the footprint of the unit about whose front corner the group wheels
   */
  public List<Pose> bends(Footprint unit, Footprint pivot) {
    List<Pose> bends = new ArrayList<>(MOST_OTHER_BENDS + Math.abs(wheel) / STEP);
    Pose at = unit.at();
    bends.add(at);
    if (sequence == Sequence.SLIDE_LAST) {
      bends.add(at.ahead(ahead));
      bends.add(at.ahead(ahead).aside(aside));
      return bends;
    }
    if (turn != 0) {
      at = unit.turned(turn);
      bends.add(at);
    }
    if (aside != 0) {
      at = at.aside(aside);
      bends.add(at);
    }
    if (wheel != 0) {
      var corner = pivot.corner(wheel > 0 ? 1 : 0);
      Pose from = at;
      int sign = wheel > 0 ? 1 : -1;
      for (int done = STEP; done < Math.abs(wheel); done += STEP) {
        bends.add(from.about(corner, sign * done));
      }
      at = from.about(corner, wheel);
      bends.add(at);
    }
    if (ahead != 0) {
      at = at.ahead(ahead);
      bends.add(at);
    }
    return bends;
  }

  /**
   * The pose of a unit at the last of its bends.
   *
   * @param pivot the footprint of the unit about whose front corner the group wheels
   */
  public Pose end(Footprint unit, Footprint pivot) {
    Pose at = unit.at();
    if (sequence == Sequence.SLIDE_LAST) {
      return at.ahead(ahead).aside(aside);
    }
    if (turn != 0) {
      at = unit.turned(turn);
    }
    if (aside != 0) {
      at = at.aside(aside);
    }
    if (wheel != 0) {
      at = at.about(pivot.corner(wheel > 0 ? 1 : 0), wheel);
    }
    return ahead == 0 ? at : at.ahead(ahead);
  }

  /**
   * The start of the straight part: the last bend before the end, or the end if there is none; a
   * slide after it counts with it.
   */
  Pose straightFrom(List<Pose> bends) {
    if (sequence == Sequence.SLIDE_LAST) {
      return bends.getFirst();
    }
    return ahead == 0 ? bends.getLast() : bends.get(bends.size() - 2);
  }
}
