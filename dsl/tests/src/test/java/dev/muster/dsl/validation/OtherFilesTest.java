package dev.muster.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Guice;
import com.google.inject.Injector;
import dev.muster.dsl.MusterRuntimeModule;
import dev.muster.dsl.MusterStandaloneSetup;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.check.Finding;
import dev.muster.rules.snaphance.check.SnaphanceCheckCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EValidator;
import org.eclipse.emf.ecore.impl.EValidatorRegistryImpl;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.service.SingletonBinding;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Check;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.ComposedChecks;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a check finds of an element in another file, and a check that fails. */
class OtherFilesTest {
  private static final String RULES =
      """
      rulebook mine extends snaphance.final {
          terrain swamp label "Swamp" cost * 2 ours "Wet."
          terrain knoll label "Knoll" { hill } ours "Steep."
      }
      """;

  private static final String FIELD =
      """
      import "rules.muster"
      map Field 6 x 4 {
          legend { . plain s swamp k knoll }
          rows \"""
              . . . . . .
               . s s . k .
              . . . . . .
               . . . . . .
          \"""
      }
      """;

  private static final String ARMY =
      """
      army Royal for snaphance.final {
          training poor
          breaks at 1/3
          stand Swiss Pike B mp 1 sp 5/5/5 cb 3 bp 2
      }
      """;

  private static final String BATTLE =
      """
      import "army.muster"
      import "field.muster"

      scenario Test "A test" on Field {
          length 8 rounds
          side Red fields Royal {
              group Van { general Guise +1 at 0104 stand Swiss as Old at 0104 0204 facing N }
          }
          side Blue fields Royal {
              group Main { general Conde at 0401 stand Swiss at 0301 0401 facing S }
          }
      }
      """;

  /** By the rules whose ground the map has. */
  private static final String BY_MINE =
      BATTLE
          .replace("import \"field.muster\"", "import \"field.muster\"\nimport \"rules.muster\"")
          .replace("on Field", "on Field rules mine");

  @TempDir Path folder;

  private Path write(String battle) throws Exception {
    Files.writeString(folder.resolve("rules.muster"), RULES);
    Files.writeString(folder.resolve("field.muster"), FIELD);
    Files.writeString(folder.resolve("army.muster"), ARMY);
    return Files.writeString(folder.resolve("battle.muster"), battle);
  }

  private List<String> findings(Path path) throws Exception {
    return MusterFileLoader.load(List.of(path)).findings().stream()
        .filter(each -> each.severity() != Finding.Severity.INFO)
        .filter(each -> !each.code().equals("V-091"))
        .map(OtherFilesTest::line)
        .toList();
  }

  private static String line(Finding finding) {
    return Path.of(finding.at().file()).getFileName()
        + ":"
        + finding.at().line()
        + ":"
        + finding.at().column()
        + " "
        + finding.code()
        + " "
        + finding.message();
  }

  /** The map alone is in order; only with these armies are its terrains unknown. */
  @Test
  void terrainOfTheAuthorsOnAMapInAnotherFileUnderThePrintedRules() throws Exception {
    Path battle = write(BATTLE);
    List<String> expected =
        List.of(
            "battle.muster:4:27 V-116 Snaphance, final edition has no terrain 'knoll'; choose one"
                + " of hillside, hilltop, impassable, marsh, plain, road, stream, town, woods, works, or add it in a rulebook that extends it (field.muster, line 3)",
            "battle.muster:4:27 V-116 Snaphance, final edition has no terrain 'swamp'; did you mean"
                + " 'marsh'? (field.muster, line 3)");
    assertEquals(expected, findings(battle));
    assertEquals(expected, findings(folder));
  }

  @Test
  void aHillWithoutHeightOnAMapInAnotherFile() throws Exception {
    Path battle = write(BY_MINE);
    assertEquals(
        List.of(
            "battle.muster:5:27 V-117 hill 'knoll' has no height; draw heights on the map or give"
                + " the terrain a height (field.muster, line 3)"),
        findings(battle));
  }

  /** The author takes it back where it is told. */
  @Test
  void aFindingAboutAnotherFileIsAllowedInThisOne() throws Exception {
    assertEquals(
        List.of(),
        findings(write(BY_MINE.replace("length", "allow V-117 \"Drawn for later.\"\n    length"))));
  }

  /** Reports at every element of every other file, at every part of it. */
  public static class PointsElsewhere extends AbstractChecks {
    @Check
    public void everywhere(ScenarioDef scenario) {
      EcoreUtil.resolveAll(scenario.eResource().getResourceSet());
      for (Resource file : scenario.eResource().getResourceSet().getResources()) {
        if (file == scenario.eResource()) {
          continue;
        }
        for (var contents = file.getAllContents(); contents.hasNext(); ) {
          EObject element = contents.next();
          report(SnaphanceCheckCode.V_117, "name of", element, null);
          report(SnaphanceCheckCode.V_117, "stretch of", element, 10_000, 20);
          for (EStructuralFeature feature : element.eClass().getEAllStructuralFeatures()) {
            report(SnaphanceCheckCode.V_117, "part of", element, feature);
            report(SnaphanceCheckCode.V_117, "value of", element, feature, 3);
          }
        }
      }
    }
  }

  /** Fails, as no check should. */
  public static class Fails extends AbstractChecks {
    @Check
    public void fails(ArmyDef army) {
      throw new IllegalStateException("internal " + army);
    }
  }

  @ComposedChecks(validators = {Fails.class, PointsElsewhere.class})
  public static class WithFaults extends MusterValidator {}

  /** The language with those checks too, and nobody else's. */
  private static final class Faulty extends MusterRuntimeModule {
    @Override
    @SingletonBinding(eager = true)
    public Class<? extends MusterValidator> bindMusterValidator() {
      return WithFaults.class;
    }

    @Override
    public EValidator.Registry bindEValidatorRegistry() {
      return new EValidatorRegistryImpl();
    }
  }

  private static List<Issue> withFaults(Path file) {
    new MusterStandaloneSetup().createInjectorAndDoEMFRegistration();
    Injector injector = Guice.createInjector(new Faulty());
    var resources = injector.getInstance(XtextResourceSet.class);
    resources
        .getResourceFactoryRegistry()
        .getExtensionToFactoryMap()
        .put("muster", injector.getInstance(IResourceFactory.class));
    return injector
        .getInstance(IResourceValidator.class)
        .validate(
            resources.getResource(URI.createFileURI(file.toAbsolutePath().toString()), true),
            CheckMode.ALL,
            CancelIndicator.NullImpl);
  }

  /** Whatever of another file a check points at, it is told at a reference of this one. */
  @Test
  void aFindingNeverLeavesTheFileThatIsChecked() throws Exception {
    Path battle = write(BY_MINE);
    List<Issue> told =
        withFaults(battle).stream()
            .filter(each -> SnaphanceCheckCode.V_117.id().equals(each.getCode()))
            .filter(each -> !each.getMessage().startsWith("hill"))
            .toList();
    assertTrue(told.size() > 1000, () -> "only " + told.size());
    var places = new TreeSet<String>();
    for (Issue each : told) {
      assertEquals("battle.muster", each.getUriToProblem().trimFragment().lastSegment());
      places.add(
          BY_MINE.substring(each.getOffset(), each.getOffset() + each.getLength())
              + " <- "
              + file(each.getMessage()));
    }
    assertEquals(
        List.of(
            "Field <- field.muster",
            "Royal <- army.muster",
            "Swiss <- army.muster",
            "Test <- the library",
            "mine <- rules.muster"),
        List.copyOf(places));
  }

  /** The file a message names; the library's are read as they were built, and have no lines. */
  private static String file(String message) {
    var named = Pattern.compile("\\(([^()]*), line \\d+\\)").matcher(message);
    return named.find() ? named.group(1) : "the library";
  }

  @Test
  void aCheckThatFailsCostsNoOtherFinding() throws Exception {
    write(BATTLE);
    Path army = Files.writeString(folder.resolve("army.muster"), ARMY.replace("bp 2", "bp 7"));
    List<String> found = new ArrayList<>();
    for (Issue each : withFaults(army)) {
      found.add(each.getCode());
      assertFalse(each.getMessage().contains("internal"), each::getMessage);
      assertFalse(each.getMessage().contains("Exception"), each::getMessage);
      assertFalse(each.getMessage().contains("@"), each::getMessage);
    }
    assertTrue(found.contains("V-303"), found::toString);
    assertTrue(found.contains("V-012"), found::toString);
  }
}
