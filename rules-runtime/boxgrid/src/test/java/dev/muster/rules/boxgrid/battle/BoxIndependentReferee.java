package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxTestPosition;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Follows a battle by what is told of it, with a reading of the sheet of its own, and objects to a
 * unit under momentum that moves behind others (BG-V-17), to Actions too many (BG-V-18), to a unit
 * that momentum did not carry a box (BG-V-19), to a charge nobody may make (BG-V-20), to an evade
 * that was left out or was none (BG-V-21), to a shot too far, to the side, or one too many
 * (BG-V-22), to an Unformed unit that gains dice in a melee (BG-V-23), and to a Catastrophe Test of
 * a winner, or one that was left out (BG-V-24). It goes by the usual value of every switch.
 */
final class BoxIndependentReferee implements EventSink {
  private static final Map<String, Integer> FOOT =
      Map.of("musket", 3, "longbow", 3, "arquebus", 2, "bow", 2, "crossbow", 2);
  private static final Map<String, Integer> MOUNTED =
      Map.of("bow", 2, "crossbow", 2, "arquebus", 2, "musket", 2, "pistol", 1);
  private static final Map<String, Integer> GUNS =
      Map.of("light artillery", 4, "field artillery", 5, "heavy artillery", 6);
  private static final Map<String, Integer> CASE =
      Map.of("light artillery", 2, "field artillery", 2, "heavy artillery", 3);
  private static final Map<String, Integer> MASSED = Map.of("bow", 3, "longbow", 4);

  /** What is known of a unit. */
  private static final class Unit {
    String category = "";
    String order = "";
    Set<String> traits = Set.of();
    int side;
    int catastrophe;
    int rupture;
    int shakenAt;
    boolean shock;
    Box at = new Box(1, 1);
    int facing;
    int hits;
    boolean shaken;
    boolean hedgehog;
    boolean gone;
    final Set<String> enemies = new HashSet<>();
    int shotInTurn;
    final List<Integer> massed = new ArrayList<>();
    int salvoedInTurn = -1;
    boolean unformed;
    boolean momentum;

    // of this Movement phase: what it has done, whether it began under momentum, and has lost it
    final List<String> deeds = new ArrayList<>();
    boolean first;
    boolean freed;

    boolean foot() {
      return category.endsWith("Foot");
    }

    boolean mounted() {
      return category.endsWith("Mounted");
    }

    boolean elephants() {
      return category.equals("Elephants");
    }

    boolean heavy() {
      return category.startsWith("Heavy");
    }

    boolean thin() {
      return order.equals("loose") || order.equals("open");
    }
  }

  private final Map<String, Unit> units = new HashMap<>();
  private final BoxBoard board;
  private int round;
  private int turn;
  private int active;
  private boolean moving;
  private boolean othersMoved;

  // the charge that is being answered
  private String charger = "";
  private String charged = "";

  // tests that are due, and units that may not be tested
  private final List<String> due = new ArrayList<>();
  private final Set<String> exempt = new HashSet<>();
  private String target = "";
  private String opponent = "";
  private List<String> attackers = List.of();

  BoxIndependentReferee(BattleProgram program) {
    board = (BoxBoard) program.board();
    for (int side = 0; side < 2; side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          units.put(stand.name(), unit(program.line(side, stand), stand, side));
        }
      }
    }
  }

  private static Unit unit(Army.StandLine line, Scenario.DeployedStand stand, int side) {
    Unit unit = new Unit();
    unit.category = line.category();
    unit.order = line.orderClass();
    unit.traits = line.traits().keySet();
    unit.side = side;
    unit.catastrophe = whole(line, "catastrophe");
    unit.rupture = whole(line, "rupture");
    unit.shakenAt = whole(line, "shaken");
    unit.shock = line.stats().containsKey("shock") && whole(line, "shock") > 0;
    unit.at = (Box) stand.at();
    unit.facing = (int) Math.round(stand.facing().degrees() / 90) % 4;
    unit.hits = stand.numbers("hits").isEmpty() ? 0 : stand.numbers("hits").getFirst();
    unit.shaken = stand.has("shaken") || unit.hits >= unit.shakenAt;
    unit.hedgehog = stand.has("hedgehog");
    unit.unformed = stand.has("unformed");
    unit.momentum = stand.has("momentum") && (unit.heavy() || unit.elephants());
    return unit;
  }

  private static int whole(Army.StandLine line, String stat) {
    return line.stats().get(stat) instanceof StatValue.Whole(int value) ? value : 0;
  }

  /** They have been fighting since before the battle was followed. */
  void fight(String one, String other) {
    get(one).enemies.add(other);
    get(other).enemies.add(one);
  }

  private Unit get(String name) {
    Unit unit = units.get(name);
    if (unit == null) {
      throw new AssertionError("no unit " + name);
    }
    return unit;
  }

  private static void hold(boolean so, String what, Event event) {
    if (!so) {
      throw new AssertionError(what + ": " + event);
    }
  }

  @Override
  public void accept(Event event) {
    switch (event) {
      case CommonEvent.RoundBegins e -> round = e.round();
      case CommonEvent.TurnBegins e -> {
        turn = e.turn();
        active = e.side().equals("Blue") ? 1 : 0;
      }
      case CommonEvent.PhaseBegins e -> {
        nothingDue(event);
        phase(e);
      }
      case BoxEvent.Unformed e -> get(e.unit()).unformed = true;
      case BoxEvent.Reforms e -> get(e.unit()).unformed = false;
      case BoxEvent.Momentum e -> {
        get(e.unit()).momentum = e.under();
        get(e.unit()).freed |= !e.under();
      }
      case BoxEvent.MeleeThrow e -> gains(e);
      case BoxEvent.Moves e -> {
        Unit unit = get(e.unit());
        does(e.unit(), e.kind(), event);
        moved(e.unit(), e.to(), e.facing());
        hold(!e.kind().equals("forward") || !unit.hedgehog, "a hedgehog moves", event);
      }
      case BoxEvent.Arrives e -> moved(e.unit(), e.at(), e.facing());
      case BoxEvent.Pursues e -> {
        if (!e.path().isEmpty()) {
          moved(e.unit(), e.path().getLast(), BoxState.facingName(get(e.unit()).facing));
        }
      }
      case BoxEvent.Hedgehog e -> get(e.unit()).hedgehog = e.formed();
      case BoxEvent.Charges e -> {
        does(e.unit(), e.diagonal() ? "charges diagonally" : "charges", event);
        charges(e);
        charger = e.unit();
        charged = e.target();
      }
      case BoxEvent.Evades e -> evades(e);
      case BoxEvent.Halts e -> charged = "";
      case BoxEvent.Contact e -> contact(e);
      case BoxEvent.Shoots e -> shoots(e);
      case BoxEvent.TakesHits e -> takes(e);
      case BoxEvent.Shaken e -> get(e.unit()).shaken = true;
      case BoxEvent.Melee e -> {
        nothingDue(event);
        target = e.target();
        opponent = e.opponent();
        attackers = e.attackers();
        exempt.clear();
      }
      case BoxEvent.MeleeResult e -> result(e);
      case BoxEvent.CatastropheTest e -> tested(e);
      case BoxEvent.Lost e -> {
        Unit unit = get(e.unit());
        unit.gone = true;
        unit.enemies.forEach(each -> get(each).enemies.remove(e.unit()));
        unit.enemies.clear();
        due.removeIf(each -> each.endsWith(" " + e.unit()));
        charged = charged.equals(e.unit()) ? "" : charged;
      }
      default -> {
        // nothing of what is looked at
      }
    }
  }

  private void moved(String name, String to, String facing) {
    Unit unit = get(name);
    Box before = unit.at;
    unit.at = BoxTestPosition.box(to);
    unit.facing = "NESW".indexOf(facing);
    if (!before.equals(unit.at)) {
      unit.enemies.forEach(each -> get(each).enemies.remove(name));
      unit.enemies.clear();
    }
  }

  // ---- moves (BG-V-17 to BG-V-19)

  private static final Set<String> ACTIONS =
      Set.of("forward", "diagonal", "turn", "about", "charges", "charges diagonally");

  private void phase(CommonEvent.PhaseBegins e) {
    if (moving) {
      units.values().stream().filter(unit -> unit.side == active).forEach(unit -> carried(unit, e));
    }
    moving = e.phase().equals(BoxState.Phase.MOVEMENT.words);
    othersMoved = false;
    for (Unit unit : units.values()) {
      unit.deeds.clear();
      unit.freed = false;
      unit.first = moving && unit.momentum && !unit.gone;
    }
  }

  private void does(String name, String deed, Event event) {
    Unit unit = get(name);
    if (!moving || unit.side != active || !ACTIONS.contains(deed)) {
      return;
    }
    hold(!unit.first || unit.freed || !othersMoved, "others moved before it (BG-V-17)", event);
    othersMoved |= !unit.first;
    unit.deeds.add(deed);
    boolean warrior =
        unit.order.equals("warrior") && unit.deeds.equals(List.of("forward", "charges"));
    hold(
        unit.deeds.size() <= allowance(unit) || (warrior && open(unit.at)),
        "more Actions than it has (BG-V-18)",
        event);
  }

  private static int allowance(Unit unit) {
    return switch (unit.category) {
      case "HeavyFoot", "Artillery" -> 1;
      case "LightFoot", "HeavyMounted", "Elephants" -> 2;
      case "LightMounted" -> 3;
      default -> 0;
    };
  }

  private boolean open(Box at) {
    return Set.of("plain", "hill").contains(board.terrainAt(at));
  }

  /** Momentum carries a unit a box where nothing stops it (BG-028, BG-036 to BG-040). */
  private void carried(Unit unit, Event event) {
    boolean steps =
        unit.deeds.stream().anyMatch(each -> !each.equals("turn") && !each.equals("about"));
    hold(
        !unit.first || unit.freed || unit.gone || steps || stopped(unit),
        "momentum did not carry it from " + unit.at + " (BG-V-19)",
        event);
  }

  private boolean stopped(Unit unit) {
    int[][] forward = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    int column = unit.at.column() + forward[unit.facing][0];
    int row = unit.at.row() + forward[unit.facing][1];
    if (column < 1 || row < 1 || column > board.width() || row > board.height()) {
      return true;
    }
    Box ahead = new Box(column, row);
    return !open(ahead)
        || !board.sides().isEmpty()
        || !unit.enemies.isEmpty()
        || units.values().stream().anyMatch(each -> !each.gone && each.at.equals(ahead));
  }

  // ---- charges (BG-V-20)

  private void charges(BoxEvent.Charges e) {
    Unit unit = get(e.unit());
    Unit aim = get(e.target());
    boolean light = !unit.heavy() && !unit.elephants();
    hold(!light || !aim.heavy(), "light troops charge heavy ones (BG-V-20)", e);
    boolean free = aim.mounted() && aim.enemies.isEmpty();
    hold(
        !e.diagonal() || !unit.foot() || !free,
        "foot charges mounted diagonally that are free (BG-V-20)",
        e);
    int turned = Math.max(unit.deeds.lastIndexOf("turn"), unit.deeds.lastIndexOf("about"));
    hold(turned <= 0, "a turn behind another Action, and then a charge (BG-V-20)", e);
  }

  // ---- dice of a melee (BG-V-23)

  private void gains(BoxEvent.MeleeThrow e) {
    boolean gains = e.terms().stream().skip(1).anyMatch(term -> term.value() > 0);
    hold(!gains || !get(e.unit()).unformed, "it is Unformed and gains dice (BG-V-23)", e);
  }

  // ---- evades (BG-V-21)

  private boolean must(Unit unit, Unit from) {
    boolean free = unit.enemies.isEmpty() && !unit.hedgehog && !caracole(unit);
    return free
        && unit.thin()
        && ((unit.foot() && from.foot() && from.heavy())
            || (unit.mounted() && (from.heavy() || from.elephants())));
  }

  private static boolean caracole(Unit unit) {
    return unit.traits.contains("caracole") && unit.mounted() && unit.heavy();
  }

  private boolean may(Unit unit, Unit from) {
    boolean looser = unit.order.equals("open") && from.order.equals("loose");
    return unit.enemies.isEmpty()
        && !unit.hedgehog
        && (must(unit, from)
            || (caracole(unit) && from.heavy())
            || (unit.thin() && unit.foot() && from.elephants())
            || (looser && unit.foot() && from.foot())
            || (looser && unit.mounted() && from.mounted()));
  }

  private void evades(BoxEvent.Evades e) {
    hold(e.unit().equals(charged), "nobody has charged it", e);
    hold(may(get(e.unit()), get(charger)), "it may not evade (BG-V-21)", e);
    charged = "";
    moved(e.unit(), e.to(), e.facing());
  }

  private void contact(BoxEvent.Contact e) {
    Unit defender = get(e.defender());
    boolean answered = !e.attacker().equals(charger) || !e.defender().equals(charged);
    hold(answered || !must(defender, get(e.attacker())), "it had to evade (BG-V-21)", e);
    charged = "";
    fight(e.attacker(), e.defender());
  }

  // ---- shots (BG-V-22)

  private void shoots(BoxEvent.Shoots e) {
    Unit unit = get(e.unit());
    Unit aim = get(e.target());
    int east = aim.at.column() - unit.at.column();
    int north = aim.at.row() - unit.at.row();
    int[][] forward = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    int ahead = east * forward[unit.facing][0] + north * forward[unit.facing][1];
    int aside = Math.abs(east * forward[unit.facing][1] - north * forward[unit.facing][0]);
    int range = Math.max(Math.abs(east), Math.abs(north));
    hold(range == e.range() && range <= reach(unit, e), "out of range (BG-V-22)", e);
    hold(ahead >= 1 && aside <= ahead, "not in its arc (BG-V-22)", e);
    boolean straight = aside == 0;
    hold(straight || !e.weapon().equals("pistol"), "a pistol aside (BG-088)", e);
    hold(straight && range == 1 || !e.kind().equals("salvo"), "no salvo (BG-113)", e);
    hold(unit.enemies.isEmpty() && aim.enemies.isEmpty(), "in melee (BG-D27)", e);
    hold(unit.shotInTurn != turn, "two shots in a turn (BG-V-22)", e);
    unit.shotInTurn = turn;
    if (e.kind().equals("massed archery")) {
      List<Integer> before = unit.massed;
      hold(
          before.isEmpty() || (before.size() == 1 && before.getFirst() == round - 1),
          "Massed Archery again (BG-V-22)",
          e);
      before.add(round);
    }
    if (e.hits() > 0 && e.kind().equals("salvo")) {
      aim.salvoedInTurn = turn;
    }
    exempt.clear();
    target = "";
    if (e.hits() > 0 && aim.hits + e.hits() >= aim.catastrophe) {
      due.add("hits " + e.target());
    }
  }

  private static int reach(Unit unit, BoxEvent.Shoots e) {
    Integer found =
        switch (e.kind()) {
          case "massed archery" -> MASSED.get(e.weapon());
          case "case" -> CASE.get(e.weapon());
          case "ball" -> GUNS.get(e.weapon());
          default ->
              e.weapon().equals("javelin")
                  ? Integer.valueOf(unit.heavy() ? 0 : 1)
                  : (unit.foot() ? FOOT : MOUNTED).get(e.weapon());
        };
    return found == null ? 0 : found;
  }

  // ---- tests (BG-V-24)

  private void takes(BoxEvent.TakesHits e) {
    Unit unit = get(e.unit());
    unit.hits += e.hits();
    hold(unit.hits == e.total(), "hits do not add up (BG-D10)", e);
  }

  private void result(BoxEvent.MeleeResult e) {
    boolean tie = e.attackersHits() == e.targetHits();
    int difference = Math.abs(e.attackersHits() - e.targetHits());
    if (tie) {
      forHits(target);
      forHits(opponent);
    } else if (e.attackersHits() > e.targetHits()) {
      exempt.addAll(attackers);
      lost(target, attackers.stream().anyMatch(each -> get(each).shock), difference);
    } else {
      exempt.add(target);
      lost(opponent, get(target).shock, difference);
    }
  }

  private boolean forHits(String name) {
    Unit unit = get(name);
    boolean so = unit.hits >= unit.catastrophe || (unit.elephants() && unit.shaken);
    if (so) {
      due.add("hits " + name);
    }
    return so;
  }

  private void lost(String name, boolean toShock, int difference) {
    Unit unit = get(name);
    forHits(name);
    int trigger = Math.max(1, unit.rupture - (unit.salvoedInTurn == turn ? 1 : 0));
    if ((unit.shaken || toShock) && difference >= trigger) {
      due.add("rupture " + name);
    }
  }

  private void tested(BoxEvent.CatastropheTest e) {
    if (e.cause().equals("hits") || e.cause().equals("rupture")) {
      hold(!exempt.contains(e.unit()), "a winner is tested (BG-V-24)", e);
      hold(due.remove(e.cause() + " " + e.unit()), "no test was due (BG-V-24)", e);
    }
  }

  private void nothingDue(Event event) {
    hold(due.isEmpty(), "a test was left out (BG-V-24): " + due, event);
  }
}
