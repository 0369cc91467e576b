package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The battle of Seneffe: it is played to its end, it is recognised, and its booklet is whole. */
@Tag("slow")
class SeneffeTest {
  private static final String FOLDER = "../examples/seneffe";
  private static final int ROUNDS = 18;

  private static BattleProgram seneffe;
  private static SnaphanceBattle.Opening opening;

  @BeforeAll
  static void load() throws Exception {
    seneffe = MusterFileLoader.load(List.of(Path.of(FOLDER))).program("Seneffe");
    opening = new SnaphanceBattle.Opening(seneffe);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MARSHAL")
  void everyCommanderPlaysItToItsEnd(CommanderProfile temper) {
    CommanderProfile next =
        CommanderProfile.WITHOUT_SEARCH.get(
            (temper.ordinal() + 1) % CommanderProfile.WITHOUT_SEARCH.size());
    for (long seed = 1; seed <= 20; seed++) {
      CommanderProfile other = seed % 2 == 0 ? temper : next;
      Outcome outcome;
      try {
        outcome =
            opening
                .newBattle(
                    List.of(
                        SnaphanceCommanders.of(temper, seed),
                        SnaphanceCommanders.of(other, seed + 1)),
                    new SeededDice(seed),
                    EventSink.SILENT)
                .fight(() -> false);
      } catch (RuntimeException e) {
        throw new AssertionError(temper + " against " + other + ", seed " + seed, e);
      }
      boolean broken = outcome.sides().stream().anyMatch(Outcome.SideAccount::broken);
      assertTrue(broken || outcome.rounds() == ROUNDS, "seed " + seed + " ended for no reason");
    }
  }

  /**
   * As the scenario's own commanders lead it: the bourg falls, the priory mostly, the church of
   * Fayt hardly ever, both armies bleed, and neither always wins.
   */
  @Test
  void itIsTheBattleOfTheAccounts() {
    int battles = 60;
    Map<String, Integer> taken = new HashMap<>();
    int[] ends = new int[3];
    double[] lost = new double[2];
    for (long seed = 1; seed <= battles; seed++) {
      Map<String, String> holders = new HashMap<>();
      EventSink sink =
          event -> {
            if (event instanceof CommonEvent.ObjectiveHeld held) {
              holders.put(held.objective(), held.side());
            }
          };
      Outcome outcome =
          opening
              .newBattle(SnaphanceCommanders.of(seneffe, seed), new SeededDice(seed), sink)
              .fight(() -> false);
      holders.forEach((ground, side) -> taken.merge(ground + " " + side, 1, Integer::sum));
      ends[outcome.winner() + 1]++;
      for (int s = 0; s < 2; s++) {
        Outcome.SideAccount account = outcome.sides().get(s);
        lost[s] += 100.0 * account.lost() / account.total() / battles;
      }
    }
    assertTrue(taken.getOrDefault("Seneffe France", 0) > battles * 0.8, taken.toString());
    assertTrue(taken.getOrDefault("The priory of St-Nicolas France", 0) > battles / 2, taken + "");
    assertTrue(taken.getOrDefault("The church of Fayt France", 0) < battles / 4, taken.toString());
    assertTrue(ends[1] < battles * 0.8 && ends[2] < battles * 0.8, "one side wins nearly always");
    assertTrue(ends[0] > 0, "it is never drawn");
    assertTrue(lost[0] > 4 && lost[1] > 30, "too little blood: " + lost[0] + ", " + lost[1]);
  }

  @Test
  void theBookletHasAllThatIsNeededAtTheTable(@TempDir Path out) throws Exception {
    assertEquals(0, CommandRun.of("print", FOLDER, "--out", out.toString()).exit());
    String html = Files.readString(out.resolve("scenario-Seneffe.html"));
    for (String needed :
        List.of(
            "The Allies march from Nivelles to Binche",
            "You march in three columns for Binche",
            "General Count de Souches: initiative +0, normal, comes round 5 at 0719",
            "throwing 3 or more",
            "The church of Fayt (1016): 37 points, held by Army of the Allies at the start",
            "a lead of 12 wins",
            "Nobody won",
            "Duc d&#39;Aumale, Seneffe",
            "North is at the top.",
            "It stopped every attack on the west of Fayt",
            "★ Seneffe",
            "D from round 3")) {
      assertTrue(html.contains(needed), needed + "\nin\n" + html);
    }
  }
}
