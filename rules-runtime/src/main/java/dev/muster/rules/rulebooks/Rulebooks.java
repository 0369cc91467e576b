package dev.muster.rules.rulebooks;

import dev.muster.rules.json.RecordJson;
import dev.muster.rules.model.Rulebook;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The shipped rulebooks. Their source is the library of the language; what lies here is its
 * compiled form, and a test there keeps the two the same.
 */
public final class Rulebooks {
  /** The rulebook of lists and situations that name none. */
  public static final String USUAL = "snaphance.final";

  /** Names of the rulebooks that lie here. */
  public static final List<String> NAMES =
      List.of(USUAL, "snaphance.draft", "boxgrid", "adlgr", "fogr");

  private static final Map<String, Rulebook> READ = new ConcurrentHashMap<>();

  private Rulebooks() {}

  /** The final edition of Snaphance. */
  public static Rulebook snaphanceFinal() {
    return named("snaphance.final");
  }

  /** The draft edition of Snaphance. */
  public static Rulebook snaphanceDraft() {
    return named("snaphance.draft");
  }

  /**
   * A shipped rulebook by its name, such as {@code snaphance.final}.
   *
   * @throws IllegalArgumentException where none of this name is shipped
   */
  public static Rulebook named(String name) {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException(
          "no rulebook " + name + " is shipped; there are " + String.join(", ", NAMES));
    }
    return READ.computeIfAbsent(name, Rulebooks::read);
  }

  private static Rulebook read(String name) {
    try (InputStream resource = Rulebooks.class.getResourceAsStream(name + ".json")) {
      if (resource == null) {
        throw new IllegalStateException("the compiled rulebook " + name + " is missing");
      }
      return RecordJson.read(
          Rulebook.class, new String(resource.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
