package dev.muster.print;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.muster.rules.testing.SourceArchitectureTests;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The arrows of ARCHITECTURE.md that start at the pages. */
class PrintArchitectureTest extends SourceArchitectureTests {
  private static final JavaClasses PAGES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.print");

  PrintArchitectureTest() {
    super(Path.of("src/main/java"));
  }

  @Test
  void pagesAreMadeFromTheRuntimeModelAlone() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "org.jspecify..",
            "dev.muster.print..",
            "javax.xml.parsers",
            "org.w3c.dom",
            "org.xml.sax",
            "dev.muster.rules.model..",
            "dev.muster.rules.geometry",
            // a page that says what decided a battle is given its story
            "dev.muster.rules.analysis",
            // and one about many battles how they went
            "dev.muster.rules.balance",
            "dev.muster.rules.check",
            "dev.muster.rules.batch",
            "dev.muster.rules.battle",
            "dev.muster.rules.report",
            "dev.muster.rules.system",
            "dev.muster.rules.systems",
            "dev.muster.rules.files..",
            "dev.muster.rules.json",
            // a page to watch fights its battle and holds the log of it
            "dev.muster.rules.commander",
            "dev.muster.rules.dice",
            "dev.muster.rules.play",
            "dev.muster.rules.replay")
        .check(PAGES);
  }

  /** A document is made from settings and blocks; neither knows the documents. */
  @Test
  void documentsHaveNoCircles() {
    assertEquals(
        List.of(),
        sources().circlesOfTypes().stream()
            .filter(circle -> circle.getFirst().matches("dev\\.muster\\.print\\.[A-Z]\\w*"))
            .toList());
  }
}
