package dev.muster.print.export;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.muster.rules.testing.SourceArchitectureTests;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that start at what libraries make of pages. */
class ExportArchitectureTest extends SourceArchitectureTests {
  private static final JavaClasses PRESS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.print.export");

  ExportArchitectureTest() {
    super(Path.of("src/main/java"));
  }

  @Test
  void itKnowsPagesAndNeitherTheLanguageNorWhoPrints() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.muster.dsl..", "dev.muster.cli..", "org.eclipse..")
        .check(PRESS);
  }
}
