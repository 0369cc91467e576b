package dev.muster.print.analysis;

import dev.muster.print.SvgWriter;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.FilmStrip;
import dev.muster.print.replay.BattleRecording;
import dev.muster.print.replay.KeyPosition;
import dev.muster.rules.analysis.BattleStory;
import dev.muster.rules.model.SideColour;
import java.util.ArrayList;
import java.util.List;

/**
 * The story of a battle as a page, and as Markdown or plain text. The same story, the same page.
 */
public final class StoryPage {
  static final String POINTS =
      "Chances are shares of battles won from a position, half a win for a draw. The dice of a throw"
          + " count what it came to less what it was expected to come to. Decisions are what the"
          + " chances changed by beside the dice in a step in which a side decided something, and the"
          + " clock is what they changed by where neither did.";

  private static final String SKILL =
      "As the marshal sees it. The cost is how many of 100 trials the better order won more, and no"
          + " part of the account above.";

  private static final String COSTLIEST = "The decisions that cost most";

  private static final String FOOT =
      "Written by Muster from the events of the battle; muster replay --analyse with its log writes"
          + " the same.";

  private final BattleStory story;
  private final StoryTables tables;

  private StoryPage(BattleStory story) {
    this.story = story;
    tables = new StoryTables(story);
  }

  /**
   * One HTML file without a script.
   *
   * @param battle the same battle, for maps of its key positions
   */
  public static String html(BattleStory story, BattleRecording battle) {
    return new StoryPage(story).page(battle);
  }

  /** Markdown, as forums and wikis read it. */
  public static String markdown(BattleStory story) {
    return new StoryPage(story).markdown();
  }

  /** Returns the summary and the turning points, for a terminal. */
  public static List<String> text(BattleStory story) {
    List<String> lines = new ArrayList<>(story.summary());
    for (BattleStory.DecisiveAction each : story.turningPoints()) {
      lines.add("");
      lines.add(
          "Turning point "
              + each.number()
              + ", round "
              + each.round()
              + ": "
              + story.change(each)
              + "; dice "
              + StoryTables.points(each.luck())
              + ", decisions "
              + StoryTables.points(each.decisions()));
      each.lines().forEach(line -> lines.add("  " + line));
      if (!each.marshal().isEmpty()) {
        lines.add("  As the marshal sees it, " + each.marshal());
      }
    }
    List<List<String>> costliest = new StoryTables(story).costliest().rows();
    if (!costliest.isEmpty()) {
      lines.add("");
      lines.add(COSTLIEST + ", as the marshal sees them:");
    }
    for (List<String> each : costliest) {
      lines.add(
          "  %s, round %s, points lost %s: %s; better was: %s"
              .formatted(each.get(0), each.get(3), each.get(4), each.get(1), each.get(2)));
    }
    return lines;
  }

  private String under() {
    String date = story.date().isBlank() ? "" : ", " + PageMessages.ENGLISH.date(story.date());
    return story.rules() + date + ", seed " + story.seed();
  }

  // ---- HTML

  private String page(BattleRecording battle) {
    AnalysisFrame page = new AnalysisFrame();
    page.list(story.summary());
    page.heading("What it came to, and by what");
    table(page, tables.accounts());
    page.paragraph(POINTS);
    page.heading("The chances");
    page.figure(
        curve(),
        "The chances of "
            + story.sides().getFirst()
            + " by round; dashed: the"
            + " start and the dice alone. Numbers are turning points.");
    if (!story.turningPoints().isEmpty()) {
      page.heading("Turning points");
      table(page, tables.turningPoints());
    }
    costliest(page);
    page.heading("Key positions");
    page.figure(
        SvgWriter.inline(FilmStrip.of(battle, KeyPosition.of(battle, story))),
        "The start, the turning points and the end on the map.");
    page.heading("Losses");
    page.figure(losses(), "What each side has lost by round, in shares of what breaks it.");
    table(page, tables.losses());
    page.heading("Round by round");
    for (BattleStory.RoundStory each : story.rounds()) {
      page.html("<h3>" + (each.round() == 0 ? "Before the battle" : "Round " + each.round()));
      page.html("</h3>\n");
      page.paragraph(each.text());
    }
    page.heading("Groups and Generals");
    table(page, tables.fates());
    page.heading("The best throws");
    table(page, tables.bestThrows());
    if (!story.sources().isEmpty()) {
      page.heading("Sources");
      page.list(story.sources());
    }
    return page.page(story.title(), under(), FOOT, SideColour.of(battle.program().scenario()));
  }

  private void costliest(AnalysisFrame page) {
    if (!tables.costliest().rows().isEmpty()) {
      page.heading(COSTLIEST);
      table(page, tables.costliest());
      page.paragraph(SKILL);
    }
  }

  private static void table(AnalysisFrame page, StoryTables.Table table) {
    page.table(table.heads(), table.numbers(), table.rows());
  }

  private String curve() {
    List<BattleStory.CurvePoint> curve = story.curve();
    RoundChart chart =
        new RoundChart("Chances of " + story.sides().getFirst() + " by round", curve.size(), 1);
    chart.level(0, "0 %", false);
    chart.level(0.5, "50 %", true);
    chart.level(1, "100 %", false);
    chart.edge(story.sides().get(0) + " wins", true);
    chart.edge(story.sides().get(1) + " wins", false);
    List<Double> starts = new ArrayList<>();
    List<RoundChart.At> value = new ArrayList<>();
    List<RoundChart.At> luck = new ArrayList<>();
    for (int i = 0; i < curve.size(); i++) {
      while (starts.size() < curve.get(i).round()) {
        starts.add((double) i);
      }
      value.add(new RoundChart.At(i, curve.get(i).value()));
      luck.add(new RoundChart.At(i, curve.getFirst().value() + curve.get(i).luck()));
    }
    chart.rounds(starts);
    chart.line("luck", luck);
    chart.line("value", value);
    for (BattleStory.DecisiveAction each : story.turningPoints()) {
      chart.mark(each.number(), new RoundChart.At(place(each), each.after()));
    }
    return chart.svg();
  }

  /**
   * Returns the index of a turning point on the curve: the first point of its round with its value.
   */
  private int place(BattleStory.DecisiveAction turn) {
    for (int i = 0; i < story.curve().size(); i++) {
      BattleStory.CurvePoint each = story.curve().get(i);
      if (each.round() == turn.round() && each.value() == turn.after()) {
        return i;
      }
    }
    return 0;
  }

  private String losses() {
    List<BattleStory.RoundStory> rounds =
        story.rounds().stream().filter(each -> each.round() > 0).toList();
    RoundChart chart = new RoundChart("Losses of both sides by round", rounds.size(), 1.25);
    chart.level(0, "0", false);
    chart.level(1, "breaks", true);
    List<Double> starts = new ArrayList<>();
    for (int i = 0; i < rounds.size(); i++) {
      starts.add((double) i);
    }
    chart.rounds(starts);
    for (int side = 0; side < story.sides().size(); side++) {
      List<RoundChart.At> line = new ArrayList<>(List.of(new RoundChart.At(0, 0)));
      for (int i = 0; i < rounds.size(); i++) {
        double breaks = Math.max(1, story.breaksAt().get(side));
        line.add(new RoundChart.At(i + 1.0, rounds.get(i).lost().get(side) / breaks));
      }
      chart.line("side" + side, line);
      chart.key(side, story.sides().get(side));
    }
    return chart.svg();
  }

  // ---- Markdown

  private String markdown() {
    MarkdownWriter page = new MarkdownWriter();
    page.heading(1, story.title());
    page.paragraph(under());
    page.list(story.summary());
    page.heading(2, "What it came to, and by what");
    page.table(tables.accounts());
    page.paragraph(POINTS);
    if (!story.turningPoints().isEmpty()) {
      page.heading(2, "Turning points");
      page.table(tables.turningPoints());
    }
    if (!tables.costliest().rows().isEmpty()) {
      page.heading(2, COSTLIEST);
      page.table(tables.costliest());
      page.paragraph(SKILL);
    }
    page.heading(2, "Losses");
    page.table(tables.losses());
    page.heading(2, "Round by round");
    for (BattleStory.RoundStory each : story.rounds()) {
      page.heading(3, each.round() == 0 ? "Before the battle" : "Round " + each.round());
      page.paragraph(each.text());
    }
    page.heading(2, "Groups and Generals");
    page.table(tables.fates());
    page.heading(2, "The best throws");
    page.table(tables.bestThrows());
    if (!story.sources().isEmpty()) {
      page.heading(2, "Sources");
      page.list(story.sources());
    }
    return page.text();
  }
}
