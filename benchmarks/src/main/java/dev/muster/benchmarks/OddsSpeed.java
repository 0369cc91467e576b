package dev.muster.benchmarks;

import com.sun.management.ThreadMXBean;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.odds.OddsCalculator;
import dev.muster.rules.odds.OrderOdds;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.SituationService;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * What the odds of an order cost, by the processor time of one thread: {@code OddsSpeed FILE
 * [TIMES]} writes the page {@code docs/measured/odds.md}.
 */
public final class OddsSpeed {
  private static final int WARM_UP = 1000;
  private static final int WARM_UP_BRANCHES = 400_000;

  private static final String SNAPHANCE =
      """
      rulebook snaphance.final
      board 12 x 12
      side Royal training poor
      side Huguenot training poor
      line Gendarmes Lancer B mp 3*2 sp 6 cb 4 bp 3
      line Regiment PikeAndShot B mp 1 sp 6[+1] cb 1 pb -2 2h -2 3h -3 bp 3
      line Block Pike B mp 1 sp 15 bp 3
      """;

  private static final String BOXES =
      """
      rulebook boxgrid
      board 8 x 8
      side Red breaks 1/1
      side Blue breaks 1/1
      line Block HeavyFoot close-pike ccv 5 shaken 4 catastrophe 6 rupture 3 depth deep pike-block
      line Horse HeavyMounted close ccv 4 shaken 3 catastrophe 5 rupture 2 depth medium
      line Shot HeavyFoot close ccv 4 shaken 3 catastrophe 5 rupture 3 depth medium weapons arquebus
      """;

  private static final String TABLE =
      """
      rulebook adlgr
      board 30 x 20 UD
      side Red
      side Blue
      line Foot HeavySwordsmen ordinary formation unit
      line Shot Bowmen ordinary weapon musket formation unit
      group Red.Left general Rupert at 4,4 quality competent
      """;

  /**
   * What is measured.
   *
   * @param limit what it is to stay below, in ms
   */
  private record Case(String game, String what, double limit, String position, String order) {}

  private static final List<Case> CASES =
      List.of(
          new Case(
              "Snaphance",
              "a volley, 4 dice and Morale",
              1,
              SNAPHANCE
                  + """
                  stand Regiment-1 of Royal.Right is Regiment at 0607 facing S
                  stand Gendarmes-1 of Huguenot.Left is Gendarmes at 0608 facing N
                  """,
              "Regiment-1 fires at Gendarmes-1"),
          new Case(
              "Snaphance",
              "a melee of 15 against 15 dice, with Morale, retreat and pursuit",
              50,
              SNAPHANCE
                  + """
                  stand Block-1 of Royal.Right is Block at 0606 facing S
                  stand Block-2 of Huguenot.Left is Block at 0607 facing N
                  melee Block-1 Block-2
                  """,
              "Block-1 acts"),
          new Case(
              "Snaphance",
              "a whole charge: contact fire, melee, bounce or retreat, pursuit",
              1000,
              SNAPHANCE
                  + """
                  stand Gendarmes-1 of Royal.Right is Gendarmes at 0606 facing S
                  stand Regiment-1 of Huguenot.Centre is Regiment at 0709 facing N
                  """,
              "Gendarmes-1 charges Regiment-1 via 0607 0608"),
          new Case(
              "box-grid",
              "a volley",
              1,
              BOXES
                  + """
                  stand Shot-1 of Red.Left is Shot at D3 facing N
                  stand Block-1 of Blue.Right is Block at D5 facing S
                  """,
              "Shot-1 shoots at Block-1"),
          new Case(
              "box-grid",
              "a whole charge: reactions, melee, tests, pursuit",
              1000,
              BOXES
                  + """
                  stand Horse-1 of Red.Left is Horse at D4 facing N
                  stand Block-1 of Blue.Right is Block at D5 facing S
                  """,
              "Horse-1 charges Block-1"),
          new Case(
              "L'Art de la Guerre",
              "a shot",
              1,
              TABLE
                  + """
                  stand Shot-1 of Red.Left is Shot at 12,8 facing N
                  stand Foot-2 of Blue.Right is Foot at 12,10 facing S
                  """,
              "Shot-1 shoots at Foot-2"),
          new Case(
              "L'Art de la Guerre",
              "a whole charge: command points, melee, rout, pursuit",
              1000,
              TABLE
                  + """
                  stand Foot-1 of Red.Left is Foot at 10,8 facing N
                  stand Foot-2 of Blue.Right is Foot at 10,9.5 facing S
                  """,
              "Foot-1 charges the front of Foot-2"));

  private OddsSpeed() {}

  /** Measures, and writes the page. */
  public static void main(String[] args) throws Exception {
    int times = args.length < 2 ? 200 : Integer.parseInt(args[1]);
    new MeasuredPage(Path.of(args[0])).write("odds", () -> table(times));
  }

  private static String table(int times) throws SituationException {
    StringBuilder table =
        new StringBuilder(
            """
            | Game | Order | Branches | Ends | Processor time, ms | Aim |
            |---|---|---|---|---|---|
            """);
    for (Case each : CASES) {
      table.append(measured(each, times)).append('\n');
    }
    return table.toString();
  }

  private static String measured(Case which, int times) throws SituationException {
    Situation situation = SituationService.read(which.what, which.position);
    RuleSystem system = RuleSystems.of(situation.program().rulebook());
    OddsCalculator calculator =
        new OddsCalculator(
            Objects.requireNonNull(system.engine()),
            Objects.requireNonNull(system.situationFormat()),
            OrderOdds.USUAL_BUDGET);
    List<CommanderProfile> steady = List.of(CommanderProfile.STEADY, CommanderProfile.STEADY);
    ThreadMXBean clock = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    OrderOdds odds = calculator.odds(situation, which.order, List.of(), steady);
    int rounds = Math.max(10, Math.min(times, WARM_UP_BRANCHES / odds.branches()));
    long[] took = new long[rounds];
    int warmUp = Math.min(WARM_UP, WARM_UP_BRANCHES / odds.branches());
    for (int i = -warmUp; i < rounds; i++) {
      long start = clock.getCurrentThreadCpuTime();
      odds = calculator.odds(situation, which.order, List.of(), steady);
      if (i >= 0) {
        took[i] = clock.getCurrentThreadCpuTime() - start;
      }
    }
    Spread spread = Spread.of(Arrays.stream(took).mapToDouble(each -> each / 1e6).toArray());
    return String.format(
        Locale.ROOT,
        "| %s | %s | %d | %d | %s | %s |",
        which.game,
        which.what,
        odds.branches(),
        odds.ends().size(),
        spread.with(2),
        Aim.atMost(which.limit, spread.median(), " ms"));
  }
}
