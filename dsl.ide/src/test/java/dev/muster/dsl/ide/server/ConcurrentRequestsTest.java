package dev.muster.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.inject.Module;
import dev.muster.dsl.ide.ServerTest;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.junit.jupiter.api.Test;

/**
 * An editor asks for many things of a file at once, also of one the server has not heard of yet.
 */
class ConcurrentRequestsTest extends ServerTest {
  private static final int FILES = 60;

  /** As in an editor: what only reads is answered by several threads. */
  @Override
  protected Module getServerModule() {
    return new MusterServerModule();
  }

  @Test
  void filesNobodyOpenedAreLoadedOnce() throws Exception {
    start();
    // Written by somebody else, and not told yet.
    List<String> files = new ArrayList<>();
    for (int i = 0; i < FILES; i++) {
      files.add(writeFile("army" + i + ".muster", ARMY.replace("army Royal", "army Royal" + i)));
    }
    List<CompletableFuture<?>> answers = new ArrayList<>();
    for (String each : files) {
      var file = new TextDocumentIdentifier(each);
      answers.add(languageServer.codeLens(new CodeLensParams(file)));
      answers.add(languageServer.documentSymbol(new DocumentSymbolParams(file)));
      answers.add(languageServer.foldingRange(new FoldingRangeRequestParams(file)));
      answers.add(languageServer.documentLink(new DocumentLinkParams(file)));
    }
    List<String> failures = new ArrayList<>();
    for (CompletableFuture<?> each : answers) {
      each.handle(
              (answer, failure) -> {
                if (failure != null) {
                  failures.add(failure.toString());
                }
                return answer;
              })
          .get(1, TimeUnit.MINUTES);
    }
    assertEquals(Collections.emptyList(), failures);
  }

  @Test
  void aFileThatIsGoneIsSaidToBeGone() throws Exception {
    start();
    String file = writeFile("army.muster", ARMY);
    Files.delete(Path.of(URI.create(file)));
    var asked =
        languageServer.documentSymbol(new DocumentSymbolParams(new TextDocumentIdentifier(file)));
    var refused =
        (ResponseErrorException)
            assertThrows(ExecutionException.class, () -> asked.get(1, TimeUnit.MINUTES)).getCause();
    assertEquals(
        ResponseErrorCode.ContentModified.getValue(), refused.getResponseError().getCode());
    assertEquals("army.muster does not exist.", refused.getResponseError().getMessage());
    var again = languageServer.codeLens(new CodeLensParams(new TextDocumentIdentifier(file)));
    var refusedAgain =
        (ResponseErrorException)
            assertThrows(ExecutionException.class, () -> again.get(1, TimeUnit.MINUTES)).getCause();
    assertEquals(
        ResponseErrorCode.ContentModified.getValue(), refusedAgain.getResponseError().getCode());
  }
}
