package dev.muster.print;

import dev.muster.print.drawing.TextMetrics;
import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Army.StandLine;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Rulebook.Stat;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An army list in the layout of chapter 15: a line a stand type, its category, and the columns the
 * rulebook names.
 */
final class ArmyPage {
  /** So many columns still have room beside each other in letters of the usual size. */
  private static final int MANY = 12;

  /** Letters of the usual size, and what is left empty about them, in millimetres. */
  private static final double USUAL = 3.4;

  private static final double EMPTY = 4.3;

  /** So wide may the columns be that names and categories still have room, in millimetres. */
  private static final double ROOM = 150;

  private static final Pattern WORDS = Pattern.compile("(?<=\\p{L}{3})/(?=\\p{L}{3})");

  private ArmyPage() {}

  static String html(ArmyList list, List<BattleProgram> programs, PrintSettings setting) {
    Army army = list.army();
    return PageTemplate.html(
        army.label().isBlank() ? army.name() : army.label(),
        setting,
        Provenance.of(list, setting),
        body(list.rulebook(), army, programs, setting.words(list.rulebook())));
  }

  static String body(
      Rulebook rulebook, Army army, List<BattleProgram> programs, PageMessages words) {
    var out = new StringBuilder();
    out.append("<h1>").append(PageTemplate.title(army.label(), army.name())).append("</h1>\n");
    out.append("<p class=\"facts\">").append(facts(rulebook, army, words)).append("</p>\n");
    table(out, rulebook, army, words);
    PageTemplate.notes(out, army.notes());
    PageTemplate.list(
        out, words.html("sources"), army.sources().stream().map(HtmlEscape::text).toList());
    fielded(out, army, programs, words);
    return out.toString();
  }

  /** The list as rows of a table, with the columns of the rulebook. */
  static SpreadsheetTable rows(ArmyList list, PageMessages words) {
    Rulebook rulebook = list.rulebook();
    Army army = list.army();
    var rows = new ArrayList<List<String>>();
    var head = new ArrayList<>(List.of("Stand", "Name", "Order", "Category", "Weapon"));
    Rulebook base = Rulebooks.base(rulebook);
    for (Stat stat : rulebook.stats()) {
      head.add(base == null || base.stats().contains(stat) ? stat.header() : stat.key());
    }
    head.addAll(List.of("Traits", "Notes"));
    rows.add(head);
    for (StandLine line : army.stands()) {
      var row =
          new ArrayList<>(
              List.of(
                  line.name(),
                  line.label(),
                  line.orderClass(),
                  line.category(),
                  line.weapon() == null ? "" : line.weapon()));
      for (Stat stat : rulebook.stats()) {
        StatValue value = stat(rulebook, line, stat.key());
        row.add(value == null ? "" : value.toString());
      }
      var traits = new ArrayList<String>();
      line.traits().forEach((key, value) -> traits.add(value.isEmpty() ? key : key + "=" + value));
      row.add(String.join("; ", traits));
      // A stroke between notes; one within a note is doubled.
      row.add(
          line.notes().stream()
              .map(note -> note.replace("|", "||"))
              .collect(Collectors.joining(" | ")));
      rows.add(row);
    }
    rows.addAll(about(rulebook, army));
    return new SpreadsheetTable(words.text("army"), rows);
  }

  /** Returns the properties of the whole army, in lines that {@code import} can read. */
  private static List<List<String>> about(Rulebook rulebook, Army army) {
    var rows = new ArrayList<List<String>>();
    rows.add(List.of("Army:", army.name(), army.label()));
    Rulebook base = Rulebooks.base(rulebook);
    rows.add(
        base == null
            ? List.of("Rulebook:", rulebook.name())
            : List.of("Rulebook:", rulebook.name(), base.name()));
    if (army.training() != null) {
      rows.add(List.of("Training:", army.training()));
    }
    Army.Share share = army.breakShare();
    if (share != null) {
      rows.add(List.of("Breaks at:", share.toString()));
    }
    if (army.statedBreakPoints() != null) {
      rows.add(List.of("Total:", army.statedBreakPoints().toString()));
    }
    army.notes().forEach(note -> rows.add(List.of("Note:", note)));
    army.sources().forEach(source -> rows.add(List.of("Source:", source)));
    return rows;
  }

  private static String facts(Rulebook rulebook, Army army, PageMessages words) {
    var facts = new ArrayList<String>();
    facts.add(words.html("army.for", PageTemplate.title(rulebook.label(), rulebook.name())));
    if (army.training() != null) {
      facts.add(training(army.training(), words));
    }
    Army.Share share = army.breakShare();
    if (share != null) {
      facts.add(
          share.numerator() == share.denominator()
              ? words.html("army.breaks.all")
              : words.html("army.breaks", share.toString()));
    }
    return String.join(" &middot; ", facts);
  }

  private static String training(String word, PageMessages words) {
    return switch (word) {
      case "well" -> words.html("army.well");
      case "poor" -> words.html("army.poor");
      default -> words.html("army.training", HtmlEscape.text(word));
    };
  }

  /** Two lines above the stands, as in the rules: the columns, then whose stands they are. */
  private static void table(StringBuilder out, Rulebook rulebook, Army army, PageMessages words) {
    List<Stat> stats = columns(rulebook, army);
    boolean wide = stats.size() > MANY || width(rulebook, army, stats) > ROOM;
    out.append(wide ? "<table class=\"army wide\">" : "<table class=\"army\">")
        .append("\n<thead><tr><th>")
        .append(words.html("army.list"))
        .append("</th><td></td>");
    for (Stat stat : stats) {
      out.append("<th class=\"stat\">").append(HtmlEscape.text(stat.header())).append("</th>");
    }
    out.append("</tr>\n<tr><th>")
        .append(PageTemplate.title(army.label(), army.name()))
        .append("</th><th>")
        .append(words.html("category.short"))
        .append("</th>")
        .append("<td></td>".repeat(stats.size()))
        .append("</tr></thead>\n<tbody>\n");
    var remarks = new ArrayList<String>();
    for (StandLine line : army.stands()) {
      row(out, rulebook, line, stats, remarks, words);
    }
    out.append("</tbody>\n</table>\n");
    for (String remark : remarks) {
      out.append("<p class=\"note small\">").append(remark).append("</p>\n");
    }
  }

  /**
   * The columns of the rulebook; if there are many, only those in which at least one line has a
   * value.
   */
  private static List<Stat> columns(Rulebook rulebook, Army army) {
    return rulebook.stats().size() <= MANY
        ? rulebook.stats()
        : rulebook.stats().stream()
            .filter(
                stat ->
                    army.stands().stream()
                        .anyMatch(line -> stat(rulebook, line, stat.key()) != null))
            .toList();
  }

  /** Returns the width of the columns at normal letter size, in millimetres. */
  private static double width(Rulebook rulebook, Army army, List<Stat> stats) {
    double width = 0;
    for (Stat stat : stats) {
      double widest = TextMetrics.width(stat.header(), USUAL, true);
      for (StandLine line : army.stands()) {
        String shown = shown(stat(rulebook, line, stat.key()));
        widest = Math.max(widest, TextMetrics.width(shown, USUAL, false));
      }
      width += widest + EMPTY;
    }
    return width;
  }

  private static void row(
      StringBuilder out,
      Rulebook rulebook,
      StandLine line,
      List<Stat> stats,
      List<String> remarks,
      PageMessages words) {
    boolean estimated = EstimatedValues.isEstimated(line);
    out.append(estimated ? "<tr class=\"estimated\">" : "<tr>");
    out.append("<td>").append(name(line)).append(' ').append(HtmlEscape.text(line.orderClass()));
    String remark = remark(rulebook, line, words);
    if (estimated || !remark.isEmpty()) {
      remarks.add(
          remarks.size()
              + 1
              + (estimated ? " <b>" + words.html("estimated") + "</b> " : " ")
              + name(line)
              + (remark.isEmpty() ? "" : ": " + remark));
      out.append("<sup>")
          .append(remarks.size())
          .append(estimated ? " " + words.html("estimated.short") : "")
          .append("</sup>");
    }
    out.append("</td><td>").append(HtmlEscape.text(category(rulebook, line))).append("</td>");
    for (Stat stat : stats) {
      out.append("<td class=\"stat\">")
          .append(value(stat(rulebook, line, stat.key())))
          .append("</td>");
    }
    out.append("</tr>\n");
  }

  /** The value of a line, otherwise the default of its category; null if both are blank. */
  static @Nullable StatValue stat(Rulebook rulebook, StandLine line, String stat) {
    StatValue own = line.stats().get(stat);
    Rulebook.Category category = own != null ? null : rulebook.category(line.category());
    return category == null ? own : category.defaults().get(stat);
  }

  private static String name(StandLine line) {
    return PageTemplate.title(line.label(), line.name());
  }

  /** Printed as in chapter 15: {@code CS, Lancer} or {@code SS, LC, Arquebus}. */
  static String category(Rulebook rulebook, StandLine line) {
    var parts = new ArrayList<String>();
    rulebook.categories().stream()
        .filter(category -> category.key().equals(line.category()))
        .findFirst()
        .ifPresentOrElse(
            category -> {
              if (!category.standClass().isEmpty()) {
                parts.add(category.standClass());
              }
              parts.add(shortName(category));
            },
            () -> parts.add(line.category()));
    if (line.weapon() != null) {
      parts.add(
          rulebook.weapons().stream()
              .filter(weapon -> weapon.key().equals(line.weapon()))
              .map(Rulebook.Weapon::label)
              .findFirst()
              .orElse(line.weapon()));
    }
    return String.join(", ", parts);
  }

  /** As the rules print it: a single word in full, more words by their abbreviation. */
  private static String shortName(Rulebook.Category category) {
    return category.label().isBlank() || category.label().contains(" ")
        ? category.code()
        : category.label();
  }

  /**
   * A column the author left blank has no value, which is not the same as 0: a stand with a 0 in it
   * may fire.
   */
  static String value(@Nullable StatValue value) {
    return HtmlEscape.text(shown(value));
  }

  /** Words that stand together, such as pike and musket, may go on in the next line. */
  private static String shown(@Nullable StatValue value) {
    return value == null
        ? ""
        : WORDS.matcher(value.toString().replace("[", " [")).replaceAll(" / ");
  }

  private static String remark(Rulebook rulebook, StandLine line, PageMessages words) {
    var parts = new ArrayList<String>();
    line.traits().forEach((key, value) -> parts.add(trait(rulebook, key, value, words)));
    line.notes().stream()
        .map(EstimatedValues::reason)
        .filter(note -> !note.isEmpty())
        .forEach(note -> parts.add(HtmlEscape.text(note)));
    return String.join("; ", parts);
  }

  static String trait(Rulebook rulebook, String key, String value, PageMessages words) {
    String label = key;
    String effects = "";
    for (Rulebook.Trait trait : rulebook.traits()) {
      if (trait.key().equals(key)) {
        label = trait.label().isBlank() ? key : trait.label();
        effects = HouseRulesSection.effects(rulebook, trait, words);
      }
    }
    return HtmlEscape.text(
        label
            + (value.isBlank() ? "" : ": " + value)
            + (effects.isEmpty() ? "" : " (" + effects + ")"));
  }

  /** Sides that field the list identically share a table. */
  private static void fielded(
      StringBuilder out, Army army, List<BattleProgram> programs, PageMessages words) {
    for (BattleProgram program : programs) {
      var owners = new LinkedHashMap<SideStrength, List<String>>();
      int sides = 0;
      for (int side = 0; side < program.armies().size(); side++) {
        if (program.armies().get(side).equals(army)) {
          Scenario.Side owner = program.scenario().sides().get(side);
          owners
              .computeIfAbsent(SideStrength.of(program, side), each -> new ArrayList<>())
              .add(PageTemplate.title(owner.label(), owner.name()));
          sides++;
        }
      }
      String scenario = PageTemplate.title(program.scenario().label(), program.scenario().name());
      for (var fielded : owners.entrySet()) {
        out.append("<h2>")
            .append(words.html("army.fielded", scenario))
            .append(sides == 1 ? "" : " &middot; " + String.join(", ", fielded.getValue()))
            .append("</h2>\n");
        fielded.getKey().table(out, words);
      }
    }
  }
}
