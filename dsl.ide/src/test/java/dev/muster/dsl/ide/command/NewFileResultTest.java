package dev.muster.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.scene.Scene;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;

/** The texts of new files. */
class NewFileResultTest extends ServerTest {
  private NewFileResult begun(Object... arguments) throws Exception {
    return (NewFileResult)
        languageServer
            .executeCommand(
                new ExecuteCommandParams(MusterCommandService.BEGIN, Arrays.asList(arguments)))
            .get();
  }

  private String written(String file, Object... arguments) throws Exception {
    NewFileResult begun = begun(arguments);
    assertEquals("", begun.refusal());
    return writeFile(file, begun.text());
  }

  /** A rulebook, an army for it, a map, and a scenario of them, without an error and laid out. */
  @Test
  void aBattleCanBeMadeFromNewFilesAlone() throws Exception {
    start();
    List<String> files =
        List.of(
            written(
                "sheet.muster",
                "rulebook",
                Map.of(
                    "name", "saturday.house", "title", "House rules", "rules", "snaphance.draft")),
            written(
                "red.muster",
                "army",
                Map.of(
                    "name",
                    "Rouge",
                    "title",
                    "Red army",
                    "rules",
                    "saturday.house",
                    "imports",
                    List.of("sheet.muster"))),
            written(
                "blue.muster",
                "army",
                Map.of(
                    "name", "Bleu", "rules", "saturday.house", "imports", List.of("sheet.muster"))),
            written("field.muster", "map", Map.of("name", "Meadow", "title", "Café & 5$ {meadow")),
            written(
                "battle.muster",
                "scenario",
                Map.of(
                    "name",
                    "Saturday",
                    "map",
                    "Meadow",
                    "red",
                    "Rouge",
                    "blue",
                    "Bleu",
                    "redStand",
                    "Foot",
                    "blueStand",
                    "Foot",
                    "imports",
                    List.of("red.muster", "field.muster", "blue.muster", "sheet.muster"))));
    for (String file : files) {
      open(file, Files.readString(Path.of(URI.create(file))));
      List<Diagnostic> found = getDiagnostics().getOrDefault(file, List.of());
      assertEquals(
          List.of(),
          found.stream().filter(each -> each.getSeverity() == DiagnosticSeverity.Error).toList());
      assertEquals(
          List.of(),
          languageServer
              .formatting(
                  new DocumentFormattingParams(
                      new TextDocumentIdentifier(file), new FormattingOptions(4, true)))
              .get());
    }
  }

  /** The size is the one that the forms of the editors propose. */
  @Test
  void whatIsLeftOutIsAsEditorsPropose() throws Exception {
    start();
    assertTrue(begun("map").text().startsWith("map Field \"The field\" 12 x 8 {\n"));
    RulebooksResult.ListedRulebook usual = MusterCommandService.rulebooks().rulebooks().getFirst();
    assertEquals("12 x 8", (int) usual.width() + " x " + (int) usual.height());
  }

  /** A map is as large as wished, of the ground of its game, and seen before it is written. */
  @Test
  void aMapHasTheSizeTheGameAndTheGroundThatAreWished() throws Exception {
    start();
    assertEquals(
        """
        map Meadow "The meadow" 3 x 2 {
            legend { . plain w woods }
            rows \"""
                w w w
                 w w w
            \"""
        }
        """,
        begun(
                "map",
                Map.of(
                    "name",
                    "Meadow",
                    "title",
                    "The meadow",
                    "width",
                    3,
                    "height",
                    "2",
                    "ground",
                    "woods"))
            .text());
    for (String game : List.of("snaphance.final", "boxgrid", "adlgr", "fogr")) {
      String file = getVirtualFile("meadow-" + game + ".muster");
      String wood = game.equals("adlgr") || game.equals("fogr") ? "wood" : "woods";
      NewFileResult begun =
          begun(
              "map",
              Map.of(
                  "rules", game, "width", 12, "height", 9, "ground", wood, "file", file, "preview",
                  true));
      assertEquals("", begun.refusal());
      assertEquals("", begun.unseen());
      Scene scene = Objects.requireNonNull(begun.scene());
      assertTrue(scene.description().contains("12"), scene.description());
      String written = writeFile("meadow-" + game + ".muster", begun.text());
      open(written, begun.text());
      assertEquals(
          List.of(),
          getDiagnostics().getOrDefault(written, List.of()).stream()
              .filter(each -> each.getSeverity() == DiagnosticSeverity.Error)
              .toList());
    }
    assertEquals(
        "A map of hexes is 1 to 99 hexes wide and high, not 100 x 8.",
        begun("map", Map.of("width", 100)).refusal());
    assertTrue(
        begun("map", Map.of("ground", "road")).refusal().startsWith("A map of snaphance.final"));
    assertEquals(
        "the width is a number, not 'wide'", begun("map", Map.of("width", "wide")).refusal());
    assertTrue(begun("map", Map.of("rules", "chess")).refusal().startsWith("There is no rulebook"));
  }

  /** Generals, places and headings are those of the board that the map turns out to be. */
  @Test
  void aScenarioFitsItsMap() throws Exception {
    start();
    for (String game : List.of("snaphance.final", "boxgrid", "adlgr")) {
      String key = game.replace('.', '-');
      String map = "Meadow" + key.replace("-", "");
      String army = "Army" + key.replace("-", "");
      written(
          "map-" + key + ".muster",
          "map",
          Map.of("name", map, "rules", game, "width", 24, "height", 16));
      NewFileResult force = begun("army", Map.of("name", army, "rules", game));
      writeFile("army-" + key + ".muster", force.text());
      String stand =
          force
              .text()
              .lines()
              .filter(each -> each.strip().startsWith("stand "))
              .findFirst()
              .orElse(" stand Foot")
              .strip()
              .split(" ")[1];
      NewFileResult begun =
          begun(
              "scenario",
              Map.ofEntries(
                  Map.entry("name", "Battle" + key.replace("-", "")),
                  Map.entry("map", map),
                  Map.entry("red", army),
                  Map.entry("blue", army),
                  Map.entry("redStand", stand),
                  Map.entry("blueStand", stand),
                  Map.entry("redSide", "Royal"),
                  Map.entry("blueSide", "Rebels"),
                  Map.entry(
                      "imports", List.of("map-" + key + ".muster", "army-" + key + ".muster")),
                  Map.entry("file", getVirtualFile("battle-" + key + ".muster")),
                  Map.entry("preview", true)));
      assertEquals("", begun.refusal());
      assertEquals("", begun.unseen());
      Scene scene = Objects.requireNonNull(begun.scene());
      assertTrue(
          scene.description().contains("Royal: 1 stand; Rebels: 1 stand"), scene.description());
      String written = writeFile("battle-" + key + ".muster", begun.text());
      open(written, begun.text());
      assertEquals(
          List.of(),
          getDiagnostics().getOrDefault(written, List.of()).stream()
              .filter(each -> each.getSeverity() == DiagnosticSeverity.Error)
              .map(each -> each.getMessage().getLeft() + begun.text())
              .toList());
    }
    assertEquals(
        "both sides are called Red; a name belongs to one side",
        begun("scenario", Map.of("blueSide", "Red")).refusal());
  }

  /** The first line of an army is one of its game, also where its rulebook is the author's own. */
  @Test
  void anArmyIsOneOfItsGame() throws Exception {
    start();
    written("sheet.muster", "rulebook", Map.of("name", "house", "rules", "boxgrid"));
    for (String rules : List.of("snaphance.draft", "boxgrid", "adlgr", "fogr", "house")) {
      String file = "army-" + rules.replace('.', '-') + ".muster";
      String text =
          begun(
                  "army",
                  Map.of(
                      "name",
                      "Force" + rules.length(),
                      "rules",
                      rules,
                      "imports",
                      rules.equals("house") ? List.of("sheet.muster") : List.of(),
                      "file",
                      getVirtualFile(file)))
              .text();
      assertTrue(text.contains(" for " + rules + " {"), text);
      String written = writeFile(file, text);
      open(written, text);
      if (!rules.equals("house")) { // its traits are invented, and its name is of the game's own
        assertEquals(
            List.of(),
            getDiagnostics().getOrDefault(written, List.of()).stream()
                .filter(each -> each.getSeverity() == DiagnosticSeverity.Error)
                .map(each -> each.getMessage().getLeft())
                .toList());
      } else {
        assertTrue(text.contains("HeavyFoot close"), text);
      }
    }
  }

  /** An older text of a file has an outline, and its maps are drawn, wherever it lay. */
  @Test
  void aTextThatIsNoFileHasAnOutlineAndMaps() throws Exception {
    start();
    for (String uri : List.of(getVirtualFile("old.muster"), "file:///elsewhere/old.muster")) {
      DraftResult draft =
          (DraftResult)
              languageServer
                  .executeCommand(
                      new ExecuteCommandParams(
                          MusterCommandService.DRAFT, List.of(uri, ARMY + FIELD, "Field")))
                  .get();
      assertEquals(
          List.of("Royal", "Field"), draft.symbols().stream().map(each -> each.getName()).toList());
      assertEquals("", draft.unseen());
      assertEquals("The field", Objects.requireNonNull(draft.scene()).board().name());
      DraftResult none =
          (DraftResult)
              languageServer
                  .executeCommand(
                      new ExecuteCommandParams(
                          MusterCommandService.DRAFT, List.of(uri, ARMY, "Field")))
                  .get();
      assertEquals("The text has no map.", none.unseen());
    }
  }

  @Test
  void anOlderSituationHasAnOutline() throws Exception {
    start();
    String text = "situation \"Old\"\nside Red\n  Swiss-1 Pike at 0101 facing N\nSwiss-1 holds\n";
    DraftResult draft =
        (DraftResult)
            languageServer
                .executeCommand(
                    new ExecuteCommandParams(
                        MusterCommandService.DRAFT, List.of(getVirtualFile("old.situation"), text)))
                .get();
    assertEquals(List.of("Old"), draft.symbols().stream().map(each -> each.getName()).toList());
  }

  @Test
  void optionsComeOverAWireToo() throws Exception {
    start();
    Gson gson = new Gson();
    JsonElement options = gson.toJsonTree(Map.of("name", "side", "imports", List.of("a.muster")));
    assertTrue(
        begun(gson.toJsonTree("army"), options)
            .text()
            .startsWith("import \"a.muster\"\n\narmy ^side \"Royal army\""));
  }

  @Test
  void whatCannotBeWrittenIsRefused() throws Exception {
    start();
    assertTrue(begun("army", Map.of("name", "Red army")).refusal().contains("'Red army' cannot"));
    assertTrue(begun("army", Map.of("title", "a \"b\"")).refusal().contains("quotation mark"));
    assertTrue(begun("army", Map.of("colour", "red")).refusal().contains("name, rules, title"));
    assertTrue(begun("hat").refusal().contains("army, map, scenario and rulebook"));
    assertTrue(begun().refusal().contains("muster.begin takes"));
    assertEquals("", begun("army", Map.of("name", "Red army")).text());
  }
}
