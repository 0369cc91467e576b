package dev.muster.print.export;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that start at what libraries make of pages. */
class ExportArchitectureTest {
  private static final JavaClasses PRESS =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.print.export");

  @Test
  void itKnowsPagesAndNeitherTheLanguageNorWhoPrints() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.muster.dsl..", "dev.muster.cli..", "org.eclipse..")
        .check(PRESS);
  }
}
