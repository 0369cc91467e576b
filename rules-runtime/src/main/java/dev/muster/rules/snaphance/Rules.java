package dev.muster.rules.snaphance;

import dev.muster.rules.geometry.FiringArc;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The edition, the readings of the rules and their numbers, read once from the rulebook. */
public final class Rules {
  /** What the bracket behind a strength means (U-03). */
  public enum Bracket {
    NONE,
    MELEE,
    MELEE_VS_MOUNTED,
    MORALE,
    EXTRA_SP
  }

  /** Who chooses how far a beaten stand retreats (SN-12.0-01). */
  public enum RetreatDistance {
    MAX,
    MIN,
    OWNER
  }

  /** Where the command radius comes from (SN-3.0-02f). */
  public enum CommandRadius {
    TRAINING,
    FIXED_3_0,
    SPLIT
  }

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
  public final boolean flankTwoAdds;

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
  final int fireLossCap;
  final int artilleryLossCap;
  final int meleeLossCap;
  final int mountedByFootLossCap;
  final int lightCavalryLossCap;
  final int bySkirmishersLossCap;
  final int meleeDiceLeast;
  final int roundsWithoutLimit;
  final int drawMargin;
  final int horseSupportFire;
  final int fastHorseSupportFire;
  final int fastHorseAttackFire;
  final int slowHorseAttackFire;
  final int disorderedHorseFire;
  final Rulebook.Table pursuitInfantry;
  final Rulebook.Table pursuitCavalry;
  final Rulebook.Table lightCavalryFire;
  final Rulebook.Table dragoonsFire;
  final Rulebook.Table horseFire;
  final Rulebook.Table fastHorseFire;
  final Rulebook.Table slowHorseFire;

  private Rules(Rulebook book, Map<String, String> changes) {
    this.book = book.name();
    book.switches().forEach(each -> values.put(each.key(), each.defaultValue()));
    values.putAll(changes);
    book.numbers().forEach(each -> numbers.put(each.key(), each.value()));
    book.tables().forEach(each -> tables.put(each.key(), each));
    boolean draftBook = book.name().endsWith(".draft");
    book.factors()
        .forEach(
            each -> {
              factorsMelee.put(each.key(), each.meleeDice());
              factorsFire.put(each.key(), each.fireDice());
            });
    finalEdition = !"draft".equals(values.getOrDefault("edition", draftBook ? "draft" : "final"));
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
    disorderMeleeDice = Integer.parseInt(values.getOrDefault("disorder_melee_die", "1"));
    disorderFireDice = Integer.parseInt(values.getOrDefault("disorder_fire_die", "1"));
    breakAtOrAbove = !is("break_at", "above");
    retreatDistance = RetreatDistance.valueOf(word("retreat_distance", "max"));
    commandRadius = CommandRadius.valueOf(word("command_radius", "training"));
    everyPairOfFives = !is("five_pairs", "once");
    capPerRank = !is("rank_volley_cap", "per_unit");
    dragoonsMounted = is("dragoon_class", "mounted");
    chargeBonusByUnitLoss = is("cb_loss_basis", "unit");
    pistolMovePenalty = is("pistol_move_penalty", "per_move");
    allSupportsFire = is("support_fire_all", "true");
    counterChargeInitiatorReacts = !is("counter_charge_initiator", "active");
    leaderHelpsOnce = is("leader_plus_one", "once");
    flankTwoAdds = is("flank_plus_two", "adds");
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
    horseSupportFire = number("horse-support-fire");
    fastHorseSupportFire = number("fast-horse-support-fire");
    fastHorseAttackFire = number("fast-horse-attack-fire");
    slowHorseAttackFire = numbers.getOrDefault("slow-horse-attack-fire", 0);
    disorderedHorseFire = number("disordered-horse-fire");
    pursuitInfantry = table("pursuit-infantry");
    pursuitCavalry = table("pursuit-cavalry");
    lightCavalryFire = table("light-cavalry-fire-after-move");
    dragoonsFire = table("dragoons-fire-after-move");
    horseFire = table("horse-contact-fire");
    fastHorseFire = table("fast-horse-contact-fire");
    // the draft knows no Slow Horse
    slowHorseFire = tables.getOrDefault("slow-horse-contact-fire", horseFire);
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
  static int at(Rulebook.Table table, int number) {
    int least = table.rows().getFirst().from();
    int most = table.rows().getLast().to();
    return table.at(Math.max(least, Math.min(most, number)));
  }

  /** Reads the rulebook's switches with the scenario's changes on top. */
  public static Rules of(BattleProgram program) {
    return new Rules(program.rulebook(), program.scenario().switches());
  }

  /**
   * Reads a rulebook's switches as it sets them itself.
   *
   * @throws IllegalArgumentException where it lacks a number or table of the rules
   */
  public static Rules of(Rulebook book) {
    return new Rules(book, Map.of());
  }

  private boolean is(String key, String value) {
    return value.equals(values.get(key));
  }

  private String word(String key, String usual) {
    return values.getOrDefault(key, usual).toUpperCase(Locale.ROOT);
  }

  /** Melee dice of a tactical factor of the rulebook, or the number given where it has none. */
  int meleeFactor(String key, int usual) {
    return factorsMelee.getOrDefault(key, usual);
  }

  /** Fire dice of a tactical factor of the rulebook, or the number given where it has none. */
  int fireFactor(String key, int usual) {
    return factorsFire.getOrDefault(key, usual);
  }

  /** Hits of one throw by the number of its 6s and 5s (7.0, ledger SN-7.0-09). */
  int hits(int sixes, int fives) {
    return sixes + (everyPairOfFives ? fives / 2 : Math.min(1, fives / 2));
  }
}
