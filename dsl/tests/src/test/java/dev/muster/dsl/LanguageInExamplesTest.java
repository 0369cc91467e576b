package dev.muster.dsl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.testing.ValidationFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.junit.jupiter.api.Test;

/**
 * The examples teach the language: every construct stands in one of them, in the battles of the
 * guide, or in a rulebook that ships. A construct is a part of a statement, such as {@code
 * EventDef.effects}.
 */
class LanguageInExamplesTest {
  /** What the model of the language has and its grammar lets nobody write. */
  private static final Set<String> NOT_WRITTEN =
      Set.of("ChapterDef.ledger", "ChapterDef.ours", "ChapterDef.section", "ChapterDef.text");

  @Test
  void everyConstructStandsInAnExample() throws IOException {
    Set<String> used = new TreeSet<>();
    for (Path file : files()) {
      EObject document =
          ValidationFixture.of(Files.readString(file)).resource().getContents().getFirst();
      document.eAllContents().forEachRemaining(each -> use(each, used));
      use(document, used);
    }
    assertTrue(used.contains("EventDef.effects"), used::toString);
    Set<String> missing = new TreeSet<>();
    List<EClass> kinds =
        MusterPackage.eINSTANCE.getEClassifiers().stream()
            .filter(EClass.class::isInstance)
            .map(EClass.class::cast)
            .toList();
    kinds.stream()
        .filter(each -> kinds.stream().noneMatch(kind -> kind.getESuperTypes().contains(each)))
        .forEach(
            each ->
                each.getEAllStructuralFeatures().stream()
                    .map(feature -> each.getName() + "." + feature.getName())
                    .filter(construct -> !NOT_WRITTEN.contains(construct))
                    .filter(construct -> !used.contains(construct))
                    .forEach(missing::add));
    assertEquals(Set.of(), missing);
  }

  private static void use(EObject element, Set<String> used) {
    for (EStructuralFeature feature : element.eClass().getEAllStructuralFeatures()) {
      if (element.eIsSet(feature)) {
        used.add(element.eClass().getName() + "." + feature.getName());
      }
    }
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> examples = Files.walk(Path.of("../../examples"));
        Stream<Path> guide = Files.walk(Path.of("../../docs/guide/snippets"));
        Stream<Path> rulebooks = Files.walk(Path.of("../../rules-runtime"))) {
      return Stream.of(
              examples.filter(each -> !each.toString().contains("target")),
              guide,
              rulebooks.filter(each -> each.toString().contains("src/main/resources")))
          .flatMap(each -> each)
          .filter(each -> each.toString().endsWith(".muster"))
          .sorted()
          .toList();
    }
  }
}
