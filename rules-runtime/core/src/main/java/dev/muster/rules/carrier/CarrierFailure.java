package dev.muster.rules.carrier;

/** Parts cannot be carried to other machines; the message is for the user. */
public final class CarrierFailure extends Exception {
  private static final long serialVersionUID = 1L;

  public CarrierFailure(String message) {
    super(message);
  }
}
