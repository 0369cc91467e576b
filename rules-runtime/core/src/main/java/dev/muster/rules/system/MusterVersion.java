package dev.muster.rules.system;

/** The version of Muster, for the command line and the foot of printed sheets. */
public final class MusterVersion {
  public static final String VERSION = "0.2.0";

  private MusterVersion() {}
}
