package dev.muster.rules.systems;

import dev.muster.rules.model.Rulebook;
import dev.muster.rules.system.RuleSystem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rulebooks that the registered rule systems ship. */
public final class Rulebooks {
  /** Names of all of them, in the order of the systems. */
  public static final List<String> NAMES =
      RuleSystems.ALL.stream().flatMap(each -> each.rulebooks().stream()).toList();

  /** The rulebook of lists and situations that name none. */
  public static final String USUAL = NAMES.getFirst();

  private Rulebooks() {}

  /**
   * A shipped rulebook by its name, such as {@code snaphance.final}.
   *
   * @throws IllegalArgumentException if no registered system ships it
   */
  public static Rulebook named(String name) {
    for (RuleSystem each : RuleSystems.ALL) {
      if (each.rulebooks().contains(name)) {
        return each.rulebook(name);
      }
    }
    throw new IllegalArgumentException(
        "no rulebook " + name + " is shipped; there are " + String.join(", ", NAMES));
  }

  /**
   * Returns the shipped rulebook that an author's rulebook extends: of those of its system the one
   * with the most categories in common, the first in a tie.
   *
   * @return null for a shipped rulebook, and for an unknown system
   */
  public static @Nullable Rulebook base(Rulebook own) {
    Rulebook base = null;
    long most = 0;
    for (RuleSystem each : RuleSystems.ALL) {
      for (String name : each.rulebooks()) {
        if (name.equals(own.name())) {
          return null;
        }
        Rulebook shipped = each.rulebook(name);
        long shared =
            shipped.system().equals(own.system())
                ? shipped.categories().stream().filter(own.categories()::contains).count()
                : 0;
        if (shared > most) {
          most = shared;
          base = shipped;
        }
      }
    }
    return base;
  }
}
