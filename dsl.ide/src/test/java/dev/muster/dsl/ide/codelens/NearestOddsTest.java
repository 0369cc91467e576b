package dev.muster.dsl.ide.codelens;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.NearestOddsResult;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;

/** The odds of deployed stands, by a lens above their group and by a code action. */
class NearestOddsTest extends ServerTest {
  private static final String SPREAD =
      BATTLE.replace(
          "group Main { general Conde at 0401 stand Reiters at 0301 0401 facing S }",
          """
          group Main {
                      general Conde at 0401
                      stand Reiters at 0301 0401 facing S
                      stand Foot as Reserve at 0501 facing S
                  }""");

  private Place open() {
    start();
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    return open("battle.muster", SPREAD, true);
  }

  private NearestOddsResult ask(Command command) throws Exception {
    return (NearestOddsResult)
        languageServer
            .executeCommand(new ExecuteCommandParams(command.getCommand(), command.getArguments()))
            .get();
  }

  private List<CodeAction> actions(Place place, String marked) throws Exception {
    var at = position(SPREAD, SPREAD.indexOf(marked));
    return languageServer
        .codeAction(
            new CodeActionParams(place.file(), new Range(at, at), new CodeActionContext(List.of())))
        .get()
        .stream()
        .map(each -> each.getRight())
        .filter(each -> each.getTitle().equals(MusterCodeLensService.ODDS))
        .toList();
  }

  @Test
  void theLensOfAGroupHasTheOddsOfAllItsStands() throws Exception {
    Place place = open();
    Command lens =
        languageServer.codeLens(new CodeLensParams(place.file())).get().stream()
            .map(each -> each.getCommand())
            .filter(each -> each.getTitle().equals(MusterCodeLensService.ODDS))
            .toList()
            .getLast();
    assertEquals(MusterCommandService.NEAREST_ODDS, lens.getCommand());
    NearestOddsResult odds = ask(lens);
    assertEquals("", odds.refusal());
    assertTrue(odds.text().contains("\nReiters-1:\n- Old-2: charge: "), odds.text());
    assertTrue(odds.text().contains("\nReserve:\n- Old-2: "), odds.text());
    assertTrue(odds.text().contains("fire: "), odds.text());
  }

  @Test
  void aStandHasACodeActionWithItsOwnOdds() throws Exception {
    Place place = open();
    List<CodeAction> found = actions(place, "stand Foot as Reserve");
    assertEquals(1, found.size());
    NearestOddsResult odds = ask(found.getFirst().getCommand());
    assertTrue(odds.text().contains("\nReserve:\n"), odds.text());
    assertTrue(!odds.text().contains("Reiters"), odds.text());
    assertEquals(List.of(), actions(place, "length 8 rounds"));
  }

  @Test
  void whereNoStandIsThereAreNoOdds() throws Exception {
    Place place = open();
    NearestOddsResult odds =
        ask(new Command("", MusterCommandService.NEAREST_ODDS, List.of(place.uri(), 5)));
    assertEquals("There is no deployed stand in this line.", odds.refusal());
  }
}
