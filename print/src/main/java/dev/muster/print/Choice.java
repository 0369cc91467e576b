package dev.muster.print;

import dev.muster.print.Documents.Setting;
import dev.muster.print.field.Palette;
import dev.muster.print.words.Words;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Something about documents that may be chosen, for whoever lets a user choose: he needs to know
 * nothing of it.
 *
 * @param key to ask for it by, that of the option on the command line
 * @param label for the user
 * @param values those there are, the usual one first
 */
public record Choice(String key, String label, List<Value> values) {
  private static final String PAPER = "paper";
  private static final String INK = "ink";
  private static final String SIDE = "side";
  private static final String LANGUAGE = "language";

  public Choice {
    values = List.copyOf(values);
  }

  /**
   * One of what there is to choose from.
   *
   * @param key to ask for it by; empty for what is so where nobody chooses
   * @param label for the user
   */
  public record Value(String key, String label) {}

  /** What can be chosen about the documents of these battles. */
  public static List<Choice> of(List<BattleProgram> programs) {
    var choices = new ArrayList<Choice>();
    choices.add(
        new Choice(
            PAPER,
            "Paper",
            Paper.ALL.stream().map(each -> new Value(each.key(), each.label())).toList()));
    choices.add(
        new Choice(
            INK,
            "Ink",
            Arrays.stream(Palette.values())
                .map(each -> new Value(each.key(), each.label()))
                .toList()));
    choices.add(
        new Choice(
            LANGUAGE,
            "Language",
            Words.LANGUAGES.stream().map(each -> new Value(each, Words.of(each).own())).toList()));
    List<Value> sides = new ArrayList<>();
    sides.add(new Value("", "All sides and the umpire"));
    programs.stream()
        .flatMap(program -> program.scenario().sides().stream())
        .map(Side::name)
        .distinct()
        .forEach(name -> sides.add(new Value(name, "What " + name + " may know")));
    if (sides.size() > 1) {
      choices.add(new Choice(SIDE, "For", sides));
    }
    return List.copyOf(choices);
  }

  /**
   * How documents are to be.
   *
   * @param chosen the key of a value by that of its choice; what is missing or empty is as usual
   * @throws IllegalArgumentException for what cannot be chosen, with what can
   */
  public static Setting setting(Map<String, String> chosen) {
    var unknown = new TreeSet<>(chosen.keySet());
    List.of(PAPER, INK, LANGUAGE, SIDE).forEach(unknown::remove);
    if (!unknown.isEmpty()) {
      throw new IllegalArgumentException(
          "there is no choice '" + unknown.first() + "'; there are paper, ink, language, side");
    }
    String paper = chosen.getOrDefault(PAPER, "");
    String ink = chosen.getOrDefault(INK, "");
    String side = chosen.getOrDefault(SIDE, "");
    String language = chosen.getOrDefault(LANGUAGE, "");
    return new Setting(
        paper.isEmpty() ? Paper.ALL.getFirst() : Paper.of(paper),
        ink.isEmpty() ? Palette.COLOUR : Palette.of(ink),
        null,
        side.isEmpty() ? null : side,
        language.isEmpty() ? Dress.USUAL : new Dress(Words.of(language), ""),
        null,
        Trial.USUAL);
  }
}
