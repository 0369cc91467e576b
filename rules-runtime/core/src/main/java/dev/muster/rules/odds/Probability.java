package dev.muster.rules.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * An exact probability of six-sided dice: a number of the 6^n equally likely results of n dice.
 * Equal fractions are equal, whatever the dice they are written with.
 */
public final class Probability implements Comparable<Probability> {
  public static final Probability ZERO = new Probability(BigInteger.ZERO, 0);
  public static final Probability ONE = new Probability(BigInteger.ONE, 0);

  private static final BigInteger SIX = BigInteger.valueOf(6);
  private static final int POWERS = 128;
  private static final BigInteger[] POWER = powers();
  private static final MathContext DIGITS = new MathContext(40, RoundingMode.HALF_EVEN);

  private final BigInteger ways;
  private final int dice;

  private Probability(BigInteger ways, int dice) {
    this.ways = ways;
    this.dice = dice;
  }

  /**
   * So many of the ways in which dice fall.
   *
   * @param ways 0 or more
   * @param dice 0 or more
   */
  public static Probability of(BigInteger ways, int dice) {
    if (ways.signum() < 0 || dice < 0) {
      throw new IllegalArgumentException("ways and dice are 0 or more: " + ways + ", " + dice);
    }
    return new Probability(ways, dice);
  }

  /** As {@link #of(BigInteger, int)}. */
  public static Probability of(long ways, int dice) {
    return of(BigInteger.valueOf(ways), dice);
  }

  private static BigInteger[] powers() {
    BigInteger[] powers = new BigInteger[POWERS];
    powers[0] = BigInteger.ONE;
    for (int i = 1; i < POWERS; i++) {
      powers[i] = powers[i - 1].multiply(SIX);
    }
    return powers;
  }

  private static BigInteger power(int dice) {
    return dice < POWERS ? POWER[dice] : SIX.pow(dice);
  }

  /** Returns the probability that both independent events happen. */
  public Probability times(Probability other) {
    return new Probability(ways.multiply(other.ways), dice + other.dice);
  }

  /** Returns the probability that one of two exclusive events happens. */
  public Probability plus(Probability other) {
    return dice >= other.dice
        ? new Probability(ways.add(other.waysOf(dice)), dice)
        : other.plus(this);
  }

  /**
   * Returns the difference to a part of this probability.
   *
   * @throws IllegalArgumentException if the part is greater than the whole
   */
  public Probability minus(Probability part) {
    int common = Math.max(dice, part.dice);
    return of(waysOf(common).subtract(part.waysOf(common)), common);
  }

  private BigInteger waysOf(int more) {
    return more == dice ? ways : ways.multiply(power(more - dice));
  }

  public boolean isZero() {
    return ways.signum() == 0;
  }

  /** The nearest double, 0 to 1. */
  public double value() {
    return decimal().doubleValue();
  }

  /** Its decimal fraction, to 40 digits. */
  public BigDecimal decimal() {
    return new BigDecimal(ways).divide(new BigDecimal(power(dice)), DIGITS);
  }

  /** The fraction in its lowest terms, such as {@code 5/36}, {@code 0} and {@code 1}. */
  public String fraction() {
    BigInteger all = power(dice);
    BigInteger common = ways.gcd(all);
    BigInteger below = all.divide(common);
    String above = ways.divide(common).toString();
    return below.equals(BigInteger.ONE) ? above : above + "/" + below;
  }

  @Override
  public int compareTo(Probability other) {
    int common = Math.max(dice, other.dice);
    return waysOf(common).compareTo(other.waysOf(common));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Probability same && compareTo(same) == 0;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(value());
  }

  @Override
  public String toString() {
    return fraction();
  }
}
