package dev.muster.rules.boxgrid.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formats a refusal: which unit cannot do what, and why, with the numbers of the position and the
 * ledger rows.
 */
final class BoxRefusalText {
  private static final Pattern SLOT = Pattern.compile("\\{([a-z-]+)\\}");

  /** The object of an order after its verb. */
  private static final Pattern OBJECT = Pattern.compile(" (to |at |on to )?(BOX|FACING|Y|V)\\b");

  private final BoxState field;
  private final BoxOrder order;
  private final int unit;
  private final int number;

  BoxRefusalText(BoxState field, BoxOrderReading reading) {
    this.field = field;
    order = reading.order();
    number = reading.number();
    boolean named = order == BoxOrder.ACT;
    unit = named ? number : reading.unit();
  }

  /** Such as {@code Foot-1 cannot charge: 3 boxes to Foot-2, and a charge goes 1 box (BG-D05)}. */
  String of(BoxRefusal refusal) {
    String rows = filled(refusal.rows);
    String why = subject() + ": " + filled(refusal.words);
    return rows.isEmpty() ? why : why + " (" + rows.replace(" ", ", ") + ")";
  }

  private String subject() {
    if (order == BoxOrder.FIGHT) {
      return "the melee of " + field.name(number) + " cannot be fought";
    }
    String who = unit == BoxForces.NOBODY ? side(field.active()) : field.name(unit);
    boolean charges = order == BoxOrder.CHARGE_DIAGONALLY;
    String verb = charges ? BoxOrder.CHARGE.phrase : order.phrase;
    verb = OBJECT.matcher(verb).replaceAll("");
    verb = verb.substring(verb.indexOf(' ') + 1).replace(" gives ", " give ");
    int end = verb.indexOf(' ') < 0 ? verb.length() : verb.indexOf(' ');
    String first = verb.substring(0, end);
    String plain =
        first.endsWith("ies")
            ? first.substring(0, end - 3) + "y"
            : first.substring(0, end - 1); // its third person ends in s
    return who + " cannot " + plain + verb.substring(end);
  }

  private String filled(String words) {
    Matcher slots = SLOT.matcher(words);
    StringBuilder text = new StringBuilder();
    while (slots.find()) {
      slots.appendReplacement(text, Matcher.quoteReplacement(value(slots.group(1))));
    }
    return slots.appendTail(text).toString();
  }

  private String value(String slot) {
    return switch (slot) {
      case "active" -> side(field.active());
      case "first" -> names(each -> field.movesFirst(each));
      case "ahead" -> nameIn(ahead());
      case "foes" -> names(each -> fights(each));
      case "foe" -> field.name(field.get(UnitAttribute.FOE, number));
      case "fate" -> fate(unit);
      case "fate-row" -> fateRow(unit);
      case "withdrawal" -> boxes(field.rules.withdrawal);
      case "transfer-most" ->
          field.rules.transferMost + (field.rules.transferMost == 1 ? " hit" : " hits");
      case "left" -> "" + (type().allowance - field.get(UnitAttribute.ACTIONS, unit));
      case "allowance" -> "" + type().allowance;
      case "allowance-row" -> allowanceRow();
      case "cost" -> "" + ActionEligibility.cost(field, order, unit);
      case "used" -> field.get(UnitAttribute.ACTIONS, unit) + " of " + type().allowance;
      case "facing" -> BoxState.facingName(field.facing(unit));
      case "facing-ordered" -> BoxState.facingName(number);
      case "order" -> density(type());
      case "kind" -> kind(type());
      case "charged" -> field.name(field.pending.charged());
      case "charger-kind" -> kind(field.type(field.pending.charger()));
      case "evade-rows" -> type().arm == Arm.FOOT ? "BG-044 BG-045 BG-048" : "BG-046 BG-047 BG-049";
      case "must-evade-row" -> mustEvadeRow();
      default -> place(slot);
    };
  }

  private String place(String slot) {
    int from = unit == BoxForces.NOBODY ? BoxTerrainMap.OFF : field.box(unit);
    return switch (slot) {
      case "from" -> field.ground.name(from);
      case "ahead-box" -> field.ground.name(ahead());
      case "diagonal-boxes" -> diagonals();
      case "box" -> field.ground.name(entered());
      case "occupant" -> nameIn(entered());
      default -> target(slot);
    };
  }

  private String target(String slot) {
    return switch (slot) {
      case "target" -> field.name(number);
      case "target-box" -> field.boxName(number);
      case "target-fate" -> fate(number);
      case "target-fate-row" -> fateRow(number);
      case "target-melee" ->
          field.is(UnitAttribute.ENGAGED, number)
              ? "that of " + field.name(number) + " began in this turn"
              : field.name(number) + " is in none";
      case "distance" -> boxes(field.ground.distance(field.box(unit), field.box(number)));
      case "range" -> "" + field.ground.range(field.box(unit), field.box(number));
      case "reaches" -> reaches();
      case "range-rows" -> rangeRows();
      case "blocker" -> blocker();
      default -> throw new IllegalArgumentException("nothing is called " + slot);
    };
  }

  private BoxUnitType type() {
    return field.type(unit);
  }

  private String side(int side) {
    return field.forces().sideName(side);
  }

  private int ahead() {
    return field.ground.ahead(field.box(unit), field.facing(unit));
  }

  /** The box an order leads to, or that of its target. */
  private int entered() {
    return switch (order) {
      case CHARGE, CHARGE_DIAGONALLY -> field.box(number);
      case FORWARD -> number != BoxOrderReading.UNSAID ? number : ahead();
      case DIAGONAL ->
          number != BoxOrderReading.UNSAID
              ? number
              : field.ground.neighbour(
                  field.box(unit), BoxTerrainMap.before(field.facing(unit), 1));
      case PLACE_AT -> number;
      default -> ahead();
    };
  }

  private String diagonals() {
    List<String> boxes = new ArrayList<>();
    for (int side = -1; side <= 1; side += 2) {
      int direction = BoxTerrainMap.before(field.facing(unit), side);
      int box = field.ground.neighbour(field.box(unit), direction);
      if (box != BoxTerrainMap.OFF) {
        boxes.add(field.ground.name(box));
      }
    }
    return String.join(" or ", boxes);
  }

  private String nameIn(int box) {
    int there = field.unitIn(box);
    return there == BoxForces.NOBODY ? field.ground.name(box) : field.name(there);
  }

  private static String boxes(int count) {
    return count + (count == 1 ? " box" : " boxes");
  }

  private interface Some {
    boolean is(int unit);
  }

  private String names(Some which) {
    List<String> names = new ArrayList<>();
    for (int each = 0; each < field.units; each++) {
      if (which.is(each)) {
        names.add(field.name(each));
      }
    }
    return String.join(", ", names);
  }

  /** Whether a unit fights the unit of the order. */
  private boolean fights(int other) {
    return field.get(UnitAttribute.FOE, other) == unit
        || field.get(UnitAttribute.FOE, unit) == other;
  }

  private String fate(int who) {
    return switch (field.get(UnitAttribute.FATE, who)) {
      case BoxState.BROKEN -> "broken";
      case BoxState.DISPERSED -> "dispersed";
      case BoxState.TAKEN -> "taken";
      case BoxState.FLED -> "fled";
      case BoxState.ROUTED -> "routed";
      case BoxState.LEFT -> "off the table";
      default -> "still to arrive";
    };
  }

  private String fateRow(int who) {
    return switch (field.get(UnitAttribute.FATE, who)) {
      case BoxState.BROKEN -> "BG-161";
      case BoxState.DISPERSED -> "BG-055";
      case BoxState.TAKEN -> "BG-D26";
      case BoxState.FLED -> "BG-D13";
      default -> "";
    };
  }

  private String allowanceRow() {
    return switch (type().arm) {
      case FOOT -> type().heavy ? "BG-014" : "BG-017";
      case MOUNTED -> type().heavy ? "BG-018" : "BG-020";
      case ELEPHANTS -> "BG-019";
      case ARTILLERY, CAMP -> "BG-D26";
    };
  }

  private static String density(BoxUnitType type) {
    String key = type.order.key();
    return type.order == Density.NONE
        ? "of no order"
        : key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1) + " Order";
  }

  private static String kind(BoxUnitType type) {
    return switch (type.arm) {
      case FOOT -> density(type) + " foot";
      case MOUNTED -> density(type) + " horse";
      case ELEPHANTS -> "Elephants";
      case ARTILLERY -> "guns";
      case CAMP -> "a camp";
    };
  }

  private String mustEvadeRow() {
    boolean elephants = field.type(field.pending.charger()).arm == Arm.ELEPHANTS;
    return type().arm == Arm.FOOT ? "BG-044" : elephants ? "BG-047" : "BG-046";
  }

  private boolean massed() {
    return order == BoxOrder.SHOOT_MASSED;
  }

  private int reach(BoxMissile weapon) {
    return massed()
        ? type().massedReach(weapon)
        : weapon.artillery() ? type().ballReach(weapon) : type().reach(weapon);
  }

  private String reaches() {
    List<String> all = new ArrayList<>();
    for (BoxMissile each : BoxMissile.values()) {
      if (type().carries(each)) {
        all.add("its " + each.words() + " reaches " + reach(each));
      }
    }
    return String.join(", ", all);
  }

  private String rangeRows() {
    TreeSet<String> rows = new TreeSet<>();
    for (BoxMissile each : BoxMissile.values()) {
      if (type().carries(each)) {
        rows.add(massed() ? each == BoxMissile.BOW ? "BG-076" : "BG-077" : rangeRow(each));
      }
    }
    return String.join(" ", rows);
  }

  private String rangeRow(BoxMissile weapon) {
    boolean foot = type().arm == Arm.FOOT;
    return switch (weapon) {
      case JAVELIN -> "BG-075";
      case BOW -> foot ? "BG-082" : "BG-084";
      case LONGBOW -> "BG-080";
      case CROSSBOW -> foot ? "BG-083" : "BG-085";
      case ARQUEBUS -> foot ? "BG-081" : "BG-086";
      case MUSKET -> foot ? "BG-079" : "BG-087";
      case PISTOL -> "BG-088";
      case LIGHT_ARTILLERY -> "BG-090";
      case FIELD_ARTILLERY -> "BG-092";
      case HEAVY_ARTILLERY -> "BG-094";
    };
  }

  private String blocker() {
    int box = new BoxSight(field).blocker(field.box(unit), field.box(number));
    if (box == BoxSight.TOO_FAR) {
      return "the distance (" + tooFar(field) + ")";
    }
    int there = field.unitIn(box);
    return there == BoxForces.NOBODY
        ? "the ground of " + field.ground.name(box)
        : field.name(there) + " in " + field.ground.name(box);
  }

  /** How far units see by the events of the scenario, as the reason for a refusal. */
  static String tooFar(BoxState field) {
    return "units see no farther than " + boxes(field.visibility) + " now";
  }
}
