package dev.muster.dsl.ide.scene;

import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.jsonrpc.services.JsonNotification;
import org.eclipse.lsp4j.jsonrpc.services.JsonRequest;
import org.eclipse.lsp4j.jsonrpc.services.JsonSegment;

/**
 * The requests of a painter to the language server; docs/map-protocol.md describes the messages.
 */
@JsonSegment("muster")
public interface SceneRequests {
  /** The whole scene at a caret; opens a view. */
  @JsonRequest
  CompletableFuture<SceneAnswer> scene(SceneParams params);

  /** Closes a view, which then receives no more changes. */
  @JsonNotification
  void sceneClosed(SceneCloseParams params);

  /** From the text to the map and back. */
  @JsonRequest
  CompletableFuture<LocateAnswer> locate(LocateParams params);

  /** The text edit of an action. */
  @JsonRequest
  CompletableFuture<ActAnswer> act(ActParams params);

  /** Returns the possible places of an action. */
  @JsonRequest
  CompletableFuture<PreviewAnswer> preview(PreviewParams params);

  /** The text of a new map with a scenario. */
  @JsonRequest
  CompletableFuture<NewMapAnswer> newMap(NewMapParams params);

  /** Begins a battle that persons play on the map. */
  @JsonRequest
  CompletableFuture<PlayAnswer> play(PlayParams params);

  /** Goes on with a battle that is played. */
  @JsonRequest
  CompletableFuture<PlayAnswer> playStep(PlayStepParams params);

  /** Returns the text of an interactive battle, to be saved as a file. */
  @JsonRequest
  CompletableFuture<PlaySaveAnswer> playSave(PlaySaveParams params);

  /** Ends a battle that is played. */
  @JsonNotification
  void playClosed(SceneCloseParams params);
}
