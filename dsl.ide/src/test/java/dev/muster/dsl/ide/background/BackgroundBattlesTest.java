package dev.muster.dsl.ide.background;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.scene.Chances;
import dev.muster.dsl.ide.scene.SceneClient;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Battles that the server fights while the user does nothing. */
@Tag("slow")
class BackgroundBattlesTest extends ServerTest {
  private static final int PATIENCE_SECONDS = 60;

  /** Longer than the time after an edit without which no battle begins. */
  private static final int QUIET_SECONDS = 4;

  private final BlockingQueue<Chances> chances = new LinkedBlockingQueue<>();
  private final BlockingQueue<PublishDiagnosticsParams> findings = new LinkedBlockingQueue<>();
  private int version = 1;

  private void startWith(Map<String, Object> settings) {
    languageServer.connect(
        ServiceEndpoints.toServiceObject(
            new Endpoint() {
              @Override
              public CompletableFuture<?> request(String method, Object told) {
                return CompletableFuture.completedFuture(null);
              }

              @Override
              public void notify(String method, Object told) {
                if (told instanceof Chances seen) {
                  chances.add(seen);
                } else if (told instanceof PublishDiagnosticsParams seen) {
                  findings.add(seen);
                }
              }
            },
            SceneClient.class));
    initialize(hello -> hello.setInitializationOptions(Map.of("muster", settings)));
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
  }

  @AfterEach
  void stop() {
    languageServer.shutdown();
  }

  private Chances await(Predicate<Chances> wanted) throws InterruptedException {
    for (Chances seen = poll(); seen != null; seen = poll()) {
      if (wanted.test(seen)) {
        return seen;
      }
    }
    return null;
  }

  private Chances poll() throws InterruptedException {
    return chances.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  private static boolean finished(Chances seen) {
    return !seen.scenarios().isEmpty() && seen.scenarios().getFirst().finished();
  }

  /** The findings of a file that only battles show, once all were fought, or there are none. */
  private List<Diagnostic> fought(boolean some) throws InterruptedException {
    for (PublishDiagnosticsParams seen = next(); seen != null; seen = next()) {
      List<Diagnostic> own =
          seen.getDiagnostics().stream().filter(each -> code(each).startsWith("V-26")).toList();
      boolean all = own.stream().allMatch(each -> message(each).startsWith("in 200 battles: "));
      if (own.isEmpty() != some && all) {
        return own;
      }
    }
    return List.of();
  }

  private PublishDiagnosticsParams next() throws InterruptedException {
    return findings.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  private void type(String uri, String text) {
    languageServer.didChange(
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(uri, ++version),
            List.of(new TextDocumentContentChangeEvent(text))));
  }

  @Test
  void theChancesOfTheOpenScenarioAreTold() throws Exception {
    startWith(Map.of("backgroundBattles", true));
    Place battle = open("battle.muster", BATTLE, true);
    Chances seen = await(BackgroundBattlesTest::finished);
    assertNotNull(seen);
    assertEquals(battle.uri(), seen.uri());
    Chances.OfScenario test = seen.scenarios().getFirst();
    assertEquals("Test", test.scenario());
    assertEquals(200, test.battles());
    assertEquals(List.of("Red", "Blue"), test.sides().stream().map(each -> each.side()).toList());
    assertEquals(1.0, test.sides().get(0).value() + test.sides().get(1).value());
    assertTrue(
        test.text().matches("Red \\d+ % \\(\\d+ to \\d+\\), Blue \\d+ %; 200 battles"),
        test.text());
    // the same text has the same numbers, and is not fought a second time where only blanks change
    type(battle.uri(), BATTLE.replace("scenario Test", "\nscenario Test"));
    Chances again = await(each -> !each.scenarios().isEmpty());
    assertNotNull(again);
    assertEquals(test.text(), again.scenarios().getFirst().text());
    assertEquals(test.line() + 1, again.scenarios().getFirst().line());
    // a change of the army it imports is a change of the battle
    Place army = open("army.muster", ARMY, true);
    type(army.uri(), ARMY.replace("sp 5/4 cb 1", "sp 2/1 cb 1"));
    Chances other =
        await(
            each ->
                each.uri().equals(battle.uri())
                    && finished(each)
                    && !each.scenarios().getFirst().text().equals(test.text()));
    assertNotNull(other, "fought with the other army");
  }

  @Test
  void onlyWhoWantsItHasBattlesFought() throws Exception {
    startWith(Map.of());
    open("battle.muster", BATTLE, true);
    assertNull(chances.poll(QUIET_SECONDS, TimeUnit.SECONDS));
    set(true);
    assertNotNull(await(each -> !each.scenarios().isEmpty()));
    set(false);
    assertNotNull(await(each -> each.scenarios().isEmpty()), "nothing to show any more");
    chances.clear();
    assertNull(chances.poll(QUIET_SECONDS, TimeUnit.SECONDS));
  }

  @Test
  void aFileOutsideTheWorkspaceIsNeverFought() throws Exception {
    startWith(Map.of("backgroundBattles", true));
    String inside = writeFile("battle.muster", BATTLE);
    String outside = inside.replace("test-project/battle", "outside");
    String whole = ARMY + FIELD + BATTLE.replaceAll("import .*", "");
    open(outside, whole);
    assertNull(chances.poll(QUIET_SECONDS, TimeUnit.SECONDS));
  }

  @Test
  void nothingIsFoughtWhileTheUserTypes() throws Exception {
    startWith(Map.of("backgroundBattles", true));
    Place battle = open("battle.muster", BATTLE, true);
    for (int i = 0; i < 8; i++) {
      type(battle.uri(), BATTLE + "\n".repeat(i + 1));
      Thread.sleep(500);
    }
    assertNull(chances.poll(), "each key puts the battles off");
    assertNotNull(await(BackgroundBattlesTest::finished));
  }

  @Test
  void whatNoCheckCanSeeIsFound() throws Exception {
    startWith(Map.of("backgroundBattles", true));
    String text =
        BATTLE
            .replace(
                "length 8 rounds",
                "length 8 rounds\n    objective Mill \"The mills\" at 0101 0601 0604 0104")
            .replace(
                "stand Reiters at 0301 0401 facing S }",
                """
                stand Reiters at 0301 0401 facing S }
                        group Late {
                            general Soubise
                            arrives round 8 at 0601 facing S if Red breaks
                            stand Reiters as Tardy
                        }\
                """);
    Place battle = open("battle.muster", text, true);
    List<Diagnostic> seen = fought(true);
    List<String> codes = seen.stream().map(ServerTest::code).toList();
    assertTrue(codes.contains("V-261"), () -> seen.toString());
    assertTrue(codes.contains("V-262"), () -> seen.toString());
    for (Diagnostic each : seen) {
      assertEquals(DiagnosticSeverity.Information, each.getSeverity());
      assertTrue(message(each).startsWith("in 200 battles: "), message(each));
    }
    Diagnostic mill = seen.get(codes.indexOf("V-262"));
    assertEquals("Mill", textAt(text, mill.getRange()));
    Diagnostic late = seen.get(codes.indexOf("V-261"));
    assertEquals("Late", textAt(text, late.getRange()));
    List<String> offered =
        languageServer
            .codeAction(
                new CodeActionParams(
                    new TextDocumentIdentifier(battle.uri()),
                    mill.getRange(),
                    new CodeActionContext(List.of(mill))))
            .get()
            .stream()
            .map(each -> each.getRight())
            .map(CodeAction::getTitle)
            .toList();
    assertTrue(offered.contains("Explain V-262"), offered::toString);
    // it stays at its element while the user types, and can be allowed
    type(battle.uri(), "\n" + text);
    Diagnostic below =
        fought(true).stream().filter(each -> code(each).equals("V-262")).findFirst().orElseThrow();
    assertEquals(mill.getRange().getStart().getLine() + 1, below.getRange().getStart().getLine());
    set(false);
    assertEquals(List.of(), fought(false));
  }

  /** Two rounds are too short for foot from the ends of a long field, and end by the clock. */
  @Test
  void aGroupThatNeverActsAndTheClockAreFound() throws Exception {
    startWith(Map.of("backgroundBattles", true));
    String row = "        " + ". ".repeat(24) + "\n";
    writeFile(
        "field.muster",
        "map Field \"The field\" 24 x 4 {\n    legend { . plain }\n    rows \"\"\"\n"
            + row.repeat(4)
            + "    \"\"\"\n}\n");
    String text =
        BATTLE
            .replace("length 8 rounds", "length 2 rounds")
            .replace("at 0401 stand Reiters at 0301 0401", "at 2401 stand Foot at 2301 2401");
    open("battle.muster", text, true);
    List<Diagnostic> seen = fought(true);
    List<String> codes = seen.stream().map(ServerTest::code).toList();
    assertTrue(codes.contains("V-260"), () -> seen.toString());
    assertTrue(codes.contains("V-263"), () -> seen.toString());
    Diagnostic idle = seen.get(codes.indexOf("V-260"));
    assertEquals("Van", textAt(text, idle.getRange()));
    assertTrue(message(idle).startsWith("in 200 battles: Van of Red "), message(idle));
    Diagnostic clock = seen.get(codes.indexOf("V-263"));
    assertEquals("Test", textAt(text, clock.getRange()));
    assertTrue(message(clock).contains(" of the battles end by the clock"), message(clock));
    set(false);
    assertEquals(List.of(), fought(false));
  }

  /** A line that the battles do not meet is marked, and a quick fix looks for edits. */
  @Test
  void anExpectationThatTheBattlesMissIsFound() throws Exception {
    startWith(Map.of("backgroundBattles", true));
    String text =
        BATTLE.replace(
            "length 8 rounds", "length 8 rounds\n    expect draw 0%..100%\n    expect rounds 1..2");
    Place battle = open("battle.muster", text, true);
    List<Diagnostic> missed =
        fought(true).stream().filter(each -> code(each).equals("V-264")).toList();
    assertEquals(1, missed.size());
    assertEquals("expect rounds 1..2", textAt(text, missed.getFirst().getRange()));
    assertTrue(
        message(missed.getFirst())
            .matches("in 200 battles: expect rounds 1[.][.]2: it is \\d+[.]\\d \\(.*\\)"),
        message(missed.getFirst()));
    List<String> offered =
        languageServer
            .codeAction(
                new CodeActionParams(
                    battle.file(), missed.getFirst().getRange(), new CodeActionContext(missed)))
            .get()
            .stream()
            .map(each -> each.getRight())
            .map(CodeAction::getTitle)
            .toList();
    assertTrue(offered.contains("Find small edits that make it hold"), offered::toString);
    set(false);
    assertEquals(List.of(), fought(false));
  }

  private void set(boolean wanted) {
    languageServer.didChangeConfiguration(
        new DidChangeConfigurationParams(Map.of("muster", Map.of("backgroundBattles", wanted))));
  }
}
