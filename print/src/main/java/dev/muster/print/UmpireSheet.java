package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.GroupLetter;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The sheet of the umpire: who may arrive in which round, the events of the scenario to tick off,
 * who holds the ground that counts, and the losses of both sides.
 */
final class UmpireSheet {
  /** Without a limit, and beyond it, the table has this many rows. */
  private static final int USUAL_ROUNDS = 12;

  private static final int MOST_ROUNDS = 40;

  /** So many rounds have room beside each other. */
  private static final int ROUNDS_ABREAST = 26;

  private static final String BOX = "□ ";

  private final BattleProgram program;
  private final Scenario scenario;
  private final PageMessages words;
  private final ScenarioPhrases phrases;
  private final int rounds;
  private final StringBuilder out = new StringBuilder();

  private UmpireSheet(PrintJob job) {
    program = job.program();
    scenario = program.scenario();
    words = job.words();
    phrases = new ScenarioPhrases(scenario, words);
    rounds =
        scenario.roundLimit() == null ? USUAL_ROUNDS : Math.min(scenario.roundLimit(), MOST_ROUNDS);
  }

  /** Whether the reader is the umpire: players do not see what he knows. */
  static boolean applies(PrintJob job) {
    return job.viewer() < 0;
  }

  static String body(PrintJob job) {
    return new UmpireSheet(job).write();
  }

  private String write() {
    out.append("<h1>")
        .append(words.html("umpire"))
        .append("</h1>\n<p class=\"facts\">")
        .append(PageTemplate.title(scenario.label(), scenario.name()))
        .append("</p>\n");
    rounds();
    out.append("<div class=\"ticks\">\n");
    PageTemplate.list(
        out,
        words.html("scenario.events"),
        scenario.houseEvents().stream().map(event -> BOX + phrases.event(event)).toList());
    out.append("</div>\n");
    objectives();
    QuickReference.losses(out, program, words);
    return out.toString();
  }

  private void rounds() {
    Map<Integer, List<String>> arrivals = arrivals();
    out.append("<table class=\"rounds umpire\">\n<thead><tr><th>")
        .append(words.html("round"))
        .append("</th>")
        .append(arrivals.isEmpty() ? "" : "<th>" + words.html("umpire.arrivals") + "</th>")
        .append("<th>")
        .append(words.html("umpire.notes"))
        .append("</th></tr></thead>\n<tbody>\n");
    for (int round = 1; round <= rounds; round++) {
      out.append("<tr><td class=\"stat\">").append(round).append("</td>");
      if (!arrivals.isEmpty()) {
        out.append("<td>")
            .append(String.join("<br/>", arrivals.getOrDefault(round, List.of())))
            .append("</td>");
      }
      out.append("<td></td></tr>\n");
    }
    out.append("</tbody>\n</table>\n");
    if (arrivals.values().stream().flatMap(List::stream).findAny().isPresent()) {
      out.append("<p class=\"small\">").append(words.html("umpire.wait")).append("</p>\n");
    }
  }

  /** Who may arrive from which round on; a group that comes as one is told as one. */
  private Map<Integer, List<String>> arrivals() {
    Map<Integer, List<String>> arrivals = new LinkedHashMap<>();
    int letter = 0;
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        String name = GroupLetter.of(letter++);
        Map<Scenario.Arrival, List<String>> together = new LinkedHashMap<>();
        if (group.general().arrival() != null) {
          together
              .computeIfAbsent(group.general().arrival(), none -> new ArrayList<>())
              .add(PageTemplate.title(group.general().label(), group.general().name()));
        }
        for (int i = 0; i < group.stands().size(); i++) {
          Scenario.Arrival arrival = group.stands().get(i).arrival();
          if (arrival != null) {
            together.computeIfAbsent(arrival, none -> new ArrayList<>()).add(name + (i + 1));
          }
        }
        together.forEach(
            (arrival, who) -> {
              boolean all = who.size() > group.stands().size();
              arrivals
                  .computeIfAbsent(arrival.round(), none -> new ArrayList<>())
                  .add(
                      BOX
                          + (all
                              ? name + ". " + PageTemplate.title(group.label(), group.name())
                              : String.join(", ", who))
                          + " "
                          + phrases.entrance(arrival));
            });
      }
    }
    return arrivals;
  }

  /** A row for each objective with a box for each round, to write in who holds it. */
  private void objectives() {
    if (scenario.objectives().isEmpty() || rounds > ROUNDS_ABREAST) {
      return;
    }
    out.append("<h2>")
        .append(words.html("umpire.holders"))
        .append("</h2>\n<table class=\"rounds holders\">\n<thead><tr><th>")
        .append(words.html("round"))
        .append("</th><th class=\"stat\">0</th>");
    for (int round = 1; round <= rounds; round++) {
      out.append("<th class=\"stat\">").append(round).append("</th>");
    }
    out.append("</tr></thead>\n<tbody>\n");
    for (Scenario.Objective objective : scenario.objectives()) {
      out.append("<tr><td>")
          .append(PageTemplate.title(objective.label(), objective.name()))
          .append(", ")
          .append(words.html("victory.points", objective.points()))
          .append("</td><td class=\"stat\">")
          .append(holder(objective))
          .append("</td>")
          .append("<td></td>".repeat(rounds))
          .append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n<p class=\"small\">")
        .append(words.html("umpire.holder", sides()))
        .append("</p>\n");
  }

  /** Who holds it before the battle, by his number. */
  private String holder(Scenario.Objective objective) {
    return objective.heldBy() == null
        ? ""
        : String.valueOf(scenario.sideIndex(Objects.requireNonNull(objective.heldBy())) + 1);
  }

  private String sides() {
    return scenario.sides().stream()
        .map(
            side ->
                (scenario.sides().indexOf(side) + 1) + " " + HtmlEscape.text(side.displayName()))
        .collect(Collectors.joining(", "));
  }
}
