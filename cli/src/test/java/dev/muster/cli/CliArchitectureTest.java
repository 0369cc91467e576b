package dev.muster.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.muster.rules.testing.SourceArchitectureTests;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that start at the command line. */
class CliArchitectureTest extends SourceArchitectureTests {
  private static final JavaClasses COMMANDS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.cli");

  CliArchitectureTest() {
    super(Path.of("src/main/java"));
  }

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
}
