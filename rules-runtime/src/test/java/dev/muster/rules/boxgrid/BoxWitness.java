package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Follows a battle by what is told of it, with a reading of the sheet of its own, and objects to an
 * evade that was left out or was none (BG-V-21), to a shot too far, to the side, or one too many
 * (BG-V-22), and to a Catastrophe Test of a winner, or one that was left out (BG-V-24). It goes by
 * the usual value of every switch.
 */
final class BoxWitness implements EventSink {
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
  private int round;
  private int turn;

  // the charge that is being answered
  private String charger = "";
  private String charged = "";

  // tests that are due, and units that may not be tested
  private final List<String> due = new ArrayList<>();
  private final Set<String> exempt = new HashSet<>();
  private String target = "";
  private String opponent = "";
  private List<String> attackers = List.of();

  BoxWitness(BattleProgram program) {
    for (int side = 0; side < 2; side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        for (Scenario.Deployed stand : group.stands()) {
          units.put(stand.name(), unit(program.line(side, stand), stand, side));
        }
      }
    }
  }

  private static Unit unit(Army.StandLine line, Scenario.Deployed stand, int side) {
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
  public void tell(Event event) {
    switch (event) {
      case CommonEvent.RoundBegins e -> round = e.round();
      case CommonEvent.TurnBegins e -> turn = e.turn();
      case CommonEvent.PhaseBegins e -> nothingDue(event);
      case BoxEvent.Moves e -> {
        Unit unit = get(e.unit());
        moved(e.unit(), e.to(), e.facing());
        hold(!e.kind().equals("forward") || !unit.hedgehog, "a hedgehog moves", event);
      }
      case BoxEvent.Arrives e -> moved(e.unit(), e.at(), e.facing());
      case BoxEvent.Pursues e -> {
        if (!e.path().isEmpty()) {
          moved(e.unit(), e.path().getLast(), Field.facingName(get(e.unit()).facing));
        }
      }
      case BoxEvent.Hedgehog e -> get(e.unit()).hedgehog = e.formed();
      case BoxEvent.Charges e -> {
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
    unit.at = BoxTrial.box(to);
    unit.facing = "NESW".indexOf(facing);
    if (!before.equals(unit.at)) {
      unit.enemies.forEach(each -> get(each).enemies.remove(name));
      unit.enemies.clear();
    }
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
