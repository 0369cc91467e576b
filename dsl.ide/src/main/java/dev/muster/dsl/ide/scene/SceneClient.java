package dev.muster.dsl.ide.scene;

import org.eclipse.lsp4j.jsonrpc.services.JsonNotification;
import org.eclipse.lsp4j.services.LanguageClient;

/** An editor with a painter. */
public interface SceneClient extends LanguageClient {
  /** A scene has changed. */
  @JsonNotification("muster/sceneChanged")
  void sceneChanged(SceneChange change);
}
