package dev.muster.rules.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Rules for the source of every module. One instance serves all tests, because reading takes long.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SourceArchitectureTests {
  /** Names that do not describe a subject. */
  private static final Set<String> NO_SUBJECTS =
      Set.of("util", "utils", "helper", "helpers", "manager", "managers", "impl");

  private static final Pattern NO_SUBJECT =
      Pattern.compile("\\w*(Util|Utils|Helper|Helpers|Manager|Impl)");

  private static final int MOST_COLLABORATORS = 6;

  private final SourceDependencies sources;

  /**
   * @param folder the source folder of the module, such as {@code src/main/java}
   */
  protected SourceArchitectureTests(Path folder) {
    sources = new SourceDependencies(folder);
  }

  /** The source of the module. */
  protected final SourceDependencies sources() {
    return sources;
  }

  @Test
  void theModuleHasSources() {
    assertFalse(sources.types().isEmpty(), "no types");
  }

  @Test
  void packagesHaveNoCircles() {
    assertEquals(List.of(), sources.circlesOfPackages());
  }

  @Test
  void packagesAreNamedForTheirSubject() {
    assertEquals(
        List.of(),
        sources.types().stream()
            .filter(
                type ->
                    Arrays.stream(type.toLowerCase(Locale.ROOT).split("\\."))
                        .anyMatch(NO_SUBJECTS::contains))
            .toList());
  }

  /** A class that extends a framework class keeps the framework's word in its name. */
  @Test
  void classesAreNamedForTheirSubject() {
    assertEquals(
        List.of(),
        sources.superclasses().entrySet().stream()
            .filter(each -> NO_SUBJECT.matcher(each.getKey()).matches())
            .filter(each -> !NO_SUBJECT.matcher(each.getValue()).matches())
            .map(Map.Entry::getKey)
            .toList());
  }

  /** A record counts as well, if its components are classes that do something. */
  @Test
  void noClassHasMoreThanSixCollaborators() {
    assertEquals(
        moreCollaborators().keySet(),
        sources.collaborators().entrySet().stream()
            .filter(each -> each.getValue() > MOST_COLLABORATORS)
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet()));
  }

  /** Classes of the module that are made with more, each with the reason. */
  protected Map<String, String> moreCollaborators() {
    return Map.of();
  }
}
