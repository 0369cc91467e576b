package dev.muster.dsl.ide.armylist;

import dev.muster.dsl.ide.armylist.ColumnMapping.Meaning;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * An author's own rulebook as far as a table shows it: the shipped rulebook that it extends, and
 * each word of the table that this one does not declare. {@code print} writes such words in Muster
 * syntax; the checks compare them with the rulebook itself.
 */
final class OwnRulebook {
  private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");
  private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,4}");
  private static final Pattern RANKS = Pattern.compile("\\d{1,4}(/\\d{1,4})*");

  private final Rulebook base;
  private final List<List<TableCell>> rows;
  private final List<TableCell> header;
  private final ColumnMapping columns;
  private final ColumnMapping.Reader headers;

  private OwnRulebook(
      Rulebook base,
      ColumnMapping.Reader headers,
      List<TableCell> header,
      List<List<TableCell>> rows) {
    this.base = base;
    this.headers = headers;
    this.header = header;
    this.columns = headers.columns(header);
    this.rows = rows;
  }

  /**
   * The rulebook of a table.
   *
   * @param name of the author's rulebook
   * @param base the shipped one
   */
  static Rulebook of(
      String name, Rulebook base, ColumnMapping.Reader headers, ImportedTable table) {
    List<List<TableCell>> rows = table.rows().stream().map(ImportedTable.Row::cells).toList();
    for (int i = 0; i < rows.size(); i++) {
      if (headers.isHeader(rows.get(i))) {
        List<List<TableCell>> below =
            rows.subList(i + 1, rows.size()).stream()
                .takeWhile(row -> !ArmyListImporter.isAbout(row))
                .toList();
        return new OwnRulebook(base, headers, rows.get(i), below).named(name);
      }
    }
    return base;
  }

  private Rulebook named(String name) {
    return new Rulebook(
        name,
        base.label(),
        base.system(),
        and(base.stats(), stats()),
        and(
            base.orderClasses(),
            unknown(Meaning.Of.ORDER, base.orderClasses(), Rulebook.OrderClass::key)
                .map(key -> new Rulebook.OrderClass(key, 0, Citation.NONE))),
        and(
            base.categories(),
            unknown(Meaning.Of.CATEGORY, base.categories(), Rulebook.Category::key)
                .map(key -> new Rulebook.Category(key, key, key, "", List.of(), Citation.NONE))),
        and(
            base.weapons(),
            unknown(Meaning.Of.WEAPON, base.weapons(), Rulebook.Weapon::key)
                .map(key -> new Rulebook.Weapon(key, key, Citation.NONE))),
        and(base.traits(), traits()),
        base.terrains(),
        base.factors(),
        base.switches());
  }

  private static <T> List<T> and(List<T> known, Stream<T> more) {
    return Stream.concat(known.stream(), more).toList();
  }

  /** The words of a column that are none of those known. */
  private <T> Stream<String> unknown(Meaning column, List<T> known, Function<T, String> key) {
    List<String> keys = known.stream().map(key).toList();
    return rows.stream()
        .map(row -> columns.cell(row, column))
        .filter(Objects::nonNull)
        .map(TableCell::text)
        .filter(word -> WORD.matcher(word).matches() && !keys.contains(word))
        .distinct();
  }

  private Stream<Rulebook.Trait> traits() {
    List<String> keys = base.traits().stream().map(Rulebook.Trait::key).toList();
    return rows.stream()
        .map(row -> columns.cell(row, Meaning.Of.TRAITS))
        .filter(Objects::nonNull)
        .flatMap(cell -> Stream.of(cell.text().split("\\s*;\\s*")))
        .map(part -> part.split("=", 2))
        .filter(part -> WORD.matcher(part[0]).matches() && !keys.contains(part[0]))
        .map(part -> new Rulebook.Trait(part[0], part[0], part.length > 1, Citation.NONE))
        .distinct();
  }

  /** The columns between the weapon and the traits that the base does not have. */
  private Stream<Rulebook.Stat> stats() {
    List<Rulebook.Stat> own = new ArrayList<>();
    int traits = columns.of(Meaning.Of.TRAITS);
    for (int i = columns.of(Meaning.Of.CATEGORY) + 1; i < traits; i++) {
      String key = header.get(i).text();
      if (headers.meaning(header.get(i)) == null && WORD.matcher(key).matches()) {
        own.add(new Rulebook.Stat(key, key, kind(i), false, List.of(), null, null, Citation.NONE));
      }
    }
    return own.stream();
  }

  private Rulebook.StatKind kind(int column) {
    List<String> values =
        rows.stream()
            .filter(row -> column < row.size() && !row.get(column).isBlank())
            .map(row -> row.get(column).text())
            .toList();
    if (values.stream().allMatch(each -> WHOLE.matcher(each).matches())) {
      return Rulebook.StatKind.WHOLE;
    }
    return values.stream().allMatch(each -> RANKS.matcher(each).matches())
        ? Rulebook.StatKind.RANKS
        : values.stream().allMatch(each -> each.contains("*"))
            ? Rulebook.StatKind.FIRST_THEN
            : Rulebook.StatKind.WORDS;
  }
}
