package dev.muster.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonNull;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.replay.ReplayPage;
import dev.muster.dsl.ide.scene.RecordedBattle;
import dev.muster.rules.balance.BattlePick;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.SideColour;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.junit.jupiter.api.Test;

class BattleRunnerTest extends ServerTest {
  private BattleResult fought(String command, Object... arguments) throws Exception {
    return (BattleResult)
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

  /** Neovim 0.7 is one. */
  @Test
  void theCommandsAreOfferedToAnEditorThatDoesNotSayItSendsThem() {
    var able = new ClientCapabilities(new WorkspaceClientCapabilities(), null, null);
    List<String> commands =
        initialize(hello -> hello.setCapabilities(able))
            .getCapabilities()
            .getExecuteCommandProvider()
            .getCommands();
    assertTrue(commands.contains("muster.testBattle"), commands::toString);
  }

  @Test
  void aTestBattleIsToldAndTheSameSeedTellsTheSame() throws Exception {
    String uri = battle(BATTLE);
    BattleResult once = fought(MusterCommandService.TEST_BATTLE, uri, "Test", 7);
    assertEquals("", once.refusal());
    assertTrue(once.text().contains("Round 1"), once.text());
    assertEquals(once, fought(MusterCommandService.TEST_BATTLE, uri, "Test", 7));
    assertTrue(!once.equals(fought(MusterCommandService.TEST_BATTLE, uri, "Test", 8)));
    assertEquals(
        once,
        fought(
            MusterCommandService.TEST_BATTLE,
            new JsonPrimitive(uri),
            JsonNull.INSTANCE,
            new JsonPrimitive(7)));
    assertTrue(new GsonBuilder().create().toJson(once).startsWith("{\"text\":\""));
  }

  /** A painter shows the battle over its map: each moment says what is new in it. */
  @Test
  void aTestBattleIsRecordedWhereThatIsAskedFor() throws Exception {
    String uri = battle(BATTLE);
    BattleResult plain = fought(MusterCommandService.TEST_BATTLE, uri, "Test", 7);
    assertNull(plain.battle().recording());
    BattleResult shown =
        fought(MusterCommandService.TEST_BATTLE, uri, "Test", Map.of("seed", 7, "recording", true));
    assertEquals(plain.text(), shown.text());
    RecordedBattle battle = shown.battle().recording();
    assertEquals("Test", battle.scenario());
    assertEquals(7L, battle.seed());
    assertTrue(battle.complete());
    assertEquals(2, battle.sides().size());
    RecordedBattle.Moment first = battle.moments().getFirst();
    assertEquals(battle.units().size(), first.units().size());
    assertTrue(
        battle.moments().stream().skip(1).anyMatch(each -> each.units() != null), "somebody moves");
    assertTrue(
        battle.moments().stream().skip(1).anyMatch(each -> each.units() == null),
        "what has not changed is not repeated");
    for (RecordedBattle.MapPiece piece : battle.units()) {
      assertTrue(
          piece.marks().stream()
              .allMatch(mark -> mark.fill() == null || battle.colours().containsKey(mark.fill())),
          piece::toString);
    }
    // The lines are those of the report, in its order.
    List<String> told = battle.moments().stream().flatMap(each -> each.lines().stream()).toList();
    assertEquals(
        plain.battle().lines().stream()
            .map(line -> line.text())
            .filter(line -> !line.isBlank())
            .limit(told.size())
            .toList(),
        told);
  }

  @Test
  void aTestBattleHasItsLinesStandsAndEndForTheClientToShow() throws Exception {
    String uri = battle(BATTLE);
    BattleResult.SingleBattle one =
        fought(MusterCommandService.TEST_BATTLE, uri, "Test", 7).battle();
    assertEquals(7L, one.seed());
    assertEquals(
        "Round 1 [§1.4]",
        one.lines().stream().filter(line -> line.round() == 1).findFirst().orElseThrow().text());
    assertTrue(
        one.lines().stream()
            .anyMatch(line -> line.side().equals("Red") && line.stand().startsWith("Old")),
        one::toString);
    BattleResult.Stand old =
        one.stands().stream().filter(each -> each.name().equals("Old-1")).findFirst().orElseThrow();
    assertEquals(new BattleResult.Stand("Old-1", "Red", "Van", uri, 7, 46), old);
    assertEquals(2, one.outcome().sides().size());
  }

  @Test
  void aTestBattleIsAlsoAPageToWatch() throws Exception {
    String uri = battle(BATTLE);
    var replay =
        (ReplayResult)
            languageServer
                .executeCommand(
                    new ExecuteCommandParams(
                        MusterCommandService.REPLAY, Arrays.asList(uri, "Test", 7)))
                .get();
    assertEquals("", replay.refusal());
    assertTrue(replay.html().startsWith("<!DOCTYPE html>"), replay.html());
    String log = ReplayPage.log(replay.html(), 1_000_000);
    assertTrue(
        log != null && log.contains("\"seed\":7"), "the page has the log of the same battle");
    var refused =
        (ReplayResult)
            languageServer
                .executeCommand(
                    new ExecuteCommandParams(
                        MusterCommandService.REPLAY, Arrays.asList(uri, "None", 7)))
                .get();
    assertEquals("There is no scenario 'None' in this file.", refused.refusal());
    assertEquals("", refused.html());
  }

  @Test
  void whoWonIsTheLastLineAndShortEnoughForATitle() throws Exception {
    BattleResult told = fought(MusterCommandService.TEST_BATTLE, battle(BATTLE), "Test", 7);
    BattleResult.SingleBattle one = told.battle();
    int winner = one.outcome().winner();
    String won = winner < 0 ? "drawn" : one.outcome().sides().get(winner).side() + " wins";
    assertEquals(won + ", " + one.outcome().rounds() + " rounds", one.headline());
    String last = told.text().lines().reduce("", (before, next) -> next);
    assertTrue(last.contains(" after " + one.outcome().rounds() + " rounds: "), last);
    assertEquals(last, one.lines().getLast().text());
    assertEquals(
        told.text().lines().toList(), one.lines().stream().map(each -> each.text()).toList());
  }

  @Test
  void aBattleWorthWatchingIsShownByItsSeed() throws Exception {
    String uri = battle(BATTLE);
    Map<String, Object> led = Map.of("Blue", "bold");
    BattleResult many =
        fought(
            MusterCommandService.BALANCE,
            uri,
            "Test",
            Map.of("seed", 1, "battles", 20, "commanders", led));
    assertTrue(many.text().contains("Worth watching:"), many.text());
    List<BattlePick> picks = many.balance().picks();
    assertEquals(BattlePick.Kind.CLOSEST, picks.getFirst().kind());
    for (BattlePick each : picks) {
      assertTrue(many.text().contains(each.words()), many.text());
      // a client that reads JSON hands the seed over as text
      BattleResult shown =
          fought(
              MusterCommandService.TEST_BATTLE,
              uri,
              "Test",
              Map.of("seed", each.seed(), "commanders", led));
      Outcome outcome = shown.battle().outcome();
      assertEquals(each.dice(), shown.battle().seed());
      assertTrue(each.words().contains(" in round " + outcome.rounds()), each.words());
      assertTrue(
          each.words()
              .contains(
                  outcome.winner() < 0
                      ? "drawn"
                      : outcome.sides().get(outcome.winner()).side() + " wins"),
          each.words());
    }
  }

  @Test
  void oneOfTheBattlesThatASideWinsIsShown() throws Exception {
    String uri = battle(BATTLE);
    BattleResult.Balance balance =
        fought(MusterCommandService.BALANCE, uri, "Test", Map.of("seed", 1, "battles", 20))
            .balance();
    for (int side = 0; side < 2; side++) {
      String name = balance.report().sides().get(side);
      BattleResult shown =
          fought(
              MusterCommandService.TEST_BATTLE,
              uri,
              "Test",
              Map.of("seed", 1, "battles", 20, "winner", name));
      if (balance.report().wins().get(side) == 0) {
        assertTrue(shown.refusal().contains("wins none of 20 battles"), shown.refusal());
      } else {
        assertEquals(side, shown.battle().outcome().winner());
        assertEquals(
            shown, fought(MusterCommandService.TEST_BATTLE, uri, "Test", shown.battle().seed()));
      }
    }
    assertTrue(
        fought(MusterCommandService.TEST_BATTLE, uri, "Test", Map.of("winner", "Green"))
            .refusal()
            .contains("no side 'Green'"));
  }

  @Test
  void aSideNamedForAColourIsToldInIt() throws Exception {
    String uri = battle(BATTLE.replace("side Red", "side Blau").replace("side Blue", "side Rot"));
    assertEquals(
        List.of(
            new BattleResult.Side("Blau", SideColour.BLUE.light(), SideColour.BLUE.dark()),
            new BattleResult.Side("Rot", SideColour.RED.light(), SideColour.RED.dark())),
        fought(MusterCommandService.TEST_BATTLE, uri, "Test", 7).battle().sides());
  }

  @Test
  void aGeneralIsToldByTheNamesTheReportHasForHim() throws Exception {
    String uri = battle(BATTLE.replace("general Guise", "general Guise \"the Duke of Guise\""));
    BattleResult.SingleBattle one =
        fought(MusterCommandService.TEST_BATTLE, uri, "Test", 7).battle();
    assertEquals(
        List.of(
            "the Duke of Guise",
            "The Duke of Guise",
            "the new General of Van",
            "The new General of Van",
            "Old-1"),
        one.stands().stream().map(BattleResult.Stand::name).limit(5).toList());
    assertTrue(
        one.stands().stream().limit(4).allMatch(each -> each.line() == 7 && each.column() == 21),
        one::toString);
  }

  @Test
  void aTestBattleIsFoughtOtherwiseThanWritten() throws Exception {
    String uri = battle(BATTLE);
    BattleResult plain = fought(MusterCommandService.TEST_BATTLE, uri, "Test", 7);
    assertEquals(plain, fought(MusterCommandService.TEST_BATTLE, uri, "Test", Map.of("seed", 7)));
    assertEquals(
        plain,
        fought(
            MusterCommandService.TEST_BATTLE,
            uri,
            "Test",
            JsonParser.parseString("{\"seed\": 7.0, \"commanders\": {\"Blue\": \"steady\"}}")));
    assertEquals(
        "",
        fought(
                MusterCommandService.TEST_BATTLE,
                uri,
                null,
                Map.of("seed", 7, "switches", Map.of("edition", "draft")))
            .refusal());
    BattleResult wild =
        fought(
            MusterCommandService.TEST_BATTLE,
            uri,
            "Test",
            Map.of("commanders", Map.of("Blue", "random")));
    assertTrue(
        !wild.text().equals(fought(MusterCommandService.TEST_BATTLE, uri, "Test").text()),
        wild::text);
    BattleResult many =
        fought(
            MusterCommandService.BALANCE,
            uri,
            "Test",
            Map.of("battles", 20, "commanders", Map.of("Blue", "random")));
    assertTrue(
        !many.balance()
            .report()
            .equals(fought(MusterCommandService.BALANCE, uri, "Test", 20).balance().report()),
        many::text);
  }

  @Test
  void anOptionThatCannotBeIsRefusedWithWhatCan() throws Exception {
    String uri = battle(BATTLE);
    assertTrue(wish(uri, Map.of("sed", 7)).contains("no option 'sed'; there are seed, battles"));
    assertTrue(wish(uri, Map.of("seed", 1.5)).contains("seed is a whole number, not 1.5"));
    assertTrue(
        wish(uri, Map.of("commanders", Map.of("Red", "brave")))
            .contains("one of steady, bold, cautious"));
    assertTrue(wish(uri, Map.of("commanders", "bold")).contains("commanders by their side"));
    assertTrue(
        wish(uri, Map.of("commanders", Map.of("Green", "bold")))
            .contains("no side Green; there are Red, Blue"));
    assertTrue(wish(uri, Map.of("switches", "draft")).contains("values by their key"));
    assertTrue(wish(uri, Map.of("switches", Map.of("mud", "deep"))).contains("no switch mud"));
  }

  private String wish(String uri, Map<String, ?> options) throws Exception {
    return fought(MusterCommandService.TEST_BATTLE, uri, "Test", options).refusal();
  }

  @Test
  void balanceCountsWhoWins() throws Exception {
    BattleResult many = fought(MusterCommandService.BALANCE, battle(BATTLE), "Test", 20, 1);
    assertEquals("", many.refusal());
    assertEquals(20, many.balance().report().battles());
    assertTrue(many.text().startsWith("A test, fought 20 times"), many.text());
    assertTrue(many.text().contains("Red") && many.text().contains("drawn"), many.text());
  }

  /** It stops as soon as the shares are known as well as is wished, and never later than it may. */
  @Test
  void aBalanceStopsWhenEnoughIsKnown() throws Exception {
    String uri = battle(BATTLE);
    BattleResult rough =
        fought(MusterCommandService.BALANCE, uri, "Test", Map.of("until", "20%", "seed", 1));
    assertEquals("", rough.refusal());
    BattleResult fine =
        fought(MusterCommandService.BALANCE, uri, "Test", Map.of("until", 5, "seed", 1));
    assertTrue(
        rough.balance().report().battles() < fine.balance().report().battles(),
        rough.balance().report().battles() + " and " + fine.balance().report().battles());
    assertEquals(
        30,
        fought(
                MusterCommandService.BALANCE,
                uri,
                "Test",
                Map.of("until", "0.2%", "battles", 30, "seed", 1))
            .balance()
            .report()
            .battles());
    assertTrue(fine.text().contains("\nHow the battles go:\n\nvalue         Red "), fine.text());
    assertEquals(
        "until is 0.2% to 50%, such as 3%; found soon",
        fought(MusterCommandService.BALANCE, uri, "Test", Map.of("until", "soon")).refusal());
  }

  @Test
  void balanceSaysWhatTheScenarioExpects() throws Exception {
    String says = "length 8 rounds expect rounds 1 expect Red wins 0%..100% history { draw }";
    BattleResult many =
        fought(MusterCommandService.BALANCE, battle(BATTLE.replace("length 8 rounds", says)));
    assertEquals("", many.refusal());
    assertTrue(many.text().contains("What the scenario says:\n\n"), many.text());
    assertEquals(3, many.balance().agreements().size());
    assertTrue(many.text().contains("missed  expect rounds 1: "), many.text());
    assertTrue(many.text().contains("met     expect Red wins 0%..100%: "), many.text());
    assertTrue(many.text().contains("history draw: "), many.text());
  }

  @Test
  void whatCannotBeFoughtIsRefusedWithTheReason() throws Exception {
    String uri = battle(BATTLE.replace("facing N", "facing X"));
    assertTrue(
        fought(MusterCommandService.TEST_BATTLE, uri, "Test", 1).refusal().contains("Line 7"));
    close(uri);
    open(uri, BATTLE);
    assertTrue(
        fought(MusterCommandService.TEST_BATTLE, uri, "Other", 1)
            .refusal()
            .contains("no scenario 'Other'"));
    assertTrue(
        fought(MusterCommandService.BALANCE, uri, "Test", 0).refusal().startsWith("Fight 1 to"));
    assertTrue(
        fought(MusterCommandService.TEST_BATTLE, uri, "Test", "x")
            .refusal()
            .contains("a whole number, not x"));
    assertTrue(fought(MusterCommandService.TEST_BATTLE).refusal().contains("first argument"));
  }
}
