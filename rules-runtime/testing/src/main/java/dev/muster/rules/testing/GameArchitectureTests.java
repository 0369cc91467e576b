package dev.muster.rules.testing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Architecture rules of every game: it depends on the core alone, and the core can read its types.
 */
public abstract class GameArchitectureTests extends SourceArchitectureTests {
  private final JavaClasses game;

  /**
   * @param root package of the game, such as {@code dev.muster.rules.snaphance}
   */
  protected GameArchitectureTests(String root) {
    super(Path.of("src/main/java"));
    game =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(root);
  }

  /** All classes of the game. */
  protected final JavaClasses game() {
    return game;
  }

  @Test
  void theGameDependsOnTheCoreAlone() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "org.jspecify..", "dev.muster.rules..")
        .check(game);
    noClasses().should().dependOnClassesThat().resideInAPackage("com.google.gson..").check(game);
  }

  @Test
  void typesHaveNoCircles() {
    assertEquals(List.of(), sources().circlesOfTypes());
  }

  /** A seed alone decides a battle: no clock, no global dice, no environment. */
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
        .check(game);
  }
}
