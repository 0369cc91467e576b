package dev.muster.rules.systems;

import dev.muster.rules.model.Rulebook;
import dev.muster.rules.snaphance.Snaphance;
import dev.muster.rules.system.RuleSystem;
import java.util.List;

/** The rule systems there are. */
public final class Systems {
  /** All that have a room of their own; another is one more here. */
  public static final List<RuleSystem> ALL = List.of(new Snaphance());

  private Systems() {}

  /** The system of a key; of one without a room nothing but the key is known. */
  public static RuleSystem named(String key) {
    return ALL.stream().filter(each -> each.key().equals(key)).findFirst().orElse(() -> key);
  }

  /** The system of a rulebook. */
  public static RuleSystem of(Rulebook book) {
    return named(book.system());
  }
}
