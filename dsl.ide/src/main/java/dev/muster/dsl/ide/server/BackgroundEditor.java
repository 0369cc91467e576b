package dev.muster.dsl.ide.server;

import dev.muster.dsl.ide.background.BackgroundBattles;
import dev.muster.dsl.ide.command.CompileResult;
import dev.muster.dsl.ide.scene.Chances;
import dev.muster.dsl.ide.scene.SceneClient;
import dev.muster.dsl.validation.BattleFindings;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;

/** The editor as battles in the background see it. */
record BackgroundEditor(MusterLanguageServer server) implements BackgroundBattles.Editor {
  /** Time after the last edit without which no battle begins: the user has stopped to type. */
  static final long DELAY_MILLIS = 2000;

  @Override
  public boolean isInWorkspace(String uri) {
    return server.workspace().isInFolder(server.file(uri));
  }

  @Override
  public CompileResult compile(String uri) {
    try {
      return server.compile(uri).get();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the server ends");
    } catch (ExecutionException failure) {
      // an edit cancels what is read
      if (failure.getCause() instanceof CancellationException edited) {
        throw edited;
      }
      throw new IllegalStateException(failure.getCause());
    }
  }

  @Override
  public void show(Chances chances) {
    SceneClient editor = server.painter();
    if (editor != null) {
      editor.chances(chances);
    }
  }

  @Override
  public void show(String uri, List<BattleFindings.FoughtFinding> findings) {
    server.show(server.file(uri), findings);
  }
}
