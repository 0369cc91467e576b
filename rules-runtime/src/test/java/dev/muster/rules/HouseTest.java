package dev.muster.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.PackageMatcher;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  private static final String[] ROOMS = {
    "dev.muster.rules.boxgrid..", "dev.muster.rules.snaphance.."
  };

  /** Only the list of the systems knows more than one of them, and the hall knows none. */
  @Test
  void theHallKnowsNoRoom() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOMS)
        .and()
        .resideOutsideOfPackage("dev.muster.rules.systems")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ROOMS)
        .check(RULES);
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.muster.rules.systems")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.muster.rules.systems")
        .check(RULES);
  }

  @Test
  void noRoomKnowsAnother() {
    slices()
        .assignedFrom(
            new SliceAssignment() {
              @Override
              public SliceIdentifier getIdentifierOf(JavaClass each) {
                for (String room : ROOMS) {
                  if (PackageMatcher.of(room).matches(each.getPackageName())) {
                    return SliceIdentifier.of(room);
                  }
                }
                return SliceIdentifier.ignore();
              }

              @Override
              public String getDescription() {
                return "rooms";
              }
            })
        .should()
        .notDependOnEachOther()
        .check(RULES);
  }

  @Test
  void packagesGoInNoCircles() {
    slices().matching("dev.muster.rules.(**)").should().beFreeOfCycles().check(RULES);
  }

  /** No class of a room is in a circle with others of it: each can be understood from below. */
  @Test
  void classesInARoomGoInNoCircles() {
    Map<JavaClass, Set<JavaClass>> knows = new HashMap<>();
    for (JavaClass each : RULES) {
      if (inARoom(each)) {
        Set<JavaClass> others =
            knows.computeIfAbsent(outermost(each), outer -> new LinkedHashSet<>());
        for (Dependency arrow : each.getDirectDependenciesFromSelf()) {
          JavaClass other = outermost(arrow.getTargetClass());
          if (inARoom(other)) {
            others.add(other);
          }
        }
      }
    }
    assertEquals(
        List.of(),
        knows.keySet().stream()
            .filter(each -> reachable(each, knows).contains(each))
            .map(JavaClass::getSimpleName)
            .sorted()
            .toList());
  }

  private static boolean inARoom(JavaClass each) {
    for (String room : ROOMS) {
      if (PackageMatcher.of(room).matches(each.getPackageName())) {
        return true;
      }
    }
    return false;
  }

  /** Nobody in a room is given more than six others to work with. */
  @Test
  void nobodyWorksWithMoreThanSixOthers() {
    List<String> found = new ArrayList<>();
    for (JavaClass each : RULES) {
      if (inARoom(each) && !each.isRecord() && !each.isEnum()) {
        for (JavaConstructor constructor : each.getConstructors()) {
          if (constructor.getRawParameterTypes().size() > 6) {
            found.add(constructor.getFullName());
          }
        }
      }
    }
    assertEquals(List.of(), found);
  }

  private static JavaClass outermost(JavaClass inner) {
    JavaClass outer = inner.getBaseComponentType();
    while (outer.getEnclosingClass().isPresent()) {
      outer = outer.getEnclosingClass().get();
    }
    return outer;
  }

  private static Set<JavaClass> reachable(JavaClass from, Map<JavaClass, Set<JavaClass>> knows) {
    Set<JavaClass> found = new HashSet<>();
    Deque<JavaClass> left = new ArrayDeque<>();
    for (JavaClass each : knows.get(from)) {
      if (each != from && found.add(each)) {
        left.add(each);
      }
    }
    while (!left.isEmpty()) {
      for (JavaClass each : knows.getOrDefault(left.remove(), Set.of())) {
        if (found.add(each)) {
          left.add(each);
        }
      }
    }
    return found;
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
