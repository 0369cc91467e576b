package dev.muster.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that end here: the rules know nobody. */
class HouseTest {
  private static final JavaClasses RULES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.rules");

  /** But for the JSON form of programs and events, which Gson spells. */
  @Test
  void theRulesKnowNobody() {
    classes()
        .that()
        .haveSimpleNameNotStartingWith("Json")
        .and()
        .resideOutsideOfPackage("dev.muster.rules.json")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", "dev.muster.rules..")
        .check(RULES);
  }

  @Test
  void theJsonFormsKnowGsonAlone() {
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
  void packagesAreNamedForTheirSubject() {
    noClasses()
        .should()
        .resideInAnyPackage("..util..", "..utils..", "..helper..", "..manager..", "..impl..")
        .check(RULES);
  }

  @Test
  void theModelKnowsNoRuleSystem() {
    classes()
        .that()
        .resideInAPackage("dev.muster.rules.model..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", "dev.muster.rules.model..")
        .check(RULES);
  }

  @Test
  void diceAndHexesAreThereForEveryRuleSystem() {
    classes()
        .that()
        .resideInAnyPackage("dev.muster.rules.dice..", "dev.muster.rules.geometry..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.jspecify..",
            "dev.muster.rules.model..",
            "dev.muster.rules.dice..",
            "dev.muster.rules.geometry..")
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
