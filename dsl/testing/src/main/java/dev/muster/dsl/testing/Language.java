package dev.muster.dsl.testing;

import com.google.inject.Injector;
import dev.muster.dsl.MusterStandaloneSetup;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.scoping.RestrictedResourceSet;
import java.nio.charset.StandardCharsets;
import java.util.ServiceLoader;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.ISetup;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.jspecify.annotations.Nullable;

/**
 * The language, set up once for all tests of a JVM, and its library, parsed once. To parse the
 * library takes longer than to check a short text against it. Where the language server is on the
 * class path, this is the language as the server sets it up.
 */
public final class Language {
  public static final Injector INJECTOR =
      ServiceLoader.load(ISetup.class)
          .findFirst()
          .orElseGet(MusterStandaloneSetup::new)
          .createInjectorAndDoEMFRegistration();

  private static final XtextResourceSet LIBRARY = configured(new RestrictedResourceSet());

  static {
    RulebookLibrary.ALL.forEach(each -> LIBRARY.getResource(each, true));
  }

  private Language() {}

  /** A new resource set without files, for UTF-8. All it reads refers to the shared library. */
  public static XtextResourceSet resources() {
    return configured(new WithSharedLibrary());
  }

  private static <T extends XtextResourceSet> T configured(T resources) {
    INJECTOR.injectMembers(resources);
    resources.setClasspathURIContext(RulebookLibrary.LOADER);
    resources.addLoadOption(XtextResource.OPTION_ENCODING, StandardCharsets.UTF_8.name());
    return resources;
  }

  /** A resource set that finds the files of the library in the one set that has read them. */
  public static final class WithSharedLibrary extends RestrictedResourceSet {
    /**
     * Makes its files by the shared language, also after another test of this JVM has set up a
     * language of its own: that one replaces the factory all resource sets share.
     */
    public WithSharedLibrary() {
      getResourceFactoryRegistry()
          .getExtensionToFactoryMap()
          .put("muster", INJECTOR.getInstance(IResourceFactory.class));
    }

    @Override
    public @Nullable Resource getResource(URI address, boolean load) {
      URI library = RulebookLibrary.address(address);
      return library == null
          ? super.getResource(address, load)
          : LIBRARY.getResource(library, load);
    }
  }
}
