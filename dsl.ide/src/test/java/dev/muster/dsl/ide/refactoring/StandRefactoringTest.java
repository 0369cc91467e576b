package dev.muster.dsl.ide.refactoring;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Code actions on stands, applied: the text is compared to the letter. */
@Tag("slow")
class StandRefactoringTest extends ServerTest {
  private static final String GROUND =
      """
      map Ground "The ground" 12 x 10 {
          legend { . plain }
          rows \"""
              . . . . . . . . . . . .
               . . . . . . . . . . . .
              . . . . . . . . . . . .
               . . . . . . . . . . . .
              . . . . . . . . . . . .
               . . . . . . . . . . . .
              . . . . . . . . . . . .
               . . . . . . . . . . . .
              . . . . . . . . . . . .
               . . . . . . . . . . . .
          \"""
      }
      """;

  private static final String FIGHT =
      """
      import "army.muster"
      import "ground.muster"

      scenario Fight "A fight" on Ground {
          length 4 rounds
          side Red fields Royal {
              group Van {
                  general Guise +1 at 0509
                  // the pikes lead
                  stand Swiss as Old at 0608 facing N   // the old band
                  stand Foot  as Legion 3 abreast from 0407 facing NE disordered
                  stand Swiss at 0706 0806 facing N { note "Late." }
              }
              group Rear {
                  general Enghien at 0809
                  stand Gendarmes at 0809 facing N
              }
          }
          side Blue fields Royal {
              group Main { general Conde at 0602 stand Reiters at 0602 0702 facing S stand Foot 2 abreast from 0902 facing S }
          }
      }
      """;

  private String text = "";

  private List<CodeAction> actions(String selected, String... only) throws Exception {
    int from = text.indexOf(selected);
    assertTrue(from >= 0, selected);
    int to = selected.contains(" at ") || selected.contains("\n") ? from + selected.length() : from;
    var context = new CodeActionContext(List.of());
    if (only.length > 0) {
      context.setOnly(List.of(only));
    }
    return languageServer
        .codeAction(
            new CodeActionParams(
                new TextDocumentIdentifier(getVirtualFile("fight.muster")),
                new Range(position(text, from), position(text, to)),
                context))
        .get()
        .stream()
        .map(each -> each.getRight())
        .filter(each -> !each.getKind().equals("muster.odds"))
        .toList();
  }

  private void opened(String edited) {
    boolean again = !text.isEmpty();
    if (again) {
      close(getVirtualFile("fight.muster"));
    }
    text = edited;
    writeFile("army.muster", ARMY);
    writeFile("ground.muster", GROUND);
    open("fight.muster", edited, again);
  }

  private static List<String> titles(List<CodeAction> actions) {
    return actions.stream().map(CodeAction::getTitle).toList();
  }

  /** The text after an action on a selection, or on the cursor before a single word. */
  private String after(String selected, String title) throws Exception {
    List<CodeAction> all = actions(selected, CodeActionKind.Refactor);
    CodeAction action =
        all.stream()
            .filter(each -> each.getTitle().equals(title))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no " + title + " in " + titles(all)));
    assertEquals(
        title.startsWith("Extract")
            ? CodeActionKind.RefactorExtract
            : CodeActionKind.RefactorRewrite,
        action.getKind());
    return edited(text, action.getEdit().getChanges().values().iterator().next());
  }

  private void changes(String selected, String title, String... replaced) throws Exception {
    String expected = text;
    for (int i = 0; i < replaced.length; i += 2) {
      assertTrue(expected.contains(replaced[i]), replaced[i]);
      expected = expected.replace(replaced[i], replaced[i + 1]);
    }
    assertEquals(expected, after(selected, title));
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource({
    "stand Swiss as Old, Move stand Old one hex to the right, at 0608 facing N, at 0708 facing N",
    "stand Swiss as Old, Move stand Old two hexes up, at 0608 facing N, at 0606 facing N",
    "stand Swiss as Old, Turn stand Old to the right, at 0608 facing N, at 0608 facing NE",
    "stand Swiss as Old, Turn stand Old about, at 0608 facing N, at 0608 facing S",
    "stand Swiss as Old, Mirror stand Old up for down, at 0608 facing N, at 0608 facing S",
    "stand Foot  as, Move stand Legion one hex to the left, from 0407 facing, from 0307 facing",
    "stand Foot  as, Turn stand Legion to the left, from 0407 facing NE, from 0308 facing N",
    "stand Foot  as, Mirror stand Legion up for down, from 0407 facing NE, from 0507 facing SE",
  })
  void oneStandIsMovedTurnedAndMirrored(String at, String title, String was, String becomes)
      throws Exception {
    opened(FIGHT);
    changes(at, title, was, becomes);
  }

  @Test
  void aSelectionIsMovedTurnedAndMirroredTogether() throws Exception {
    opened(FIGHT);
    String lines = FIGHT.substring(FIGHT.indexOf("stand Swiss as"), FIGHT.indexOf(" { note"));
    changes(
        lines,
        "Move the 6 stands one hex to the left",
        "at 0608 facing",
        "at 0508 facing",
        "from 0407",
        "from 0307",
        "0706 0806",
        "0606 0706");
    String two = "at 0706 0806 facing N";
    changes(two, "Turn stand Swiss to the right", two, "at 0706 0807 facing NE");
    changes(two, "Turn each of stand Swiss to the left", two, "at 0706 0806 facing NW");
    changes(two, "Mirror stand Swiss left for right", two, "at 0706 0606 facing N");
    assertFalse(titles(actions(lines)).contains("Turn each of the 6 stands about"));
  }

  @Test
  void aLineAbreastIsWrittenApart() throws Exception {
    opened(FIGHT);
    String line = "stand Foot  as Legion 3 abreast from 0407 facing NE disordered";
    changes(
        "stand Foot  as",
        "Write the places of stand Legion one by one",
        "3 abreast from 0407",
        "at 0407 0408 0509");
    String indent = "\n            ";
    changes(
        "stand Foot  as",
        "Split stand Legion into 3 statements",
        line,
        "stand Foot  as Legion-1 at 0407 facing NE disordered"
            + indent
            + "stand Foot  as Legion-2 at 0408 facing NE disordered"
            + indent
            + "stand Foot  as Legion-3 at 0509 facing NE disordered");
    changes(
        "stand Foot 2",
        "Split stand Foot into 2 statements",
        "stand Foot 2 abreast from 0902 facing S",
        "stand Foot at 0902 facing S stand Foot at 0802 facing S");
    changes(
        "stand Swiss at",
        "Split stand Swiss into 2 statements",
        "stand Swiss at 0706 0806 facing N { note \"Late.\" }",
        "stand Swiss at 0706 facing N { note \"Late.\" }"
            + indent
            + "stand Swiss at 0806 facing N { note \"Late.\" }");
  }

  @Test
  void anotherLineOfTheArmyIsFielded() throws Exception {
    opened(FIGHT);
    changes("stand Foot  as", "Replace stand Legion by Swiss", "stand Foot  as", "stand Swiss as");
    changes(
        "stand Swiss as", "Replace stand Old by Gendarmes", "stand Swiss as", "stand Gendarmes as");
    assertFalse(titles(actions("stand Swiss as")).contains("Replace stand Old by Swiss"));
    assertEquals(
        List.of("Replace stand Reiters by Gendarmes", "Replace stand Reiters by Swiss"),
        titles(actions("stand Reiters")).stream()
            .filter(each -> each.startsWith("Replace"))
            .limit(2)
            .toList());
  }

  @Test
  void standsGoToAnotherGroupWithTheirComments() throws Exception {
    opened(FIGHT);
    String old = "            stand Swiss as Old at 0608 facing N   // the old band\n";
    String gendarmes = "            stand Gendarmes at 0809 facing N\n";
    changes("stand Swiss as", "Move stand Old to group Rear", old, "", gendarmes, gendarmes + old);
    opened(
        FIGHT.replace(
            "            general Enghien at 0809\n            stand Gendarmes at 0809 facing N\n",
            "          general Enghien at 0809\n          stand Gendarmes at 0809 facing N { }\n"));
    changes(
        "stand Swiss as",
        "Move stand Old to group Rear",
        old,
        "",
        "N { }\n",
        "N { }\n" + old.substring(2));
  }

  /** A new group has a General, and the text of its stands as it was. */
  @Test
  void standsBecomeAGroup() throws Exception {
    opened(FIGHT);
    String legion = "            stand Foot  as Legion 3 abreast from 0407 facing NE disordered\n";
    String late = "            stand Swiss at 0706 0806 facing N { note \"Late.\" }\n";
    String end = "        }\n        group Rear {\n";
    changes(
        "stand Foot  as",
        "Extract stand Legion into a new group",
        legion,
        "",
        end,
        "        }\n        group Van2 {\n"
            + "            general VanGeneral2 +0 at 0407\n"
            + legion
            + end);
    String both = legion.strip() + "\n" + late.stripTrailing();
    changes(
        both,
        "Extract the 5 stands into a new group",
        legion + late,
        "",
        end,
        "        }\n        group Van2 {\n"
            + "            general VanGeneral2 +0 at 0407\n"
            + legion
            + late
            + end);
    // what it was extracted to is a battle without an error
    opened(after("stand Foot  as", "Extract stand Legion into a new group"));
    assertEquals(
        List.of(),
        problems(getVirtualFile("fight.muster")).stream()
            .filter(each -> each.getSeverity() == DiagnosticSeverity.Error)
            .map(each -> message(each))
            .toList());
    // a group keeps a stand
    assertFalse(
        titles(actions("stand Gendarmes")).contains("Extract stand Gendarmes into a new group"));
  }

  /** A group needs a stand, a General the one he is attached to, and a number its stand. */
  @Test
  void whoIsNeededStays() throws Exception {
    opened(FIGHT);
    assertFalse(titles(actions("stand Gendarmes")).contains("Move stand Gendarmes to group Van"));
    opened(FIGHT.replace("Guise +1 at 0509", "Guise +1 attached to Swiss-1"));
    assertFalse(titles(actions("stand Swiss at")).contains("Move stand Swiss to group Rear"));
    assertFalse(titles(actions("stand Swiss at")).contains("Replace stand Swiss by Foot"));
    opened(FIGHT);
    assertTrue(titles(actions("stand Swiss at")).contains("Replace stand Swiss by Foot"));
    String order = "expect odds \"Swiss-1 charges Reiters-1\" 1%..9% that Swiss-1 destroyed";
    opened(FIGHT.replace("0902 facing S }\n    }", "0902 facing S }\n    }\n    " + order));
    assertTrue(text.contains(order), text);
    assertFalse(titles(actions("stand Swiss at")).contains("Replace stand Swiss by Foot"));
  }

  @Test
  void aGroupTurnsItsFrontToTheEnemy() throws Exception {
    String title = "Turn the front of group Van to the enemy";
    opened(FIGHT.replace("0706 0806 facing N", "0706 0806 facing SW"));
    changes(
        "group Van",
        title,
        "from 0407 facing NE",
        "from 0308 facing N",
        "0806 facing SW",
        "0806 facing N");
    opened(FIGHT.replace("Legion 3 abreast from 0407 facing NE", "Legion at 0408 facing N"));
    assertFalse(titles(actions("group Van")).contains(title), "they look at him already");
  }

  @Test
  void nothingIsOfferedThatWouldBeWrong() throws Exception {
    opened(FIGHT.replace("at 0608 facing N", "at 0508 facing N"));
    List<String> all = titles(actions("stand Swiss as"));
    assertFalse(all.contains("Move stand Old one hex to the left"), "somebody is there");
    assertTrue(all.contains("Move stand Old one hex to the right"), all.toString());
    assertEquals(List.of(), titles(actions("length 4")));
    assertEquals(List.of(), titles(actions("stand Swiss as", CodeActionKind.QuickFix)));
    opened(FIGHT.replace("stand Swiss as Old at 0608 facing N", "stand at"));
    assertEquals(List.of(), titles(actions("stand at")));
  }

  @Test
  void unitsOnATableAreTurnedAboutTheirMiddle() throws Exception {
    text =
        Files.readString(
            Path.of("../dsl/tests/src/test/resources/dev/muster/dsl/boards/table.muster"));
    open("fight.muster", text, false);
    String line = "3 abreast from 4,5 facing N";
    changes(
        "stand Brigades 3",
        "Write the places of stand Brigades one by one",
        line,
        "at 4,5 6,5 8,5 facing N");
    changes(
        "stand Brigades 3",
        "Turn stand Brigades a quarter to the left",
        line,
        "3 abreast from 6,3 facing W");
    changes("stand Brigades 3", "Move stand Brigades 1 UD up", line, "3 abreast from 4,6 facing N");
  }
}
