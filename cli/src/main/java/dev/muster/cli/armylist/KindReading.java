package dev.muster.cli.armylist;

import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads what a list prints of the kind of a stand, such as "SS, LC, Arquebus" or "CS Lancer". */
final class KindReading {
  private final Rulebook rulebook;

  KindReading(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  /**
   * What a cell says of a stand.
   *
   * @param standClass CS or SS, empty where it does not say
   * @param category null where it names none
   * @param weapon key of the weapon, empty where it names none
   * @param unknown the part that is nothing of this, null where all is known
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
    for (String part : cell.split("\\s*[,;/]\\s*", -1)) {
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

  /** Codes tell upper from lower case, since Sh is Shot and SH Slow Horse; names do not. */
  private Rulebook.@Nullable Category named(String part) {
    for (Rulebook.Category each : rulebook.categories()) {
      if (each.code().equals(part)) {
        return each;
      }
    }
    for (Rulebook.Category each : rulebook.categories()) {
      if (letters(each.label()).equals(letters(part))
          || letters(each.key()).equals(letters(part))
          || (part.equals("A") && each.properties().contains("artillery"))) {
        return each;
      }
    }
    return null;
  }

  /** The key of a weapon, null where there is none of the name. */
  @Nullable String weapon(String part) {
    for (Rulebook.Weapon each : rulebook.weapons()) {
      if (letters(each.key()).equals(letters(part))
          || letters(each.label()).equals(letters(part))) {
        return each.key();
      }
    }
    return null;
  }

  /** The order class a word is, null where it is none. */
  @Nullable String order(String word) {
    return rulebook.orderClasses().stream()
        .map(Rulebook.OrderClass::key)
        .filter(word::equalsIgnoreCase)
        .findFirst()
        .orElse(null);
  }

  /** Without blanks, case and the ending of the plural: "Lancers" is "Lancer". */
  static String letters(String name) {
    return name.toLowerCase(Locale.ROOT)
        .replace(" and ", "&")
        .replaceAll("[^\\p{L}\\p{N}&]", "")
        .replaceFirst("s$", "");
  }
}
