package dev.muster.dsl.ui.server;

import java.util.Map;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.PreferenceChangeEvent;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.lsp4j.DidChangeConfigurationParams;

/** The user's preferences that the server goes by, in the form the protocol sends them. */
public final class ServerSettings {

  /** The bundle under whose name all preferences of Muster are kept. */
  public static final String BUNDLE = "dev.muster.dsl.ui";

  /** Whether stand lines show the dice of each range. */
  public static final String DICE_HINTS = "hints.dice";

  /** Whether stand lines show the Break Points of a whole unit. */
  public static final String BREAK_POINT_HINTS = "hints.breakPoints";

  /** Whether battles are fought in the background. */
  public static final String BACKGROUND_BATTLES = "backgroundBattles";

  /** Severities of findings for projects that set none, in the form of a settings file. */
  public static final String CHECKS = "checks";

  private ServerSettings() {}

  /** A preference that is on unless the user turned it off. */
  public static boolean isOnByDefault(String preference) {
    return Platform.getPreferencesService().getBoolean(BUNDLE, preference, true, null);
  }

  /** A preference that is off unless the user turned it on. */
  public static boolean isOnByChoice(String preference) {
    return Platform.getPreferencesService().getBoolean(BUNDLE, preference, false, null);
  }

  static Map<String, Object> current() {
    return Map.of(
        "muster",
        Map.of(
            "inlayHints",
            Map.of(
                "dice", isOnByDefault(DICE_HINTS), "breakPoints", isOnByDefault(BREAK_POINT_HINTS)),
            "backgroundBattles",
            isOnByDefault(BACKGROUND_BATTLES),
            "checks",
            Platform.getPreferencesService().getString(BUNDLE, CHECKS, "", null)));
  }

  /** Tells a server of every change from now on. */
  static void sendChanges(LanguageServerHost server) {
    IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(BUNDLE);
    preferences.addPreferenceChangeListener((PreferenceChangeEvent change) -> send(server));
  }

  private static void send(LanguageServerHost server) {
    server.sendNotification(
        it ->
            it.getWorkspaceService()
                .didChangeConfiguration(new DidChangeConfigurationParams(current())));
  }
}
