package dev.muster.dsl.ide.navigation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.util.List;
import org.eclipse.lsp4j.DocumentLink;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.junit.jupiter.api.Test;

/** The paths of imports lead to the files they name. */
class ImportDocumentLinksTest extends ServerTest {
  private List<DocumentLink> links(Place place) throws Exception {
    return languageServer.documentLink(new DocumentLinkParams(place.file())).get();
  }

  @Test
  void pathsOfImportsAreLinks() throws Exception {
    String army = writeFile("lists/army.muster", ARMY);
    String field = writeFile("field.muster", FIELD);
    String text = BATTLE.replace("army.muster", "lists/army.muster");
    Place place = open("battle.muster", text, false);
    List<DocumentLink> links = links(place);
    assertEquals(
        List.of("lists/army.muster", "field.muster"),
        links.stream().map(each -> textAt(text, each.getRange())).toList());
    assertEquals(List.of(army, field), links.stream().map(DocumentLink::getTarget).toList());
  }

  @Test
  void whatLeadsNowhereIsNoLink() throws Exception {
    String text =
        "import \"gone.muster\"\nimport \"http://nowhere.example/a.muster\"\nimport \"\"\n"
            + "import \"%%\"\nimport \"/dev/zero\"\nimport\n";
    assertEquals(List.of(), links(open("battle.muster", text, false)));
    assertTrue(links(open("none.muster", "", true)).isEmpty());
  }
}
