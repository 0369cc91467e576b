package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.geometry.Aspect;

/**
 * Close combat: Battle Stands and supports, dice, Morale losses and what follows (10.1 to 11.4).
 */
final class Melee {
  private static final RuleRef CONTACT = RuleRef.of("10.2", "SN-10.2-01", "SN-10.6-02");
  private static final RuleRef AGAIN = RuleRef.of("11.3", "SN-11.3-04");
  private static final RuleRef RESTART = RuleRef.of("11.4", "SN-11.4-01", "SN-11.4-02");
  private static final RuleRef SURPRISED = RuleRef.of("6.3", "SN-6.3-01", "SN-6.3-05");
  private static final RuleRef DICE = RuleRef.of("10.1", "SN-10.1-03", "SN-10.1-04", "SN-10.6-05");
  private static final RuleRef SURPRISE = RuleRef.of("10.4", "SN-10.4-01");
  private static final RuleRef RESULT = RuleRef.of("11.0", "SN-11.0-03", "SN-11.3-01");
  private static final RuleRef TESTED = RuleRef.of("8.3", "SN-8.3-01");
  private static final RuleRef LOSS = RuleRef.of("11.0", "SN-11.0-04", "SN-11.0-05", "SN-8.3-02");
  private static final RuleRef NO_WAY_FINAL = RuleRef.of("12.1", "SN-12.1-06f");
  private static final RuleRef NO_WAY_DRAFT = RuleRef.of("12.1", "SN-12.1-06d");

  private final Table table;
  private final Losses losses;
  private final Morale morale;
  private final ContactFire contactFire;
  private final Retreat retreat;
  private final Pursuit pursuit;
  private final ChargeBonus chargeBonus;
  private final Contacts contacts;
  private final RuleRef noWay;

  private final Pool attack = new Pool();
  private final Pool defence = new Pool();

  Melee(
      Table table,
      Losses losses,
      Morale morale,
      ContactFire contactFire,
      Retreat retreat,
      Pursuit pursuit,
      Contacts contacts) {
    this.table = table;
    this.losses = losses;
    this.morale = morale;
    this.contactFire = contactFire;
    this.retreat = retreat;
    this.pursuit = pursuit;
    this.contacts = contacts;
    chargeBonus = new ChargeBonus(table);
    noWay = table.rules.finalEdition ? NO_WAY_FINAL : NO_WAY_DRAFT;
  }

  /** Fights an ongoing melee again in the activation of one of its Battle Stands (11.3). */
  void again(int stand) {
    int other = table.foe[stand];
    Clash clash = new Clash();
    boolean first = table.began[stand];
    clash.start(Clash.Kind.ONGOING, first ? stand : other, first ? other : stand);
    fight(clash);
  }

  /** Fights one melee round with all that follows from it. */
  void fight(Clash clash) {
    int a = clash.attacker;
    int d = clash.defender;
    if (!table.onBoard(a) || !table.onBoard(d) || !table.hasInFront(a, d)) {
      return;
    }
    contacts.findSupports(clash);
    tellContact(clash);
    if (clash.kind != Clash.Kind.ONGOING) {
      surprise(clash);
    }
    if (clash.fresh()) {
      contacts.skirmishersBeside(clash);
      contactFire.fire(clash);
      contacts.loseSkirmishers(clash);
      if (!stillThere(clash)) {
        return;
      }
    }
    table.foughtRound[clash.attacker] = table.round;
    table.foughtRound[d] = table.round;
    table.fought[clash.attacker] = true;
    table.fought[d] = true;
    for (int i = 0; i < clash.attackSupports.size(); i++) {
      table.fought[clash.attackSupports.get(i)] = true;
    }
    fill(attack.clear(), clash, clash.attacker, d, clash.attackSupports);
    fill(defence.clear(), clash, d, clash.attacker, clash.defenceSupports);
    table.moment++;
    int attackHits = roll(clash.attacker, attack);
    int defenceHits = roll(d, defence);
    new Decided(clash, attackHits, defenceHits).settle();
  }

  /** Drops who fell to the fire; a fallen attacker's place is taken by one who charged with him. */
  private boolean stillThere(Clash clash) {
    dropGone(clash.attackSupports);
    dropGone(clash.defenceSupports);
    dropGone(clash.bystanders);
    if (!table.onBoard(clash.attacker)) {
      int next = Table.GONE;
      for (int i = 0; i < clash.attackSupports.size() && next == Table.GONE; i++) {
        next = clash.charges(clash.attackSupports.get(i)) ? clash.attackSupports.get(i) : next;
      }
      if (next == Table.GONE) {
        return false;
      }
      clash.attacker = next;
      contacts.findSupports(clash);
    }
    return table.onBoard(clash.defender);
  }

  private void dropGone(Steps list) {
    for (int i = list.size() - 1; i >= 0; i--) {
      if (!table.onBoard(list.get(i))) {
        list.remove(list.get(i));
      }
    }
  }

  private static RuleRef rule(Clash.Kind kind) {
    return switch (kind) {
      case ONGOING -> AGAIN;
      case RESTART -> RESTART;
      case OPPORTUNITY -> SURPRISED;
      default -> CONTACT;
    };
  }

  private void tellContact(Clash clash) {
    if (!table.chronicle.heard) {
      return;
    }
    Aspect aspect = aspect(clash.attacker, clash.defender);
    table.chronicle.tell(
        new Event.Contact(
            table.name[clash.attacker],
            table.name[clash.defender],
            aspect.name().toLowerCase(java.util.Locale.ROOT),
            clash.kind.words,
            table.chronicle.names(clash.attackSupports),
            table.chronicle.names(clash.defenceSupports),
            rule(clash.kind)));
  }

  Aspect aspect(int attacker, int target) {
    return table.grid.aspect(table.hex[target], table.facing[target], table.hex[attacker]);
  }

  /** Whether a stand came from behind the front face line of another and moved (10.4). */
  private boolean fromBehind(int attacker, int target) {
    return table.hexes[attacker] > 0
        && table.grid.projection(table.facing[target], table.hex[target], table.startHex[attacker])
            <= 0;
  }

  /** A stand struck on flank or rear by one that came from behind is disordered at once (10.4). */
  private void surprise(Clash clash) {
    for (int i = 0; i < clash.chargers.size(); i++) {
      int charger = clash.chargers.get(i);
      int enemy = table.enemies(charger, clash.defender) ? clash.defender : clash.attacker;
      boolean strikes = table.onBoard(charger) && table.hasInFront(charger, enemy);
      if (strikes && aspect(charger, enemy).flankOrRear() && fromBehind(charger, enemy)) {
        losses.disorder(enemy, "struck from behind its front", SURPRISE);
      }
    }
  }

  /** Dice of a Battle Stand and its supports (10.1, 10.4, 10.6). */
  private void fill(Pool pool, Clash clash, int stand, int enemy, Steps supports) {
    pool.always("SP", table.front(stand));
    pool.add("charge bonus", chargeBonus.of(stand, enemy, clash));
    pool.add("flank or rear", flank(stand, enemy, clash));
    pool.add("bracket", bracket(stand, enemy));
    pool.add("uphill", uphill(stand, enemy, clash));
    pool.add("disordered", table.disordered[stand] ? -table.rules.disorderMeleeDice : 0);
    table.special.addMelee(pool, stand, enemy);
    pool.add("at least", Math.max(0, table.rules.meleeDiceLeast - pool.sum()));
    for (int i = 0; i < supports.size(); i++) {
      int support = supports.get(i);
      int dice = table.front(support) + flank(support, enemy, clash) + bracket(support, enemy);
      dice -= table.disordered[support] ? table.rules.disorderMeleeDice : 0;
      dice += table.special.melee(support, enemy);
      dice += table.rules.supportChargeBonus ? chargeBonus.of(support, enemy, clash) : 0;
      pool.add(
          table.chronicle.heard ? "support of " + table.name[support] : "support",
          Math.ceilDiv(Math.max(table.rules.meleeDiceLeast, dice), 2));
    }
  }

  /** Dice for striking one of the four rear hexes (10.4). */
  private int flank(int stand, int enemy, Clash clash) {
    if (!aspect(stand, enemy).flankOrRear()) {
      return 0;
    }
    int one = table.rules.meleeFactor("flank-or-rear", 1);
    boolean heavy = table.type[stand].heavy && clash.charges(stand) && fromBehind(stand, enemy);
    if (!heavy) {
      return one;
    }
    int two = table.rules.meleeFactor("heavy-on-contact", 2);
    return table.rules.flankTwoAdds ? one + two : two;
  }

  private int bracket(int stand, int enemy) {
    return switch (table.rules.bracket) {
      case MELEE -> table.type[stand].bracket;
      case MELEE_VS_MOUNTED -> table.type[enemy].mounted ? table.type[stand].bracket : 0;
      case NONE, MORALE, EXTRA_SP -> 0;
    };
  }

  private int uphill(int stand, int enemy, Clash clash) {
    boolean above = table.ground.level(table.hex[stand]) > table.ground.level(table.hex[enemy]);
    return stand == clash.defender && above ? table.rules.meleeFactor("defender-uphill", 1) : 0;
  }

  private int roll(int stand, Pool pool) {
    int hits = pool.roll(table.dice, table.rules);
    if (table.chronicle.heard) {
      table.chronicle.tell(
          new Event.MeleeThrow(table.name[stand], pool.terms(), pool.dice(), hits, DICE));
    }
    return hits;
  }

  /** The decision of one melee round: tests, losses, and who goes where (11.0 to 11.4, 12, 13). */
  private final class Decided {
    private final Clash clash;
    private final int a;
    private final int d;
    private final boolean testedA;
    private final boolean testedD;
    private final boolean shakenA;
    private final boolean shakenD;
    private final int lossA;
    private final int lossD;
    private final int hexA;
    private final int hexD;
    private int winner = Table.GONE;
    private boolean wouldHaveWon;

    Decided(Clash clash, int attackHits, int defenceHits) {
      this.clash = clash;
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
    }

    void settle() {
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
      if (table.chronicle.heard) {
        table.chronicle.tell(
            new Event.MeleeResult(
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
      int left = remaining(a, clash.attackSupports, d);
      int right = left == Table.GONE ? Table.GONE : remaining(d, clash.defenceSupports, left);
      if (left == Table.GONE || right == Table.GONE) {
        table.endMelee(a);
        table.endMelee(d);
      } else if (table.foe[left] != right) {
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
      if (table.onBoard(stand) && table.type[stand].mounted && table.onBoard(enemy)) {
        retreat.bounce(stand, enemy);
      }
      for (int i = 0; i < supports.size(); i++) {
        int support = supports.get(i);
        if (table.onBoard(support) && table.type[support].mounted && table.onBoard(enemy)) {
          retreat.bounce(support, enemy);
        }
      }
    }

    /** The Battle Stand if it is still in contact, else the first support that is. */
    private int remaining(int stand, Steps supports, int enemy) {
      if (touches(stand, enemy)) {
        return stand;
      }
      for (int i = 0; i < supports.size(); i++) {
        if (touches(supports.get(i), enemy)) {
          return supports.get(i);
        }
      }
      return Table.GONE;
    }

    private boolean touches(int stand, int enemy) {
      return table.onBoard(stand)
          && table.onBoard(enemy)
          && table.grid.distance(table.hex[stand], table.hex[enemy]) == 1
          && (table.hasInFront(stand, enemy) || table.hasInFront(enemy, stand));
    }

    private void won(int victor, int loser) {
      Steps line = new Steps();
      int vacated = table.onBoard(loser) ? table.hex[loser] : lostHex(victor);
      int fromHex = table.onBoard(victor) ? table.hex[victor] : lastHexOf(victor);
      int fromFacing = table.facing[victor];
      table.endMelee(victor);
      Steps flee = new Steps();
      if (table.onBoard(loser)) {
        flee.add(loser);
      }
      flee.addAll(loser == a ? clash.attackSupports : clash.defenceSupports);
      if (loser == d) {
        flee.addAll(clash.bystanders);
      }
      Retreat.End end = retreats(flee, loser, fromHex, fromFacing, line);
      if (!table.onBoard(victor)) {
        return;
      }
      if (end == Retreat.End.STUCK) {
        stuck(victor, loser);
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

    private Retreat.End retreats(Steps flee, int loser, int fromHex, int fromFacing, Steps line) {
      Retreat.End end = Retreat.End.DESTROYED;
      while (!flee.isEmpty()) {
        int stand = flee.get(0);
        if (flee.size() > 1) {
          Choice choice = table.choice.of(Decision.RETREAT_ORDER, flee.get(0));
          for (int i = 0; i < flee.size(); i++) {
            choice.add(Order.FIRST, flee.get(i));
          }
          stand = choice.askNumber();
        }
        flee.remove(stand);
        if (!table.onBoard(stand)) {
          continue;
        }
        Retreat.End how = retreat.beaten(stand, fromHex, fromFacing);
        if (stand == loser) {
          end = how;
          line.addAll(retreat.path);
        }
      }
      return end;
    }

    /** Beaten with nowhere to go: in the final 2 SP and one more round at once (12.1). */
    private void stuck(int victor, int loser) {
      boolean last = table.rules.finalEdition;
      if (table.chronicle.heard) {
        table.chronicle.tell(
            new Event.CannotRetreat(
                table.name[loser],
                last ? table.rules.noWayLoss + " SP and another round" : "stays in contact",
                noWay));
      }
      if (!last) {
        if (touches(victor, loser)) {
          rejoin(victor, loser);
        }
        return;
      }
      losses.strength(loser, table.rules.noWayLoss, "no way to retreat", noWay);
      if (!table.onBoard(loser) || !touches(victor, loser)) {
        return;
      }
      if (table.type[victor].mountedCombat) {
        Choice choice = table.choice.of(Decision.FIGHT_ON, victor).add(Order.FIGHT_ON);
        if (choice.add(Order.BOUNCE).ask() == 1) {
          if (!retreat.bounce(victor, loser)) {
            rejoin(victor, loser);
          }
          return;
        }
      }
      rejoin(victor, loser);
      again(victor);
    }

    private void rejoin(int victor, int loser) {
      if (table.hasInFront(a, d)) {
        table.joinMelee(a, d);
      } else if (table.hasInFront(victor, loser)) {
        table.joinMelee(victor, loser);
      } else {
        table.joinMelee(loser, victor);
      }
    }
  }
}
