package dev.muster.rules.batch;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Sums over battles. Each is a row of whole numbers, so the sums of some battles are the same in
 * whatever order, and in whatever parts, the battles are added.
 *
 * @param <K> what is summed
 */
public final class ExactSums<K extends Enum<K>> {
  /** Numbers of one row in a file, at most. */
  private static final int LONGEST_ROW = 2_000_000;

  private final Class<K> kind;
  private final Map<K, long[]> rows;

  /** No battles yet. */
  public ExactSums(Class<K> kind) {
    this.kind = kind;
    rows = new EnumMap<>(kind);
  }

  /**
   * Adds to a number of a row.
   *
   * @param index from 0
   * @throws ArithmeticException if the sum is too large
   */
  public void add(K row, int index, long amount) {
    long[] old = rows.getOrDefault(row, new long[0]);
    if (index >= old.length) {
      old = Arrays.copyOf(old, index + 1);
      rows.put(row, old);
    }
    old[index] = Math.addExact(old[index], amount);
  }

  /** Adds to a row that is one number. */
  public void add(K row, long amount) {
    add(row, 0, amount);
  }

  /**
   * Adds the sums of other battles.
   *
   * @throws ArithmeticException if a sum is too large
   */
  public void addAll(ExactSums<K> others) {
    others.rows.forEach(
        (row, numbers) -> {
          for (int i = 0; i < numbers.length; i++) {
            add(row, i, numbers[i]);
          }
        });
  }

  /** A number of a row; 0 if nothing was added to it. */
  public long get(K row, int index) {
    long[] numbers = rows.get(row);
    return numbers == null || index >= numbers.length ? 0 : numbers[index];
  }

  /** The number of a row that is one number. */
  public long get(K row) {
    return get(row, 0);
  }

  /** Numbers of a row up to the last that something was added to. */
  public int size(K row) {
    long[] numbers = rows.get(row);
    return numbers == null ? 0 : numbers.length;
  }

  // ---- in a file

  /** The rows by their names. */
  public JsonObject json() {
    JsonObject object = new JsonObject();
    rows.forEach(
        (row, numbers) -> {
          JsonArray array = new JsonArray();
          for (long each : numbers) {
            array.add(each);
          }
          object.add(name(row), array);
        });
    return object;
  }

  private static String name(Enum<?> row) {
    return row.name().toLowerCase(Locale.ROOT);
  }

  /**
   * Reads what {@link #json} wrote.
   *
   * @throws IllegalArgumentException if it is something else
   */
  public static <K extends Enum<K>> ExactSums<K> read(Class<K> kind, JsonElement json) {
    ExactSums<K> sums = new ExactSums<>(kind);
    if (!(json instanceof JsonObject object)) {
      throw new IllegalArgumentException("sums are rows of numbers");
    }
    List<K> known = List.of(kind.getEnumConstants());
    for (Map.Entry<String, JsonElement> each : object.entrySet()) {
      K row =
          known.stream()
              .filter(one -> name(one).equals(each.getKey()))
              .findFirst()
              .orElseThrow(
                  () -> new IllegalArgumentException("there is no sum '" + each.getKey() + "'"));
      if (!(each.getValue() instanceof JsonArray array) || array.size() > LONGEST_ROW) {
        throw new IllegalArgumentException("'" + each.getKey() + "' is no row of numbers");
      }
      for (int i = array.size() - 1; i >= 0; i--) {
        sums.add(row, i, whole(each.getKey(), array.get(i)));
      }
    }
    return sums;
  }

  private static long whole(String row, JsonElement number) {
    try {
      return number.getAsBigDecimal().longValueExact();
    } catch (ArithmeticException | IllegalStateException | UnsupportedOperationException e) {
      throw new IllegalArgumentException("'" + row + "' has a number that is none", e);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + row + "' has a number that is none", e);
    }
  }

  // ---- equal where all sums are

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof ExactSums<?> sums) || sums.kind != kind) {
      return false;
    }
    return rows.keySet().equals(sums.rows.keySet())
        && rows.entrySet().stream()
            .allMatch(each -> Arrays.equals(each.getValue(), sums.rows.get(each.getKey())));
  }

  @Override
  public int hashCode() {
    int hash = kind.hashCode();
    for (long[] each : rows.values()) {
      hash = 31 * hash + Arrays.hashCode(each);
    }
    return hash;
  }

  @Override
  public String toString() {
    return json().toString();
  }
}
