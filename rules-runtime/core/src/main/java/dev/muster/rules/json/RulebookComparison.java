package dev.muster.rules.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares two rulebooks row by row: stats, categories, numbers, tables. */
public final class RulebookComparison {
  private static final Set<String> NAMES = Set.of("name", "label");
  private static final List<String> KEYS = List.of("key", "number", "name");
  private static final String CITATION = "cite";

  private RulebookComparison() {}

  /**
   * Returns the rows that differ, in the order of the rulebook, for the user.
   *
   * @param own the rulebook to describe; its name and title may differ
   * @param other the rulebook it is compared with
   */
  public static List<String> rows(Rulebook own, Rulebook other) {
    List<String> rows = new ArrayList<>();
    JsonObject one = (JsonObject) RecordJson.tree(own);
    JsonObject two = (JsonObject) RecordJson.tree(other);
    for (String part : one.keySet()) {
      if (NAMES.contains(part)) {
        continue;
      }
      JsonElement mine = one.get(part);
      JsonElement theirs = two.get(part);
      if (mine instanceof JsonArray all && theirs instanceof JsonArray others) {
        compare(part, all, others, rows);
      } else if (!mine.equals(theirs)) {
        rows.add(part + " " + mine + " (" + theirs + ")");
      }
    }
    return rows;
  }

  private static void compare(String part, JsonArray mine, JsonArray theirs, List<String> rows) {
    Map<String, JsonElement> one = byKey(mine);
    Map<String, JsonElement> two = byKey(theirs);
    Set<String> keys = new LinkedHashSet<>(one.keySet());
    keys.addAll(two.keySet());
    for (String key : keys) {
      String difference = difference(one.get(key), two.get(key));
      if (!difference.isEmpty()) {
        rows.add(part + " " + key + ": " + difference);
      }
    }
  }

  private static Map<String, JsonElement> byKey(JsonArray all) {
    Map<String, JsonElement> found = new LinkedHashMap<>();
    for (JsonElement each : all) {
      String key = key(each);
      int again = 1;
      while (found.containsKey(key)) {
        key = key(each) + " (" + ++again + ")";
      }
      found.put(key, each);
    }
    return found;
  }

  private static String key(JsonElement row) {
    if (row instanceof JsonObject object) {
      for (String name : KEYS) {
        if (object.has(name)) {
          return object.get(name).getAsString();
        }
      }
    }
    return row.toString();
  }

  /**
   * Returns the differences in a row, with the values of the other rulebook in brackets; empty if
   * there are none.
   */
  private static String difference(@Nullable JsonElement mine, @Nullable JsonElement theirs) {
    if (mine == null || theirs == null) {
      return mine == null ? "left out" : "added";
    }
    if (mine.equals(theirs)) {
      return "";
    }
    if (!(mine instanceof JsonObject one) || !(theirs instanceof JsonObject two)) {
      return mine + " (" + theirs + ")";
    }
    List<String> parts = new ArrayList<>();
    for (String name : one.keySet()) {
      if (!name.equals(CITATION) && !one.get(name).equals(two.get(name))) {
        parts.add(name + " " + one.get(name) + " (" + two.get(name) + ")");
      }
    }
    return parts.isEmpty() ? "another source is given" : String.join(", ", parts);
  }
}
