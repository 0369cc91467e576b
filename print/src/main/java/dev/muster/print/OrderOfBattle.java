package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.GroupLetter;
import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.system.Roster;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A side by command groups: each General, and each of his stands with its line of the army list, so
 * that a player has all he needs on one sheet.
 */
final class OrderOfBattle {
  /** So many values of a stand have room beside its name at the usual size. */
  private static final int MOST_STATS = 9;

  /** So many letters of their columns have room there, counted at the longest value of each. */
  private static final int MOST_LETTERS = 55;

  private final BattleProgram program;
  private final int side;
  private final ScenarioPhrases phrases;
  private final PrintedNames names;
  private final PageMessages words;
  private final Roster roster;
  private final List<Rulebook.Stat> stats;
  private final String heading;

  /** Creates an order of battle with the groups below the heading of their side. */
  OrderOfBattle(BattleProgram program, int side, PageMessages words) {
    this(program, side, words, "h3");
  }

  private OrderOfBattle(BattleProgram program, int side, PageMessages words, String heading) {
    this.program = program;
    this.side = side;
    this.words = words;
    this.roster = RuleSystems.of(program.rulebook()).roster();
    this.names = PrintedNames.of(program.scenario());
    this.phrases = new ScenarioPhrases(program.scenario(), words);
    this.stats = program.rulebook().stats().stream().filter(this::isUsed).toList();
    this.heading = heading;
  }

  /** One whose groups stand right below the title of the page. */
  static OrderOfBattle belowTheTitle(BattleProgram program, int side, PageMessages words) {
    return new OrderOfBattle(program, side, words, "h2");
  }

  /**
   * Whether a stand of the side has a value in the column, and of its own: an empty one would only
   * take room, and "4" in one of how many the list has would be read as the unit's.
   */
  private boolean isUsed(Rulebook.Stat stat) {
    if (roster.listLevelStats().contains(stat.key())) {
      return false;
    }
    return program.scenario().sides().get(side).groups().stream()
        .flatMap(group -> group.stands().stream())
        .anyMatch(stand -> program.line(side, stand).stats().get(stat.key()) != null);
  }

  private int letters() {
    return stats.stream()
        .mapToInt(
            stat ->
                Math.max(
                    stat.header().length(),
                    program.scenario().sides().get(side).groups().stream()
                        .flatMap(group -> group.stands().stream())
                        .map(stand -> program.line(side, stand).stats().get(stat.key()))
                        .mapToInt(value -> value == null ? 0 : value.toString().length())
                        .max()
                        .orElse(0)))
        .sum();
  }

  void append(StringBuilder out) {
    int letter = 0;
    for (int before = 0; before < side; before++) {
      letter += program.scenario().sides().get(before).groups().size();
    }
    for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
      group(out, group, GroupLetter.of(letter++));
    }
  }

  void group(StringBuilder out, Scenario.Group group, String letter) {
    out.append("<div class=\"group\">\n<")
        .append(heading)
        .append(" class=\"led\">")
        .append(letter)
        .append(". ")
        .append(PageTemplate.title(group.label(), group.name()))
        .append(" <span class=\"general\">")
        .append(words.html("general.called", general(group.general())))
        .append("</span></")
        .append(heading)
        .append(">\n");
    PageTemplate.notes(out, group.notes());
    out.append("<table class=\"group")
        .append(stats.size() > MOST_STATS || letters() > MOST_LETTERS ? " wide" : "")
        .append("\">\n<thead><tr><th>")
        .append(words.html("order.number"))
        .append("</th><th>")
        .append(words.html("order.stand"))
        .append("</th><th>")
        .append(words.html("category.short"))
        .append("</th>");
    for (Rulebook.Stat stat : stats) {
      out.append("<th class=\"stat\">").append(HtmlEscape.text(stat.header())).append("</th>");
    }
    out.append("<th class=\"stat\">")
        .append(words.html("order.place"))
        .append("</th><th class=\"stat\">")
        .append(words.html("order.facing"))
        .append("</th><th>")
        .append(words.html("order.strength"))
        .append("</th></tr></thead>\n<tbody>\n");
    int number = 0;
    for (Scenario.DeployedStand stand : group.stands()) {
      stand(out, stand, letter + ++number, group.general().arrival());
    }
    out.append("</tbody>\n</table>\n</div>\n");
  }

  private String general(Scenario.General general) {
    return PageTemplate.title(general.label(), general.name())
        + ": "
        + String.join(", ", facts(general));
  }

  /** The number of a General, with its sign; empty in a game that gives him none. */
  String value(Scenario.General general) {
    Integer value = roster.leader(general, program.rulebook()).value();
    return value == null ? "" : (value >= 0 ? "+" : "") + value;
  }

  /** Returns the properties of a General, escaped for a page. */
  List<String> facts(Scenario.General general) {
    var facts = new ArrayList<String>();
    Roster.Leader worth = roster.leader(general, program.rulebook());
    String value = value(general);
    if (!value.isEmpty()) {
      facts.add(words.html("general.value", value));
    }
    if (!general.quality().isBlank()) {
      facts.add(HtmlEscape.text(general.quality()));
    }
    if (worth.range() != null) {
      facts.add(words.html("general.range", worth.range()));
    }
    if (general.arrival() != null) {
      facts.add(words.html("general.comes", phrases.arrival(general.arrival())));
    } else if (general.attachedTo() != null) {
      facts.add(words.html("general.with", HtmlEscape.text(names.of(general.attachedTo()))));
    } else {
      facts.add(words.html("general.at", HtmlEscape.text(general.at().toString())));
    }
    return facts;
  }

  /** All stands that the reader may see, one row each. */
  static SpreadsheetTable rows(PrintJob job) {
    BattleProgram program = job.program();
    PageMessages words = job.words();
    var rows = new ArrayList<List<String>>();
    var head =
        new ArrayList<>(
            List.of(
                words.text("results.side"),
                words.text("results.group"),
                words.text("order.number"),
                words.text("order.stand"),
                words.text("reference.troops"),
                words.text("category")));
    program.rulebook().stats().forEach(stat -> head.add(stat.header()));
    head.addAll(List.of(words.text("order.place"), words.text("order.facing")));
    rows.add(head);
    int letter = 0;
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      Scenario.Side owner = program.scenario().sides().get(side);
      for (Scenario.Group group : owner.groups()) {
        String name = GroupLetter.of(letter++);
        for (int i = 0; i < group.stands().size() && job.shows(side); i++) {
          Scenario.DeployedStand stand = group.stands().get(i);
          StandLine line = program.line(side, stand);
          var row =
              new ArrayList<>(
                  List.of(
                      owner.name(),
                      group.name(),
                      name + (i + 1),
                      stand.name(),
                      line.label().isBlank() ? line.name() : line.label(),
                      ArmyPage.category(program.rulebook(), line)));
          for (Rulebook.Stat stat : program.rulebook().stats()) {
            StatValue value = ArmyPage.stat(program.rulebook(), line, stat.key());
            row.add(value == null ? "" : value.toString());
          }
          row.add(
              stand.arrival() != null
                  ? words.text("order.round", stand.arrival().round())
                  : stand.zone() != null ? stand.zone() : stand.at().toString());
          row.add(program.board().kind().say(stand.facing()));
          rows.add(row);
        }
      }
    }
    return new SpreadsheetTable(words.text("order"), rows);
  }

  private void stand(
      StringBuilder out,
      Scenario.DeployedStand stand,
      String label,
      Scenario.@Nullable Arrival withGeneral) {
    StandLine line = program.line(side, stand);
    out.append("<tr><td>")
        .append(label)
        .append("</td><td>")
        .append(HtmlEscape.text(names.of(stand.name())))
        .append(" <span class=\"type\">")
        .append(PageTemplate.title(line.label(), line.name()))
        .append(' ')
        .append(HtmlEscape.text(line.orderClass()))
        .append(
            EstimatedValues.isEstimated(line)
                ? " <i>" + words.html("estimated.short") + "</i>"
                : "")
        .append("</span></td><td>")
        // class and category stay on one line, the weapon may go to the next
        .append(
            HtmlEscape.text(
                ArmyPage.category(program.rulebook(), line).replaceFirst(", ", ",\u00a0")))
        .append("</td>");
    for (Rulebook.Stat stat : stats) {
      out.append("<td class=\"stat\">")
          .append(ArmyPage.value(line.stats().get(stat.key())))
          .append("</td>");
    }
    out.append("<td class=\"stat\">")
        .append(place(stand))
        .append("</td><td class=\"stat\">")
        .append(program.board().kind().say(stand.facing()))
        .append("</td><td class=\"boxes\">")
        .append(boxes(line, stand))
        .append("</td></tr>\n");
    List<String> remarks = remarks(stand, withGeneral);
    if (!remarks.isEmpty()) {
      out.append("<tr><td></td><td class=\"small\" colspan=\"")
          .append(stats.size() + 5)
          .append("\">")
          .append(String.join("; ", remarks))
          .append("</td></tr>\n");
    }
  }

  private String place(Scenario.DeployedStand stand) {
    return stand.arrival() != null
        ? words.html("order.round", stand.arrival().round())
        : stand.zone() != null ? words.html("order.zone") : stand.at().toString();
  }

  private String zone(String name) {
    Scenario.Zone zone = program.scenario().zone(name);
    return zone == null ? HtmlEscape.text(name) : PageTemplate.title(zone.label(), zone.name());
  }

  /** A box to tick for what the stand can lose; those lost before the battle are full. */
  private String boxes(StandLine line, Scenario.DeployedStand stand) {
    var boxes = new StringBuilder();
    for (Roster.Boxes group : roster.boxes(line, stand, program)) {
      boxes
          .append(boxes.isEmpty() ? "" : " ")
          .append("□".repeat(Math.min(group.open(), 20)))
          .append("■".repeat(Math.min(group.full(), 20)));
    }
    return boxes.toString();
  }

  /**
   * Returns the special properties of the stand; an arrival together with its General is shown
   * beside the General.
   */
  private List<String> remarks(
      Scenario.DeployedStand stand, Scenario.@Nullable Arrival withGeneral) {
    var remarks = new ArrayList<String>();
    if (stand.arrival() != null && !stand.arrival().equals(withGeneral)) {
      remarks.add(words.html("general.comes", phrases.arrival(stand.arrival())));
    }
    if (stand.zone() != null && stand.arrival() == null) {
      remarks.add(words.html("order.in-zone", zone(stand.zone())));
    }
    var marks =
        new TreeSet<>(Comparator.comparingInt(this::order).thenComparing(String::compareTo));
    marks.addAll(stand.marks().keySet());
    marks.remove(roster.damageMark());
    marks.forEach(mark -> remarks.add(words.html("order.starts", called(stand, mark))));
    stand
        .traits()
        .forEach(
            (key, value) -> remarks.add(ArmyPage.trait(program.rulebook(), key, value, words)));
    return remarks;
  }

  /** Marks of the game come first, in the order of the game. */
  private int order(String mark) {
    int place = roster.marks().indexOf(mark);
    return place < 0 ? Integer.MAX_VALUE : place;
  }

  /** A mark in the words of the game, else as the rulebook calls it, with the number behind it. */
  private String called(Scenario.DeployedStand stand, String mark) {
    if (words.has("mark." + mark)) {
      return words.html("mark." + mark);
    }
    Rulebook.Mark known = program.rulebook().mark(mark);
    String label = known == null || known.label().isBlank() ? mark : known.label();
    return HtmlEscape.text((label + " " + stand.marks().get(mark)).strip());
  }
}
