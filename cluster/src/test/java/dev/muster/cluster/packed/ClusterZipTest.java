package dev.muster.cluster.packed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The add-on is one folder with everything it needs; the program has nothing of it. */
@Tag("slow")
class ClusterZipTest {
  private static List<String> names(Path zip) throws Exception {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      return file.stream()
          .filter(each -> !each.isDirectory())
          .map(ZipEntry::getName)
          .sorted()
          .toList();
    }
  }

  @Test
  void theAddOnIsOneFolder() throws Exception {
    assertEquals(
        List.of(
            "cluster/LICENSE",
            "cluster/README.txt",
            "cluster/THIRD-PARTY.txt",
            "cluster/dev.muster.cluster.jar",
            "cluster/hazelcast-5.7.0.jar"),
        names(Path.of("target/muster-cluster.zip")));
    String notices = Files.readString(Path.of("target/cluster/THIRD-PARTY.txt"));
    assertTrue(notices.contains("\n  hazelcast 5.7.0: Apache-2.0\n"), notices);
    assertTrue(notices.contains("Apache License\n"), "the words of its licence");
    assertTrue(notices.contains("The MIT License (MIT)"), "those of what lies in it");
  }

  @Test
  void theProgramCarriesNothingOfIt() throws Exception {
    for (String each : names(Path.of("../cli/target/muster.zip"))) {
      assertFalse(each.contains("hazelcast") || each.contains("muster.cluster"), each);
    }
  }
}
