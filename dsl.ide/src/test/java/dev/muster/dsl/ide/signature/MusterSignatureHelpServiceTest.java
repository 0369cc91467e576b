package dev.muster.dsl.ide.signature;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MusterSignatureHelpServiceTest extends ServerTest {
  private SignatureHelp help(Place place) throws Exception {
    return languageServer
        .signatureHelp(new SignatureHelpParams(place.file(), place.position()))
        .get();
  }

  @ParameterizedTest
  @CsvSource({
    "stand Foot <|>, CATEGORY",
    "stand Foot Pike <|>, ORDER-CLASS",
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
        "stand NAME CATEGORY ORDER-CLASS mp sp cb pb 2h 3h 4h 6h bp traits",
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          stand {}                            | LINE
          stand Swiss {}                      | as NAME
          stand Swiss as Old at {}            | at HEX..
          stand Swiss at 0104 0204 {}         | at HEX..
          stand Swiss at 0104 facing {}       | facing CORNER
          stand Swiss at 0104 facing N {}     | lost SP
          stand Swiss at 0104 facing N with {} | with TRAITS..
          general {}                          | NAME
          general Guise {}                    | BONUS
          general Guise +1 {}                 | at HEX
          general Guise +1 attached to {}     | at HEX
          general Guise at 0104 range {}      | range HEXES
          plan {}                             | attack/hold/support/delay/reserve
          plan attack {}                      | towards HEXES..
          plan attack towards 0104 from {}    | from round NUMBER
          plan hold if {}                     | if CONDITION..
          plan reserve until {}               | until CONDITION..
          arrives round {}                    | round NUMBER
          arrives round 3 at 0104 throwing {} | throwing D6+
          """)
  void thePartOfAStatementTheAuthorIsAt(String line, String part) throws Exception {
    String text =
        BATTLE.replace("group Van {", "group Van {\n" + line.replace("{}", CURSOR) + "\n");
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    assertEquals(part, activeIn(help(open("b.muster", text, false))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          victory {}                          | SIDE
          victory Red {}                      | at end
          victory Red when Blue loses stand {} | when CONDITION..
          expect {}                           | SIDE
          expect Red wins {}                  | LOW..HIGH
          objective Hill at 0101 points {}    | points NUMBER
          objective Hill at 0101 held by {}   | held by SIDE
          zone Camp at {}                     | at HEXES..
          points broken 5 unit {}             | unit NUMBER
          switch wide_arc {}                  | VALUE
          """)
  void thePartOfAnAimTheAuthorIsAt(String line, String part) throws Exception {
    String text = BATTLE.replace("length 8", line.replace("{}", CURSOR) + "\nlength 8");
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    assertEquals(part, activeIn(help(open("b.muster", text, false))));
  }

  private static String activeIn(SignatureHelp help) {
    assertEquals(1, help.getSignatures().size());
    var signature = help.getSignatures().getFirst();
    signature
        .getParameters()
        .forEach(
            each -> {
              String label = each.getLabel().getLeft();
              assertTrue(signature.getLabel().contains(label), label);
              assertTrue(!each.getDocumentation().getRight().getValue().isBlank(), label);
            });
    return signature.getParameters().get(help.getActiveParameter()).getLabel().getLeft();
  }

  @Test
  void nothingBesideStandLines() throws Exception {
    assertTrue(help(open("army.muster", marked(ARMY, "poor"), false)).getSignatures().isEmpty());
    assertTrue(help(open("b.muster", "", true)).getSignatures().isEmpty());
    String length = BATTLE.replace("length 8", "length " + CURSOR + "8");
    assertTrue(help(open("c.muster", length, true)).getSignatures().isEmpty());
  }
}
