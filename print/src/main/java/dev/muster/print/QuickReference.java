package dev.muster.print;

import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The reference sheet for this battle, limited to what can occur in it: the fielded lines with
 * their dice, the odds by number of dice, the terrain on the map, factors, traits and readings, and
 * tracks for rounds and losses.
 */
final class QuickReference {
  /** A section of the rules with its brackets, which stays on one line. */
  private static final Pattern SECTION = Pattern.compile("\\(?§[0-9]+(\\.[0-9]+)*[,)]?");

  private final PrintJob job;
  private final BattleProgram program;
  private final Rulebook rulebook;
  private final DerivedStats figures;
  private final PageMessages words;
  private final StringBuilder out = new StringBuilder();

  private QuickReference(PrintJob job) {
    this.job = job;
    this.words = job.words();
    this.program = job.program();
    this.rulebook = program.rulebook();
    this.figures = RuleSystems.of(rulebook).derivedStats();
  }

  static String html(PrintJob job) {
    return PageTemplate.html(job, job.words().text("reference.of", job.title()), body(job));
  }

  static String body(PrintJob job) {
    return new QuickReference(job).write();
  }

  private String write() {
    out.append("<h1>")
        .append(words.html("reference"))
        .append("</h1>\n<p class=\"facts\">")
        .append(PageTemplate.title(program.scenario().label(), program.scenario().name()))
        .append(" &middot; ")
        .append(PageTemplate.title(rulebook.label(), rulebook.name()))
        .append("</p>\n");
    tracks();
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      lines(side);
    }
    OddsPage.append(out, job, 4);
    ScenarioPage.terrain(out, program, words);
    factors();
    new HouseRulesSection(program, words).appendBesideFactors(out);
    return out.toString();
  }

  private void tracks() {
    Integer rounds = program.scenario().roundLimit();
    if (rounds != null && rounds > 1 && rounds <= 60) {
      out.append("<h2>").append(words.html("rounds")).append("</h2>\n<div class=\"track\">");
      for (int round = 1; round <= rounds; round++) {
        out.append("<span>").append(round).append("</span> ");
      }
      out.append("</div>\n");
    }
    losses(out, program, words);
  }

  /** Whether a side breaks at a known loss, so that its losses are counted. */
  static boolean countsLosses(BattleProgram program) {
    return IntStream.range(0, program.scenario().sides().size())
        .anyMatch(side -> SideStrength.of(program, side).breaksAt() != null);
  }

  /** A track for each side to tick off its losses, up to where it breaks. */
  static void losses(StringBuilder out, BattleProgram program, PageMessages words) {
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      Scenario.Side each = program.scenario().sides().get(side);
      SideStrength strength = SideStrength.of(program, side);
      if (strength.breaksAt() == null) {
        continue; // nobody knows when it breaks, so there is nothing to count
      }
      out.append("<h2>")
          .append(words.html("reference.points", PageTemplate.title(each.label(), each.name())))
          .append("</h2>\n<p class=\"facts\">")
          .append(strength.summary(words))
          .append("</p>\n");
      strength.track(out);
    }
  }

  private void lines(int side) {
    Scenario.Side each = program.scenario().sides().get(side);
    out.append("<h2>")
        .append(words.html("reference.troops-of", PageTemplate.title(each.label(), each.name())))
        .append("</h2>\n<table class=\"troops\">\n<thead><tr><th>")
        .append(words.html("reference.troops"))
        .append("</th><th>")
        .append(words.html("category"))
        .append("</th><th>")
        .append(words.html("reference.full"))
        .append("</th></tr></thead>\n<tbody>\n");
    for (StandLine line : SideStrength.fielded(program, side)) {
      List<String> sentences = figures.summaryLines(line, rulebook);
      out.append("<tr><td>")
          .append(PageTemplate.title(line.label(), line.name()))
          .append(' ')
          .append(HtmlEscape.text(line.orderClass()))
          .append(passes(line))
          .append("</td><td>")
          .append(HtmlEscape.text(ArmyPage.category(rulebook, line)))
          .append("</td><td>")
          .append(joined(sentences))
          .append("</td></tr>\n");
    }
    out.append("</tbody>\n</table>\n");
  }

  /**
   * Joins sentences: those that end with a full stop follow each other, others are joined by
   * punctuation.
   */
  private static String joined(List<String> sentences) {
    var text = new StringBuilder();
    for (String each : sentences) {
      text.append(text.isEmpty() ? "" : text.charAt(text.length() - 1) == '.' ? " " : "; ")
          .append(
              SECTION.matcher(HtmlEscape.text(each)).replaceAll("<span class=\"cite\">$0</span>"));
    }
    return text.toString();
  }

  private String passes(StandLine line) {
    return rulebook.orderClasses().stream()
        .filter(each -> each.key().equals(line.orderClass()) && each.pass() > 0)
        .map(each -> " (" + words.html("reference.test", each.pass()) + ")")
        .findFirst()
        .orElse("");
  }

  private void factors() {
    List<Rulebook.Factor> inPlay =
        FactorsInPlay.narrowed(program).stream()
            .filter(factor -> factor.fireDice() != 0 || factor.meleeDice() != 0)
            .toList();
    if (inPlay.isEmpty()) {
      return;
    }
    out.append("<h2>")
        .append(words.html("factors"))
        .append("</h2>\n<table class=\"factors\">\n<thead><tr><th>")
        .append(words.html("factor"))
        .append("</th><th class=\"stat\">")
        .append(words.html("fire"))
        .append("</th><th class=\"stat\">")
        .append(words.html("melee"))
        .append("</th><th>")
        .append(words.html("rule"))
        .append("</th></tr></thead>\n<tbody>\n");
    for (Rulebook.Factor factor : inPlay) {
      out.append("<tr><td>")
          .append(PageTemplate.title(factor.label(), factor.key()))
          .append(factor.cite().ours() ? " *" : "")
          .append("</td><td class=\"stat\">")
          .append(signed(factor.fireDice()))
          .append("</td><td class=\"stat\">")
          .append(signed(factor.meleeDice()))
          .append("</td><td>")
          .append(
              factor.cite().section().isBlank()
                  ? ""
                  : "&sect;" + HtmlEscape.text(factor.cite().section()) + " ")
          .append(HtmlEscape.text(rule(factor)))
          .append("</td></tr>\n");
    }
    out.append("</tbody>\n</table>\n");
    if (inPlay.stream().anyMatch(factor -> factor.cite().ours())) {
      out.append("<p class=\"small\">* ").append(words.html("ours")).append("</p>\n");
    }
  }

  /** A factor of an author says where it applies, and so does one of the rules without a text. */
  private String rule(Rulebook.Factor factor) {
    String text = factor.cite().text();
    boolean told = factor.cite().ours() || text.isEmpty();
    String where = told ? HouseRulesSection.where(rulebook, factor, words) : "";
    return where.isEmpty() || text.isEmpty() ? where + text : where + ". " + text;
  }

  private static String signed(int amount) {
    return amount == 0 ? "" : (amount > 0 ? "+" : "") + amount;
  }
}
