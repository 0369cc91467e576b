package dev.muster.dsl.ide.refactoring;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CreateFile;
import org.eclipse.lsp4j.DeleteFile;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each refactoring is applied: its files check as clean as before, and the battle is fought. */
@Tag("slow")
class RefactoringTest extends ServerTest {
  private static final String GROUND =
      """
      map Ground "The ground" 12 x 10 {
          legend { . plain w woods }
          rows \"""
              . . . . . . . . . . . .
               . . . . . . . . . . . .
              . w w . . . . . . . . .
               . . . . . . . . . . . .
              . . . . . . . . . . . .
               . . . . . . . . . . . .
              . . . . . . . . . . . .
               . . . . . . . . . . . .
              . . . . . . . . . . . .
               . . . . . . . . . . . .
          \"""
          heights \"""
              000000000000
              000000000000
              000000000000
              000010000000
              000000000000
              000000000000
              000000000000
              000000000000
              000000000000
              000000000000
          \"""
          side stream 0203-0303
          place "The mill" at 0101
      }
      """;

  private static final String FIGHT =
      """
      import "army.muster"
      import "ground.muster"

      scenario Fight "A fight" on Ground {
          length 4 rounds
          zone Camp at 0110..0210
          objective Hill at 0504 held by Blue
          side Red fields Royal {
              group Van {
                  general Guise +1 at 0509
                  stand Swiss at 0508 0608 facing N
                  stand Foot 2 abreast from 0408 facing NE
                  plan attack towards Hill
              }
              group Rear {
                  general Enghien at 0110
                  stand Gendarmes 2 in Camp facing N
              }
          }
          side Blue fields Royal {
              group Main {
                  general Conde at 0602
                  stand Reiters at 0602 0702 facing S
                  stand Foot at 0802 facing S
              }
          }
      }
      """;

  @TempDir private Path directory;

  private final Map<String, String> files = new TreeMap<>();
  private final Map<String, String> uris = new LinkedHashMap<>();

  private void write(String name, String text) {
    files.put(name, text);
    uris.put(writeFile(name, text), name);
  }

  private void field() {
    write("army.muster", ARMY);
    write("ground.muster", GROUND);
    write("fight.muster", FIGHT);
    start();
  }

  private String uri(String name) {
    return uris.entrySet().stream()
        .filter(each -> each.getValue().equals(name))
        .findFirst()
        .orElseThrow()
        .getKey();
  }

  private List<CodeAction> actions(String name, String at, String... only) throws Exception {
    String text = files.get(name);
    open(uri(name), text);
    var here = position(text, text.indexOf(at));
    var context = new CodeActionContext(List.of());
    if (only.length > 0) {
      context.setOnly(List.of(only));
    }
    List<CodeAction> found =
        languageServer
            .codeAction(
                new CodeActionParams(
                    new org.eclipse.lsp4j.TextDocumentIdentifier(uri(name)),
                    new Range(here, here),
                    context))
            .get()
            .stream()
            .map(each -> each.getRight())
            .filter(each -> !each.getKind().equals("muster.odds"))
            .toList();
    close(uri(name));
    return found;
  }

  private static CodeAction titled(List<CodeAction> actions, String title) {
    return actions.stream()
        .filter(each -> each.getTitle().equals(title))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + title + " in " + titles(actions)));
  }

  private static List<String> titles(List<CodeAction> actions) {
    return actions.stream().map(CodeAction::getTitle).toList();
  }

  /** The files after an action. */
  private Map<String, String> applied(CodeAction action) {
    Map<String, String> after = new TreeMap<>(files);
    if (action.getEdit().getChanges() != null) {
      action.getEdit().getChanges().forEach((uri, edits) -> edit(after, uri, edits));
    }
    if (action.getEdit().getDocumentChanges() != null) {
      for (var each : action.getEdit().getDocumentChanges()) {
        if (each.isRight() && each.getRight() instanceof DeleteFile gone) {
          after.remove(uris.get(gone.getUri()));
        } else if (each.isRight()) {
          String uri = ((CreateFile) each.getRight()).getUri();
          uris.put(uri, uri.substring(uri.lastIndexOf('/') + 1));
          after.put(uris.get(uri), "");
        } else {
          TextDocumentEdit edit = each.getLeft();
          List<TextEdit> edits = new ArrayList<>();
          edit.getEdits().forEach(one -> edits.add(one.getLeft()));
          edit(after, edit.getTextDocument().getUri(), edits);
        }
      }
    }
    return after;
  }

  private void edit(Map<String, String> after, String uri, List<TextEdit> edits) {
    after.compute(uris.get(uri), (name, text) -> edited(text, edits));
  }

  /** Reads files anew, finds neither error nor warning, and fights their battle. */
  private BattleProgram fought(Map<String, String> texts) throws Exception {
    Path folder = Files.createTempDirectory(directory, "after");
    for (Map.Entry<String, String> each : texts.entrySet()) {
      Files.writeString(folder.resolve(each.getKey()), each.getValue());
    }
    MusterFileLoader.LoadResult loaded = MusterFileLoader.load(List.of(folder));
    List<Finding> serious =
        loaded.findings().stream()
            .filter(each -> each.severity() != Severity.INFO)
            .filter(each -> !each.code().equals("V-091"))
            .toList();
    Assertions.assertEquals(List.of(), serious, () -> String.join("\n----\n", texts.values()));
    BattleProgram program = loaded.program(null);
    RuleSystems.fight(program, 1, EventSink.SILENT, () -> false);
    return program;
  }

  private static String places(BattleProgram program, int side, int group) {
    Scenario.Group of = program.scenario().sides().get(side).groups().get(group);
    return of.general().at()
        + " "
        + String.join(
            " ", of.stands().stream().map(each -> each.at() + "" + each.facing()).toList());
  }

  private String afterwards(List<CodeAction> actions, String title) throws Exception {
    return places(fought(applied(titled(actions, title))), 0, 0);
  }

  @Test
  void aGroupIsMovedTurnedAndMirrored() throws Exception {
    field();
    assertEquals("0509 0508N 0608N 0408NE 0509NE", places(fought(files), 0, 0));
    List<CodeAction> all = actions("fight.muster", "group Van");
    all.forEach(each -> assertEquals(CodeActionKind.RefactorRewrite, each.getKind()));
    assertEquals(
        "0409 0408N 0508N 0308NE 0409NE", afterwards(all, "Move group Van one hex to the left"));
    assertEquals(
        "0609 0608N 0708N 0508NE 0609NE", afterwards(all, "Move group Van one hex to the right"));
    assertEquals("0507 0506N 0606N 0406NE 0507NE", afterwards(all, "Move group Van two hexes up"));
    assertEquals(
        "0508 0607N 0707N 0507NE 0508NE",
        afterwards(all, "Move group Van one hex up to the right"));
    for (CodeAction each : all) {
      fought(applied(each));
    }
    // who would leave the map, is not offered to
    assertFalse(titles(all).contains("Move group Van two hexes down"), titles(all).toString());
  }

  /** Another group or line may be remarked upon; where a stand goes, it is as right as before. */
  @Test
  void whatIsDoneWithStandsCanBePlayed() throws Exception {
    field();
    int played = 0;
    for (String stand : List.of("Swiss at", "Foot 2", "Gendarmes 2", "Reiters at", "Foot at")) {
      for (CodeAction each : actions("fight.muster", "stand " + stand)) {
        if (each.getTitle().matches("(Replace|Move .* to group) .*")) {
          Path folder = Files.createTempDirectory(directory, "after");
          for (Map.Entry<String, String> file : applied(each).entrySet()) {
            Files.writeString(folder.resolve(file.getKey()), file.getValue());
          }
          Assertions.assertEquals(
              List.of(),
              MusterFileLoader.load(List.of(folder)).findings().stream()
                  .filter(found -> found.severity() == Severity.ERROR)
                  .toList(),
              each.getTitle());
        } else {
          fought(applied(each));
        }
        played++;
      }
    }
    assertTrue(played > 50, "actions: " + played);
  }

  /** Mirroring twice leaves every word as it was. */
  @Test
  void aMirrorTwiceComesBack() throws Exception {
    String inside =
        FIGHT
            .replace("at 0509", "at 0506")
            .replace("at 0508 0608", "at 0505 0605")
            .replace("from 0408", "from 0405");
    String aside =
        inside
            .replace("at 0602 0702", "at 1102 1202")
            .replace("at 0802", "at 1101")
            .replace("Conde at 0602", "Conde at 1102");
    write("army.muster", ARMY);
    write("ground.muster", GROUND);
    write("fight.muster", inside);
    start();
    mirrored(inside, "Mirror group Van left for right", "0506 0605N 0505N 0606NW 0705NW");
    mirrored(aside, "Mirror group Van up for down", "0506 0507S 0607S 0406SE 0407SE");
  }

  private void mirrored(String text, String title, String once) throws Exception {
    write("fight.muster", text);
    files.putAll(applied(titled(actions("fight.muster", "group Van"), title)));
    List<String> places = List.of(places(fought(files), 0, 0).split(" "));
    assertEquals(
        List.of(once.split(" ")).stream().sorted().toList(), places.stream().sorted().toList());
    write("fight.muster", files.get("fight.muster"));
    files.putAll(applied(titled(actions("fight.muster", "group Van"), title)));
    assertEquals(text, files.get("fight.muster"));
  }

  @Test
  void aDeploymentIsShiftedWithItsZones() throws Exception {
    field();
    List<CodeAction> all = actions("fight.muster", "side Red");
    assertEquals(
        List.of(
            "Shift the deployment of Red one hex to the right",
            "Shift the deployment of Red two hexes up"),
        titles(all));
    Map<String, String> after = applied(titled(all, "Shift the deployment of Red two hexes up"));
    BattleProgram program = fought(after);
    assertEquals("0507 0506N 0606N 0406NE 0507NE", places(program, 0, 0));
    assertTrue(after.get("fight.muster").contains("zone Camp at 0108..0208"), after.toString());
    assertTrue(after.get("fight.muster").contains("objective Hill at 0504"), "ground stays");
    for (CodeAction each : all) {
      fought(applied(each));
    }
  }

  @Test
  void aMapGrowsWithAllThatStandsOnIt() throws Exception {
    field();
    List<CodeAction> all = actions("ground.muster", "map Ground");
    String left = "Add a column to the left of map Ground, and shift all that stands on it";
    String above = "Add two rows above map Ground, and shift all that stands on it";
    Map<String, String> after = applied(titled(all, left));
    BattleProgram program = fought(after);
    assertEquals("0609 0608N 0708N 0508NE 0609NE", places(program, 0, 0));
    assertTrue(after.get("ground.muster").contains("map Ground \"The ground\" 13 x 10"));
    assertTrue(after.get("ground.muster").contains("side stream 0303-0403"));
    assertTrue(after.get("ground.muster").contains(". . w w . ."));
    assertTrue(after.get("ground.muster").contains("0000010000000"));
    assertTrue(after.get("fight.muster").contains("zone Camp at 0210..0310"));
    assertTrue(after.get("fight.muster").contains("objective Hill at 0604"));
    program = fought(applied(titled(all, above)));
    assertEquals("0511 0510N 0610N 0410NE 0511NE", places(program, 0, 0));
    assertEquals("woods", board(program).terrainAt(new Hex(2, 5)));
    assertEquals(12, board(program).height());
    program = fought(applied(titled(all, "Add a column to the right of map Ground")));
    assertEquals(13, board(program).width());
    assertEquals("0509 0508N 0608N 0408NE 0509NE", places(program, 0, 0));
    program = fought(applied(titled(all, "Add two rows below map Ground")));
    assertEquals(12, board(program).height());
  }

  /** A size of which a number is not yet written has no edge to grow at. */
  @Test
  void aMapWhoseSizeIsHalfTypedIsLeftAlone() throws Exception {
    field();
    for (String size : List.of("12 x", "12", "x 10", "", "x", "12 x ten")) {
      write("ground.muster", GROUND.replace("12 x 10", size));
      assertTrue(titles(actions("ground.muster", "map Ground")).isEmpty(), size);
    }
    write("ground.muster", GROUND);
    assertFalse(actions("ground.muster", "map Ground").isEmpty());
  }

  @Test
  void aSheetIsMovedIntoAFileOfItsOwn() throws Exception {
    write(
        "army.muster",
        ARMY.replace("snaphance.final", "sheet")
            .replace("army Royal", "import \"fight.muster\"\n\narmy Royal"));
    write("ground.muster", "import \"fight.muster\"\n\n" + GROUND.replace("w woods", "w vineyard"));
    String sheet =
        """
        /* The sheet of the day. */
        rulebook sheet "Our sheet" extends snaphance.final {
            terrain vineyard label "Vineyard" cost * 2 height 0 fire -1 { cover } ours "Vines."
        }

        """;
    String fight = FIGHT.replace("scenario Fight", sheet + "scenario Fight");
    write("fight.muster", fight.replace("on Ground {", "on Ground rules sheet {"));
    start();
    fought(files);
    List<CodeAction> all = actions("fight.muster", "rulebook sheet");
    Map<String, String> after = applied(titled(all, "Move rulebook sheet into sheet.muster"));
    assertEquals(sheet.strip() + "\n", after.get("sheet.muster"));
    assertFalse(after.get("fight.muster").contains("vineyard"));
    assertTrue(
        after
            .get("fight.muster")
            .startsWith(
                "import \"army.muster\"\n"
                    + "import \"ground.muster\"\n"
                    + "import \"sheet.muster\"\n\n"
                    + "scenario"),
        after.get("fight.muster"));
    assertTrue(after.get("army.muster").startsWith("import \"sheet.muster\"\n\narmy"));
    assertTrue(after.get("ground.muster").startsWith("import \"sheet.muster\"\n\nmap"));
    fought(after);
  }

  /** The sheet comes into the one file that uses it, and its own file goes. */
  @Test
  void aSheetIsInlined() throws Exception {
    write("base.muster", "rulebook base extends snaphance.final { }\n");
    String sheet =
        """
        /* The sheet of the day. */
        rulebook sheet "Our sheet" extends base {
            trait brave ours "Brave."
        }
        """;
    write("sheet.muster", "import \"base.muster\"\n\n" + sheet);
    write(
        "army.muster",
        "// Ours.\nimport \"sheet.muster\"\n\n"
            + ARMY.replace("snaphance.final", "sheet").replace("bp 3\n}", "bp 3 brave\n}"));
    start();
    Map<String, String> after =
        applied(titled(actions("army.muster", "import"), "Inline sheet.muster here"));
    assertEquals(
        "// Ours.\nimport \"base.muster\"\n\n"
            + sheet
            + "\n"
            + ARMY.replace("snaphance.final", "sheet").replace("bp 3\n}", "bp 3 brave\n}"),
        after.get("army.muster"));
    Assertions.assertEquals(Set.of("army.muster", "base.muster"), Set.copyOf(after.keySet()));
    // who else uses it would lose it
    write("other.muster", "import \"sheet.muster\"\n\nrulebook other extends sheet { }\n");
    open(uri("other.muster"), files.get("other.muster"));
    assertFalse(titles(actions("army.muster", "import")).contains("Inline sheet.muster here"));
  }

  @Test
  void armiesAndMapsAreMovedAndTakeTheirImportsAlong() throws Exception {
    write(
        "house.muster", "rulebook house \"House\" extends snaphance.final {\n    trait brave\n}\n");
    String all =
        "import \"house.muster\"\n\n"
            + ARMY.replace("snaphance.final", "house").replace("bp 3\n}", "bp 3 brave\n}")
            + "\n"
            + GROUND
            + "\n"
            + FIGHT.replaceAll("import .*\n", "").strip()
            + "\n";
    write("all.muster", all);
    start();
    fought(files);
    files.putAll(
        applied(titled(actions("all.muster", "army Royal"), "Move army Royal into royal.muster")));
    assertTrue(files.get("royal.muster").startsWith("import \"house.muster\"\n\narmy Royal"));
    assertTrue(
        files.get("all.muster").startsWith("import \"royal.muster\"\n\nmap Ground"),
        files.get("all.muster"));
    fought(files);
    writeFile("all.muster", files.get("all.muster"));
    writeFile("royal.muster", files.get("royal.muster"));
  }

  /** What a file says of itself stays with it, and so does a word behind the element before. */
  @Test
  void onlyTheCommentDirectlyAboveGoesAlong() throws Exception {
    String head = "/*\n * The battle of the week.\n */\n\n";
    String section = "// ---- The ground ----\n\n";
    String fight = FIGHT.replaceAll("import .*\n", "").strip() + "\n";
    write(
        "all.muster",
        head
            + "// Theirs.\n/* And ours. */\n"
            + ARMY.strip()
            + " // the end of the army\n"
            + section
            + "// As it was.\n"
            + GROUND
            + "\n"
            + fight);
    start();
    fought(files);
    Map<String, String> army =
        applied(titled(actions("all.muster", "army Royal"), "Move army Royal into royal.muster"));
    assertTrue(
        army.get("royal.muster").startsWith("// Theirs.\n/* And ours. */\narmy Royal"),
        army.get("royal.muster"));
    assertTrue(
        army.get("royal.muster").endsWith("} // the end of the army\n"), army.get("royal.muster"));
    assertTrue(
        army.get("all.muster").startsWith("import \"royal.muster\""), army.get("all.muster"));
    assertTrue(army.get("all.muster").contains(head + section + "// As"), army.get("all.muster"));
    Map<String, String> ground =
        applied(titled(actions("all.muster", "map Ground"), "Move map Ground into ground.muster"));
    assertTrue(
        ground.get("ground.muster").startsWith("// As it was.\nmap Ground"),
        ground.get("ground.muster"));
    assertTrue(
        ground.get("all.muster").contains("} // the end of the army\n" + section + "scenario"),
        ground.get("all.muster"));
  }

  /** As Neovim 0.7 does: it names the operations and not the edits that hold them. */
  @Test
  void anEditorThatMakesFilesIsBelieved() throws Exception {
    write("all.muster", ARMY + "\n" + GROUND);
    initialize(
        hello -> {
          var workspace = new WorkspaceClientCapabilities();
          var able = new WorkspaceEditCapabilities();
          able.setResourceOperations(List.of(ResourceOperationKind.Create));
          workspace.setWorkspaceEdit(able);
          hello.setCapabilities(new ClientCapabilities(workspace, null, null));
        });
    open(uri("all.muster"), files.get("all.muster"));
    List<String> offered = titles(actions("all.muster", "army Royal"));
    assertTrue(offered.contains("Move army Royal into royal.muster"), offered::toString);
  }

  @Test
  void whatWouldBeImportedBackStays() throws Exception {
    write(
        "all.muster",
        "rulebook house \"House\" extends snaphance.final {\n    trait brave\n}\n\n"
            + ARMY.replace("snaphance.final", "house"));
    start();
    assertEquals(List.of(), titles(actions("all.muster", "army Royal")));
    assertEquals(
        List.of("Move rulebook house into house.muster"),
        titles(actions("all.muster", "rulebook house")));
  }

  @Test
  void importsAreOrganised() throws Exception {
    field();
    write("other.muster", FIELD.replace("map Field", "map Other"));
    String loose =
        FIGHT.replace(
            "import \"army.muster\"\nimport \"ground.muster\"\n",
            "import \"other.muster\"\nimport \"ground.muster\"\n\nimport \"army.muster\"\nimport"
                + " \"ground.muster\"\n");
    write("fight.muster", loose);
    List<CodeAction> found =
        actions("fight.muster", "scenario", CodeActionKind.SourceOrganizeImports);
    assertEquals(List.of("Organise imports"), titles(found));
    assertEquals(CodeActionKind.SourceOrganizeImports, found.getFirst().getKind());
    assertEquals(FIGHT, applied(found.getFirst()).get("fight.muster"));
    assertTrue(titles(actions("fight.muster", "scenario", "source")).contains("Organise imports"));
    assertEquals(titles(found), titles(actions("fight.muster", "\"other", new String[0])));
    write("fight.muster", FIGHT);
    assertEquals(List.of(), titles(actions("fight.muster", "scenario", "source")));
  }

  @Test
  void whatANameNeedsIsImported() throws Exception {
    field();
    String bare = FIGHT.replace("import \"army.muster\"\nimport \"ground.muster\"\n\n", "");
    write("fight.muster", bare);
    List<CodeAction> found =
        actions("fight.muster", "scenario", CodeActionKind.SourceOrganizeImports);
    assertEquals(FIGHT, applied(found.getFirst()).get("fight.muster"));

    write("fight.muster", "import \"ground.muster\"\n\n" + bare);
    found = actions("fight.muster", "scenario", CodeActionKind.SourceOrganizeImports);
    assertEquals(FIGHT, applied(found.getFirst()).get("fight.muster"));

    String remarked = "import \"ground.muster\"\n// the field again\nimport \"ground.muster\"\n\n";
    write("fight.muster", remarked + bare);
    found = actions("fight.muster", "scenario", CodeActionKind.SourceOrganizeImports);
    assertEquals(
        remarked.stripTrailing() + "\nimport \"army.muster\"\n\n" + bare,
        applied(found.getFirst()).get("fight.muster"));
  }

  /** Which of two armies of one name is meant the author knows. */
  @Test
  void aNameOfTwoFilesImportsNeither() throws Exception {
    write("other.muster", ARMY);
    field();
    write("fight.muster", FIGHT.replace("import \"army.muster\"\n", ""));
    assertEquals(
        List.of(),
        titles(actions("fight.muster", "scenario", CodeActionKind.SourceOrganizeImports)));
  }

  @Test
  void allThatIsClearIsMended() throws Exception {
    field();
    write(
        "fight.muster",
        FIGHT
            .replace(
                "length 4 rounds",
                "length 4 rounds\n    switch wide_arc half180\n    switch wide_arc half180")
            .replace("Guise +1", "Guise +7")
            .replace("at 0504 held", "at 0504 0504 held"));
    List<CodeAction> found = actions("fight.muster", "scenario", CodeActionKind.SourceFixAll);
    assertEquals(List.of("Mend all that is clear"), titles(found));
    assertEquals(CodeActionKind.SourceFixAll, found.getFirst().getKind());
    Map<String, String> after = applied(found.getFirst());
    assertEquals(
        FIGHT
            .replace("length 4 rounds", "length 4 rounds\n    switch wide_arc half180")
            .replace("Guise +1", "Guise +3"),
        after.get("fight.muster"));
    fought(after);
    write("fight.muster", FIGHT);
    assertEquals(
        List.of(), titles(actions("fight.muster", "scenario", CodeActionKind.SourceFixAll)));
  }

  @Test
  void onlyWhatIsAskedForIsOffered() throws Exception {
    field();
    assertEquals(List.of(), titles(actions("fight.muster", "group Van", CodeActionKind.QuickFix)));
    assertFalse(actions("fight.muster", "group Van", CodeActionKind.Refactor).isEmpty());
    assertFalse(actions("fight.muster", "group Van", "refactor.rewrite").isEmpty());
    assertEquals(List.of(), titles(actions("fight.muster", "length 4")));
  }

  private static HexBoard board(BattleProgram program) {
    return (HexBoard) program.board();
  }

  // ---- boxes and tables

  private static String board(String name) throws Exception {
    return Files.readString(
        Path.of("../dsl/tests/src/test/resources/dev/muster/dsl/boards/" + name + ".muster"));
  }

  /** The battle after an action, which must check as clean as before. */
  private BattleProgram checked(CodeAction action) throws Exception {
    Path folder = Files.createTempDirectory(directory, "after");
    Map<String, String> texts = applied(action);
    for (Map.Entry<String, String> each : texts.entrySet()) {
      Files.writeString(folder.resolve(each.getKey()), each.getValue());
    }
    MusterFileLoader.LoadResult loaded = MusterFileLoader.load(List.of(folder));
    Assertions.assertEquals(
        List.of(),
        loaded.findings().stream()
            .filter(each -> each.severity() != Severity.INFO)
            .filter(each -> !List.of("V-091", "BG-V-25").contains(each.code()))
            .toList(),
        () -> action.getTitle() + "\n" + texts);
    return loaded.program(null);
  }

  private String boardAfterwards(List<CodeAction> actions, String title, int group)
      throws Exception {
    return places(checked(titled(actions, title)), 0, group);
  }

  @Test
  void aBrigadeOnBoxesIsMovedTurnedAndMirrored() throws Exception {
    write(
        "boxes.muster",
        board("boxes")
            .replace("zone South at A1..F1", "zone Emperor at A1..F3")
            .replace("in South", "in Emperor")
            // what is mounted looks at no ditch
            .replace("C2-C3, D2 - D3", "E3-F3")
            .replace("at D5 facing S", "at F5 facing S")
            .replace("at C1 quality", "at C2 quality")
            .replace("at C1 D1 facing", "at C2 D2 facing")
            .replace("from A2 facing", "from C1 facing"));
    start();
    List<CodeAction> all = actions("boxes.muster", "group Van");
    assertEquals(
        "B2 B2N C2N B1N C1N", boardAfterwards(all, "Move group Van one box to the left", 0));
    assertEquals(
        "D2 D2N E2N D1N E1N", boardAfterwards(all, "Move group Van one box to the right", 0));
    assertEquals("C3 C3N D3N C2N D2N", boardAfterwards(all, "Move group Van one box up", 0));
    assertEquals("C2 C2E C1E B2E B1E", boardAfterwards(all, "Turn group Van to the right", 0));
    assertEquals("C2 C2N B2N B1N C1N", boardAfterwards(all, "Mirror group Van left for right", 0));
    for (CodeAction each : all) {
      checked(each);
    }
    assertFalse(titles(all).contains("Move group Van one box down"), titles(all).toString());
    assertTrue(
        titles(actions("boxes.muster", "side Emperor"))
            .contains("Shift the deployment of Emperor one box up"));
  }

  @Test
  void aCommandOnATableIsMovedTurnedAndMirrored() throws Exception {
    write("table.muster", board("table"));
    start();
    List<CodeAction> all = actions("table.muster", "group Right");
    assertEquals(
        "5,5 5,5N 7,5N 9,5N 2.5,520 20.5,2.5315 21.5,2.5315",
        boardAfterwards(all, "Move group Right 1 UD to the right", 0));
    assertEquals(
        "4,6 4,6N 6,6N 8,6N 1.5,620 20.5,2.5315 21.5,2.5315",
        boardAfterwards(all, "Move group Right 1 UD up", 0));
    assertEquals(
        "4,5 4,5E 4,3E 4,1E 4,7.5110 20.5,2.5315 21.5,2.5315",
        boardAfterwards(all, "Turn group Right a quarter to the right", 0));
    for (CodeAction each : all) {
      checked(each);
    }
    assertTrue(titles(all).contains("Turn group Right to the left"), titles(all).toString());
    List<CodeAction> side = actions("table.muster", "side Swedes");
    Map<String, String> after = applied(titled(side, "Shift the deployment of Swedes 1 UD up"));
    assertTrue(after.get("table.muster").contains("zone Camp at 20,3..28,7"), after.toString());
    assertTrue(after.get("table.muster").contains("3 abreast from 4,6"), after.toString());
    for (CodeAction each : side) {
      checked(each);
    }
  }

  @Test
  void aMapOfBoxesGrows() throws Exception {
    // a zone of its own keeps the side where it is at home
    String text =
        board("boxes")
            .replace("zone South at A1..F1", "zone Emperor at A1..F2")
            .replace("in South", "in Emperor");
    write("boxes.muster", text);
    start();
    List<CodeAction> all = actions("boxes.muster", "map Park");
    String left = "Add a column to the left of map Park, and shift all that stands on it";
    String below = "Add a row below map Park, and shift all that stands on it";
    Map<String, String> after = applied(titled(all, left));
    text = after.get("boxes.muster");
    assertTrue(text.contains("map Park \"The park\" 7 x 5 boxes"), text);
    assertTrue(text.contains("side ditch D2-D3, E2 - E3"), text);
    assertTrue(text.contains("along B3 C3 D4 E4"), text);
    assertTrue(text.contains("zone Emperor at B1..G2"), text);
    assertEquals("D1 D1N E1N B2N C2N", places(checked(titled(all, left)), 0, 0));
    assertEquals("C2 C2N D2N A3N B3N", places(checked(titled(all, below)), 0, 0));
    String above = applied(titled(all, "Add a row above map Park")).get("boxes.muster");
    assertTrue(above.contains("6 x 6 boxes") && above.contains("side ditch C2-C3"), above);
    for (CodeAction each : all) {
      checked(each);
    }
  }

  @Test
  void aTableGrowsAndItsRoadsGoOn() throws Exception {
    write("table.muster", board("table"));
    start();
    List<CodeAction> all = actions("table.muster", "map Plain");
    String text =
        applied(titled(all, "Add 1 UD to the left of map Plain, and shift all that stands on it"))
            .get("table.muster");
    assertTrue(text.contains("map Plain \"The plain\" 31 x 20.5 UD"), text);
    assertTrue(text.contains("way road along 0,10 9,10.5 31,12 wide 0.5"), text);
    assertTrue(text.contains("from 13,14 to 15.5,16"), text);
    assertTrue(text.contains("zone Camp at 21,2..29,6"), text);
    assertTrue(text.contains("3 abreast from 5,5"), text);
    String right = applied(titled(all, "Add 1 UD to the right of map Plain")).get("table.muster");
    assertTrue(right.contains("along 0,10 8,10.5 31,12 wide") && right.contains("from 4,5"), right);
    for (CodeAction each : all) {
      checked(each);
    }
  }
}
