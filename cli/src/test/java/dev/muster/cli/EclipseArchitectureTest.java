package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.testing.SourceArchitectureTests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that start at Eclipse, read from its sources. */
class EclipseArchitectureTest extends SourceArchitectureTests {
  /**
   * What dsl.ui must not name: Xtext, EMF, and the language but for its own packages, for what the
   * commands of the server answer, and for the messages of the map.
   */
  private static final Pattern LANGUAGE_INSIDE =
      Pattern.compile(
          "\\borg\\.eclipse\\.(xtext|emf)\\.|\\bdev\\.muster\\.(dsl\\."
              + "(?!ui\\b|ide\\.command\\.|ide\\.scene\\.|ide\\.battlemap\\.RecordingComposer\\b|ide\\.properties\\.PropertyField\\b|ide\\.situation\\.SituationResult\\b|ide\\.codelens\\.MusterCodeLensService\\b)[a-zA-Z]"
              + "|cli\\b)");

  /** Comments and string literals, which may name what they like. */
  private static final Pattern NO_CODE =
      Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*|\"(\\\\.|[^\"\\\\\\n])*\"");

  EclipseArchitectureTest() {
    super(Path.of("../dsl.ui/src"));
  }

  @Override
  protected Map<String, String> moreCollaborators() {
    return Map.of(
        "FieldLink", "it holds the map and the text together: two models, and four listeners");
  }

  /**
   * Eclipse speaks to the language over the protocol's types; one class starts the server. The
   * bundle is built after this module, so its sources are read.
   */
  @Test
  void eclipseKnowsTheLanguageThroughTheProtocolAlone() throws IOException {
    List<String> found = new ArrayList<>();
    List<Path> sources;
    try (var files = Files.walk(Path.of("../dsl.ui/src"))) {
      sources = files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
    assertTrue(sources.size() > 5, "the sources of dsl.ui are where they were");
    for (Path source : sources) {
      String code = NO_CODE.matcher(Files.readString(source)).replaceAll("\"\"");
      if (!source.getFileName().toString().equals("ServerConnection.java")) {
        LANGUAGE_INSIDE
            .matcher(code)
            .results()
            .forEach(each -> found.add(source.getFileName() + " names " + each.group()));
      }
    }
    assertEquals(List.of(), found);
  }
}
