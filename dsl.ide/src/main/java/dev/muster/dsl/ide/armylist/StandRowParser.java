package dev.muster.dsl.ide.armylist;

import dev.muster.dsl.ide.armylist.ColumnMapping.Meaning;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One row of an army list: a stand with its columns. */
final class StandRowParser {
  private static final Pattern WHOLE = Pattern.compile("([+-]?)(\\d{1,4})");
  private static final Pattern FIRST_THEN = Pattern.compile("(\\d{1,4})(?:([*xX×/])(\\d{1,4}))?");
  private static final Pattern RANKS =
      Pattern.compile("(\\d{1,4}(?:/\\d{1,4})*)(?:[\\[(]([+-]?)(\\d{1,4})[\\])])?");
  private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");

  private static final Pattern WORDS = Pattern.compile(WORD + "(/" + WORD + ")*");

  private static final Pattern MINUS = Pattern.compile("[\\u2010-\\u2015\\u2212\\uFE63\\uFF0D]");

  /** A stroke that is not doubled, as those within a note are. */
  private static final Pattern BETWEEN_NOTES = Pattern.compile(" (?<!\\|)\\|(?!\\|) ");

  private static final Pattern ESTIMATED = Pattern.compile("(?i)estimated(: *|$)");

  /** Texts with which a list marks a blank column. */
  private static final Pattern BLANK = Pattern.compile("-+|n/?a|\\.+");

  private final Rulebook rulebook;
  private final ColumnMapping columns;
  private final List<TableCell> row;
  private final List<Finding> findings;
  private final StandKindParser kinds;
  private final StringBuilder text = new StringBuilder();

  StandRowParser(
      Rulebook rulebook,
      StandKindParser kinds,
      ColumnMapping columns,
      List<TableCell> row,
      List<Finding> findings) {
    this.rulebook = rulebook;
    this.kinds = kinds;
    this.columns = columns;
    this.row = row;
    this.findings = findings;
  }

  /** Adds the stand to an army; omits it if a part of it cannot be read. */
  void into(ArmyTextBuilder army) {
    TableCell name = columns.cell(row, Meaning.Of.NAME);
    if (name == null) {
      refuse("V-002", "1.2", "this line has no name; give the stand one", row.getFirst());
      return;
    }
    String label = name.text();
    String order = "";
    TableCell orderCell = columns.cell(row, Meaning.Of.ORDER);
    if (orderCell != null) {
      order = Objects.requireNonNullElse(kinds.order(orderCell.text()), "");
    } else {
      int last = label.lastIndexOf(' ');
      order = Objects.requireNonNullElse(kinds.order(label.substring(last + 1)), "");
      label = order.isEmpty() || last < 0 ? label : label.substring(0, last).strip();
    }
    if (order.isEmpty()) {
      refuse(
          "V-003",
          "1.3",
          "'"
              + label
              + "' has no "
              + RuleSystems.named(rulebook.system()).vocabulary().grade()
              + "; write one of "
              + String.join(", ", orders())
              + " behind its name",
          orderCell == null ? name : orderCell);
    }
    Rulebook.Category category = category(order);
    rulebook.stats().forEach(stat -> stat(stat, category, name.text()));
    traits();
    notes();
    if (findings.stream().noneMatch(each -> each.severity() == Severity.ERROR)) {
      TableCell key = columns.cell(row, Meaning.Of.KEY);
      army.stand(key == null ? "" : key.text(), label, order, text.toString().strip());
    }
  }

  /**
   * Reads notes separated by bars. A note that begins with the word for an estimate gives the
   * reason of the estimate.
   */
  private void notes() {
    TableCell cell = columns.cell(row, Meaning.Of.NOTES);
    if (cell == null) {
      return;
    }
    var notes = new StringBuilder();
    for (String part : BETWEEN_NOTES.split(cell.text(), -1)) {
      String note = part.replace("||", "|");
      if (ESTIMATED.matcher(note).lookingAt()) {
        String reason = ESTIMATED.matcher(note).replaceFirst("");
        text.append(" estimated")
            .append(reason.isEmpty() ? "" : " " + ArmyTextBuilder.quoted(reason));
      } else if (!note.isBlank()) {
        notes.append(" note ").append(ArmyTextBuilder.quoted(note));
      }
    }
    text.append(notes.isEmpty() ? "" : " {" + notes + " }");
  }

  private List<String> orders() {
    return rulebook.orderClasses().stream().map(Rulebook.OrderClass::key).toList();
  }

  // ---- category and weapon: "SS, LC, Arquebus"

  /**
   * Writes category, order class and weapon, and returns the category; null if it cannot be read.
   */
  private Rulebook.@Nullable Category category(String order) {
    TableCell cell = columns.cell(row, Meaning.Of.CATEGORY);
    if (cell == null) {
      refuse(
          "V-005",
          "2.1",
          "this stand has no category, such as CS, Pike",
          ArmyListImporter.near(row, null));
      return null;
    }
    StandKindParser.Kind kind = kinds.read(cell.text());
    Rulebook.Category category = kind.category();
    if (kind.unknown() != null) {
      refuse(
          category == null ? "V-005" : "V-032",
          category == null ? "2.1" : "5.0",
          "'"
              + kind.unknown()
              + "' is "
              + (category == null ? "no category" : "no weapon")
              + " of "
              + rulebook.label()
              + "; there is: "
              + String.join(", ", category == null ? categories() : weapons()),
          cell);
      return null;
    }
    if (category == null) {
      refuse("V-005", "2.1", "'" + cell.text() + "' names no category", cell);
      return null;
    }
    TableCell classCell = columns.cell(row, Meaning.Of.CLASS);
    String standClass =
        classCell == null ? kind.standClass() : classCell.text().toUpperCase(Locale.ROOT);
    if (!standClass.isEmpty() && !standClass.equals(category.standClass())) {
      refuse(
          "V-020",
          "2.1",
          category.label() + " are " + category.standClass() + ", and this line says " + standClass,
          classCell == null ? cell : classCell);
    }
    String weapon = kind.weapon();
    TableCell weaponCell = columns.cell(row, Meaning.Of.WEAPON);
    if (weaponCell != null) {
      String key = kinds.weapon(weaponCell.text());
      if (key == null) {
        refuse(
            "V-032",
            "5.0",
            "'" + weaponCell.text() + "' is no weapon; there is: " + String.join(", ", weapons()),
            weaponCell);
      } else {
        weapon = key;
      }
    }
    text.append(category.key()).append(' ').append(order);
    if (!weapon.isEmpty()) {
      text.append(" weapon ").append(weapon);
    }
    return category;
  }

  private List<String> categories() {
    return rulebook.categories().stream().map(Rulebook.Category::label).toList();
  }

  private List<String> weapons() {
    return rulebook.weapons().stream().map(Rulebook.Weapon::label).toList();
  }

  // ---- stats

  private void stat(Rulebook.Stat stat, Rulebook.@Nullable Category category, String name) {
    TableCell cell = columns.cell(row, new Meaning.StatColumn(stat.key()));
    String value = cell == null ? "" : number(cell.text());
    if (cell == null || BLANK.matcher(value).matches()) {
      if (stat.required() && columns.of(new Meaning.StatColumn(stat.key())) >= 0) {
        refuse(
            codeOf(stat.key()),
            "15.0",
            "'" + name + "' has no " + stat.header() + "; fill in the column",
            ArmyListImporter.near(row, cell));
      }
      return;
    }
    String read = read(stat, value);
    if (read == null) {
      refuse(
          codeOf(stat.key()),
          "15.0",
          stat.header() + " '" + cell.text() + "' cannot be read; " + wanted(stat.kind(), value),
          cell);
    } else {
      if (!isUsual(stat, category, read)) {
        text.append(' ').append(stat.key()).append(' ').append(read);
      }
      if (stat.kind() == Rulebook.StatKind.FIRST_THEN && !read.equals(value)) {
        findings.add(
            new Finding(
                "V-008",
                Severity.WARNING,
                "15.0",
                "'" + cell.text() + "' is read as " + read,
                cell.at()));
      }
    }
  }

  /**
   * Returns whether the value is the default of the category, so that the stand line can omit it.
   */
  private static boolean isUsual(
      Rulebook.Stat stat, Rulebook.@Nullable Category category, String read) {
    StatValue brought = category == null ? null : category.defaults().get(stat.key());
    return brought != null && brought.toString().equals(read.replaceFirst("^= ", ""));
  }

  /** Returns the value in the form of a stand line; null if the stat does not accept it. */
  private static @Nullable String read(Rulebook.Stat stat, String value) {
    return switch (stat.kind()) {
      case WHOLE -> whole(value);
      case FIRST_THEN -> firstThen(value);
      case RANKS -> ranks(value);
      case WORD -> WORD.matcher(value).matches() ? "= " + value : null;
      case WORDS -> WORDS.matcher(value).matches() ? "= " + value : null;
    };
  }

  /** Minus signs of every kind as the plain one, no blanks. */
  private static String number(String cell) {
    return MINUS.matcher(cell).replaceAll("-").replace(" ", "");
  }

  private static @Nullable String whole(String value) {
    Matcher number = WHOLE.matcher(value);
    return number.matches() ? (number.group(1).equals("-") ? "-" : "") + number.group(2) : null;
  }

  private static @Nullable String firstThen(String value) {
    Matcher moves = FIRST_THEN.matcher(value);
    return !moves.matches()
        ? null
        : moves.group(2) == null ? moves.group(1) : moves.group(1) + "*" + moves.group(3);
  }

  private static @Nullable String ranks(String value) {
    Matcher ranks = RANKS.matcher(value);
    if (!ranks.matches()) {
      return null;
    }
    return ranks.group(3) == null
        ? ranks.group(1)
        : ranks.group(1) + "[" + (ranks.group(2).equals("-") ? "-" : "+") + ranks.group(3) + "]";
  }

  private static String wanted(Rulebook.StatKind kind, String value) {
    String wanted =
        switch (kind) {
          case WHOLE -> "write a whole number such as -1, or leave the cell blank";
          case FIRST_THEN -> "write such as 2 or 3*2";
          case RANKS -> "write such as 6, 5/4 or 6 [+1]";
          case WORD -> "write a word";
          case WORDS -> "write words with slashes between them";
        };
    boolean date =
        kind == Rulebook.StatKind.RANKS && value.matches("(?i).*([a-z]{3}|\\d+[.-]\\d+).*");
    return date ? wanted + "; a spreadsheet may have taken the ranks for a date" : wanted;
  }

  /** Returns whether a stat is a fire value. */
  static boolean isFire(String stat) {
    return codeOf(stat).equals("V-011");
  }

  /** Returns whether a word can be the value of a stat, or marks it as blank. */
  static boolean isValue(Rulebook.Stat stat, String word) {
    return isBlank(word) || read(stat, number(word)) != null;
  }

  /** Returns whether a word marks a blank column. */
  static boolean isBlank(String word) {
    return BLANK.matcher(number(word)).matches();
  }

  /** Returns the whole number that a word is; null if it is not a number. */
  static @Nullable Integer wholeNumber(String word) {
    String read = whole(number(word));
    return read == null ? null : Integer.valueOf(read);
  }

  private static String codeOf(String stat) {
    return switch (stat) {
      case "mp" -> "V-006";
      case "sp" -> "V-009";
      case "cb" -> "V-010";
      case "pb", "2h", "3h", "4h", "6h" -> "V-011";
      case "bp" -> "V-012";
      default -> "V-017";
    };
  }

  // ---- traits: "two hex pursuit; must pursue"

  private void traits() {
    TableCell cell = columns.cell(row, Meaning.Of.TRAITS);
    if (cell == null) {
      return;
    }
    var written = new ArrayList<String>();
    for (String part : cell.text().split("[,;]", -1)) {
      String[] named = part.split("=", 2);
      String key = StandKindParser.letters(named[0]);
      String value = named.length < 2 ? "" : number(named[1]);
      if (key.isEmpty()) {
        continue;
      }
      Rulebook.Trait trait =
          rulebook.traits().stream()
              .filter(
                  each ->
                      StandKindParser.letters(each.key()).equals(key)
                          || StandKindParser.letters(each.label()).equals(key))
              .findFirst()
              .orElse(null);
      if (trait == null || trait.takesValue() != WHOLE.matcher(value).matches()) {
        refuse(
            trait == null ? "V-013" : "V-019",
            "15.0",
            trait == null
                ? "'" + part.strip() + "' is no trait of " + rulebook.label() + "; check its name"
                : trait.takesValue()
                    ? "'" + trait.key() + "' needs a number behind an equals sign"
                    : "'" + trait.key() + "' takes no value",
            cell);
        continue;
      }
      written.add(trait.takesValue() ? trait.key() + " " + value : trait.key());
    }
    written.forEach(trait -> text.append(' ').append(trait));
  }

  private void refuse(String code, String section, String message, TableCell at) {
    findings.add(new Finding(code, Severity.ERROR, section, message, at.at()));
  }
}
