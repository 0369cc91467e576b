package dev.muster.rules.snaphance.commander;

import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.geometry.Aspect;
import dev.muster.rules.snaphance.rules.FiringRanks;
import dev.muster.rules.snaphance.rules.MoveList;
import dev.muster.rules.snaphance.rules.OrderTestTerms;
import dev.muster.rules.snaphance.rules.RangedFire;
import dev.muster.rules.snaphance.rules.SnaphanceDecision;
import dev.muster.rules.snaphance.rules.SnaphanceDecisionType;
import dev.muster.rules.snaphance.rules.SnaphanceOrder;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;

/**
 * Evaluates an option in expected SP from what every player at the table can see; it uses neither
 * future dice nor the enemy's intentions. It applies the rules themselves; the weights are its own.
 */
public final class SnaphanceOptionEvaluator implements SnaphanceDecision.OptionEvaluator {
  private final SnaphanceState table;
  private final EvaluationContext seen;
  private final OrderTestTerms obedience;
  private final FireScore fire;
  private final MeleeScore melee;
  private final PlaceScore place;
  private final GeneralScore general;
  private final JointChargeScore joint;
  private final GroupPurpose purposes;
  private double chance;

  /** The cost of no action for the deciding stand. */
  private double waiting;

  public SnaphanceOptionEvaluator(SnaphanceState table) {
    this.table = table;
    seen = new EvaluationContext(table);
    obedience = new OrderTestTerms(table);
    fire = new FireScore(seen);
    melee = new MeleeScore(seen);
    place = new PlaceScore(seen, melee);
    general = new GeneralScore(seen);
    joint = new JointChargeScore(seen, melee);
    purposes = new GroupPurpose(table, seen.plans);
  }

  /** Begins to weigh a question: gathers the enemies in sight once for all its options. */
  void lookAt(SnaphanceDecision choice, EvaluationWeights<SnaphanceWeight> weights, boolean plans) {
    seen.focusOn(choice, weights, plans);
    int stand = choice.stand();
    waiting = acts(choice.decision()) ? seen.waiting(stand) : 0;
    if (choice.decision() == SnaphanceDecisionType.MOVE_ON) {
      chance = obedience.chance(stand, Math.max(0, table.moves[stand] - 1));
    }
    if (stand != SnaphanceState.GONE && table.onBoard(stand) && goesSomewhere(choice.decision())) {
      place.setOrigin(stand, table.hex[stand]);
    }
    if (choice.decision() == SnaphanceDecisionType.GENERAL_MOVE) {
      general.setOrigin(choice.group());
    }
  }

  @Override
  public String purpose(int group) {
    return purposes.of(group);
  }

  private static boolean acts(SnaphanceDecisionType decision) {
    return decision == SnaphanceDecisionType.ACT || decision == SnaphanceDecisionType.MOVE_ON;
  }

  private static boolean goesSomewhere(SnaphanceDecisionType decision) {
    return switch (decision) {
      case ACT, AFTER_FIRE, MOVE_ON, OPPORTUNITY_TURN, AFTER_EVADE, AFTER_SKIRMISHERS -> true;
      default -> false;
    };
  }

  /** Returns the score of an option; higher is better, 0 means no action. */
  @Override
  public double score(SnaphanceDecision choice, int option) {
    return score(choice, option, Double.NEGATIVE_INFINITY);
  }

  /** Returns the same if it is above a bound, otherwise a value that is not above it. */
  double score(SnaphanceDecision choice, int option, double above) {
    int number = choice.number(option);
    int stand = choice.stand();
    return switch (choice.order(option)) {
      case DECLARE -> urgency(number);
      case ACT -> standUrgency(number);
      case HOLD, STOP -> -waiting;
      case WAIT, STAND, HOLD_FIRE, GENERAL_STAYS, STAY_APART, DETACH -> 0;
      case RALLY -> 1;
      case RALLY_TOGETHER -> led(stand) ? 1.1 : 0.5;
      case ACT_DISORDERED -> 0;
      // a stand that has left it in this turn does not test for it again
      case GO_ON_OPPORTUNITY ->
          table.leftOpportunity[stand] ? -1 - waiting : opportunity(stand) - waiting;
      // Each stand decides separately whether it joins, so the score without the others is that of
      // a single action.
      case GO_ON_OPPORTUNITY_TOGETHER ->
          table.leftOpportunity[stand]
              ? -1 - waiting
              : opportunity(stand) + seen.weight(SnaphanceWeight.WATCH_TOGETHER) - waiting;
      case FIRE ->
          fire.score(stand, number, FiringRanks.BOTH, 0)
              + seen.weight(SnaphanceWeight.FIRE)
              - onlyFires(stand);
      case FIRE_FRONT_RANK -> fire.score(stand, number, FiringRanks.FRONT, 0) - onlyFires(stand);
      case FIRE_THEN_MOVE, FIRE_KEEPING_CHARGE ->
          fire.score(stand, number, FiringRanks.BOTH, 1)
              + seen.weight(SnaphanceWeight.KEEPS_CHARGE)
              + place.turnAway(stand)
              + fire.retiringScore(stand);
      case MOVE -> moveOption(choice, number, above);
      case GENERAL_TO -> general.rideScore(choice.group(), number);
      // a gun needs few tests, and moves too little to lead a group from
      case ATTACH, STAY_ATTACHED -> general.attachScore(stand);
      case GO -> 0;
      case JOIN -> join(choice, number);
      case EVADE_TO -> evade(choice, stand, number);
      case FIRE_AND_DIE, FIGHT -> -1;
      case REACT_FIRE, REACT_FIRE_BOTH -> reacting(stand, number, FiringRanks.BOTH);
      case REACT_FIRE_FRONT -> reacting(stand, number, FiringRanks.FRONT);
      case REACT_FIRE_REAR -> reacting(stand, number, FiringRanks.REAR);
      case REACT_CHARGE ->
          stand == SnaphanceState.GONE
              ? table.front(number)
              : melee.exchangeScore(stand, table.hex[stand], number, true)
                  + seen.weight(SnaphanceWeight.REACT_CHARGE)
                  + seen.plans.reactionScore(stand, table.hex[number]);
      case ABORT -> table.disordered[stand] ? 0.3 : -0.2;
      case GO_ON -> table.front(stand) * seen.weight(SnaphanceWeight.GO_ON);
      case OPPONENT -> -table.front(number) + (aspectFrom(stand, number).flankOrRear() ? 2 : 0);
      case ALLOT -> -number * 0.001;
      case SUPPORT -> -table.front(number);
      case CONTACT_FIRE -> 1;
      case THROW_FIRST, CHARGE_TO -> 0;
      case TURN ->
          table.foe[stand] == SnaphanceState.GONE
              ? place.facing(stand, number) + opportunity(stand)
              : 1;
      case KEEP_FACING -> 0;
      case RETREAT_TO -> goingBack(stand, number) + 0.5;
      // the first option where going on costs SP
      case STOP_RETREAT -> option == 0 ? 3 : 0.4;
      case OFF_BOARD -> -5;
      case BOUNCE_TO -> goingBack(stand, number);
      case FIGHT_ON -> table.front(stand) > 3 ? 0.5 : -0.5;
      case BOUNCE -> 0;
      case PURSUE ->
          seen.weight(SnaphanceWeight.PURSUE) + seen.plans.pursuitScore() - riding(stand);
      case STAY -> 0;
      case PURSUE_TO -> -place.distanceToMiddle(number);
      case RIDE_TO, FIRST, MELEE_FIRST -> 0;
      case KEEP_OPPORTUNITY -> opportunity(stand) + 0.1;
      case LEAVE_OPPORTUNITY -> leaving(stand);
      case PUSH_TO -> place.safety(stand, number);
      case PLACE_AT -> 0;
      case COUNT -> 1;
      case DO_NOT_COUNT -> 0;
    };
  }

  /**
   * Returns the next ride of a General after an option that leads to a stand of his group. All
   * others are worth less than to stay, which is the first option.
   */
  int nextRide(SnaphanceDecision choice, int option) {
    int next = option + 1;
    while (next < choice.size()
        && choice.order(next) == SnaphanceOrder.GENERAL_TO
        && !general.joinsOwn(choice.group(), choice.number(next))) {
      next++;
    }
    return next;
  }

  /** A Combat Stand that fires when it might charge waits as well. */
  private double onlyFires(int stand) {
    return table.type[stand].combat ? seen.weight(SnaphanceWeight.FIRE_WAITS) * waiting : 0;
  }

  /**
   * Returns the waiting cost of a move: less if it comes nearer to the enemy, more if it goes away.
   */
  private double lingers(int stand, MoveList found, int move) {
    int nearer = seen.enemyDistance(table.hex[stand]) - seen.enemyDistance(found.endHex[move]);
    double share = nearer > 0 ? seen.weight(SnaphanceWeight.NEARER_WAITS) : nearer < 0 ? 2 : 1;
    return share * waiting;
  }

  private double urgency(int g) {
    int nearest = 99;
    for (int stand : table.members[g]) {
      if (table.onBoard(stand)) {
        nearest = Math.min(nearest, seen.enemyDistance(table.hex[stand]));
      }
    }
    return -nearest + seen.weight(SnaphanceWeight.DECLARE_FLANK) * turned(g);
  }

  /** Returns the number of flanks and rears exposed to stands of a group that could charge. */
  private int turned(int g) {
    int turned = 0;
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) && table.type[stand].chargeBonus > 0 && !table.engaged(stand)) {
        turned += seen.foes.turned(table.hex[stand]);
      }
    }
    return turned;
  }

  private double standUrgency(int stand) {
    StandType type = table.type[stand];
    return -seen.enemyDistance(table.hex[stand])
        + (type.mounted ? seen.weight(SnaphanceWeight.MOUNTED_FIRST) : 0)
        + (type.artillery ? seen.weight(SnaphanceWeight.GUNS_FIRST) : 0)
        + (shoots(stand) && !type.artillery ? seen.weight(SnaphanceWeight.SHOT_FIRST) : 0);
  }

  /** Whether the nearest enemy is within its range, in sight or not. */
  private boolean shoots(int stand) {
    StandType type = table.type[stand];
    int near = seen.enemyDistance(table.hex[stand]);
    return type.canFire
        && !table.engaged(stand)
        && near <= RangedFire.FARTHEST
        && type.fire[near] != StandType.BLANK;
  }

  /** Whether the General is attached to the stand, and helps all that test with it (3.1, 4.9). */
  private boolean led(int stand) {
    return table.attachedTo[table.group[stand]] == stand;
  }

  /** Far from the enemy they march in step, and with their General they test as one. */
  private double join(SnaphanceDecision choice, int friend) {
    int stand = choice.stand();
    if (choice.decision() != SnaphanceDecisionType.GROUP_MOVE) {
      return table.disordered[friend] || led(stand) || watches(friend) ? 0.1 : -1;
    }
    double from = seen.weight(SnaphanceWeight.TOGETHER_FROM);
    boolean far =
        seen.enemyDistance(table.hex[stand]) > from && seen.enemyDistance(table.hex[friend]) > from;
    if (far) {
      return seen.plans.prefersToStay() ? -1 : seen.weight(SnaphanceWeight.TOGETHER);
    }
    return seen.weight(SnaphanceWeight.JOINT_CHARGE) == 0 || seen.plans.prefersToStay()
        ? -1
        : joint.gain(stand, choice.together(), friend);
  }

  private double reacting(int stand, int target, FiringRanks ranks) {
    return seen.weight(SnaphanceWeight.REACT) + fire.score(stand, target, ranks, 0);
  }

  /** Whether a friend has an enemy to wait for, and no enemy to fire at instead. */
  private boolean watches(int friend) {
    return opportunity(friend) > 0 && !shoots(friend);
  }

  private double opportunity(int stand) {
    int near = seen.enemyDistance(table.hex[stand]);
    if (seen.plans.prefersToStay() && seen.plans.placeScore(stand, table.hex[stand], near) < 0) {
      return seen.weight(SnaphanceWeight.WATCH_FAR);
    }
    double wish =
        near <= 3 ? seen.weight(SnaphanceWeight.WATCH) : seen.weight(SnaphanceWeight.WATCH_FAR);
    wish += table.type[stand].canFire ? 0 : seen.weight(SnaphanceWeight.WATCH_CHARGE);
    return wish + (seen.plans.prefersToStay() ? 0.4 : 0);
  }

  private double leaving(int stand) {
    if (place.hasView()) {
      return 1; // who waits with an enemy before his guns has to see him move
    }
    if (seen.plans.prefersToStay()) {
      // only to follow the plan
      int near = seen.enemyDistance(table.hex[stand]);
      return seen.plans.placeScore(stand, table.hex[stand], near) < 0 ? 1 : 0;
    }
    return seen.enemyDistance(table.hex[stand]) > 4 ? 0.3 : 0.05;
  }

  /** Returns the safety of a stand that goes back to a hex with its present facing. */
  private double goingBack(int stand, int hex) {
    return place.safety(stand, hex)
        - seen.weight(SnaphanceWeight.BACK_EXPOSED) * seen.danger(stand, hex, table.facing[stand]);
  }

  /**
   * Returns the expected loss from enemies that could strike the flank or rear of a stand that has
   * ridden on.
   */
  private double riding(int stand) {
    double most = 0;
    for (int which = 0; which < 2; which++) {
      int hex = table.frontHex(stand, which);
      most = hex < 0 ? most : Math.max(most, seen.danger(stand, hex, table.facing[stand]));
    }
    return seen.weight(SnaphanceWeight.PURSUE_EXPOSED) * most;
  }

  private double moveOption(SnaphanceDecision choice, int move, double above) {
    MoveList found = choice.moves();
    if (choice.decision() == SnaphanceDecisionType.BREAK_OFF) {
      return seen.enemyDistance(found.endHex[move]);
    }
    if (choice.decision() != SnaphanceDecisionType.MOVE_ON) {
      return firstMove(choice, move, above);
    }
    double sure =
        seen.weight(SnaphanceWeight.EXTRA_SURE)
            + (1 - seen.weight(SnaphanceWeight.EXTRA_SURE)) * chance;
    double risk = risk(found, move) * (1 - chance);
    double least = sure > 0 ? (above + risk) / sure : Double.NEGATIVE_INFINITY;
    return firstMove(choice, move, least) * sure - risk;
  }

  /** Returns the score of a move that succeeds, like {@link #score}. */
  private double firstMove(SnaphanceDecision choice, int move, double above) {
    MoveList found = choice.moves();
    int stand = choice.stand();
    if (found.charge[move]) {
      return choice.together().size() > 1
          ? joint.score(choice.together(), found, move)
          : place.score(stand, found, move, above);
    }
    double lingers = lingers(stand, found, move);
    return place.score(stand, found, move, above + lingers) - lingers;
  }

  /** Returns the cost of an extra move that fails. */
  private double risk(MoveList found, int move) {
    double risk =
        seen.weight(SnaphanceWeight.EXTRA_RISK)
            + (found.charge[move] ? seen.weight(SnaphanceWeight.EXTRA_CHARGE) : 0);
    risk *=
        seen.enemyDistance(found.endHex[move]) > EvaluationContext.FAR
            ? seen.weight(SnaphanceWeight.EXTRA_FAR)
            : 1;
    return risk * seen.caution;
  }

  private double evade(SnaphanceDecision choice, int stand, int hex) {
    boolean skirmisher = table.type[stand].skirmisher;
    double wish =
        choice.decision() == SnaphanceDecisionType.EVADE_AGAIN
            ? obedience.chance(stand, 0) - 0.4
            : choice.decision() == SnaphanceDecisionType.SKIRMISHERS_FIGHT
                ? 0.1
                : skirmisher ? 2 : seen.weight(SnaphanceWeight.EVADE);
    return wish + 0.05 * place.safety(stand, hex);
  }

  private Aspect aspectFrom(int stand, int enemy) {
    return table.grid.aspect(table.hex[enemy], table.facing[enemy], table.hex[stand]);
  }
}
