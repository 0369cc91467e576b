package dev.muster.rules.files;

import java.text.Normalizer;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * File names that are valid on all file systems. A scenario can have any name; its file must be
 * valid on Windows too, and must never be in another directory.
 */
public final class SafeFileNames {
  /** Longest part that is taken from an author's name, in letters. */
  private static final int LONGEST = 80;

  /** The last letter a name of the language may hold. */
  private static final int LAST_LATIN = '\u024F';

  /** What Windows keeps for devices, whatever follows behind a dot. */
  private static final Pattern DEVICE =
      Pattern.compile(
          "(?i)(con|prn|aux|nul|conin\\$|conout\\$|(com|lpt)[0-9\u00b9\u00b2\u00b3])\\s*(\\..*)?");

  private final Set<String> taken = new HashSet<>();

  /**
   * Returns a name that differs from all earlier ones, also on a file system that ignores case.
   *
   * @param name the author's name for it, with or without a prefix of ours
   * @param ending extension with its dot
   */
  public String unused(String name, String ending) {
    String base = safe(name);
    String candidate = base;
    for (int i = 2; !taken.add(candidate.toLowerCase(Locale.ROOT)); i++) {
      candidate = base + "-" + i;
    }
    return candidate + ending;
  }

  private static String safe(String name) {
    var safe = new StringBuilder();
    // One sign for a letter with its mark, so that every system reads the name back as it is.
    Normalizer.normalize(name, Normalizer.Form.NFC)
        .codePoints()
        .limit(LONGEST)
        .forEach(
            c ->
                safe.append(
                    c <= LAST_LATIN && (Character.isLetterOrDigit(c) || c == '_' || c == '-')
                        ? Character.toString(c)
                        : "-"));
    if (safe.isEmpty()) {
      return "unnamed";
    }
    return DEVICE.matcher(safe).matches() ? safe + "_" : safe.toString();
  }

  /** Returns why a file or directory with this name must not be created; null if it may. */
  static @Nullable String refusal(String name) {
    if (name.equals(".") || name.equals("..")) {
      return null;
    }
    if (DEVICE.matcher(name).matches()) {
      return "is a name that Windows keeps for a device; choose another";
    }
    return name.endsWith(".") || name.endsWith(" ")
        ? "ends with a dot or a blank, which Windows cuts off; choose another name"
        : null;
  }
}
