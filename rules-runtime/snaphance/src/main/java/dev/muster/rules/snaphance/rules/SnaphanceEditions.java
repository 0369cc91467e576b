package dev.muster.rules.snaphance.rules;

import dev.muster.rules.model.Rulebook;
import dev.muster.rules.rulebooks.CompiledRulebooks;
import java.util.List;

/** The rulebooks of both editions that are included. */
public final class SnaphanceEditions {
  /** Their names; the final edition comes first. */
  public static final List<String> NAMES = List.of("snaphance.final", "snaphance.draft");

  private SnaphanceEditions() {}

  /** The rulebook of an edition, {@code final} or {@code draft}. */
  static Rulebook named(String edition) {
    return read("snaphance." + edition);
  }

  /** The rulebooks of both. */
  public static List<Rulebook> all() {
    return NAMES.stream().map(SnaphanceEditions::read).toList();
  }

  private static Rulebook read(String name) {
    return CompiledRulebooks.read(SnaphanceEditions.class, "/dev/muster/rules/snaphance", name);
  }
}
