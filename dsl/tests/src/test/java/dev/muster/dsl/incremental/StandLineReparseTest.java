package dev.muster.dsl.incremental;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.resource.MusterResource;
import dev.muster.dsl.services.MusterGrammarAccess;
import dev.muster.dsl.testing.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.parser.IParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which edits are read on their own, and that the grammar lets them be. */
class StandLineReparseTest {
  private static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          stand Gendarmes "Gendarmes" Lancer B mp 3*2 sp 6 cb 4 bp 3
          stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit {
              note "brave"
          }
          total 12
          stand Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3}
      """;

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      textBlock =
          """
          cb 4            | cb 5             | true
          cb 4            | cb               | true
          Lancer B        | Nonesuch B       | true
          stand Gendarmes | stand Men        | true
          "Gendarmes"     |                  | true
          bp 3            | bp 3 cb-after-loss 2 | true
          cb 4            | cb /* a */ 4     | true
          two-hex-pursuit { | {              | true
          note "brave"    | note "bold"      | true
          note "brave"    | allow V-034 "so" | true
          bp 3            | bp 3 // behind   | false
          bp 3            | bp 3 /* behind   | false
          "Gendarmes"     | "Gendarmes       | false
          stand Gendarmes | stands Gendarmes | false
          stand Gendarmes | training Gendarmes | false
          stand Gendarmes | sstand Gendarmes | false
          Lancer B        | Lancer           | false
          bp 3            | bp 3 stand Two Pike B mp 1 sp 5 cb 3 bp 2 | false
          bp 3            | bp 3 total 4     | false
          training poor   | training well    | false
          total 12        | total 13         | false
          cb 1 bp 3       | cb 2 bp 3        | false
          """,
      delimiter = '|')
  void anEditInsideOfALineIsTakenOver(String from, String to, boolean taken) throws IOException {
    MusterResource read = read(ARMY);
    String text = ARMY.replaceFirst(java.util.regex.Pattern.quote(from), to == null ? "" : to);
    List<StandDef> before = List.copyOf(stands(read));
    assertEquals(taken, read.reparseLine(text));
    List<StandDef> after = stands(read);
    assertEquals(3, after.size());
    assertEquals(
        taken ? text : ARMY, read.getParseResult().getRootNode().getText(), "else as it was");
    assertEquals(
        taken ? 2 : 3, after.stream().filter(before::contains).count(), "lines that still stand");
  }

  @Test
  void whatIsNoEditIsReadAgain() throws IOException {
    assertFalse(read(ARMY).reparseLine(ARMY), "who sends the same text wants it to be read");
    MusterResource broken = read(ARMY.replace("Lancer B", "Lancer"));
    assertFalse(broken.reparseLine(ARMY.replace("cb 3", "cb 2").replace("Lancer B", "Lancer")));
    MusterResource battle = read(ARMY + "scenario S on M { }");
    assertFalse(battle.reparseLine((ARMY + "scenario S on M { }").replace("cb 4", "cb 2")));
  }

  @Test
  void twoLinesAtOnceAreReadAgain() throws IOException {
    assertFalse(read(ARMY).reparseLine(ARMY.replace("mp 1", "mp 2")));
  }

  @Test
  void factsAreKeptForAsLongAsTheirLineStands() throws IOException {
    MusterResource read = read(ARMY);
    StandDef first = stands(read).get(0);
    StandDef second = stands(read).get(1);
    assertEquals("a", read.standLineCache().of(first, String.class, () -> "a"));
    assertEquals("b", read.standLineCache().of(second, String.class, () -> "b"));
    assertTrue(read.reparseLine(ARMY.replace("cb 4", "cb 5")));
    assertNotSame(first, stands(read).get(0));
    assertSame(second, stands(read).get(1));
    assertNull(read.standLineCache().known(first, String.class));
    assertEquals("b", read.standLineCache().of(second, String.class, () -> "c"));
    read.unload();
    assertNull(read.standLineCache().known(second, String.class));
  }

  /** A line that is gone leads, by its address, to the one in its place. */
  @Test
  void whoHoldsTheOldLineFindsTheNewOne() throws IOException {
    MusterResource read = read(ARMY);
    StandDef old = stands(read).getFirst();
    assertTrue(read.reparseLine(ARMY.replace("cb 4", "cb 5")));
    assertTrue(old.eIsProxy());
    assertSame(stands(read).getFirst(), EcoreUtil.resolve(old, read));
  }

  @Test
  void whatLeadsNowhereDoesNotPileUp() throws IOException {
    MusterResource read = read(ARMY);
    int taken = 0;
    while (read.reparseLine(ARMY.replace("Lancer", "Nonesuch" + taken))) {
      taken++;
      assertTrue(taken < 2000, "the text is read again after some time");
    }
    assertTrue(taken > 100, "only " + taken + " edits were taken over");
    assertTrue(read(ARMY).reparseLine(ARMY.replace("Lancer", "Nonesuch")));
  }

  /** Else a line read on its own would end before it ends in its place. */
  @Test
  void noWordBehindALineIsPartOfOne() {
    var grammar = Language.INJECTOR.getInstance(MusterGrammarAccess.class);
    Set<String> next = new TreeSet<>();
    for (Alternatives body :
        EcoreUtil2.getAllContentsOfType(grammar.getArmyDefRule(), Alternatives.class)) {
      body.getElements().forEach(each -> firstWords(each, next));
    }
    assertTrue(next.containsAll(Set.of("training", "stand", "allow", "note", "total")), "" + next);
    next.add("}");
    for (String tail :
        List.of(
            "",
            " \"a label\"",
            " Pike B",
            " Pike B cb",
            " Pike B cb 3",
            " Pike B cb = word",
            " Pike B sp 5/5",
            " Pike B weapon pike",
            " Pike B estimated",
            " Pike B estimated \"so\"",
            " Pike B two-hex-pursuit",
            " Pike B { note \"so\" }")) {
      if (isLine("stand A" + tail)) {
        for (String word : next) {
          assertFalse(isLine("stand A" + tail + " " + word), tail + " " + word);
          assertFalse(isLine("stand A" + tail + " " + word + " 3"), tail + " " + word + " 3");
        }
      }
    }
    assertTrue(isLine("stand A Pike B estimated"));
  }

  private static void firstWords(AbstractElement element, Set<String> found) {
    switch (element) {
      case Keyword word -> found.add(word.getValue());
      case RuleCall call when call.getRule() instanceof ParserRule rule ->
          firstWords(rule.getAlternatives(), found);
      case org.eclipse.xtext.Assignment assignment -> firstWords(assignment.getTerminal(), found);
      case Alternatives several -> several.getElements().forEach(each -> firstWords(each, found));
      case CompoundElement all -> firstWords(all.getElements().getFirst(), found);
      default -> {}
    }
  }

  private static boolean isLine(String text) {
    var rule = Language.INJECTOR.getInstance(MusterGrammarAccess.class).getStandDefRule();
    return !Language.INJECTOR
        .getInstance(IParser.class)
        .parse(rule, new StringReader(text))
        .hasSyntaxErrors();
  }

  private static List<StandDef> stands(MusterResource read) {
    return ((ArmyDef) ((Document) read.getContents().getFirst()).getElements().getFirst())
        .getStands();
  }

  private static MusterResource read(String text) throws IOException {
    var read =
        (MusterResource) Language.resources().createResource(URI.createURI("file:/army.muster"));
    read.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), Map.of());
    return read;
  }
}
