package dev.muster.dsl.ui.print;

import dev.muster.dsl.ui.server.MusterFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;

/**
 * Remembers, for each folder of battles, where their documents were written and in which format.
 */
final class ExportHistory {

  private static final String SECTION = "exportSummaries";
  private static final String BATTLES = "battles";
  private static final String PLACES = "places";
  private static final String FORMAT = "format";
  private static final String CHOICE = "choice.";
  private static final String KEPT_CLOSED = "keptClosed";

  /** Folders that are remembered. */
  private static final int MOST = 30;

  private final IDialogSettings settings;

  ExportHistory() {
    IDialogSettings all =
        PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(ExportHistory.class))
            .getDialogSettings();
    IDialogSettings kept = all.getSection(SECTION);
    settings = kept == null ? all.addNewSection(SECTION) : kept;
  }

  /** Returns the folder of the last export of a file; by default a folder beside it. */
  String place(MusterFile file) {
    int at = battles().indexOf(home(file));
    return at >= 0
        ? places().get(at)
        : file.onDisk().map(it -> it.resolveSibling("print").toString()).orElse("");
  }

  /** All places there were, the last one first, and the folder beside the file. */
  Set<String> offered(MusterFile file) {
    Set<String> offered = new LinkedHashSet<>(places());
    file.onDisk().ifPresent(it -> offered.add(it.resolveSibling("print").toString()));
    return offered;
  }

  /** The key of the format that was chosen last. */
  Optional<String> format() {
    return Optional.ofNullable(settings.get(FORMAT));
  }

  /** The key of what was chosen last, by the key of the choice. */
  Optional<String> choice(String key) {
    return Optional.ofNullable(settings.get(CHOICE + key));
  }

  /** Whether the result is to be opened. */
  boolean open() {
    return !settings.getBoolean(KEPT_CLOSED);
  }

  void remember(MusterFile file, ExportRequest chosen) {
    List<String> battles = new ArrayList<>(battles());
    List<String> places = new ArrayList<>(places());
    int at = battles.indexOf(home(file));
    if (at >= 0) {
      battles.remove(at);
      places.remove(at);
    }
    battles.addFirst(home(file));
    places.addFirst(chosen.folder().toString());
    settings.put(BATTLES, battles.stream().limit(MOST).toArray(String[]::new));
    settings.put(PLACES, places.stream().limit(MOST).toArray(String[]::new));
    settings.put(FORMAT, chosen.format());
    chosen.choices().forEach((key, value) -> settings.put(CHOICE + key, value));
    settings.put(KEPT_CLOSED, !chosen.open());
  }

  private static String home(MusterFile file) {
    return file.onDisk().map(Path::getParent).map(Path::toString).orElse(file.uri());
  }

  private List<String> battles() {
    return kept(BATTLES);
  }

  private List<String> places() {
    return kept(PLACES);
  }

  /** Returns a list with one entry per folder; damaged data counts as empty. */
  private List<String> kept(String key) {
    String[] battles = settings.getArray(BATTLES);
    String[] places = settings.getArray(PLACES);
    boolean whole = battles != null && places != null && battles.length == places.length;
    return whole ? List.of(settings.getArray(key)) : List.of();
  }
}
