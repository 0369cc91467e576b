package dev.muster.cli.map;

/** The interaction of a command that serves a page with its user, besides the streams. */
public interface Desktop {
  /**
   * Shows an address in the user's browser.
   *
   * @return whether there is a program that opens addresses
   */
  boolean open(String address);

  /** Returns when the user wants the command to end. */
  void awaitEnd() throws InterruptedException;
}
