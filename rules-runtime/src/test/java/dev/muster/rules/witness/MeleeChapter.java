package dev.muster.rules.witness;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chapters 10 and 11 up to the result: who may contact whom, who is disordered by it, and with what
 * dice each side fights. The charge bonus above all: who gets it, and who does not.
 */
final class MeleeChapter implements Chapter {
  private static final Set<String> REACTIONS = Set.of("opportunity charge", "counter charge");

  private final Roll roll;
  private final Turn turn;
  private final Melees melees;
  private final Charges charges;
  private final Docket docket;

  /** Who lost his charge bonus to Pistols in this melee. */
  private final Set<Integer> bonusLost = new HashSet<>();

  /** How a stand came to where it fights: its last move, pursuit or reaction. */
  private final Map<Integer, Approach> approaches = new HashMap<>();

  /** Attackers of a group charge that have come together and not fought yet. */
  private Event.@Nullable Contact contact;

  private boolean fought;

  /**
   * @param start where the approach began
   * @param hexes hexes entered
   * @param forward whether a step of it went to the front
   * @param pursuit whether it pursued
   */
  private record Approach(Hex start, int hexes, boolean forward, boolean pursuit) {}

  MeleeChapter(Roll roll, Turn turn, Melees melees, Charges charges, Docket docket) {
    this.roll = roll;
    this.turn = turn;
    this.melees = melees;
    this.charges = charges;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case Event.GroupActs e -> approaches.clear();
      case Event.Moves e -> approaches(e);
      case Event.Pursues e when !e.path().isEmpty() ->
          approaches.put(roll.id(e.stand()), new Approach(e.start(), e.path().size(), true, true));
      case Event.LosesChargeBonus e -> {
        bonusLost.add(roll.id(e.stand()));
        docket.judge(
            Point.TOLD_IN_ORDER,
            roll.here(roll.id(e.stand())),
            () -> e.stand() + " is told to lose its bonus when it is gone");
      }
      case Event.Contact e -> contact(e);
      case Event.Disordered e when e.why().startsWith("struck from behind") -> struck(e);
      case Event.MeleeThrow e -> thrown(e);
      case Event.MeleeResult e -> result(e);
      default -> {}
    }
  }

  // ---- the approach

  private void approaches(Event.Moves e) {
    int i = roll.id(e.stand());
    boolean reaction = REACTIONS.contains(e.kind());
    Hex at = e.start();
    boolean forward = false;
    for (Hex each : e.path()) {
      // who moves freely faces another way when its move is over, others on the way
      boolean turned = !roll.stand(i).freeMover() && Hexes.inFront(at, e.to(), each);
      forward |= turned || Hexes.inFront(at, e.from(), each);
      boolean halts = !roll.zonesOver(each, roll.stand(i).side()).isEmpty();
      if (halts && !roll.stand(i).freeMover() && !Hexes.inFront(at, e.to(), each)) {
        // a zone leaves no time to turn: it went to the side or back with this facing (4.6)
        forward &= roll.stand(i).shot();
      }
      at = each;
    }
    Approach before = reaction ? null : approaches.get(i);
    boolean same = before != null && turn.deed(i).current().size() > 1;
    approaches.put(
        i,
        new Approach(
            same ? before.start() : e.start(),
            (same ? before.hexes() : 0) + e.path().size(),
            forward || same && before.forward(),
            false));
  }

  // ---- contact

  private void contact(Event.Contact e) {
    contact = e;
    fought = false;
    int attacker = roll.id(e.attacker());
    int defender = roll.id(e.defender());
    docket.judge(
        Point.CONTACT_TOUCHES,
        roll.inContact(attacker, defender),
        () -> e.attacker() + " does not touch " + e.defender());
    if (e.kind().equals("charge")) {
      docket.judge(
          Point.CHARGE_ALLOWED,
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
        Hexes.direction(roll.at(defender), roll.at(attacker)) < 0
            ? ""
            : Hexes.aspect(roll.at(defender), roll.facing[defender], roll.at(attacker))
                .name()
                .toLowerCase(java.util.Locale.ROOT);
    docket.judge(
        Point.CONTACT_TOUCHES,
        aspect.equals(e.aspect()),
        () -> e.defender() + " is struck " + e.aspect() + ", by the hexes " + aspect);
  }

  private void supports(int support, int enemy, Event.Contact e) {
    docket.judge(
        Point.SUPPORT_FACES,
        roll.here(support) && roll.faces(support, enemy),
        () -> roll.stand(support) + " supports and does not face " + roll.stand(enemy));
  }

  /** Disorder of a stand struck in flank or rear by one that began behind its front (10.4). */
  private void struck(Event.Disordered e) {
    int i = roll.id(e.stand());
    boolean cause = false;
    for (Company each : roll.stands) {
      if (roll.here(each.id()) && roll.enemies(i, each.id()) && roll.faces(each.id(), i)) {
        cause |= !roll.faces(i, each.id());
      }
    }
    boolean struck = cause;
    docket.judge(
        Point.DISORDER_HAS_CAUSE,
        struck,
        () -> e.stand() + " is disordered as struck from behind, and nobody is there");
  }

  // ---- dice

  private void thrown(Event.MeleeThrow e) {
    Event.Contact now = contact;
    if (now == null) {
      return;
    }
    int i = roll.id(e.stand());
    boolean attacks = e.stand().equals(now.attacker());
    int enemy = roll.id(attacks ? now.defender() : now.attacker());
    docket.judge(
        Point.MELEE_STRENGTH,
        value(e, "SP") == roll.dice(i, 0),
        () -> e.stand() + " throws for " + value(e, "SP") + " SP, it has " + roll.strength.get(i));
    int die = roll.on.is("disorder_melee_die", "1") && roll.disordered[i] ? -1 : 0;
    docket.judge(
        Point.MELEE_DISORDER,
        value(e, "disordered") == die,
        () -> e.stand() + " throws " + e.terms() + ", disordered " + roll.disordered[i]);
    bonus(e, i, enemy, attacks, now);
    flank(e, i, enemy, attacks, now);
  }

  private void flank(Event.MeleeThrow e, int i, int enemy, boolean attacks, Event.Contact now) {
    boolean behind = roll.faces(i, enemy) && !roll.faces(enemy, i);
    int told = value(e, "flank or rear");
    docket.judge(
        Point.FLANK_DICE,
        behind ? told >= 1 && told <= 3 : told == 0,
        () -> e.stand() + " adds " + told + " for flank or rear against " + roll.stand(enemy));
  }

  private void bonus(Event.MeleeThrow e, int i, int enemy, boolean attacks, Event.Contact now) {
    int told = 0;
    for (Event.Term each : e.terms()) {
      told += each.what().startsWith("charge bonus") ? each.value() : 0;
    }
    if (roll.stand(i).artillery()) {
      return; // neither infantry nor cavalry; the text gives guns no bonus to speak of
    }
    if (!attacks && !roll.faces(i, enemy)) {
      return; // struck on flank or rear while moving: both readings stand, see melee.md
    }
    int due = earned(i, enemy, attacks, now) ? full(i) : 0;
    int given = told;
    docket.judge(
        Point.BONUS,
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
                + approaches.get(i));
  }

  /** The bonus of a stand, less once it has lost a strength point (10.3). */
  private int full(int i) {
    Company who = roll.stand(i);
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

  private boolean earned(int i, int enemy, boolean attacks, Event.Contact now) {
    if (bonusLost.contains(i) || !moved(i, attacks, now)) {
      return false;
    }
    Company who = roll.stand(i);
    Company other = roll.stand(enemy);
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
    if (pikes && Hexes.inFront(theirs, roll.facing[enemy], mine)) {
      return false;
    }
    return !besidePikes(i, enemy);
  }

  /** A Pike block next to the enemy has the cavalry in its front hexes (10.3). */
  private boolean besidePikes(int i, int enemy) {
    for (Company each : roll.stands) {
      int pike = each.id();
      if (each.pikeBlock()
          && roll.here(pike)
          && roll.enemies(i, pike)
          && pike != enemy
          && Hexes.distance(roll.at(pike), roll.at(enemy)) == 1
          && roll.faces(pike, i)) {
        return true;
      }
    }
    return false;
  }

  /** Whether it came into this contact with a hex of movement at least. */
  private boolean moved(int i, boolean attacks, Event.Contact now) {
    Approach how = approaches.get(i);
    if (how == null || how.hexes() == 0) {
      return false;
    }
    if (now.kind().equals("ongoing")) {
      return false;
    }
    if (attacks) {
      return !now.kind().equals("restart");
    }
    return REACTIONS.contains(now.kind())
        && how.forward()
        && turn.its(i)
        && (how.pursuit() || onTheMove(i))
        && !(roll.on.isFinal() && turn.deed(i).firedAfter == turn.deed(i).moves.size());
  }

  /** Whether it is its own move that was struck, not one it finished before. */
  private boolean onTheMove(int i) {
    return turn.acting == i || turn.together.contains(i) && turn.together.contains(turn.acting);
  }

  private static int value(Event.MeleeThrow e, String what) {
    return e.terms().stream()
        .filter(each -> each.what().equals(what))
        .mapToInt(Event.Term::value)
        .sum();
  }

  // ---- the result

  private void result(Event.MeleeResult e) {
    bonusLost.clear();
    int a = e.attackerLoss();
    int d = e.defenderLoss();
    boolean bothStand = roll.here(roll.id(e.attacker())) && roll.here(roll.id(e.defender()));
    docket.judge(
        Point.MELEE_WON,
        !bothStand
            || a == d
            || e.winner().isEmpty()
            || e.winner().equals(a < d ? e.attacker() : e.defender())
            || falls(e),
        () -> "losses " + a + " and " + d + ", told to win: " + e.winner());
    List<Integer> both = new ArrayList<>(List.of(roll.id(e.attacker()), roll.id(e.defender())));
    both.forEach(approaches::remove);
  }

  /** A Battle Stand that may fall by this melee decides it otherwise (11.2). */
  private boolean falls(Event.MeleeResult e) {
    return roll.points(roll.id(e.attacker())) <= 2 || roll.points(roll.id(e.defender())) <= 2;
  }
}
