package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.SourceRange;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings for people, programs and build servers. */
class CheckFormatTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path directory;

  private Path file;

  @BeforeEach
  void twoErrorsAndAWarning() throws IOException {
    file = directory.resolve("a b.muster");
    Files.writeString(
        file,
        """
        army Royal "Royal army" for snaphance.final {
            stand Swiss "Swiss Pike" Pike B mp 1 sp 5/5/5 cb 3 pb 0 bp 2
            stand Horse "Horse" Horse B mp 2*3 sp 6 cb 1 bp 9
        }
        """);
  }

  @Test
  void remarksAreOneLineForAnArmy() throws IOException {
    Files.writeString(
        file, Files.readString(file).replace("bp 2\n", "bp 2 estimated \"By its looks.\"\n"));
    CommandRun run = CommandRun.of("check", file.toString());
    List<String> lines = run.out().lines().toList();
    assertEquals(
        file
            + ":1:1: info: army Royal has 8 remarks, V-043, V-065, V-066, V-067, V-069, V-080,"
            + " V-084, V-097; 1 of 2 lines is estimated: Swiss",
        lines.getFirst());
    assertEquals("--least info shows 8 remarks in full", lines.get(1));
    assertTrue(lines.get(2).contains(" warning V-007: "), run.out());
    assertTrue(lines.get(3).contains(" error V-023: "), run.out());
    assertTrue(lines.get(4).contains(" error V-012: "), run.out());
    assertEquals("2 errors, 1 warning", lines.getLast());
    assertEquals(6, lines.size(), run.out());
  }

  /** An editor offers a quick fix; the command line says what it would do. */
  @Test
  void whatAnEditorWouldOfferIsToldBehindTheMessage() throws IOException {
    Files.writeString(
        file,
        """
        map Field 4 x 2 {
            legend { w wood . plain }
            rows \"""
                . w . .
                . . . .
            \"""
        }
        army Royal "Royal army" for snaphance.final {
            training well
            stand Swiss "Swiss Pike" Pik B mp 1 sp 5/5/5 cb 3 bp 2
            stand Horse "Horse" Horse B mp 2*3 sp 6 cb 1 bp 2
            stand Foot "Foot" PikeAndShot B mp 1 sp 6 cb 1 bp 3
        }
        scenario Day on Field {
            length 6 rounds
            side Red fields Royal { group Van { general A at 0101 stand Hors at 0101 facing N } }
            side Blue fields Royal { group Van { general B at 0302 stand Horse at 0302 facing S } }
        }
        """);
    String out = CommandRun.of("check", file.toString(), "--least", "warning").out();
    for (String told :
        List.of(
            ":2:16: error V-116: Snaphance, final edition has no terrain 'wood'; did you mean"
                + " 'woods'? [§7.1]",
            "Dragoons, SlowHorse; did you mean 'Pike'? [§2.0]",
            "check the name or add it to the army; did you mean 'Horse'? [§1.1]",
            "for the first; write mp 3*2 [§15.0]",
            "; quick fix: Add pb -2 2h -2 3h -3 [§2.1.6]")) {
      assertTrue(out.contains(told), () -> told + " in " + out);
    }
  }

  /**
   * Each finding begins with the file it is in, its line and its column, as a terminal opens it.
   */
  @Test
  void aFindingIsToldAtItsFileLineAndColumn() throws IOException {
    Files.delete(file);
    Path lists = Files.createDirectory(directory.resolve("lists"));
    Path army = lists.resolve("royal.muster");
    Files.writeString(
        army,
        """
        army Royal "Royal army" for snaphance.final {
            stand Swiss "Swiss Pike" Pik B mp 1 sp 5/5/5 cb 3 bp 2
            stand Horse "Horse" Horse B mp 3*2 sp 6 cb 1 bp 2
        }
        """);
    Path battle = directory.resolve("day.muster");
    Files.writeString(
        battle,
        """
        import "lists/royal.muster"
        map Field 4 x 2 {
            legend { . plain }
            rows ""\"
                . . . .
                . . . .
            ""\"
        }
        scenario Day on Field {
            length 6 rounds
            side Red fields Royal { group Van { general A at 0101 stand Horse at 0101 facing N } }

            side Blue fields Royal {
                group Van { general B at 0302 stand Hors at 0302 facing S }
            }
        }
        """);
    String stand = "        group Van { general B at 0302 stand ";
    List<String> expected =
        List.of(army + ":2:30: error V-005: ", battle + ":14:" + (stand.length() + 1) + ": error ");
    for (Path asked : List.of(directory, battle)) {
      CommandRun run = CommandRun.of("check", asked.toString());
      assertEquals(1, run.exit());
      List<String> errors = run.out().lines().filter(each -> each.contains(": error ")).toList();
      assertEquals(expected.size(), errors.size(), run.out());
      for (String each : expected) {
        assertTrue(errors.stream().anyMatch(line -> line.startsWith(each)), each + " in " + errors);
      }
    }
  }

  @Test
  void theLeastThatIsToldIsAChoice() throws IOException {
    for (String[] told : new String[][] {{"error", "2"}, {"warning", "3"}, {"info", "11"}}) {
      CommandRun run = CommandRun.of("check", file.toString(), "--least", told[0]);
      assertEquals(1, run.exit());
      assertEquals(Integer.parseInt(told[1]) + 1, run.out().lines().count(), run.out());
      assertTrue(run.out().endsWith("2 errors, 1 warning\n"), run.out());
      CommandRun json =
          CommandRun.of("check", file.toString(), "--least", told[0], "--format", "json");
      assertEquals(
          Integer.parseInt(told[1]), JSON.readTree(json.out()).get("findings").size(), json.out());
    }
    CommandRun.of("check", file.toString(), "--least", "all").assertRefused(2, "--least");
  }

  /** A project may say once for all that it wants no remarks, for editors as well. */
  @Test
  void aProjectMayHaveNoRemarks() throws IOException {
    Path settings = Files.writeString(directory.resolve("muster.checks"), "least warning\n");
    CommandRun run = CommandRun.of("check", file.toString(), "--least", "info");
    assertEquals(4, run.out().lines().count(), run.out());
    Files.writeString(settings, "least error\nV-007 error\n");
    run = CommandRun.of("check", file.toString());
    assertEquals("3 errors, 0 warnings", run.out().lines().toList().getLast());
    Files.writeString(settings, "least nothing\n");
    run = CommandRun.of("check", file.toString());
    assertTrue(
        run.out()
            .contains("V-306: muster.checks line 1: write error, warning or info behind least"),
        run.out());
  }

  @Test
  void jsonHasEveryFindingInItsOrder() throws IOException {
    CommandRun text = CommandRun.of("check", file.toString(), "--least", "info");
    CommandRun run = CommandRun.of("check", file.toString(), "--format", "json");
    assertEquals(1, run.exit());
    assertEquals("", run.err());
    JsonNode report = JSON.readTree(run.out());
    assertEquals(1, report.get("schema").asInt());
    assertEquals(2, report.get("errors").asInt(), run.out());
    assertTrue(report.get("warnings").asInt() >= 1, run.out());
    var lines = new ArrayList<String>();
    for (JsonNode each : report.get("findings")) {
      lines.add(
          "%s:%d:%d: %s %s: %s%s"
              .formatted(
                  each.get("file").asText(),
                  each.get("line").asInt(),
                  each.get("column").asInt(),
                  each.get("severity").asText(),
                  each.get("code").asText(),
                  each.get("message").asText(),
                  each.get("section").asText().isEmpty()
                      ? ""
                      : " [§" + each.get("section").asText() + "]"));
      assertTrue(
          each.get("endLine").asInt() > each.get("line").asInt()
              || each.get("endColumn").asInt() > each.get("column").asInt(),
          each.toString());
    }
    List<String> weightiestLast = new ArrayList<>();
    for (String severity : List.of(" info ", " warning ", " error ")) {
      weightiestLast.addAll(lines.stream().filter(line -> line.contains(severity)).toList());
    }
    // what an editor would offer is told to people alone
    List<String> told =
        text.out()
            .lines()
            .limit(lines.size())
            .map(
                each -> each.replaceFirst("; (did you mean '.*'\\?|quick fix: .*?)(?= \\[§|$)", ""))
            .toList();
    assertEquals(told, weightiestLast);
    assertTrue(text.out().lines().skip(lines.size()).toList().getFirst().startsWith("2 errors"));
  }

  @Test
  void cleanFilesAreAnEmptyReport() throws IOException {
    Files.writeString(
        file,
        "army Royal for snaphance.final { training well breaks at 1/3"
            + " stand Swiss Pike B mp 1 sp 5/5/5 cb 3 bp 2 }");
    CommandRun run = CommandRun.of("check", file.toString(), "--format", "json");
    assertEquals(0, run.exit(), run.out());
    assertEquals(0, JSON.readTree(run.out()).get("errors").asInt());
    CommandRun sarif = CommandRun.of("check", file.toString(), "--format", "sarif");
    assertEquals(0, sarif.exit());
    assertValid(sarif.out());
  }

  @Test
  void sarifIsValidAndNamesEachPlace() throws IOException {
    CommandRun run = CommandRun.of("check", file.toString(), "--format", "sarif");
    assertEquals(1, run.exit());
    assertEquals("", run.err());
    assertValid(run.out());
    JsonNode sarif = JSON.readTree(run.out()).get("runs").get(0);
    List<String> rules = new ArrayList<>();
    sarif
        .get("tool")
        .get("driver")
        .get("rules")
        .forEach(each -> rules.add(each.get("id").asText()));
    assertEquals(rules.stream().sorted().distinct().toList(), rules);
    JsonNode first = sarif.get("results").get(0);
    for (JsonNode each : sarif.get("results")) {
      first = each.get("ruleId").asText().equals("V-023") ? each : first;
    }
    assertEquals("V-023", first.get("ruleId").asText(), run.out());
    assertEquals("V-023", rules.get(first.get("ruleIndex").asInt()));
    assertEquals("error", first.get("level").asText());
    assertTrue(first.get("message").get("text").asText().endsWith("[§2.1.5]"), first.toString());
    JsonNode place = first.get("locations").get(0).get("physicalLocation");
    assertEquals(file.toUri().toString(), place.get("artifactLocation").get("uri").asText());
    assertEquals(2, place.get("region").get("startLine").asInt());
    assertEquals(56, place.get("region").get("startColumn").asInt());
    assertEquals(60, place.get("region").get("endColumn").asInt());
  }

  @Test
  void everyFormatIsTheSameTwice() {
    for (String format : List.of("text", "json", "sarif")) {
      String[] command = {"check", directory.toString(), "--format", format};
      assertEquals(CommandRun.of(command), CommandRun.of(command));
    }
  }

  @Test
  void namesOfFilesAreWrittenAsUris() throws IOException {
    assertEquals("a%20b/%23c%3A1.muster", SarifLog.uri("a b/#c:1.muster"));
    assertEquals("../Cond%C3%A9.muster", SarifLog.uri("../Condé.muster"));
    assertTrue(SarifLog.uri(file.toString()).startsWith("file:///"));
    var at = new SourceRange("x y/%41?.muster", 1, 1, 1, 1);
    assertValid(SarifLog.of(List.of(new Finding("V-1", Severity.INFO, "", "odd \u202E", at))));
  }

  @Test
  void textOfTheFileCannotBreakTheReport() throws IOException {
    Files.writeString(file, "army Royal \"x\u001b[2J\u202e\" for snaphance.final { \"}, <b> }");
    for (String format : List.of("json", "sarif")) {
      CommandRun run = CommandRun.of("check", file.toString(), "--format", format);
      JSON.readTree(run.out());
      assertFalse(run.out().contains("\u001b") || run.out().contains("\u202e"), run.out());
    }
  }

  private static void assertValid(String sarif) throws IOException {
    try (InputStream schema =
        CheckFormatTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      JsonSchema standard =
          JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7).getSchema(schema);
      assertEquals(
          List.of(),
          List.copyOf(
              standard.validate(
                  sarif,
                  InputFormat.JSON,
                  context -> context.getExecutionConfig().setFormatAssertionsEnabled(true))));
      // The schema is awake: a log without its version does not pass.
      assertFalse(
          standard.validate(sarif.replace("\"2.1.0\"", "\"2.0.9\""), InputFormat.JSON).isEmpty());
    }
  }
}
