package dev.muster.rules.snaphance.rules;

import dev.muster.rules.dice.Dice;
import dev.muster.rules.geometry.FiringArc;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The edition, the readings of the rules and their numbers, read once from the rulebook. */
public final class SnaphanceRules {
  /** The meaning of the bracket after a strength (U-03). */
  public enum Bracket {
    NONE,
    MELEE,
    MELEE_VS_MOUNTED,
    MORALE,
    EXTRA_SP
  }

  /** Which side chooses how far a beaten stand retreats (SN-12.0-01). */
  public enum RetreatDistance {
    MAX,
    MIN,
    OWNER
  }

  /** The source of the command radius (SN-3.0-02f). */
  public enum CommandRadius {
    TRAINING,
    FIXED_3_0,
    SPLIT
  }

  /**
   * The period at whose start an attacker must be behind the front face line, and the period in
   * which it must move a hex (SN-10.4-01): its turn and the single move; the single move for both;
   * its turn for both.
   */
  public enum FromBehind {
    TURN,
    MOVE,
    WHOLE_TURN
  }

  /** The title of the rules, with the edition. */
  public final String title;

  public final boolean finalEdition;
  public final boolean testAfterMove;
  public final FiringArc wideArc;
  public final FiringArc narrowArc;
  public final boolean skirmishersInCoverHaveZone;
  public final boolean fireAfterFailedTest;
  public final boolean rallyOnFail;
  public final boolean contactFireTogether;
  public final boolean opportunityFiresFirst;
  public final boolean ongoingOncePerRound;
  public final boolean artillerySupportTwoSp;
  public final Bracket bracket;
  public final boolean supportChargeBonus;
  public final int disorderMeleeDice;

  /** Dice of a defender above its attacker (10.2). */
  public final int uphillDice;

  public final int disorderFireDice;
  public final boolean breakAtOrAbove;
  public final RetreatDistance retreatDistance;
  public final CommandRadius commandRadius;
  public final boolean everyPairOfFives;
  public final boolean capPerRank;
  public final boolean dragoonsMounted;
  public final boolean chargeBonusByUnitLoss;
  public final boolean pistolMovePenalty;
  public final boolean allSupportsFire;
  public final boolean counterChargeInitiatorReacts;
  public final boolean leaderHelpsOnce;
  private final int flankDice;
  private final int heavyFlankDice;
  public final boolean bonusWhereverStruck;
  public final boolean pursuitStopsInContact;
  public final boolean anyRearEnemyCosts;
  public final FromBehind fromBehind;
  public final boolean worksCoverAtRange;

  /** Most dice of a throw with computed expected hits; each further die counts the same. */
  private static final int MOST_DICE = 10;

  /** Number of dice of each face at which one pair more or less makes no difference. */
  private static final int MANY = 1200;

  private final double[] expected;
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, Integer> factorsMelee = new HashMap<>();
  private final Map<String, Integer> factorsFire = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Rulebook.Table> tables = new HashMap<>();
  private final String book;

  /** Command range of a well and a poorly trained army and of one without training (3.0, 4.5). */
  final int rangeWell;

  final int rangePoor;
  final int rangeUntrained;
  final int replacementRange;
  final int replacementBonus;
  final int replacementMorale;
  final int leaderOrderBonus;
  final int leaderMoraleBonus;
  final int outOfCommand;
  final int generalMove;
  public final int fireLossCap;
  final int artilleryLossCap;
  public final int meleeLossCap;
  final int mountedByFootLossCap;
  final int lightCavalryLossCap;
  final int bySkirmishersLossCap;
  final int meleeDiceLeast;
  public final int roundsWithoutLimit;
  final int drawMargin;
  final int winnerLossCap;
  final int noWayLoss;
  final int freeTurns;
  final int freeTurnsOfShot;
  final int sidewaysMounted;
  final int backwardsTimes;
  final int backwardsOfOne;
  final int backwardsMounted;
  public final int retreatTimes;
  final int retreatSideways;
  final int retreatPastEnemy;
  final int fireBeforeMove;
  final int fireAfterMove;
  public final int rearRankFire;
  final int skirmishersFreeMoves;
  final int pistolsOpportunityRange;
  public final int disorderMorale;
  public final int horseSupportFire;
  public final int fastHorseSupportFire;
  final int fastHorseAttackFire;
  final int slowHorseAttackFire;
  final int disorderedHorseFire;
  final Rulebook.Table pursuitInfantry;
  final Rulebook.Table pursuitCavalry;
  final Rulebook.Table lightCavalryFire;
  final Rulebook.Table dragoonsFire;
  public final Rulebook.Table horseFire;
  public final Rulebook.Table fastHorseFire;
  public final Rulebook.Table slowHorseFire;

  private SnaphanceRules(Rulebook book, Map<String, String> changes) {
    this.book = book.name();
    book.switches().forEach(each -> values.put(each.key(), each.defaultValue()));
    values.putAll(changes);
    book.numbers().forEach(each -> numbers.put(each.key(), each.value()));
    book.tables().forEach(each -> tables.put(each.key(), each));
    String own = editionOf(book);
    String wanted = values.getOrDefault("edition", own);
    if (!wanted.equals(own)) {
      otherEdition(library(own), library(wanted));
    }
    title = title(book, own, wanted);
    book.factors()
        .forEach(
            each -> {
              factorsMelee.put(each.key(), each.meleeDice());
              factorsFire.put(each.key(), each.fireDice());
            });
    finalEdition = !"draft".equals(wanted);
    testAfterMove = !is("extra_move_test", "before");
    wideArc = FiringArc.valueOf(word("wide_arc", "sector120"));
    narrowArc = FiringArc.valueOf(word("narrow_arc", "wedge60"));
    skirmishersInCoverHaveZone = is("sk_cover_zoc", "true");
    fireAfterFailedTest = !is("fire_after_failed_test", "false");
    rallyOnFail = !is("rally_on_fail", "false");
    contactFireTogether = !is("contact_fire", "defender_first");
    opportunityFiresFirst = !is("opp_fire_first", "false");
    ongoingOncePerRound = is("ongoing_fight", "per_round");
    artillerySupportTwoSp = is("art_support_2sp", "true");
    bracket = Bracket.valueOf(word("bracket_bonus", "none"));
    supportChargeBonus = !is("support_cb", "false");
    disorderMeleeDice = is("disorder_melee_die", "0") ? 0 : -meleeFactor("disordered", -1);
    uphillDice = meleeFactor("defender-uphill", 1);
    disorderFireDice = is("disorder_fire_die", "0") ? 0 : -fireFactor("disordered", -1);
    breakAtOrAbove = !is("break_at", "above");
    retreatDistance = RetreatDistance.valueOf(word("retreat_distance", "max"));
    commandRadius = CommandRadius.valueOf(word("command_radius", "training"));
    everyPairOfFives = !is("five_pairs", "once");
    expected = findExpected();
    capPerRank = !is("rank_volley_cap", "per_unit");
    dragoonsMounted = is("dragoon_class", "mounted");
    chargeBonusByUnitLoss = is("cb_loss_basis", "unit");
    pistolMovePenalty = is("pistol_move_penalty", "per_move");
    allSupportsFire = is("support_fire_all", "true");
    counterChargeInitiatorReacts = !is("counter_charge_initiator", "active");
    leaderHelpsOnce = is("leader_plus_one", "once");
    flankDice = meleeFactor("flank-or-rear", 1);
    heavyFlankDice =
        meleeFactor("heavy-on-contact", 2) + (is("flank_plus_two", "adds") ? flankDice : 0);
    bonusWhereverStruck = !is("flank_struck_bonus", "false");
    pursuitStopsInContact = !is("pursuit_contact", "runs_past");
    anyRearEnemyCosts = !is("rear_enemy", "face_to_face");
    fromBehind = FromBehind.valueOf(word("struck_from_behind", "turn"));
    worksCoverAtRange = !is("works_cover", "adjacent");
    rangeWell = number("command-range-well");
    rangePoor = number("command-range-poor");
    rangeUntrained = number("command-range-untrained");
    replacementRange = number("replacement-range");
    replacementBonus = number("replacement-bonus");
    replacementMorale = number("replacement-morale-bonus");
    leaderOrderBonus = number("leader-order-bonus");
    leaderMoraleBonus = number("leader-morale-bonus");
    outOfCommand = number("out-of-command");
    generalMove = number("general-move");
    fireLossCap = number("fire-loss-cap");
    artilleryLossCap = number("artillery-loss-cap");
    meleeLossCap = number("melee-loss-cap");
    mountedByFootLossCap = number("mounted-by-foot-loss-cap");
    lightCavalryLossCap = number("light-cavalry-loss-cap");
    bySkirmishersLossCap = number("by-skirmishers-loss-cap");
    meleeDiceLeast = number("melee-dice-least");
    roundsWithoutLimit = number("rounds-without-limit");
    drawMargin = number("draw-margin");
    winnerLossCap = number("winner-loss-cap");
    // the draft has no such loss, the final edition no such limit
    noWayLoss = numbers.getOrDefault("no-way-loss", 0);
    backwardsMounted = numbers.getOrDefault("backwards-mounted", Integer.MAX_VALUE);
    freeTurns = number("free-turns");
    freeTurnsOfShot = number("free-turns-shot");
    sidewaysMounted = number("sideways-mounted");
    backwardsTimes = number("backwards-times");
    backwardsOfOne = number("backwards-of-one");
    retreatTimes = number("retreat-times");
    retreatSideways = number("retreat-sideways-cost");
    retreatPastEnemy = number("retreat-past-enemy-cost");
    fireBeforeMove = number("fire-before-move");
    fireAfterMove = number("fire-after-move");
    rearRankFire = number("rear-rank-fire");
    skirmishersFreeMoves = number("skirmishers-free-moves");
    pistolsOpportunityRange = number("pistols-opportunity-range");
    disorderMorale = number("disorder-morale");
    horseSupportFire = number("horse-support-fire");
    fastHorseSupportFire = number("fast-horse-support-fire");
    fastHorseAttackFire = number("fast-horse-attack-fire");
    disorderedHorseFire = number("disordered-horse-fire");
    pursuitInfantry = table("pursuit-infantry");
    pursuitCavalry = table("pursuit-cavalry");
    lightCavalryFire = table("light-cavalry-fire-after-move");
    dragoonsFire = table("dragoons-fire-after-move");
    horseFire = table("horse-contact-fire");
    fastHorseFire = table("fast-horse-contact-fire");
    // the draft has no Slow Horse; it is Horse there
    slowHorseFire = tables.getOrDefault("slow-horse-contact-fire", horseFire);
    slowHorseAttackFire =
        numbers.getOrDefault("slow-horse-attack-fire", horseFire.rows().getLast().result());
  }

  private static String editionOf(Rulebook book) {
    return book.switches().stream()
        .filter(each -> each.key().equals("edition"))
        .map(Rulebook.Switch::defaultValue)
        .findFirst()
        .orElse(book.name().endsWith(".draft") ? "draft" : "final");
  }

  /** An author's own sheet keeps its name, in which the author may have named the edition. */
  private static String title(Rulebook book, String own, String wanted) {
    if (wanted.equals(own)) {
      return book.label();
    }
    return book.name().equals(library(own).name())
        ? library(wanted).label()
        : book.label() + ", " + wanted + " edition";
  }

  private static Rulebook library(String edition) {
    return SnaphanceEditions.named(edition.equals("draft") ? "draft" : "final");
  }

  /** Numbers and tables of the other edition, except those that the author has changed. */
  private void otherEdition(Rulebook from, Rulebook to) {
    for (Rulebook.Value each : from.numbers()) {
      numbers.remove(each.key(), each.value());
    }
    for (Rulebook.Table each : from.tables()) {
      Rulebook.Table here = tables.get(each.key());
      if (here != null && here.rows().equals(each.rows())) {
        tables.remove(each.key());
      }
    }
    to.numbers().forEach(each -> numbers.putIfAbsent(each.key(), each.value()));
    to.tables().forEach(each -> tables.putIfAbsent(each.key(), each));
  }

  private int number(String key) {
    Integer value = numbers.get(key);
    if (value == null) {
      throw new IllegalArgumentException("rulebook " + book + " lacks the number " + key);
    }
    return value;
  }

  private Rulebook.Table table(String key) {
    Rulebook.Table table = tables.get(key);
    if (table == null) {
      throw new IllegalArgumentException("rulebook " + book + " lacks the table " + key);
    }
    return table;
  }

  /** Result of a table for a number, or the last row's for one above it and the first's below. */
  public static int at(Rulebook.Table table, int number) {
    int least = table.rows().getFirst().from();
    int most = table.rows().getLast().to();
    return table.at(Math.max(least, Math.min(most, number)));
  }

  /** Reads the rulebook's switches with the scenario's changes on top. */
  public static SnaphanceRules of(BattleProgram program) {
    return new SnaphanceRules(program.rulebook(), program.scenario().switches());
  }

  /**
   * Reads a rulebook with its own settings of the switches.
   *
   * @throws IllegalArgumentException if it lacks a number or table of the rules
   */
  public static SnaphanceRules of(Rulebook book) {
    return new SnaphanceRules(book, Map.of());
  }

  /** Whether all of these switches have these values. */
  boolean set(Map<String, String> wanted) {
    return wanted.entrySet().stream().allMatch(each -> is(each.getKey(), each.getValue()));
  }

  private boolean is(String key, String value) {
    return value.equals(values.get(key));
  }

  private String word(String key, String usual) {
    return values.getOrDefault(key, usual).toUpperCase(Locale.ROOT);
  }

  /** Returns the melee dice of a tactical factor of the rulebook; {@code usual} if it has none. */
  int meleeFactor(String key, int usual) {
    return factorsMelee.getOrDefault(key, usual);
  }

  /** Returns the fire dice of a tactical factor of the rulebook; {@code usual} if it has none. */
  int fireFactor(String key, int usual) {
    return factorsFire.getOrDefault(key, usual);
  }

  /** A throw of fire or melee is read as its hits. */
  final Dice.Score score = thrown -> hits(thrown.count(6), thrown.count(5));

  /** Hits of one throw by the number of its 6s and 5s (7.0, ledger SN-7.0-09). */
  public int hits(int sixes, int fives) {
    return sixes + (everyPairOfFives ? fives / 2 : Math.min(1, fives / 2));
  }

  /**
   * Expected hits of a number of dice, in whole thousandths (SN-7.0-11).
   *
   * @param dice any number; below 0 counts as 0
   */
  public double expectedHits(int dice) {
    int most = expected.length - 1;
    return dice <= most
        ? expected[Math.max(0, dice)]
        : expected[most] + (dice - most) * (hits(MANY, 0) + hits(0, MANY)) / (6.0 * MANY);
  }

  private double[] findExpected() {
    double[] found = new double[MOST_DICE + 1];
    for (int dice = 0; dice < found.length; dice++) {
      double sum = 0;
      double chance = Math.pow(5 / 6.0, dice); // that "many" dice show one given face
      for (int many = 0; many <= dice; many++) {
        sum += chance * (hits(many, 0) + hits(0, many));
        chance *= (dice - many) / (many + 1.0) / 5;
      }
      found[dice] = Math.round(1000 * sum) / 1000.0;
    }
    return found;
  }

  /** Dice for striking one of the four rear hexes, more for heavy cavalry on contact (10.4). */
  public int flankDice(boolean heavyOnContact) {
    return heavyOnContact ? heavyFlankDice : flankDice;
  }
}
