package dev.muster.rules.snaphance;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.geometry.Aspect;

/**
 * From contact to melee: who fights whom, who supports, Skirmishers in the way (10.2, 10.5, 10.6).
 */
final class Contacts {
  private static final RuleRef RIDDEN_DOWN = RuleRef.of("10.5", "SN-10.5-01", "SN-10.5-03");
  private static final RuleRef FIRED_AND_LOST =
      RuleRef.of("10.5", "SN-10.5-02", "SN-7.4-08", "SN-7.5-04");

  /** Melees may chain by pursuit; each needs a new win, so a longer chain is a fault. */
  private static final int LONGEST_CHAIN = 200;

  private final Play play;
  private final Table table;
  private final Losses losses;
  private final Evasion evasion;
  private final SkirmishFire skirmishFire;
  private final JointCharge jointCharge;
  private final Lent<Clash> clashes = new Lent<>(Clash::new);
  private int depth;

  @SuppressWarnings("NullAway.Init")
  private Melee melee;

  Contacts(Play play, Losses losses, Evasion evasion, SkirmishFire skirmishFire) {
    this.play = play;
    table = play.table;
    this.losses = losses;
    this.evasion = evasion;
    this.skirmishFire = skirmishFire;
    jointCharge = new JointCharge(play, this);
  }

  void fightWith(Melee fights) {
    melee = fights;
  }

  /** Adds the enemies in the front two hexes of a stand. */
  void inFront(int stand, Steps found) {
    for (int which = 0; which < 2 && table.onBoard(stand); which++) {
      int enemy = table.enemyIn(table.frontHex(stand, which), table.side[stand]);
      if (enemy != Table.GONE && !found.contains(enemy)) {
        found.add(enemy);
      }
    }
  }

  /** Whether an enemy is in one of the front two hexes of a stand on the board. */
  boolean facesEnemy(int stand) {
    for (int which = 0; which < 2 && table.onBoard(stand); which++) {
      if (table.enemyIn(table.frontHex(stand, which), table.side[stand]) != Table.GONE) {
        return true;
      }
    }
    return false;
  }

  boolean touches(Steps chargers) {
    for (int i = 0; i < chargers.size(); i++) {
      if (facesEnemy(chargers.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Skirmishers may fight in cover, on ground that takes the charge, or against Shot (10.5). */
  static boolean mayFight(Table table, int skirmishers, int attacker) {
    int from = table.hex[attacker];
    int to = table.hex[skirmishers];
    StandType type = table.type[attacker];
    return table.ground.coverBetween(from, to)
        || table.ground.removesCharge(from, to)
        || type.shot
        || type.dragoons
        || type.skirmisher;
  }

  /**
   * Skirmishers that stand in the open before a Combat Stand or Light Cavalry fire and are lost.
   */
  void rideDown(int charger, boolean mayFire) {
    int lent = table.lent();
    Steps met = table.list();
    inFront(charger, met);
    // their last shot may be the end of the charger
    for (int i = 0; i < met.size() && table.onBoard(charger); i++) {
      int enemy = met.get(i);
      if (!table.type[enemy].skirmisher || mayFight(table, enemy, charger)) {
        continue;
      }
      boolean front =
          table.grid.aspect(table.hex[enemy], table.facing[enemy], table.hex[charger])
              == Aspect.FRONT;
      boolean fires = front && mayFire && !evasion.hasEvaded(enemy, charger);
      if (fires) {
        skirmishFire.lastShot(enemy, charger);
      }
      losses.destroy(
          enemy,
          play.chronicle.about("ridden down by ", charger),
          fires ? FIRED_AND_LOST : RIDDEN_DOWN);
    }
    table.giveBack(lent);
  }

  /** Fights the melees of a charge or reaction, all contacts made at once (10.2, 15.0). */
  void resolve(Steps chargers, Clash.Kind kind) {
    if (chargers.size() == 1) {
      single(chargers.get(0), kind, Table.GONE);
    } else {
      jointCharge.resolve(chargers, kind);
    }
  }

  private void single(int charger, Clash.Kind kind, int pursued) {
    int opponent = opponent(charger, pursued);
    if (opponent == Table.GONE) {
      return;
    }
    int lent = clashes.taken();
    Clash clash = clashes.take();
    start(clash, kind, charger, opponent);
    clash.pursued = pursued;
    clash.strikers.add(charger);
    if (table.moveHexes[charger] > 0) {
      clash.chargers.add(charger);
    }
    fight(clash);
    clashes.back(lent);
  }

  /** Fights an ongoing melee again in the activation of one of its Battle Stands (11.3). */
  void again(int stand) {
    int other = table.foe[stand];
    int lent = clashes.taken();
    Clash clash = clashes.take();
    boolean first = table.began[stand];
    clash.start(Clash.Kind.ONGOING, first ? stand : other, first ? other : stand);
    melee.fight(clash);
    clashes.back(lent);
  }

  /** A new melee, or an ongoing one that flares up with the newcomer as support (11.4). */
  void start(Clash clash, Clash.Kind kind, int attacker, int defender) {
    int friend = table.foe[defender];
    if (friend == Table.GONE) {
      clash.start(kind, attacker, defender);
      clash.pulledOut = table.supports(defender);
    } else if (table.began[defender]) {
      clash.start(Clash.Kind.RESTART, defender, friend);
    } else {
      clash.start(Clash.Kind.RESTART, friend, defender);
    }
  }

  void fight(Clash clash) {
    if (clash.kind == Clash.Kind.RESTART && table.foe[clash.attacker] != clash.defender) {
      return; // that melee has ended meanwhile
    }
    if (++depth > LONGEST_CHAIN) {
      throw new IllegalStateException("a chain of melees does not end");
    }
    try {
      melee.fight(clash);
    } finally {
      depth--;
    }
  }

  /** The opposing Battle Stand of a lone attacker (10.2): facing first, then Combat Stands. */
  private int opponent(int charger, int pursued) {
    int lent = table.lent();
    int found = opponent(charger, pursued, table.list(), table.list());
    table.giveBack(lent);
    return found;
  }

  private int opponent(int charger, int pursued, Steps met, Steps left) {
    inFront(charger, met);
    if (met.isEmpty() || (pursued != Table.GONE && met.contains(pursued))) {
      return met.isEmpty() ? Table.GONE : pursued;
    }
    boolean facing = false;
    for (int i = 0; i < met.size(); i++) {
      facing |= table.hasInFront(met.get(i), charger);
    }
    boolean combat = false;
    for (int i = 0; i < met.size(); i++) {
      if (!facing || table.hasInFront(met.get(i), charger)) {
        left.add(met.get(i));
        combat |= table.type[met.get(i)].combat;
      }
    }
    boolean pullOut =
        left.size() > 1 && (table.supports(left.get(0)) || table.supports(left.get(1)));
    Choice choice = play.choice.of(pullOut ? Decision.PULL_OUT : Decision.OPPONENT, charger);
    for (int i = 0; i < left.size(); i++) {
      if (!combat || table.type[left.get(i)].combat) {
        choice.add(Order.OPPONENT, left.get(i));
        if (pullOut && table.foe[left.get(i)] != Table.GONE) {
          choice.usually();
        }
      }
    }
    return choice.askNumber();
  }

  /** Fills in who supports whom, and who is struck from the side and only retreats (10.2, 10.6). */
  void findSupports(Clash clash) {
    supports(clash.attacker, clash.defender, clash, clash.attackSupports);
    supports(clash.defender, clash.attacker, clash, clash.defenceSupports);
    clash.bystanders.clear();
    if (clash.fresh()) {
      int lent = table.lent();
      Steps met = table.list();
      inFront(clash.attacker, met);
      for (int i = 0; i < met.size(); i++) {
        int enemy = met.get(i);
        boolean faces = table.hasInFront(enemy, clash.attacker);
        if (enemy != clash.defender
            && !clash.elsewhere.contains(enemy)
            && !faces
            && table.foe[enemy] == Table.GONE
            && !table.supports(enemy)) {
          clash.bystanders.add(enemy);
        }
      }
      table.giveBack(lent);
    }
  }

  private void supports(int battleStand, int enemy, Clash clash, Steps found) {
    found.clear();
    for (int relative = 0; relative < 6; relative++) {
      int d = (table.facing[enemy] + relative) % 6;
      int there = table.grid.neighbour(table.hex[enemy], d);
      int friend = there < 0 ? Table.GONE : table.occupant[there];
      if (friend != Table.GONE
          && friend != battleStand
          && !table.enemies(friend, battleStand)
          && !table.type[friend].skirmisher
          && table.foe[friend] == Table.GONE
          && !clash.elsewhere.contains(friend)
          && table.hasInFront(friend, enemy)
          && (clash.pledged.contains(friend) || prefers(friend, enemy))) {
        found.add(friend);
      }
    }
  }

  /** A stand that faces two enemy Battle Stands supports against one of them (10.6, D-27). */
  private boolean prefers(int stand, int enemy) {
    int other = Table.GONE;
    for (int which = 0; which < 2; which++) {
      int there = table.enemyIn(table.frontHex(stand, which), table.side[stand]);
      if (there != Table.GONE && there != enemy && table.foe[there] != Table.GONE) {
        other = there;
      }
    }
    if (other == Table.GONE) {
      return true;
    }
    Choice choice = play.choice.of(Decision.SUPPORT, stand).add(Order.SUPPORT, enemy);
    return choice.add(Order.SUPPORT, other).ask() == 0;
  }

  /** Skirmishers beside the stand charged or come upon evade, or fire and are lost (7.4, 10.5). */
  void skirmishersBeside(Clash clash) {
    if (clash.reaction()) {
      return;
    }
    for (int relative = 0; relative < 6; relative++) {
      int d = (table.facing[clash.attacker] + relative) % 6;
      int there = table.grid.neighbour(table.hex[clash.attacker], d);
      int friend = there < 0 ? Table.GONE : table.occupant[there];
      if (friend != Table.GONE
          && friend != clash.defender
          && !clash.wasPursued(friend)
          && !table.enemies(friend, clash.defender)
          && table.type[friend].skirmisher
          && table.hasInFront(friend, clash.attacker)
          && !evasion.fromCharge(friend, clash.attacker)) {
        clash.skirmishers.add(friend);
        if (!mayFight(table, friend, clash.attacker)) {
          clash.exposed.add(friend);
        }
      }
    }
  }

  void loseSkirmishers(Clash clash) {
    for (int i = 0; i < clash.exposed.size(); i++) {
      losses.destroy(clash.exposed.get(i), "fired and was ridden down", FIRED_AND_LOST);
    }
  }

  /** A pursuer in contact fights at once (13.1). */
  void pursued(int victor, int loser) {
    int lent = table.lent();
    Steps met = table.list();
    inFront(victor, met);
    for (int i = 0; i < met.size(); i++) {
      if (met.get(i) != loser) {
        evasion.fromCharge(met.get(i), victor);
      }
    }
    table.giveBack(lent);
    rideDown(victor, true);
    if (!table.onBoard(victor)) {
      return;
    }
    single(victor, Clash.Kind.PURSUIT, loser);
  }

  /**
   * A winner with an enemy Battle Stand of another melee in front joins that one (11.4, 13.1).
   *
   * @return whether there was one
   */
  boolean joinAfterWin(int victor) {
    if (!table.onBoard(victor) || table.foe[victor] != Table.GONE) {
      return false;
    }
    for (int which = 0; which < 2; which++) {
      int enemy = table.enemyIn(table.frontHex(victor, which), table.side[victor]);
      if (enemy != Table.GONE && table.foe[enemy] != Table.GONE) {
        int lent = clashes.taken();
        Clash clash = clashes.take();
        start(clash, Clash.Kind.RESTART, victor, enemy);
        fight(clash);
        clashes.back(lent);
        return true;
      }
    }
    return false;
  }
}
