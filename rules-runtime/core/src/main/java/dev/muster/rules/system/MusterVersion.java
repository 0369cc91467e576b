package dev.muster.rules.system;

/** Which Muster this is: told by the command line, and on every sheet. */
public final class MusterVersion {
  public static final String VERSION = "0.2.0";

  private MusterVersion() {}
}
