package dev.muster.dsl.validation;

import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding;
import dev.muster.rules.files.RegularFile;
import dev.muster.rules.files.UnreadableFileException;
import dev.muster.rules.systems.CheckCodes;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.jspecify.annotations.Nullable;

/**
 * The severities of findings in a project. A file {@value #FILE} beside a Muster file, or in the
 * nearest directory above that has one, holds lines such as {@code V-034 error} or {@code V-080
 * off}, and {@code least warning} to hide remarks, or {@code least info} to show them in editors
 * too. A {@code #} starts a comment. The severity of an error cannot be lowered, because its
 * scenario cannot be played.
 */
public final class CheckSettings {
  /** The name of the settings file. */
  public static final String FILE = "muster.checks";

  /** The settings if neither a project nor the user defines any. */
  static final CheckSettings NONE = new CheckSettings(Map.of(), null, List.of());

  /** The word in the place of a code for what is reported at all. */
  public static final String LEAST = "least";

  private static final int HIGHEST = 32;
  private static final long LARGEST = 65536;

  private static volatile @Nullable Read last;

  private final Map<CheckCode, Level> levels;
  private final @Nullable Level least;
  private final List<String> faults;

  private CheckSettings(Map<CheckCode, Level> levels, @Nullable Level least, List<String> faults) {
    this.levels = levels;
    this.least = least;
    this.faults = List.copyOf(faults);
  }

  /** The severity of a finding, the highest first. */
  public enum Level {
    ERROR,
    WARNING,
    INFO,
    OFF;

    /** As it is written in a file. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The level of a word; null if there is none. */
    public static @Nullable Level of(@Nullable String word) {
      for (Level each : values()) {
        if (each.word().equals(word)) {
          return each;
        }
      }
      return null;
    }
  }

  private record Read(RegularFile file, CheckSettings settings) {}

  /** The level of a check that the project sets, null if it sets none. */
  public @Nullable Level of(CheckCode code) {
    return levels.get(code);
  }

  /** The lightest level that is reported at all; null if the settings do not say. */
  public @Nullable Level least() {
    return least;
  }

  /**
   * Whether a finding is reported.
   *
   * @param code of its check, null if it has none
   * @param usual the lowest level that is reported if the settings do not define one; a check whose
   *     level they set is then reported
   */
  boolean isReported(@Nullable CheckCode code, Level level, Level usual) {
    return least != null
        ? level.compareTo(least) <= 0
        : level.compareTo(usual) <= 0 || (code != null && levels.containsKey(code));
  }

  /** Lines that could not be read, each with its number and what is wrong. */
  public List<String> faults() {
    return faults;
  }

  /**
   * Clears the cache after a settings file has changed or is gone. Size and time of a changed file
   * can be the same, so the caller must report the change.
   */
  public static void invalidateCache() {
    last = null;
  }

  /** The settings that hold for the file at an address; null if no project says any. */
  static @Nullable CheckSettings forFile(@Nullable URI address) {
    if (address == null || !address.isFile() || address.isRelative()) {
      return null;
    }
    Path folder = Path.of(address.toFileString()).getParent();
    for (int i = 0; i < HIGHEST && folder != null; i++) {
      Path file = folder.resolve(FILE);
      if (Files.exists(file) && !Files.isDirectory(file)) {
        return read(file);
      }
      folder = folder.getParent();
    }
    return null;
  }

  private static CheckSettings read(Path file) {
    try {
      RegularFile found = RegularFile.at(file);
      Read known = last;
      if (known != null && known.file().equals(found)) {
        return known.settings();
      }
      CheckSettings settings = parse(new String(found.bytes(LARGEST), StandardCharsets.UTF_8));
      last = new Read(found, settings);
      return settings;
    } catch (UnreadableFileException e) {
      return new CheckSettings(Map.of(), null, List.of(FILE + " " + e.getMessage()));
    }
  }

  /** The settings a text in the form of the file says. */
  public static CheckSettings parse(String text) {
    Map<CheckCode, Level> levels = new HashMap<>();
    Level least = null;
    List<String> faults = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String[] words = words(lines.get(i));
      if (words.length == 0) {
        continue;
      }
      CheckCode code = CheckCodes.of(words[0]);
      Level level = words.length == 2 ? Level.of(words[1]) : null;
      String where = FILE + " line " + (i + 1) + ": ";
      if (words[0].equals(LEAST)) {
        if (level == null || level == Level.OFF) {
          faults.add(where + "write error, warning or info behind least");
        } else {
          least = level;
        }
      } else if (code == null) {
        faults.add(where + "there is no check '" + words[0] + "'");
      } else if (level == null) {
        faults.add(where + "write a code and error, warning, info or off, such as V-034 error");
      } else if (code.severity() == Finding.Severity.ERROR && level != Level.ERROR) {
        faults.add(where + code.id() + " is an error, which cannot be played, and stays one");
      } else {
        levels.put(code, level);
      }
    }
    return new CheckSettings(levels, least, faults);
  }

  /**
   * The text of a file that says something else. Lines about other checks stay as they are, and so
   * does every remark.
   *
   * @param text of the file so far
   * @param what the code of a check, or {@value #LEAST}
   * @param level null to have it as usual
   */
  public static String with(String text, String what, @Nullable Level level) {
    List<String> lines = new ArrayList<>();
    boolean said = level == null;
    for (String line : text.lines().toList()) {
      String[] words = words(line);
      if (words.length == 0 || !words[0].equals(what)) {
        lines.add(line);
        continue;
      }
      int remark = line.indexOf('#');
      String kept = remark < 0 ? "" : line.substring(remark);
      if (!said && level != null) {
        lines.add(what + " " + level.word() + (kept.isEmpty() ? "" : "  " + kept));
        said = true;
      } else if (!kept.isEmpty()) {
        lines.add(kept);
      }
    }
    if (!said && level != null) {
      lines.add(what + " " + level.word());
    }
    return lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
  }

  /** The words of a line without its remark; none if there are none. */
  private static String[] words(String line) {
    String plain = line.replaceFirst("#.*", "").strip();
    return plain.isEmpty() ? new String[0] : plain.split("[\\s=]+");
  }
}
