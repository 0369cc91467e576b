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
import java.util.stream.Collectors;

/**
 * The sheet of the umpire: who may arrive in which round, the events of the scenario to tick off,
 * who holds the ground that counts, and the losses of both sides.
 */
final class UmpireSheet {
  /** So many rounds have room beside each other. */
  private static final int ROUNDS_ABREAST = 27;

  /** With more rounds than this the rows are lower, so that the sheet stays one page. */
  private static final int ROUNDS_WITH_ROOM = 14;

  private static final String BOX = "□ ";

  private final BattleProgram program;
  private final Scenario scenario;
  private final PageMessages words;
  private final ScenarioPhrases phrases;
  private final Map<Integer, List<String>> arrivals;
  private final int rounds;
  private final StringBuilder out = new StringBuilder();

  private UmpireSheet(PrintJob job) {
    program = job.program();
    scenario = program.scenario();
    words = job.words();
    phrases = new ScenarioPhrases(scenario, words);
    arrivals = arrivals();
    int usual = GroupSheets.rounds(scenario);
    // without a limit someone may arrive after the usual rounds
    rounds =
        scenario.roundLimit() == null
            ? arrivals.keySet().stream().reduce(usual, Integer::max)
            : usual;
  }

  /**
   * Whether the reader is the umpire, because players do not see what he knows, and has something
   * to keep: a battle of one round may have nothing.
   */
  static boolean applies(PrintJob job) {
    return job.viewer() < 0 && !new UmpireSheet(job).isBlank();
  }

  private boolean isBlank() {
    return rounds == 1
        && arrivals.isEmpty()
        && scenario.houseEvents().isEmpty()
        && scenario.objectives().isEmpty()
        && !QuickReference.countsLosses(program);
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
    events();
    objectives();
    QuickReference.losses(out, program, words);
    return out.toString();
  }

  private void events() {
    out.append("<div class=\"ticks\">\n");
    PageTemplate.list(
        out,
        words.html("scenario.events"),
        scenario.houseEvents().stream().map(event -> BOX + phrases.event(event)).toList());
    out.append("</div>\n");
  }

  private void rounds() {
    out.append("<table class=\"rounds umpire")
        .append(height())
        .append("\">\n<thead><tr><th>")
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
    if (!arrivals.isEmpty()) {
      out.append("<p class=\"small\">").append(words.html("umpire.wait")).append("</p>\n");
    }
  }

  private String height() {
    return rounds > ROUNDS_WITH_ROOM ? " low" : "";
  }

  /** By round: who may arrive from then on. */
  private Map<Integer, List<String>> arrivals() {
    Map<Integer, List<String>> found = new LinkedHashMap<>();
    int letter = 0;
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        String name = GroupLetter.of(letter++);
        together(group, name)
            .forEach(
                (arrival, who) ->
                    found
                        .computeIfAbsent(arrival.round(), none -> new ArrayList<>())
                        .add(BOX + called(group, name, who) + " " + phrases.entrance(arrival)));
      }
    }
    return found;
  }

  /** The General and the stands of a group by their arrival, which many of them share. */
  private static Map<Scenario.Arrival, List<String>> together(Scenario.Group group, String letter) {
    Map<Scenario.Arrival, List<String>> together = new LinkedHashMap<>();
    Scenario.General general = group.general();
    if (general.arrival() != null) {
      together
          .computeIfAbsent(general.arrival(), none -> new ArrayList<>())
          .add(PageTemplate.title(general.label(), general.name()));
    }
    for (int i = 0; i < group.stands().size(); i++) {
      Scenario.Arrival arrival = group.stands().get(i).arrival();
      if (arrival != null) {
        together.computeIfAbsent(arrival, none -> new ArrayList<>()).add(letter + (i + 1));
      }
    }
    return together;
  }

  /** A group that comes as one is told as one. */
  private static String called(Scenario.Group group, String letter, List<String> who) {
    return who.size() > group.stands().size()
        ? letter + ". " + PageTemplate.title(group.label(), group.name())
        : String.join(", ", who);
  }

  /** A row for each objective with a box for each round, to write in who holds it. */
  private void objectives() {
    if (scenario.objectives().isEmpty()) {
      return;
    }
    out.append("<h2>").append(words.html("umpire.holders")).append("</h2>\n");
    // the state before the battle stands before the first round
    for (int first = 0; first <= rounds; first += ROUNDS_ABREAST) {
      holders(first, Math.min(first + ROUNDS_ABREAST - 1, rounds));
    }
    out.append("<p class=\"small\">").append(words.html("umpire.holder", sides())).append("</p>\n");
  }

  private void holders(int first, int last) {
    out.append("<table class=\"rounds holders")
        .append(height())
        .append("\">\n<thead><tr><th>")
        .append(words.html("round"))
        .append("</th>");
    for (int round = first; round <= last; round++) {
      out.append("<th class=\"stat\">").append(round).append("</th>");
    }
    out.append("</tr></thead>\n<tbody>\n");
    for (Scenario.Objective objective : scenario.objectives()) {
      out.append("<tr><td>")
          .append(PageTemplate.title(objective.label(), objective.name()))
          .append(", ")
          .append(words.html("victory.points", objective.points()))
          .append("</td>");
      for (int round = first; round <= last; round++) {
        out.append("<td class=\"stat\">")
            .append(round == 0 ? holder(objective) : "")
            .append("</td>");
      }
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table>\n");
  }

  /** Who holds it before the battle, by his number. */
  private String holder(Scenario.Objective objective) {
    String side = objective.heldBy();
    return side == null ? "" : String.valueOf(scenario.sideIndex(side) + 1);
  }

  private String sides() {
    return scenario.sides().stream()
        .map(
            side ->
                (scenario.sides().indexOf(side) + 1) + " " + HtmlEscape.text(side.displayName()))
        .collect(Collectors.joining(", "));
  }
}
