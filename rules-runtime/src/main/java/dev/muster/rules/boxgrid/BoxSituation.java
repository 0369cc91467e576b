package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.Position;
import dev.muster.rules.situation.PositionForm;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationProblem;
import dev.muster.rules.situation.Statement;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A battle of the box-grid game taken up in the position of a situation. */
final class BoxSituation implements Position {
  // what a situation says of a position
  static final String MELEE = "melee";
  static final String LOST = "lost";

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
          "fled");

  private static final List<String> OF_COMMANDERS = List.of("with", LOST);
  private static final List<String> OF_BOTH = List.of("broken", "stands");

  // orders of the game itself
  private static final String TURN = "the turn of ";
  static final String TURN_ENDS = "the turn ends";
  private static final String MOVES = " moves";
  private static final String SHOOTS = " shoots";
  private static final String FIGHTS = " fights";

  /** Orders of the game itself for a side. */
  static final List<String> OF_SIDES = List.of(TURN + "X", "X" + MOVES, "X" + SHOOTS, "X" + FIGHTS);

  private final BoxBattle battle;
  private final Field field;
  private boolean opened;

  private BoxSituation(BoxBattle battle) {
    this.battle = battle;
    field = battle.field();
  }

  /**
   * Takes a battle up.
   *
   * @throws SituationProblem when it cannot be set up so
   */
  static BoxSituation of(Situation situation, Commander orders, Dice dice, EventSink sink)
      throws SituationProblem {
    BoxBattle battle;
    try {
      battle =
          new BoxBattle.Opening(situation.program())
              .battle(List.of(orders, orders), dice, sink)
              .checked();
    } catch (IllegalArgumentException e) {
      throw new SituationProblem(0, String.valueOf(e.getMessage()));
    }
    BoxSituation position = new BoxSituation(battle);
    position.before(situation);
    for (Situation.Said each : situation.said()) {
      if (each.of() == PositionForm.Of.LINE) {
        position.melee(each);
      }
    }
    battle.takeUpBefore(situation.round());
    return position;
  }

  private void before(Situation situation) {
    for (Situation.Said each : situation.said(PositionForm.Of.GENERAL, LOST)) {
      for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
        String side = field.forces().sideName(field.forces().brigadeSide[brigade]);
        if ((side + "." + field.forces().brigadeName[brigade]).equals(each.about())) {
          field.commanderWith[brigade] = Field.NOBODY;
          field.commanderLost[brigade] = true;
        }
      }
    }
  }

  private void melee(Situation.Said pair) throws SituationProblem {
    int one = unit(pair.about());
    int other = unit(pair.value());
    boolean fits =
        one != Field.NOBODY
            && other != Field.NOBODY
            && field.enemies(one, other)
            && field.ground.distance(field.box(one), field.box(other)) == 1;
    if (!fits) {
      throw new SituationProblem(
          pair.line(),
          "a melee needs two adjacent enemies, found " + pair.about() + " and " + pair.value());
    }
    battle.haveFought(one, other);
  }

  /** The unit of a name, NOBODY for none. */
  private int unit(String name) {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.name(unit).equals(name)) {
        return unit;
      }
    }
    return Field.NOBODY;
  }

  // ---- orders of the game itself

  /** A phase with which a side begins or goes on. */
  private record Opened(int side, Field.Phase phase) {}

  private static @Nullable Opened opened(String order, Scenario scenario) {
    for (int side = 0; side < scenario.sides().size(); side++) {
      String name = scenario.sides().get(side).name();
      Field.Phase phase =
          order.equals(TURN + name)
              ? Field.Phase.RALLY
              : order.equals(name + MOVES)
                  ? Field.Phase.MOVEMENT
                  : order.equals(name + SHOOTS)
                      ? Field.Phase.SHOOTING
                      : order.equals(name + FIGHTS) ? Field.Phase.MELEE : null;
      if (phase != null) {
        return new Opened(side, phase);
      }
    }
    return null;
  }

  /** Whether an order is one of the game itself. */
  static boolean ofTheGame(String order, Scenario scenario) {
    return order.equals(TURN_ENDS) || opened(order, scenario) != null;
  }

  /** A phase of the same turn when those before it are over, another turn when this one is. */
  @Override
  public boolean ready(String order) {
    Opened phase = opened(order, field.forces().program.scenario());
    boolean between = field.phase() == Field.Phase.BETWEEN;
    return phase == null || phase.side != field.active() || phase.phase == Field.Phase.RALLY
        ? between
        : between || phase.phase.compareTo(field.phase()) <= 0;
  }

  @Override
  public @Nullable Beginning beginning(String order) {
    Opened phase = opened(order, field.forces().program.scenario());
    return phase != null
        ? () -> open(phase.side, phase.phase)
        : order.equals(TURN_ENDS)
            ? () -> {
              // it has gone on to its end already
            }
            : null;
  }

  /**
   * Goes on to a later phase of the same turn, or ends the turn and begins the one of the other.
   */
  private void open(int side, Field.Phase phase) throws SituationProblem {
    boolean goesOn = field.phase() != Field.Phase.BETWEEN && side == field.active();
    if (goesOn && phase.compareTo(field.phase()) < 0) {
      throw new SituationProblem(
          0, "the " + phase.words + " phase of " + field.forces().sideName(side) + " is over");
    }
    if (goesOn) {
      return; // it has come to it
    }
    if (opened && side == field.active()) {
      String other = field.forces().sideName(1 - side);
      throw new SituationProblem(
          0, "after the turn of " + field.forces().sideName(side) + " comes that of " + other);
    }
    if (!battle.over()) {
      opened = true;
      battle.open(side, phase);
      while (phase == Field.Phase.RALLY && field.phase() == phase && battle.step()) {
        // units form again
      }
    }
  }

  @Override
  public boolean begun() {
    return opened;
  }

  @Override
  public String toBegin() {
    String first = field.forces().sideName(0);
    return "say first whose turn it is, such as: " + TURN + first + ", or " + first + MOVES;
  }

  @Override
  public boolean goOn(Consumer<String> happens) {
    if (field.phase() == Field.Phase.BETWEEN) {
      return false;
    }
    boolean more = battle.step();
    while (more && battle.underWay()) {
      more = battle.step();
    }
    return more;
  }

  @Override
  public boolean over() {
    return battle.over();
  }

  @Override
  public int winner() {
    return battle.winner();
  }

  // ---- what is so

  @Override
  public String holds(String statement) {
    Statement words = new Statement(statement);
    String first = words.next();
    int unit = unit(first);
    if (unit != Field.NOBODY) {
      String found = "";
      while (words.goesOn() && found.isEmpty()) {
        found = words.held(OF_UNITS, word -> found(unit, word, words));
      }
      return found;
    }
    Scenario scenario = field.forces().program.scenario();
    if (first.equals(LOST)) {
      String name = words.next();
      int side = scenario.sideNamed(name);
      return side < 0 ? "there is no side " + name : words.is("" + field.lost[side]);
    }
    for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
      if (field.forces().commander[brigade].equals(first)) {
        int which = brigade;
        return words.held(OF_COMMANDERS, word -> commander(which, word, words));
      }
    }
    int side = scenario.sideNamed(first);
    return side >= 0
        ? words.held(OF_BOTH, word -> side(side, word))
        : "expected a unit, a commander, a side, lost, log, then log, no log, the battle or"
            + " nobody; found "
            + first;
  }

  private String found(int unit, String word, Statement words) {
    return switch (word) {
      case "at" -> words.is(field.present(unit) ? field.at(unit) : fate(unit));
      case "facing" -> words.is(Field.facingName(field.facing(unit)));
      case "hits" -> words.is("" + field.get(Mark.HITS, unit));
      case "shaken" -> marked(Mark.SHAKEN, unit, true, "it is steady");
      case "steady" -> marked(Mark.SHAKEN, unit, false, "it is shaken");
      case "unformed" -> marked(Mark.UNFORMED, unit, true, "it is formed");
      case "formed" -> marked(Mark.UNFORMED, unit, false, "it is unformed");
      case "momentum" -> marked(Mark.MOMENTUM, unit, true, "it is not under momentum");
      case "hedgehog" -> marked(Mark.HEDGEHOG, unit, true, "it is in no hedgehog");
      case "marker" -> marked(Mark.MARKER, unit, true, "it has no marker");
      case "fights" -> fights(unit, words.next());
      case "free" -> marked(Mark.ENGAGED, unit, false, "it is in melee");
      case "broken", "dispersed", "taken", "fled" -> {
        String fate = fate(unit);
        yield fate.equals(word) ? "" : "it is " + fate;
      }
      default ->
          "expected "
              + String.join(", ", OF_UNITS)
              + ", each with not before it where it is not so; found "
              + word;
    };
  }

  private String marked(Mark mark, int unit, boolean wanted, String otherwise) {
    return field.is(mark, unit) == wanted ? "" : otherwise;
  }

  private String fate(int unit) {
    return switch (field.get(Mark.FATE, unit)) {
      case Field.BROKEN -> "broken";
      case Field.DISPERSED -> "dispersed";
      case Field.TAKEN -> "taken";
      case Field.FLED -> "fled";
      default -> "at " + field.at(unit);
    };
  }

  private String fights(int unit, String enemy) {
    int other = unit(enemy);
    return other == Field.NOBODY
        ? "there is no unit " + enemy
        : field.get(Mark.FOE, unit) == other || field.get(Mark.FOE, other) == unit
            ? ""
            : "it does not fight " + enemy;
  }

  private String commander(int brigade, String word, Statement words) {
    int with = field.commanderWith[brigade];
    return switch (word) {
      case "with" -> words.is(with == Field.NOBODY ? "nobody" : field.name(with));
      case LOST -> field.commanderLost[brigade] ? "" : "he lives";
      default -> "expected with or lost; found " + word;
    };
  }

  private String side(int side, String word) {
    boolean broken = field.lost[side] >= field.forces().breaksAt[side];
    return switch (word) {
      case "broken" -> broken ? "" : "it stands";
      case "stands" -> broken ? "it is broken" : "";
      default -> "expected broken, stands or wins after the name of a side; found " + word;
    };
  }
}
