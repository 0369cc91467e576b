package dev.muster.rules.situation;

import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.OrderPattern;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A question that is put, and which of its options an order orders. */
final class OrderMatcher {
  /** No option has the words of the order. */
  static final int NONE = -1;

  /** Several have, and they are not the same. */
  static final int SEVERAL = -2;

  /** So many options are reported where one is refused. */
  private static final int MOST_TOLD = 30;

  private final Decision question;

  /** Words of the options, made when they are first read. */
  private @Nullable String[] labels;

  /** The patterns of the options, made at first use. */
  private @Nullable OrderPattern[] wordings;

  OrderMatcher(Decision question) {
    this.question = question;
    labels = new @Nullable String[question.size()];
    wordings = new @Nullable OrderPattern[question.size()];
  }

  Decision question() {
    return question;
  }

  private String label(int option) {
    labels = option < labels.length ? labels : Arrays.copyOf(labels, option + 1);
    String label = labels[option];
    if (label == null) {
      label = question.label(option);
      labels[option] = label;
    }
    return label;
  }

  private OrderPattern wording(int option) {
    wordings = option < wordings.length ? wordings : Arrays.copyOf(wordings, option + 1);
    OrderPattern wording = wordings[option];
    if (wording == null) {
      wording = question.orderPattern(option);
      wordings[option] = wording;
    }
    return wording;
  }

  /**
   * Returns the option that matches an order; of several the one with the fewest words beyond the
   * order. {@link #NONE} if no option matches, {@link #SEVERAL} if more than one is left.
   *
   * @param words words of the order, as {@link OrderPattern#words} returns them
   */
  int matchingOption(List<String> words) {
    String text = String.join(" ", words);
    int best = NONE;
    int least = Integer.MAX_VALUE;
    boolean alone = true;
    for (int i = 0; i < question.size(); i++) {
      if (label(i).equalsIgnoreCase(text)) {
        return i;
      }
      OrderPattern wording = wording(i);
      if (wording.matches(words)) {
        int length = OrderPattern.words(label(i)).size();
        boolean equal = length == least && !wording.sameAs(wording(best));
        alone = length < least || (alone && !equal);
        best = length < least ? i : best;
        least = Math.min(least, length);
      }
    }
    return best == NONE ? question.parseFreeAnswer(text) : alone ? best : SEVERAL;
  }

  /** The first of the options an order may mean; {@link #NONE} for none. */
  int firstOption(List<String> words) {
    return IntStream.range(0, question.size())
        .filter(i -> wording(i).matches(words))
        .findFirst()
        .orElse(NONE);
  }

  /** Returns the options that an order can mean, for the user. */
  String namedOption(List<String> words) {
    return optionList(IntStream.range(0, question.size()).filter(i -> wording(i).matches(words)));
  }

  /**
   * The message about an order that matches no option.
   *
   * @param reason the rule that forbids it; empty if unknown
   * @param options legal options as a list for the user
   * @param relevance how close the question is to the order: 3 if the reason is known and its own
   *     unit was asked, 2 if the reason is known, 1 if an option has the same action, 0 otherwise
   */
  record Rejection(String reason, String options, int relevance) {
    String text() {
      String legal = options.isEmpty() ? "" : "legal were: " + options;
      return reason.isEmpty() || legal.isEmpty() ? reason + legal : reason + "; " + legal;
    }
  }

  /**
   * Returns the message about an order that matches no option; it lists options of the same unit if
   * there are any.
   */
  Rejection rejection(OrderLine order) {
    String reason = question.rejection(order.text());
    boolean sameVerb =
        order.words().size() > 1
            && IntStream.range(0, question.size())
                .anyMatch(i -> OrderPattern.words(label(i)).contains(order.words().get(1)));
    String who = order.words().isEmpty() ? "" : order.words().getFirst() + " ";
    List<Integer> own =
        IntStream.range(0, question.size()).filter(i -> label(i).startsWith(who)).boxed().toList();
    IntStream told =
        own.isEmpty()
            ? IntStream.range(0, question.size())
            : own.stream().mapToInt(Integer::intValue);
    boolean ownUnit = order.text().startsWith(question.about() + " ");
    int relevance = reason.isEmpty() ? sameVerb ? 1 : 0 : ownUnit ? 3 : 2;
    return new Rejection(reason, optionList(told), relevance);
  }

  private String optionList(IntStream options) {
    List<Integer> all = options.boxed().toList();
    int shown = Math.min(all.size(), MOST_TOLD);
    String text = String.join("; ", all.subList(0, shown).stream().map(this::label).toList());
    return shown < all.size() ? text + "; and " + (all.size() - shown) + " more" : text;
  }
}
