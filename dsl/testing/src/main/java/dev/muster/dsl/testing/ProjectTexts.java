package dev.muster.dsl.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Files of this project that are written in the language. */
public final class ProjectTexts {
  private ProjectTexts() {}

  /** Every {@code .muster} file below the folders, in a fixed order, without build output. */
  public static List<Path> below(String... folders) throws IOException {
    List<Path> found = new ArrayList<>();
    for (String folder : folders) {
      try (Stream<Path> below = Files.walk(Path.of(folder))) {
        below
            .filter(each -> each.toString().endsWith(".muster"))
            .filter(each -> !each.toString().contains("target"))
            .sorted()
            .forEach(found::add);
      }
    }
    return found;
  }

  /** Every third file, as the sample of a battery that the nightly tests run with all of them. */
  public static List<Path> eachThird(List<Path> all) {
    return IntStream.range(0, all.size()).filter(i -> i % 3 == 0).mapToObj(all::get).toList();
  }
}
