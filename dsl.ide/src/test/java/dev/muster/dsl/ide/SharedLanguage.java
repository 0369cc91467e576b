package dev.muster.dsl.ide;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.util.Modules;
import dev.muster.dsl.ide.server.MusterServerModule;
import dev.muster.dsl.testing.Language;
import org.eclipse.xtext.ide.server.concurrent.IRequestManager;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.resource.impl.ResourceServiceProviderRegistryImpl;
import org.eclipse.xtext.testing.AbstractLanguageServerTest.DirectRequestManager;

/**
 * What all servers of a JVM share in tests: the language, set up once, and its library, parsed
 * once. Requests run in the calling thread.
 */
public final class SharedLanguage extends AbstractModule {
  private static final IResourceServiceProvider.Registry LANGUAGES = languages();

  private static IResourceServiceProvider.Registry languages() {
    var languages = new ResourceServiceProviderRegistryImpl();
    languages
        .getExtensionToFactoryMap()
        .put("muster", Language.INJECTOR.getInstance(IResourceServiceProvider.class));
    return languages;
  }

  /** The modules of a server over the shared language. */
  public static Module server() {
    return Modules.override(new MusterServerModule()).with(new SharedLanguage());
  }

  @Override
  protected void configure() {
    bind(IRequestManager.class).to(DirectRequestManager.class);
    bind(IResourceServiceProvider.Registry.class).toInstance(LANGUAGES);
    bind(XtextResourceSet.class).to(Language.WithSharedLibrary.class);
  }
}
