package dev.muster.dsl.ide.quickfix;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ide.ServerTest;
import dev.muster.dsl.ide.command.CheckExplanation;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.snaphance.check.SnaphanceCheckCode;
import dev.muster.rules.systems.CheckCodes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each mend is applied: its finding must go, and no error or warning may come instead. */
class QuickFixTest extends ServerTest {
  /** A line of an army list that has a finding. */
  private static String[] stand(String code, String line) {
    return new String[] {
      code,
      "army A for snaphance.final {\n    training poor\n    breaks at 1/3\n    stand "
          + line
          + "\n    stand Rest PikeAndShot B mp 1 sp 6/6 cb 1 pb -2 bp 3\n}\n"
    };
  }

  /** An army list with something else in it, or instead of its statements. */
  private static String[] army(String code, String statements) {
    return new String[] {
      code,
      "army A for snaphance.final {\n    "
          + statements
          + "\n    stand Foot Pike B mp 1 sp 5/5/5 cb 3 bp 2\n}\n"
    };
  }

  private static String[] map(String code, String text) {
    return new String[] {code, text};
  }

  private static String[] rulebook(String code, String entry) {
    return new String[] {
      code, "rulebook house \"House rules\" extends snaphance.final {\n    " + entry + "\n}\n"
    };
  }

  private static String[] battle(String code, String was, String becomes) {
    if (!BATTLE.contains(was)) {
      throw new IllegalArgumentException("no " + was);
    }
    return new String[] {code, BATTLE.replace(was, becomes)};
  }

  static Stream<String[]> mended() {
    return Stream.of(
        stand("V-001", "S Pike B sp 5/5/5 cb 3 bp 2"),
        army("V-002", "training poor breaks at 1/3 stand Foot Lancer B mp 2 sp 5 cb 2 bp 2"),
        stand("V-003", "S Pike D mp 1 sp 5/5/5 cb 3 bp 2"),
        rulebook("V-004", "category Wall code \"W\" class XX { foot }"),
        stand("V-005", "S Pikes B mp 1 sp 5/5/5 cb 3 bp 2"),
        stand("V-006", "S Pike B mp 0 sp 5/5/5 cb 3 bp 2"),
        stand("V-006", "S Pike B mp -1 sp 5/5/5 cb 3 bp 2"),
        stand("V-007", "S Lancer B mp 2*3 sp 6 cb 4 bp 3"),
        stand("V-008", "S Lancer B mp 3/2 sp 6 cb 4 bp 3"),
        stand("V-008", "S Lancer B mp 3x2 sp 6 cb 4 bp 3"),
        stand("V-009", "S Pike B mp 1 sp 5/5/5/5 cb 3 bp 2"),
        stand("V-009", "S Pistols B mp 2 sp 5/0 cb 1 pb 0 2h -1 bp 2"),
        stand("V-010", "S Lancer B mp 2 sp 6 cb 4/1 bp 3"),
        stand("V-010", "S Lancer B mp 2 sp 6 cb -1 bp 3"),
        stand("V-010", "S Artillery B mp 1 sp 4 cb -1 pb 0 bp 1"),
        stand("V-011", "S PikeAndShot B mp 1 sp 6 cb 1 pb 1*2 bp 3"),
        stand("V-012", "S Pike B mp 1 sp 5/5/5 cb 3 bp 7"),
        stand("V-012", "S Pike B mp 1 sp 5/5/5 cb 3"),
        stand("V-013", "S Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursiut"),
        stand("V-013", "S Pike B mp 1 sp 5/5/5 cb 3 bp 2 flying"),
        stand("V-014", "S PikeAndShot B mp 1 sp 6[+1] cb 1 pb -2 bp 3"),
        stand("V-015", "S PikeAndShot B mp 1 sp 6 cb 1 pb 1 bp 3"),
        stand("V-016", "S Artillery B mp 1 sp 4 pb 0 2h 0 3h 0 4h 0 5h -1 bp 1"),
        stand("V-018", "S Pike B mp 1 mp 1 sp 5/5/5 cb 3 bp 2"),
        stand("V-019", "S Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit 3"),
        stand("V-019", "S Lancer B mp 2 sp 6 cb 4 bp 3 cb-after-loss"),
        rulebook("V-020", "category Pike code \"Pk\" class SS { foot }"),
        rulebook("V-021", "category Pike code \"Pk\" { foot }"),
        new String[] {
          "V-022",
          "army A for snaphance.draft {\n    training poor\n    breaks at 1/3\n"
              + "    stand S SlowHorse B mp 2 sp 5 cb 1 bp 3\n"
              + "    stand Rest PikeAndShot B mp 1 sp 6/6 cb 1 pb -2 bp 3\n}\n"
        },
        stand("V-023", "S Pike B mp 1 sp 5/5/5 cb 3 pb 0 bp 2"),
        stand("V-024", "S Horse B mp 2 sp 5 cb 2 2h -1 bp 2"),
        stand("V-025", "S Horse B mp 2 sp 5 cb 2 pb 0 bp 2"),
        stand("V-026", "S Lancer B mp 2 sp 6 cb 4 pb 0 bp 3"),
        stand("V-027", "S Pistols B mp 2 sp 5/4 cb 1 pb 0 bp 2"),
        stand("V-028", "S PikeAndShot B mp 1 sp 6 cb 1 bp 3"),
        stand("V-029", "S Shot B mp 1 sp 5 cb 1 bp 2"),
        stand("V-030", "S Artillery B mp 1 sp 4 2h 0 bp 1"),
        stand("V-031", "S Skirmishers B mp 2 sp 2 pb 0 2h 0 bp 1"),
        stand("V-032", "S Pike B weapon musket mp 1 sp 5/5/5 cb 3 bp 2"),
        stand("V-033", "S LightCavalry B mp 3 sp 3 cb 1 pb 0 bp 1"),
        stand("V-034", "S Pike B mp 1 sp 5 cb 3 bp 2"),
        stand("V-035", "S Lancer B mp 2 sp 6/6 cb 4 bp 3"),
        stand("V-036", "S Pistols B mp 2 sp 5/4/4 cb 1 pb 0 2h -1 bp 2"),
        stand("V-037", "S Pistols B mp 2 sp 4/5 cb 1 pb 0 2h -1 bp 2"),
        stand("V-038", "S Lancer B mp 2 sp 6 cb 4 bp 3 two-hex-pursuit"),
        stand("V-039", "S Pike B mp 1 sp 5/5/5 cb 3 bp 2 must-pursue"),
        stand("V-040", "S PikeAndShot B mp 1 sp 6 cb 1 pb -2 bp 3 may-charge-mounted"),
        stand("V-041", "S Pike B mp 1 sp 5/5/5 cb 3 bp 2 cb-after-loss 1"),
        stand("V-042", "S Lancer B mp 2 sp 6 cb 2 bp 3 cb-after-loss 3"),
        stand("V-043", "S Lancer B mp 2 sp 6 cb 4 bp 3"),
        stand("V-050", "S PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -1 bp 3"),
        stand("V-051", "S PikeAndShot B mp 1 sp 6 cb 1 pb -2 3h -3 bp 3"),
        stand("V-052", "S PikeAndShot B mp 1 sp 2 cb 1 pb 0 2h -2 bp 3"),
        stand("V-053", "S Pistols B mp 2 sp 5/1 cb 1 pb 0 2h -1 bp 2"),
        stand("V-054", "S Artillery B mp 1 sp 4 pb 0 2h 0 3h 0 4h -1 bp 1"),
        stand("V-056", "S PikeAndShot B mp 1 sp 1 cb 1 pb -1 bp 3"),
        stand("V-060", "S Artillery B mp 1 sp 4 cb 1 pb 0 bp 1"),
        stand("V-062", "S Shot B mp 1 sp 5 pb 0 bp 2"),
        stand("V-063", "S LightCavalry B weapon arquebus mp 3 sp 3 pb 0 bp 1"),
        stand("V-064", "S Pike B mp 1 sp 5/5/5 bp 2"),
        stand("V-068", "S Lancer B mp 2 sp 6 cb 5 bp 3"),
        stand("V-070", "S Lancer B mp 2 sp 12 cb 4 bp 3"),
        army("V-081", "training poor\n    breaks at 1/3\n    total 2"),
        army("V-082", "training poor\n    breaks at 3/2"),
        army("V-083", "training poor\n    breaks at 1/4"),
        army("V-084", "training poor"),
        army("V-097", "breaks at 1/3"),
        army("V-104", "training por\n    breaks at 1/3"),
        battle("V-092", "general Guise +1 at 0104 ", ""),
        battle("V-092", "general Guise +1", "general Other +0 at 0103 general Guise +1"),
        battle(
            "V-093",
            "stand Swiss as Old at 0104 0204",
            "stand Foot as Old at 0204 facing N stand Swiss as Old at 0104"),
        battle(
            "V-094",
            "group Van {",
            "group Empty { general Nobody +0 at 0303 }\n        group Van {"),
        battle("V-096", "Guise +1", "Guise +6"),
        battle("V-101", "Guise +1 at 0104", "Guise at 0104 quality poor"),
        battle("V-102", "Guise +1 at 0104", "Guise +1 at 0104 quality god"),
        battle("V-103", "Guise +1 at 0104", "Guise +1 at 0104 range 0"),
        battle("V-110", "at 0104 0204 facing N", "at 0104 0205 facing N"),
        battle("V-110", "at 0104 0204 facing N", "at 0104 204 facing N"),
        battle("V-111", "at 0104 0204 facing N", "at 0104 0104 facing N"),
        battle("V-112", "facing N", "facing NN"),
        new String[] {
          "V-116",
          BATTLE.replace("on Field", "on Here")
              + FIELD.replace("w woods }", "w wood }").replace("map Field", "map Here")
        },
        battle("V-115", "Guise +1 at 0104", "Guise +1 at 0104 range 1 stand Foot at 0504 facing N"),
        battle(
            "V-115",
            "Guise +1 at 0104",
            "Guise +1 at 0104 range 1 stand Foot 2 abreast from 0504 facing N"),
        battle("V-115", "Guise +1 at 0104", "Guise +1 at 0604 range 1"),
        battle("V-119", "stand Swiss as", "stand Swis as"),
        battle("V-123", "length 8 rounds", ""),
        battle("V-124", "length 8 rounds", "length 0 rounds"),
        map("V-200", FIELD.replace("6 x 4", "6 x 0")),
        map("V-201", FIELD.replace("6 x 4", "6 x 5")),
        map("V-201", "map M 2 x 2 {\n    legend { . plain }\n}\n"),
        map("V-202", FIELD.replace(". w w . . .", ". w w . .")),
        map("V-202", FIELD.replace(". w w . . .", ". w w . . . .")),
        map("V-203", FIELD.replace(". w w . . .", ". w q . . .")),
        map("V-204", FIELD.replace("w woods }", "w woods w town }")),
        map("V-205", FIELD.replace("at 0101", "at 0901")),
        map("V-206", FIELD.replace("0203-0303", "0203-0503")),
        battle(
            "V-208",
            "group Van {",
            "group Van { general First at 0303 stand Foot at 0303 facing N }\n        group Van {"),
        battle("V-209", "length 8", "switch wide_arc wedge\n    length 8"),
        battle(
            "V-210",
            "length 8",
            "switch wide_arc wedge60\n    switch wide_arc wedge60\n    length 8"),
        battle("V-211", "as Old at 0104", "as Old 3 at 0104"),
        battle("V-211", "as Old at 0104 0204", "as Old abreast from 0104"),
        battle("V-213", "at 0104 0204 facing N", "at 0104 0204"),
        battle("V-217", "0204 facing N", "0204 facing N with sp 6"),
        battle("V-218", "group Van {", "group Van { commander blod"),
        battle("V-219", "group Van {", "group Van { plan support Van"),
        rulebook("V-220", "trait brave ours \"Brave.\"\n    trait brave ours \"Braver.\""),
        rulebook("V-222", "stat xp \"XP\" whol ours \"Experience.\""),
        rulebook("V-223", "switch fog default maybe values yes no ours \"Fog.\""),
        map("V-225", "rulebook mine {\n}\n"),
        map("V-226", FIELD + FIELD),
        battle("V-227", "length 8 rounds", "length 8 rounds\n    length 9 rounds"),
        army("V-231", "training poor\n    breaks at 1/3\n    allow V-120 \"Not a scenario.\""),
        battle("V-232", "length 8", "expect Red wins 60%..40%\n    length 8"),
        battle("V-254", "length 8", odds("Foot shaken") + "length 8"),
        battle("V-254", "length 8", odds("Swiss disordered") + "length 8"),
        battle("V-254", "length 8", odds("Foot loses 99+") + "length 8"),
        battle(
            "V-234",
            "stand Reiters at 0301 0401 facing S",
            "stand Reiters { arrives round 9 at 0301 facing S }"),
        battle("V-235", "0204 facing N", "0204 facing N disordered on opportunity"),
        rulebook("V-236", "trait fierce gives mele +1 ours \"Fierce.\""),
        rulebook("V-236", "trait fierce gives melee +12 ours \"Fierce.\""),
        rulebook("V-236", "terrain moor cost * 0 height 0 ours \"Moor.\""),
        rulebook("V-236", "terrain moor height 12 ours \"Moor.\""),
        map("V-203", FIELD.replace(". w w . . .", "1 . w w . . .")),
        battle("V-248", "group Van {", "group Van\"The van\" {"),
        battle("V-238", "scenario", "import \"other.muster\"\n\nscenario"),
        rulebook("V-243", "terrain moor { covr } ours \"Moor.\""),
        rulebook("V-249", "terrain moor look hatchd ours \"Moor.\""),
        rulebook("V-249", "terrain moor look green tres ours \"Moor.\""),
        rulebook("V-249", "terrain moor look green red ours \"Moor.\""),
        battle("V-240", "group Van {", "group Van { plan attack from round 9"),
        battle("V-240", "group Van {", "group Van { plan attack plan hold"),
        battle(
            "V-245",
            "length 8",
            "objective Hill at 0202 held by Red victory Red when Red holds Hill length 8"),
        battle("V-246", "facing S", "facing N"),
        battle("V-241", "length 8", "zone Camp at 0101 0201..0202 0101 length 8"),
        battle("V-241", "group Van {", "group Van { plan hold 0101..0202 0201"),
        battle("V-301", "on Field", "on Fild"),
        battle("V-301", "import \"field.muster\"\n", ""),
        battle("V-301", "fields Royal {\n        group Van", "fields Royle {\n        group Van"),
        battle("V-302", "\"field.muster\"", "\"feild.muster\""));
  }

  private List<CodeAction> actions(String uri, Diagnostic problem) throws Exception {
    return languageServer
        .codeAction(
            new CodeActionParams(
                new org.eclipse.lsp4j.TextDocumentIdentifier(uri),
                problem.getRange(),
                new CodeActionContext(List.of(problem))))
        .get()
        .stream()
        .map(each -> each.getRight())
        .toList();
  }

  private String opened(String text) {
    writeFile("army.muster", ARMY);
    writeFile("field.muster", FIELD);
    writeFile("other.muster", FIELD.replace("map Field", "map Other"));
    return open("edited.muster", text, false).uri();
  }

  private static String odds(String end) {
    return "expect odds \"Gendarmes charges Foot\" 0%..99% that " + end + "\n    ";
  }

  private static boolean of(Diagnostic problem, String code) {
    // An unknown name has the code of Xtext itself in some states of the language.
    return code(problem).equals(code)
        || (code.equals("V-301") && code(problem).endsWith("Linking"));
  }

  private static List<String> serious(List<Diagnostic> problems) {
    List<String> codes = new ArrayList<>();
    for (Diagnostic problem : problems) {
      if (problem.getSeverity() == DiagnosticSeverity.Error
          || problem.getSeverity() == DiagnosticSeverity.Warning) {
        codes.add(code(problem) + " " + message(problem).replaceAll("\\d", "#"));
      }
    }
    return codes;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mended")
  void theFirstMendMends(String code, String text) throws Exception {
    String uri = opened(text);
    List<Diagnostic> before = problems(uri);
    Diagnostic wrong =
        before.stream()
            .filter(each -> of(each, code))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no " + code + " but " + codes(before)));
    List<CodeAction> actions = actions(uri, wrong);
    assertFalse(actions.isEmpty(), () -> "no mend for " + message(wrong));
    CodeAction first = actions.getFirst();
    assertFalse(first.getTitle().startsWith("Allow"), first::getTitle);
    assertTrue(first.getIsPreferred());
    String after = edited(text, first.getEdit().getChanges().get(uri));
    close(uri);
    open(uri, after);
    List<Diagnostic> left = problems(uri);
    long was = before.stream().filter(each -> of(each, code)).count();
    long is = left.stream().filter(each -> of(each, code)).count();
    assertTrue(is < was, () -> first.getTitle() + " left " + codes(left) + " in\n" + after);
    List<String> fresh = new ArrayList<>(serious(left));
    serious(before).forEach(fresh::remove);
    if (text.contains("scenario Test")) {
      // What was hidden while the scenario could not be read is nothing new.
      String whole = BATTLE.replace("scenario Test", "scenario Whole");
      serious(problems(open("whole.muster", whole, true).uri())).forEach(fresh::remove);
    }
    assertEquals(List.of(), fresh);
  }

  private static List<String> codes(List<Diagnostic> problems) {
    return problems.stream().map(each -> code(each) + " " + message(each)).toList();
  }

  @Test
  void atLeastFortyChecksCanBeMended() {
    long codes = mended().map(each -> each[0]).distinct().count();
    assertTrue(codes >= 70, "mended: " + codes);
  }

  /**
   * A message and its fix propose the same: usual for guns, and what the army's other guns have.
   */
  @ParameterizedTest
  @CsvSource({
    "stand Guns Artillery A sp 4 bp 1, add mp 1",
    "stand Guns Artillery A bp 1, add mp 1 sp 4",
    "stand Field Artillery A mp 2 sp 3 bp 1 stand Guns Artillery A bp 1, add mp 2 sp 3"
  })
  void aMessageProposesWhatItsFixWrites(String stands, String proposal) throws Exception {
    String uri = opened(army("V-001", "training poor breaks at 1/3 " + stands)[1]);
    Diagnostic missing =
        problems(uri).stream().filter(each -> of(each, "V-001")).findFirst().orElseThrow();
    String message = message(missing);
    assertTrue(message.endsWith("; " + proposal + " [15.0]"), message);
    assertEquals(proposal, actions(uri, missing).getFirst().getTitle().replaceFirst("^A", "a"));
    close(uri);
  }

  @Test
  void allOfAKindInTheFile() throws Exception {
    String text =
        """
        army A for snaphance.final {
            training poor
            breaks at 1/3
            stand One Pike B mp 1 sp 5/5/5 cb 3 bp 7
            stand Two Pike B mp 1 sp 5/5/5 cb 3 bp 9
            stand Three Lancer B mp 2 sp 6 cb 4
        }
        """;
    String uri = opened(text);
    Diagnostic wrong =
        problems(uri).stream().filter(each -> of(each, "V-012")).findFirst().orElseThrow();
    CodeAction all =
        actions(uri, wrong).stream()
            .filter(each -> each.getTitle().startsWith("Mend all"))
            .findFirst()
            .orElseThrow();
    assertEquals("Mend all 3 of V-012 in this file", all.getTitle());
    String after = edited(text, all.getEdit().getChanges().get(uri));
    close(uri);
    open(uri, after);
    assertTrue(problems(uri).stream().noneMatch(each -> of(each, "V-012")), after);
  }

  /**
   * Whatever is no error can be meant so, but an allowance itself and an import that nobody uses.
   */
  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"V-234", "V-235", "V-236", "V-237"})
  void aFindingAboutScenariosOrRulebooksCanBeAllowed(String code) throws Exception {
    String text =
        code.equals("V-237")
            ? rulebook("V-237", "switch fog default no values yes no ours \"Fog.\"")[1]
            : mended().filter(each -> each[0].equals(code)).findFirst().orElseThrow()[1];
    String uri = opened(text);
    Diagnostic found =
        problems(uri).stream().filter(each -> of(each, code)).findFirst().orElseThrow();
    CodeAction allow =
        actions(uri, found).stream()
            .filter(each -> each.getTitle().startsWith("Allow"))
            .findFirst()
            .orElseThrow(() -> new AssertionError("no way to allow " + code));
    String after =
        edited(text, allow.getEdit().getChanges().get(uri)).replace("\"why\"", "\"As meant.\"");
    close(uri);
    open(uri, after);
    assertEquals(
        List.of(),
        problems(uri).stream()
            .map(each -> code(each) + " " + message(each))
            .filter(each -> each.startsWith(code) || each.matches("V-23[01].*"))
            .toList());
    assertTrue(CheckExplanation.isAllowable(code));
    assertFalse(CheckExplanation.isAllowable("V-230"));
    assertFalse(CheckExplanation.isAllowable("V-231"));
    assertFalse(CheckExplanation.isAllowable("V-238"));
  }

  @Test
  void aWarningCanBeAllowedWithAReason() throws Exception {
    String[] warned = stand("V-034", "S Pike B mp 1 sp 5 cb 3 bp 2");
    String uri = opened(warned[1]);
    Diagnostic wrong =
        problems(uri).stream().filter(each -> of(each, "V-034")).findFirst().orElseThrow();
    CodeAction allow = actions(uri, wrong).get(actions(uri, wrong).size() - 2);
    assertEquals("Allow V-034 here, with a reason", allow.getTitle());
    String after = edited(warned[1], allow.getEdit().getChanges().get(uri));
    close(uri);
    open(uri, after);
    assertTrue(problems(uri).stream().noneMatch(each -> of(each, "V-034")), after);
  }

  /** A bulb has something to offer beside every finding there can be. */
  @Test
  void everyCheckOfTheCatalogueIsExplained() throws Exception {
    String uri = opened(ARMY);
    for (CheckCode code : CheckCodes.all()) {
      var finding = new Diagnostic(new Range(new Position(3, 10), new Position(3, 19)), "found");
      finding.setCode(code.id());
      finding.setSeverity(DiagnosticSeverity.Error);
      CodeAction last = actions(uri, finding).getLast();
      assertEquals("Explain " + code.id(), last.getTitle());
      assertEquals(null, last.getIsPreferred());
      Command explain = last.getCommand();
      var told =
          (CheckExplanation)
              languageServer
                  .executeCommand(
                      new ExecuteCommandParams(explain.getCommand(), explain.getArguments()))
                  .get();
      assertTrue(told.text().startsWith(code.id() + ", a"), told::text);
      assertTrue(told.text().contains(code.summary()), told::text);
      assertEquals("", told.refusal());
    }
  }

  @Test
  void whatAnExplanationSays() {
    assertEquals(
        "V-119, an error by \u00A71.1: A scenario fields stands of its army list. A battle with this"
            + " error cannot be played.",
        MusterCommandService.explain(List.of("V-119")).text());
    assertEquals(
        "V-034, a warning by \u00A7"
            + CheckCodes.section(SnaphanceCheckCode.V_034)
            + ": "
            + SnaphanceCheckCode.V_034.summary()
            + " If you mean it so, write: allow V-034 \"why\"",
        MusterCommandService.explain(List.of("V-034")).text());
    assertEquals(
        "there is no check 'V-999'", MusterCommandService.explain(List.of("V-999")).refusal());
  }

  @Test
  void unknownNamesProposeNearOnes() throws Exception {
    String[] wrong = stand("V-005", "S PikAndShot B mp 1 sp 6 cb 1 pb -2 bp 3");
    String uri = opened(wrong[1]);
    Diagnostic unknown =
        problems(uri).stream().filter(each -> of(each, "V-005")).findFirst().orElseThrow();
    assertEquals("Change to PikeAndShot", actions(uri, unknown).getFirst().getTitle());
  }

  @Test
  void aNameOfAnotherFileOffersItsImport() throws Exception {
    String uri = opened(BATTLE.replace("import \"field.muster\"\n", ""));
    Diagnostic unknown =
        problems(uri).stream()
            .filter(each -> message(each).contains("no map 'Field'"))
            .findFirst()
            .orElseThrow();
    assertEquals("Import field.muster", actions(uri, unknown).getFirst().getTitle());
  }
}
