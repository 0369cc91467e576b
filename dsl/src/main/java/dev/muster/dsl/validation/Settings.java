package dev.muster.dsl.validation;

import dev.muster.rules.check.Code;
import dev.muster.rules.check.Finding;
import dev.muster.rules.files.PlainFile;
import dev.muster.rules.files.Unreadable;
import dev.muster.rules.systems.Codes;
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
 * How much findings matter in a project. A file {@value #FILE} beside a Muster file, or in the
 * nearest directory above that has one, holds lines such as {@code V-034 error} or {@code V-080
 * off}, and {@code least warning} where remarks are not to be told at all; what follows a {@code #}
 * is remark. An error can not be made less than an error: it cannot be played.
 */
public final class Settings {
  /** What the file is called. */
  public static final String FILE = "muster.checks";

  private static final Settings NONE = new Settings(Map.of(), Level.INFO, List.of());
  private static final String LEAST = "least";
  private static final int HIGHEST = 32;
  private static final long LARGEST = 65536;

  private static volatile @Nullable Read last;

  private final Map<Code, Level> levels;
  private final Level least;
  private final List<String> faults;

  private Settings(Map<Code, Level> levels, Level least, List<String> faults) {
    this.levels = levels;
    this.least = least;
    this.faults = List.copyOf(faults);
  }

  /** How a finding is told, the weightiest first. */
  enum Level {
    ERROR,
    WARNING,
    INFO,
    OFF
  }

  private record Read(PlainFile file, Settings settings) {}

  /** The level of a check that the project sets, null where it sets none. */
  @Nullable Level of(Code code) {
    return levels.get(code);
  }

  /** Whether findings of a level are told. */
  boolean tells(Level level) {
    return level.compareTo(least) <= 0;
  }

  /** Lines that could not be read, each with its number and what is wrong. */
  List<String> faults() {
    return faults;
  }

  /**
   * A settings file is another one now, or is gone. Size and time of a file may stay the same all
   * the same, so who is told of a change says so.
   */
  public static void changed() {
    last = null;
  }

  /** The settings that hold for the file at an address. */
  static Settings around(@Nullable URI address) {
    if (address == null || !address.isFile() || address.isRelative()) {
      return NONE;
    }
    Path folder = Path.of(address.toFileString()).getParent();
    for (int i = 0; i < HIGHEST && folder != null; i++) {
      Path file = folder.resolve(FILE);
      if (Files.exists(file) && !Files.isDirectory(file)) {
        return read(file);
      }
      folder = folder.getParent();
    }
    return NONE;
  }

  private static Settings read(Path file) {
    try {
      PlainFile found = PlainFile.at(file);
      Read known = last;
      if (known != null && known.file().equals(found)) {
        return known.settings();
      }
      Settings settings = parse(new String(found.bytes(LARGEST), StandardCharsets.UTF_8));
      last = new Read(found, settings);
      return settings;
    } catch (Unreadable e) {
      return new Settings(Map.of(), Level.INFO, List.of(FILE + " " + e.getMessage()));
    }
  }

  static Settings parse(String text) {
    Map<Code, Level> levels = new HashMap<>();
    Level least = Level.INFO;
    List<String> faults = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).replaceFirst("#.*", "").strip();
      if (line.isEmpty()) {
        continue;
      }
      String[] words = line.split("[\\s=]+");
      Code code = Codes.of(words[0]);
      Level level = words.length == 2 ? level(words[1]) : null;
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
    return new Settings(levels, least, faults);
  }

  private static @Nullable Level level(String word) {
    for (Level each : Level.values()) {
      if (each.name().toLowerCase(Locale.ROOT).equals(word)) {
        return each;
      }
    }
    return null;
  }
}
