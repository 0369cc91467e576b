package dev.muster.rules.snaphance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.testing.GameArchitectureTests;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ArchitectureTest extends GameArchitectureTests {
  private static final JavaClasses RULES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.rules");

  ArchitectureTest() {
    super("dev.muster.rules.snaphance");
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
    assertEquals(Set.of("Editions"), readers);
  }

  private static final List<Class<?>> PLAYED =
      List.of(SnaphanceBattle.class, SnaphanceCommanders.class, SeededDice.class);

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
}
