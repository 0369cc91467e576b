package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.RuleRef;
import org.jspecify.annotations.Nullable;

/** The consequences of a melee round: bounces, retreats, joins and pursuits (11 to 13). */
final class MeleeAftermath {
  private static final RuleRef NO_WAY_FINAL = RuleRef.of("12.1", "SN-12.1-06f");
  private static final RuleRef NO_WAY_DRAFT = RuleRef.of("12.1", "SN-12.1-06d");

  private final BattleContext play;
  private final SnaphanceState table;
  private final Losses losses;
  private final Retreat retreat;
  private final Bounce bounce;
  private final SnaphancePursuit pursuit;
  private final MeleeEngagements engagements;
  private final RuleRef noWay;

  /** The stands that have bounced from the undecided melee. */
  private final HexList bounced = new HexList();

  /** Beaten stands that have not retreated yet. */
  private final HexList flee = new HexList();

  /** Stands without a path of retreat. */
  private final HexList cornered = new HexList();

  /** The path of the beaten Battle Stand. */
  private final HexList line = new HexList();

  @SuppressWarnings("NullAway.Init") // there is a clash from the first melee on
  private PendingMelee clash;

  private int a;
  private int d;

  MeleeAftermath(
      BattleContext play,
      Losses losses,
      Retreat retreat,
      Bounce bounce,
      SnaphancePursuit pursuit,
      MeleeEngagements engagements) {
    this.play = play;
    table = play.state;
    this.losses = losses;
    this.retreat = retreat;
    this.bounce = bounce;
    this.pursuit = pursuit;
    this.engagements = engagements;
    noWay = table.rules.finalEdition ? NO_WAY_FINAL : NO_WAY_DRAFT;
  }

  private void begin(PendingMelee fought) {
    clash = fought;
    a = clash.attacker;
    d = clash.defender;
  }

  /** Resolves an undecided melee: mounted bounce, all others stay in contact (11.1, 11.3). */
  void undecided(PendingMelee fought) {
    begin(fought);
    bounced.clear();
    boolean mountedA = mounted(a, clash.attackSupports);
    boolean mountedD = mounted(d, clash.defenceSupports);
    boolean attackerBegan =
        clash.kind != PendingMelee.Kind.COUNTER || table.rules.counterChargeInitiatorReacts;
    boolean both = mountedA && mountedD;
    if (mountedA && (!both || attackerBegan)) {
      bounce(a, clash.attackSupports, d);
    }
    if (mountedD && (!both || !attackerBegan)) {
      bounce(d, clash.defenceSupports, a);
    }
    if (both) {
      bounce.withhold(attackerBegan ? d : a, SnaphanceRefusal.BOUNCE_INITIATOR);
    }
    withholdFoot(a, clash.attackSupports);
    withholdFoot(d, clash.defenceSupports);
    pursuit.withhold(a, SnaphanceRefusal.NOBODY_WON);
    pursuit.withhold(d, SnaphanceRefusal.NOBODY_WON);
    if (!goesOn()) {
      table.endMelee(a);
      table.endMelee(d);
    }
  }

  /**
   * Lets the first stand of each side that is still in contact fight on, Battle Stands before
   * supports (11.3).
   */
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

  private boolean mounted(int stand, HexList supports) {
    boolean found = table.onBoard(stand) && table.type[stand].mounted;
    for (int i = 0; i < supports.size(); i++) {
      found |= table.onBoard(supports.get(i)) && table.type[supports.get(i)].mounted;
    }
    return found;
  }

  private void withholdFoot(int stand, HexList supports) {
    for (int i = -1; i < supports.size(); i++) {
      int each = i < 0 ? stand : supports.get(i);
      if (table.onBoard(each) && !table.type[each].mounted) {
        bounce.withhold(each, SnaphanceRefusal.BOUNCE_MOUNTED);
      }
    }
  }

  private void bounce(int stand, HexList supports, int enemy) {
    bounce(stand, enemy);
    for (int i = 0; i < supports.size(); i++) {
      bounce(supports.get(i), enemy);
    }
  }

  private void bounce(int stand, int enemy) {
    boolean does = table.onBoard(stand) && table.type[stand].mounted && table.onBoard(enemy);
    if (!table.onBoard(enemy)) {
      bounce.withhold(stand, SnaphanceRefusal.BOUNCE_FALLEN);
    }
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

  /**
   * Resolves a win: the beaten side retreats, and the victor may pursue (12.0 to 13.1).
   *
   * @param wouldHaveWon whether the victor's side won by its dice and not by an elimination
   */
  void won(PendingMelee fought, int victor, int loser, boolean wouldHaveWon) {
    begin(fought);
    line.clear();
    flee.clear();
    cornered.clear();
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
    retreats(loser, fromHex, fromFacing);
    payFor(victor, loser, fromHex, fromFacing);
    if (!table.onBoard(victor)) {
      return;
    }
    int held = stillTouching(victor, loser);
    if (held != SnaphanceState.GONE) {
      stuck(victor, held);
    }
    if (held == SnaphanceState.GONE || !choosesToBounce(victor)) {
      bounce.withholdChoice(victor);
    }
    HexList supports = victor == a ? clash.attackSupports : clash.defenceSupports;
    for (int i = 0; i < supports.size(); i++) {
      pursuit.withhold(supports.get(i), SnaphanceRefusal.PURSUIT_OF_SUPPORT);
    }
    if (held != SnaphanceState.GONE || cornered.contains(loser)) {
      pursuit.withhold(victor, SnaphanceRefusal.PURSUIT_HELD);
      return;
    }
    if (engagements.joinAfterWin(victor)) {
      pursuit.withhold(victor, SnaphanceRefusal.PURSUIT_JOINS);
      return;
    }
    SnaphanceRefusal barred = pursuitRefusal(victor, loser, vacated, wouldHaveWon);
    if (barred == null) {
      pursuit.run(victor, loser, vacated, line);
    } else {
      pursuit.withhold(victor, barred);
    }
  }

  /**
   * Returns the hex where the eliminated enemy stood: the front hex of the victor in which it was
   * fought.
   */
  private int lostHex(int victor) {
    return victor == a ? clash.defenderHex : clash.attackerHex;
  }

  private int lastHexOf(int victor) {
    return victor == a ? clash.attackerHex : clash.defenderHex;
  }

  /** Why the victor does not pursue, null if it may (11.2, 13.0, 13.1). */
  private @Nullable SnaphanceRefusal pursuitRefusal(
      int victor, int loser, int vacated, boolean wouldHaveWon) {
    if (!wouldHaveWon) {
      return SnaphanceRefusal.NO_PURSUIT_ELIMINATED;
    }
    SnaphanceRefusal kind = pursuit.refusal(victor, loser);
    boolean blocked =
        table.occupant[vacated] != SnaphanceState.GONE && table.occupant[vacated] != victor;
    return kind != null ? kind : blocked ? SnaphanceRefusal.PURSUIT_BLOCKED : null;
  }

  /** Retreats the beaten stands one by one; those without a path are added to {@code cornered}. */
  private void retreats(int loser, int fromHex, int fromFacing) {
    while (!flee.isEmpty()) {
      SnaphanceDecision choice =
          play.decision.ofStand(SnaphanceDecisionType.RETREAT_ORDER, flee.get(0));
      for (int i = 0; i < flee.size(); i++) {
        choice.add(SnaphanceOrder.FIRST, flee.get(i));
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
    tryAgain(0, loser, fromHex, fromFacing);
  }

  /**
   * Tries again to retreat the stands without a path, because the retreats of others can open one.
   *
   * @param first index in {@code cornered} of the first stand to try
   */
  private void tryAgain(int first, int loser, int fromHex, int fromFacing) {
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
  private void payFor(int victor, int loser, int fromHex, int fromFacing) {
    boolean last = table.rules.finalEdition;
    for (int i = 0; i < cornered.size(); i++) {
      int stand = cornered.get(i);
      if (play.events.hasListener) {
        String more = touches(victor, stand) ? " SP and another round" : " SP";
        play.events.emit(
            new SnaphanceEvent.CannotRetreat(
                table.name[stand],
                last ? table.rules.noWayLoss + more : "stays in contact",
                noWay));
      }
      if (last) {
        losses.strength(stand, table.rules.noWayLoss, "no way to retreat", noWay);
        if (!table.onBoard(stand)) {
          tryAgain(i + 1, loser, fromHex, fromFacing);
        }
      }
    }
  }

  /** Returns the cornered stand that the victor still touches, the Battle Stand before others. */
  private int stillTouching(int victor, int loser) {
    if (cornered.contains(loser) && touches(victor, loser)) {
      return loser;
    }
    for (int i = 0; i < cornered.size(); i++) {
      if (touches(victor, cornered.get(i))) {
        return cornered.get(i);
      }
    }
    return SnaphanceState.GONE;
  }

  /**
   * Handles contact with a stand that could not retreat: in the final edition another round follows
   * at once (12.1).
   */
  private void stuck(int victor, int held) {
    if (!table.rules.finalEdition) {
      rejoin(victor, held);
      return;
    }
    if (choosesToBounce(victor)) {
      SnaphanceDecision choice =
          play.decision
              .ofStand(SnaphanceDecisionType.FIGHT_ON, victor)
              .add(SnaphanceOrder.FIGHT_ON);
      if (choice.add(SnaphanceOrder.BOUNCE).ask() == 1) {
        if (!bounce.from(victor, held)) {
          rejoin(victor, held);
        }
        return;
      }
    }
    rejoin(victor, held);
    engagements.again(victor);
  }

  private boolean choosesToBounce(int victor) {
    return table.rules.finalEdition && table.type[victor].mountedCombat;
  }

  /**
   * Continues the melee, with the side that began it as attacker, or the stand that faces the
   * other.
   */
  private void rejoin(int victor, int held) {
    int one = victor == a ? victor : held;
    int other = victor == a ? held : victor;
    boolean faces = table.hasInFront(one, other);
    table.joinMelee(faces ? one : other, faces ? other : one);
  }
}
