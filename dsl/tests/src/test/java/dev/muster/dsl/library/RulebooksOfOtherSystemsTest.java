package dev.muster.dsl.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Other rule systems are library files and no grammar. */
class RulebooksOfOtherSystemsTest {
  @ParameterizedTest
  @CsvSource({"boxgrid,9,7", "adlgr,29,7", "fogr,17,6"})
  void theSampleArmyIsLegal(String system, int categories, int stands) throws Exception {
    var loaded =
        MusterFileLoader.load(
            List.of(Path.of("../../examples/other-systems/" + system + ".muster")));
    assertEquals(
        List.of(),
        loaded.findings().stream()
            .filter(each -> each.severity() != Finding.Severity.INFO)
            .toList());
    var list = loaded.armies().getFirst();
    assertEquals(system, list.rulebook().system());
    assertEquals(categories, list.rulebook().categories().size());
    assertEquals(stands, list.army().stands().size());
  }

  @Test
  void valuesOfEveryShapeAreRead() throws Exception {
    Army army =
        MusterFileLoader.load(List.of(Path.of("../../examples/other-systems/boxgrid.muster")))
            .armies()
            .getFirst()
            .army();
    Army.StandLine spaniards = army.stands().get(1);
    assertEquals(new StatValue.Whole(4), spaniards.stats().get("ccv"));
    assertEquals(new StatValue.Word("medium"), spaniards.stats().get("depth"));
    assertEquals(
        new StatValue.Words(List.of("musket", "arquebus")), spaniards.stats().get("weapons"));
    assertTrue(spaniards.traits().containsKey("colunela"));
  }

  @Test
  void aTypeBringsItsProtectionAndCohesion() throws Exception {
    Rulebook rules =
        MusterFileLoader.load(List.of(Path.of("../../examples/other-systems/adlgr.muster")))
            .armies()
            .getFirst()
            .rulebook();
    assertEquals(new StatValue.Whole(8), rules.category("Tercio").defaults().get("cohesion"));
    assertEquals(0, rules.orderClasses().getFirst().pass());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ccv 5|ccv 12|V-017 ccv 12 is outside 1 to 9",
        "depth=deep|depth=wide|V-017 'wide' is no value of depth; choose one of shallow, medium,"
            + " deep",
        "depth=deep|depth 3|V-017 'depth 3' needs a word after an equals sign",
        "weapons=musket|weapons=musket/ray-gun|V-017 'ray-gun' is no value of weapons; choose one"
            + " of javelin, bow, longbow, crossbow, arquebus, musket, pistol, light-artillery,"
            + " field-artillery, heavy-artillery",
        "shaken 4|| V-001 stand 'Swiss' has no shaken; add shaken and its value",
        "close-pike|dense|V-003 the rulebook has no order density 'dense'; choose one of close-pike,"
            + " close, massed, warrior, loose, open",
      })
  void itsSchemaIsHeldTo(String good, String bad, String finding) throws Exception {
    String text =
        """
        army A for boxgrid {
            stand Swiss HeavyFoot close-pike ccv 5 shaken 4 catastrophe 6 rupture 3 depth=deep weapons=musket
        }
        """;
    assertTrue(text.contains(good));
    var loaded =
        MusterFileLoader.load(
            text.replace(good, bad == null ? "" : bad).getBytes(StandardCharsets.UTF_8),
            Path.of("a.muster"));
    assertEquals(
        List.of(finding.strip()),
        loaded.findings().stream().map(each -> each.code() + " " + each.message()).toList());
  }

  @Test
  void anUnknownColumnOfACategoryIsWarnedOfAndHasNoEffect() throws Exception {
    String text =
        """
        rulebook mine extends adlgr {
            category Giants code "Gi" label "Giants" { foot } with size 3, cohesion 4 ours "Tall."
        }
        """;
    var loaded =
        MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), Path.of("giants.muster"));
    assertEquals(List.of("V-016"), loaded.findings().stream().map(each -> each.code()).toList());
  }

  /** The words of one game are not let pass in a scenario of another. */
  @Test
  void aScenarioOnAnothersGroundWithAnothersMarksIsToldOf() throws Exception {
    String text =
        """
        army A for adlgr {
            stand Brigades PikeAndShot elite weapon musket formation=battle-unit count 4 corps 2
        }
        map Field 2 x 2 {
            legend { . plain }
            rows \"""
                . .
                . .
            \"""
        }
        scenario S on Field {
            length 4 rounds
            side R fields A { group G {
                general X at 0101
                stand Brigades at 0101 facing NW lost 1/2 disordered on opportunity
            } }
            side B fields A { group G { general Y at 0202 stand Brigades at 0202 facing N } }
        }
        """;
    assertEquals(
        List.of(
            "V-141 L'Art de la Guerre Renaissance is played on a table without a grid and"
                + " map 'Field' is drawn in hexes; choose a map such as Field 30 x 20 UD"),
        errors(text));
    String onATable =
        text.replaceAll("map Field (?s).*?\n}", "map Field 30 x 20 UD {\n}")
            .replace("0101", "4,4")
            .replace("0202", "20,16");
    assertEquals(
        List.of(
            "V-142 L'Art de la Guerre Renaissance has no lost, no disordered, no"
                + " opportunity; remove them, or write such as marked hits"),
        errors(onATable),
        onATable);
  }

  private static List<String> errors(String text) throws Exception {
    return MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), Path.of("s.muster"))
        .findings()
        .stream()
        .filter(each -> each.severity() == Finding.Severity.ERROR)
        .map(each -> each.code() + " " + each.message())
        .toList();
  }

  /** Of an author's own game nothing is known, and so nothing refused; that is said once. */
  @Test
  void aGameNobodyKnowsHasItsOwnMarks() throws Exception {
    String text =
        """
        rulebook mine "Mine" system mine {
            order A "Any."
            category Foot code "F" label "Foot" { } ours "Foot."
            terrain plain label "Plain" cost * 1 ours "Plain."
        }
        army A for mine { stand Foot Foot A }
        map Field 2 x 2 {
            legend { . plain }
            rows \"""
                . .
                . .
            \"""
        }
        scenario S on Field {
            length 4 rounds
            side R fields A { group G { general X at 0101 stand Foot at 0101 facing N disordered } }
            side B fields A { group G { general Y at 0202 stand Foot at 0202 facing N } }
        }
        """;
    var loaded = MusterFileLoader.load(text.getBytes(StandardCharsets.UTF_8), Path.of("s.muster"));
    assertEquals(
        List.of("INFO V-149"),
        loaded.findings().stream().map(each -> each.severity() + " " + each.code()).toList());
  }
}
