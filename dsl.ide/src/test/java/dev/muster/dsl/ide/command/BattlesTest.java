package dev.muster.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonNull;
import com.google.gson.JsonPrimitive;
import dev.muster.dsl.ide.ServerTest;
import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.junit.jupiter.api.Test;

class BattlesTest extends ServerTest {
  private Fought fought(String command, Object... arguments) throws Exception {
    return (Fought)
        languageServer
            .executeCommand(new ExecuteCommandParams(command, Arrays.asList(arguments)))
            .get();
  }

  private String battle(String text) {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    return open("battle.muster", text, false).uri();
  }

  @Test
  void theCommandsAreOffered() {
    List<String> commands = start().getCapabilities().getExecuteCommandProvider().getCommands();
    assertTrue(
        commands.containsAll(List.of("muster.compile", "muster.testBattle", "muster.balance")),
        commands::toString);
  }

  @Test
  void aTestBattleIsToldAndTheSameSeedTellsTheSame() throws Exception {
    String uri = battle(BATTLE);
    Fought once = fought(Commands.TEST_BATTLE, uri, "Test", 7);
    assertEquals("", once.refusal());
    assertTrue(once.text().contains("Round 1"), once.text());
    assertEquals(once, fought(Commands.TEST_BATTLE, uri, "Test", 7));
    assertTrue(!once.equals(fought(Commands.TEST_BATTLE, uri, "Test", 8)));
    assertEquals(
        once,
        fought(
            Commands.TEST_BATTLE, new JsonPrimitive(uri), JsonNull.INSTANCE, new JsonPrimitive(7)));
    assertTrue(new GsonBuilder().create().toJson(once).startsWith("{\"text\":\""));
  }

  @Test
  void balanceCountsWhoWins() throws Exception {
    Fought many = fought(Commands.BALANCE, battle(BATTLE), "Test", 20, 1);
    assertEquals("", many.refusal());
    assertTrue(many.text().startsWith("A test, fought 20 times"), many.text());
    assertTrue(many.text().contains("Red") && many.text().contains("drawn"), many.text());
  }

  @Test
  void balanceSaysWhatTheScenarioExpects() throws Exception {
    String says = "length 8 rounds expect rounds 1 expect Red wins 0%..100% history { draw }";
    Fought many = fought(Commands.BALANCE, battle(BATTLE.replace("length 8 rounds", says)));
    assertEquals("", many.refusal());
    assertTrue(many.text().contains("What the scenario says:\n\n"), many.text());
    assertTrue(many.text().contains("missed  expect rounds 1: "), many.text());
    assertTrue(many.text().contains("met     expect Red wins 0%..100%: "), many.text());
    assertTrue(many.text().contains("history draw: "), many.text());
  }

  @Test
  void whatCannotBeFoughtIsRefusedWithTheReason() throws Exception {
    String uri = battle(BATTLE.replace("facing N", "facing X"));
    assertTrue(fought(Commands.TEST_BATTLE, uri, "Test", 1).refusal().contains("Line 7"));
    close(uri);
    open(uri, BATTLE);
    assertTrue(
        fought(Commands.TEST_BATTLE, uri, "Other", 1).refusal().contains("no scenario 'Other'"));
    assertTrue(fought(Commands.BALANCE, uri, "Test", 0).refusal().startsWith("Fight 1 to"));
    assertTrue(fought(Commands.TEST_BATTLE, uri, "Test", "x").refusal().contains("a number"));
    assertTrue(fought(Commands.TEST_BATTLE).refusal().contains("first argument"));
  }
}
