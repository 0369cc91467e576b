package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code muster replay}: what a log may say of itself, and what is believed. */
class ReplayTest {
  private static final String MEETING = "../examples/meeting";

  @TempDir private Path folder;

  private CommandRun replay(String log) throws Exception {
    return CommandRun.of("replay", Files.writeString(folder.resolve("log.jsonl"), log).toString());
  }

  /** The log of a battle whose program was changed before it was fought. */
  private static String fought(UnaryOperator<String> change, @Nullable Long seed) throws Exception {
    BattleProgram meeting = MusterFileLoader.load(List.of(Path.of(MEETING))).program("Meeting");
    BattleProgram program =
        RecordJson.read(
            BattleProgram.class, change.apply(RecordJson.line(RecordJson.tree(meeting))));
    StringBuilder text = new StringBuilder();
    RuleSystems.fight(program, 7, new JsonLog(text, program, seed), () -> false);
    return text.toString();
  }

  @Test
  void aFairLogIsFair() throws Exception {
    CommandRun fair = replay(fought(program -> program, 7L));
    assertEquals(0, fair.exit(), fair.toString());
    assertEquals("", fair.err());
  }

  @Test
  void aRulebookOfItsOwnIsNotTheShippedOne() throws Exception {
    String changed =
        fought(
            program ->
                program
                    .replaceFirst(
                        "\"key\":\"leader-morale-bonus\",\"value\":1",
                        "\"key\":\"leader-morale-bonus\",\"value\":3")
                    .replaceFirst("\"pass\":4", "\"pass\":2"),
            7L);
    CommandRun told = replay(changed);
    assertEquals(1, told.exit(), told.toString());
    assertTrue(told.out().contains("every one by the rules"), told.out());
    List<String> lines = told.err().lines().toList();
    assertTrue(
        lines
            .getFirst()
            .endsWith(
                "fought by its own rulebook of the name snaphance.final, which differs from the"
                    + " shipped one in 2 rows"),
        told.err());
    assertTrue(told.err().contains("numbers leader-morale-bonus: value 3 (1)"), told.err());
    assertTrue(told.err().contains("orderClasses "), told.err());
    assertTrue(told.err().contains("pass 2 (4)"), told.err());
  }

  @Test
  void diceWithoutASeedAreNoProof() throws Exception {
    CommandRun told = replay(fought(program -> program, null));
    assertEquals(1, told.exit(), told.toString());
    assertTrue(told.out().contains("the dice were not checked"), told.out());
  }

  @Test
  void whatWasThoughtIsReadToo() throws Exception {
    String log = CommandRun.of("battle", MEETING, "--seed", "3", "--log", "json", "--why").out();
    assertEquals(0, replay(log).exit());
    List<UnaryOperator<JsonObject>> changes =
        List.of(
            line -> with(line, "rule", "\"any\""),
            line -> with(line, "best", "[{\"answer\":\"x\",\"worth\":1.0,\"measure\":\"worth\"}]"),
            line -> with(line, "best", "\"any\""),
            line -> with(line, "point", "\"D-99\""),
            line -> with(line, "number", "1"),
            line -> with(line, "more", "1"));
    for (UnaryOperator<JsonObject> change : changes) {
      List<String> lines = new ArrayList<>(log.lines().toList());
      int at = 0;
      while (!lines.get(at).startsWith("{\"event\":\"Weighed\"")) {
        at++;
      }
      JsonObject line = JsonParser.parseString(lines.get(at)).getAsJsonObject();
      lines.set(at, change.apply(line).toString());
      CommandRun told = replay(String.join("\n", lines) + "\n");
      assertEquals(1, told.exit(), lines.get(at));
      assertTrue(told.err().contains("thought"), told.err());
      assertFalse(told.out().contains("by the rules"), told.out());
    }
  }

  private static JsonObject with(JsonObject line, String key, String value) {
    line.add(key, JsonParser.parseString(value));
    return line;
  }
}
