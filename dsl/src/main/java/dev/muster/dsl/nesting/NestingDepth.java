package dev.muster.dsl.nesting;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Counts the nesting depth of a condition while its tokens are read. A parser recurses for each
 * bracket and each {@code not}, so a text of many of them would exhaust its stack.
 */
public final class NestingDepth {
  /** More than any author needs, and far less than a parser can handle. */
  public static final int MOST = 100;

  /** The message at the first word that is nested too deeply. */
  public static final String MESSAGE =
      "conditions are nested deeper than " + MOST + "; write several victory lines instead";

  /** The {@code not}s before what is read now, for each bracket that is open. */
  private final Deque<Integer> nots = new ArrayDeque<>();

  private int depth;

  /** Takes the next word of the text, null at its end, and says whether it goes too deep. */
  public boolean tooDeep(@Nullable String word) {
    if (nots.isEmpty()) {
      nots.push(0);
    }
    switch (word) {
      case "(", "not" -> {
        if (depth >= MOST) {
          return true;
        }
        depth++;
        if (word.equals("not")) {
          nots.push(nots.pop() + 1);
        } else {
          nots.push(0);
        }
      }
      case ")" -> {
        if (nots.size() > 1) {
          depth -= nots.pop() + 1;
        }
        popNegations();
      }
      case null, default -> popNegations();
    }
    return false;
  }

  /** Any other word is what the {@code not}s before it were for. */
  private void popNegations() {
    depth -= nots.pop();
    nots.push(0);
  }
}
