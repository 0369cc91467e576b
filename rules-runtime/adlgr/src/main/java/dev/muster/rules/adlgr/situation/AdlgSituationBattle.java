package dev.muster.rules.adlgr.situation;

import dev.muster.rules.adlgr.battle.AdlgBattle;
import dev.muster.rules.adlgr.rules.AdlgDeployment;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.UnitHalf;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Heading;
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

/** A battle of L'Art de la Guerre taken up in the position of a situation. */
final class AdlgSituationBattle implements SituationBattle, PhaseOrders.Turns {
  // what a situation says of a position
  static final String MELEE = "melee";
  static final String CHARGE = "charge";
  static final String LOST = "lost";

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
          "fled");

  private static final List<String> OF_COMMANDERS = List.of("with", LOST, "points");
  private static final List<String> OF_BOTH = List.of("broken", "stands");

  /** What a side does in each step of its turn. */
  static final List<String> VERBS = List.of("moves", "shoots", "fights", "pursues", "");

  private static final List<AdlgState.Phase> PHASES =
      List.of(
          AdlgState.Phase.MOVEMENT,
          AdlgState.Phase.SHOOTING,
          AdlgState.Phase.COMBAT,
          AdlgState.Phase.ROUT,
          AdlgState.Phase.VICTORY);

  private final AdlgBattle battle;
  private final AdlgState table;
  private final PhaseOrders turns;

  private AdlgSituationBattle(AdlgBattle battle) {
    this.battle = battle;
    table = battle.state();
    turns = new PhaseOrders(table.forces().program.scenario(), VERBS);
  }

  /**
   * Takes a battle up.
   *
   * @throws SituationException when it cannot be set up so
   */
  static AdlgSituationBattle of(Situation situation, Commander orders, Dice dice, EventSink sink)
      throws SituationException {
    AdlgBattle battle;
    try {
      battle =
          new AdlgBattle.Opening(situation.program())
              .newBattle(List.of(orders, orders), dice, sink)
              .withInvariantChecks();
    } catch (IllegalArgumentException e) {
      throw new SituationException(0, String.valueOf(e.getMessage()));
    }
    AdlgSituationBattle position = new AdlgSituationBattle(battle);
    position.before(situation);
    for (Situation.Property each : situation.properties()) {
      if (each.of() == SituationFormat.Subject.LINE) {
        position.melee(each);
      }
    }
    battle.resumeBefore(situation.round());
    return position;
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

  private void melee(Situation.Property pair) throws SituationException {
    int one = table.unit(pair.about());
    int other = table.unit(pair.value());
    if (one == AdlgState.NOBODY || other == AdlgState.NOBODY || !table.fights(one, other)) {
      throw new SituationException(
          pair.line(),
          "a melee needs two enemies of whom one has its front on an edge of the other, found "
              + pair.about()
              + " and "
              + pair.value());
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

  // ---- orders of the game itself

  @Override
  public int phase() {
    return PHASES.indexOf(table.phase());
  }

  @Override
  public int active() {
    return table.active();
  }

  @Override
  public void openPhase(int side, int phase) {
    battle.openPhase(side, PHASES.get(phase));
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
    return table.phase() != AdlgState.Phase.BETWEEN && battle.step();
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
    int unit = table.unit(first);
    if (unit != AdlgState.NOBODY) {
      String found = "";
      while (words.hasNext() && found.isEmpty()) {
        found = words.held(OF_UNITS, word -> found(unit, word, words));
      }
      return found;
    }
    Scenario scenario = table.forces().program.scenario();
    if (first.equals(LOST)) {
      String name = words.next();
      int side = scenario.sideIndex(name);
      return side < 0 ? "there is no side " + name : words.is("" + battle.lost(side));
    }
    for (int corps = 0; corps < table.forces().corps; corps++) {
      if (table.forces().commander.get(corps).name().equals(first)) {
        int which = corps;
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
      case "at" -> words.is(fate(unit));
      case "facing" -> facing(AdlgDeployment.heading(table.pose(unit).tenths()), words);
      case "hits" -> words.is("" + table.hits[unit]);
      case "left" -> half(unit, UnitHalf.LEFT, words);
      case "right" -> half(unit, UnitHalf.RIGHT, words);
      case "disordered" -> table.disordered(unit) ? "" : "it is in order";
      case "square" -> table.square[unit] ? "" : "it is in no square";
      case "fights" -> fights(unit, words.next());
      case "free" -> table.inMelee(unit) ? "it is in melee" : "";
      case "routed", "fled" -> {
        String fate = fate(unit);
        yield fate.equals(word) ? "" : "it is " + (table.present(unit) ? "at " : "") + fate;
      }
      default ->
          "expected "
              + String.join(", ", OF_UNITS)
              + ", each with not before it where it is not so; found "
              + word;
    };
  }

  private String half(int unit, UnitHalf half, StatementReader words) {
    String found = words.is("" + table.hits(unit, half));
    return table.apart(unit) ? found : "its halves do not lose each their own";
  }

  /** Where a unit is, or what has become of it. */
  private String fate(int unit) {
    return switch (table.fate(unit)) {
      case PRESENT -> table.pose(unit).point().toString();
      case ROUTED -> "routed";
      case FLED -> "fled";
      case WAITING -> "not there yet";
    };
  }

  /** A heading may be said in degrees or by its letter. */
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

  private String commander(int corps, String word, StatementReader words) {
    int with = table.commanderWith[corps];
    return switch (word) {
      case "with" -> words.is(with == AdlgState.NOBODY ? "nobody" : table.name(with));
      case LOST -> table.commanderLost[corps] ? "" : "he lives";
      case "points" -> words.is("" + table.points[corps]);
      default -> "expected with, lost or points; found " + word;
    };
  }

  private String side(int side, String word) {
    boolean broken = table.beaten[side];
    return switch (word) {
      case "broken" -> broken ? "" : "it stands";
      case "stands" -> broken ? "it is broken" : "";
      default -> "expected broken, stands or wins after the name of a side; found " + word;
    };
  }
}
