package dev.muster.dsl.ide.hover;

import dev.muster.dsl.ide.figures.StandFigures;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.scoping.Entries;
import dev.muster.print.words.Words;
import dev.muster.rules.system.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.xtext.EcoreUtil2;

/** Generals in the words of the game of their scenario, as its pages have them. */
final class Leaders {
  private static final Words ENGLISH = Words.of("en");

  private Leaders() {}

  /** "General Guise", "Commander Lannoy". */
  static String called(GeneralDef general) {
    String name = general.getName() == null ? "?" : general.getName();
    return ENGLISH.of(roster(general)).say("general.called", name);
  }

  /** "initiative +1, good (§1.4, §3.2)"; empty where nothing is to be said. */
  static String worth(GeneralDef general) {
    Roster roster = roster(general);
    Words words = ENGLISH.of(roster);
    List<String> facts = new ArrayList<>();
    Roster.Leader worth = new StandFigures().leader(general).orElse(new Roster.Leader(null, null));
    Integer value = worth.value();
    if (value != null) {
      facts.add(words.say("general.value", (value >= 0 ? "+" : "") + value));
    }
    if (general.getQuality() != null) {
      facts.add(general.getQuality());
    }
    Integer range = worth.range();
    if (range != null) {
      facts.add(words.say("general.range", range));
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
    RulebookDef rulebook = scenario == null ? null : Entries.rulebookOf(scenario);
    return rulebook == null ? Roster.USUAL : Entries.system(rulebook).roster();
  }
}
