package dev.muster.rules.snaphance;

import dev.muster.rules.battle.RuleRef;

/** The decision of one melee round: tests, losses, and who goes where (11.0 to 11.4, 12, 13). */
final class MeleeDecision {
  private static final RuleRef RESULT = RuleRef.of("11.0", "SN-11.0-03", "SN-11.3-01");
  private static final RuleRef TESTED = RuleRef.of("8.3", "SN-8.3-01");
  private static final RuleRef LOSS = RuleRef.of("11.0", "SN-11.0-04", "SN-11.0-05", "SN-8.3-02");
  private static final RuleRef NO_WAY_FINAL = RuleRef.of("12.1", "SN-12.1-06f");
  private static final RuleRef NO_WAY_DRAFT = RuleRef.of("12.1", "SN-12.1-06d");

  private final Play play;
  private final Table table;
  private final Losses losses;
  private final Morale morale;
  private final Retreat retreat;
  private final Bounce bounce;
  private final Pursuit pursuit;
  private final Contacts contacts;
  private final RuleRef noWay;

  /** Who has bounced from the melee that nobody won. */
  private final Steps bounced = new Steps();

  @SuppressWarnings("NullAway.Init") // there is a clash from the first decision on
  private Clash clash;

  private int a;
  private int d;
  private boolean testedA;
  private boolean testedD;
  private int lossA;
  private int lossD;
  private boolean shakenA;
  private boolean shakenD;
  private int hexA;
  private int hexD;
  private int winner;
  private boolean wouldHaveWon;

  MeleeDecision(
      Play play,
      Losses losses,
      Morale morale,
      Retreat retreat,
      Bounce bounce,
      Pursuit pursuit,
      Contacts contacts) {
    this.play = play;
    table = play.table;
    this.losses = losses;
    this.morale = morale;
    this.retreat = retreat;
    this.bounce = bounce;
    this.pursuit = pursuit;
    this.contacts = contacts;
    noWay = table.rules.finalEdition ? NO_WAY_FINAL : NO_WAY_DRAFT;
  }

  /** Decides the melee that has been fought with so many hits. */
  void decide(Clash fought, int attackHits, int defenceHits) {
    clash = fought;
    a = clash.attacker;
    d = clash.defender;
    hexA = table.hex[a];
    hexD = table.hex[d];
    testedA = defenceHits > 0;
    testedD = attackHits > 0;
    shakenA = table.disordered[a];
    shakenD = table.disordered[d];
    lossA = testedA ? morale.test(a, defenceHits) : 0;
    lossD = testedD ? morale.test(d, attackHits) : 0;
    settle();
  }

  private void settle() {
    int compared = lossA < lossD ? a : lossD < lossA ? d : Table.GONE;
    winner = compared;
    int costA = cost(a, d, lossA, compared == d, testedA && shakenA);
    int costD = cost(d, a, lossD, compared == a, testedD && shakenD);
    boolean deadA = costA >= table.strength(a);
    boolean deadD = costD >= table.strength(d);
    if (deadA && !deadD) {
      winner = survivor(a, d, clash.attackSupports, lossD > lossA);
      costD = cost(d, a, lossD, winner == a, testedD && shakenD);
    } else if (deadD && !deadA) {
      winner = survivor(d, a, clash.defenceSupports, lossA > lossD);
      costA = cost(a, d, lossA, winner == d, testedA && shakenA);
    } else if (deadA) {
      winner = bothDead(compared);
    }
    wouldHaveWon = winner != Table.GONE && winner == compared;
    tell(deadA, deadD);
    apply(a, testedA, costA);
    apply(d, testedD, costD);
    if (winner == Table.GONE) {
      undecided();
    } else {
      won(winner, winner == a ? d : a);
    }
  }

  /** Who wins when one Battle Stand is eliminated and the other is not (11.2). */
  private int survivor(int dead, int other, Steps supports, boolean didMore) {
    return !supports.isEmpty() && didMore ? dead : other;
  }

  /** Who wins when both Battle Stands are eliminated: a side without supports cannot (11.2). */
  private int bothDead(int compared) {
    boolean aloneA = clash.attackSupports.isEmpty();
    boolean aloneD = clash.defenceSupports.isEmpty();
    if (aloneA && aloneD) {
      return Table.GONE;
    }
    return aloneA ? d : aloneD ? a : compared;
  }

  /** SP a Battle Stand loses (11.0, 11.1, 8.3). */
  private int cost(int stand, int enemy, int loss, boolean loser, boolean alreadyShaken) {
    StandType type = table.type[stand];
    StandType other = table.type[enemy];
    Rules rules = table.rules;
    int most = loser ? rules.meleeLossCap : rules.winnerLossCap;
    if (type.mountedCombat && other.foot()) {
      most = Math.min(most, rules.mountedByFootLossCap);
    }
    if (type.lightCavalry) {
      most = Math.min(most, rules.lightCavalryLossCap);
    }
    if (other.skirmisher || other.lightCavalry) {
      most = Math.min(most, rules.bySkirmishersLossCap);
    }
    int sp = Math.min(most, loss);
    return alreadyShaken ? Math.max(1, sp) : sp;
  }

  private void tell(boolean deadA, boolean deadD) {
    if (play.chronicle.heard) {
      play.chronicle.tell(
          new SnaphanceEvent.MeleeResult(
              table.name[a],
              table.name[d],
              lossA,
              lossD,
              winner == Table.GONE ? "" : table.name[winner],
              winner == Table.GONE && !deadA && !deadD,
              RESULT));
    }
  }

  private void apply(int stand, boolean tested, int cost) {
    if (tested) {
      losses.disorder(stand, "hit in melee", TESTED);
    }
    losses.strength(stand, cost, "melee", LOSS);
  }

  /** Nobody won: mounted bounce, everybody else stays in contact (11.1, 11.3). */
  private void undecided() {
    bounced.clear();
    boolean mountedA = mounted(a, clash.attackSupports);
    boolean mountedD = mounted(d, clash.defenceSupports);
    boolean attackerBegan =
        clash.kind != Clash.Kind.COUNTER || table.rules.counterChargeInitiatorReacts;
    boolean both = mountedA && mountedD;
    if (mountedA && (!both || attackerBegan)) {
      bounce(a, clash.attackSupports, d);
    }
    if (mountedD && (!both || !attackerBegan)) {
      bounce(d, clash.defenceSupports, a);
    }
    if (!goesOn()) {
      table.endMelee(a);
      table.endMelee(d);
    }
  }

  /** The first of each side still in contact, Battle Stands before supports, fight on (11.3). */
  private boolean goesOn() {
    for (int i = -1; i < clash.attackSupports.size(); i++) {
      int left = i < 0 ? a : clash.attackSupports.get(i);
      for (int j = -1; j < clash.defenceSupports.size(); j++) {
        int right = j < 0 ? d : clash.defenceSupports.get(j);
        if (touches(left, right) && !bounced.contains(left) && !bounced.contains(right)) {
          fightOn(left, right);
          return true;
        }
      }
    }
    return false;
  }

  private void fightOn(int left, int right) {
    if (table.foe[left] != right) {
      boolean faces = table.hasInFront(left, right);
      table.joinMelee(faces ? left : right, faces ? right : left);
    }
  }

  private boolean mounted(int stand, Steps supports) {
    boolean found = table.onBoard(stand) && table.type[stand].mounted;
    for (int i = 0; i < supports.size(); i++) {
      found |= table.onBoard(supports.get(i)) && table.type[supports.get(i)].mounted;
    }
    return found;
  }

  private void bounce(int stand, Steps supports, int enemy) {
    bounce(stand, enemy);
    for (int i = 0; i < supports.size(); i++) {
      bounce(supports.get(i), enemy);
    }
  }

  private void bounce(int stand, int enemy) {
    boolean does = table.onBoard(stand) && table.type[stand].mounted && table.onBoard(enemy);
    if (does && bounce.from(stand, enemy)) {
      bounced.add(stand);
    }
  }

  private boolean touches(int stand, int enemy) {
    return table.onBoard(stand)
        && table.onBoard(enemy)
        && table.grid.distance(table.hex[stand], table.hex[enemy]) == 1
        && (table.hasInFront(stand, enemy) || table.hasInFront(enemy, stand));
  }

  private void won(int victor, int loser) {
    int lent = table.lent();
    won(victor, loser, table.list(), table.list(), table.list());
    table.giveBack(lent);
  }

  private void won(int victor, int loser, Steps line, Steps flee, Steps cornered) {
    int vacated = table.onBoard(loser) ? table.hex[loser] : lostHex(victor);
    int fromHex = table.onBoard(victor) ? table.hex[victor] : lastHexOf(victor);
    int fromFacing = table.facing[victor];
    table.endMelee(victor);
    if (table.onBoard(loser)) {
      flee.add(loser);
    }
    flee.addAll(loser == a ? clash.attackSupports : clash.defenceSupports);
    if (loser == d) {
      flee.addAll(clash.bystanders);
    }
    retreats(flee, loser, fromHex, fromFacing, line, cornered);
    payFor(cornered, victor, loser, fromHex, fromFacing, line);
    if (!table.onBoard(victor)) {
      return;
    }
    int held = stillTouching(cornered, victor, loser);
    if (held != Table.GONE) {
      stuck(victor, held);
    }
    if (held != Table.GONE || cornered.contains(loser)) {
      return;
    }
    if (contacts.joinAfterWin(victor)) {
      return;
    }
    boolean may = wouldHaveWon && pursuit.mayTry(victor, loser) && !blocked(victor, vacated);
    if (may && pursuit.run(victor, vacated, line)) {
      contacts.pursued(victor, table.onBoard(loser) ? loser : Table.GONE);
    }
  }

  /** Where the eliminated enemy stood: the front hex of the victor it was fought in. */
  private int lostHex(int victor) {
    return victor == a ? hexD : hexA;
  }

  private int lastHexOf(int victor) {
    return victor == a ? hexA : hexD;
  }

  private boolean blocked(int victor, int vacated) {
    return table.occupant[vacated] != Table.GONE && table.occupant[vacated] != victor;
  }

  /** The beaten retreat one by one; those with no way to go are kept in {@code cornered}. */
  private void retreats(
      Steps flee, int loser, int fromHex, int fromFacing, Steps line, Steps cornered) {
    while (!flee.isEmpty()) {
      Choice choice = play.choice.of(Decision.RETREAT_ORDER, flee.get(0));
      for (int i = 0; i < flee.size(); i++) {
        choice.add(Order.FIRST, flee.get(i));
      }
      int stand = choice.askNumber();
      flee.remove(stand);
      if (!table.onBoard(stand)) {
        continue;
      }
      if (!retreat.beaten(stand, fromHex, fromFacing)) {
        cornered.add(stand);
      } else if (stand == loser) {
        line.addAll(retreat.path);
      }
    }
    tryAgain(cornered, 0, loser, fromHex, fromFacing, line);
  }

  /**
   * Who found no way may have one when the others have gone.
   *
   * @param first place in {@code cornered} of the first who tries
   */
  private void tryAgain(
      Steps cornered, int first, int loser, int fromHex, int fromFacing, Steps line) {
    for (int i = cornered.size() - 1; i >= first; i--) {
      int stand = cornered.get(i);
      if (retreat.beaten(stand, fromHex, fromFacing)) {
        cornered.remove(stand);
        if (stand == loser) {
          line.addAll(retreat.path);
        }
      }
    }
  }

  /** Beaten with nowhere to go: in the final 2 SP, Battle Stand or support (12.1). */
  private void payFor(
      Steps cornered, int victor, int loser, int fromHex, int fromFacing, Steps line) {
    boolean last = table.rules.finalEdition;
    for (int i = 0; i < cornered.size(); i++) {
      int stand = cornered.get(i);
      if (play.chronicle.heard) {
        String more = touches(victor, stand) ? " SP and another round" : " SP";
        play.chronicle.tell(
            new SnaphanceEvent.CannotRetreat(
                table.name[stand],
                last ? table.rules.noWayLoss + more : "stays in contact",
                noWay));
      }
      if (last) {
        losses.strength(stand, table.rules.noWayLoss, "no way to retreat", noWay);
        if (!table.onBoard(stand)) {
          tryAgain(cornered, i + 1, loser, fromHex, fromFacing, line);
        }
      }
    }
  }

  /** The cornered stand the victor is still in contact with, the Battle Stand before others. */
  private int stillTouching(Steps cornered, int victor, int loser) {
    if (cornered.contains(loser) && touches(victor, loser)) {
      return loser;
    }
    for (int i = 0; i < cornered.size(); i++) {
      if (touches(victor, cornered.get(i))) {
        return cornered.get(i);
      }
    }
    return Table.GONE;
  }

  /** Still in contact with who could not retreat: in the final another round at once (12.1). */
  private void stuck(int victor, int held) {
    if (!table.rules.finalEdition) {
      rejoin(victor, held);
      return;
    }
    if (table.type[victor].mountedCombat) {
      Choice choice = play.choice.of(Decision.FIGHT_ON, victor).add(Order.FIGHT_ON);
      if (choice.add(Order.BOUNCE).ask() == 1) {
        if (!bounce.from(victor, held)) {
          rejoin(victor, held);
        }
        return;
      }
    }
    rejoin(victor, held);
    contacts.again(victor);
  }

  /** The melee goes on, begun by the side that began it, or by who faces the other. */
  private void rejoin(int victor, int held) {
    int one = victor == a ? victor : held;
    int other = victor == a ? held : victor;
    boolean faces = table.hasInFront(one, other);
    table.joinMelee(faces ? one : other, faces ? other : one);
  }
}
