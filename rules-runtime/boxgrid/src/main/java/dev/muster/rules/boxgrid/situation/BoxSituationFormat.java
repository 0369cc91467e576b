package dev.muster.rules.boxgrid.situation;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.Event;
import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.report.BoxEventFormatter;
import dev.muster.rules.boxgrid.rules.BoxBattleStatus;
import dev.muster.rules.boxgrid.rules.BoxDecision;
import dev.muster.rules.boxgrid.rules.BoxDecisionType;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.boxgrid.rules.BoxOrder;
import dev.muster.rules.boxgrid.rules.BoxState;
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
import java.util.Set;
import java.util.stream.Stream;

/** Defines what situations of the box-grid game can state, and carries out their orders. */
public final class BoxSituationFormat extends PhasedSituationFormat<BoxBattle> {
  private static final List<Keyword> WORDS =
      Stream.concat(
              BoxStatements.BEFORE.stream().map(each -> new Keyword(Subject.STAND, each, "")),
              Stream.of(
                  new Keyword(Subject.GENERAL, BoxStatements.LOST, ""),
                  new Keyword(
                      Subject.LINE,
                      BoxStatements.MELEE,
                      "the unit it has charged",
                      BoxStatements.OUTCOMES)))
          .toList();

  public BoxSituationFormat() {
    super(
        BoxBattle.class, BoardKind.BOXES, BoxStatements.VERBS, List.copyOf(BoxOrder.orderForms()));
  }

  @Override
  public List<Keyword> keywords() {
    return WORDS;
  }

  /** A brigade need have no commander. */
  @Override
  public boolean suppliesMissingGenerals() {
    return false;
  }

  @Override
  protected BattleSetup setUp(BattleProgram program) {
    return new BoxBattle.Opening(program);
  }

  @Override
  protected void prepare(BoxBattle battle, Situation situation) throws SituationException {
    new BoxStatements(battle).prepare(situation);
  }

  @Override
  protected WrittenPosition position(BoxBattle battle) {
    return BoxPositions.of(battle, writtenRound(battle), nextOrder(battle), unsaidOfClock(battle));
  }

  @Override
  protected int unit(BoxBattle battle, String name) {
    return new BoxStatements(battle).unit(name);
  }

  @Override
  protected List<String> unitWords() {
    return BoxStatements.OF_UNITS;
  }

  @Override
  protected String unitMismatch(BoxBattle battle, int unit, String word, StatementReader words) {
    return new BoxStatements(battle).unitMismatch(unit, word, words);
  }

  @Override
  protected int commander(BoxBattle battle, String name) {
    return new BoxStatements(battle).commander(name);
  }

  @Override
  protected List<String> commanderWords() {
    return BoxStatements.OF_COMMANDERS;
  }

  @Override
  protected String commanderMismatch(
      BoxBattle battle, int commander, String word, StatementReader words) {
    return new BoxStatements(battle).commanderMismatch(commander, word, words);
  }

  /** Units form again before anything is ordered. */
  @Override
  protected void openPhase(BoxBattle battle, int side, int phase) {
    super.openPhase(battle, side, phase);
    boolean more = phase == 0;
    while (more && battle.state().phase() == 0) {
      more = battle.step();
    }
  }

  /** An action is played to its end. */
  @Override
  protected boolean proceed(BoxBattle battle) {
    boolean more = super.proceed(battle);
    while (more && battle.isActionInProgress()) {
      more = battle.step();
    }
    return more;
  }

  /** Shots and melees begin with their phase, everything else with the turn. */
  @Override
  protected int firstPhase(List<String> order) {
    return isShot(order)
        ? BoxState.Phase.SHOOTING.ordinal()
        : isMelee(order) ? BoxState.Phase.MELEE.ordinal() : 0;
  }

  @Override
  protected int lastPhase(List<String> order) {
    return (isShot(order) ? BoxState.Phase.SHOOTING : BoxState.Phase.MELEE).ordinal();
  }

  private static boolean isShot(List<String> order) {
    return order.size() > 1 && order.get(1).equals("shoots");
  }

  private static boolean isMelee(List<String> order) {
    return order.contains("melee") || (order.size() > 1 && order.get(1).equals("fights"));
  }

  @Override
  public LossTerms lossTerms() {
    return new LossTerms("takes", "hit", "hits");
  }

  @Override
  public Set<UnitFate.Kind> fateKinds() {
    return EnumSet.of(UnitFate.Kind.EVADES, UnitFate.Kind.STOPS_SHORT, UnitFate.Kind.PURSUES);
  }

  @Override
  public List<String> marksInPlay() {
    return BoxBattleStatus.MARKS;
  }

  @Override
  public List<UnitFate> fates(Event event) {
    return switch (event) {
      case BoxEvent.Evades e -> List.of(new UnitFate(e.unit(), UnitFate.Kind.EVADES));
      case BoxEvent.Halts e -> List.of(new UnitFate(e.unit(), UnitFate.Kind.STOPS_SHORT));
      case BoxEvent.Pursues e -> List.of(new UnitFate(e.unit(), UnitFate.Kind.PURSUES));
      default -> List.of();
    };
  }

  @Override
  public EventFormatter eventFormatter(BattleProgram program) {
    return new BoxEventFormatter(program.scenario());
  }

  @Override
  public String diceReason(Event event) {
    return switch (event) {
      case BoxEvent.ControlTest e -> "the Control Test of " + e.unit() + " for " + e.purpose();
      case BoxEvent.CatastropheTest e -> "the Catastrophe Test of " + e.unit();
      case BoxEvent.Shoots e ->
          "the shot of " + e.unit() + " at " + e.target() + ", " + e.dice().size() + "D6";
      case BoxEvent.MeleeThrow e ->
          e.unit() + " in melee with " + e.against() + ", " + e.dice().size() + "D6";
      case BoxEvent.ArrivalRoll e -> "the arrival of " + e.unit();
      default -> "";
    };
  }

  /**
   * Which unit moves next concerns the orders of all that are kept back; an order to shoot waits
   * for its phase.
   */
  @Override
  public boolean concerns(OrderLine order, Decision question) {
    String first = order.words().isEmpty() ? "" : order.words().getFirst();
    String second = order.words().size() > 1 ? order.words().get(1) : "";
    return switch (((BoxDecision) question).decision()) {
      case NEXT_UNIT ->
          !(order.kind() == OrderLine.Kind.DO && second.equals("shoots"))
              && !question.rejection(order.text()).isEmpty();
      case SHOOT -> second.equals("shoots");
      case NEXT_MELEE -> first.equals("the") && second.equals("melee");
      default -> first.equals(question.about()) && !second.equals("shoots");
    };
  }

  @Override
  public String occasion(OrderLine order) {
    return BoxOrder.occasion(order.words());
  }

  /** Selects the unit of the next order for movement, unless the order is to shoot. */
  @Override
  public int optionTowards(OrderLine order, Decision question) {
    BoxDecision choice = (BoxDecision) question;
    boolean shoots = order.words().size() > 1 && order.words().get(1).equals("shoots");
    if (choice.decision() == BoxDecisionType.NEXT_UNIT && !shoots && !order.words().isEmpty()) {
      for (int i = 0; i < choice.size(); i++) {
        if (choice.order(i) == BoxOrder.ACT
            && choice.state().name(choice.number(i)).equals(order.words().getFirst())) {
          return i;
        }
      }
    }
    return -1;
  }

  @Override
  public boolean isIdle(Decision question) {
    return switch (((BoxDecision) question).decision()) {
      case NEXT_UNIT,
          MOMENTUM,
          ACTION,
          WITHDRAW,
          OUT_OF_COMMAND,
          LEAVE_HEDGEHOG,
          SHOOT,
          NEXT_MELEE ->
          true;
      default -> false;
    };
  }
}
