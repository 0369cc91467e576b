package dev.muster.rules.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.spelling.SimilarNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The order forms of a game, whether legal now or not: the forms of its options with placeholders
 * for names. An order outside these forms can never be carried out, so a test that it is forbidden
 * would be meaningless.
 */
public final class OrderGrammar {
  /** Maximum number of forms in a message about an order that has none of them. */
  private static final int MOST_TOLD = 4;

  private static final String SIGNS = "[\\[\\](){}<>| ]+";

  /** Placeholders of forms that have the same meaning in all games. */
  public enum Slot {
    /** One unit. */
    UNIT,
    /** One unit or several. */
    UNITS,
    GENERAL,
    /** A command group, by its name. */
    GROUP,
    SIDE,
    /** One place of the board or several. */
    PLACES,
    FACING,
    NUMBER
  }

  private record Form(String text, OrderPattern.Template template, List<String> parts) {
    /** The forms of the games, compiled once: there are a few dozen, and they never change. */
    private static final Map<String, Form> COMPILED = new ConcurrentHashMap<>();

    static Form of(String text) {
      return COMPILED.computeIfAbsent(
          text,
          each ->
              new Form(
                  each,
                  OrderPattern.compile(each),
                  Arrays.stream(each.split(SIGNS)).filter(part -> !part.isEmpty()).toList()));
    }

    /** Returns how many words of the order the form has. */
    long common(List<String> words) {
      return parts.stream().distinct().filter(words::contains).count();
    }

    String inFull() {
      return OrderGrammar.inFull(text);
    }
  }

  /** A form without what may be left out; of what may be said otherwise it has the first. */
  public static String inFull(String form) {
    return form.replaceAll("\\[[^\\]]*\\]+|\\{[^}]*\\}", "")
        .replaceAll("\\(([^|)]*)\\|[^)]*\\)", "$1")
        .replaceAll(" +", " ")
        .strip();
  }

  private final List<Form> forms = new ArrayList<>();
  private final Map<String, OrderPattern.Slots> slots = new TreeMap<>();
  private final Collection<String> names = new TreeSet<>();
  private final Collection<String> keywords = new TreeSet<>();
  private final Board board;
  private final UnknownName unknown;

  /**
   * @param forms forms in the syntax of {@link OrderPattern}, with names of {@link Slot} and of own
   *     slots
   * @param own the values of further placeholders of the forms
   */
  public OrderGrammar(
      Collection<String> forms, Map<String, OrderPattern.Slots> own, BattleProgram program) {
    board = program.board();
    unknown = new UnknownName(program.scenario());
    slots.putAll(own);
    addNames(program.scenario());
    for (String each : forms) {
      Form form = Form.of(each);
      this.forms.add(form);
      for (String word : form.parts) {
        if (!slots.containsKey(word)) {
          keywords.add(word);
        }
      }
    }
  }

  private void addNames(Scenario scenario) {
    Collection<String> units = new TreeSet<>();
    Collection<String> generals = new TreeSet<>();
    Collection<String> groups = new TreeSet<>();
    Collection<String> sides = new TreeSet<>();
    for (Scenario.Side side : scenario.sides()) {
      sides.addAll(List.of(side.name(), side.displayName()));
      for (Scenario.Group group : side.groups()) {
        groups.addAll(List.of(group.name(), group.displayName()));
        generals.addAll(List.of(group.general().name(), group.general().displayName()));
        group.stands().forEach(each -> units.add(each.name()));
      }
    }
    generals.remove("");
    add(Slot.UNIT, oneOf(units));
    add(Slot.UNITS, several(oneOf(units)));
    add(Slot.GENERAL, oneOf(generals));
    add(Slot.GROUP, oneOf(groups));
    add(Slot.SIDE, oneOf(sides));
    add(Slot.PLACES, several(word(word -> board.kind().read(word) != null)));
    add(Slot.FACING, word(word -> board.kind().heading(word) != null));
    add(Slot.NUMBER, word(OrderGrammar::isNumber));
    List.of(units, generals, groups, sides)
        .forEach(all -> all.forEach(each -> names.addAll(OrderPattern.words(each))));
  }

  private void add(Slot slot, OrderPattern.Slots what) {
    slots.put(slot.name(), what);
  }

  private static boolean isNumber(String word) {
    return word.matches("-?[0-9]{1,4}(\\.[0-9]{1,2})?");
  }

  /** Tests one word of an order. */
  @FunctionalInterface
  private interface WordTest {
    boolean accepts(String word);
  }

  private static OrderPattern.Slots word(WordTest test) {
    return (name, words, from) -> {
      BitSet ends = new BitSet();
      if (from < words.size() && test.accepts(words.get(from))) {
        ends.set(from + 1);
      }
      return ends;
    };
  }

  private static OrderPattern.Slots oneOf(Collection<String> all) {
    return (name, words, from) -> {
      BitSet ends = new BitSet();
      all.forEach(each -> ends.or(OrderPattern.behind(each, words, from)));
      return ends;
    };
  }

  private static OrderPattern.Slots several(OrderPattern.Slots one) {
    return (name, words, from) -> {
      BitSet ends = one.ends(name, words, from);
      for (int at = ends.nextSetBit(0); at >= 0; at = ends.nextSetBit(at + 1)) {
        ends.or(one.ends(name, words, at));
      }
      return ends;
    };
  }

  /**
   * Forms of a game in the words of a grammar.
   *
   * @param renamed words of the forms, with their replacements
   */
  public static List<String> forms(Collection<String> forms, Map<String, String> renamed) {
    return forms.stream()
        .map(
            form ->
                Arrays.stream(form.split("(?<=[\\[\\](){}<>| ])|(?=[\\[\\](){}<>| ])"))
                    .map(word -> renamed.getOrDefault(word, word))
                    .collect(Collectors.joining()))
        .toList();
  }

  /**
   * Returns why a text is not an order of the game, for the user; empty if it is one, or if the
   * game has no forms.
   *
   * @param words words of the order, as {@link OrderPattern#words} returns them
   */
  public String problem(List<String> words) {
    String place = forms.isEmpty() ? "" : placeProblem(words);
    if (forms.isEmpty() || !place.isEmpty()) {
      return place;
    }
    if (forms.stream().anyMatch(each -> each.template.matches(words, this::ends))) {
      return "";
    }
    if (words.isEmpty()) {
      return "an order begins with a unit, commander, group or side, found nothing";
    }
    String first = words.getFirst();
    if (!isName(first) && !isKeyword(first)) {
      return "there is no unit, commander, group or side " + first + "; " + unknown.instead(first);
    }
    for (String each : words) {
      if (!isName(each) && !isKeyword(each) && !isPlaceOrNumber(each)) {
        return each
            + " is no unit, commander, group, side or place here, and no word of an order"
            + advice(each);
      }
    }
    return "no order reads like that; some that do: " + String.join("; ", nearestForms(words));
  }

  /** What to write for an unknown word behind the first. */
  private String advice(String word) {
    if (Character.isUpperCase(word.charAt(0))) {
      return "; " + unknown.instead(word);
    }
    List<String> similar = SimilarNames.of(word, keywords);
    if (!similar.isEmpty()) {
      return "; did you mean " + String.join(" or ", similar) + "?";
    }
    String near = unknown.near(word);
    return near.isEmpty() ? "; orders of a unit say: " + String.join(", ", verbs()) : "; " + near;
  }

  /** The first words of the orders of units. */
  private List<String> verbs() {
    return forms.stream()
        .map(Form::inFull)
        .filter(each -> each.matches("UNITS? [a-z].*"))
        .map(each -> each.split(" ")[1])
        .distinct()
        .toList();
  }

  private String placeProblem(List<String> words) {
    BoardKind kind = board.kind();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      Place place = kind.read(word);
      if (place != null && !board.contains(place) && !isName(word)) {
        return kind.place() + " " + word + " is not on the board of " + board.extent();
      }
      if (i > 0 && words.get(i - 1).equals("facing") && kind.heading(word) == null) {
        return "a facing is one of "
            + String.join(" ", kind.headings().keySet())
            + ", found "
            + word;
      }
    }
    return "";
  }

  private BitSet ends(String word, List<String> words, int from) {
    OrderPattern.Slots slot = slots.get(word);
    return slot == null ? OrderPattern.behind(word, words, from) : slot.ends(word, words, from);
  }

  private boolean isName(String word) {
    return names.stream().anyMatch(word::equalsIgnoreCase);
  }

  private boolean isKeyword(String word) {
    return keywords.stream().anyMatch(word::equalsIgnoreCase);
  }

  private boolean isPlaceOrNumber(String word) {
    return board.kind().read(word) != null || board.kind().heading(word) != null || isNumber(word);
  }

  /** The forms that have most words of the order; of equal ones the first. */
  private List<String> nearestForms(List<String> words) {
    List<String> lower = words.stream().map(each -> each.toLowerCase(Locale.ROOT)).toList();
    return forms.stream()
        .sorted(Comparator.comparingLong((Form each) -> -each.common(lower)))
        .map(Form::inFull)
        .distinct()
        .limit(MOST_TOLD)
        .toList();
  }
}
