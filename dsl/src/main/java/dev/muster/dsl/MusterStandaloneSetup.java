package dev.muster.dsl;

/** Starts the language outside Eclipse. */
public class MusterStandaloneSetup extends MusterStandaloneSetupGenerated {
  public static void doSetup() {
    new MusterStandaloneSetup().createInjectorAndDoEMFRegistration();
  }
}
