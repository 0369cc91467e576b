package dev.muster.dsl;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.muster.rules.testing.SourceArchitectureTests;
import java.nio.file.Path;
import org.eclipse.xtext.validation.AbstractDeclarativeValidator;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that start at the language. */
class DslArchitectureTest extends SourceArchitectureTests {
  private static final JavaClasses LANGUAGE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.dsl");

  DslArchitectureTest() {
    super(Path.of("../src/main/java"));
  }

  @Test
  void theLanguageKnowsTheRulesAndXtextAlone() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.jspecify..",
            "dev.muster.rules..",
            "dev.muster.dsl..",
            "org.eclipse.xtext..",
            "org.eclipse.emf..",
            "org.antlr.runtime..",
            "org.apache.log4j..",
            "com.google.inject..",
            "com.google.common..")
        .check(LANGUAGE);
  }

  @Test
  void theLanguageHasNoEditor() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("dev.muster.dsl.ide..", "dev.muster.dsl.ui..", "org.eclipse.lsp4j..")
        .check(LANGUAGE);
  }

  /** One place sees to it that a finding lands in the file that is checked. */
  @Test
  void checksReportAndDoNothingElse() {
    noClasses()
        .that()
        .resideInAPackage("..validation..")
        .and()
        .doNotHaveSimpleName("AbstractChecks")
        .should()
        .callMethodWhere(
            describe(
                "a finding is accepted past Checks.report",
                call ->
                    call.getTarget().getOwner().isAssignableTo(AbstractDeclarativeValidator.class)
                        && call.getTarget()
                            .getName()
                            .matches("error|warning|info|addIssue|accept.*|getMessageAcceptor")))
        .check(LANGUAGE);
  }
}
