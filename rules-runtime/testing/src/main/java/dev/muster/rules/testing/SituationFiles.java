package dev.muster.rules.testing;

import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The situations that hold the rules of all systems, by their names under one folder. */
public final class SituationFiles {
  private static final Path FOLDER = Path.of("src/test/resources/situations");

  private SituationFiles() {}

  /** All of them, sorted, with slashes. */
  public static List<String> all() throws IOException {
    try (Stream<Path> walk = Files.walk(FOLDER)) {
      return walk.map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
          .filter(each -> each.endsWith(".situation"))
          .sorted()
          .toList();
    }
  }

  /** Returns the situation files of Snaphance. */
  public static List<String> ofSnaphance() throws IOException {
    return of("snaphance");
  }

  /** Returns the situation files of the box-grid game. */
  public static List<String> ofBoxGrid() throws IOException {
    return of("boxgrid");
  }

  /** Returns the situation files of L'Art de la Guerre. */
  public static List<String> ofAdlgr() throws IOException {
    return of("adlgr");
  }

  /** Returns the situation files of Field of Glory. */
  public static List<String> ofFogr() throws IOException {
    return of("fogr");
  }

  private static List<String> of(String system) throws IOException {
    List<String> found = new ArrayList<>();
    for (String name : all()) {
      if (read(name).program().rulebook().system().equals(system)) {
        found.add(name);
      }
    }
    return found;
  }

  /** Reads one. */
  public static Situation read(String name) throws IOException {
    try {
      return SituationService.read(name, text(name));
    } catch (SituationException e) {
      throw new IllegalArgumentException(name + ":" + e.line() + ": " + e.getMessage(), e);
    }
  }

  /** The text of one. */
  public static String text(String name) throws IOException {
    return Files.readString(FOLDER.resolve(name));
  }
}
