package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.WorkQueue;

/**
 * A melee before it is fought: the two Battle Stands, their supports, and the cause of the contact.
 * The facts at the time of contact are stored in the {@link WorkQueue}; the others are computed
 * when the melee is fought.
 */
public final class PendingMelee {
  /** The cause of the contact. */
  public enum Kind {
    CHARGE("charge"),
    PURSUIT("pursuit"),
    OPPORTUNITY("opportunity charge"),
    COUNTER("counter charge"),
    ONGOING("ongoing"),
    RESTART("restart");

    public final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  private static final Kind[] KINDS = Kind.values();

  Kind kind = Kind.ONGOING;
  int attacker;
  int defender;
  final HexList attackSupports = new HexList();
  final HexList defenceSupports = new HexList();

  /** Enemies of the attacker struck on flank or rear beside a facing Battle Stand (10.2). */
  final HexList bystanders = new HexList();

  /** Stands that came into this contact by moving at least one hex; they may earn their bonus. */
  final HexList chargers = new HexList();

  /** Stands that made this contact now, even if only by turning. */
  final HexList strikers = new HexList();

  /**
   * Stands that fight in or support another melee of the same charge, and therefore take no part
   * here.
   */
  final HexList elsewhere = new HexList();

  /** Stands that could support several melees of the charge and were pledged to this one. */
  final HexList pledged = new HexList();

  /** Skirmishers beside the charged stand that fire instead of evading (7.5, 10.5). */
  final HexList skirmishers = new HexList();

  /**
   * The stands of that list without cover from the attacker, which are lost once they have fired
   * (7.5).
   */
  final HexList exposed = new HexList();

  /** The defender was pulled out of another melee it supported: it has no fire (15.0). */
  boolean pulledOut;

  /** The stand that is being pursued, or {@link SnaphanceState#GONE}. */
  int pursued = SnaphanceState.GONE;

  /** The attacker did not move into the contact: an ongoing melee, or one joined by winning. */
  boolean stationaryAttacker;

  /** Hex of the attacking Battle Stand when the dice were thrown. */
  int attackerHex = SnaphanceState.GONE;

  int defenderHex = SnaphanceState.GONE;

  /** A new melee, or an ongoing one that flares up with the newcomer as support (11.4). */
  void meet(SnaphanceState table, Kind how, int one, int other) {
    int friend = table.foe[other];
    if (friend == SnaphanceState.GONE) {
      start(how, one, other);
      pulledOut = table.supports(other);
    } else if (table.began[other]) {
      start(Kind.RESTART, other, friend);
    } else {
      start(Kind.RESTART, friend, other);
    }
  }

  void start(Kind how, int one, int other) {
    kind = how;
    attacker = one;
    defender = other;
    attackSupports.clear();
    defenceSupports.clear();
    bystanders.clear();
    chargers.clear();
    strikers.clear();
    elsewhere.clear();
    pledged.clear();
    skirmishers.clear();
    exposed.clear();
    pulledOut = false;
    pursued = SnaphanceState.GONE;
    stationaryAttacker = how == Kind.ONGOING;
  }

  /** Writes the facts at the time of contact to a queue entry. */
  void write(WorkQueue due) {
    due.with(kind.ordinal()).with(attacker).with(defender);
    due.with(pursued).with(pulledOut ? 1 : 0);
    due.with(chargers).with(strikers).with(elsewhere).with(pledged);
  }

  /** Reads the melee that a queue entry contains next. */
  void read(WorkQueue due) {
    start(KINDS[due.read()], due.read(), due.read());
    pursued = due.read();
    pulledOut = due.read() == 1;
    due.read(chargers);
    due.read(strikers);
    due.read(elsewhere);
    due.read(pledged);
  }

  boolean reaction() {
    return kind == Kind.OPPORTUNITY || kind == Kind.COUNTER;
  }

  boolean charges(int stand) {
    return chargers.contains(stand);
  }

  boolean wasPursued(int stand) {
    return pursued == stand;
  }

  /** Whether the contact is new, so that there is fire on contact. */
  boolean fresh() {
    return kind != Kind.ONGOING && kind != Kind.RESTART;
  }
}
