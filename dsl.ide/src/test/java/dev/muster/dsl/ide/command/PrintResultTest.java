package dev.muster.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import dev.muster.dsl.ide.ServerTest;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The pages of a file as it stands in the editor. */
@Tag("slow")
class PrintResultTest extends ServerTest {

  /** What the files of libraries begin with. */
  private static final Map<String, String> BEGIN =
      Map.of("pdf", "%PDF", "png", "\u0089PNG", "xlsx", "PK", "vmod", "PK");

  private PrintResult printed(Object... arguments) throws Exception {
    return (PrintResult) answer(MusterCommandService.PRINT, arguments);
  }

  private Object answer(String command, Object... arguments) throws Exception {
    return languageServer
        .executeCommand(new ExecuteCommandParams(command, Arrays.asList(arguments)))
        .get();
  }

  private String battle() {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    return open("battle.muster", BATTLE, false).uri();
  }

  private static List<String> files(PrintResult printed) {
    assertEquals("", (Object) printed.refusal());
    return printed.pages().stream().map(PrintResult.FinishedDocument::fileName).toList();
  }

  @Test
  void aScenarioIsPrintedWithItsArmies() throws Exception {
    PrintResult printed = printed(battle());
    assertEquals(List.of("army-Royal.html", "scenario-Test.html"), files(printed));
    assertTrue(printed.pages().getLast().content().startsWith("<!DOCTYPE html>"));
  }

  @Test
  void onePageAloneByItsName() throws Exception {
    String uri = battle();
    assertEquals(List.of("scenario-Test.html"), files(printed(uri, "Test")));
    assertEquals(List.of("army-Royal.html"), files(printed(uri, new JsonPrimitive("Royal"))));
    assertTrue(printed(uri, "Nobody").refusal().contains("there is: Royal, Test"));
  }

  @Test
  void whatCanBePrintedIsToldAndMadeAsItIsChosen() throws Exception {
    String uri = battle();
    PrintableDocumentsResult printable =
        (PrintableDocumentsResult) answer(MusterCommandService.SUMMARIES, uri);
    assertEquals("", (Object) printable.refusal());
    assertEquals(
        List.of(
            "booklet-Test",
            "scenario-Test",
            "map-Test",
            "army-Royal",
            "reference-Test",
            "odds-Test",
            "groups-Test",
            "generals-Test",
            "counters-Test",
            "results-Test"),
        printable.summaries().stream().map(PrintableDocumentsResult.PrintableItem::id).toList());
    assertEquals(
        new PrintableDocumentsResult.PrintableItem(
            "army-Royal",
            "Army list",
            "Royal",
            "Royal army",
            true,
            List.of("html", "pdf", "csv", "xlsx", "md", "txt")),
        printable.summaries().get(3));
    assertEquals(
        List.of("html", "pdf", "svg", "png", "csv", "xlsx", "md", "txt", "vmod"),
        printable.formats().stream().map(PrintableDocumentsResult.Format::key).toList());
    for (PrintableDocumentsResult.PrintableItem each : printable.summaries()) {
      for (String format : each.formats()) {
        PrintResult made = printed(uri, Map.of("summaries", List.of(each.id()), "format", format));
        assertEquals(List.of(each.id() + "." + format), files(made));
        PrintResult.FinishedDocument file = made.pages().getFirst();
        String begin = BEGIN.getOrDefault(format, "");
        String start = new String(file.bytes(), StandardCharsets.ISO_8859_1);
        assertTrue(start.length() > 20 && start.startsWith(begin), file::fileName);
        assertEquals(!begin.isEmpty(), file.binary());
      }
    }
    assertEquals(
        List.of("army-Royal.html"),
        files(printed(uri, JsonParser.parseString("{\"summaries\": [\"army-Royal\"]}"))));
    assertEquals(List.of("scenario-Test.html", "army-Royal.html"), files(printed(uri, Map.of())));
    assertEquals(List.of("booklet-Test.pdf"), files(printed(uri, Map.of("format", "pdf"))));
    assertEquals(List.of("army-Royal.csv"), files(printed(uri, Map.of("format", "csv"))));
    String wire = new GsonBuilder().create().toJson(printable);
    assertTrue(wire.contains("\"ending\":\".html\""), wire);
    assertTrue(new GsonBuilder().create().toJson(printed(uri)).contains("\"binary\":false"));
  }

  @Test
  void paperInkAndSideAreChosen() throws Exception {
    String uri = battle();
    PrintableDocumentsResult printable =
        (PrintableDocumentsResult) answer(MusterCommandService.SUMMARIES, uri);
    assertEquals(
        List.of("paper", "ink", "language", "positions", "side"),
        printable.choices().stream().map(PrintableDocumentsResult.OptionItem::key).toList());
    PrintableDocumentsResult.OptionItem side = printable.choices().getLast();
    assertEquals(
        new PrintableDocumentsResult.Value("", "All sides and the umpire"),
        side.values().getFirst());
    assertEquals(3, side.values().size());
    for (PrintableDocumentsResult.OptionItem choice : printable.choices()) {
      // What a side may know is less than all only where there is something of the other's.
      String id = choice.equals(side) ? "groups-Test" : "map-Test";
      List<Object> ids = List.of(id);
      String usual = printed(uri, Map.of("summaries", ids)).pages().getFirst().content();
      String first = choice.values().getFirst().key();
      assertEquals(
          usual,
          (Object)
              printed(uri, Map.of("summaries", ids, choice.key(), first))
                  .pages()
                  .getFirst()
                  .content());
      for (PrintableDocumentsResult.Value value :
          choice.values().subList(1, choice.values().size())) {
        PrintResult made = printed(uri, Map.of("summaries", ids, choice.key(), value.key()));
        assertEquals(List.of(id + ".html"), files(made));
        assertTrue(
            !made.pages().getFirst().content().equals(usual),
            () -> choice.key() + " " + value.key() + " changes nothing");
      }
    }
    String list = writeFile("list.muster", ARMY.replace("Royal", "Loyal"));
    open(list, ARMY.replace("Royal", "Loyal"));
    assertEquals(
        List.of("paper", "ink", "language"),
        ((PrintableDocumentsResult) answer(MusterCommandService.SUMMARIES, list))
            .choices().stream().map(PrintableDocumentsResult.OptionItem::key).toList());
  }

  @Test
  void aWishThatCannotBeIsRefusedWithWhatCan() throws Exception {
    String uri = battle();
    assertEquals(
        "There is no summary 'poem' of this file; there is: booklet-Test, scenario-Test, map-Test,"
            + " army-Royal, reference-Test, odds-Test, groups-Test, generals-Test,"
            + " counters-Test, results-Test.",
        printed(uri, Map.of("summaries", List.of("poem"))).refusal());
    assertEquals(
        "there is no format 'doc'; there is: html, pdf, svg, png, csv, xlsx, md, txt, vmod.",
        printed(uri, Map.of("format", "doc")).refusal());
    assertEquals(
        "There is no option 'pages'; there are format, summaries, paper, ink, language, positions, side.",
        printed(uri, Map.of("pages", 1)).refusal());
    assertEquals(
        "there is no ink 'blood'; there is: colour, grey, sparing.",
        printed(uri, Map.of("ink", "blood")).refusal());
    assertTrue(printed(uri, Map.of("side", "Nobody")).refusal().contains("has no side 'Nobody'"));
    assertEquals("summaries is a list, not 1.", printed(uri, Map.of("summaries", 1)).refusal());
  }

  @Test
  void anArmyListWithoutABattleHasItsPageAsItStandsInTheEditor() throws Exception {
    String uri = open("list.muster", ARMY, false).uri();
    assertEquals(List.of("army-Royal.html"), files(printed(uri)));
    close(uri);
    open(uri, ARMY.replace("army Royal", "army Loyal"));
    assertEquals(List.of("army-Loyal.html"), files(printed(uri)));
  }

  @Test
  void whatCannotBePrintedIsRefusedWithTheReason() throws Exception {
    String map = open("field.muster", FIELD, false).uri();
    assertTrue(
        ((PrintableDocumentsResult) answer(MusterCommandService.SUMMARIES, map))
            .refusal()
            .contains("no army and no scenario"));
    assertTrue(printed(map).refusal().contains("no army and no scenario to print in field.muster"));
    String wrong = writeFile("wrong.muster", ARMY.replace("Lancer", "Lancers"));
    open(wrong, ARMY.replace("Lancer", "Lancers"));
    assertTrue(printed(wrong).refusal().contains("Line 4"));
    String gone = wrong.replace("wrong", "gone");
    assertTrue(printed(gone).refusal().contains("no battle to read at " + gone));
    assertTrue(printed().refusal().contains("first argument"));
  }
}
