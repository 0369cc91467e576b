package dev.muster.rules.situation;

import dev.muster.rules.battle.OrderPattern;
import java.util.List;

/** One line of the orders of a situation. */
public final class OrderLine {
  /** What a line may begin with, and what it asks. */
  public enum Kind {
    /** To be done. */
    DO(""),
    /** Must not be among the legal options. */
    MAY_NOT("may not:"),
    /** Must be among the legal options, but is not done. */
    MAY("may:"),
    /** Must be true of the table once the orders before are done. */
    NOW("now:");

    private final String sign;

    Kind(String sign) {
      this.sign = sign;
    }
  }

  private final Situation.Line line;
  private final Kind kind;
  private final String text;
  private final List<String> words;

  /** What was legal when its unit was last asked and this was not, empty while not asked. */
  private String legal = "";

  OrderLine(Situation.Line line) {
    this.line = line;
    Kind found = Kind.DO;
    for (Kind each : Kind.values()) {
      if (each != Kind.DO && line.text().startsWith(each.sign)) {
        found = each;
      }
    }
    kind = found;
    text = line.text().substring(found.sign.length()).strip();
    words = OrderPattern.words(text);
  }

  /** The line as written. */
  public Situation.Line line() {
    return line;
  }

  /** What it asks. */
  public Kind kind() {
    return kind;
  }

  /** What it says, without what tells its kind. */
  public String text() {
    return text;
  }

  /** The words of what it says that count; at least one but for an empty check. */
  public List<String> words() {
    return words;
  }

  String legal() {
    return legal;
  }

  void wasLegal(String options) {
    legal = options;
  }
}
