package dev.muster.cli.map;

/** What a command that serves a page needs of its user beside the streams. */
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
