package dev.muster.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.junit.jupiter.api.Test;

/** What an editor lists as tests, and the examples it offers. */
class TestItemsResultTest extends ServerTest {
  private Object asked(String command, Object... arguments) throws Exception {
    return languageServer
        .executeCommand(new ExecuteCommandParams(command, Arrays.asList(arguments)))
        .get();
  }

  private List<TestItemsResult.TestItem> trials(String uri) throws Exception {
    return ((TestItemsResult) asked(MusterCommandService.TESTS, uri)).trials();
  }

  @Test
  void scenariosWithWhatTheyExpectAndTellAreTrials() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String says = "length 8 rounds\n    expect Red\n wins 0%..100%\n    history { draw }";
    String uri = open("battle.muster", BATTLE.replace("length 8 rounds", says), false).uri();
    assertEquals(
        List.of(
            new TestItemsResult.TestItem(TestItemsResult.Kind.SCENARIO, "A test", "Test", 4, 15),
            new TestItemsResult.TestItem(
                TestItemsResult.Kind.EXPECT, "expect Red wins 0%..100%", "Test", 6, 7),
            new TestItemsResult.TestItem(TestItemsResult.Kind.HISTORY, "history", "Test", 8, 8)),
        trials(uri));
    BattleResult many = (BattleResult) asked(MusterCommandService.TEST, uri, "Test", 10);
    assertEquals(List.of(6, 8), many.tested().stream().map(each -> each.line()).toList());
    String wire = sent(asked(MusterCommandService.TESTS, uri));
    assertTrue(wire.startsWith("{\"trials\":[{\"kind\":\"SCENARIO\""), wire);
    assertTrue(sent(many).contains("\"result\":\"PASSED\""), () -> sent(many));
    TestedLine first = many.tested().getFirst();
    assertEquals(TestedLine.Result.PASSED, first.result());
    assertTrue(first.message().startsWith("expect Red wins 0%..100%: it is "), first.message());
    TestedLine history = many.tested().getLast();
    assertTrue(
        history.result() != TestedLine.Result.OPEN
            || history.message().endsWith("\n10 battles do not decide it; fight more."),
        history.message());
  }

  /** Odds are tested without a battle; a line fails with all that is wrong in it. */
  @Test
  void oddsAreTested() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String says =
        """
        length 8 rounds
            expect odds "Gendarmes charges Foot" 0%..100% that Foot disordered
            expect odds "Gendarmes charges Foot" 90%..100% that Foot destroyed
        """;
    String uri = open("battle.muster", BATTLE.replace("length 8 rounds", says), false).uri();
    assertEquals(
        "expect odds \"Gendarmes charges Foot\" 0%..100% that Foot disordered",
        trials(uri).get(1).label());
    BattleResult tested = (BattleResult) asked(MusterCommandService.TEST, uri, "Test", 10);
    assertEquals(
        List.of(TestedLine.Result.PASSED, TestedLine.Result.FAILED),
        tested.tested().stream().map(TestedLine::result).toList());
    String found = tested.tested().getLast().message();
    assertTrue(found.matches("expect odds .*: it is \\d+\\.\\d %, exactly"), found);
  }

  /** As the protocol sends it, which has its own ways with enums. */
  private static String sent(Object answer) {
    return new MessageJsonHandler(Map.of()).getGson().toJson(answer);
  }

  @Test
  void aTestIsOfTwoBattlesOrMore() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    String uri = open("battle.muster", BATTLE, false).uri();
    BattleResult refused = (BattleResult) asked(MusterCommandService.TEST, uri, "Test", 1);
    assertEquals("Fight 2 to 100000 battles, not 1.", refused.refusal());
    assertEquals(
        List.of(), ((BattleResult) asked(MusterCommandService.TEST, uri, "Test")).tested());
  }

  @Test
  void aFileWithErrorsHasItsTrialsAllTheSame() throws Exception {
    String uri = open("battle.muster", BATTLE, false).uri();
    assertEquals(1, trials(uri).size());
    assertEquals(List.of(), trials("file:///nowhere/a.muster"));
    assertEquals(List.of(), trials("file:///nowhere/a.situation"));
    assertEquals(List.of(), ((TestItemsResult) asked(MusterCommandService.TESTS)).trials());
  }

  @Test
  void aSituationIsOneTrial() throws Exception {
    String uri = writeFile("a.situation", "situation \"Who wins\"\nside A\nside B\n");
    start();
    assertEquals(
        List.of(new TestItemsResult.TestItem(TestItemsResult.Kind.SITUATION, "Who wins", "", 1, 3)),
        trials(uri));
    String broken = writeFile("b.situation", "sied A\n");
    assertEquals("", (Object) trials(broken).getFirst().label());
  }

  @Test
  void whatAReportNamesHasItsPlaces() throws Exception {
    writeFile("army.muster", ARMY);
    String field = writeFile("field.muster", FIELD);
    String uri = open("battle.muster", BATTLE, false).uri();
    SourceLocationsResult written =
        (SourceLocationsResult) asked(MusterCommandService.PLACES, uri, "Test");
    List<String> map = FIELD.lines().toList();
    assertEquals(4, written.rows().size());
    for (SourceLocationsResult.Row row : written.rows()) {
      String line = map.get(row.line() - 1);
      assertEquals(field, row.uri());
      assertEquals(line.strip().replace(" ", "").length(), row.columns().size());
      row.columns().forEach(column -> assertTrue(line.charAt(column - 1) != ' ', line));
    }
    SourceLocationsResult.Section victory =
        written.sections().stream()
            .filter(each -> each.section().equals("14.0"))
            .findFirst()
            .orElseThrow();
    String sheet =
        Files.readAllLines(Path.of(URI.create(victory.uri()))).get(victory.line() - 1).strip();
    assertEquals("chapter \"14.0\" \"" + victory.title() + "\"", sheet);
    assertEquals(SourceLocationsResult.NOTHING, asked(MusterCommandService.PLACES, uri, "Nowhere"));
    assertEquals(
        SourceLocationsResult.NOTHING,
        asked(MusterCommandService.PLACES, "file:///nowhere/a.muster"));
    assertEquals(SourceLocationsResult.NOTHING, asked(MusterCommandService.PLACES));
  }

  @Test
  void examplesAreListedAndGivenByName() throws Exception {
    start();
    ExamplesResult all = (ExamplesResult) asked(MusterCommandService.EXAMPLES);
    assertEquals(
        List.of("start", "start-boxgrid", "start-adlgr", "start-fogr", "dreux"),
        all.examples().stream().map(ExamplesResult.ListedExample::name).limit(5).toList());
    ExamplesResult dreux = (ExamplesResult) asked(MusterCommandService.EXAMPLES, "dreux");
    assertEquals(Set.of("dreux.muster"), dreux.examples().getFirst().files().keySet());
    assertTrue(
        ((ExamplesResult) asked(MusterCommandService.EXAMPLES, "drex"))
            .refusal()
            .contains("there are start"));
  }

  /** Each has a size and grounds with which a map can be begun. */
  @Test
  void rulebooksAreListedAndAMapBeginsWithEach() throws Exception {
    start();
    RulebooksResult all = (RulebooksResult) asked(MusterCommandService.RULEBOOKS);
    assertEquals(
        Rulebooks.NAMES.stream()
            .filter(each -> RuleSystems.of(Rulebooks.named(each)).boardKind() != null)
            .toList(),
        all.rulebooks().stream().map(RulebooksResult.ListedRulebook::name).toList());
    for (RulebooksResult.ListedRulebook each : all.rulebooks()) {
      NewFileResult begun =
          (NewFileResult)
              asked(
                  MusterCommandService.BEGIN,
                  "map",
                  Map.of(
                      "rules", each.name(),
                      "width", each.width(),
                      "height", each.height(),
                      "ground", each.grounds().getLast().key()));
      assertEquals("", begun.refusal());
      assertTrue(begun.text().startsWith("map Field "), begun.text());
    }
  }
}
