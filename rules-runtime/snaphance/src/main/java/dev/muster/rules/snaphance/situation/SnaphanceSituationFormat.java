package dev.muster.rules.snaphance.situation;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.situation.LossTerms;
import dev.muster.rules.situation.OrderLine;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationBattle;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.situation.UnitFate;
import dev.muster.rules.situation.WrittenPosition;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.report.SnaphanceEventFormatter;
import dev.muster.rules.snaphance.rules.SnaphanceBattleStatus;
import dev.muster.rules.snaphance.rules.SnaphanceDecision;
import dev.muster.rules.snaphance.rules.SnaphanceDecisionType;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceOrder;
import dev.muster.rules.snaphance.rules.SnaphanceOrderText;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Defines what situations of Snaphance can state, and carries out their orders. */
public final class SnaphanceSituationFormat implements SituationFormat {
  private static final int MOST_POINTS = 10_000;
  private static final String HEX = "[0-9]{4}";

  private static final List<Keyword> WORDS =
      List.of(
          new Keyword(Subject.STAND, SnaphanceStatements.MOVED, ""),
          new Keyword(Subject.GENERAL, SnaphanceStatements.DEAD, ""),
          new Keyword(Subject.SIDE, SnaphanceStatements.LOST, "the Break Points it has lost"),
          new Keyword(Subject.LINE, SnaphanceStatements.MELEE, "the stand it fights"));

  private static final List<Rulebook.Mark> MARKS =
      List.of(
          new Rulebook.Mark("lost", "lost", Rulebook.MarkKind.RANKS, Citation.NONE),
          new Rulebook.Mark("disordered", "disordered", Rulebook.MarkKind.PLAIN, Citation.NONE),
          new Rulebook.Mark(
              "opportunity", "on opportunity", Rulebook.MarkKind.PLAIN, Citation.NONE));

  @Override
  public List<Rulebook.Mark> marks() {
    return MARKS;
  }

  @Override
  public BoardKind boardKind() {
    return BoardKind.HEXES;
  }

  @Override
  public List<Keyword> keywords() {
    return WORDS;
  }

  @Override
  public String problem(Situation.Property said) {
    if (said.of() != Subject.SIDE) {
      return "";
    }
    boolean inside =
        said.value().matches("[0-9]{1,5}") && Integer.parseInt(said.value()) <= MOST_POINTS;
    return inside
        ? ""
        : "a side has lost 0 to " + MOST_POINTS + " Break Points, found " + said.value();
  }

  @Override
  public SituationBattle start(Situation situation, Commander orders, Dice dice, EventSink sink)
      throws SituationException {
    return SnaphanceSituationBattle.of(situation, orders, dice, sink);
  }

  @Override
  public WrittenPosition written(Battle battle) {
    return SnaphancePositions.of((SnaphanceBattle) battle);
  }

  @Override
  public EventFormatter eventFormatter(BattleProgram program) {
    return new SnaphanceEventFormatter(program.scenario());
  }

  @Override
  public String diceReason(Event event) {
    return switch (event) {
      case SnaphanceEvent.Initiative e -> "the initiative of " + String.join(" and ", e.groups());
      case SnaphanceEvent.OrderTest e ->
          "the Order Test of " + String.join(", ", e.stands()) + " for " + e.purpose();
      case SnaphanceEvent.MoraleTest e -> "the Morale Test of " + e.stand();
      case SnaphanceEvent.Fires e ->
          "the fire of " + e.stand() + " at " + e.target() + ", " + e.dice().size() + "D6";
      case SnaphanceEvent.MeleeThrow e -> e.stand() + " in melee, " + e.dice().size() + "D6";
      case SnaphanceEvent.PursuitRoll e -> "the pursuit of " + e.stand();
      case SnaphanceEvent.ArrivalRoll e -> "the arrival of " + e.stand();
      default -> "";
    };
  }

  @Override
  public String shotOrder(String unit, String target) {
    return unit + " fires at " + target;
  }

  @Override
  public LossTerms lossTerms() {
    return new LossTerms("loses", "SP", "SP");
  }

  @Override
  public Set<UnitFate.Kind> fateKinds() {
    return EnumSet.allOf(UnitFate.Kind.class);
  }

  @Override
  public List<String> marksInPlay() {
    return SnaphanceBattleStatus.MARKS;
  }

  @Override
  public List<UnitFate> fates(Event event) {
    return switch (event) {
      case SnaphanceEvent.Retreats e when e.kind().equals("bounce") ->
          List.of(new UnitFate(e.stand(), UnitFate.Kind.BOUNCES));
      case SnaphanceEvent.Retreats e -> List.of(new UnitFate(e.stand(), UnitFate.Kind.THROWN_BACK));
      case SnaphanceEvent.Evades e -> List.of(new UnitFate(e.stand(), UnitFate.Kind.EVADES));
      case SnaphanceEvent.ChargeAborted e ->
          List.of(new UnitFate(e.stand(), UnitFate.Kind.STOPS_SHORT));
      case SnaphanceEvent.Pursues e when !e.path().isEmpty() || e.offBoard() ->
          List.of(new UnitFate(e.stand(), UnitFate.Kind.PURSUES));
      default -> List.of();
    };
  }

  // ---- orders

  /**
   * An order split into words.
   *
   * @param subjects the units that act, before its verb
   * @param verb the verb; empty if there is none
   */
  private record Read(List<String> subjects, String verb, List<String> rest) {
    static Read of(OrderLine order) {
      List<String> words = order.words();
      int verb = 0;
      while (verb < words.size() && !SnaphanceOrderText.VERBS.contains(words.get(verb))) {
        verb++;
      }
      return verb == words.size()
          ? new Read(words, "", List.of())
          : new Read(
              words.subList(0, verb), words.get(verb), words.subList(verb + 1, words.size()));
    }

    /** Returns the test that several stands are to take together. */
    @Nullable SnaphanceOrder test() {
      if (subjects.size() < 2) {
        return null;
      }
      return rallies()
          ? SnaphanceOrder.RALLY_TOGETHER
          : goesOnOpportunity() ? SnaphanceOrder.GO_ON_OPPORTUNITY_TOGETHER : null;
    }

    boolean rallies() {
      return verb.startsWith("rall");
    }

    boolean goesOnOpportunity() {
      return verb.startsWith("go") && rest.equals(List.of("on", "opportunity"));
    }

    List<String> hexes() {
      return rest.stream().filter(each -> each.matches(HEX)).toList();
    }

    boolean pursuesToAHex() {
      return verb.equals("pursues") && !hexes().isEmpty();
    }
  }

  @Override
  public Collection<String> orderForms() {
    List<String> forms = new ArrayList<>(SnaphanceOrderText.orderForms());
    forms.add(SnaphanceStatements.acts("(GENERAL|GROUP)"));
    forms.addAll(SnaphanceStatements.OF_THE_GAME);
    return forms;
  }

  /**
   * Splits an order into steps: in a joint test the stands join one after the other; a retreat goes
   * hex by hex, a pursuit to its last hex.
   */
  @Override
  public List<Step> steps(OrderLine order) {
    Read read = Read.of(order);
    boolean toBeDone = order.kind() == OrderLine.Kind.DO;
    SnaphanceOrder test = read.test();
    if (test != null && toBeDone) {
      List<Step> parts = new ArrayList<>();
      String leads = read.subjects.getFirst();
      parts.add(part(test, leads, "", true));
      read.subjects.stream()
          .skip(1)
          .forEach(each -> parts.add(part(SnaphanceOrder.JOIN, leads, each, true)));
      return parts;
    }
    if (test != null) {
      return read.subjects.stream().map(each -> part(test, each, "", true)).toList();
    }
    if (read.subjects.size() != 1) {
      return List.of(new Step(order.words(), true));
    }
    String who = read.subjects.getFirst();
    if (read.verb.equals("retreats") && read.hexes().size() > 1) {
      return read.hexes().stream()
          .map(each -> part(SnaphanceOrder.RETREAT_TO, who, each, true))
          .toList();
    }
    // a check of a pursuit is compared at the question for its hex
    if (read.pursuesToAHex() && toBeDone) {
      List<Step> parts = new ArrayList<>(List.of(part(SnaphanceOrder.PURSUE, who, "", false)));
      read.hexes().forEach(each -> parts.add(part(SnaphanceOrder.PURSUE_TO, who, each, true)));
      return parts;
    }
    return List.of(new Step(order.words(), true));
  }

  private static Step part(SnaphanceOrder order, String who, String whomOrWhere, boolean needed) {
    List<String> words =
        OrderPattern.words(order.phrase).stream()
            .map(
                each ->
                    switch (each) {
                      case "X" -> who;
                      case "Y", "HEX" -> whomOrWhere;
                      default -> each;
                    })
            .toList();
    return new Step(words, needed);
  }

  @Override
  public String expectedOutcome(OrderLine order) {
    Read read = Read.of(order);
    return read.pursuesToAHex() && order.kind() == OrderLine.Kind.DO
        ? read.subjects.getFirst() + " pursued to " + read.hexes().getLast()
        : "";
  }

  // ---- questions

  /** A question without a subject concerns the orders that its rules forbid. */
  @Override
  public boolean concerns(OrderLine order, Decision question) {
    return about(Read.of(order), (SnaphanceDecision) question)
        || !question.rejection(order.text()).isEmpty();
  }

  private static boolean about(Read read, SnaphanceDecision choice) {
    return choice.stand() != SnaphanceState.GONE
        && read.subjects.contains(choice.table().name[choice.stand()]);
  }

  @Override
  public String occasion(OrderLine order) {
    Read read = Read.of(order);
    boolean charges = read.verb.startsWith("charge") && read.subjects.size() > 0;
    boolean reacts = read.rest.contains("opportunity") || read.rest.contains("to");
    return SnaphanceOrder.occasion(
        charges && !reacts ? OrderPattern.words("X moves") : order.words());
  }

  /** A stand in a melee that acts fights on (11.3). */
  @Override
  public int optionInOtherWords(OrderLine order, Decision question) {
    SnaphanceDecision choice = (SnaphanceDecision) question;
    SnaphanceState table = choice.table();
    for (int i = 0; i < choice.size(); i++) {
      if (choice.order(i) == SnaphanceOrder.ACT) {
        int stand = choice.number(i);
        boolean fights = table.foe[stand] != SnaphanceState.GONE;
        if (fights && order.text().equals(SnaphanceStatements.fightsOn(table.name[stand]))) {
          return i;
        }
      }
    }
    return -1;
  }

  @Override
  public int optionTowards(OrderLine order, Decision question) {
    SnaphanceDecision choice = (SnaphanceDecision) question;
    Read read = Read.of(order);
    for (int i = 0; i < choice.size(); i++) {
      int number = choice.number(i);
      boolean leads =
          switch (choice.order(i)) {
            case DECLARE -> ofGroup(read, choice.table(), number);
            case ACT -> mustAct(read, choice.table(), number);
            case JOIN ->
                choice.decision() == SnaphanceDecisionType.GROUP_MOVE
                    && read.subjects.contains(choice.table().name[number])
                    && !read.rallies()
                    && !read.goesOnOpportunity();
            case GO ->
                choice.decision() == SnaphanceDecisionType.GROUP_MOVE
                    && about(read, choice)
                    && noneIsLeftToJoin(read, choice);
            case ACT_DISORDERED, LEAVE_OPPORTUNITY -> about(read, choice);
            default -> false;
          };
      if (leads) {
        return i;
      }
    }
    return -1;
  }

  /** Whether no stand named in an order can still join the deciding stand. */
  private static boolean noneIsLeftToJoin(Read read, SnaphanceDecision choice) {
    for (int i = 0; i < choice.size(); i++) {
      if (choice.order(i) == SnaphanceOrder.JOIN
          && read.subjects.contains(choice.table().name[choice.number(i)])) {
        return false;
      }
    }
    return true;
  }

  /** Whether the subject of an order belongs to a group. */
  private static boolean ofGroup(Read read, SnaphanceState table, int group) {
    return read.subjects.contains(table.generalLabel[group])
        || Arrays.stream(table.members[group])
            .anyMatch(stand -> read.subjects.contains(table.name[stand]));
  }

  /**
   * Whether an order needs a stand to act: its own, one a General is to join or leave, or the enemy
   * of a stand that supports or fights.
   */
  private static boolean mustAct(Read read, SnaphanceState table, int stand) {
    String name = table.name[stand];
    boolean byGeneral =
        Arrays.stream(table.generalLabel).anyMatch(each -> read.subjects.contains(each));
    int foe = table.foe[stand];
    return (!read.subjects.isEmpty() && read.subjects.getFirst().equals(name))
        || (byGeneral && !read.verb.equals("rides") && read.rest.contains(name))
        || (foe != SnaphanceState.GONE && read.subjects.contains(table.name[foe]));
  }

  @Override
  public boolean isIdle(Decision question) {
    return switch (((SnaphanceDecision) question).decision()) {
      case INITIATIVE, NEXT_STAND, ACT, MOVE_ON, GROUP_MOVE, RALLY, FIRE_AFTER_MOVE, AFTER_FIRE ->
          true;
      default -> false;
    };
  }
}
