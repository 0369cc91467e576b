package dev.muster.dsl.ui.server;

import dev.muster.dsl.ide.scene.Chances;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.dsl.ide.scene.SceneClient;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.ApplyWorkspaceEditParams;
import org.eclipse.lsp4j.ApplyWorkspaceEditResponse;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;

/** Handles the notifications and requests of the server. */
final class WorkbenchLanguageClient implements SceneClient {

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams findings) {
    PublishedDiagnostics.show(findings);
  }

  @Override
  public void sceneChanged(SceneChange change) {
    SceneChanges.dispatch(change);
  }

  @Override
  public void chances(Chances chances) {
    ShownChances.dispatch(chances);
  }

  @Override
  public void notifyProgress(ProgressParams progress) {
    ServerProgress.dispatch(progress);
  }

  @Override
  public CompletableFuture<Void> createProgress(WorkDoneProgressCreateParams params) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<ApplyWorkspaceEditResponse> applyEdit(ApplyWorkspaceEditParams params) {
    // The workbench carries edits out itself, with the undo of the platform; none is pushed.
    return CompletableFuture.completedFuture(new ApplyWorkspaceEditResponse(false));
  }

  @Override
  public CompletableFuture<Void> refreshCodeLenses() {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<Void> refreshInlayHints() {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletableFuture<Void> refreshSemanticTokens() {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void logMessage(MessageParams message) {
    ILog log = ILog.of(WorkbenchLanguageClient.class);
    if (message.getType() == MessageType.Error) {
      log.error(message.getMessage());
    } else if (message.getType() == MessageType.Warning) {
      log.warn(message.getMessage());
    }
  }

  @Override
  public void showMessage(MessageParams message) {
    logMessage(message);
  }

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void telemetryEvent(Object event) {
    // There is none.
  }
}
