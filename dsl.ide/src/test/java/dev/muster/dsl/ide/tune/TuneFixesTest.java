package dev.muster.dsl.ide.tune;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.command.BattleResult;
import dev.muster.dsl.ide.command.CompileResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.TestedLine;
import dev.muster.dsl.ide.command.TuneResult;
import dev.muster.dsl.ide.scene.SceneClient;
import dev.muster.rules.balance.ScenarioVariation;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.ProgramChecker;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.tune.TuneGoal;
import dev.muster.rules.tune.TuneReport;
import dev.muster.rules.tune.TuneSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.junit.jupiter.api.Test;

/** The search for small edits from an editor, and the quick fixes that it leaves. */
class TuneFixesTest extends ServerTest {
  private static final int PATIENCE_SECONDS = 60;
  private static final String SEARCH = "Find small edits that make it hold";
  private static final String MOVES = "Find moves of single units that make it hold";
  private static final String EXPECT = "expect rounds 4..5";

  private static final String TEXT =
      BATTLE.replace(
          "length 8 rounds", "length 8 rounds\n    " + EXPECT + "\n    expect draw 3%\n");

  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final BlockingQueue<ProgressParams> progress = new LinkedBlockingQueue<>();

  /** An editor that shows the progress of work that the server begins. */
  private Place open(String text) {
    languageServer.connect(
        ServiceEndpoints.toServiceObject(
            new Endpoint() {
              @Override
              public CompletableFuture<?> request(String method, Object told) {
                return CompletableFuture.completedFuture(null);
              }

              @Override
              public void notify(String method, Object told) {
                if (told instanceof MessageParams message) {
                  messages.add(message.getMessage());
                } else if (told instanceof ProgressParams seen) {
                  progress.add(seen);
                }
              }
            },
            SceneClient.class));
    initialize(
        hello -> {
          var window = new WindowClientCapabilities();
          window.setWorkDoneProgress(true);
          hello.setCapabilities(new ClientCapabilities(null, null, window, null));
        });
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    return open("battle.muster", text, true);
  }

  private List<CodeAction> fixes(Place place, String text, String marked) throws Exception {
    var at = position(text, text.indexOf(marked));
    return languageServer
        .codeAction(
            new CodeActionParams(place.file(), new Range(at, at), new CodeActionContext(List.of())))
        .get()
        .stream()
        .map(each -> each.getRight())
        .filter(each -> CodeActionKind.QuickFix.equals(each.getKind()))
        .toList();
  }

  private static List<String> titles(List<CodeAction> actions) {
    return actions.stream().map(CodeAction::getTitle).toList();
  }

  private CompletableFuture<Object> ask(Place place, Map<String, Object> options) {
    return languageServer.executeCommand(
        new ExecuteCommandParams(MusterCommandService.TUNE, List.of(place.uri(), "Test", options)));
  }

  private TuneResult answered(Place place, Map<String, Object> options) throws Exception {
    return (TuneResult) ask(place, options).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  private void type(Place place, int version, String text) {
    languageServer.didChange(
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(place.uri(), version),
            List.of(new TextDocumentContentChangeEvent(text))));
  }

  private BattleProgram program(Place place) throws Exception {
    CompileResult compiled =
        (CompileResult)
            languageServer
                .executeCommand(
                    new ExecuteCommandParams(MusterCommandService.COMPILE, List.of(place.uri())))
                .get();
    assertEquals("", compiled.refusal());
    return compiled.programs().getFirst();
  }

  @Test
  void aLineThatExpectsARangeOffersTheSearchAndNothingRunsBefore() throws Exception {
    Place place = open(TEXT);
    List<CodeAction> offered = fixes(place, TEXT, EXPECT);
    assertEquals(List.of(SEARCH), titles(offered));
    assertEquals(
        List.of(place.uri(), "Test", Map.of("want", "rounds 4..5")),
        offered.getFirst().getCommand().getArguments());
    assertEquals(
        List.of("Find small edits that make the battle even"),
        titles(fixes(place, TEXT, "scenario Test")));
    assertEquals(List.of(), titles(fixes(place, TEXT, "expect draw 3%")));
    assertEquals(List.of(), titles(fixes(place, TEXT, "length 8")));
    assertTrue(progress.isEmpty(), "nothing is fought before the user asks");
  }

  @Test
  void theEditsThatAreFoundAreQuickFixesOfTheLine() throws Exception {
    Place place = open(TEXT);
    BattleProgram before = program(place);
    TuneResult result =
        answered(place, Map.of("want", "rounds 4..5", "battles", 12, "proposals", 2));
    assertEquals("", result.refusal());
    assertEquals(searched(before), result.found());
    assertEquals(result.text(), messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
    List<TuneReport.Proposed> confirmed =
        result.found().proposals().stream().filter(TuneReport.Proposed::met).toList();
    assertFalse(confirmed.isEmpty(), result.text());
    List<CodeAction> fixes = fixes(place, TEXT, EXPECT);
    assertEquals(confirmed.size() + 1, fixes.size());
    assertEquals(MOVES, fixes.getLast().getTitle());
    for (int i = 0; i < confirmed.size(); i++) {
      holds(place, fixes.get(i), confirmed.get(i), before);
    }
  }

  /** Moves are looked for on request, after the usual edits, and then written like these. */
  @Test
  void movesOfSingleUnitsAreQuickFixesToo() throws Exception {
    Place place = open(TEXT);
    BattleProgram before = program(place);
    answered(place, Map.of("want", "rounds 4..5", "battles", 12, "proposals", 1));
    TuneResult result =
        answered(
            place, Map.of("want", "rounds 4..5", "battles", 12, "proposals", 1, "only", "places"));
    List<TuneReport.Proposed> moves =
        result.found().proposals().stream().filter(TuneReport.Proposed::met).toList();
    assertTrue(moves.size() == 1, result.text());
    List<CodeAction> fixes = fixes(place, TEXT, EXPECT);
    assertEquals(2, fixes.size());
    assertTrue(fixes.getLast().getTitle().contains(" at "), fixes.getLast().getTitle());
    holds(place, fixes.getLast(), moves.getFirst(), before);
  }

  /** A quick fix names its edit and its interval, and makes the scenario that was fought. */
  private void holds(
      Place place, CodeAction fix, TuneReport.Proposed proposed, BattleProgram before)
      throws Exception {
    assertTrue(
        fix.getTitle().matches("Write .+: rounds are \\d\\.\\d \\(\\d\\.\\d to \\d\\.\\d\\)"),
        fix.getTitle());
    BattleProgram fought = before;
    for (TuneReport.Change each : proposed.edits()) {
      assertTrue(fix.getTitle().contains(each.change()), fix.getTitle());
      fought = ScenarioVariation.of(each.change(), fought).getFirst().program();
    }
    Map<String, List<TextEdit>> edits = fix.getEdit().getChanges();
    String own = edited(TEXT, edits.getOrDefault(place.uri(), List.of()));
    String armyUri = place.uri().replace("battle.muster", "army.muster");
    String army = edited(ARMY, edits.getOrDefault(armyUri, List.of()));
    assertFalse(own.equals(TEXT) && army.equals(ARMY), "something changes");
    type(place, 2, own);
    Place list = open("army.muster", army, true);
    assertEquals(RecordDigest.of(fought), RecordDigest.of(program(place)));
    assertEquals(List.of(SEARCH), titles(fixes(place, own, EXPECT)));
    type(place, 3, TEXT);
    type(list, 2, ARMY);
    assertTrue(titles(fixes(place, TEXT, EXPECT)).contains(fix.getTitle()), "as before");
  }

  private static TuneReport searched(BattleProgram program) {
    Engine engine = RuleSystems.engine(program);
    TuneGoal goal = TuneGoal.of("rounds 4..5", program.scenario());
    return TuneReport.of(
        goal,
        new TuneSearch(
                engine, Batch.of(1, 12, 2), new SingleChanges(engine, ProgramChecker::isPlayable))
            .run(program, goal, TuneSearch.usualKinds(), 2, done -> {}, () -> false));
  }

  /** The test of an expectation says where the search is; a single number is no range to reach. */
  @Test
  void aLineThatFailsSaysThatItCanBeMended() throws Exception {
    Place place = open(TEXT);
    BattleResult tested =
        (BattleResult)
            languageServer
                .executeCommand(
                    new ExecuteCommandParams(
                        MusterCommandService.TEST,
                        List.of(place.uri(), "Test", Map.of("battles", 400))))
                .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    List<TestedLine> failed =
        tested.tested().stream().filter(each -> each.result() == TestedLine.Result.FAILED).toList();
    String mended = "\nThe quick fixes of the line look for small edits that make it hold.";
    assertTrue(failed.getFirst().message().startsWith("expect rounds 4..5: "));
    for (TestedLine each : failed) {
      assertEquals(each.message().startsWith("expect rounds"), each.message().endsWith(mended));
    }
  }

  @Test
  void theUserStopsASearchWhereItsProgressIsShownAndWorksOnMeanwhile() throws Exception {
    Place place = open(TEXT);
    CompletableFuture<Object> search =
        ask(place, Map.of("want", "rounds 4..5", "battles", 100_000));
    ProgressParams begun = progress.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    assertNotNull(begun);
    assertEquals(
        "Trying small edits", ((WorkDoneProgressBegin) begun.getValue().getLeft()).getTitle());
    assertFalse(languageServer.codeLens(new CodeLensParams(place.file())).get().isEmpty());
    type(place, 2, TEXT + "\n");
    assertFalse(search.isDone());
    languageServer.cancelProgress(new WorkDoneProgressCancelParams(begun.getToken()));
    TuneResult stopped = (TuneResult) search.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    assertEquals("stopped before the scenario itself was fought", stopped.refusal());
    List<ProgressParams> all = new ArrayList<>();
    progress.drainTo(all);
    assertTrue(all.getLast().getValue().getLeft() instanceof WorkDoneProgressEnd);
    assertEquals(List.of(SEARCH), titles(fixes(place, TEXT, EXPECT)));
  }

  @Test
  void aRequestThatIsCancelledEndsTheSearch() throws Exception {
    Place place = open(TEXT);
    CompletableFuture<Object> search =
        ask(place, Map.of("want", "rounds 4..5", "battles", 100_000));
    assertNotNull(progress.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
    search.cancel(true);
    assertThrows(CancellationException.class, search::get);
    ProgressParams last = progress.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    while (last != null && !(last.getValue().getLeft() instanceof WorkDoneProgressEnd)) {
      last = progress.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
    assertNotNull(last, "it has ended");
  }

  @Test
  void whatCannotBeSearchedForIsRefusedWithWords() throws Exception {
    Place place = open(TEXT);
    assertEquals(
        "what is wanted is " + TuneGoal.FORMS + "; found much",
        answered(place, Map.of("want", "much")).refusal());
    assertEquals(
        "there is no option 'wish'; there are want, seed, battles, proposals, only",
        answered(place, Map.of("want", "even", "wish", 1)).refusal());
    assertEquals(
        "battles is 8 to 100000, found 1",
        answered(place, Map.of("want", "even", "battles", 1)).refusal());
    assertTrue(
        answered(place, Map.of("want", "even", "only", "places,hills"))
            .refusal()
            .startsWith("only names some of strength, "));
    assertTrue(answered(place, Map.of()).refusal().contains("an object with want: SIDE wins"));
    type(place, 2, "scenario Test on Nowhere {}");
    assertTrue(
        answered(place, Map.of("want", "even")).refusal().startsWith("There is an error to mend"));
  }
}
