package dev.muster.dsl.ide.signature;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandSignaturesTest extends ServerTest {
  private SignatureHelp help(Place place) throws Exception {
    return languageServer
        .signatureHelp(new SignatureHelpParams(place.file(), place.position()))
        .get();
  }

  @ParameterizedTest
  @CsvSource({
    "stand Foot <|>, CATEGORY",
    "stand Foot Pike <|>, CLASS",
    "stand Foot \"The Foot\" Pike B <|>, mp",
    "stand Foot Pike B mp <|>, mp",
    "stand Foot Pike B mp 1<|>, mp",
    "stand Foot Pike B mp 1 <|>, sp",
    "stand Foot Pike B mp 1 sp 5/5 <|>, cb",
    "stand Foot Pike B mp 1 sp 5/5 cb 3 bp 2 <|>, traits",
    "stand Foot Pike B mp<|> 1 sp 5/5, mp",
  })
  void theColumnTheAuthorIsAt(String line, String column) throws Exception {
    String text = "army A for snaphance.final {\n    " + line + "\n}\n";
    SignatureHelp help = help(open("army.muster", text, false));
    assertEquals(
        "stand NAME CATEGORY CLASS mp sp cb pb 2h 3h 4h 6h bp traits",
        help.getSignatures().getFirst().getLabel());
    assertEquals(
        column,
        help.getSignatures()
            .getFirst()
            .getParameters()
            .get(help.getActiveParameter())
            .getLabel()
            .getLeft());
  }

  @Test
  void columnsAreExplained() throws Exception {
    SignatureHelp help = help(open("army.muster", marked(ARMY, "sp 6"), false));
    String explained =
        help.getSignatures()
            .getFirst()
            .getParameters()
            .get(3)
            .getDocumentation()
            .getRight()
            .getValue();
    assertTrue(explained.contains("(§4.0)"), explained);
  }

  @Test
  void nothingBesideStandLines() throws Exception {
    assertTrue(help(open("army.muster", marked(ARMY, "poor"), false)).getSignatures().isEmpty());
    assertTrue(help(open("b.muster", "", true)).getSignatures().isEmpty());
  }
}
