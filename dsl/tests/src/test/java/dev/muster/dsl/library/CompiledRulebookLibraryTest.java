package dev.muster.dsl.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.testing.Language;
import dev.muster.rules.json.RecordJson;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the build has read of the library is what its text says. */
class CompiledRulebookLibraryTest {
  static Stream<URI> library() {
    return RulebookLibrary.ALL.stream();
  }

  private XtextResource read(URI address, boolean compiled) {
    var resources = Language.INJECTOR.getInstance(XtextResourceSet.class);
    resources.setClasspathURIContext(RulebookLibrary.LOADER);
    resources.addLoadOption(CompiledRulebookLibrary.WANTED, compiled);
    return (XtextResource) resources.getResource(address, true);
  }

  @ParameterizedTest
  @MethodSource("library")
  void theCompiledFormIsTheSameAsTheText(URI address) {
    XtextResource text = read(address, false);
    XtextResource compiled = read(address, true);
    assertNotNull(text.getParseResult());
    assertNull(compiled.getParseResult(), "its text was read");
    EcoreUtil.resolveAll(text);
    assertTrue(compiled.isLoaded());
    assertFalse(compiled.isModified());
    assertTrue(EcoreUtil.equals(text.getContents(), compiled.getContents()));
    assertTrue(EcoreUtil.UnresolvedProxyCrossReferencer.find(compiled).isEmpty());
    assertFalse(rulebooks(compiled).isEmpty());
    assertEquals(rulebooks(text), rulebooks(compiled));
    assertEquals(exported(text), exported(compiled));
  }

  private static List<String> rulebooks(XtextResource resource) {
    return ((Document) resource.getContents().getFirst())
        .getElements().stream()
            .filter(RulebookDef.class::isInstance)
            .map(RulebookDef.class::cast)
            .map(each -> RecordJson.pretty(new ProgramCompiler(file -> "").rulebook(each)))
            .toList();
  }

  /** Names others can use, with the places they lead to. */
  private static List<String> exported(XtextResource resource) {
    var descriptions = resource.getResourceServiceProvider().getResourceDescriptionManager();
    return java.util.stream.StreamSupport.stream(
            descriptions.getResourceDescription(resource).getExportedObjects().spliterator(), false)
        .map(each -> each.getQualifiedName() + " " + each.getEObjectURI().fragment())
        .toList();
  }
}
