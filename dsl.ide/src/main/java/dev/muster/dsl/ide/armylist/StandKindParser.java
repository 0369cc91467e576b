package dev.muster.dsl.ide.armylist;

import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Parses the kind of a stand in a printed list, such as "SS, LC, Arquebus" or "CS Lancer". */
final class StandKindParser {
  private static final Pattern PARTS = Pattern.compile("\\s*[,;/]\\s*");
  private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{N}&]");

  private final Rulebook rulebook;
  private final List<Named<Rulebook.Category>> categories;
  private final List<Named<Rulebook.Weapon>> weapons;

  StandKindParser(Rulebook rulebook) {
    this.rulebook = rulebook;
    this.categories =
        rulebook.categories().stream()
            .map(each -> new Named<>(each, letters(each.label()), letters(each.key())))
            .toList();
    this.weapons =
        rulebook.weapons().stream()
            .map(each -> new Named<>(each, letters(each.label()), letters(each.key())))
            .toList();
  }

  /**
   * A rulebook element with the letters of its two names, cached because each line is compared with
   * them.
   */
  private record Named<T>(T thing, String label, String key) {
    boolean is(String letters) {
      return label.equals(letters) || key.equals(letters);
    }
  }

  /**
   * The information that a cell gives about a stand.
   *
   * @param standClass CS or SS; empty if the cell does not say
   * @param category the category; null if the cell names none
   * @param weapon key of the weapon; empty if the cell names none
   * @param unknown the part that could not be read; null if all was read
   */
  record Kind(
      String standClass,
      Rulebook.@Nullable Category category,
      String weapon,
      @Nullable String unknown) {
    boolean isWhole() {
      return category != null && unknown == null;
    }
  }

  /** Reads a cell, its parts set apart by commas, semicolons, slashes or blanks. */
  Kind read(String cell) {
    var kind = new Kind("", null, "", null);
    for (String part : PARTS.split(cell, -1)) {
      List<String> words = Arrays.asList(part.split(" "));
      while (kind.unknown() == null && !String.join(" ", words).isEmpty()) {
        int most = words.size();
        Kind more = null;
        while (more == null && most > 0) {
          more = with(kind, String.join(" ", words.subList(0, most)));
          most -= more == null ? 1 : 0;
        }
        kind = more != null ? more : with(kind, null, String.join(" ", words));
        words = new ArrayList<>(words.subList(Math.max(1, most), words.size()));
      }
    }
    return kind;
  }

  private @Nullable Kind with(Kind kind, String part) {
    Rulebook.Category found = kind.category() == null ? named(part) : null;
    if (found != null) {
      return with(kind, found, null);
    } else if (kind.standClass().isEmpty() && isClass(part)) {
      return new Kind(
          part.toUpperCase(Locale.ROOT), kind.category(), kind.weapon(), kind.unknown());
    }
    String weapon = kind.category() != null && kind.weapon().isEmpty() ? weapon(part) : null;
    return weapon == null
        ? null
        : new Kind(kind.standClass(), kind.category(), weapon, kind.unknown());
  }

  private static Kind with(
      Kind kind, Rulebook.@Nullable Category category, @Nullable String unknown) {
    return new Kind(
        kind.standClass(),
        category == null ? kind.category() : category,
        kind.weapon(),
        unknown == null ? kind.unknown() : unknown);
  }

  /** Whether a word is a class of stands, CS or SS. */
  boolean isClass(String part) {
    return rulebook.categories().stream()
        .anyMatch(each -> each.standClass().equalsIgnoreCase(part));
  }

  /**
   * Returns the category of a code or name. Codes are case-sensitive, since Sh is Shot and SH is
   * Slow Horse; names are not.
   */
  private Rulebook.@Nullable Category named(String part) {
    for (Rulebook.Category each : rulebook.categories()) {
      if (each.code().equals(part)) {
        return each;
      }
    }
    String letters = letters(part);
    for (Named<Rulebook.Category> each : categories) {
      if (each.is(letters)
          || (part.equals("A") && each.thing().properties().contains("artillery"))) {
        return each.thing();
      }
    }
    return null;
  }

  /** Returns the key of a weapon; null if no weapon has this name. */
  @Nullable String weapon(String part) {
    String letters = letters(part);
    for (Named<Rulebook.Weapon> each : weapons) {
      if (each.is(letters)) {
        return each.thing().key();
      }
    }
    return null;
  }

  /** Returns the order class that a word names; null if it names none. */
  @Nullable String order(String word) {
    return rulebook.orderClasses().stream()
        .map(Rulebook.OrderClass::key)
        .filter(word::equalsIgnoreCase)
        .findFirst()
        .orElse(null);
  }

  /** Without blanks, case and the ending of the plural: "Lancers" is "Lancer". */
  static String letters(String name) {
    String letters =
        NO_LETTERS.matcher(name.toLowerCase(Locale.ROOT).replace(" and ", "&")).replaceAll("");
    return letters.endsWith("s") ? letters.substring(0, letters.length() - 1) : letters;
  }
}
