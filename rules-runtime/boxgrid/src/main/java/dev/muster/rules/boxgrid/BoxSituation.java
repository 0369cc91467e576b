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
import dev.muster.rules.situation.TurnOrders;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A battle of the box-grid game taken up in the position of a situation. */
final class BoxSituation implements Position, TurnOrders.Turns {
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

  /** What a side does in each phase: a turn begins with the first. */
  static final List<String> VERBS = List.of("", "moves", "shoots", "fights");

  private static final List<Field.Phase> PHASES =
      List.of(Field.Phase.RALLY, Field.Phase.MOVEMENT, Field.Phase.SHOOTING, Field.Phase.MELEE);

  private final BoxBattle battle;
  private final Field field;
  private final TurnOrders turns;

  private BoxSituation(BoxBattle battle) {
    this.battle = battle;
    field = battle.field();
    turns = new TurnOrders(field.forces().program.scenario(), VERBS);
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
          field.commanderWith[brigade] = Forces.NOBODY;
          field.commanderLost[brigade] = true;
        }
      }
    }
  }

  private void melee(Situation.Said pair) throws SituationProblem {
    int one = unit(pair.about());
    int other = unit(pair.value());
    boolean fits =
        one != Forces.NOBODY
            && other != Forces.NOBODY
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
    return Forces.NOBODY;
  }

  // ---- orders of the game itself

  @Override
  public int phase() {
    return PHASES.indexOf(field.phase());
  }

  @Override
  public int active() {
    return field.active();
  }

  @Override
  public void open(int side, int phase) {
    battle.open(side, PHASES.get(phase));
    while (phase == 0 && phase() == 0 && battle.step()) {
      // units form again
    }
  }

  @Override
  public boolean ready(String order) {
    return turns.ready(order, this);
  }

  @Override
  public @Nullable Beginning beginning(String order) {
    return turns.beginning(order, this, PHASES.stream().map(each -> each.words).toList());
  }

  @Override
  public boolean begun() {
    return turns.begun();
  }

  @Override
  public String toBegin() {
    return turns.toBegin();
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
    if (unit != Forces.NOBODY) {
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
    return other == Forces.NOBODY
        ? "there is no unit " + enemy
        : field.get(Mark.FOE, unit) == other || field.get(Mark.FOE, other) == unit
            ? ""
            : "it does not fight " + enemy;
  }

  private String commander(int brigade, String word, Statement words) {
    int with = field.commanderWith[brigade];
    return switch (word) {
      case "with" -> words.is(with == Forces.NOBODY ? "nobody" : field.name(with));
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
