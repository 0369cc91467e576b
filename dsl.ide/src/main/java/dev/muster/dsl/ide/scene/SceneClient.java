package dev.muster.dsl.ide.scene;

import org.eclipse.lsp4j.jsonrpc.services.JsonNotification;
import org.eclipse.lsp4j.services.LanguageClient;

/** An editor that shows maps, and the chances in battles that are fought in the background. */
public interface SceneClient extends LanguageClient {
  /** A scene has changed. */
  @JsonNotification("muster/sceneChanged")
  void sceneChanged(SceneChange change);

  /** The chances in the scenarios of an open file. */
  @JsonNotification("muster/chances")
  default void chances(Chances chances) {}
}
