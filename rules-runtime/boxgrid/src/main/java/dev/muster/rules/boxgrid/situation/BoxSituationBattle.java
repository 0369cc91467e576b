package dev.muster.rules.boxgrid.situation;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.rules.BoxDeployment;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxUnitType;
import dev.muster.rules.boxgrid.rules.ChargeEligibility;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.PhaseOrders;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationBattle;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.StatementReader;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A battle of the box-grid game taken up in the position of a situation. */
final class BoxSituationBattle implements SituationBattle, PhaseOrders.Turns {
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

  private static final List<BoxState.Phase> PHASES =
      List.of(
          BoxState.Phase.RALLY,
          BoxState.Phase.MOVEMENT,
          BoxState.Phase.SHOOTING,
          BoxState.Phase.MELEE);

  private final BoxBattle battle;
  private final BoxState field;
  private final PhaseOrders turns;

  private BoxSituationBattle(BoxBattle battle) {
    this.battle = battle;
    field = battle.state();
    turns = new PhaseOrders(field.forces().program.scenario(), VERBS);
  }

  /**
   * Takes a battle up.
   *
   * @throws SituationException when it cannot be set up so
   */
  static BoxSituationBattle of(Situation situation, Commander orders, Dice dice, EventSink sink)
      throws SituationException {
    BoxBattle battle;
    try {
      battle =
          new BoxBattle.Opening(situation.program())
              .newBattle(List.of(orders, orders), dice, sink)
              .withInvariantChecks();
    } catch (IllegalArgumentException e) {
      throw new SituationException(0, String.valueOf(e.getMessage()));
    }
    BoxSituationBattle position = new BoxSituationBattle(battle);
    position.checkMarks(situation);
    position.before(situation);
    for (Situation.Property each : situation.properties()) {
      if (each.of() == SituationFormat.Subject.LINE) {
        position.melee(each);
      }
    }
    battle.resumeBefore(situation.round());
    return position;
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
            && field.ground.distance(field.box(one), field.box(other)) == 1;
    if (!fits) {
      throw new SituationException(
          pair.line(),
          "a melee needs two adjacent enemies, found " + pair.about() + " and " + pair.value());
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

  /** The unit of a name, NOBODY for none. */
  private int unit(String name) {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.name(unit).equals(name)) {
        return unit;
      }
    }
    return BoxForces.NOBODY;
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
  public void openPhase(int side, int phase) {
    battle.openPhase(side, PHASES.get(phase));
    while (phase == 0 && phase() == 0 && battle.step()) {
      // units form again
    }
  }

  @Override
  public boolean canBegin(String order) {
    return turns.canBegin(order, this);
  }

  @Override
  public @Nullable GameAction gameAction(String order) {
    return turns.gameAction(order, this, PHASES.stream().map(each -> each.words).toList());
  }

  @Override
  public boolean hasBegun() {
    return turns.hasBegun();
  }

  @Override
  public String beginHint() {
    return turns.beginHint();
  }

  @Override
  public boolean proceed(Consumer<String> happens) {
    if (field.phase() == BoxState.Phase.BETWEEN) {
      return false;
    }
    boolean more = battle.step();
    while (more && battle.isActionInProgress()) {
      more = battle.step();
    }
    return more;
  }

  @Override
  public boolean isOver() {
    return battle.isOver();
  }

  @Override
  public int winner() {
    return battle.winner();
  }

  // ---- what is so

  @Override
  public String mismatch(String statement) {
    StatementReader words = new StatementReader(statement);
    String first = words.next();
    int unit = unit(first);
    if (unit != BoxForces.NOBODY) {
      String found = "";
      while (words.hasNext() && found.isEmpty()) {
        found = words.held(OF_UNITS, word -> found(unit, word, words));
      }
      return found;
    }
    Scenario scenario = field.forces().program.scenario();
    if (first.equals(LOST)) {
      String name = words.next();
      int side = scenario.sideIndex(name);
      return side < 0 ? "there is no side " + name : words.is("" + field.lost[side]);
    }
    for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
      if (field.forces().commander[brigade].equals(first)) {
        int which = brigade;
        return words.held(OF_COMMANDERS, word -> commander(which, word, words));
      }
    }
    int side = scenario.sideIndex(first);
    return side >= 0
        ? words.held(OF_BOTH, word -> side(side, word))
        : "expected a unit, a commander, a side, lost, log, then log, no log, the battle or"
            + " nobody; found "
            + first;
  }

  private String found(int unit, String word, StatementReader words) {
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
      default ->
          "expected "
              + String.join(", ", OF_UNITS)
              + ", each with not before it where it is not so; found "
              + word;
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

  private String commander(int brigade, String word, StatementReader words) {
    int with = field.commanderWith[brigade];
    return switch (word) {
      case "with" -> words.is(with == BoxForces.NOBODY ? "nobody" : field.name(with));
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
