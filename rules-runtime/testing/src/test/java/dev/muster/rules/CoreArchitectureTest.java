package dev.muster.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.muster.rules.testing.SourceArchitectureTests;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The core depends on Java alone, and on Gson where it reads and writes JSON. */
class CoreArchitectureTest extends SourceArchitectureTests {
  private static final JavaClasses RULES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("/testing/"))
          .importPackages("dev.muster.rules");

  CoreArchitectureTest() {
    super(Path.of("../core/src/main/java"));
  }

  /**
   * But for the JSON form of programs and events, which Gson spells, and for quantiles, which a
   * library of statistics has.
   */
  @Test
  void theCoreDependsOnJavaAlone() {
    classes()
        .that()
        .haveSimpleNameNotStartingWith("Json")
        .and()
        .resideOutsideOfPackage("dev.muster.rules.json")
        .and()
        .doNotHaveSimpleName("Quantiles")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", "dev.muster.rules..")
        .check(RULES);
  }

  @Test
  void onlyTheQuantilesDependOnTheStatisticsLibrary() {
    classes()
        .that()
        .haveSimpleName("Quantiles")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..", "org.jspecify..", "dev.muster.rules..", "org.apache.commons.statistics..")
        .check(RULES);
  }

  @Test
  void theJsonClassesDependOnGsonAlone() {
    classes()
        .that()
        .haveSimpleNameStartingWith("Json")
        .or()
        .resideInAPackage("dev.muster.rules.json")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", "dev.muster.rules..", "com.google.gson..")
        .check(RULES);
  }

  @Test
  void theModelDependsOnNoRuleSystem() {
    classes()
        .that()
        .resideInAPackage("dev.muster.rules.model..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", "dev.muster.rules.model..")
        .check(RULES);
  }

  @Test
  void diceAndGeometryServeEveryRuleSystem() {
    classes()
        .that()
        .resideInAnyPackage(
            "dev.muster.rules.dice..", "dev.muster.rules.geometry..", "dev.muster.rules.plane..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.jspecify..",
            "dev.muster.rules.model..",
            "dev.muster.rules.dice..",
            "dev.muster.rules.geometry..",
            "dev.muster.rules.plane..")
        .check(RULES);
  }

  /** Nothing but a seed may decide a battle: no clock, no global dice, no environment. */
  @Test
  void nothingFromOutsideDecidesABattle() {
    noClasses()
        .should()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "identityHashCode", Object.class)
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(System.class, "getenv", String.class)
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(java.util.Random.class, java.util.concurrent.ThreadLocalRandom.class)
        .check(RULES);
  }
}
