package dev.muster.rules.snaphance.battle;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.referee.CaseLog;
import dev.muster.rules.referee.IndependentReferee;
import dev.muster.rules.report.TextReport;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.snaphance.report.SnaphanceEventFormatter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Whole generated battles, read by the witness. {@code -Dmuster.witnessed=N} reads N battles in
 * place of a few, {@code -Dmuster.seed=S} begins at another seed. What is found names its seed.
 */
@Tag("slow")
class RefereedBattlesTest {
  private static final long FIRST = Long.getLong("muster.seed", 1618);
  private static final int BATTLES = Integer.getInteger("muster.witnessed", 30);

  private final CaseLog all = new CaseLog();
  private final StringBuilder found = new StringBuilder();
  private long events;

  @Test
  @Timeout(value = 8, unit = java.util.concurrent.TimeUnit.HOURS)
  void nothingIsFoundThatTheRulesDoNotAllow() throws IOException {
    nothingIsFound(BATTLES);
  }

  @Test
  @Tag("nightly")
  @Timeout(value = 8, unit = java.util.concurrent.TimeUnit.HOURS)
  void nothingIsFoundInManyBattles() throws IOException {
    nothingIsFound(Math.max(100, BATTLES));
  }

  private void nothingIsFound(int battles) throws IOException {
    for (long seed = FIRST; seed < FIRST + battles; seed++) {
      read(GeneratedSnaphanceBattles.of(seed), seed);
    }
    for (BattleProgram each : programs()) {
      for (long seed = FIRST; seed < FIRST + 10; seed++) {
        read(each, seed);
      }
    }
    System.out.printf("%d events, seeds %d to %d%n", events, FIRST, FIRST + battles - 1);
    System.out.print(all.table());
    assertTrue(found.isEmpty(), () -> found + "\n" + all.table());
  }

  /** Here a stand pursues before it acts, and then charges where it stands: it has not moved. */
  @Test
  void aPursuitBeforeTheTurnOfAStandIsNoMoveOfIt() {
    read(GeneratedSnaphanceBattles.of(80711), 80711);
    assertTrue(found.isEmpty(), found::toString);
  }

  private void read(BattleProgram program, long seed) {
    for (List<Commander> both : pairs(program, seed)) {
      List<Event> story = new ArrayList<>();
      new SnaphanceBattle(program, both, new SeededDice(seed), story::add).fight(() -> false);
      CaseLog docket = IndependentReferee.read(program, story);
      for (CaseLog.Finding each : docket.findings()) {
        if (found.length() < 20_000) {
          found.append("seed ").append(seed).append(": ").append(each).append('\n');
          found.append(around(program, story, each.event()));
        }
      }
      all.add(docket);
      events += story.size();
    }
  }

  /** Battles compiled from files, where a folder of them is named. */
  private static List<BattleProgram> programs() throws IOException {
    String folder = System.getProperty("muster.programs");
    if (folder == null) {
      return List.of();
    }
    List<BattleProgram> programs = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      for (Path each : files.filter(file -> file.toString().endsWith(".json")).sorted().toList()) {
        programs.add(RecordJson.read(BattleProgram.class, Files.readString(each)));
      }
    }
    assertTrue(!programs.isEmpty(), () -> "no battle in " + folder);
    return programs;
  }

  /** Every two kinds of commanders meet in time; random ones come upon most. */
  private static List<List<Commander>> pairs(BattleProgram program, long seed) {
    List<Commander> kinds = new ArrayList<>();
    for (CommanderProfile each : CommanderProfile.WITHOUT_SEARCH) {
      kinds.add(SnaphanceCommanders.of(each, seed));
    }
    kinds.add(Commander.takingDefaults());
    int pair = (int) Math.floorMod(seed, (long) kinds.size() * kinds.size());
    return List.of(
        List.of(kinds.get(pair / kinds.size()), kinds.get(pair % kinds.size())),
        List.of(Commander.random(seed), SnaphanceCommanders.of(CommanderProfile.BOLD, seed)),
        SnaphanceCommanders.of(program, seed));
  }

  private static String around(BattleProgram program, List<Event> story, int event) {
    StringBuilder text = new StringBuilder();
    TextReport log = new TextReport(text, new SnaphanceEventFormatter(program.scenario()));
    story.subList(Math.max(0, event - 8), Math.min(story.size(), event + 3)).forEach(log::accept);
    return text.append('\n').toString();
  }
}
