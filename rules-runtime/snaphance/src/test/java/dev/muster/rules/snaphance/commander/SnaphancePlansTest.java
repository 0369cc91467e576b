package dev.muster.rules.snaphance.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.SnaphanceTestPositions;
import dev.muster.rules.snaphance.situation.SnaphanceStatements;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a group does that the scenario gives a plan or a commander, seen from outside. */
@Tag("slow")
public class SnaphancePlansTest {
  private static final int SEEDS = 40;
  private static final HexGrid GRID = new HexGrid(24, 22);

  /** Two groups of Blue at the bottom, one of Red at the top, sixteen rows between them. */
  private static final String FIELD =
      """
      board 24 x 22
      side Blue
      side Red
      line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 3h -2 bp 3
      line Shot Shot B mp 2 sp 4 pb 0 2h 0 3h -1 bp 1
      line Horse Horse B mp 2 sp 5 cb 3 bp 2
      group Blue.Left general Conde +1 at 0620
      stand Foot-1 of Blue.Left is Foot at 0519 facing N
      stand Foot-2 of Blue.Left is Foot at 0619 facing N
      stand Shot-1 of Blue.Left is Shot at 0719 facing N
      stand Horse-1 of Blue.Left is Horse at 0819 facing N
      group Blue.Right general Guise +1 at 1620
      stand Foot-3 of Blue.Right is Foot at 1519 facing N
      stand Shot-2 of Blue.Right is Shot at 1619 facing N
      stand Horse-2 of Blue.Right is Horse at 1719 facing N
      group Red.Wing general Saxe +1 at 0702
      """;

  private static final String FAR =
      FIELD
          + """
          stand Reds-1 of Red.Wing is Foot at 2201 facing S
          stand Reds-2 of Red.Wing is Foot at 2301 facing S
          """;

  private static final String NEAR =
      FIELD
          + """
          stand Reds-1 of Red.Wing is Foot at 0512 facing S
          stand Reds-2 of Red.Wing is Foot at 0712 facing S
          stand Reds-3 of Red.Wing is Horse at 0812 facing S
          stand Reds-4 of Red.Wing is Horse at 0912 facing S
          """;

  private static final String PRESSED =
      FIELD
          + """
          stand Reds-1 of Red.Wing is Foot at 0510 facing S
          stand Reds-2 of Red.Wing is Foot at 0610 facing S
          stand Reds-3 of Red.Wing is Foot at 0710 facing S
          stand Reds-4 of Red.Wing is Horse at 0810 facing S
          stand Reds-5 of Red.Wing is Horse at 0910 facing S
          """;

  // ---- hold

  @Test
  void aGroupToldToHoldDoesNotLeaveItsGround() {
    BattleProgram program = with(NEAR, "Left", plan(Plan.Stance.HOLD));
    assertEquals(0, forays(program, 6), "moves more than two hexes away from the post");
    assertTrue(forays(with(NEAR, "Left"), 6) > SEEDS, "without the plan it goes forward");
  }

  /**
   * Moves of the left group that end more than two hexes from its posts and no nearer than before.
   */
  private static int forays(BattleProgram program, int rounds) {
    Map<String, Place> posts = places(program);
    int[] forays = new int[1];
    fight(
        program,
        rounds,
        (battle, event) -> {
          if (event instanceof SnaphanceEvent.Moves moves
              && left(battle.state(), moves.stand())
              && !moves.path().isEmpty()) {
            Hex post = (Hex) posts.get(moves.stand());
            int now = apart(moves.path().getLast(), post);
            forays[0] += now > 2 && now >= apart(moves.start(), post) ? 1 : 0;
          }
        });
    return forays[0];
  }

  @Test
  void aGroupHoldsTheHexesItIsGiven() {
    BattleProgram program = with(FAR, "Left", plan(Plan.Stance.HOLD, "0615", "0715"));
    Hex one = new Hex(6, 15);
    Hex other = new Hex(7, 15);
    forEnds(
        program,
        8,
        table -> {
          int farthest = 0;
          for (int stand : table.members[0]) {
            Hex at = table.at(table.hex[stand]);
            farthest = Math.max(farthest, Math.min(apart(at, one), apart(at, other)));
          }
          assertTrue(farthest <= 2, "a stand is " + farthest + " hexes off");
        });
  }

  @Test
  void aPlanIsInForceFromItsRoundOn() {
    Plan later = new Plan(Plan.Stance.ATTACK, hexes("0608"), null, 4, SourceRange.NOWHERE);
    BattleProgram program = with(FAR, "Left", plan(Plan.Stance.HOLD), later);
    Map<String, Place> posts = places(program);
    forEnds(program, 3, table -> assertEquals(posts.get("Foot-1"), where(table, "Foot-1")));
    forEnds(
        program,
        8,
        table -> {
          int farthest = 0;
          for (int stand : table.members[0]) {
            Hex post = (Hex) posts.get(table.name[stand]);
            farthest = Math.max(farthest, apart(table.at(table.hex[stand]), post));
          }
          assertTrue(farthest > 2, "nobody has left his post");
        });
  }

  /** Also who can shoot marches to the ground, and whoever is near him. */
  @Test
  void groundToHoldIsMarchedToAndKeptUnderTheEyesOfTheEnemy() {
    BattleProgram program = with(NEAR, "Left", plan(Plan.Stance.HOLD, "0615", "0715"));
    Hex one = new Hex(6, 15);
    Hex other = new Hex(7, 15);
    // horse whose flank would be open on the way comes a round or two after the others
    for (int rounds : List.of(6, 8)) {
      Map<String, int[]> kept = new TreeMap<>();
      forEnds(
          program,
          rounds,
          table -> {
            for (int stand : table.members[0]) {
              if (table.onBoard(stand)) {
                Hex at = table.at(table.hex[stand]);
                int away = Math.min(apart(at, one), apart(at, other));
                int[] count = kept.computeIfAbsent(table.name[stand], name -> new int[2]);
                count[0] += away <= 2 ? 1 : 0;
                count[1]++;
              }
            }
          });
      kept.forEach(
          (name, count) ->
              assertTrue(
                  count[0] >= 0.8 * count[1],
                  name + " in round " + rounds + ": " + count[0] + " of " + count[1]));
    }
  }

  // ---- attack

  /** An enemy beside the way does not stop an attack, one in the way does. */
  @Test
  void anAttackLeadsUntilAnEnemyStandsInTheWay() {
    String field = FIELD + "stand Reds-1 of Red.Wing is Foot at %s facing S\n";
    Hex goal = new Hex(6, 8);
    int[] aside = new int[1];
    forEnds(
        with(field.formatted("1118"), "Left", plan(Plan.Stance.ATTACK, "0608")),
        7,
        table -> {
          for (String each : List.of("Foot-1", "Foot-2", "Shot-1", "Horse-1")) {
            aside[0] += apart(where(table, each), goal) <= 6 ? 1 : 0;
          }
        });
    assertTrue(aside[0] > SEEDS * 2, "stands near the place: " + aside[0] + " of " + 4 * SEEDS);
  }

  @Test
  void aGroupToldToAttackTowardsAPlaceComesNearer() {
    Hex goal = new Hex(6, 8);
    BattleProgram program = with(FAR, "Left", plan(Plan.Stance.ATTACK, "0608"));
    for (int rounds : List.of(2, 4, 6)) {
      int[] sum = new int[1];
      forEnds(
          program,
          rounds,
          table -> {
            int distance = apart(where(table, "Foot-1"), goal);
            assertTrue(distance < 11, "it is no nearer after " + rounds + " rounds");
            sum[0] += distance;
          });
      assertTrue(sum[0] <= (12 - rounds) * SEEDS, "all in all " + sum[0]);
    }
  }

  /** Behind a row of friends the straight way is the shortest, and leads nowhere. */
  @Test
  void anAttackGoesRoundTheEndOfAFullFront() {
    String front =
        """
        board 24 x 22
        side Blue
        side Red
        line Foot PikeAndShot B mp 1 sp 6 cb 1 pb 0 2h -1 3h -2 bp 3
        line Horse Horse B mp 2 sp 5 cb 3 bp 2
        group Blue.Left general Conde +1 at 0916
        stand Horse-1 of Blue.Left is Horse at 0915 facing N
        stand Horse-2 of Blue.Left is Horse at 1015 facing N
        group Blue.Row general Guise +1 at 0914
        stand Row-1 of Blue.Row is Foot at 0713 facing N
        stand Row-2 of Blue.Row is Foot at 0813 facing N
        stand Row-3 of Blue.Row is Foot at 0913 facing N
        stand Row-4 of Blue.Row is Foot at 1013 facing N
        stand Row-5 of Blue.Row is Foot at 1113 facing N
        group Red.Wing general Saxe +1 at 0908
        stand Reds-1 of Red.Wing is Foot at 0810 facing S
        stand Reds-2 of Red.Wing is Foot at 0910 facing S
        stand Reds-3 of Red.Wing is Foot at 1010 facing S
        """;
    BattleProgram program =
        with(
            with(
                with(front, "Left", plan(Plan.Stance.ATTACK, "0910")),
                "Row",
                plan(Plan.Stance.HOLD)),
            "Wing",
            plan(Plan.Stance.HOLD));
    int[] past = new int[1];
    forEnds(
        program,
        5,
        table -> {
          for (String each : List.of("Horse-1", "Horse-2")) {
            past[0] += hex(table, each) >= 0 && where(table, each).row() < 13 ? 1 : 0;
          }
        });
    assertTrue(past[0] > SEEDS * 2 / 3, "stands past the row: " + past[0] + " of " + 2 * SEEDS);
  }

  @Test
  void aGroupThatAttacksChargesWhomItMeets() {
    BattleProgram program = with(NEAR, "Left", plan(Plan.Stance.ATTACK, "0612"));
    int[] charges = new int[1];
    fight(
        program,
        8,
        (battle, event) -> {
          boolean charge =
              event instanceof SnaphanceEvent.Contact contact && blue(contact.attacker());
          charges[0] += charge ? 1 : 0;
        });
    assertTrue(charges[0] >= SEEDS, "charges: " + charges[0]);
  }

  private static boolean blue(String stand) {
    return !stand.startsWith("Reds");
  }

  // ---- support

  @Test
  void aGroupFollowsTheOneItSupports() {
    Plan follow = new Plan(Plan.Stance.SUPPORT, List.of(), "Left", 1, SourceRange.NOWHERE);
    Plan attack = plan(Plan.Stance.ATTACK, "0608");
    BattleProgram program = with(with(FAR, "Left", attack), "Right", follow);
    forEnds(
        program,
        9,
        table -> {
          for (int stand : table.members[1]) {
            int nearest = 99;
            for (int friend : table.members[0]) {
              nearest = Math.min(nearest, table.grid.distance(table.hex[stand], table.hex[friend]));
            }
            assertTrue(nearest <= 5, table.name[stand] + " is " + nearest + " hexes behind");
          }
        });
  }

  // ---- delay

  @Test
  void aGroupToldToDelayFallsBackAndFires() {
    int[] delaying = told(with(NEAR, "Left", plan(Plan.Stance.DELAY)));
    int[] free = told(with(NEAR, "Left"));
    assertTrue(delaying[0] >= SEEDS / 4, "steps back: " + delaying[0]);
    assertTrue(delaying[0] > 2 * free[0], "steps back without the plan: " + free[0]);
    assertTrue(delaying[1] >= 2 * SEEDS, "volleys: " + delaying[1]);
    assertTrue(4 * delaying[2] <= free[2], "charges: " + delaying[2] + " for " + free[2]);
  }

  /** Steps back, volleys and charges of the left group. */
  private static int[] told(BattleProgram program) {
    int[] counts = new int[3];
    fight(
        program,
        8,
        (battle, event) -> {
          switch (event) {
            case SnaphanceEvent.Moves moves when left(battle.state(), moves.stand()) -> {
              counts[0] += moves.kind().equals("backwards") ? 1 : 0;
              counts[2] += moves.kind().equals("charge") ? 1 : 0;
            }
            case SnaphanceEvent.Fires fires when left(battle.state(), fires.stand()) -> counts[1]++;
            default -> {
              // of no interest here
            }
          }
        });
    return counts;
  }

  /**
   * The enemy who wants to go by is later where a group delays him, and the group is still there.
   */
  @Test
  void aDelayCostsTheEnemyTimeAndNotTheGroup() {
    BattleProgram open = with(PRESSED, "Wing", plan(Plan.Stance.ATTACK, "0618"));
    Ledger free = ledger(with(open, "Left", plan(Plan.Stance.HOLD, "0121")));
    Ledger delayed = ledger(with(open, "Left", plan(Plan.Stance.DELAY)));
    assertTrue(delayed.rounds() > free.rounds() + 3, free + " without, " + delayed);
    assertTrue(delayed.lost() < 0.4 * 21, "of the 21 SP of the group: " + delayed);
    assertTrue(delayed.taken() > 2 * delayed.lost(), "it takes more than it gives: " + delayed);
  }

  /** Means of a battle: rounds until Red is at 0618, SP lost by the left group and by Red. */
  private record Ledger(double rounds, double lost, double taken) {}

  private static Ledger ledger(BattleProgram program) {
    double[] sums = new double[3];
    int seeds = SEEDS / 2;
    for (long seed = 1; seed <= seeds; seed++) {
      SnaphanceBattle battle = quiet(program, seed);
      SnaphanceState table = battle.state();
      int goal = GRID.index(new Hex(6, 18));
      int there = 12;
      while (table.round <= 12 && battle.step()) {
        for (int stand : table.members[2]) {
          boolean near = table.onBoard(stand) && GRID.distance(table.hex[stand], goal) <= 1;
          there = near ? Math.min(there, table.round) : there;
        }
      }
      sums[0] += there;
      for (int stand : table.members[0]) {
        sums[1] += table.type[stand].startStrength - table.strength(stand);
      }
      for (int stand : table.members[2]) {
        sums[2] += table.type[stand].startStrength - table.strength(stand);
      }
    }
    return new Ledger(sums[0] / seeds, sums[1] / seeds, sums[2] / seeds);
  }

  private static SnaphanceBattle quiet(BattleProgram program, long seed) {
    return new SnaphanceBattle(
        program, SnaphanceCommanders.of(program, seed), new SeededDice(seed), EventSink.SILENT);
  }

  // ---- conditions, ends and reserves

  @Test
  void aReserveWaitsUntilItIsWantedAndThenGoes() {
    Condition wanted = new Condition.BreakPointsLost("Red", 20);
    Plan reserve =
        new Plan(Plan.Stance.RESERVE, List.of(), null, 1, null, wanted, SourceRange.NOWHERE);
    BattleProgram program = with(NEAR, "Right", reserve, plan(Plan.Stance.ATTACK, "0712"));
    Map<String, Place> posts = places(program);
    int early = 0;
    int went = 0;
    int wantedIn = 0;
    for (long seed = 1; seed <= SEEDS; seed++) {
      SnaphanceBattle battle = quiet(program, seed);
      SnaphanceState table = battle.state();
      int first = 0;
      int farthest = 0;
      while (table.round <= 12 && battle.step()) {
        boolean now = table.lostPoints[1] * 100 >= 20 * table.totalPoints[1];
        first = now && first == 0 ? table.round : first;
        farthest = 0;
        for (int stand : table.members[1]) {
          if (table.onBoard(stand)) {
            Hex post = (Hex) posts.get(table.name[stand]);
            int away = apart(table.at(table.hex[stand]), post);
            farthest = Math.max(farthest, away);
            early += first == 0 && away > 2 ? 1 : 0;
          }
        }
      }
      wantedIn += first > 0 && first < 9 ? 1 : 0;
      went += first > 0 && first < 9 && farthest > 3 ? 1 : 0;
    }
    assertEquals(0, early, "times a stand has left its post too early");
    assertTrue(wantedIn > SEEDS / 4, "it is wanted in " + wantedIn);
    assertTrue(went >= 0.8 * wantedIn, "it went in " + went + " of " + wantedIn);
  }

  /** A plan may hang on what happens: it is followed only while that is so. */
  @Test
  void aPlanIsFollowedWhileItsConditionIsMet() {
    Condition third = new Condition.FromRound(3);
    Condition beforeSixth = new Condition.Not(new Condition.FromRound(6));
    Plan attack =
        new Plan(
            Plan.Stance.ATTACK,
            hexes("0608"),
            null,
            1,
            new Condition.AllOf(List.of(third, beforeSixth)),
            null,
            SourceRange.NOWHERE);
    BattleProgram program = with(FAR, "Left", plan(Plan.Stance.HOLD), attack);
    for (long seed = 1; seed <= SEEDS; seed++) {
      SnaphanceBattle battle = quiet(program, seed);
      SnaphanceState table = battle.state();
      while (table.round <= 8 && battle.step()) {
        boolean attacks = table.round >= 3 && table.round < 6;
        assertEquals(table.round == 0 ? -1 : attacks ? 1 : 0, table.plan[0], "seed " + seed);
      }
    }
    int[] sums = new int[9];
    Hex goal = new Hex(6, 8);
    for (int rounds : List.of(2, 5, 8)) {
      forEnds(program, rounds, table -> sums[rounds] += apart(where(table, "Foot-1"), goal));
    }
    assertEquals(11 * SEEDS, sums[2], "it holds at first");
    assertTrue(sums[5] <= 9 * SEEDS, "it goes for the place: " + sums[5]);
    assertTrue(Math.abs(sums[8] - sums[5]) <= SEEDS, "and holds again: " + sums[8]);
  }

  /** Once its end has come a plan is over, whatever happens later. */
  @Test
  void aPlanThatIsOverDoesNotComeBack() {
    Condition third = new Condition.FromRound(3);
    Condition fifth = new Condition.FromRound(5);
    Condition inThirdAndFourth = new Condition.AllOf(List.of(third, new Condition.Not(fifth)));
    Plan hold =
        new Plan(Plan.Stance.HOLD, List.of(), null, 1, null, inThirdAndFourth, SourceRange.NOWHERE);
    SnaphanceBattle battle = quiet(with(FAR, "Left", hold), 1);
    SnaphanceState table = battle.state();
    while (table.round <= 7 && battle.step()) {
      boolean holds = table.round == 1 || table.round == 2;
      assertEquals(holds ? 0 : -1, table.plan[0], "round " + table.round);
    }
  }

  // ---- commanders of groups

  @Test
  void aGroupIsLedByItsOwnCommander() {
    BattleProgram wild = led("Left", CommanderProfile.RANDOM);
    BattleProgram calm = led("Left", CommanderProfile.STEADY);
    Map<String, Integer> byWild = new HashMap<>();
    Map<String, Integer> byCalm = new HashMap<>();
    fight(wild, 4, (battle, event) -> count(event, byWild));
    fight(calm, 4, (battle, event) -> count(event, byCalm));
    // the steady half marches up and stays in order, the random one wanders
    assertTrue(byWild.get("Foot-1") > 2 * byCalm.get("Foot-1"), byWild + " and " + byCalm);
    assertEquals(byCalm.get("Foot-3"), byWild.get("Foot-3"), 10, byWild + " and " + byCalm);
  }

  /** Counts what only a commander without aim orders: moves sideways, backwards and about. */
  private static void count(Event event, Map<String, Integer> moves) {
    if (event instanceof SnaphanceEvent.Moves move) {
      boolean odd = List.of("sideways", "backwards", "about").contains(move.kind());
      moves.merge(move.stand(), odd ? 1 : 0, Integer::sum);
    }
  }

  private static BattleProgram led(String group, CommanderProfile temper) {
    return changed(
        SnaphanceTestPositions.program(FAR),
        each ->
            each.name().equals(group)
                ? new Scenario.Group(
                    each.name(),
                    each.label(),
                    each.general(),
                    each.stands(),
                    temper,
                    each.plans(),
                    each.notes(),
                    each.source())
                : each);
  }

  // ---- fights

  private interface Watcher {
    void see(SnaphanceBattle battle, Event event);
  }

  private static void fight(BattleProgram program, int rounds, Watcher watcher) {
    run(program, rounds, watcher, table -> {});
  }

  private static void forEnds(BattleProgram program, int rounds, Consumer<SnaphanceState> test) {
    run(program, rounds, (battle, event) -> {}, test);
  }

  private static void run(
      BattleProgram program, int rounds, Watcher watcher, Consumer<SnaphanceState> atEnd) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      SnaphanceBattle[] battle = new SnaphanceBattle[1];
      List<Event> early = new ArrayList<>();
      battle[0] =
          new SnaphanceBattle(
              program,
              SnaphanceCommanders.of(program, seed),
              new SeededDice(seed),
              event -> {
                if (battle[0] == null) {
                  early.add(event);
                } else {
                  watcher.see(battle[0], event);
                }
              });
      assertTrue(early.isEmpty(), "nothing happens before the first step");
      SnaphanceState table = battle[0].state();
      while (table.round <= rounds && battle[0].step()) {
        // goes on
      }
      try {
        atEnd.accept(table);
      } catch (AssertionError e) {
        throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
      }
    }
  }

  private static int apart(Hex one, Hex other) {
    return GRID.distance(GRID.index(one), GRID.index(other));
  }

  private static int hex(SnaphanceState table, String stand) {
    return table.hex[SnaphanceStatements.stand(table, stand)];
  }

  private static Hex where(SnaphanceState table, String stand) {
    return table.at(hex(table, stand));
  }

  private static boolean left(SnaphanceState table, String stand) {
    return table.group[SnaphanceStatements.stand(table, stand)] == 0;
  }

  private static Map<String, Place> places(BattleProgram program) {
    Map<String, Place> places = new HashMap<>();
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        group.stands().forEach(stand -> places.put(stand.name(), stand.at()));
      }
    }
    return places;
  }

  // ---- programs

  private static List<Place> hexes(String... numbers) {
    List<Place> hexes = new ArrayList<>();
    for (String number : numbers) {
      hexes.add(
          new Hex(Integer.parseInt(number.substring(0, 2)), Integer.parseInt(number.substring(2))));
    }
    return hexes;
  }

  private static Plan plan(Plan.Stance stance, String... hexes) {
    return new Plan(stance, hexes(hexes), null, 1, SourceRange.NOWHERE);
  }

  private static BattleProgram with(String text, String group, Plan... plans) {
    return with(SnaphanceTestPositions.program(text), group, plans);
  }

  static BattleProgram with(BattleProgram program, String group, Plan... plans) {
    return changed(
        program,
        each ->
            each.name().equals(group)
                ? new Scenario.Group(
                    each.name(),
                    each.label(),
                    each.general(),
                    each.stands(),
                    each.commander(),
                    List.of(plans),
                    each.notes(),
                    each.source())
                : each);
  }

  private static BattleProgram changed(
      BattleProgram program, java.util.function.UnaryOperator<Scenario.Group> change) {
    Scenario old = program.scenario();
    List<Scenario.Side> sides = new ArrayList<>();
    for (Scenario.Side side : old.sides()) {
      sides.add(
          new Scenario.Side(
              side.name(),
              side.label(),
              side.army(),
              side.groups().stream().map(change).toList(),
              side.notes(),
              side.commander(),
              side.briefing(),
              side.source()));
    }
    return new BattleProgram(
        program.schema(),
        program.rulebook(),
        program.armies(),
        program.board(),
        of(old, sides, 12));
  }

  public static Scenario of(Scenario old, List<Scenario.Side> sides, @Nullable Integer rounds) {
    return new Scenario(
        old.name(),
        old.label(),
        old.date(),
        rounds,
        old.switches(),
        sides,
        old.notes(),
        old.zones(),
        old.objectives(),
        old.victory(),
        old.specialRules(),
        old.sources(),
        old.history(),
        old.expectations(),
        old.source());
  }
}
