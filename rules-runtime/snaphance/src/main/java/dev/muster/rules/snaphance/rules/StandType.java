package dev.muster.rules.snaphance.rules;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line of a Snaphance army list, read once into the numbers the engine needs (2.0, 15.0). */
public final class StandType {
  /** Most ranks of a unit (8.4). */
  public static final int RANKS = 3;

  /** A fire column left blank: no fire at that range. */
  public static final int BLANK = Integer.MIN_VALUE;

  final String name;
  final String code;

  /** Key of the category, such as {@code PikeAndShot}. */
  final String category;

  /** Traits with effects of their own; most stands have none. */
  final Rulebook.Trait[] special;

  /** Bonus of its traits for an Order Test and for the hexes of a pursuit. */
  final int orderBonus;

  final int pursuitBonus;
  public final int moveFirst;
  final int moveFurther;
  public final int[] strength;
  public final int chargeBonus;

  /** Dice modifier by range 1..6 (index 0 unused); range 5 uses the 6H column (U-18). */
  public final int[] fire = new int[7];

  public final int breakPoints;

  /**
   * MP of every step on the board, see {@link SnaphanceTerrainMap#stepCosts}; empty away from a
   * board.
   */
  int[] stepCosts = {};

  /** Maximum range of fire in hexes; 0 for a stand that cannot fire. */
  public final int farthest;

  /** Whether any fire column is filled. */
  public final boolean canFire;

  final int pass;
  public final boolean combat;
  public final boolean mounted;
  final boolean mountedCombat;
  public final boolean infantry;
  final boolean zone;
  final boolean freeMover;
  public final boolean evades;
  public final boolean artillery;
  public final boolean skirmisher;
  final boolean lightCavalry;
  public final boolean shot;
  final boolean dragoons;
  public final boolean pistols;
  final boolean lancers;
  final boolean pikeBlock;
  public final boolean pikes;
  public final boolean horse;
  public final boolean slowHorse;
  public final boolean fastHorse;
  final boolean narrowArc;
  final boolean seenThrough;
  final boolean musket;
  final boolean mustPursue;
  final boolean twoHexPursuit;
  final boolean mayChargeMounted;
  public final boolean heavy;

  /**
   * Charge bonus by number of strength points lost, from 1; the last value applies to all greater
   * losses.
   */
  private final int[] bonusAfterLoss;

  /** Dice of the front rank at full strength; a strength in brackets throws none (U-03). */
  public final int mostDice;

  /** SP of the whole unit at the start, all ranks. */
  public final int startStrength;

  /** The number in brackets after the strength; 0 if none is printed (U-03). */
  final int bracket;

  /** The line as printed, with the usual reading of brackets and Dragoons. */
  public StandType(Army.StandLine line, Rulebook book) {
    this(line, book, false, false);
  }

  public StandType(Army.StandLine line, Rulebook book, SnaphanceRules rules) {
    this(line, book, rules.bracket == SnaphanceRules.Bracket.EXTRA_SP, rules.dragoonsMounted);
  }

  private StandType(
      Army.StandLine line, Rulebook book, boolean bracketIsStrength, boolean dragoonsRide) {
    Rulebook.Category kind = category(line, book);
    name = line.name();
    code = kind.code();
    category = kind.key();
    special = TraitEffects.of(book, line.traits());
    orderBonus = TraitEffects.sum(special, "order");
    pursuitBonus = TraitEffects.sum(special, "pursuit");
    List<String> properties = kind.properties();
    int faster = TraitEffects.sum(special, "movement");
    StatValue move = line.stats().get("mp");
    moveFirst =
        moved(move instanceof StatValue.FirstThen two ? two.first() : whole(move, 1), faster);
    moveFurther =
        move instanceof StatValue.FirstThen two ? moved(two.further(), faster) : moveFirst;
    int[] printed = ranks(line);
    bracket =
        line.stats().get("sp") instanceof StatValue.Ranks list && list.bracket() != null
            ? list.bracket()
            : 0;
    mostDice = printed[0];
    if (bracketIsStrength) {
      printed[0] += bracket;
    }
    strength = printed;
    startStrength = Arrays.stream(printed).sum();
    chargeBonus = whole(line.stats().get("cb"), 0);
    fire[1] = whole(line.stats().get("pb"), BLANK);
    fire[2] = whole(line.stats().get("2h"), BLANK);
    fire[3] = whole(line.stats().get("3h"), BLANK);
    fire[4] = whole(line.stats().get("4h"), BLANK);
    fire[6] = whole(line.stats().get("6h"), BLANK);
    fire[5] = fire[6];
    int far = 0;
    for (int range = 1; range < fire.length; range++) {
      far = fire[range] == BLANK ? far : range;
    }
    farthest = far;
    canFire = far > 0;
    breakPoints = whole(line.stats().get("bp"), 1);
    pass = pass(line, book);
    combat = kind.standClass().equals("CS");
    dragoons = properties.contains("dragoons");
    boolean ride = dragoons && dragoonsRide;
    mounted = properties.contains("mounted") || ride;
    mountedCombat = properties.contains("mcs");
    infantry = properties.contains("infantry") && !ride;
    zone = properties.contains("zoc");
    freeMover = properties.contains("free-mover");
    evades = properties.contains("evades");
    artillery = properties.contains("artillery");
    skirmisher = properties.contains("skirmisher");
    lightCavalry = properties.contains("light-cavalry");
    shot = properties.contains("shot");
    pistols = properties.contains("pistols");
    lancers = properties.contains("lancers");
    pikeBlock = properties.contains("pike-block");
    pikes = pikeBlock || properties.contains("pikes") || properties.contains("pike-and-shot");
    slowHorse = properties.contains("slow-horse") || line.traits().containsKey("slow");
    fastHorse = properties.contains("fast-horse");
    horse = properties.contains("horse") || slowHorse || fastHorse;
    narrowArc = properties.contains("narrow-arc");
    seenThrough = properties.contains("fires-through");
    musket = !"arquebus".equals(line.weapon());
    mustPursue = line.traits().containsKey("must-pursue");
    twoHexPursuit = line.traits().containsKey("two-hex-pursuit");
    mayChargeMounted = line.traits().containsKey("may-charge-mounted");
    heavy =
        line.traits().containsKey("heavy")
            || (mountedCombat && !line.traits().containsKey("not-heavy"));
    String after = line.traits().get("cb-after-loss");
    bonusAfterLoss =
        after == null || after.isEmpty()
            ? new int[] {book.number("charge-bonus-after-loss")}
            : afterLosses(after, line);
  }

  private static int[] afterLosses(String written, Army.StandLine line) {
    try {
      return Arrays.stream(written.split("/", -1)).mapToInt(Integer::parseInt).toArray();
    } catch (NumberFormatException unreadable) {
      throw new IllegalArgumentException(
          line.source()
              + ": stand "
              + line.name()
              + " has '"
              + written
              + "' for cb-after-loss; write such as 3 or 3/2/1",
          unreadable);
    }
  }

  /**
   * Returns the charge bonus of a stand after losses (10.3).
   *
   * @param lost strength points lost, 0 or more
   */
  int chargeBonusAfter(int lost) {
    return lost <= 0
        ? chargeBonus
        : Math.min(chargeBonus, bonusAfterLoss[Math.min(lost, bonusAfterLoss.length) - 1]);
  }

  private static Rulebook.Category category(Army.StandLine line, Rulebook book) {
    for (Rulebook.Category category : book.categories()) {
      if (category.key().equals(line.category())) {
        return category;
      }
    }
    throw new IllegalArgumentException(
        line.source() + ": rulebook " + book.name() + " has no category " + line.category());
  }

  private static int pass(Army.StandLine line, Rulebook book) {
    for (Rulebook.OrderClass each : book.orderClasses()) {
      if (each.key().equals(line.orderClass())) {
        return each.pass();
      }
    }
    throw new IllegalArgumentException(
        line.source() + ": rulebook " + book.name() + " has no order class " + line.orderClass());
  }

  /** Returns the movement points with those of traits; at least 1 if the printed value is not 0. */
  private static int moved(int printed, int faster) {
    return printed == 0 ? 0 : Math.max(1, printed + faster);
  }

  private static int whole(@Nullable StatValue value, int blank) {
    return value instanceof StatValue.Whole(int number) ? number : blank;
  }

  private static int[] ranks(Army.StandLine line) {
    return switch (line.stats().get("sp")) {
      case StatValue.Ranks ranks -> ranks.ranks().stream().mapToInt(Integer::intValue).toArray();
      case StatValue.Whole(int one) -> new int[] {one};
      case null, default ->
          throw new IllegalArgumentException(
              line.source() + ": stand " + line.name() + " has no strength points (sp)");
    };
  }

  /**
   * Whether two stands are of the same kind, to act as a group; Slow Horse is Horse (2.1.3, 4.9).
   */
  boolean sameKind(StandType other) {
    boolean bothHorse = horse && other.horse && !fastHorse && !other.fastHorse;
    return code.equals(other.code) || bothHorse;
  }

  /** Foot in the sense of 11.1: everything a mounted stand may ride against. */
  boolean foot() {
    return !mounted;
  }
}
