package dev.muster.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.muster.rules.testing.SourceArchitectureTests;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The add-on carries text: it knows no battles. */
class ClusterArchitectureTest extends SourceArchitectureTests {
  private static final JavaClasses CARRIER =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.muster.cluster");

  ClusterArchitectureTest() {
    super(Path.of("src/main/java"));
  }

  @Test
  void itKnowsOfMusterOnlyWhatACarrierIs() {
    noClasses()
        .should()
        .dependOnClassesThat(
            com.tngtech.archunit.base.DescribedPredicate.describe(
                "are of Muster, but of no carrier",
                type ->
                    type.getPackageName().startsWith("dev.muster.")
                        && !type.getPackageName().equals("dev.muster.cluster")
                        && !type.getPackageName().equals("dev.muster.rules.carrier")
                        && !type.getName().equals("dev.muster.rules.system.MusterVersion")))
        .check(CARRIER);
  }
}
