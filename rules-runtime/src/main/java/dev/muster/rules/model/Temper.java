package dev.muster.rules.model;

/** How a side or a group is led when the machine plays it. */
public enum Temper {
  /** Takes good chances and leaves bad ones. */
  STEADY,
  /** Attacks where it can. */
  BOLD,
  /** Keeps out of trouble and lets the enemy come. */
  CAUTIOUS,
  /** Chooses by the dice among what the rules allow. */
  RANDOM
}
