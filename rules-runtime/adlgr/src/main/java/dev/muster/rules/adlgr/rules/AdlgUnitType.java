package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A line of an army list, parsed once, with the values of the unit table and of its abilities. */
public final class AdlgUnitType {
  final String line;

  /** Key of the category, such as {@code PikeAndShot}. */
  public final String category;

  /** Number of the category in the rulebook, from 0. */
  final int number;

  public final TroopCategory branch;
  final TroopQuality quality;

  /** A battle unit of two rather than a unit. */
  public final boolean battleUnit;

  /** Its missile weapon from its line or, if its category allows only one, from the category. */
  final @Nullable public AdlgMissile weapon;

  /** Whether it shoots as one quality lower (AR-136). */
  public final boolean half;

  /** Protection before the weapon is considered, its armour included (AR-138, AR-139, AR-559). */
  public final int protection;

  /** Cohesion points; a unit with as many hits routs. */
  public final int cohesion;

  /** UD it reaches; 0 if it does not shoot (AR-241 to AR-266). */
  public final int reach;

  /** Short range in UD of medium and heavy artillery; 0 for all others. */
  final int shortReach;

  private final Set<Ability> abilities;

  /**
   * @param traits traits of the unit, including those of its line
   * @throws IllegalArgumentException if the rulebook lacks its category, or the category its
   *     branch, protection or cohesion
   */
  public AdlgUnitType(
      Army.StandLine line, Map<String, String> traits, Rulebook book, AdlgRules rules) {
    this.line = line.name();
    Rulebook.Category type = book.category(line.category());
    if (type == null) {
      throw new IllegalArgumentException(
          line.source() + ": the rulebook has no category " + line.category());
    }
    category = type.key();
    number = rules.melee.number(category);
    branch = TroopCategory.of(type);
    quality = TroopQuality.named(line.orderClass());
    battleUnit = word(line, type, "formation").equals("battle-unit");
    abilities = EnumSet.noneOf(Ability.class);
    for (Ability each : Ability.values()) {
      if (type.is(each.key()) || traits.containsKey(each.key())) {
        abilities.add(each);
      }
    }
    String carried = line.weapon() == null ? onlyWeapon(type, book) : line.weapon();
    weapon = AdlgMissile.named(carried);
    half = AdlgMissile.half(carried) || has(Ability.HALF_SHOOTER);
    if (branch == TroopCategory.ARTILLERY && weapon == AdlgMissile.HEAVY_ARTILLERY
        || has(Ability.HEADSTRONG)) {
      abilities.add(Ability.UNMANOEUVRABLE);
    }
    protection = line.whole(type, "protection") + armourOfList(type, traits);
    cohesion = line.whole(type, "cohesion");
    AdlgMissile shot = shootsWith();
    reach =
        shot == null
            ? 0
            : has(Ability.COMMANDED_SHOT)
                ? rules.number("range-foot-musket")
                : reach(branch, shot, rules);
    shortReach = shot == null ? 0 : rules.number("range-short-" + shot.key(), 0);
  }

  /**
   * Returns the protection from armour of the line; the printed protection includes that of the
   * category.
   */
  private static int armourOfList(Rulebook.Category type, Map<String, String> traits) {
    if (type.is(Ability.ARMOUR.key()) || type.is(Ability.HEAVY_ARMOUR.key())) {
      return 0;
    }
    return traits.containsKey(Ability.HEAVY_ARMOUR.key())
        ? 2
        : traits.containsKey(Ability.ARMOUR.key()) ? 1 : 0;
  }

  /** Returns the only weapon of a category; null if it has none or a choice. */
  private static @Nullable String onlyWeapon(Rulebook.Category type, Rulebook book) {
    String only = null;
    for (Rulebook.Weapon each : book.weapons()) {
      if (type.is(each.key())) {
        if (only != null) {
          return null;
        }
        only = each.key();
      }
    }
    return only;
  }

  /**
   * UD a weapon reaches in the hands of a branch, the more special line of the table first; 0 if no
   * line has it.
   */
  public static int reach(TroopCategory by, AdlgMissile with, AdlgRules rules) {
    String weapon = "-" + with.key();
    String own = "range-" + by.property.toLowerCase(Locale.ROOT);
    int special = rules.number(own + weapon, 0);
    if (special > 0 || with == AdlgMissile.JAVELIN || with == AdlgMissile.CARACOLE_PISTOLS) {
      return special;
    }
    if (by == TroopCategory.WAR_WAGONS) {
      return with.artillery() ? 0 : rules.number(own);
    }
    if (by.skirmisher()) {
      int light = rules.number("range-skirmisher" + weapon, 0);
      if (light > 0) {
        return light;
      }
    }
    if (with.artillery() != (by == TroopCategory.ARTILLERY) || by == TroopCategory.CAMP) {
      return 0;
    }
    int arm = rules.number((by.mounted() ? "range-mounted" : "range-foot") + weapon, 0);
    return arm > 0 ? arm : rules.number("range" + weapon, 0);
  }

  public boolean has(Ability ability) {
    return abilities.contains(ability);
  }

  /**
   * Returns its missile weapon; commanded shot have muskets whatever the cavalry carries (AR-168).
   */
  @Nullable
  public AdlgMissile shootsWith() {
    return has(Ability.COMMANDED_SHOT) ? AdlgMissile.MUSKET : weapon;
  }

  /** The quality it shoots with (AR-136, AR-137, AR-168). */
  TroopQuality shootingQuality() {
    return has(Ability.COMMANDED_SHOT) ? TroopQuality.ORDINARY : half ? quality.lower() : quality;
  }

  /** Returns 2 for heavy armour, 1 for armour, 0 for none. */
  int armour() {
    return has(Ability.HEAVY_ARMOUR) ? 2 : has(Ability.ARMOUR) ? 1 : 0;
  }

  public boolean mounted() {
    return branch.mounted();
  }

  /** LI, LMI, MI and HI (AR-D26). */
  boolean foot() {
    return branch.foot();
  }

  /** Whether it counts as foot when attacked: also wagons and guns of the Foot table (AR-D26). */
  boolean attackedAsFoot(AdlgRules rules) {
    return foot()
        || rules.footIncludesWagons
            && (branch == TroopCategory.WAR_WAGONS || branch == TroopCategory.ARTILLERY);
  }

  /** Deep Order, and as a battle unit, which it always is (AR-492). */
  public boolean deepOrder() {
    return has(Ability.DEEP_ORDER);
  }

  /** Carries pikes or spears (AR-D22). */
  boolean pikesOrSpears() {
    return has(Ability.PIKES) || has(Ability.SPEARS);
  }

  /** May evade when charged (AR-204 to AR-209). */
  public boolean evades() {
    return has(Ability.EVADES)
        || has(Ability.CARACOLE)
        || branch == TroopCategory.CAVALRY
            && (weapon == AdlgMissile.BOW
                || weapon == AdlgMissile.CROSSBOW
                || weapon == AdlgMissile.CARBINE);
  }

  /** May form a square (AR-191 to AR-196). */
  public boolean formsSquare() {
    return has(Ability.SQUARE);
  }

  private static String word(Army.StandLine line, Rulebook.Category category, String stat) {
    return line.stat(category, stat) instanceof StatValue.Word(String word) ? word : "";
  }
}
