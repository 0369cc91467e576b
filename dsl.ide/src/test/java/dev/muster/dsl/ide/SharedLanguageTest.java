package dev.muster.dsl.ide;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.eclipse.lsp4j.CompletionParams;
import org.junit.jupiter.api.Test;

/** Tests of one JVM share a language, whatever the tests before them have set up. */
class SharedLanguageTest extends ServerTest {
  @Test
  void anotherLanguageOfThisJvmReplacesNothing() throws Exception {
    new MusterIdeSetup().createInjectorAndDoEMFRegistration();
    Place place = open("army.muster", ARMY.replace("Pike B mp 1 sp 5/5/5", CURSOR), false);
    assertFalse(
        languageServer
            .completion(new CompletionParams(place.file(), place.position()))
            .get()
            .getRight()
            .getItems()
            .isEmpty());
  }
}
