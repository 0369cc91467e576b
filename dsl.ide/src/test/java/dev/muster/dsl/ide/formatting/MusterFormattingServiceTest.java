package dev.muster.dsl.ide.formatting;

import dev.muster.dsl.ide.ServerTest;
import java.util.List;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;

class MusterFormattingServiceTest extends ServerTest {
  private static final String UNTIDY =
      """
      army   Royal for snaphance.final {
      training poor
         stand Swiss   Pike B sp 5/5/5 mp 1 cb 3 bp 2
        stand Gendarmes Lancer B bp 3 mp 3*2 sp 6 cb 4
      }
      """;

  private static final String TIDY =
      """
      army Royal for snaphance.final {
          training poor
          stand Swiss     Pike   B  mp 1    sp 5/5/5  cb 3  bp 2
          stand Gendarmes Lancer B  mp 3*2  sp 6      cb 4  bp 3
      }
      """;

  private String formatted(String text, FormattingOptions options) throws Exception {
    Place place = open("a" + System.identityHashCode(text) + ".muster", text, true);
    List<? extends TextEdit> edits =
        languageServer.formatting(new DocumentFormattingParams(place.file(), options)).get();
    return edited(text, edits);
  }

  @Test
  void theLayoutIsThatOfTheCommandLineWhateverTheEditorsTabs() throws Exception {
    start();
    assertEquals(TIDY, formatted(UNTIDY, new FormattingOptions(2, true)));
    assertEquals(TIDY, formatted(UNTIDY, new FormattingOptions(8, false)));
    assertEquals(TIDY, formatted(TIDY, new FormattingOptions(4, true)));
  }

  @Test
  void lineEndsStay() throws Exception {
    start();
    String text = UNTIDY.replace("\n", "\r\n");
    String uri = getVirtualFile("crlf.muster");
    languageServer.didOpen( // The inherited one changes the line ends.
        new DidOpenTextDocumentParams(new TextDocumentItem(uri, "muster", 1, text)));
    List<? extends TextEdit> edits =
        languageServer
            .formatting(
                new DocumentFormattingParams(
                    new TextDocumentIdentifier(uri), new FormattingOptions(4, true)))
            .get();
    assertEquals(TIDY.replace("\n", "\r\n"), edited(text, edits));
  }

  @Test
  void textWithSyntaxErrorsIsLeftAlone() throws Exception {
    start();
    String broken = UNTIDY.replace("training", "training {");
    assertEquals(broken, formatted(broken, new FormattingOptions(4, true)));
  }

  @Test
  void aRangeIsSetAloneAndItsTableAsAWhole() throws Exception {
    Place place = open("a.muster", UNTIDY, false);
    List<? extends TextEdit> edits =
        languageServer
            .rangeFormatting(
                new DocumentRangeFormattingParams(
                    place.file(),
                    new FormattingOptions(4, true),
                    new Range(new Position(2, 0), new Position(2, 40))))
            .get();
    assertEquals(
        """
        army   Royal for snaphance.final {
        training poor
            stand Swiss     Pike   B  mp 1    sp 5/5/5  cb 3  bp 2
          stand Gendarmes Lancer B bp 3 mp 3*2 sp 6 cb 4
        }
        """,
        edited(UNTIDY, edits));
  }

  @Test
  void placesAreFoundInEveryLine() {
    var lines = new LineIndex("ab\n\nc\n");
    assertEquals(new Position(0, 0), lines.position(0));
    assertEquals(new Position(0, 2), lines.position(2));
    assertEquals(new Position(1, 0), lines.position(3));
    assertEquals(new Position(2, 1), lines.position(5));
    assertEquals(new Position(3, 0), lines.position(6));
    String long1 = "x\n".repeat(1000);
    assertEquals(new Position(999, 1), new LineIndex(long1).position(1999));
  }
}
