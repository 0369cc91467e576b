package dev.muster.dsl.ide.completion;

import dev.muster.rules.battle.OrderGrammar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The orders of a game as proposals: each up to the first word that its author has to choose. */
public final class OrderProposals {
  private static final String SLOT = "[A-Z][A-Z-]+";

  private OrderProposals() {}

  /** The kind of element whose name begins an order. */
  public enum Subject {
    UNIT,
    GENERAL,
    GROUP,
    SIDE;

    private boolean takes(String slot) {
      return slot.equals(name()) || this == UNIT && slot.equals("UNITS");
    }
  }

  /**
   * Words of an order.
   *
   * @param words with a blank behind them if a name has to follow
   * @param form the order with its placeholders; empty if there are none
   */
  public record Proposal(String words, String form) {}

  /**
   * Returns the orders that a subject can be given.
   *
   * @param forms the forms of the game
   * @param subject null for orders that begin with no name
   */
  public static List<Proposal> of(Collection<String> forms, @Nullable Subject subject) {
    List<Proposal> found = new ArrayList<>();
    for (String each : forms) {
      String form = OrderGrammar.inFull(each);
      String first = form.split(" ", 2)[0];
      boolean takesName = first.equals(first.toUpperCase(Locale.ROOT));
      if (subject == null ? !takesName : subject.takes(first) && form.contains(" ")) {
        String order = subject == null ? form : form.substring(first.length() + 1);
        String words = order.replaceFirst("(^| )" + SLOT + "( .*)?$", "$1");
        if (!words.isBlank()) {
          found.add(new Proposal(words, order.equals(words) ? "" : shown(order)));
        }
      }
    }
    return found;
  }

  private static String shown(String form) {
    return Arrays.stream(form.split(" "))
        .map(each -> each.matches(SLOT) ? "<" + each.toLowerCase(Locale.ROOT) + ">" : each)
        .collect(Collectors.joining(" "));
  }
}
