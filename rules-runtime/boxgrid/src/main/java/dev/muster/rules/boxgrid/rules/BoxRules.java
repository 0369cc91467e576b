package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The readings of the rules and their numbers, read once from the rulebook and the scenario. */
public final class BoxRules {
  /** Which units can form a hedgehog (BG-D17). */
  enum Hedgehog {
    MINIMAL,
    LISTED,
    OFF
  }

  /** Whether thin foot evades heavy horse (BG-045). */
  public enum Permission {
    NONE,
    MAY,
    MUST
  }

  private final String book;
  private final Map<String, String> switches = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  // the turn
  public final boolean secondSideBegins;
  final boolean passiveThrowsFirst;
  final int turns;
  final int zoneRows;
  final int breakPercent;

  /** Least a die shows that hits. */
  final int hitScore;

  // movement
  final int heavyFootActions;
  final int lightFootActions;
  final int heavyMountedActions;
  final int lightMountedActions;
  final int elephantActions;
  final int artilleryActions;
  final int forwardCost;
  final int diagonalCost;
  final int turnCost;
  final int aboutCost;
  public final int chargeCost;
  final boolean turnsFree;
  final boolean diagonalForMountedAlone;
  final boolean elephantsStayFormed;
  final boolean elephantsUnformAsMounted;
  final boolean elephantsOrdered;

  // momentum
  final int momentumSight;
  final boolean ownCrossingCounts;
  final boolean contactAsTheyStand;
  final boolean apartEndsMomentum;

  // charges and evading
  final Permission footEvadesHorse;
  final boolean offTableFlees;
  final boolean haltEndsMomentum;
  final boolean caracole;
  final boolean salvoBeforeEvade;
  final boolean lightTakesGuns;
  final boolean diagonalFootAtEngagedAlone;
  final boolean diagonalUnformsAtOnce;
  final boolean diagonalTargetTurns;
  final boolean turnThenDiagonal;
  final boolean evadesInMelee;
  final int withdrawal;
  final Hedgehog hedgehog;

  // geometry
  final boolean narrowFront;
  final boolean rangeInSteps;
  final boolean arcStraight;
  final boolean sightFree;
  final boolean contactBySides;
  final int commandRange;

  // shooting
  final boolean massedByPhase;
  final boolean massedShakes;
  final boolean shootsIntoMelee;

  // melee and tests
  final boolean hitsHeal;
  final boolean markers;
  final boolean markerInCascades;
  final boolean shakenAtOnce;
  final boolean statusBefore;
  final boolean sameArmOrder;
  final boolean shockOfCharge;
  final boolean attackersApart;
  final boolean ownMeleesAlone;
  final boolean tiePassiveFirst;
  final boolean tieWithoutHits;
  final boolean winnerExempt;
  final int flightPath;
  final boolean pursuitAfterTie;
  final boolean pursuitHalts;
  final boolean transfer;
  final int transferMost;

  private BoxRules(Rulebook rulebook, Map<String, String> changes) {
    book = rulebook.name();
    rulebook.switches().forEach(each -> switches.put(each.key(), each.defaultValue()));
    switches.putAll(changes);
    rulebook.numbers().forEach(each -> numbers.put(each.key(), each.value()));
    secondSideBegins = is("first_turn", "second");
    passiveThrowsFirst = is("first_dice", "passive");
    turns = number("turns");
    zoneRows = number("zone-rows");
    breakPercent = number("break-percent");
    hitScore = number("hit-score");
    heavyFootActions = number("actions-heavy-foot");
    lightFootActions = number("actions-light-foot");
    heavyMountedActions = number("actions-heavy-mounted");
    lightMountedActions = number("actions-light-mounted");
    elephantActions = number("actions-elephants");
    artilleryActions = number("actions-artillery");
    forwardCost = number("cost-forward");
    diagonalCost = number("cost-diagonal");
    turnCost = number("cost-turn");
    aboutCost = number("cost-about");
    chargeCost = number("cost-charge");
    turnsFree = is("turning", "free");
    diagonalForMountedAlone = is("diagonal_moves", "mounted");
    elephantsStayFormed = !is("elephants_lost_action", "unforms");
    elephantsUnformAsMounted = !is("elephants_terrain", "none");
    elephantsOrdered = is("elephants_order", "listed");
    momentumSight = number("momentum-sight");
    ownCrossingCounts = is("momentum_crossing", "own");
    contactAsTheyStand = is("momentum_contact", "still");
    apartEndsMomentum = is("momentum_apart", "ends");
    footEvadesHorse = Permission.valueOf(word("evade_foot_v_mounted", "none"));
    offTableFlees = is("evade_off_table", "fled");
    haltEndsMomentum = is("finish_charge_failed", "loses_momentum");
    caracole = !is("caracole", "off");
    salvoBeforeEvade = !is("salvo_before_evade", "false");
    lightTakesGuns = is("guns_and_camps", "by_all");
    diagonalFootAtEngagedAlone = is("diagonal_foot", "engaged_alone");
    diagonalUnformsAtOnce = is("diagonal_target_unformed", "declaration");
    diagonalTargetTurns = is("diagonal_reaction", "turns");
    turnThenDiagonal = !is("turn_then_diagonal", "false");
    evadesInMelee = is("charged_in_melee", "evades");
    withdrawal = number("withdrawal");
    hedgehog = Hedgehog.valueOf(word("hedgehog", "minimal"));
    narrowFront = is("front", "one");
    rangeInSteps = is("range", "steps");
    arcStraight = is("arc", "column");
    sightFree = is("sight", "free");
    contactBySides = is("contact", "four");
    commandRange = number("command-range");
    massedByPhase = is("massed_hits", "per_phase");
    massedShakes = is("massed_archery_failed", "shaken");
    shootsIntoMelee = is("shooting_into_melee", "allowed");
    hitsHeal = is("hits_heal", "rally");
    markers = !is("cat_marker", "none");
    markerInCascades = is("cat_marker_cascade", "counts");
    shakenAtOnce = is("shaken_hits", "at_once");
    statusBefore = is("status_at_test", "before");
    sameArmOrder = is("order_superiority", "same_arm");
    shockOfCharge = is("shock", "charge");
    attackersApart = is("many_attackers", "apart");
    ownMeleesAlone = is("melees_fought", "own_phase");
    tiePassiveFirst = is("tie_tests", "passive_first");
    tieWithoutHits = !is("tie_without_hits", "none");
    winnerExempt = is("winner_in_cascade", "exempt");
    flightPath = number("flight-path");
    pursuitAfterTie = is("pursuit_after_tie", "true");
    pursuitHalts = is("pursuit_meets", "halts");
    transfer = is("hit_transfer", "allowed");
    transferMost = number("hit-transfer");
  }

  /** Reads the rulebook's switches with the scenario's changes on top. */
  public static BoxRules of(BattleProgram program) {
    return new BoxRules(program.rulebook(), program.scenario().switches());
  }

  /**
   * Reads a rulebook with its own settings of the switches.
   *
   * @throws IllegalArgumentException if it lacks a number of the rules
   */
  public static BoxRules of(Rulebook book) {
    return new BoxRules(book, Map.of());
  }

  private int number(String key) {
    Integer value = numbers.get(key);
    if (value == null) {
      throw new IllegalArgumentException("rulebook " + book + " lacks the number " + key);
    }
    return value;
  }

  /**
   * Range in boxes of a weapon in the hands of an arm; 0 if the arm does not shoot with it (BG-075
   * to BG-088).
   *
   * @param kind {@code foot}, {@code mounted}, {@code massed}, {@code case} or {@code ball}
   */
  public int range(String kind, BoxMissile weapon) {
    return numbers.getOrDefault("range-" + kind + "-" + weapon.key(), 0);
  }

  private boolean is(String key, String value) {
    return value.equals(switches.get(key));
  }

  private String word(String key, String usual) {
    return switches.getOrDefault(key, usual).toUpperCase(Locale.ROOT);
  }
}
