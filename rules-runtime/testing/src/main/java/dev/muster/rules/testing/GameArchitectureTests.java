package dev.muster.rules.testing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What every game keeps to: it knows the core alone, and its types can be read from below. */
public abstract class GameArchitectureTests extends SourceArchitectureTests {
  private static final int MOST_COLLABORATORS = 6;

  private final String root;
  private final JavaClasses game;

  /**
   * @param root package of the game, such as {@code dev.muster.rules.snaphance}
   */
  protected GameArchitectureTests(String root) {
    super(Path.of("src/main/java"));
    this.root = root;
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

  /** A record counts as well, if its components are classes of the game that do something. */
  @Test
  void noClassHasMoreThanSixCollaborators() {
    List<String> found = new ArrayList<>();
    for (JavaClass each : game) {
      if (!each.isEnum()) {
        for (JavaConstructor constructor : each.getConstructors()) {
          List<JavaClass> given = constructor.getRawParameterTypes();
          long collaborators =
              each.isRecord() ? given.stream().filter(this::acts).count() : given.size();
          if (collaborators > MOST_COLLABORATORS) {
            found.add(constructor.getFullName());
          }
        }
      }
    }
    assertEquals(List.of(), found);
  }

  private boolean acts(JavaClass type) {
    return type.getPackageName().startsWith(root) && !type.isRecord() && !type.isEnum();
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
