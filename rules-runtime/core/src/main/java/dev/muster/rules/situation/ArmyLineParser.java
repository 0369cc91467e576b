package dev.muster.rules.situation;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads lines of an army list, such as {@code Gendarmes Lancer B mp 3*2 sp 6 cb 4 bp 3}. */
final class ArmyLineParser {
  private final Rulebook book;
  private final LineReader line;

  /**
   * @param line of which the first word has been read
   */
  ArmyLineParser(Rulebook book, LineReader line) {
    this.book = book;
    this.line = line;
  }

  /** Reads the line: name, category, order class, then columns, traits and weapon in any order. */
  Army.StandLine read() throws SituationException {
    String name = line.next("the name of a line");
    String category = line.next("a category");
    boolean known = book.categories().stream().anyMatch(each -> each.key().equals(category));
    if (!known) {
      throw line.problem("the rulebook " + book.name() + " has no category " + category);
    }
    String order = orderClass();
    Map<String, StatValue> stats = new LinkedHashMap<>();
    Map<String, String> traits = new LinkedHashMap<>();
    String weapon = null;
    while (line.hasNext()) {
      String word = line.next();
      Rulebook.Stat stat = stat(word);
      Rulebook.Trait trait = trait(word);
      if (word.equals("weapon")) {
        weapon = line.next("a weapon");
      } else if (stat != null) {
        stats.put(word, value(stat, line.next("the value of " + word)));
      } else if (trait != null) {
        traits.put(word, trait.takesValue() ? line.next("the value of " + word) : "");
      } else {
        throw line.problem("the rulebook has neither a column nor a trait " + word);
      }
    }
    return new Army.StandLine(
        name, name, category, order, weapon, stats, traits, List.of(), line.at());
  }

  private String orderClass() throws SituationException {
    List<String> classes = book.orderClasses().stream().map(Rulebook.OrderClass::key).toList();
    String known = String.join(" ", classes);
    String order = line.next("one of " + known);
    if (!classes.contains(order)) {
      throw line.problem(order + " is none of " + known + ", one of which follows the category");
    }
    return order;
  }

  private Rulebook.@Nullable Stat stat(String key) {
    return book.stats().stream().filter(each -> each.key().equals(key)).findFirst().orElse(null);
  }

  private Rulebook.@Nullable Trait trait(String key) {
    return book.traits().stream().filter(each -> each.key().equals(key)).findFirst().orElse(null);
  }

  private StatValue value(Rulebook.Stat stat, String text) throws SituationException {
    return switch (stat.kind()) {
      case WHOLE -> new StatValue.Whole(line.parseInt(text));
      case FIRST_THEN -> {
        int star = text.indexOf('*');
        yield star < 0
            ? new StatValue.Whole(line.parseInt(text))
            : new StatValue.FirstThen(
                line.parseInt(text.substring(0, star)), line.parseInt(text.substring(star + 1)));
      }
      case RANKS -> ranks(text);
      case WORD -> new StatValue.Word(text);
      case WORDS -> new StatValue.Words(List.of(text.split("/")));
    };
  }

  private StatValue.Ranks ranks(String text) throws SituationException {
    int bracket = text.indexOf('[');
    String bare = bracket < 0 ? text : text.substring(0, bracket);
    List<Integer> ranks = new ArrayList<>();
    for (String rank : bare.split("/")) {
      ranks.add(line.parseInt(rank));
    }
    if (bracket >= 0 && (!text.endsWith("]") || text.length() < bracket + 3)) {
      throw line.problem("a bracket is written as 6[+1], found " + text);
    }
    Integer inside =
        bracket < 0
            ? null
            : (Integer) line.parseInt(text.substring(bracket + 1, text.length() - 1));
    return new StatValue.Ranks(ranks, inside);
  }
}
