package dev.muster.dsl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.testing.Language;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulebookLibraryTest {
  static List<URI> library() {
    return RulebookLibrary.ALL;
  }

  @ParameterizedTest
  @MethodSource("library")
  void theRulebooksHaveNoFindings(URI address) {
    var resources = Language.INJECTOR.getInstance(XtextResourceSet.class);
    resources.setClasspathURIContext(RulebookLibrary.LOADER);
    Resource library = resources.getResource(address, true);
    assertEquals(
        List.of(),
        Language.INJECTOR
            .getInstance(IResourceValidator.class)
            .validate(library, CheckMode.ALL, CancelIndicator.NullImpl));
  }
}
