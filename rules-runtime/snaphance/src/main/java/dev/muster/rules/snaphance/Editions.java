package dev.muster.rules.snaphance;

import dev.muster.rules.model.Rulebook;
import dev.muster.rules.rulebooks.CompiledRulebooks;
import java.util.List;

/** The rulebooks of both editions, as they are shipped. */
final class Editions {
  /** Their names; the final edition comes first. */
  static final List<String> NAMES = List.of("snaphance.final", "snaphance.draft");

  private Editions() {}

  /** The rulebook of an edition, {@code final} or {@code draft}. */
  static Rulebook named(String edition) {
    return read("snaphance." + edition);
  }

  /** The rulebooks of both. */
  static List<Rulebook> all() {
    return NAMES.stream().map(Editions::read).toList();
  }

  private static Rulebook read(String name) {
    return CompiledRulebooks.read(Editions.class, "/dev/muster/rules/snaphance", name);
  }
}
