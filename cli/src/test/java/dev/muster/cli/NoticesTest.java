package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The step of the build that writes the notices: nothing is handed on without its licence. */
@Tag("slow")
class NoticesTest {
  private static final Path HOME = Path.of("../releng/notices");
  private static final String BUNDLE = "Manifest-Version: 1.0\nBundle-License: %s\n";

  @TempDir private static Path classes;
  @TempDir private Path folder;

  private Path jars;
  private Path notices;

  private record ProcessResult(int exit, String text) {}

  /** Once for all tests here; the build starts it from its source. */
  @BeforeAll
  static void compile() {
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                classes.toString(),
                HOME.resolve("Notices.java").toString());
    assertEquals(0, exit);
  }

  @BeforeEach
  void own() throws IOException {
    jars = Files.createDirectories(folder.resolve("jars"));
    notices = folder.resolve("out/THIRD-PARTY.txt");
    jar("muster.jar", Map.of("nothing", "of others"));
    jar("dev.muster.rules-0.2.0.jar", Map.of("nothing", "of others"));
    jar("aopalliance-1.0.jar", Map.of("org/Advice.class", ""));
    jar(
        "com.example.bundle_2.0.1.v2026.jar",
        Map.of(
            "META-INF/MANIFEST.MF",
            BUNDLE.formatted("https://www.apache.org/licenses/LICENSE-2.0"),
            "META-INF/NOTICE",
            "Example bundle, by its authors"));
    jar(
        "permissive-3.0.jar",
        Map.of("META-INF/LICENSE", "Copyright X\nPermission is hereby granted, free of charge"));
  }

  private void jar(String name, Map<String, String> entries) throws IOException {
    try (var jar = new JarOutputStream(Files.newOutputStream(jars.resolve(name)))) {
      for (var each : entries.entrySet()) {
        jar.putNextEntry(new JarEntry(each.getKey()));
        jar.write(each.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private ProcessResult write() throws Exception {
    var builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classes.toString(),
                "Notices",
                HOME.toString(),
                jars.toString(),
                notices.toString())
            .redirectErrorStream(true);
    // Java would tell that it takes these.
    builder.environment().keySet().removeAll(List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS"));
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new ProcessResult(process.waitFor(), said);
  }

  @Test
  void eachIsNamedWithItsLicenceAndItsWords() throws Exception {
    assertEquals(new ProcessResult(0, ""), write());
    String text = Files.readString(notices);
    assertTrue(
        text.contains(
            """
              aopalliance 1.0: public domain
              com.example.bundle 2.0.1.v2026: Apache-2.0
              permissive 3.0: MIT
            """),
        text);
    assertTrue(text.contains("com.example.bundle\n\nExample bundle, by its authors\n"), text);
    assertTrue(text.contains("Apache License"), text);
    assertTrue(text.contains("permissive\n\nCopyright X\n"), text);
    assertFalse(text.contains("dev.muster"), text);
  }

  @Test
  void whatLiesInAJarOfOursIsNamedToo() throws Exception {
    try (var ours =
        new JarOutputStream(
            Files.newOutputStream(jars.resolve("dev.muster.print.export.libraries-0.2.0.jar")))) {
      ours.putNextEntry(new JarEntry("lib/permissive-3.1.jar"));
      ours.write(Files.readAllBytes(jars.resolve("permissive-3.0.jar")));
      ours.closeEntry();
    }
    assertEquals(new ProcessResult(0, ""), write());
    String text = Files.readString(notices);
    assertTrue(text.contains("  permissive 3.0: MIT\n  permissive 3.1: MIT\n"), text);
  }

  @Test
  void aJarWithoutALicenceEndsTheBuild() throws Exception {
    jar("nobodys-1.2.jar", Map.of("a.class", ""));
    jar(
        "odd-0.1.jar",
        Map.of("META-INF/MANIFEST.MF", BUNDLE.formatted("EPL-2.0"), "about.html", "told"));
    jar("strange-4.jar", Map.of("META-INF/LICENSE", "ask my aunt"));
    ProcessResult said = write();
    assertEquals(1, said.exit(), said.text());
    assertEquals(
        """
        nobodys-1.2.jar tells no licence that is known; add it to licences.tsv
        strange-4.jar tells no licence that is known; add it to licences.tsv
        """,
        said.text());
    assertFalse(Files.exists(notices));
  }

  @Test
  void aLicenceWithoutItsWordsEndsTheBuild() throws Exception {
    jar("mit-5.jar", Map.of("META-INF/MANIFEST.MF", BUNDLE.formatted("MIT")));
    ProcessResult said = write();
    assertEquals(
        new ProcessResult(1, "MIT.txt with the words of MIT is missing for mit-5.jar\n"), said);
  }
}
