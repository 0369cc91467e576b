package dev.muster.rules.snaphance;

import dev.muster.rules.geometry.Aspect;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Temper;

/**
 * What an option promises, in expected SP, judged from what every player at the table can see: no
 * dice to come, no thoughts of the enemy. What a rule says it asks of the rules; the weights are
 * its own.
 */
final class FormerOutlook {
  /** Settles a tie between two stands by their number; hexes come in the order of the map. */
  private static final double TIE = 1e-9;

  /** SP a charge must promise more to a Support Stand, which is there to shoot (SN-2.0-04). */
  private static final double SHYNESS = 0.8;

  private final Table table;
  private final Obedience obedience;
  private final FormerPlans plans;

  private Temper temper = Temper.STEADY;

  // what is the same for every option of one question
  private final FormerFoes[] foesOf;
  private FormerFoes foes;
  private double chance;
  private double approachHere;
  private int facesHere;
  private double strayed;

  FormerOutlook(Table table) {
    this.table = table;
    obedience = new Obedience(table);
    plans = new FormerPlans(table);
    foesOf = new FormerFoes[] {new FormerFoes(table, 0), new FormerFoes(table, 1)};
    foes = foesOf[0];
  }

  private double hits(int dice) {
    return table.rules.expectedHits(dice);
  }

  /** Begins to weigh a question: gathers the enemies in sight once for all its options. */
  public void lookAt(Choice choice, Temper how) {
    temper = how;
    plans.turnTo(choice.group());
    foes = foesOf[choice.side()];
    foes.look();
    int stand = choice.stand();
    int here = stand == Table.GONE ? Table.GONE : table.hex[stand];
    if (choice.decision() == Decision.MOVE_ON) {
      chance = obedience.chance(stand, Math.max(0, table.moves[stand] - 1));
    }
    if (here != Table.GONE) {
      approachHere = approach(stand, here);
      facesHere = faces(here, table.facing[stand]);
    }
    if (choice.decision() == Decision.GENERAL_MOVE) {
      strayed = apart(choice.group(), table.general[choice.group()]);
    }
  }

  /** Worth of an option; higher is better, 0 is doing nothing. */
  public double worth(Choice choice, int option) {
    int number = choice.number(option);
    int stand = choice.stand();
    return switch (choice.order(option)) {
      case DECLARE -> urgency(number);
      case ACT -> standUrgency(number);
      case HOLD, STOP, WAIT, STAND, HOLD_FIRE, GENERAL_STAYS, STAY_APART, DETACH -> 0;
      case RALLY -> 1;
      case RALLY_TOGETHER -> 0.5;
      case ACT_DISORDERED -> 0;
      case GO_ON_OPPORTUNITY -> opportunity(stand);
      case GO_ON_OPPORTUNITY_TOGETHER -> -1;
      case FIRE -> fire(stand, number, 0) + 0.2;
      case FIRE_FRONT_RANK -> fire(stand, number, 0) * 0.7;
      case FIRE_THEN_MOVE, FIRE_KEEPING_CHARGE -> fire(stand, number, 1) + retiring(stand);
      case MOVE -> moveOption(choice, number);
      case GENERAL_TO -> general(choice.group(), number);
      // a gun needs few tests, and moves too little to lead a group from
      case ATTACH, STAY_ATTACHED -> table.type[stand].artillery ? -0.2 : 0.2;
      case GO -> 0;
      case JOIN -> -1;
      case EVADE_TO -> evade(choice, stand, number);
      case FIRE_AND_DIE, FIGHT -> -1;
      case REACT_FIRE -> 0.4 + fire(stand, number, 0);
      case REACT_FIRE_BOTH -> 0.5 + fire(stand, number, 0);
      case REACT_FIRE_FRONT, REACT_FIRE_REAR -> 0.3 + fire(stand, number, 0);
      case REACT_CHARGE ->
          stand == Table.GONE
              ? table.front(number)
              : exchange(stand, table.hex[stand], number, true)
                  + plans.reacting(stand, table.hex[number]);
      case ABORT -> table.disordered[stand] ? 0.3 : -0.2;
      case GO_ON -> table.front(stand) * 0.1;
      case OPPONENT -> -table.front(number) + (aspectFrom(stand, number).flankOrRear() ? 2 : 0);
      case ALLOT -> -number * 0.001;
      case SUPPORT -> -table.front(number);
      case CONTACT_FIRE -> 1;
      case THROW_FIRST, CHARGE_TO -> 0;
      case TURN -> table.foe[stand] == Table.GONE ? facingWorth(stand, number) : 1;
      case KEEP_FACING -> 0;
      case RETREAT_TO -> safety(stand, number) + 0.5;
      // the first option where going on costs SP
      case STOP_RETREAT -> option == 0 ? 3 : 0.4;
      case OFF_BOARD -> -5;
      case BOUNCE_TO -> safety(stand, number);
      case FIGHT_ON -> table.front(stand) > 3 ? 0.5 : -0.5;
      case BOUNCE -> 0;
      case PURSUE -> 0.6 + plans.pursuing();
      case STAY -> 0;
      case PURSUE_TO -> -distanceToMiddle(number);
      case RIDE_TO, FIRST, MELEE_FIRST -> 0;
      case KEEP_OPPORTUNITY -> opportunity(stand) + 0.1;
      case LEAVE_OPPORTUNITY -> leaving(stand);
      case PUSH_TO -> safety(stand, number);
      case PLACE_AT -> 0;
      case COUNT -> 1;
      case DO_NOT_COUNT -> 0;
    };
  }

  private double urgency(int g) {
    int nearest = 99;
    for (int stand : table.members[g]) {
      if (table.onBoard(stand)) {
        nearest = Math.min(nearest, nearest(stand, table.hex[stand]));
      }
    }
    return -nearest;
  }

  private double standUrgency(int stand) {
    return -nearest(stand, table.hex[stand])
        + (table.type[stand].mounted ? 0.5 : 0)
        + (table.type[stand].artillery ? 3 : 0);
  }

  /** Expected hits of fire, more at a stand that is shaken already. */
  private double fire(int stand, int target, int intent) {
    int range = table.grid.distance(table.hex[stand], table.hex[target]);
    int column = range <= Firing.FARTHEST ? table.type[stand].fire[range] : StandType.BLANK;
    if (column == StandType.BLANK) {
      return 0;
    }
    int dice = table.dice(stand) + column + intent * table.rules.fireBeforeMove;
    dice -= table.disordered[stand] ? table.rules.disorderFireDice : 0;
    // the second rank is mostly a strength point smaller
    double second = table.type[stand].pistols ? hits(dice + table.rules.rearRankFire - 1) : 0;
    return (hits(dice) + second) * (table.disordered[target] ? 1.6 : 1.0);
  }

  /** A stand that delays gives up a die rather than the chance to fall back. */
  private double retiring(int stand) {
    boolean barred = table.type[stand].combat && table.rules.finalEdition; // (4.7)
    boolean pressed =
        !barred
            && plans.says(Plan.Stance.DELAY)
            && plans.suits(stand, table.hex[stand], nearest(stand, table.hex[stand])) < 0;
    return pressed ? 0.6 : 0;
  }

  private double opportunity(int stand) {
    int near = nearest(stand, table.hex[stand]);
    double wish = near <= 3 ? 0.15 : -0.3;
    return wish + (plans.stays() ? 0.4 : 0) + (temper == Temper.CAUTIOUS ? 0.2 : 0);
  }

  private double leaving(int stand) {
    if (plans.stays()) {
      // only to get where the plan wants it
      int near = nearest(stand, table.hex[stand]);
      return plans.suits(stand, table.hex[stand], near) < 0 ? 1 : 0;
    }
    return nearest(stand, table.hex[stand]) > 4 ? 0.3 : 0.05;
  }

  private double moveOption(Choice choice, int move) {
    Moves found = choice.moves();
    int stand = choice.stand();
    if (choice.decision() == Decision.BREAK_OFF) {
      return nearest(stand, found.endHex[move]);
    }
    double worth = move(stand, found, move);
    if (choice.decision() == Decision.MOVE_ON) {
      double risk = temper == Temper.BOLD ? 0.35 : temper == Temper.CAUTIOUS ? 0.9 : 0.6;
      worth = worth * (0.4 + 0.6 * chance) - risk * (1 - chance);
    }
    return worth;
  }

  private double move(int stand, Moves found, int move) {
    int hex = found.endHex[move];
    int facing = found.endFacing[move];
    double worth = found.disorders[move] ? -1.2 : 0;
    if (found.charge[move]) {
      double boldness = temper == Temper.BOLD ? 0.5 : temper == Temper.CAUTIOUS ? -0.5 : 0;
      double shyness = table.type[stand].combat ? 0 : SHYNESS;
      return worth + charge(stand, hex, facing) + boldness - shyness + plans.charging(stand, hex);
    }
    worth += approach(stand, hex) - approachHere;
    worth += 0.12 * (faces(hex, facing) - facesHere);
    worth -= 0.25 * foes.danger(hex, facing);
    return worth - (table.type[stand].artillery ? 0.4 : 0.05);
  }

  /** How good a place is by its distance to where the stand wants to be. */
  private double approach(int stand, int hex) {
    StandType type = table.type[stand];
    if (plans.leads(stand, nearest(stand, table.hex[stand]))) {
      return plans.suits(stand, hex, nearest(stand, hex));
    }
    int wanted = type.artillery ? 4 : type.combat || type.chargeBonus > 0 ? 1 : 2;
    if (type.shot) {
      wanted = 2;
    }
    if (temper == Temper.CAUTIOUS && !plans.says(Plan.Stance.ATTACK)) {
      wanted += 2;
    }
    return -0.25 * Math.abs(nearest(stand, hex) - wanted);
  }

  private double charge(int stand, int hex, int facing) {
    double best = -2;
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.grid.neighbour(hex, (facing + which) % 6), table.side[stand]);
      if (enemy != Table.GONE) {
        best = Math.max(best, exchange(stand, hex, enemy, hex != table.hex[stand]));
      }
    }
    return best;
  }

  /** Expected gain of charging an enemy from a hex: hits given less hits taken, fire included. */
  private double exchange(int stand, int hex, int enemy, boolean moved) {
    int there = table.hex[enemy];
    StandType other = table.type[enemy];
    boolean front = table.grid.isFront(there, table.facing[enemy], hex);
    boolean bonus =
        moved && ChargeBonus.allowed(table, stand, hex, enemy) && !table.bonusLost[stand];
    int shaken = table.disordered[stand] ? table.rules.disorderMeleeDice : 0;
    int mine =
        table.dice(stand)
            + (bonus ? ChargeBonus.left(table, stand) : 0)
            + (front ? 0 : table.rules.flankDice(table.type[stand].heavy))
            - shaken
            + support(table.side[stand], enemy, stand, Table.GONE);
    int his =
        table.dice(enemy)
            - (table.disordered[enemy] ? table.rules.disorderMeleeDice : 0)
            + supportAgainst(table.side[enemy], hex, enemy);
    boolean shoots = front && other.fire[1] != StandType.BLANK;
    double shot = shoots ? hits(table.dice(enemy) + other.fire[1]) : other.horse ? 0.3 : 0;
    if (other.skirmisher && !table.ground.cover(there)) {
      return 0.9 - 0.4 * shot;
    }
    double weight = table.disordered[enemy] ? 1.4 : 1.0;
    double staying = 0.12 * (table.strength(stand) - table.strength(enemy));
    return 0.35 + weight * hits(mine) - (1 + 0.3 * shaken) * hits(his) - 0.5 * shot + staying;
  }

  /** Dice of friends that face an enemy and would support. */
  private int support(int side, int enemy, int except, int other) {
    return supportOn(side, table.hex[enemy], except, other);
  }

  private int supportAgainst(int side, int hex, int except) {
    return supportOn(side, hex, except, Table.GONE);
  }

  private int supportOn(int side, int target, int except, int other) {
    int dice = 0;
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(target, d);
      int friend = there < 0 ? Table.GONE : table.occupant[there];
      if (friend != Table.GONE
          && friend != except
          && friend != other
          && table.side[friend] == side
          && !table.type[friend].skirmisher
          && table.grid.isFront(there, table.facing[friend], target)) {
        dice += Math.ceilDiv(table.dice(friend), 2);
      }
    }
    return dice;
  }

  private double general(int g, int hex) {
    int stand = table.occupant[hex];
    if (stand == Table.GONE || table.group[stand] != g) {
      return -1;
    }
    double apart = apart(g, hex);
    double wanted =
        (table.disordered[stand] && !table.engaged(stand) && !table.acted[stand] ? 0.6 : 0)
            + (table.foe[stand] != Table.GONE ? 0.3 : 0);
    return wanted + strayed - apart - 0.15 - TIE * stand;
  }

  /** How far a General in a hex is from the stands of his group. */
  private double apart(int g, int hex) {
    double apart = 0;
    for (int other : table.members[g]) {
      if (table.onBoard(other)) {
        int distance = table.grid.distance(hex, table.hex[other]);
        apart += distance > 4 ? 0.4 : 0.02 * distance;
      }
    }
    return apart;
  }

  private double evade(Choice choice, int stand, int hex) {
    boolean skirmisher = table.type[stand].skirmisher;
    double wish =
        choice.decision() == Decision.EVADE_AGAIN
            ? obedience.chance(stand, 0) - 0.4
            : choice.decision() == Decision.SKIRMISHERS_FIGHT ? 0.1 : skirmisher ? 2 : 0.6;
    return wish + 0.05 * safety(stand, hex);
  }

  private double safety(int stand, int hex) {
    return 0.1 * Math.min(10, nearest(stand, hex))
        - (ZoneOfControl.covers(table, table.side[stand], hex) ? 1 : 0);
  }

  private double facingWorth(int stand, int facing) {
    return 0.12 * (faces(table.hex[stand], facing) - facesHere) + opportunity(stand);
  }

  private Aspect aspectFrom(int stand, int enemy) {
    return table.grid.aspect(table.hex[enemy], table.facing[enemy], table.hex[stand]);
  }

  private double distanceToMiddle(int hex) {
    int middle = table.grid.height() / 2 * table.grid.width() + table.grid.width() / 2;
    int opposite = table.grid.size() - 1 - middle; // a board of even rows has two
    return 0.05 * (table.grid.distance(hex, middle) + table.grid.distance(hex, opposite));
  }

  /** Distance to the nearest enemy of the side that is asked. */
  private int nearest(int stand, int hex) {
    return foes.distance(hex);
  }

  /** Whether the nearest enemy is in front of a stand in a hex; -1 where there is none. */
  private int faces(int hex, int facing) {
    int enemy = foes.nearest(hex);
    if (enemy == Table.GONE) {
      return -1;
    }
    return 2 * table.grid.projection(facing, hex, enemy) >= foes.distance(hex) ? 1 : 0;
  }
}
