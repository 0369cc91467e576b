package dev.muster.cli.play;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.play.AskedQuestion;
import dev.muster.rules.play.OptionGroup;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.report.TextReport;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Plays a battle with persons at a terminal: it reports events, asks questions, and reads the
 * answers.
 */
public final class PlayDialogue {
  private static final String HELP =
      """
        A number chooses a line. A place or other words of an order narrow the list down.
        An order in words is given at once, also one of a later question of the turn:
        the orders of situations, such as: Shot-1 fires at Reiters-1

        list         the options again, all of them
        back         the whole list again
        map          the field; units lists what stands where
        why          what the commander of your side would do, and its score
        why ORDER    whether an order is legal now, and the rule that forbids it
        undo         takes your last answer back, and all that came of it
        auto         the commander of your side answers this question
        auto round   he answers up to the end of the round; auto battle up to the end
        save FILE    the battle so far as a log; muster replay checks it, muster battle goes on
                     from it. A name that ends in .html makes a page to watch, at the end;
                     one that ends in .situation a situation of where everything stands now
        quit         ends
      """;

  private final PlayedBattle battle;
  private final Supplier<EventFormatter> words;
  private final Table table;
  private TextReport report;

  /** The part of the report that has not been printed yet. */
  private StringBuilder news = new StringBuilder();

  /** The number of events that the report contains so far. */
  private int reported;

  /** Whether the question is shown next. */
  private boolean asks = true;

  /** The options that a chosen line or a word has narrowed the list to; null for all. */
  private @Nullable List<OptionGroup> narrowed;

  /** The terminal of the players. */
  public interface Table {
    /** Writes text that may come from files; lines end with LF. */
    void print(String text) throws IOException;

    /** Reads an answer; null at the end of the input. */
    @Nullable String readLine() throws IOException;

    /**
     * Keeps the battle in a file.
     *
     * @return what is said about it
     */
    String save(String file, PlayedBattle battle);
  }

  /**
   * @param words makes the words of a report
   */
  public PlayDialogue(PlayedBattle battle, Supplier<EventFormatter> words, Table table) {
    this.battle = battle;
    this.words = words;
    this.table = table;
    report = new TextReport(new StringBuilder(), words.get());
  }

  /** Plays to the end of the battle or of the input. */
  public void run() throws IOException {
    startReport();
    table.print("Type help for what you can do.\n");
    boolean more = true;
    while (more) {
      tellNews();
      AskedQuestion question = battle.question();
      if (asks) {
        ask(question);
        asks = false;
      }
      table.print("> ");
      String line = table.readLine();
      if (line == null) {
        table.print(question == null ? "\n" : "\nThe input ends here; the battle is not over.\n");
        more = false;
      } else {
        more = respond(question, line.strip());
      }
    }
  }

  private void startReport() {
    StringBuilder told = new StringBuilder();
    report = new TextReport(told, words.get());
    reported = 0;
    news = told;
  }

  private void tellNews() throws IOException {
    List<Event> events = battle.events();
    events.subList(reported, events.size()).forEach(report::accept);
    reported = events.size();
    table.print(news.toString());
    news.setLength(0);
  }

  private void ask(@Nullable AskedQuestion question) throws IOException {
    if (question == null) {
      table.print("\nThe battle is over. undo, save FILE or quit\n");
      return;
    }
    table.print(
        "\n"
            + question.heading(battle.program(), battle.round())
            + "\n"
            + menu(question).text(question, false));
  }

  private List<OptionGroup> options(AskedQuestion question) {
    List<OptionGroup> now = narrowed;
    return now == null ? OptionGroup.of(question, battle.program()) : now;
  }

  private OptionMenu menu(AskedQuestion question) {
    return new OptionMenu(options(question));
  }

  /** Handles an answer; returns whether the dialogue continues. */
  private boolean respond(@Nullable AskedQuestion question, String line) throws IOException {
    String first = line.split(" ", 2)[0].toLowerCase(Locale.ROOT);
    String rest = line.substring(first.length()).strip();
    switch (first) {
      case "quit", "exit" -> {
        return false;
      }
      case "" -> asks = true;
      case "help", "?" -> table.print(HELP);
      case "map" -> table.print(map());
      case "units" -> table.print(units());
      case "undo" -> undo();
      case "save" -> save(rest);
      default -> {
        if (question == null) {
          table.print("The battle is over; no order is asked for.\n");
        } else {
          answer(question, first, rest, line);
        }
      }
    }
    return true;
  }

  private void answer(AskedQuestion question, String first, String rest, String line)
      throws IOException {
    switch (first) {
      case "list" -> table.print(menu(question).text(question, true));
      case "back" -> narrow(null);
      case "auto" -> auto(question, rest);
      case "why" -> table.print(rest.isEmpty() ? advice() : legality(rest));
      default -> {
        if (line.matches("[0-9]{1,6}") && isLine(question, line)) {
          choose(menu(question).items().get(Integer.parseInt(line) - 1));
        } else {
          order(question, line);
        }
      }
    }
  }

  /** A number may be a line of the list, or a place such as 0508. */
  private boolean isLine(AskedQuestion question, String line) {
    int number = Integer.parseInt(line);
    return !line.startsWith("0") && number <= menu(question).items().size();
  }

  private void choose(OptionMenu.Item item) {
    if (item.isOption()) {
      battle.answer(item.option());
      narrow(null);
    } else {
      narrow(item.inside());
    }
  }

  private void narrow(@Nullable List<OptionGroup> to) {
    narrowed = to;
    asks = true;
  }

  /** Words that name one option, or several to choose from, or else an order. */
  private void order(AskedQuestion question, String line) throws IOException {
    for (int i = 0; i < question.options().size(); i++) {
      if (question.options().get(i).equalsIgnoreCase(line)) {
        battle.answer(i);
        narrow(null);
        return;
      }
    }
    List<OptionGroup> whole = OptionGroup.of(question, battle.program());
    List<OptionGroup> fitting = OptionMenu.narrowed(options(question), line);
    List<OptionGroup> found = fitting.isEmpty() ? OptionMenu.narrowed(whole, line) : fitting;
    boolean names = whole.stream().anyMatch(each -> line.startsWith(each.subject() + " "));
    if (!found.isEmpty() && !(names && line.contains(" "))) {
      narrowTo(found);
      return;
    }
    PlayedBattle.Response response = battle.answer(line);
    if (response instanceof PlayedBattle.Response.Refused refused
        && (refused.begun() || found.isEmpty())) {
      tellNews();
      table.print(line + ": " + refused.why() + "\n");
      if (refused.begun()) {
        narrow(null);
      }
    } else if (response instanceof PlayedBattle.Response.Refused) {
      narrowTo(found);
    } else {
      narrow(null);
    }
  }

  private void narrowTo(List<OptionGroup> found) {
    OptionMenu menu = new OptionMenu(found);
    if (menu.items().size() == 1) {
      choose(menu.items().getFirst());
    } else {
      narrow(found);
    }
  }

  private void auto(AskedQuestion question, String how) throws IOException {
    switch (how) {
      case "" -> battle.command();
      case "round" -> battle.commandUntil(Math.max(1, battle.round()));
      case "battle" -> battle.commandUntil(Integer.MAX_VALUE);
      default -> {
        table.print("auto, auto round or auto battle; found auto " + how + "\n");
        return;
      }
    }
    narrow(null);
  }

  private void undo() throws IOException {
    if (!battle.undo()) {
      table.print("There is no answer of yours to take back.\n");
      return;
    }
    narrow(null);
    startReport();
    battle.events().forEach(report::accept);
    reported = battle.events().size();
    news.setLength(0);
    table.print("Taken back.\n");
  }

  private void save(String file) throws IOException {
    table.print(
        (file.isEmpty() ? "save needs the name of a file" : table.save(file, battle)) + "\n");
  }

  private String advice() {
    List<String> advice = battle.advice();
    return advice.isEmpty()
        ? "The commander weighs nothing here.\n"
        : advice.stream().map(each -> "  " + each + "\n").collect(Collectors.joining());
  }

  private String legality(String order) {
    String why = battle.objection(order);
    return order + ": " + (why.isEmpty() ? "this is legal now" : why) + "\n";
  }

  private String map() {
    return new TextMap(battle.program(), battle.position()).drawn();
  }

  private String units() {
    StringBuilder text = new StringBuilder();
    BattlePosition position = battle.position();
    List<Scenario.Side> sides = battle.program().scenario().sides();
    List<String> codes = TextMap.codes(position);
    for (int side = 0; side < sides.size(); side++) {
      text.append(sides.get(side).displayName());
      if (side < position.lost().size()) {
        text.append(": ")
            .append(position.lost().get(side))
            .append(" lost, breaks at ")
            .append(position.breaksAt().get(side));
      }
      text.append('\n');
      for (int i = 0; i < position.units().size(); i++) {
        BattlePosition.Unit unit = position.units().get(i);
        if (unit.side() == side) {
          text.append(line(codes.get(i), unit)).append('\n');
        }
      }
      leaders(side, text);
    }
    return text.toString();
  }

  private void leaders(int side, StringBuilder text) {
    int group = 0;
    for (int s = 0; s < side; s++) {
      group += battle.program().scenario().sides().get(s).groups().size();
    }
    for (Scenario.Group each : battle.program().scenario().sides().get(side).groups()) {
      for (BattlePosition.Leader leader : battle.position().leaders()) {
        if (leader.group() == group && !each.general().displayName().isEmpty()) {
          String where =
              leader.lost()
                  ? "lost"
                  : leader.with() != null
                      ? "with " + leader.with()
                      : leader.at() != null ? leader.at().toString() : "not on the field";
          text.append(
              String.format(
                      Locale.ROOT, "  %-4s %-20s %s%n", "", each.general().displayName(), where)
                  .replace("\r", ""));
        }
      }
      group++;
    }
  }

  private String line(String code, BattlePosition.Unit unit) {
    String at =
        unit.at() == null || unit.facing() == null
            ? "not on the field"
            : unit.at() + " facing " + battle.program().board().kind().say(unit.facing());
    String marks = unit.marks().isEmpty() ? "" : "  " + String.join(", ", unit.marks());
    String printed = PrintedNames.of(battle.program().scenario()).of(unit.name());
    String name = printed.equals(unit.name()) ? "" : "  (" + printed + ")";
    return String.format(
            Locale.ROOT,
            "  %-4s %-20s %-24s %d of %d%s",
            code,
            unit.name(),
            at,
            unit.strength(),
            unit.full(),
            marks + name)
        .stripTrailing();
  }
}
