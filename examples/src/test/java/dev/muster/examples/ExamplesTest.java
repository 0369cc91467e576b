package dev.muster.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The list of the examples names all there are. */
class ExamplesTest {
  @Test
  void everyFileThatIsShippedIsOfAnExample() throws IOException {
    Set<String> listed = new TreeSet<>();
    for (Examples.Example example : Examples.all()) {
      assertTrue(example.files().contains(example.first()), example.name());
      for (String file : example.files()) {
        assertTrue(!example.text(file).isBlank(), file);
        listed.add(example.name() + "/" + file);
      }
    }
    Set<String> there = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("target/classes/examples"))) {
      files
          .filter(each -> each.toString().matches(".*\\.(muster|situation)"))
          .map(each -> Path.of("target/classes/examples").relativize(each))
          .forEach(each -> there.add(each.toString().replace('\\', '/')));
    }
    assertEquals(there, listed);
  }

  /** Both are whole when they are copied, and tell of the same day. */
  @Test
  void thePhasesOfSeneffeHaveTheArmiesAndTheFieldOfTheDay() {
    for (String file : Set.of("armies.muster", "field.muster", "sheet.muster")) {
      assertEquals(
          Examples.named("seneffe").text(file), Examples.named("seneffe-phases").text(file), file);
    }
  }

  /** The guide lists them from the simplest to the richest. */
  @Test
  void theGuideNamesEveryExample() throws IOException {
    String guide = Files.readString(Path.of("../docs/guide/README.md"));
    for (Examples.Example example : Examples.all()) {
      String link = "[" + example.name() + "](../../examples/" + example.name() + ")";
      assertTrue(guide.contains(link), link);
    }
  }

  @Test
  void whatIsNotThereIsToldWithWhatIs() {
    String refusal =
        assertThrows(IllegalArgumentException.class, () -> Examples.named("drex")).getMessage();
    assertTrue(refusal.contains("there are dreux, meeting, "), refusal);
    Examples.Example dreux = Examples.named("dreux");
    assertThrows(IllegalArgumentException.class, () -> dreux.text("../seneffe/sheet.muster"));
  }
}
