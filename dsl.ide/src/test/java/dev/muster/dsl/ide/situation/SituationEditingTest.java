package dev.muster.dsl.ide.situation;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;

/** Situations are edited like battles: outline, completion, help, ways and fixes. */
class SituationEditingTest extends ServerTest {
  private static final String CHARGE =
      """
      situation "Gendarmes charge Foot"
      rulebook snaphance.final
      board 12 x 14
      side Blue training well breaks 1/3
      side Red training poor
      line Gendarmes Lancer B mp 3*2 sp 6 cb 4 bp 3
      line Foot PikeAndShot C mp 1 sp 6 cb 1 bp 3
      group Blue.Left general Conde +1 at 0605
      stand Gendarmes-1 of Blue.Left is Gendarmes at 0605 facing S
      stand Foot-1 of Red.Right is Foot at 0612 facing S  # looks away
      orders
      Left acts
      Gendarmes-1 moves to 0606
      expect
      Gendarmes-1 at 0606 facing S
      """;

  private Place shown(String marked) {
    if (initialized) {
      return opened(marked);
    }
    start();
    initialized = true;
    return opened(marked);
  }

  private boolean initialized;
  private int files;

  private Place opened(String marked) {
    int cursor = marked.indexOf(CURSOR);
    String text = marked.replace(CURSOR, "");
    String uri = "untitled:charge" + files++ + ".situation";
    languageServer.didOpen(
        new DidOpenTextDocumentParams(new TextDocumentItem(uri, "muster-situation", 1, text)));
    return new Place(uri, text, position(text, Math.max(0, cursor)));
  }

  private List<String> proposed(String marked) throws Exception {
    Place place = shown(marked);
    List<CompletionItem> items =
        languageServer
            .completion(new CompletionParams(place.file(), place.position()))
            .get()
            .getLeft();
    return items.stream().map(CompletionItem::getLabel).toList();
  }

  private List<String> after(String words, String instead) throws Exception {
    assertTrue(CHARGE.contains(words), words);
    return proposed(CHARGE.replace(words, instead));
  }

  @Test
  void theOutlineHasSidesOrdersAndWhatIsExpected() throws Exception {
    Place place = shown(CHARGE);
    List<String> outline = new ArrayList<>();
    languageServer
        .documentSymbol(new DocumentSymbolParams(place.file()))
        .get()
        .forEach(each -> add(each.getRight(), "", outline));
    assertEquals(
        List.of(
            "Gendarmes charge Foot",
            "  Blue",
            "    Conde 0605",
            "    Gendarmes-1 0605",
            "  Red",
            "    Foot-1 0612",
            "  Orders",
            "    Left acts",
            "    Gendarmes-1 moves to 0606",
            "  Expected",
            "    Gendarmes-1 at 0606 facing S"),
        outline);
    assertEquals(
        2, languageServer.foldingRange(new FoldingRangeRequestParams(place.file())).get().size());
  }

  private static void add(DocumentSymbol symbol, String indent, List<String> outline) {
    outline.add((indent + symbol.getName() + " " + symbol.getDetail()).stripTrailing());
    symbol.getChildren().forEach(each -> add(each, indent + "  ", outline));
  }

  @Test
  void thePositionIsCompletedWithTheWordsOfItsGame() throws Exception {
    List<String> first = after("board 12 x 14\n", "<|>\nboard 12 x 14\n");
    assertTrue(
        first.containsAll(List.of("side", "stand", "line", "woods", "orders")), first::toString);
    assertEquals(List.of("well", "poor"), after("training poor\n", "training <|>\n"));
    assertTrue(after("PikeAndShot C", "<|>").contains("LightCavalry"));
    assertTrue(after("is Foot at", "is <|> at").equals(List.of("Gendarmes", "Foot")));
    assertEquals(
        List.of("NE", "N", "NW", "S", "SE", "SW").stream().sorted().toList(),
        after("0612 facing S", "0612 facing <|>").stream().sorted().toList());
    assertTrue(after("of Red.Right", "of <|>").contains("Blue.Left"));
    assertTrue(after("snaphance.final", "<|>").contains("boxgrid"));
    assertTrue(after("snaphance.final", "<|>").contains("snaphance.draft"));
  }

  /** A melee has two stands, and in the box-grid game how their last round went. */
  @Test
  void aMeleeIsCompletedToItsEnd() throws Exception {
    String before = "line Foot PikeAndShot C mp 1 sp 6 cb 1 bp 3\n";
    List<String> names = after(before, before + "melee <|>\n");
    assertTrue(names.containsAll(List.of("Gendarmes-1", "Foot-1")), names::toString);
    assertEquals(names, after(before, before + "melee Foot-1 <|>\n"));
    assertEquals(List.of(), after(before, before + "melee Foot-1 Gendarmes-1 <|>\n"));
    String boxes = CHARGE.replace("snaphance.final", "boxgrid");
    for (String each : List.of("<|>", "t<|>", "tied <|>")) {
      String melee = "melee Foot-1 Gendarmes-1 " + each + "\n";
      List<String> outcomes =
          switch (each) {
            case "<|>" -> List.of("won", "tied", "lost");
            case "t<|>" -> List.of("tied");
            default -> List.of();
          };
      assertEquals(outcomes, proposed(boxes.replace(before, before + melee)));
    }
  }

  @Test
  void ordersAreCompletedWithThoseOfTheGame() throws Exception {
    List<String> who = after("Left acts", "<|>");
    assertTrue(
        who.containsAll(List.of("Gendarmes-1", "Foot-1", "Left", "Conde", "may:", "dice")),
        who::toString);
    List<String> stand = after("Gendarmes-1 moves to 0606", "Gendarmes-1 <|>");
    assertTrue(stand.stream().anyMatch(each -> each.startsWith("charge")), stand::toString);
    assertTrue(stand.stream().anyMatch(each -> each.startsWith("move")), stand::toString);
    assertTrue(after("Left acts", "Left <|>").contains("acts"), "a group acts");
    assertTrue(
        after("Gendarmes-1 moves to 0606", "may: Gendarmes-1 charges <|>").contains("Foot-1"));
  }

  @Test
  void whatIsExpectedIsCompleted() throws Exception {
    List<String> expected = after("Gendarmes-1 at 0606 facing S", "<|>");
    assertTrue(expected.containsAll(List.of("Foot-1", "log", "lost", "Blue")), expected::toString);
    assertTrue(after("Gendarmes-1 at 0606 facing S", "Gendarmes-1 <|>").contains("disordered"));
    assertEquals(
        List.of("broken", "stands", "wins"), after("Gendarmes-1 at 0606 facing S", "Blue <|>"));
  }

  @Test
  void nothingIsProposedInACommentOrWhereItIsWritten() throws Exception {
    assertEquals(List.of(), proposed(CHARGE.replace("# looks away", "# looks <|>")));
    assertEquals(List.of(), after("training poor", "training poor<|>"));
  }

  @Test
  void aNameLeadsToItsLineAndIsMarked() throws Exception {
    Place place = shown(marked(CHARGE, "Gendarmes-1", 2));
    Location declared =
        languageServer
            .definition(new DefinitionParams(place.file(), place.position()))
            .get()
            .getLeft()
            .getFirst();
    assertEquals(8, declared.getRange().getStart().getLine());
    assertEquals("Gendarmes-1", textAt(CHARGE, declared.getRange()));
    assertEquals(
        3,
        languageServer
            .references(
                new ReferenceParams(place.file(), place.position(), new ReferenceContext(true)))
            .get()
            .size());
    Place group = shown(marked(CHARGE, "Left acts"));
    assertEquals(
        3,
        languageServer
            .documentHighlight(new DocumentHighlightParams(group.file(), group.position()))
            .get()
            .size());
  }

  @Test
  void theHelpOfAWordTellsWhomItNamesOrWhatTheRulesSay() throws Exception {
    assertTrue(hover("Foot-1").contains("is Foot at 0612"), hover("Foot-1"));
    assertTrue(hover("Foot-1").contains("line Foot PikeAndShot C"), hover("Foot-1"));
    assertTrue(hover("PikeAndShot").contains("a category"), hover("PikeAndShot"));
    assertTrue(hover("mp").contains("a column"), hover("mp"));
  }

  private String hover(String word) throws Exception {
    Place place = shown(marked(CHARGE, word));
    Hover told = languageServer.hover(new HoverParams(place.file(), place.position())).get();
    assertNotNull(told, word);
    return told.getContents().getRight().getValue();
  }

  @Test
  void aMisspelledNameAndAnIllegalOrderCanBeMended() throws Exception {
    String misspelled = CHARGE.replace("Gendarmes-1 moves", "Gendarmes-2 moves");
    assertTrue(mended(misspelled).contains(CHARGE), () -> "no fix of the name for " + problemsOf);
    List<String> legal = mended(CHARGE.replace("moves to 0606", "moves to 0611"));
    assertFalse(legal.isEmpty(), () -> "no legal order for " + problemsOf);
  }

  private List<Diagnostic> problemsOf = List.of();

  /** The text after each fix there is for its findings. */
  private List<String> mended(String text) throws Exception {
    Place place = shown(text);
    long end = System.nanoTime() + 60_000_000_000L;
    while (problems(place.uri()).isEmpty() && System.nanoTime() < end) {
      Thread.sleep(20);
    }
    problemsOf = problems(place.uri());
    List<String> texts = new ArrayList<>();
    for (Diagnostic each : problemsOf) {
      for (var action :
          languageServer
              .codeAction(
                  new CodeActionParams(
                      place.file(), each.getRange(), new CodeActionContext(problemsOf)))
              .get()) {
        CodeAction fix = action.getRight();
        List<TextEdit> edits = fix.getEdit().getChanges().get(place.uri());
        texts.add(edited(text, edits));
      }
    }
    return texts;
  }
}
