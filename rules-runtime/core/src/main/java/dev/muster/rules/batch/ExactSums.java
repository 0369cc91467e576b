package dev.muster.rules.batch;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
  public Map<String, List<Long>> byName() {
    Map<String, List<Long>> all = new LinkedHashMap<>();
    rows.forEach((row, numbers) -> all.put(name(row), Arrays.stream(numbers).boxed().toList()));
    return all;
  }

  private static String name(Enum<?> row) {
    return row.name().toLowerCase(Locale.ROOT);
  }

  /**
   * The sums again.
   *
   * @param rows by their names, as in {@link #byName}
   * @throws IllegalArgumentException if they are something else
   */
  public static <K extends Enum<K>> ExactSums<K> of(
      Class<K> kind, Map<String, ? extends List<@Nullable Long>> rows) {
    ExactSums<K> sums = new ExactSums<>(kind);
    List<K> known = List.of(kind.getEnumConstants());
    rows.forEach(
        (name, numbers) -> {
          K row =
              known.stream()
                  .filter(each -> name(each).equals(name))
                  .findFirst()
                  .orElseThrow(
                      () -> new IllegalArgumentException("there is no sum '" + name + "'"));
          if (numbers == null || numbers.size() > LONGEST_ROW) {
            throw new IllegalArgumentException("'" + name + "' is no row of numbers");
          }
          for (int i = numbers.size() - 1; i >= 0; i--) {
            Long number = numbers.get(i);
            if (number == null) {
              throw new IllegalArgumentException("'" + name + "' lacks a number");
            }
            sums.add(row, i, number);
          }
        });
    return sums;
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
    return byName().toString();
  }
}
