package dev.muster.rules.adlgr.situation;

import dev.muster.rules.adlgr.battle.AdlgBattle;
import dev.muster.rules.adlgr.rules.AdlgDeployment;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.TroopCategory;
import dev.muster.rules.adlgr.rules.UnitHalf;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Point;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.StatementReader;
import java.util.List;

/** The statements of situations about units and commanders, for the start and as expectations. */
final class AdlgStatements {
  // the statements of a situation about a position
  static final String MELEE = "melee";
  static final String CHARGE = "charge";
  static final String LOST = "lost";
  private static final String FLED = "fled";
  private static final String TAKEN = "taken";

  /** Words of the position about a unit, in addition to the marks of the rulebook. */
  static final List<String> BEFORE = List.of(FLED, TAKEN);

  /** Words about a unit. */
  static final List<String> OF_UNITS =
      List.of(
          "at",
          "facing",
          "hits",
          "left",
          "right",
          "disordered",
          "square",
          "fights",
          "free",
          "routed",
          FLED,
          TAKEN);

  static final List<String> OF_COMMANDERS = List.of("with", LOST, "points");

  /** The verb for a side's action in each step of its turn. */
  static final List<String> VERBS = List.of("moves", "shoots", "fights", "pursues", "");

  private final AdlgState table;

  AdlgStatements(AdlgBattle battle) {
    table = battle.state();
  }

  /**
   * Sets the battle to the position of a situation.
   *
   * @throws SituationException if the position is not possible
   */
  void prepare(Situation situation) throws SituationException {
    before(situation);
    for (Situation.Property each : situation.properties()) {
      if (each.of() == SituationFormat.Subject.STAND) {
        lose(each);
      }
    }
    for (Situation.Property each : situation.properties()) {
      if (each.of() == SituationFormat.Subject.LINE) {
        melee(each);
      }
    }
  }

  private void before(Situation situation) {
    for (Situation.Property each : situation.properties(SituationFormat.Subject.GENERAL, LOST)) {
      for (int corps = 0; corps < table.forces().corps; corps++) {
        String side = table.forces().sideName(table.forces().corpsSide[corps]);
        if ((side + "." + table.forces().corpsName[corps]).equals(each.about())) {
          table.commanderWith[corps] = AdlgState.NOBODY;
          table.commanderLost[corps] = true;
        }
      }
    }
  }

  /** A unit has fled from the table, or a camp was taken. */
  private void lose(Situation.Property said) throws SituationException {
    int unit = table.unit(said.about());
    boolean camp = table.type(unit).branch == TroopCategory.CAMP;
    String problem = "";
    if (!table.present(unit)) {
      problem = said.about() + " is " + fate(unit) + " already, and is lost only once";
    } else if (said.word().equals(TAKEN) && !camp) {
      problem = said.about() + " cannot be taken: only camps are (AR-D35)";
    } else if (said.word().equals(FLED) && !table.type(unit).evades()) {
      problem =
          said.about()
              + " cannot have fled: only units that evade leave the table (AR-372)"
              + (camp ? "; a camp is taken" : "");
    } else if (table.square[unit]) {
      problem = said.about() + " is gone, and so in no square; leave out square";
    }
    for (int corps = 0; corps < table.forces().corps && problem.isEmpty(); corps++) {
      if (table.commanderWith[corps] == unit) {
        problem =
            table.forces().commander.get(corps).name()
                + " is attached to "
                + said.about()
                + ", which is gone: put him elsewhere, or write lost instead of his place (AR-D33)";
      }
    }
    if (!problem.isEmpty()) {
      throw new SituationException(said.line(), problem);
    }
    table.lostBefore(unit, camp ? AdlgState.Fate.ROUTED : AdlgState.Fate.FLED);
  }

  private void melee(Situation.Property pair) throws SituationException {
    int one = table.unit(pair.about());
    int other = table.unit(pair.value());
    String needs = "a melee needs two enemies of whom one has its front on an edge of the other";
    if (one == AdlgState.NOBODY
        || other == AdlgState.NOBODY
        || !table.present(one)
        || !table.present(other)
        || !table.enemies(one, other)) {
      throw new SituationException(
          pair.line(), needs + ", found " + pair.about() + " and " + pair.value());
    }
    if (!table.fights(one, other)) {
      throw pair.noMelee(
          needs + " (AR-004)",
          table.pose(one).point(),
          table.pose(other).point(),
          Math.round(table.gap(one, other) * 100) == 0
              ? "touch, but not so"
              : "are "
                  + Point.length(Math.round(table.gap(one, other) * 100) / 100.0)
                  + " UD apart");
    }
    table.comeUp(one, other);
    if (pair.word().equals(CHARGE)) {
      table.engage(one, other, table.edgeOf(other, one), true);
      table.charged[one] = true;
    } else {
      table.fought[one * table.units + other] = true;
      table.fought[other * table.units + one] = true;
    }
  }

  /** Returns the unit with a name; -1 if there is none. */
  int unit(String name) {
    return table.unit(name);
  }

  /** Returns the corps of a commander; -1 if there is none. */
  int commander(String name) {
    for (int corps = 0; corps < table.forces().corps; corps++) {
      if (table.forces().commander.get(corps).name().equals(name)) {
        return corps;
      }
    }
    return -1;
  }

  /**
   * Compares a word with the state of a unit; returns an empty string if it is true, else the state
   * found.
   */
  String unitMismatch(int unit, String word, StatementReader words) {
    return switch (word) {
      case "at" -> words.is(fate(unit));
      case "facing" -> facing(AdlgDeployment.heading(table.pose(unit).tenths()), words);
      case "hits" -> words.is("" + table.hits[unit]);
      case "left" -> half(unit, UnitHalf.LEFT, words);
      case "right" -> half(unit, UnitHalf.RIGHT, words);
      case "disordered" -> table.disordered(unit) ? "" : "it is in order";
      case "square" -> table.square[unit] ? "" : "it is in no square";
      case "fights" -> fights(unit, words.next());
      case "free" -> table.inMelee(unit) ? "it is in melee" : "";
      case "routed", FLED, TAKEN -> {
        String fate = fate(unit);
        yield fate.equals(word) ? "" : "it is " + (table.present(unit) ? "at " : "") + fate;
      }
      default -> throw new IllegalArgumentException(word);
    };
  }

  private String half(int unit, UnitHalf half, StatementReader words) {
    String found = words.is("" + table.hits(unit, half));
    return table.apart(unit) ? found : "its halves do not lose each their own";
  }

  /** Returns the place of a unit, or its fate if it is not on the table. */
  private String fate(int unit) {
    return switch (table.fate(unit)) {
      case PRESENT -> table.pose(unit).point().toString();
      case ROUTED -> table.type(unit).branch == TroopCategory.CAMP ? TAKEN : "routed";
      case FLED -> FLED;
      case LEFT -> "off the table";
      case WAITING -> "not there yet";
    };
  }

  /** Compares a heading, which may be in degrees or a letter. */
  private static String facing(String found, StatementReader words) {
    Heading there = BoardKind.TABLE.heading(found);
    return words.is(there == null ? found : BoardKind.TABLE.say(there), found);
  }

  private String fights(int unit, String enemy) {
    int other = table.unit(enemy);
    return other == AdlgState.NOBODY
        ? "there is no unit " + enemy
        : table.fights(unit, other) ? "" : "it does not fight " + enemy;
  }

  /** Compares a word with the state of the commander of a corps, as for units. */
  String commanderMismatch(int corps, String word, StatementReader words) {
    int with = table.commanderWith[corps];
    return switch (word) {
      case "with" -> words.is(with == AdlgState.NOBODY ? "nobody" : table.name(with));
      case LOST -> table.commanderLost[corps] ? "" : "he lives";
      case "points" -> words.is("" + table.points[corps]);
      default -> "expected with, lost or points; found " + word;
    };
  }
}
