package dev.muster.benchmarks;

import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneClient;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;

/** An editor with a map that listens to nothing. */
class DeafEditor implements SceneClient {
  @Override
  public void sceneChanged(SceneChange change) {}

  @Override
  public void telemetryEvent(Object event) {}

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams findings) {}

  @Override
  public void showMessage(MessageParams message) {}

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams ask) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void logMessage(MessageParams message) {}
}
