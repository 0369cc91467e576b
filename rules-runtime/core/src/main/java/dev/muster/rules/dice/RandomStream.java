package dev.muster.rules.dice;

/**
 * Random numbers from a seed, the same on every machine: the algorithm L64X128Mix of Steele and
 * Vigna (2021), which the JDK has as L64X128MixRandom. It is implemented here because the JDK finds
 * an algorithm by name through services and reflection.
 */
public final class RandomStream {
  private static final long MULTIPLIER = 0xd1342543de82ef95L;
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;
  private static final long SILVER = 0x6a09e667f3bcc909L;

  private final long step;
  private long line;
  private long low;
  private long high;

  public RandomStream(long seed) {
    long mixed = seed ^ SILVER;
    step = murmur(mixed) | 1;
    line = 1;
    low = stafford(mixed);
    high = stafford(mixed + GOLDEN);
    if ((low | high) == 0) {
      low = stafford(line + GOLDEN);
      high = stafford(line + GOLDEN + GOLDEN);
    }
  }

  private static long murmur(long from) {
    long z = (from ^ from >>> 33) * 0xff51afd7ed558ccdL;
    z = (z ^ z >>> 33) * 0xc4ceb9fe1a85ec53L;
    return z ^ z >>> 33;
  }

  private static long stafford(long from) {
    long z = (from ^ from >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  private static long lea(long from) {
    long z = (from ^ from >>> 32) * 0xdaba0b6eb09322e3L;
    z = (z ^ z >>> 32) * 0xdaba0b6eb09322e3L;
    return z ^ z >>> 32;
  }

  /** The next 64 bits. */
  public long next() {
    long result = lea(line + low);
    line = MULTIPLIER * line + step;
    long q = high ^ low;
    low = Long.rotateLeft(low, 24) ^ q ^ q << 16;
    high = Long.rotateLeft(q, 37);
    return result;
  }

  /**
   * A number from 0 to {@code bound - 1}, each with equal chance.
   *
   * @param bound 1 or more
   */
  public int nextBelow(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("a bound is 1 or more, found " + bound);
    }
    int bits = (int) (next() >>> 32);
    int most = bound - 1;
    if ((bound & most) == 0) {
      return bits & most;
    }
    // a candidate of the last, incomplete round of numbers would make the low ones likelier
    int candidate = bits >>> 1;
    int number = candidate % bound;
    while (candidate + most - number < 0) {
      candidate = (int) (next() >>> 32) >>> 1;
      number = candidate % bound;
    }
    return number;
  }
}
