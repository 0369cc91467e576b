package dev.muster.dsl.ide.completion;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.OrderDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.jspecify.annotations.Nullable;

/** Ready-made lines of an army list, by the rulebook it is for. */
final class StandLineSnippets {
  /** A column of a piece, before its value. */
  private static final Pattern COLUMN = Pattern.compile(" ([\\w-]+) \\$\\{\\d+:");

  private StandLineSnippets() {}

  /** Returns the rulebook of the army list that contains an element; null if unknown. */
  static @Nullable RulebookDef rulebook(EObject model) {
    ArmyDef army = EcoreUtil2.getContainerOfType(model, ArmyDef.class);
    RulebookDef rulebook = army == null ? null : army.getRulebook();
    return rulebook == null || rulebook.eIsProxy() ? null : rulebook;
  }

  /** Whether the category a piece names is one of the rulebook, and its columns are. */
  static boolean fits(Snippets.Snippet piece, RulebookDef rulebook) {
    Set<String> categories = RulebookEntries.of(rulebook, CategoryDef.class).keySet();
    Set<String> columns = RulebookEntries.of(rulebook, StatDef.class).keySet();
    return Arrays.stream(piece.text().split(" ")).anyMatch(categories::contains)
        && COLUMN.matcher(piece.text()).results().allMatch(each -> columns.contains(each.group(1)));
  }

  /**
   * Returns a snippet with the mandatory columns of a stand; empty if the rulebook declares no
   * column.
   */
  static List<Snippets.Snippet> of(RulebookDef rulebook) {
    List<StatDef> columns =
        RulebookEntries.of(rulebook, StatDef.class).values().stream()
            .filter(StatDef::isRequired)
            .toList();
    Set<String> categories = RulebookEntries.of(rulebook, CategoryDef.class).keySet();
    Set<String> orders = RulebookEntries.of(rulebook, OrderDef.class).keySet();
    if (columns.isEmpty() || categories.isEmpty() || orders.isEmpty()) {
      return List.of();
    }
    var text =
        new StringBuilder("stand ${1:Name} ${2|")
            .append(choice(categories))
            .append("|} ${3|")
            .append(choice(orders))
            .append("|}");
    for (int i = 0; i < columns.size(); i++) {
      String value = TypicalValues.shape(columns.get(i));
      boolean word = value.startsWith("=");
      text.append(' ')
          .append(columns.get(i).getName())
          .append(word ? "=${" : " ${")
          .append(i + 4)
          .append(':')
          .append(SnippetProposal.escaped(word ? value.substring(1) : value))
          .append('}');
    }
    return List.of(
        new Snippets.Snippet(
            "stand ... (all it must have)",
            "A line with every column there must be",
            text.toString()));
  }

  private static String choice(Set<String> words) {
    return words.stream().map(SnippetProposal::escaped).collect(Collectors.joining(","));
  }
}
