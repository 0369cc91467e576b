package dev.muster.rules.model;

import java.util.List;

/**
 * The rule an entry of a rulebook rests on.
 *
 * @param section chapter and paragraph of the printed rules, such as {@code 10.3}; empty if the
 *     rules are silent
 * @param text one line in our own words
 * @param ours whether the entry is Muster's default because the rules do not give one
 * @param ledger ids of the rule ledger, such as {@code SN-10.3-01}
 */
public record Citation(String section, String text, boolean ours, List<String> ledger) {
  public static final Citation NONE = new Citation("", "", false, List.of());

  public Citation {
    ledger = List.copyOf(ledger);
  }
}
