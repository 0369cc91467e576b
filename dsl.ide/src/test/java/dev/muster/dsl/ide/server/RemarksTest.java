package dev.muster.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.examples.Examples;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.junit.jupiter.api.Test;

/** What is only a hint is shown to those who ask for it. */
class RemarksTest extends ServerTest {
  /** Pike of two ranks goes against V-034, a warning; the total of an army is V-080, a remark. */
  private static final String LIST = ARMY.replace("sp 5/5/5", "sp 5/5");

  private void startWith(Object settings) {
    initialize(hello -> hello.setInitializationOptions(settings));
  }

  private Set<String> found(String uri, DiagnosticSeverity severity) throws Exception {
    return problems(uri).stream()
        .filter(each -> each.getSeverity() == severity)
        .map(ServerTest::code)
        .collect(Collectors.toSet());
  }

  @Test
  void theExamplesOpenWithoutAnyFinding() throws Exception {
    startWith(Map.of());
    int files = 0;
    for (Examples.Example example : Examples.all()) {
      Map<String, String> texts = new LinkedHashMap<>();
      for (String file : example.files()) {
        if (file.endsWith(".muster")) {
          texts.put(writeFile(example.name() + "/" + file, example.text(file)), example.text(file));
        }
      }
      texts.forEach(this::open);
      for (String uri : texts.keySet()) {
        List<String> told = problems(uri).stream().map(ServerTest::message).toList();
        assertEquals(List.of(), told);
        files++;
      }
    }
    assertTrue(files > 10, "files: " + files);
  }

  @Test
  void remarksAreHiddenUntilSomebodyAsks() throws Exception {
    startWith(Map.of("muster", Map.of()));
    Place list = open("army.muster", LIST, true);
    assertEquals(Set.of("V-034"), found(list.uri(), DiagnosticSeverity.Warning));
    assertEquals(Set.of(), found(list.uri(), DiagnosticSeverity.Information));
    set(Map.of("remarks", true));
    assertTrue(found(list.uri(), DiagnosticSeverity.Information).contains("V-080"));
    set(Map.of("remarks", false));
    assertEquals(Set.of(), found(list.uri(), DiagnosticSeverity.Information));
    set(Map.of("checks", "least info\n"));
    assertTrue(found(list.uri(), DiagnosticSeverity.Information).contains("V-080"));
    set(Map.of("checks", "V-080 info\n"));
    assertEquals(Set.of("V-080"), found(list.uri(), DiagnosticSeverity.Information));
    assertEquals(Set.of("V-034"), found(list.uri(), DiagnosticSeverity.Warning));
  }

  /** A project says it for all who have it; what it says of one check shows this one. */
  @Test
  void aProjectAsksInItsFile() throws Exception {
    startWith(Map.of());
    writeFile("all/muster.checks", "least info\n");
    writeFile("one/muster.checks", "V-034 info\n");
    writeFile("none/muster.checks", "V-034 info\nleast warning\n");
    Place all = open("all/army.muster", LIST, true);
    assertTrue(found(all.uri(), DiagnosticSeverity.Information).contains("V-080"));
    Place one = open("one/army.muster", LIST.replace("Royal", "One"), true);
    assertEquals(Set.of("V-034"), found(one.uri(), DiagnosticSeverity.Information));
    Place none = open("none/army.muster", LIST.replace("Royal", "None"), true);
    List<Diagnostic> nothing = List.of();
    assertEquals(nothing, problems(none.uri()));
  }

  private void set(Map<String, Object> settings) {
    languageServer.didChangeConfiguration(
        new DidChangeConfigurationParams(Map.of("muster", settings)));
  }
}
