package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chapters 10 and 11 up to the result: who may contact whom, who is disordered by it, and with what
 * dice each side fights. The charge bonus above all: who gets it, and who does not.
 */
final class MeleeCheck implements RuleChapterCheck {
  private final BattleRoster roll;
  private final TurnRecord turn;
  private final ChargeEligibilityCheck charges;
  private final ContactPaths approaches;
  private final CaseLog docket;

  /** Dice of a defender above his attacker. */
  private final int uphill;

  /** Whether the author has traits or factors of his own, which may change any dice. */
  private final boolean special;

  /** Who lost his charge bonus to Pistols in this melee. */
  private final Set<Integer> bonusLost = new HashSet<>();

  /** Attackers of a group charge that have come together and not fought yet. */
  private SnaphanceEvent.@Nullable Contact contact;

  private boolean fought;

  MeleeCheck(
      BattleRoster roll,
      TurnRecord turn,
      ChargeEligibilityCheck charges,
      ContactPaths approaches,
      CaseLog docket) {
    this.roll = roll;
    this.turn = turn;
    this.charges = charges;
    this.approaches = approaches;
    Rulebook book = roll.program.rulebook();
    uphill =
        book.factors().stream()
            .filter(each -> each.key().equals("defender-uphill"))
            .mapToInt(Rulebook.Factor::meleeDice)
            .sum();
    special =
        book.traits().stream().anyMatch(each -> !each.effects().isEmpty())
            || book.factors().stream().anyMatch(each -> each.applies() != null);
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.LosesChargeBonus e -> {
        bonusLost.add(roll.id(e.stand()));
        docket.judge(
            JudgedPoint.TOLD_IN_ORDER,
            roll.here(roll.id(e.stand())),
            () -> e.stand() + " is told to lose its bonus when it is gone");
      }
      case SnaphanceEvent.Contact e -> contact(e);
      case SnaphanceEvent.MeleeThrow e -> thrown(e);
      case SnaphanceEvent.MeleeResult e -> result(e);
      default -> {}
    }
  }

  // ---- contact

  private void contact(SnaphanceEvent.Contact e) {
    contact = e;
    fought = false;
    int attacker = roll.id(e.attacker());
    int defender = roll.id(e.defender());
    docket.judge(
        JudgedPoint.CONTACT_TOUCHES,
        roll.inContact(attacker, defender),
        () -> e.attacker() + " does not touch " + e.defender());
    if (e.kind().equals("charge")) {
      docket.judge(
          JudgedPoint.CHARGE_ALLOWED,
          charges.may(attacker, defender),
          () -> e.attacker() + " may not charge " + e.defender());
    }
    for (String each : e.attackSupports()) {
      supports(roll.id(each), defender, e);
    }
    for (String each : e.defenceSupports()) {
      supports(roll.id(each), attacker, e);
    }
    String aspect =
        AxialHexes.direction(roll.at(defender), roll.at(attacker)) < 0
            ? ""
            : AxialHexes.aspect(roll.at(defender), roll.facing[defender], roll.at(attacker))
                .name()
                .toLowerCase(java.util.Locale.ROOT);
    docket.judge(
        JudgedPoint.CONTACT_TOUCHES,
        aspect.equals(e.aspect()),
        () -> e.defender() + " is struck " + e.aspect() + ", by the hexes " + aspect);
  }

  private void supports(int support, int enemy, SnaphanceEvent.Contact e) {
    docket.judge(
        JudgedPoint.SUPPORT_FACES,
        roll.here(support) && roll.faces(support, enemy),
        () -> roll.stand(support) + " supports and does not face " + roll.stand(enemy));
  }

  // ---- dice

  private void thrown(SnaphanceEvent.MeleeThrow e) {
    SnaphanceEvent.Contact now = contact;
    if (now == null) {
      return;
    }
    int i = roll.id(e.stand());
    boolean attacks = e.stand().equals(now.attacker());
    int enemy = roll.id(attacks ? now.defender() : now.attacker());
    docket.judge(
        JudgedPoint.MELEE_STRENGTH,
        value(e, "SP") == roll.dice(i, 0),
        () -> e.stand() + " throws for " + value(e, "SP") + " SP, it has " + roll.strength.get(i));
    int die = roll.on.is("disorder_melee_die", "1") && roll.disordered[i] ? -1 : 0;
    docket.judge(
        JudgedPoint.MELEE_DISORDER,
        value(e, "disordered") == die,
        () -> e.stand() + " throws " + e.terms() + ", disordered " + roll.disordered[i]);
    bonus(e, i, enemy, attacks, now);
    rest(e, i, enemy, attacks, now);
  }

  /** What the ground, the bracket and the supports add. */
  private void rest(
      SnaphanceEvent.MeleeThrow e, int i, int enemy, boolean attacks, SnaphanceEvent.Contact now) {
    boolean above =
        !attacks && roll.country.height(roll.at(i)) > roll.country.height(roll.at(enemy));
    docket.judge(
        JudgedPoint.MELEE_GROUND,
        value(e, "uphill") == (above ? uphill : 0),
        () -> e.stand() + " throws " + e.terms() + " at " + roll.at(i));
    docket.judge(
        JudgedPoint.BRACKET,
        value(e, "bracket") == bracket(i, enemy),
        () -> e.stand() + " throws " + e.terms() + ", its list has " + roll.stand(i).bracket());
    for (String each : attacks ? now.attackSupports() : now.defenceSupports()) {
      int support = roll.id(each);
      int told = value(e, "support of " + each);
      if (roll.here(support) && !special) {
        docket.judge(
            JudgedPoint.SUPPORT_DICE,
            halves(support, enemy).contains(told),
            () -> each + " adds " + told + ", it has " + roll.strength.get(support));
      }
    }
  }

  /** Half of what a support may throw: with its charge bonus and without, and on either flank. */
  private Set<Integer> halves(int support, int enemy) {
    int dice = roll.dice(support, 0) + bracket(support, enemy);
    dice -= roll.on.is("disorder_melee_die", "1") && roll.disordered[support] ? 1 : 0;
    boolean behind = !roll.faces(enemy, support);
    Set<Integer> all = new HashSet<>();
    for (int flank = behind ? 1 : 0; flank <= (behind ? 3 : 0); flank++) {
      all.add(Math.max(1, dice + flank + 1) / 2);
      if (roll.on.is("support_cb", "true")) {
        all.add(Math.max(2, dice + flank + full(support) + 1) / 2);
      }
    }
    all.remove(0);
    all.add(Math.max(1, (dice + (behind ? 1 : 0) + 1) / 2));
    return all;
  }

  private int bracket(int i, int enemy) {
    boolean adds =
        roll.on.is("bracket_bonus", "melee")
            || roll.on.is("bracket_bonus", "melee_vs_mounted") && roll.stand(enemy).cavalry();
    return adds ? roll.stand(i).bracket() : 0;
  }

  private void bonus(
      SnaphanceEvent.MeleeThrow e, int i, int enemy, boolean attacks, SnaphanceEvent.Contact now) {
    int told = 0;
    for (Event.Term each : e.terms()) {
      told += each.what().startsWith("charge bonus") ? each.value() : 0;
    }
    if (roll.stand(i).artillery()) {
      return; // neither infantry nor cavalry; the text gives guns no bonus to speak of
    }
    ContactPaths.Approach how = approaches.of(i);
    if (!attacks && how != null && how.unsure()) {
      return; // disordered before, it may have gone forward or to the side with another facing
    }
    boolean struck = !attacks && !roll.faces(i, enemy);
    boolean may = !struck || roll.on.is("flank_struck_bonus", "true");
    int due = may && earned(i, enemy, attacks, now) ? full(i) : 0;
    int given = told;
    docket.judge(
        JudgedPoint.BONUS,
        given == due,
        () ->
            e.stand()
                + " adds a charge bonus of "
                + given
                + ", due are "
                + due
                + ": "
                + now
                + ", "
                + approaches.of(i));
  }

  /** The bonus of a stand, less once it has lost a strength point (10.3). */
  private int full(int i) {
    StandRecord who = roll.stand(i);
    boolean front = roll.on.is("cb_loss_basis", "front_rank");
    int now = front ? roll.strength.get(i).getFirst() : roll.points(i);
    int first =
        who.extra()
            + (front
                ? who.ranks().getFirst()
                : who.ranks().stream().mapToInt(Integer::intValue).sum());
    if (now >= first || who.bonus() == 0) {
      return who.bonus();
    }
    String kept = who.traits().get("cb-after-loss");
    return kept == null || kept.isEmpty()
        ? Math.min(1, who.bonus())
        : Math.min(who.bonus(), Integer.parseInt(kept));
  }

  private boolean earned(int i, int enemy, boolean attacks, SnaphanceEvent.Contact now) {
    if (bonusLost.contains(i) || !moved(i, attacks, now)) {
      return false;
    }
    StandRecord who = roll.stand(i);
    StandRecord other = roll.stand(enemy);
    Hex mine = roll.at(i);
    Hex theirs = roll.at(enemy);
    if (roll.country.takesBonus(mine, theirs)) {
      return false;
    }
    if (who.infantry()) {
      return other.infantry();
    }
    if (!who.cavalry()) {
      return true;
    }
    boolean pikes = other.pikeBlock() || other.is("pike-and-shot");
    if (pikes && AxialHexes.inFront(theirs, roll.facing[enemy], mine)) {
      return false;
    }
    return !besidePikes(i, enemy);
  }

  /** A Pike block next to the enemy has the cavalry in its front hexes (10.3). */
  private boolean besidePikes(int i, int enemy) {
    for (StandRecord each : roll.stands) {
      int pike = each.id();
      if (each.pikeBlock()
          && roll.here(pike)
          && roll.enemies(i, pike)
          && pike != enemy
          && AxialHexes.distance(roll.at(pike), roll.at(enemy)) == 1
          && roll.faces(pike, i)) {
        return true;
      }
    }
    return false;
  }

  /** Whether it came into this contact with a hex of movement at least. */
  private boolean moved(int i, boolean attacks, SnaphanceEvent.Contact now) {
    ContactPaths.Approach how = approaches.of(i);
    if (how == null || how.hexes() == 0) {
      return false;
    }
    if (now.kind().equals("ongoing")) {
      return false;
    }
    if (attacks) {
      return !now.kind().equals("restart");
    }
    return ContactPaths.REACTIONS.contains(now.kind())
        && how.forward()
        && turn.side == roll.stand(i).side()
        && (how.pursuit() ? approaches.pursuing(i) : onTheMove(i))
        && (how.pursuit()
            || !roll.on.isFinal()
            || turn.deed(i).firedAfter != turn.deed(i).moves.size());
  }

  /** Whether it is its own move that was struck, not one it finished before. */
  private boolean onTheMove(int i) {
    return turn.acting == i || turn.together.contains(i) && turn.together.contains(turn.acting);
  }

  private static int value(SnaphanceEvent.MeleeThrow e, String what) {
    return e.terms().stream()
        .filter(each -> each.what().equals(what))
        .mapToInt(Event.Term::value)
        .sum();
  }

  // ---- the result

  private void result(SnaphanceEvent.MeleeResult e) {
    bonusLost.clear();
    int a = e.attackerLoss();
    int d = e.defenderLoss();
    boolean bothStand = roll.here(roll.id(e.attacker())) && roll.here(roll.id(e.defender()));
    docket.judge(
        JudgedPoint.MELEE_WON,
        !bothStand
            || a == d
            || e.winner().isEmpty()
            || e.winner().equals(a < d ? e.attacker() : e.defender())
            || falls(e),
        () -> "losses " + a + " and " + d + ", told to win: " + e.winner());
  }

  /** A Battle Stand that may fall by this melee decides it otherwise (11.2). */
  private boolean falls(SnaphanceEvent.MeleeResult e) {
    return roll.points(roll.id(e.attacker())) <= 2 || roll.points(roll.id(e.defender())) <= 2;
  }
}
