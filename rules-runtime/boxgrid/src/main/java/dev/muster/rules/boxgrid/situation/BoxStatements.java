package dev.muster.rules.boxgrid.situation;

import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.rules.Arm;
import dev.muster.rules.boxgrid.rules.BoxDeployment;
import dev.muster.rules.boxgrid.rules.BoxEngagements;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxUnitType;
import dev.muster.rules.boxgrid.rules.ChargeEligibility;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.boxgrid.rules.UnitLoss;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.StatementReader;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The statements of situations about units and commanders, for the start and as expectations. */
final class BoxStatements {
  // the statements of a situation about a position
  static final String MELEE = "melee";
  static final String LOST = "lost";
  private static final String OUT_OF_COMMAND = "out-of-command";

  /** The results of the last round of a melee for the unit that is named first. */
  static final List<String> OUTCOMES = List.of("won", "tied", LOST);

  /** The earlier fates that a situation can state for a unit. */
  private static final Map<String, Integer> FATES =
      Map.of(
          "broken", BoxState.BROKEN,
          "dispersed", BoxState.DISPERSED,
          "taken", BoxState.TAKEN,
          "fled", BoxState.FLED);

  /** Words of the position about a unit. */
  static final List<String> BEFORE =
      List.of("broken", "dispersed", "taken", "fled", OUT_OF_COMMAND);

  /** Words about a unit. */
  static final List<String> OF_UNITS =
      List.of(
          "at",
          "facing",
          "hits",
          "shaken",
          "steady",
          "unformed",
          "formed",
          "momentum",
          "hedgehog",
          "marker",
          "fights",
          "free",
          "broken",
          "dispersed",
          "taken",
          "fled",
          OUT_OF_COMMAND);

  static final List<String> OF_COMMANDERS = List.of("with", LOST);

  /** The verb for a side's action in each phase; a turn begins with the first phase. */
  static final List<String> VERBS = List.of("", "moves", "shoots", "fights");

  private final BoxBattle battle;
  private final BoxState field;

  BoxStatements(BoxBattle battle) {
    this.battle = battle;
    field = battle.state();
  }

  /**
   * Sets the battle to the position of a situation.
   *
   * @throws SituationException if the position is not possible
   */
  void prepare(Situation situation) throws SituationException {
    checkMarks(situation);
    before(situation);
    for (Situation.Property each : situation.properties()) {
      if (each.of() == SituationFormat.Subject.STAND && FATES.containsKey(each.word())) {
        lose(each);
      }
    }
    for (Situation.Property each : situation.properties()) {
      if (each.of() == SituationFormat.Subject.STAND && each.word().equals(OUT_OF_COMMAND)) {
        cutOff(each);
      } else if (each.of() == SituationFormat.Subject.LINE) {
        if (each.word().equals(MELEE)) {
          melee(each);
        } else {
          lastRound(each);
        }
      }
    }
  }

  /** A unit has been lost before. */
  private void lose(Situation.Property said) throws SituationException {
    int unit = unit(said.about());
    if (!field.present(unit)) {
      throw new SituationException(
          said.line(), said.about() + " is " + fate(unit) + " already, and is lost only once");
    }
    int fate = Objects.requireNonNull(FATES.get(said.word()));
    UnitLoss losses = new UnitLoss(field, new BoxEngagements(field));
    String problem = losses.problem(unit, fate);
    int brigade = field.forces().brigade[unit];
    for (UnitAttribute mark : List.of(UnitAttribute.MOMENTUM, UnitAttribute.HEDGEHOG)) {
      if (problem.isEmpty() && field.is(mark, unit)) {
        String word = mark.name().toLowerCase(Locale.ROOT);
        problem = said.about() + " is " + said.word() + "; leave out " + word;
      }
    }
    if (problem.isEmpty() && field.commanderWith[brigade] == unit) {
      problem =
          field.forces().commander[brigade]
              + " is with "
              + said.about()
              + ", which is "
              + said.word()
              + ": put him with another unit, or write lost instead of his box (BG-D04)";
    }
    if (!problem.isEmpty()) {
      throw new SituationException(said.line(), problem);
    }
    losses.lostBefore(unit, fate);
  }

  /** A unit is out of command in the next Movement phase of its side. */
  private void cutOff(Situation.Property said) throws SituationException {
    int unit = unit(said.about());
    String problem = "";
    if (!field.present(unit)) {
      problem = "it is " + fate(unit);
    } else if (field.type(unit).arm == Arm.CAMP) {
      problem = "a camp never moves (BG-D26)";
    } else {
      field.put(UnitAttribute.CUT_OFF, unit, 1);
      boolean all = true;
      for (int each : field.forces().members[field.forces().brigade[unit]]) {
        all &= !field.present(each) || field.is(UnitAttribute.CUT_OFF, each);
      }
      problem = all ? "the largest group of its brigade is always in command (BG-D09)" : "";
    }
    if (!problem.isEmpty()) {
      throw new SituationException(
          said.line(), said.about() + " cannot be out of command: " + problem);
    }
  }

  /** Sets the result of the last round of a melee, for the first unit of a pair. */
  private void lastRound(Situation.Property pair) throws SituationException {
    int result =
        switch (pair.word()) {
          case "won" -> BoxState.WON;
          case LOST -> BoxState.LOST;
          default -> BoxState.TIED;
        };
    result(pair, unit(pair.about()), result);
    result(pair, unit(pair.value()), BoxState.opposite(result));
  }

  private void result(Situation.Property pair, int unit, int result) throws SituationException {
    int before = field.get(UnitAttribute.RESULT, unit);
    if (before != BoxState.NO_RESULT && before != result) {
      throw new SituationException(
          pair.line(),
          "the last round of "
              + field.name(unit)
              + " has one result (BG-152), and a line above gives it another");
    }
    field.put(UnitAttribute.RESULT, unit, result);
  }

  /**
   * @throws SituationException when a unit begins in a state it cannot have
   */
  private void checkMarks(Situation situation) throws SituationException {
    for (Scenario.Side side : situation.program().scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          String problem = BoxDeployment.markProblem(field.type(unit(stand.name())), stand);
          if (!problem.isEmpty()) {
            throw new SituationException(stand.source().line(), problem);
          }
        }
      }
    }
  }

  private void before(Situation situation) {
    for (Situation.Property each : situation.properties(SituationFormat.Subject.GENERAL, LOST)) {
      for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
        String side = field.forces().sideName(field.forces().brigadeSide[brigade]);
        if ((side + "." + field.forces().brigadeName[brigade]).equals(each.about())) {
          field.commanderWith[brigade] = BoxForces.NOBODY;
          field.commanderLost[brigade] = true;
        }
      }
    }
  }

  private void melee(Situation.Property pair) throws SituationException {
    int one = unit(pair.about());
    int other = unit(pair.value());
    boolean fits =
        one != BoxForces.NOBODY
            && other != BoxForces.NOBODY
            && field.enemies(one, other)
            && field.present(one)
            && field.present(other);
    if (!fits) {
      throw new SituationException(
          pair.line(),
          "a melee needs two adjacent enemies, found " + pair.about() + " and " + pair.value());
    }
    int apart = field.ground.distance(field.box(one), field.box(other));
    if (apart != 1) {
      throw pair.noMelee(
          "a melee needs two adjacent enemies (BG-D08)",
          field.ground.name(field.box(one)),
          field.ground.name(field.box(other)),
          "are " + apart + " boxes apart");
    }
    BoxUnitType attacker = field.type(one);
    BoxUnitType target = field.type(other);
    if (!attacker.fights() || !target.fights()) {
      String which = attacker.fights() ? pair.value() : pair.about();
      throw new SituationException(
          pair.line(), which + " is taken without a fight, so it is in no melee (BG-D26)");
    }
    if (!new ChargeEligibility(field).eligible(attacker, target)) {
      throw new SituationException(
          pair.line(),
          pair.about()
              + " is Light and cannot have charged "
              + pair.value()
              + ", which is Heavy (BG-128); the one that has charged comes first: melee "
              + pair.value()
              + " "
              + pair.about());
    }
    battle.markFighting(one, other);
  }

  /** Returns the unit with a name; NOBODY if there is none. */
  int unit(String name) {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.name(unit).equals(name)) {
        return unit;
      }
    }
    return BoxForces.NOBODY;
  }

  /** Returns the brigade of a commander; -1 if there is none. */
  int commander(String name) {
    return Arrays.asList(field.forces().commander).indexOf(name);
  }

  /**
   * Compares a word with the state of a unit; returns an empty string if it is true, else the state
   * found.
   */
  String unitMismatch(int unit, String word, StatementReader words) {
    return switch (word) {
      case "at" -> words.is(field.present(unit) ? field.boxName(unit) : fate(unit));
      case "facing" -> words.is(BoxState.facingName(field.facing(unit)));
      case "hits" -> words.is("" + field.get(UnitAttribute.HITS, unit));
      case "shaken" -> marked(UnitAttribute.SHAKEN, unit, true, "it is steady");
      case "steady" -> marked(UnitAttribute.SHAKEN, unit, false, "it is shaken");
      case "unformed" -> marked(UnitAttribute.UNFORMED, unit, true, "it is formed");
      case "formed" -> marked(UnitAttribute.UNFORMED, unit, false, "it is unformed");
      case "momentum" -> marked(UnitAttribute.MOMENTUM, unit, true, "it is not under momentum");
      case "hedgehog" -> marked(UnitAttribute.HEDGEHOG, unit, true, "it is in no hedgehog");
      case "marker" -> marked(UnitAttribute.MARKER, unit, true, "it has no marker");
      case "fights" -> fights(unit, words.next());
      case "free" -> marked(UnitAttribute.ENGAGED, unit, false, "it is in melee");
      case "broken", "dispersed", "taken", "fled" -> {
        String fate = fate(unit);
        yield fate.equals(word) ? "" : "it is " + fate;
      }
      case OUT_OF_COMMAND -> marked(UnitAttribute.OUT_OF_COMMAND, unit, true, "it is in command");
      default -> throw new IllegalArgumentException(word);
    };
  }

  private String marked(UnitAttribute mark, int unit, boolean wanted, String otherwise) {
    return field.is(mark, unit) == wanted ? "" : otherwise;
  }

  private String fate(int unit) {
    return switch (field.get(UnitAttribute.FATE, unit)) {
      case BoxState.BROKEN -> "broken";
      case BoxState.DISPERSED -> "dispersed";
      case BoxState.TAKEN -> "taken";
      case BoxState.FLED -> "fled";
      case BoxState.ROUTED -> "routed";
      case BoxState.LEFT -> "off the table";
      default -> "at " + field.boxName(unit);
    };
  }

  private String fights(int unit, String enemy) {
    int other = unit(enemy);
    return other == BoxForces.NOBODY
        ? "there is no unit " + enemy
        : field.get(UnitAttribute.FOE, unit) == other || field.get(UnitAttribute.FOE, other) == unit
            ? ""
            : "it does not fight " + enemy;
  }

  /** Compares a word with the state of the commander of a brigade, as for units. */
  String commanderMismatch(int brigade, String word, StatementReader words) {
    int with = field.commanderWith[brigade];
    return switch (word) {
      case "with" -> words.is(with == BoxForces.NOBODY ? "nobody" : field.name(with));
      case LOST -> field.commanderLost[brigade] ? "" : "he lives";
      default -> "expected with or lost; found " + word;
    };
  }
}
