package dev.muster.dsl.ide;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.muster.rules.testing.SourceArchitectureTests;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that start at the language server. */
class IdeArchitectureTest extends SourceArchitectureTests {
  private static final JavaClasses SERVER =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.dsl.ide");

  IdeArchitectureTest() {
    super(Path.of("src/main/java"));
  }

  @Test
  void theServerServesEveryEditorAndKnowsNone() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.muster.dsl.ui..",
            "dev.muster.cli..",
            "org.eclipse.ui..",
            "org.eclipse.jface..",
            "org.eclipse.swt..",
            "org.eclipse.core..")
        .check(SERVER);
  }
}
