package dev.muster.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that start at the command line and at Eclipse. */
class CliArchitectureTest {
  private static final JavaClasses COMMANDS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.cli");

  /**
   * What dsl.ui must not name: Xtext, EMF, and the language but for its own packages and for what
   * the commands of the server answer.
   */
  private static final Pattern LANGUAGE_INSIDE =
      Pattern.compile(
          "\\borg\\.eclipse\\.(xtext|emf)\\.|\\bdev\\.muster\\.(dsl\\."
              + "(?!ui\\b|ide\\.command\\.|ide\\.situation\\.SituationResult\\b|ide\\.codelens\\.MusterCodeLensService\\b)[a-zA-Z]"
              + "|cli\\b)");

  /** Comments and string literals, which may name what they like. */
  private static final Pattern NO_CODE =
      Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*|\"(\\\\.|[^\"\\\\\\n])*\"");

  @Test
  void theCommandLineKnowsNoSyntaxTreeAndNoEclipse() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.muster.dsl.muster..",
            "dev.muster.dsl.ui..",
            "org.eclipse.emf..",
            "org.eclipse.ui..",
            "org.eclipse.core..",
            "org.eclipse.swt..")
        .check(COMMANDS);
  }

  @Test
  void packagesAreNamedForTheirSubject() {
    noClasses()
        .should()
        .resideInAnyPackage("..util..", "..utils..", "..helper..", "..manager..", "..impl..")
        .check(COMMANDS);
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
