package dev.muster.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.muster.dsl.ide.ServerTest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.junit.jupiter.api.Test;

/** How much findings matter to a project, and to a user where the project says nothing. */
class CheckSettingsResultTest extends ServerTest {
  private CheckSettingsResult weighed(Object... arguments) throws Exception {
    return (CheckSettingsResult)
        languageServer
            .executeCommand(
                new ExecuteCommandParams(MusterCommandService.CHECKS, Arrays.asList(arguments)))
            .get();
  }

  private static CheckSettingsResult.Check check(CheckSettingsResult weighed, String code) {
    return weighed.checks().stream()
        .filter(each -> each.code().equals(code))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aFileTellsWhatItSaysOfEachCheck() throws Exception {
    start();
    CheckSettingsResult weighed =
        weighed("# ours\nV-034 error # three ranks\nV-080 off\nleast warning\n");
    assertTrue(weighed.checks().size() > 150, "all checks");
    CheckSettingsResult.Check ranks = check(weighed, "V-034");
    assertEquals("warning", ranks.usual());
    assertEquals("error", ranks.level());
    assertEquals("8.4", ranks.section());
    assertEquals("Pike comes in three ranks.", ranks.summary());
    assertEquals("off", check(weighed, "V-080").level());
    assertEquals("", check(weighed, "V-035").level());
    assertEquals("warning", weighed.least());
    assertTrue(check(weighed, "V-012").fixed(), "what cannot be played stays an error");
  }

  @Test
  void whatElseAFileSaysStaysAsItIs() throws Exception {
    start();
    String text = "# ours\nV-034 error # three ranks\n\nV-080 off\nleast warning # quiet\n";
    assertEquals(
        "# ours\nV-034 info  # three ranks\n\n# quiet\nV-105 warning\n",
        weighed(
                text,
                new java.util.TreeMap<>(
                    Map.of("V-034", "info", "V-080", "", "V-105", "warning", "least", "")))
            .text());
    assertEquals("", weighed("V-080 off\n", Map.of("V-080", "")).text());
    JsonObject wire = new JsonObject();
    wire.add("V-034", new JsonPrimitive("off"));
    assertEquals("V-034 off\n", weighed(new JsonPrimitive(""), wire).text());
  }

  @Test
  void whatCannotBeSaidIsRefused() throws Exception {
    start();
    assertTrue(weighed("", Map.of("V-012", "off")).refusal().contains("stays one"));
    assertTrue(weighed("", Map.of("V-999", "off")).refusal().contains("there is no check"));
    assertTrue(weighed("", Map.of("V-999", "")).refusal().contains("there is no check"));
    assertTrue(weighed("", Map.of("V-034", "loud")).refusal().contains("error, warning"));
    assertTrue(weighed("", Map.of("least", "off")).refusal().contains("behind least"));
    assertTrue(weighed(3).refusal().contains("takes"));
    assertEquals(1, weighed("V-034 loud\n").faults().size());
  }

  /** What a user prefers holds at once, but never against what a project says. */
  @Test
  void aUsersWishHoldsWhereTheProjectSaysNothing() throws Exception {
    start();
    String army = ARMY.replace("sp 5/5/5", "sp 5/5");
    Place silent = open("silent.muster", army, true);
    writeFile("told/muster.checks", "V-080 off\n");
    Place told = open("told/army.muster", army.replace("Royal", "Told"), true);
    assertEquals(DiagnosticSeverity.Warning, level(silent, "V-034"));
    prefer("V-034 error\n");
    assertEquals(DiagnosticSeverity.Error, level(silent, "V-034"));
    assertEquals(DiagnosticSeverity.Warning, level(told, "V-034"));
    prefer("");
    assertEquals(DiagnosticSeverity.Warning, level(silent, "V-034"));
  }

  private void prefer(String checks) {
    languageServer.didChangeConfiguration(
        new DidChangeConfigurationParams(Map.of("muster", Map.of("checks", checks))));
  }

  private DiagnosticSeverity level(Place place, String code) throws Exception {
    List<Diagnostic> found = problems(place.uri());
    return found.stream()
        .filter(each -> code(each).equals(code))
        .findFirst()
        .orElseThrow(() -> new AssertionError(found))
        .getSeverity();
  }
}
