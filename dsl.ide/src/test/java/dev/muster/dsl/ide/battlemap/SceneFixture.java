package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneAnswer;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneClient;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneParams;
import dev.muster.dsl.ide.scene.SceneRequests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import org.junit.jupiter.api.BeforeEach;

/** A server with a painter that keeps what it is told. */
abstract class SceneFixture extends ServerTest {
  static final String VIEW = "test";

  final List<SceneChange> changes = new ArrayList<>();
  private int version = 1;

  @BeforeEach
  void painter() {
    languageServer.connect(
        ServiceEndpoints.toServiceObject(
            new org.eclipse.lsp4j.jsonrpc.Endpoint() {
              @Override
              public java.util.concurrent.CompletableFuture<?> request(String method, Object told) {
                return SceneFixture.this.request(method, told);
              }

              @Override
              public void notify(String method, Object told) {
                if (told instanceof SceneChange change) {
                  changes.add(change);
                } else {
                  SceneFixture.this.notify(method, told);
                }
              }
            },
            SceneClient.class));
  }

  SceneRequests painterSide() {
    return (SceneRequests) languageServer;
  }

  /** A battle on boxes, a table or ways, as the tests of the language have them. */
  static String board(String board) {
    return read("../dsl/tests/src/test/resources/dev/muster/dsl/boards/" + board + ".muster");
  }

  static String example(String file) {
    return read("../examples/" + file);
  }

  private static String read(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  SceneAnswer ask(String uri, Position at, List<String> layers, List<String> selected) {
    return painterSide()
        .scene(new SceneParams(VIEW, new TextDocumentIdentifier(uri), at, null, layers, selected))
        .join();
  }

  Scene scene(String uri) {
    SceneAnswer answer = ask(uri, null, null, null);
    return Objects.requireNonNull(answer.scene(), answer.refusal());
  }

  /** The text in the editor is another one now. */
  void type(String uri, String text) {
    languageServer.didChange(
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(uri, ++version),
            List.of(new TextDocumentContentChangeEvent(text))));
  }

  static SceneItem item(Scene scene, String id) {
    return Objects.requireNonNull(
        scene.items().get(id), () -> "no " + id + " in " + scene.items().keySet());
  }
}
