package dev.muster.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        if (!example.isStart()) {
          listed.add(example.name() + "/" + file);
        }
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

  @Test
  void everyGameHasSomethingToBeginWith() {
    assertEquals(List.of("snaphance", "boxgrid", "adlgr", "fogr"), Examples.games());
    for (String game : Examples.games()) {
      Examples.Example start = Examples.start(game);
      assertTrue(start.isStart() && start.text(start.first()).contains("scenario Battle "), game);
    }
    String refusal =
        assertThrows(IllegalArgumentException.class, () -> Examples.start("chess")).getMessage();
    assertEquals("there is no game 'chess'; there are snaphance, boxgrid, adlgr, fogr", refusal);
  }

  @Test
  void whatIsNotThereIsToldWithWhatIs() {
    String refusal =
        assertThrows(IllegalArgumentException.class, () -> Examples.named("drex")).getMessage();
    assertTrue(refusal.contains("there are start, start-boxgrid, "), refusal);
    Examples.Example dreux = Examples.named("dreux");
    assertThrows(IllegalArgumentException.class, () -> dreux.text("../seneffe/sheet.muster"));
  }
}
