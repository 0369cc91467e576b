package dev.muster.dsl.ide.hover;

import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.system.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.xtext.EcoreUtil2;

/** Generals in the words of the game of their scenario, as its pages have them. */
final class GeneralDescriptions {
  private static final PageMessages ENGLISH = PageMessages.of("en");

  private GeneralDescriptions() {}

  /** "General Guise", "Commander Lannoy". */
  static String title(GeneralDef general) {
    String name = general.getName() == null ? "?" : general.getName();
    return ENGLISH.of(roster(general)).text("general.called", name);
  }

  /**
   * Returns a text such as "initiative +1, good (§1.4, §3.2)"; empty if the General has no values.
   */
  static String valueText(GeneralDef general) {
    Roster roster = roster(general);
    PageMessages words = ENGLISH.of(roster);
    List<String> facts = new ArrayList<>();
    Roster.Leader worth = new StandFigures().leader(general).orElse(new Roster.Leader(null, null));
    Integer value = worth.value();
    if (value != null) {
      facts.add(words.text("general.value", (value >= 0 ? "+" : "") + value));
    }
    if (general.getQuality() != null) {
      facts.add(general.getQuality());
    }
    Integer range = worth.range();
    if (range != null) {
      facts.add(words.text("general.range", range));
    }
    String cited =
        roster.leaderSections().stream()
            .map(each -> "§" + each)
            .collect(Collectors.joining(", ", " (", ")"));
    return facts.isEmpty()
        ? ""
        : String.join(", ", facts) + (roster.leaderSections().isEmpty() ? "" : cited);
  }

  private static Roster roster(GeneralDef general) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(general, ScenarioDef.class);
    RulebookDef rulebook = scenario == null ? null : RulebookEntries.rulebookOf(scenario);
    return rulebook == null ? Roster.USUAL : RulebookEntries.system(rulebook).roster();
  }
}
