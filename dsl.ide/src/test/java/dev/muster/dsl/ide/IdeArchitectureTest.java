package dev.muster.dsl.ide;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that start at the language server. */
class IdeArchitectureTest {
  private static final JavaClasses SERVER =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.dsl.ide");

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

  /** The generator puts the content assist parser where it likes. */
  @Test
  void packagesAreNamedForTheirSubject() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.muster.dsl.ide.contentassist.antlr..")
        .should()
        .resideInAnyPackage("..util..", "..utils..", "..helper..", "..manager..", "..impl..")
        .check(SERVER);
  }
}
