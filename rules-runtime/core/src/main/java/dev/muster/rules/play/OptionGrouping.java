package dev.muster.rules.play;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Parses the words of options into the acting unit, the action, and its target or place. */
final class OptionGrouping {
  private static final String GROUP_OF = "the group of ";

  private final BoardKind board;

  /** Names of units, leaders, groups and sides, longer ones first. */
  private final List<String> names;

  OptionGrouping(BattleProgram program) {
    board = program.board().kind();
    TreeSet<String> found =
        new TreeSet<>(
            Comparator.comparingInt((String each) -> -each.length()).thenComparing(each -> each));
    for (Scenario.Side side : program.scenario().sides()) {
      found.addAll(List.of(side.name(), side.displayName()));
      for (Scenario.Group group : side.groups()) {
        found.addAll(List.of(group.name(), group.displayName()));
        found.addAll(List.of(group.general().name(), group.general().displayName()));
        group.stands().forEach(each -> found.add(each.name()));
      }
    }
    found.remove("");
    names = List.copyOf(found);
  }

  private record Kind(String subject, String words) {}

  List<OptionGroup> groups(AskedQuestion question) {
    Map<Kind, List<OptionGroup.GroupedOption>> found = new LinkedHashMap<>();
    for (int i = 0; i < question.options().size(); i++) {
      String label = question.options().get(i);
      String subject = subject(label);
      String after = label.substring(subject.length()).strip();
      int end = endOfKind(after);
      found
          .computeIfAbsent(
              new Kind(subject, after.substring(0, end).strip()), each -> new ArrayList<>())
          .add(
              new OptionGroup.GroupedOption(
                  i, label, after.substring(end).strip(), lastPlace(after)));
    }
    return found.entrySet().stream()
        .map(each -> new OptionGroup(each.getKey().subject, each.getKey().words, each.getValue()))
        .toList();
  }

  private String subject(String label) {
    String before = label.startsWith(GROUP_OF) ? GROUP_OF : "";
    String name = nameAt(label.substring(before.length()));
    return name == null ? "" : before + name;
  }

  private @Nullable String nameAt(String text) {
    for (String each : names) {
      if (text.startsWith(each)
          && (text.length() == each.length() || text.charAt(each.length()) == ' ')) {
        return each;
      }
    }
    return null;
  }

  /** Returns the index of the first word that is a name, a place, a facing or a number. */
  private int endOfKind(String text) {
    int at = 0;
    while (at < text.length()) {
      int space = text.indexOf(' ', at);
      String word = text.substring(at, space < 0 ? text.length() : space);
      if (nameAt(text.substring(at)) != null
          || board.read(word) != null
          || board.headings().containsKey(word)
          || word.matches("[0-9.]+")) {
        return at;
      }
      at = space < 0 ? text.length() : space + 1;
    }
    return text.length();
  }

  private @Nullable Place lastPlace(String text) {
    Place last = null;
    for (String word : text.split(" ")) {
      Place place = board.read(word);
      last = place == null ? last : place;
    }
    return last;
  }
}
