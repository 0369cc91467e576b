package dev.muster.rules.adlgr.situation;

import dev.muster.rules.adlgr.battle.AdlgBattle;
import dev.muster.rules.adlgr.report.AdlgEventFormatter;
import dev.muster.rules.adlgr.rules.AdlgBattleStatus;
import dev.muster.rules.adlgr.rules.AdlgDecision;
import dev.muster.rules.adlgr.rules.AdlgDecisionType;
import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.adlgr.rules.AdlgOrder;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.situation.LossTerms;
import dev.muster.rules.situation.OrderLine;
import dev.muster.rules.situation.PhasedSituationFormat;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.StatementReader;
import dev.muster.rules.situation.UnitFate;
import dev.muster.rules.situation.WrittenPosition;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Defines what situations of L'Art de la Guerre can state, and carries out their orders. */
public final class AdlgSituationFormat extends PhasedSituationFormat<AdlgBattle> {
  private static final String GROUP = "the group of ";
  private static final String SHOOTS = "shoots";
  private static final String FIGHTS = "fights";
  private static final String TAKES = "takes";
  private static final String RIDES = " rides to ";

  private static final List<Keyword> WORDS =
      Stream.concat(
              AdlgStatements.BEFORE.stream().map(each -> new Keyword(Subject.STAND, each, "")),
              Stream.of(
                  new Keyword(Subject.GENERAL, AdlgStatements.LOST, ""),
                  new Keyword(Subject.LINE, AdlgStatements.MELEE, "the unit it has fought before"),
                  new Keyword(
                      Subject.LINE, AdlgStatements.CHARGE, "the unit it has charged in this turn")))
          .toList();

  public AdlgSituationFormat() {
    super(
        AdlgBattle.class,
        BoardKind.TABLE,
        AdlgStatements.VERBS,
        List.copyOf(AdlgDecision.orderForms()));
  }

  @Override
  public List<Integer> defaultSize() {
    return List.of(30, 20);
  }

  @Override
  public List<Keyword> keywords() {
    return WORDS;
  }

  @Override
  protected BattleSetup setUp(BattleProgram program) {
    return new AdlgBattle.Opening(program);
  }

  @Override
  protected void prepare(AdlgBattle battle, Situation situation) throws SituationException {
    new AdlgStatements(battle).prepare(situation);
  }

  @Override
  protected WrittenPosition position(AdlgBattle battle) {
    return AdlgPositions.of(battle, writtenRound(battle), nextOrder(battle), unsaidOfClock(battle));
  }

  @Override
  protected int unit(AdlgBattle battle, String name) {
    return new AdlgStatements(battle).unit(name);
  }

  @Override
  protected List<String> unitWords() {
    return AdlgStatements.OF_UNITS;
  }

  @Override
  protected String unitMismatch(AdlgBattle battle, int unit, String word, StatementReader words) {
    return new AdlgStatements(battle).unitMismatch(unit, word, words);
  }

  @Override
  protected int commander(AdlgBattle battle, String name) {
    return new AdlgStatements(battle).commander(name);
  }

  @Override
  protected List<String> commanderWords() {
    return AdlgStatements.OF_COMMANDERS;
  }

  @Override
  protected String commanderMismatch(
      AdlgBattle battle, int commander, String word, StatementReader words) {
    return new AdlgStatements(battle).commanderMismatch(commander, word, words);
  }

  /** Shots and melees begin with their phase, everything else with the turn. */
  @Override
  protected int firstPhase(List<String> order) {
    AdlgState.Phase phase =
        order.contains(SHOOTS)
            ? AdlgState.Phase.SHOOTING
            : order.contains(FIGHTS) || order.contains(TAKES)
                ? AdlgState.Phase.COMBAT
                : AdlgState.Phase.MOVEMENT;
    return phase.ordinal();
  }

  /** Units lost to shooting rout with those beaten in melee. */
  @Override
  protected int lastPhase(List<String> order) {
    return AdlgState.Phase.ROUT.ordinal();
  }

  /** Units shoot of themselves unless their side ceases. */
  @Override
  public int passingOption(Decision question) {
    AdlgDecision choice = (AdlgDecision) question;
    boolean shot = choice.decision() == AdlgDecisionType.SHOOT;
    for (int i = 0; i < choice.size() && shot; i++) {
      if (choice.order(i) == AdlgOrder.CEASE) {
        return i;
      }
    }
    return question.defaultOption();
  }

  @Override
  public String chargeOrder(String unit, String target) {
    return unit + " charges the front of " + target;
  }

  @Override
  public LossTerms lossTerms() {
    return new LossTerms("loses", "cohesion", "cohesion");
  }

  @Override
  public Set<UnitFate.Kind> fateKinds() {
    return EnumSet.of(UnitFate.Kind.EVADES, UnitFate.Kind.STOPS_SHORT, UnitFate.Kind.PURSUES);
  }

  @Override
  public List<String> marksInPlay() {
    return AdlgBattleStatus.MARKS;
  }

  @Override
  public List<UnitFate> fates(Event event) {
    return switch (event) {
      case AdlgEvent.Evades e -> List.of(new UnitFate(e.unit(), UnitFate.Kind.EVADES));
      case AdlgEvent.ChargeGoesOn e -> List.of(new UnitFate(e.unit(), UnitFate.Kind.STOPS_SHORT));
      case AdlgEvent.Pursues e -> List.of(new UnitFate(e.unit(), UnitFate.Kind.PURSUES));
      default -> List.of();
    };
  }

  @Override
  public EventFormatter eventFormatter(BattleProgram program) {
    return new AdlgEventFormatter(program.scenario());
  }

  @Override
  public String diceReason(Event event) {
    return switch (event) {
      case AdlgEvent.CorpsActs e when !e.dice().isEmpty() -> "the command points of " + e.corps();
      case AdlgEvent.ArrivalRoll e -> "the arrival of " + e.unit();
      case AdlgEvent.Evades e -> "the evade of " + e.unit();
      case AdlgEvent.ChargeGoesOn e -> "how far " + e.unit() + " goes after who has evaded";
      case AdlgEvent.StepsBack e -> "how far " + e.unit() + " comes out of the zone";
      case AdlgEvent.Rallies e -> "the rally of " + e.unit();
      case AdlgEvent.Shoots e -> "the shot of " + e.unit() + " at " + e.target() + ", 2D6";
      case AdlgEvent.MeleeThrow e -> e.unit() + " in melee with " + e.against();
      case AdlgEvent.CommanderAtRisk e -> "the life of " + e.commander();
      default -> "";
    };
  }

  @Override
  public Map<String, OrderPattern.Slots> orderSlots() {
    return Map.of("COURSE", AdlgDecision::courseEnds);
  }

  @Override
  public boolean concerns(OrderLine order, Decision question) {
    String verb = order.words().size() < 2 ? "" : order.words().get(1);
    return switch (((AdlgDecision) question).decision()) {
      case SHOOT -> verb.equals(SHOOTS);
      case MAIN_OPPONENT -> verb.equals(TAKES);
      case NEXT_MELEE -> verb.equals(FIGHTS);
      case RIDE -> order.text().contains(RIDES);
      case NEXT_CORPS, NEXT_ORDER -> !question.rejection(order.text()).isEmpty();
      case SUPPORT_SHOT -> order.text().endsWith(" helps " + question.about());
      default -> (order.text() + " ").startsWith(question.about() + " ");
    };
  }

  /** The corps, and then the unit or the group, of the next order. */
  @Override
  public int optionTowards(OrderLine order, Decision question) {
    AdlgDecision choice = (AdlgDecision) question;
    int corps = corps(order.text(), choice.state());
    if (corps != AdlgState.NOBODY) {
      return switch (choice.decision()) {
        case NEXT_CORPS -> option(choice, AdlgOrder.ACTIVATE, corps);
        case NEXT_ORDER ->
            order.text().contains(RIDES) ? option(choice, AdlgOrder.RIDE, corps) : -1;
        default -> -1;
      };
    }
    boolean group = order.text().startsWith(GROUP);
    String name = (group ? order.text().substring(GROUP.length()) : order.text()).split(" ")[0];
    int unit = choice.state().unit(name);
    String verb = order.words().size() < 2 ? "" : order.words().get(1);
    if (unit == AdlgState.NOBODY
        || verb.equals(SHOOTS)
        || verb.equals(FIGHTS)
        || verb.equals(TAKES)) {
      return -1;
    }
    return switch (choice.decision()) {
      case NEXT_CORPS -> option(choice, AdlgOrder.ACTIVATE, choice.state().forces().corpsOf[unit]);
      case NEXT_ORDER -> option(choice, group ? AdlgOrder.GROUP : AdlgOrder.UNIT, unit);
      default -> -1;
    };
  }

  /** Returns the corps of the acting commander; NOBODY if there is none. */
  private static int corps(String text, AdlgState table) {
    for (int corps = 0; corps < table.forces().corps; corps++) {
      String name = table.forces().commander.get(corps).displayName();
      if (!name.isEmpty() && text.startsWith(name + " ")) {
        return corps;
      }
    }
    return AdlgState.NOBODY;
  }

  private static int option(AdlgDecision choice, AdlgOrder order, int number) {
    for (int i = 0; i < choice.size(); i++) {
      if (choice.order(i) == order && choice.number(i) == number) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean isIdle(Decision question) {
    return switch (((AdlgDecision) question).decision()) {
      case NEXT_CORPS, NEXT_ORDER, ORDER, HOLD_BACK, SHOOT, MAIN_OPPONENT, NEXT_MELEE -> true;
      default -> false;
    };
  }
}
