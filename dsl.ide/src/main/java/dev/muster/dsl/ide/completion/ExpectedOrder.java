package dev.muster.dsl.ide.completion;

import dev.muster.dsl.ide.completion.OrderProposals.Subject;
import dev.muster.dsl.ide.figures.ScenarioOdds;
import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.odds.OrderPosition;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;

/**
 * Completion inside the quoted order of {@code expect odds}: who acts, the orders of the game, and
 * against whom.
 */
final class ExpectedOrder {
  private final ProposalCollector offer;
  private final BattleProgram program;
  private final OrderPosition position;

  /** The beginning of the word before the cursor. */
  private final String begun;

  private int order;

  private ExpectedOrder(ProposalCollector offer, BattleProgram program, String begun) {
    this.offer = offer;
    this.program = program;
    position = OrderPosition.atStart(program, null);
    this.begun = begun;
  }

  /** Proposes what goes on with the order before the cursor; nothing outside its quotes. */
  static void propose(ProposalCollector offer) {
    String written = offer.context().getPrefix();
    BattleProgram program = ScenarioOdds.program(offer.model());
    SituationFormat format =
        program == null ? null : RuleSystems.of(program.rulebook()).situationFormat();
    boolean closed = written.length() > 1 && written.endsWith("\"");
    if (program == null || format == null || !written.startsWith("\"") || closed) {
      return;
    }
    int word = written.lastIndexOf(' ') + 1;
    ExpectedOrder completion =
        new ExpectedOrder(offer, program, written.substring(Math.max(1, word)));
    List<String> said = OrderPattern.words(written.substring(1, Math.max(1, word)));
    Map<String, Subject> subjects = completion.subjects();
    if (said.isEmpty()) {
      subjects.forEach(completion::name);
    } else if (said.size() == 1) {
      Subject subject = subjects.get(said.getFirst());
      if (subject != null) {
        OrderProposals.of(format.orderForms(), subject)
            .forEach(
                each ->
                    completion.add(each.words(), each.form(), ContentAssistEntry.KIND_FUNCTION));
      }
    } else {
      completion.others(said.getFirst()).forEach(name -> completion.name(name, Subject.UNIT));
    }
  }

  /** Who can act: units first, then the lines of the lists, Generals and groups. */
  private Map<String, Subject> subjects() {
    Map<String, Subject> found = new LinkedHashMap<>();
    sides().forEach(side -> units(side).forEach(unit -> found.put(unit, Subject.UNIT)));
    position.lineNames().forEach(line -> found.putIfAbsent(line, Subject.UNIT));
    for (Scenario.Side side : sides()) {
      for (Scenario.Group group : side.groups()) {
        if (!group.general().name().isEmpty()) {
          found.putIfAbsent(group.general().name(), Subject.GENERAL);
        }
        found.putIfAbsent(group.name(), Subject.GROUP);
      }
    }
    return found;
  }

  /** Who an order can be about: units of the enemy before its own, or lines. */
  private List<String> others(String actor) {
    List<String> own = new ArrayList<>();
    List<String> enemy = new ArrayList<>();
    for (Scenario.Side side : sides()) {
      List<String> units = units(side);
      (units.contains(actor) ? own : enemy).addAll(units);
    }
    if (position.isOfLines(actor)) {
      return position.lineNames();
    }
    enemy.addAll(own);
    enemy.remove(actor);
    return enemy;
  }

  private List<Scenario.Side> sides() {
    return program.scenario().sides();
  }

  private static List<String> units(Scenario.Side side) {
    return side.groups().stream()
        .flatMap(group -> group.stands().stream())
        .map(Scenario.DeployedStand::name)
        .toList();
  }

  private void name(String name, Subject kind) {
    String detail = kind == Subject.UNIT ? "" : kind.name().toLowerCase(Locale.ROOT);
    add(name, detail, ContentAssistEntry.KIND_REFERENCE);
  }

  private void add(String words, String detail, String kind) {
    if (words.regionMatches(true, 0, begun, 0, begun.length())) {
      ContentAssistEntry entry = new ContentAssistEntry();
      entry.setPrefix(begun);
      entry.setProposal(words);
      entry.setLabel(words.strip());
      entry.setKind(kind);
      offer.add(entry, ProposalCollector.FITTING - order++, detail.isEmpty() ? null : detail, null);
    }
  }
}
