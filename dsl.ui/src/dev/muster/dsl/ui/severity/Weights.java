package dev.muster.dsl.ui.severity;

import dev.muster.dsl.ide.command.Commands;
import dev.muster.dsl.ide.command.Weighed;
import dev.muster.dsl.ui.server.Server;
import dev.muster.dsl.ui.server.ServerSettings;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.osgi.service.prefs.BackingStoreException;

/**
 * How much findings matter: to a project in its file {@value #FILE}, which every editor and the
 * command line read, and to the user, in the same form, in a preference.
 */
final class Weights {

  /** What a project says. */
  static final String FILE = "muster.checks";

  /** What a new file begins with. */
  static final String BEGINNING = "# How much the findings of each check matter in this project.\n";

  private Weights() {}

  /** What the user prefers. */
  static String preferred() {
    return Platform.getPreferencesService()
        .getString(ServerSettings.BUNDLE, ServerSettings.CHECKS, "", null);
  }

  /** The server hears of it, and checks again. */
  static void prefer(String text) throws BackingStoreException {
    IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(ServerSettings.BUNDLE);
    preferences.put(ServerSettings.CHECKS, text);
    preferences.flush();
  }

  static IFile file(IProject project) {
    return project.getFile(FILE);
  }

  /**
   * What a text says, and what it would be if it said more.
   *
   * @param more levels by the codes of checks; empty for the usual one
   * @return null where there is no server
   */
  static CompletableFuture<Weighed> ask(String text, Map<String, String> more) {
    return Server.running()
        .ask(
            it ->
                it.getWorkspaceService()
                    .executeCommand(new ExecuteCommandParams(Commands.CHECKS, List.of(text, more))))
        .thenApply(answer -> answer instanceof Weighed weighed ? weighed : null);
  }
}
