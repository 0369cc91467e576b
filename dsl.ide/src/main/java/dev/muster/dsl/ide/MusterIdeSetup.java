package dev.muster.dsl.ide;

import com.google.inject.Guice;
import com.google.inject.Injector;
import dev.muster.dsl.MusterRuntimeModule;
import dev.muster.dsl.MusterStandaloneSetup;
import org.eclipse.xtext.util.Modules2;

/** Starts the language for the language server, which finds this class as a service. */
public class MusterIdeSetup extends MusterStandaloneSetup {
  @Override
  public Injector createInjector() {
    return Guice.createInjector(Modules2.mixin(new MusterRuntimeModule(), new MusterIdeModule()));
  }
}
