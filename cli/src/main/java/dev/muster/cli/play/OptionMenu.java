package dev.muster.cli.play;

import dev.muster.rules.play.AskedQuestion;
import dev.muster.rules.play.OptionGroup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The options of a question as numbered lines, few enough to read: by unit, then by action, then
 * individually.
 */
final class OptionMenu {
  /** Maximum number of lines that are shown without a request. */
  static final int SHOWN = 24;

  private static final int EXAMPLES = 3;

  private final List<Item> items;

  /**
   * A line of the menu.
   *
   * @param text text without its number
   * @param inside the option, or the options to choose from next
   */
  record Item(String text, List<OptionGroup> inside) {
    Item {
      inside = List.copyOf(inside);
    }

    boolean isOption() {
      return inside.size() == 1 && inside.getFirst().options().size() == 1;
    }

    int option() {
      return inside.getFirst().options().getFirst().option();
    }
  }

  OptionMenu(List<OptionGroup> groups) {
    int all = groups.stream().mapToInt(each -> each.options().size()).sum();
    long subjects = groups.stream().map(OptionGroup::subject).distinct().count();
    if (all <= SHOWN || groups.size() == 1) {
      items = groups.stream().flatMap(each -> single(each).stream()).toList();
    } else if (subjects > 1) {
      items = bySubject(groups);
    } else {
      items = groups.stream().map(OptionMenu::ofKind).toList();
    }
  }

  /** The options that a text narrows them down to. */
  static List<OptionGroup> narrowed(List<OptionGroup> groups, String text) {
    List<OptionGroup.GroupedOption> kept = OptionGroup.matching(groups, text);
    return groups.stream()
        .map(
            each ->
                new OptionGroup(
                    each.subject(),
                    each.kind(),
                    each.options().stream().filter(kept::contains).toList()))
        .filter(each -> !each.options().isEmpty())
        .toList();
  }

  private static List<Item> single(OptionGroup group) {
    return group.options().stream()
        .map(
            each ->
                new Item(
                    each.label(),
                    List.of(new OptionGroup(group.subject(), group.kind(), List.of(each)))))
        .toList();
  }

  private static List<Item> bySubject(List<OptionGroup> groups) {
    Map<String, List<OptionGroup>> found = new LinkedHashMap<>();
    groups.forEach(
        each -> found.computeIfAbsent(each.subject(), any -> new ArrayList<>()).add(each));
    List<Item> items = new ArrayList<>();
    found.forEach(
        (subject, own) -> {
          int count = own.stream().mapToInt(each -> each.options().size()).sum();
          if (subject.isEmpty() || count == 1) {
            own.forEach(each -> items.addAll(single(each)));
          } else {
            items.add(new Item(subject + ": " + count + " orders", own));
          }
        });
    return items;
  }

  private static Item ofKind(OptionGroup group) {
    List<OptionGroup.GroupedOption> options = group.options();
    if (options.size() == 1) {
      return single(group).getFirst();
    }
    String examples =
        options.stream()
            .limit(EXAMPLES)
            .map(OptionGroup.GroupedOption::rest)
            .collect(Collectors.joining("; "));
    String more = options.size() > EXAMPLES ? "; ..." : "";
    return new Item(
        (group.subject() + " " + group.kind()).strip()
            + " ... ("
            + options.size()
            + "): "
            + examples
            + more,
        List.of(group));
  }

  List<Item> items() {
    return items;
  }

  /**
   * The numbered lines.
   *
   * @param all whether a long list is shown whole
   */
  String text(AskedQuestion question, boolean all) {
    int shown = all ? items.size() : Math.min(SHOWN, items.size());
    int width = Integer.toString(shown).length();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < shown; i++) {
      Item item = items.get(i);
      String number = Integer.toString(i + 1);
      text.append("  ").append(" ".repeat(width - number.length())).append(number).append("  ");
      text.append(item.text());
      if (item.isOption() && item.option() == question.usual()) {
        text.append(" (usual)");
      }
      text.append('\n');
    }
    if (shown < items.size()) {
      text.append("  and ")
          .append(items.size() - shown)
          .append(" more: list shows them; or type a place or another word of the order\n");
    }
    return text.toString();
  }
}
