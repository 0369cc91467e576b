package dev.muster.rules.battle;

import java.util.List;

/**
 * The rule an event applied.
 *
 * @param section chapter and paragraph of the printed rules, such as {@code 10.4}; empty if only
 *     Muster's own default applies
 * @param ids rows of the rule ledger, such as {@code SN-10.4-01}
 */
public record RuleRef(String section, List<String> ids) {
  /** No rule at all. */
  public static final RuleRef NONE = new RuleRef("", List.of());

  public RuleRef {
    ids = List.copyOf(ids);
  }

  public static RuleRef of(String section, String... ids) {
    return new RuleRef(section, List.of(ids));
  }
}
