package dev.muster.dsl.ui.severity;

import dev.muster.dsl.ide.command.CheckSettingsResult;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.ServerSettings;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The severities of checks: of a project in its file {@value #FILE}, which all editors and the
 * command line read, and of the user in a preference of the same form.
 */
final class SeveritySettings {

  /** What a project says. */
  static final String FILE = "muster.checks";

  /** What a new file begins with. */
  static final String BEGINNING = "# How much the findings of each check matter in this project.\n";

  private static final String LEAST = "least";

  private static final Pattern REMARKS = Pattern.compile("(?m)^\\s*least[\\s=]+info\\b");

  private SeveritySettings() {}

  /** Returns whether the user sees remarks in projects that do not set it. */
  static boolean showsRemarks() {
    return REMARKS.matcher(preferred()).find();
  }

  /** Shows remarks to the user, or hides them again; done once the preference is written. */
  static CompletableFuture<Void> showRemarks(boolean shown) {
    return ask(preferred(), Map.of(LEAST, shown ? "info" : ""))
        .thenAccept(
            told -> {
              if (told != null && told.refusal().isEmpty()) {
                try {
                  setPreferred(told.text());
                } catch (BackingStoreException failure) {
                  ILog.of(SeveritySettings.class)
                      .error("The setting of remarks could not be kept", failure);
                }
              }
            });
  }

  /** Returns the user's preference. */
  static String preferred() {
    return Platform.getPreferencesService()
        .getString(ServerSettings.BUNDLE, ServerSettings.CHECKS, "", null);
  }

  /** Saves the preference; the server receives it and checks again. */
  static void setPreferred(String text) throws BackingStoreException {
    IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(ServerSettings.BUNDLE);
    preferences.put(ServerSettings.CHECKS, text);
    preferences.flush();
  }

  static IFile file(IProject project) {
    return project.getFile(FILE);
  }

  /**
   * Requests the severities of a text with some changes.
   *
   * @param more severities by check code; empty to reset a check to its default
   * @return the answer; null if there is no server
   */
  static CompletableFuture<CheckSettingsResult> ask(String text, Map<String, String> more) {
    return LanguageServerHost.running()
        .ask(
            it ->
                it.getWorkspaceService()
                    .executeCommand(
                        new ExecuteCommandParams(MusterCommandService.CHECKS, List.of(text, more))))
        .thenApply(answer -> answer instanceof CheckSettingsResult weighed ? weighed : null);
  }
}
