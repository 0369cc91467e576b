package dev.muster.rules.snaphance;

/**
 * A melee about to be fought: the two Battle Stands, who supports them, and how they came there.
 */
final class Clash {
  /** How the contact came about. */
  enum Kind {
    CHARGE("charge"),
    PURSUIT("pursuit"),
    OPPORTUNITY("opportunity charge"),
    COUNTER("counter charge"),
    ONGOING("ongoing"),
    RESTART("restart");

    final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  Kind kind = Kind.ONGOING;
  int attacker;
  int defender;
  final Steps attackSupports = new Steps();
  final Steps defenceSupports = new Steps();

  /** Enemies of the attacker struck on flank or rear beside a facing Battle Stand (10.2). */
  final Steps bystanders = new Steps();

  /** Stands that came into this contact by moving at least one hex; they may earn their bonus. */
  final Steps chargers = new Steps();

  /** Stands that came into this contact now, if only by turning to it. */
  final Steps strikers = new Steps();

  /** Stands that fight or support another melee of the same charge, and so take no part here. */
  final Steps elsewhere = new Steps();

  /** Stands that could support several melees of the charge and were pledged to this one. */
  final Steps pledged = new Steps();

  /** Skirmishers beside the charged stand that fire instead of evading (7.5, 10.5). */
  final Steps skirmishers = new Steps();

  /** Those of them that have no cover from the attacker and are lost once they have fired (7.5). */
  final Steps exposed = new Steps();

  /** The defender was pulled out of another melee it supported: it has no fire (15.0). */
  boolean pulledOut;

  /** The stand that is being pursued, or {@link Table#GONE}. */
  int pursued = Table.GONE;

  /** The attacker did not move into the contact: an ongoing melee, or one joined by winning. */
  boolean stationaryAttacker;

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
    pursued = Table.GONE;
    stationaryAttacker = how == Kind.ONGOING;
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
