package dev.muster.dsl.ide.typing;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.testing.LoggedErrors;
import dev.muster.dsl.testing.ProjectTexts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Everything an editor may ask, at places where the text is half typed: a word is missing, a word
 * too many stands there, or the text ends. Every build asks at one place of each third text, the
 * nightly tests at 5 of each. Places are drawn by a seed, {@code -Dmuster.seed=N}; {@code
 * -Dmuster.places=N} for more of them.
 */
@Tag("slow")
class TypingTest extends ServerTest {
  private static final long SEED = Long.getLong("muster.seed", 1674);
  private static final int PLACES = Integer.getInteger("muster.places", 5);
  private static final String[] STRAY = {
    "{", "}", "(", "\"", "\"\"\"", "/*", "at", "stand", "with", "mp", "=", "/", "-", "not", "é", "0"
  };

  private final List<String> faults = new ArrayList<>();
  private LoggedErrors log;

  @BeforeEach
  void listen() {
    log = new LoggedErrors();
  }

  @AfterEach
  void deaf() {
    log.close();
  }

  static List<Path> texts() throws IOException {
    return ProjectTexts.below("../examples", "../docs/guide/snippets");
  }

  static List<Path> eachThird() throws IOException {
    return ProjectTexts.eachThird(texts());
  }

  @ParameterizedTest
  @MethodSource("eachThird")
  void nothingFailsWhereTheAuthorTypes(Path file) throws Exception {
    type(file, 1);
  }

  @Tag("nightly")
  @ParameterizedTest
  @MethodSource("texts")
  void nothingFailsWhereverTheAuthorTypes(Path file) throws Exception {
    type(file, PLACES);
  }

  private void type(Path file, int places) throws Exception {
    try (Stream<Path> beside = Files.list(file.getParent())) {
      for (Path each : beside.filter(p -> p.toString().endsWith(".muster")).toList()) {
        writeFile(each.getFileName().toString(), Files.readString(each, StandardCharsets.UTF_8));
      }
    }
    String text = Files.readString(file, StandardCharsets.UTF_8).replace("\r", "");
    String uri = open(file.getFileName().toString(), text, false).uri();
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < places; i++) {
      int at = random.nextInt(text.length());
      int word = at;
      while (word < text.length() && !Character.isWhitespace(text.charAt(word))) {
        word++;
      }
      String stray = STRAY[random.nextInt(STRAY.length)];
      ask(uri, text.substring(0, at) + text.substring(word), at);
      ask(uri, text.substring(0, at) + " " + stray + " " + text.substring(at), at + 2);
      ask(uri, text.substring(0, at), at);
      assertEquals(List.of(), failures(), file + ", seed " + SEED + ", at " + at);
    }
  }

  @Test
  void nothingFailsInOddTexts() throws Exception {
    askInOddTexts(32);
  }

  @Tag("nightly")
  @Test
  void nothingFailsInHugeOddTexts() throws Exception {
    askInOddTexts(1);
  }

  /**
   * @param share so many times shorter than a megabyte, or 20,000 words
   */
  private void askInOddTexts(int share) throws Exception {
    String uri = open("odd.muster", ARMY, false).uri();
    String long1 = "x".repeat((1 << 20) / share);
    for (String text :
        List.of(
            ARMY.replace("training", "note \"" + long1 + "\" training"),
            ARMY.replace("Swiss ", long1 + " "),
            ARMY + "stand ".repeat(20_000 / share),
            ARMY.replace("\n", "\r\n"),
            "\uFEFF" + ARMY.replace("    ", "\t"),
            ARMY.replace("Swiss", "Conde\u0301").replace("Royal army", "\u202E\u05E6\u05D1\u05D0"),
            "scenario S on M { victory A when "
                + "(".repeat(20_000 / share)
                + "not ".repeat(20_000 / share),
            "scenario S on M { victory A when "
                + "not (".repeat(300)
                + "A breaks"
                + ")".repeat(300),
            "",
            "\uD83D")) {
      ask(uri, text, 0);
      ask(uri, text, text.length() / 2);
      ask(uri, text, text.length());
      assertEquals(List.of(), failures(), text.substring(0, Math.min(200, text.length())));
    }
  }

  private List<String> failures() {
    return Stream.concat(log.messages().stream(), faults.stream()).toList();
  }

  private static void assertEquals(Object expected, Object actual, String message) {
    org.junit.jupiter.api.Assertions.assertEquals(expected, actual, message);
  }

  private int version = 1;

  /** Asks everything there is to ask about a place of a text; whatever fails, fails the test. */
  private void ask(String uri, String text, int offset) throws Exception {
    languageServer.didChange(
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(uri, ++version),
            List.of(new TextDocumentContentChangeEvent(text))));
    var file = new TextDocumentIdentifier(uri);
    Position place = position(text, offset);
    var here = new Range(place, place);
    var findings = problems(uri);
    List<CompletableFuture<?>> answers =
        List.of(
            languageServer.completion(new CompletionParams(file, place)),
            languageServer.hover(new HoverParams(file, place)),
            languageServer.signatureHelp(new SignatureHelpParams(file, place)),
            languageServer.definition(new DefinitionParams(file, place)),
            languageServer.references(new ReferenceParams(file, place, new ReferenceContext(true))),
            languageServer.documentHighlight(new DocumentHighlightParams(file, place)),
            languageServer.prepareRename(new PrepareRenameParams(file, place)),
            languageServer.prepareCallHierarchy(new CallHierarchyPrepareParams(file, place)),
            languageServer.selectionRange(new SelectionRangeParams(file, List.of(place))),
            languageServer.documentSymbol(new DocumentSymbolParams(file)),
            languageServer.symbol(new WorkspaceSymbolParams("s")),
            languageServer.foldingRange(new FoldingRangeRequestParams(file)),
            languageServer.codeLens(new CodeLensParams(file)),
            languageServer.semanticTokensFull(new SemanticTokensParams(file)),
            languageServer.inlayHint(
                new InlayHintParams(file, new Range(new Position(0, 0), place))),
            languageServer.codeAction(
                new CodeActionParams(
                    file,
                    here,
                    new CodeActionContext(findings.subList(0, Math.min(3, findings.size()))))),
            languageServer.formatting(
                new DocumentFormattingParams(file, new FormattingOptions(4, true))));
    for (CompletableFuture<?> answer : answers) {
      answer.get();
    }
    assertNotNull(findings);
    for (var finding : findings) {
      String code = code(finding);
      if (code.equals("V-303") || code.equals("V-305")) {
        faults.add(code + " " + message(finding));
      }
    }
  }
}
