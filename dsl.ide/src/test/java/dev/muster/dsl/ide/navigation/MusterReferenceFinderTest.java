package dev.muster.dsl.ide.navigation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.junit.jupiter.api.Test;

class MusterReferenceFinderTest extends ServerTest {
  private List<? extends Location> references(Place place, boolean declaration) throws Exception {
    return languageServer
        .references(
            new ReferenceParams(place.file(), place.position(), new ReferenceContext(declaration)))
        .get();
  }

  private CallHierarchyItem item(Place place) throws Exception {
    return languageServer
        .prepareCallHierarchy(new CallHierarchyPrepareParams(place.file(), place.position()))
        .get()
        .getFirst();
  }

  private List<String> users(CallHierarchyItem item) throws Exception {
    return languageServer
        .callHierarchyIncomingCalls(new CallHierarchyIncomingCallsParams(item))
        .get()
        .stream()
        .map(call -> call.getFrom().getName() + ", " + call.getFrom().getDetail())
        .toList();
  }

  @Test
  void aStandIsUsedInTheScenariosOfOtherFiles() throws Exception {
    writeFile("battle.muster", BATTLE);
    writeFile("field.muster", FIELD);
    Place place = open("army.muster", marked(ARMY, "Swiss"), false);
    List<? extends Location> uses = references(place, false);
    assertEquals(1, uses.size());
    assertTrue(uses.getFirst().getUri().endsWith("battle.muster"));
    assertEquals("Swiss", textAt(BATTLE, uses.getFirst().getRange()));
    assertEquals(2, references(place, true).size());
  }

  @Test
  void aTraitOfTheLibraryIsUsedByStands() throws Exception {
    writeFile("other.muster", ARMY.replace("army Royal", "army Other"));
    Place place = open("army.muster", marked(ARMY, "two-hex-pursuit"), false);
    assertEquals(2, references(place, false).size());
    CallHierarchyItem trait = item(place);
    assertEquals("two-hex-pursuit", trait.getName());
    assertEquals(List.of("Swiss, stand of Royal", "Swiss, stand of Other"), users(trait));
  }

  @Test
  void whoUsesAStandAndWhatItUses() throws Exception {
    writeFile("battle.muster", BATTLE);
    writeFile("field.muster", FIELD);
    Place place = open("army.muster", marked(ARMY, "Swiss"), false);
    CallHierarchyItem stand = item(place);
    assertEquals("stand of Royal", stand.getDetail());
    assertEquals("Swiss", textAt(ARMY, stand.getSelectionRange()));
    assertEquals(List.of("Old, stand of Van"), users(stand));
    var used =
        languageServer
            .callHierarchyOutgoingCalls(new CallHierarchyOutgoingCallsParams(stand))
            .get();
    assertEquals(
        List.of("Pike", "B", "mp", "sp", "cb", "bp", "two-hex-pursuit"),
        used.stream().map(call -> call.getTo().getName()).toList());
  }

  @Test
  void occurrencesInTheFileAreMarked() throws Exception {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    Place place = open("battle.muster", marked(BATTLE, "Royal"), false);
    List<? extends DocumentHighlight> marks =
        languageServer
            .documentHighlight(new DocumentHighlightParams(place.file(), place.position()))
            .get();
    assertEquals(
        List.of("Royal", "Royal"),
        marks.stream().map(mark -> textAt(BATTLE, mark.getRange())).toList());
  }

  @Test
  void theCopyOfTheLibraryIsCleanAndKnowsItsUsers() throws Exception {
    Place place = open("army.muster", marked(ARMY, "two-hex-pursuit"), false);
    Location library =
        languageServer
            .definition(new DefinitionParams(place.file(), place.position()))
            .get()
            .getLeft()
            .getFirst();
    String text = Files.readString(Path.of(URI.create(library.getUri())));
    open(library.getUri(), text);
    assertEquals(
        List.of(),
        problems(library.getUri()).stream()
            .filter(each -> each.getSeverity().getValue() < 3)
            .map(ServerTest::message)
            .toList());
    var trait = new Place(library.getUri(), text, library.getRange().getStart());
    assertEquals("two-hex-pursuit", textAt(text, library.getRange()));
    assertEquals(1, references(trait, false).size());
  }
}
