package dev.muster.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.PackageMatcher;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.snaphance.Commanders;
import dev.muster.rules.snaphance.SnaphanceBattle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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

  private static final String[] ROOMS = {
    "dev.muster.rules.adlgr..",
    "dev.muster.rules.boxgrid..",
    "dev.muster.rules.fogr..",
    "dev.muster.rules.snaphance.."
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

  /**
   * Whatever a battle needs while it is played: no reflection and no services, so that it can also
   * be compiled for where there are none, such as a browser. A shipped rulebook is read from JSON
   * before, and only where a scenario plays another edition than its own.
   */
  @Test
  void thePlayingPathUsesNoReflection() {
    Set<JavaClass> path = new LinkedHashSet<>();
    Deque<JavaClass> left = new ArrayDeque<>();
    for (Class<?> each : PLAYED) {
      left.add(RULES.get(each));
    }
    Set<String> found = new TreeSet<>();
    Set<String> readers = new TreeSet<>();
    while (!left.isEmpty()) {
      JavaClass each = left.remove();
      if (!path.add(each)) {
        continue;
      }
      for (Dependency arrow : each.getDirectDependenciesFromSelf()) {
        JavaClass other = arrow.getTargetClass().getBaseComponentType();
        if (other.getPackageName().equals("dev.muster.rules.rulebooks")) {
          readers.add(outermost(each).getSimpleName());
        } else if (other.getPackageName().startsWith("dev.muster.rules")) {
          left.add(other);
        } else if (reflects(other)) {
          found.add(arrow.getDescription());
        }
      }
      for (JavaCodeUnit unit : each.getCodeUnits()) {
        unit.getMethodCallsFromSelf().stream()
            .filter(call -> call.getTargetOwner().isEquivalentTo(Class.class))
            .filter(call -> !NAMES.contains(call.getName()))
            .forEach(call -> found.add(call.getDescription()));
      }
    }
    assertTrue(path.size() > 60, path.size() + " classes");
    assertEquals(Set.of(), found);
    assertEquals(Set.of("Rules"), readers);
  }

  private static final List<Class<?>> PLAYED =
      List.of(SnaphanceBattle.class, Commanders.class, SeededDice.class);

  /** What may be asked of a class: no more than what a record or an assertion asks. */
  private static final Set<String> NAMES = Set.of("desiredAssertionStatus", "getSimpleName");

  private static boolean reflects(JavaClass other) {
    return other.getPackageName().startsWith("java.lang.reflect")
        || other.getPackageName().startsWith("java.util.random")
        || other.getPackageName().startsWith("com.google.gson")
        || other.getName().equals("java.lang.ClassLoader")
        || other.getName().equals("java.lang.invoke.MethodHandles")
        || other.getName().equals("java.util.ServiceLoader");
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
