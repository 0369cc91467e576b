package dev.muster.dsl.ide.situation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonPrimitive;
import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.command.MusterCommandService;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Situation files in an editor: findings while one writes, and how one is played. */
class SituationDocumentsTest extends ServerTest {
  private static final String CHARGE =
      """
      situation "Gendarmes charge Foot"
      board 12 x 14
      side Blue training well breaks 1/3
      side Red training poor
      line Gendarmes Lancer B mp 3*2 sp 6 cb 4 bp 3
      line Foot PikeAndShot C mp 1 sp 6 cb 1 bp 3
      stand Gendarmes-1 of Blue.Left is Gendarmes at 0605 facing S
      stand Foot-1 of Red.Right is Foot at 0612 facing S
      orders
      Left acts
      Gendarmes-1 moves to 0606  # straight on
      expect
      Gendarmes-1 at 0606 facing S
      Foot-1 at 0612
      """;

  @TempDir private Path elsewhere;

  @AfterEach
  void end() {
    languageServer.shutdown();
  }

  private String shown(String file, String text) {
    String uri = writeFile(file, text);
    start();
    show(uri, text);
    return uri;
  }

  private void show(String uri, String text) {
    languageServer.didOpen(
        new DidOpenTextDocumentParams(new TextDocumentItem(uri, "muster-situation", 1, text)));
  }

  /** What has been published; read again if more is published while the fixture's list is read. */
  private Map<String, List<Diagnostic>> published() throws Exception {
    while (true) {
      try {
        return getDiagnostics();
      } catch (Exception meanwhile) {
        if (!(meanwhile.getCause() instanceof ConcurrentModificationException)) {
          throw meanwhile;
        }
      }
    }
  }

  /** Findings come when they come: this waits for those that are wanted. */
  private List<Diagnostic> findings(String uri, Predicate<List<Diagnostic>> wanted)
      throws Exception {
    long until = System.nanoTime() + 20_000_000_000L;
    while (true) {
      List<Diagnostic> found = published().get(uri);
      if (found != null && wanted.test(found)) {
        return found;
      }
      assertTrue(System.nanoTime() < until, () -> uri + " has " + found);
      Thread.sleep(20);
    }
  }

  private static Predicate<List<Diagnostic>> says(String part) {
    return found -> found.stream().anyMatch(each -> message(each).contains(part));
  }

  private void change(String uri, Range range, String by) {
    languageServer.didChange(
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(uri, 2),
            List.of(new TextDocumentContentChangeEvent(range, by))));
  }

  private SituationResult played(Object... arguments) throws Exception {
    return (SituationResult)
        languageServer
            .executeCommand(
                new ExecuteCommandParams(MusterCommandService.PLAY, Arrays.asList(arguments)))
            .get();
  }

  @Test
  void everySlipIsFoundAtItsWordWhileOneTypes() throws Exception {
    String wrong = CHARGE.replace("Lancer", "Lancers").replace("facing S", "facing X");
    String uri = shown("charge.situation", wrong);
    List<Diagnostic> found = findings(uri, each -> each.size() == 3);
    assertEquals(
        List.of("Lancers", "X", "X"),
        found.stream().map(each -> textAt(wrong, each.getRange())).toList());
    assertEquals(DiagnosticSeverity.Error, found.getFirst().getSeverity());
    Range word = found.getFirst().getRange();
    change(uri, word, "Lancer");
    findings(uri, each -> each.size() == 2);
  }

  @Test
  void anOrderTheRulesForbidAndWhatDoesNotComeTrueAreFound() throws Exception {
    String uri = shown("charge.situation", CHARGE.replace("0606 facing S", "0607 facing S"));
    List<Diagnostic> found = findings(uri, each -> each.size() == 1);
    assertEquals(new Range(new Position(12, 0), new Position(12, 28)), found.getFirst().getRange());
    change(uri, new Range(new Position(10, 21), new Position(10, 25)), "0601");
    assertTrue(
        findings(uri, says("Gendarmes-1 moves to 0601: ")).stream()
            .anyMatch(
                each ->
                    each.getRange().equals(new Range(new Position(10, 0), new Position(10, 25)))));
  }

  @Test
  void aTextThatGoesItsWayHasNoFindings() throws Exception {
    String uri = shown("charge.situation", CHARGE);
    findings(uri, List::isEmpty);
  }

  @Test
  void filesNobodyHasOpenedAreCheckedAndFollowTheDisk() throws Exception {
    String bad = writeFile("deep/bad.situation", "situation \"A\"\nside Blue\nsied Red\n");
    String good = writeFile("deep/good.situation", CHARGE);
    start();
    findings(bad, says("found sied"));
    assertTrue(!published().containsKey(good));
    Files.writeString(Path.of(java.net.URI.create(bad)), CHARGE);
    happened(bad);
    findings(bad, List::isEmpty);
    Files.writeString(Path.of(java.net.URI.create(good)), "sied");
    happened(good);
    findings(good, says("found sied"));
    Files.delete(Path.of(java.net.URI.create(good)));
    happened(good);
    findings(good, List::isEmpty);
  }

  private void happened(String uri) {
    languageServer.didChangeWatchedFiles(
        new DidChangeWatchedFilesParams(List.of(new FileEvent(uri, FileChangeType.Changed))));
  }

  @Test
  void aClosedFileCountsAsItLiesOnTheDisk() throws Exception {
    String uri = shown("charge.situation", CHARGE);
    findings(uri, List::isEmpty);
    change(uri, new Range(new Position(2, 0), new Position(2, 4)), "sied");
    findings(uri, says("found sied"));
    languageServer.didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
    findings(uri, List::isEmpty);
  }

  @Test
  void aFileOutsideTheFoldersHasFindingsWhileItIsOpen() throws Exception {
    Path file = elsewhere.resolve("alone.situation");
    Files.writeString(file, "sied");
    String uri = file.toUri().toString();
    start();
    show(uri, "sied");
    findings(uri, says("found sied"));
    languageServer.didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
    findings(uri, List::isEmpty);
  }

  @Test
  void aFolderComesAndGoesWithItsFindings() throws Exception {
    Path file = elsewhere.resolve("alone.situation");
    Files.writeString(file, "sied");
    String uri = file.toUri().toString();
    start();
    var folder = new WorkspaceFolder(elsewhere.toUri().toString(), "elsewhere");
    languageServer.didChangeWorkspaceFolders(
        new DidChangeWorkspaceFoldersParams(
            new WorkspaceFoldersChangeEvent(List.of(folder), List.of())));
    findings(uri, says("found sied"));
    languageServer.didChangeWorkspaceFolders(
        new DidChangeWorkspaceFoldersParams(
            new WorkspaceFoldersChangeEvent(List.of(), List.of(folder))));
    findings(uri, List::isEmpty);
  }

  @Test
  void anUnsavedSituationWithoutAFileIsCheckedAndPlayed() throws Exception {
    start();
    show("untitled:Untitled-1", CHARGE.replace("0606 facing S", "0607 facing S"));
    findings("untitled:Untitled-1", each -> each.size() == 1);
    assertEquals(1, played("untitled:Untitled-1").problems().size());
  }

  @Test
  void aSituationIsPlayedAsItStandsInTheEditor() throws Exception {
    String uri = shown("charge.situation", "nothing yet");
    change(uri, new Range(new Position(0, 0), new Position(0, 11)), CHARGE);
    SituationResult went = played(uri);
    assertEquals("Gendarmes charge Foot", went.title());
    assertTrue(went.text().contains("Gendarmes-1 moves: 0605 0606"), went.text());
    assertEquals("orders carried out, 2 of 2 expectations held", went.kept());
    assertEquals(List.of(), went.problems());
    List<String> lines = CHARGE.lines().toList();
    assertTrue(
        went.named().stream().anyMatch(each -> each.name().equals("Gendarmes-1")),
        went.named()::toString);
    for (SituationResult.Named each : went.named()) {
      assertTrue(
          lines.get(each.line() - 1).startsWith(each.name(), each.column() - 1), each::toString);
    }
    assertEquals("", went.refusal());
    assertEquals(went, played(new JsonPrimitive(uri)));
    assertTrue(new GsonBuilder().create().toJson(went).startsWith("{\"title\":\"Gendarmes"));
  }

  @Test
  void whatGoesAnotherWayIsToldWithItsLineAndTheReportAsFarAsItWent() throws Exception {
    String uri = shown("charge.situation", CHARGE.replace("0606  #", "0601  #"));
    SituationResult went = played(uri);
    assertEquals("", went.kept());
    assertEquals(11, went.problems().getFirst().line());
    assertEquals(0, went.problems().getFirst().from());
  }

  @Test
  void whatCannotBePlayedIsRefused() throws Exception {
    start();
    assertTrue(played().refusal().contains("one argument"));
    assertTrue(played("file:///nowhere/a.situation").refusal().contains("no situation to read"));
    assertTrue(played("http://localhost/a.situation").refusal().contains("no situation to read"));
    assertTrue(played(elsewhere.toUri().toString()).refusal().contains("no situation to read"));
  }

  /**
   * It is no file of the language: what only battles have has no answer here, and no error. {@link
   * SituationEditingTest} has what is answered.
   */
  @Test
  void otherQuestionsAboutASituationHaveEmptyAnswers() throws Exception {
    String uri = shown("charge.situation", CHARGE);
    var file = new TextDocumentIdentifier(uri);
    var start = new Position(0, 0);
    languageServer.didSave(new DidSaveTextDocumentParams(file));
    languageServer.hover(new HoverParams(file, start)).get();
    assertEquals(List.of(), languageServer.codeLens(new CodeLensParams(file)).get());
    assertEquals(
        List.of(),
        languageServer
            .codeAction(
                new CodeActionParams(
                    file, new Range(start, start), new CodeActionContext(List.of())))
            .get());
  }
}
