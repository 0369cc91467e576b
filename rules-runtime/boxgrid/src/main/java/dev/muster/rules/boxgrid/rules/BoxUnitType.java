package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A line of an army list, read once. */
public final class BoxUnitType {
  /** Purposes of Control Tests an army list may give a unit a modifier for. */
  static final int GENERAL = 0;

  static final int STOP_MOMENTUM = 1;
  static final int NOT_PURSUE = 2;
  static final int EVADE = 3;
  static final int FINISH_CHARGE = 4;

  private static final List<String> MODIFIERS =
      List.of("ct-general", "ct-momentum", "ct-pursuit", "ct-evade", "ct-charge");

  final String line;
  public final Arm arm;

  /** Heavy Foot or Heavy Mounted; elephants, guns and camps are neither heavy nor light here. */
  public final boolean heavy;

  public final Density order;

  /** Combat and Control Value: number of dice, and the limit that a test must stay below. */
  public final int ccv;

  /** Hits from which it is shaken. */
  public final int shaken;

  /** Hits from which it takes Catastrophe Tests. */
  public final int catastrophe;

  /** Difference of hits from which it takes a Rupture Test. */
  final int rupture;

  /** Shallow 1, medium 2, deep 3. */
  final int depth;

  public final Set<BoxMissile> weapons;
  public final boolean massedArchery;
  public final boolean salvo;
  final boolean mixed;
  public final boolean wellArmoured;
  public final boolean missileReliant;
  public final boolean gallopers;

  /** Dice its shock adds in melee, 0 to 2. */
  public final int shock;

  /** Whether these dice apply only in the turn of a charge (BG-D21). */
  final boolean shockOfCharge;

  public final boolean pikeBlock;
  public final String nation;

  /** Reiters and cuirassiers: Close Order heavy cavalry (BG-183). */
  public final boolean closeCavalry;

  public final boolean caracole;
  final boolean keil;
  public final boolean hedgehog;

  /** Movement Actions of a turn (BG-014 to BG-020, BG-D26). */
  public final int allowance;

  private static final BoxMissile[] MISSILES = BoxMissile.values();

  // by weapon: its range in boxes for this unit; 0 if the unit does not shoot with it in this way
  private final int[] reach = new int[MISSILES.length];
  private final int[] massed = new int[MISSILES.length];
  private final int[] caseShot = new int[MISSILES.length];
  private final int[] ball = new int[MISSILES.length];

  private final int[] modifiers = new int[MODIFIERS.size()];

  /**
   * @param traits traits of the unit, including those of its line
   * @throws IllegalArgumentException if the rulebook lacks its category, or a number is missing
   */
  public BoxUnitType(
      Army.StandLine line, Map<String, String> traits, Rulebook book, BoxRules rules) {
    this.line = line.name();
    Rulebook.Category category = book.category(line.category());
    if (category == null) {
      throw new IllegalArgumentException(
          line.source() + ": the rulebook has no category " + line.category());
    }
    arm = arm(category);
    Density listed = Density.of(line.orderClass());
    order = ordered(arm, rules) ? listed : Density.NONE;
    heavy = heavy(category, arm, listed);
    ccv = line.whole(category, "ccv");
    shaken = line.whole(category, "shaken");
    catastrophe = line.whole(category, "catastrophe");
    rupture = line.whole(category, "rupture");
    List<String> depths = List.of("shallow", "medium", "deep");
    depth = Math.max(0, depths.indexOf(words(line, category, "depth"))) + 1;
    weapons = weapons(line, category);
    massedArchery = traits.containsKey("massed-archery");
    salvo = traits.containsKey("salvo");
    mixed = traits.containsKey("mixed");
    wellArmoured = traits.containsKey("well-armoured");
    missileReliant = traits.containsKey("missile-reliant");
    gallopers = traits.containsKey("gallopers");
    shock = whole(line, category, "shock", 0);
    shockOfCharge = rules.shockOfCharge || words(line, category, "shock-when").equals("charge");
    pikeBlock = traits.containsKey("pike-block");
    nation = words(line, category, "nation");
    String cavalry = words(line, category, "cavalry");
    closeCavalry = cavalry.equals("reiter") || cavalry.equals("cuirassier");
    caracole = traits.containsKey("caracole");
    keil = traits.containsKey("keil-brigade");
    hedgehog = hedgehog(traits, rules);
    allowance = allowance(rules);
    for (BoxMissile each : weapons) {
      int i = each.ordinal();
      reach[i] = reach(this, each, rules);
      massed[i] = rules.range("massed", each);
      caseShot[i] = rules.range("case", each);
      ball[i] = rules.range("ball", each);
    }
    for (int i = 0; i < modifiers.length; i++) {
      modifiers[i] = whole(line, category, MODIFIERS.get(i), 0);
    }
  }

  /** Returns the arm of a category, by its properties. */
  public static Arm arm(Rulebook.Category category) {
    return category.is("mounted")
        ? Arm.MOUNTED
        : category.is("elephants")
            ? Arm.ELEPHANTS
            : category.is("artillery") ? Arm.ARTILLERY : category.is("camp") ? Arm.CAMP : Arm.FOOT;
  }

  /** Elephants have no order unless the list gives one (BG-D30); guns and camps never have. */
  private static boolean ordered(Arm arm, BoxRules rules) {
    return switch (arm) {
      case FOOT, MOUNTED -> true;
      case ELEPHANTS -> rules.elephantsOrdered;
      case ARTILLERY, CAMP -> false;
    };
  }

  /** The weight of the category, else the weight that the order implies (BG-D30). */
  static boolean heavy(Rulebook.Category category, Arm arm, Density order) {
    if (arm != Arm.FOOT && arm != Arm.MOUNTED) {
      return false;
    }
    return category.is("heavy") || (!category.is("light") && heavyByOrder(arm, order));
  }

  public static boolean heavyByOrder(Arm arm, Density order) {
    return arm == Arm.FOOT ? !order.thin() : order.close();
  }

  /**
   * Whether troops are foot in close order with pikes, which may be a pike block and form hedgehog.
   */
  public static boolean pikes(Arm arm, Density order) {
    return arm == Arm.FOOT && order == Density.CLOSE_PIKE;
  }

  private boolean hedgehog(Map<String, String> traits, BoxRules rules) {
    return switch (rules.hedgehog) {
      case MINIMAL -> pikes(arm, order);
      case LISTED -> pikes(arm, order) && traits.containsKey("hedgehog");
      case OFF -> false;
    };
  }

  private int allowance(BoxRules rules) {
    return switch (arm) {
      case FOOT -> heavy ? rules.heavyFootActions : rules.lightFootActions;
      case MOUNTED -> heavy ? rules.heavyMountedActions : rules.lightMountedActions;
      case ELEPHANTS -> rules.elephantActions;
      case ARTILLERY -> rules.artilleryActions;
      case CAMP -> 0;
    };
  }

  /**
   * Range in boxes of an ordinary shot with a weapon, whether or not the unit carries it; 0 if its
   * kind does not shoot with it (BG-075 to BG-088).
   */
  public static int reach(BoxUnitType type, BoxMissile with, BoxRules rules) {
    return with == BoxMissile.JAVELIN
        ? type.heavy ? 0 : rules.range("light", with)
        : rules.range(type.arm == Arm.FOOT ? "foot" : "mounted", with);
  }

  /** Whether it has a weapon. */
  boolean carries(BoxMissile weapon) {
    return weapons.contains(weapon);
  }

  /** Boxes an ordinary shot with one of its weapons reaches. */
  int reach(BoxMissile weapon) {
    return reach[weapon.ordinal()];
  }

  /** Boxes one of its weapons reaches in Massed Archery. */
  int massedReach(BoxMissile weapon) {
    return massed[weapon.ordinal()];
  }

  /** Boxes within which one of its guns fires case. */
  int caseReach(BoxMissile weapon) {
    return caseShot[weapon.ordinal()];
  }

  /** Returns the range in boxes of a gun's ball. */
  int ballReach(BoxMissile weapon) {
    return ball[weapon.ordinal()];
  }

  /** Returns the modifier of its army list for a Control Test. */
  int modifier(int purpose) {
    return modifiers[purpose];
  }

  boolean heavyFoot() {
    return arm == Arm.FOOT && heavy;
  }

  boolean lightFoot() {
    return arm == Arm.FOOT && !heavy;
  }

  public boolean heavyMounted() {
    return arm == Arm.MOUNTED && heavy;
  }

  boolean lightMounted() {
    return arm == Arm.MOUNTED && !heavy;
  }

  /** Whether it counts as heavy for momentum, charges and flight paths (BG-D30). */
  public boolean weighty() {
    return heavy || arm == Arm.ELEPHANTS;
  }

  /** Foot, horse or elephants, and no gun or camp. */
  public boolean fights() {
    return arm != Arm.ARTILLERY && arm != Arm.CAMP;
  }

  /** Evades some enemies, and is dispersed if it fails to (BG-044 to BG-047, BG-055). */
  boolean scatters() {
    return order.thin() && (arm == Arm.FOOT || arm == Arm.MOUNTED);
  }

  boolean warrior() {
    return arm == Arm.FOOT && order == Density.WARRIOR;
  }

  /** Field and heavy guns turn only (BG-D26). */
  boolean turnsOnly() {
    return arm == Arm.ARTILLERY && !weapons.contains(BoxMissile.LIGHT_ARTILLERY);
  }

  /** Heavy cavalry that must finish its charge by a test (BG-072). */
  public boolean pistolCavalry() {
    return heavyMounted() && weapons.contains(BoxMissile.PISTOL);
  }

  private static Set<BoxMissile> weapons(Army.StandLine line, Rulebook.Category category) {
    Set<BoxMissile> found = EnumSet.noneOf(BoxMissile.class);
    List<String> words = new ArrayList<>();
    switch (line.stat(category, "weapons")) {
      case StatValue.Word(String word) -> words.add(word);
      case StatValue.Words(List<String> several) -> words.addAll(several);
      case null, default -> {
        // no weapons
      }
    }
    for (BoxMissile each : BoxMissile.values()) {
      if (words.contains(each.key())) {
        found.add(each);
      }
    }
    return Set.copyOf(found).isEmpty() ? Set.of() : found;
  }

  private static int whole(
      Army.StandLine line, Rulebook.Category category, String stat, int blank) {
    return line.stat(category, stat) instanceof StatValue.Whole(int number) ? number : blank;
  }

  private static String words(Army.StandLine line, Rulebook.Category category, String stat) {
    return line.stat(category, stat) instanceof StatValue.Word(String word) ? word : "";
  }
}
