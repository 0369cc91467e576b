package dev.muster.dsl.formatting2;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.testing.Language;
import dev.muster.dsl.testing.ProjectTexts;
import dev.muster.dsl.testing.ValidationFixture;
import dev.muster.rules.json.RecordJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.formatting2.FormatterPreferenceKeys;
import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.formatting2.regionaccess.TextRegionAccessBuilder;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.preferences.MapBasedPreferenceValues;
import org.eclipse.xtext.preferences.TypedPreferenceValues;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.TextRegion;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class FormatterTest {
  /** Every text of the project that is written in the language. */
  static List<Path> texts() throws IOException {
    return ProjectTexts.below(
        "../../examples",
        "../../rules-runtime/snaphance/src/main/resources",
        "../../rules-runtime/boxgrid/src/main/resources",
        "../../rules-runtime/adlgr/src/main/resources",
        "../../rules-runtime/fogr/src/main/resources",
        "src/test/resources");
  }

  static List<Path> eachThird() throws IOException {
    return ProjectTexts.eachThird(texts());
  }

  /** Where the text under test lies: what it imports is found beside it. */
  private URI address = URI.createURI("memory:/text.muster");

  private ValidationFixture read(String text) {
    return ValidationFixture.of(text, address);
  }

  private void at(Path file) {
    address =
        URI.createFileURI(
            file.toAbsolutePath().normalize().resolveSibling("text.muster").toString());
  }

  private String format(String text, String indentation, String newLine, TextRegion range) {
    XtextResource resource = read(text).resource();
    if (range == null) {
      return MusterFormatter.formatText(resource, indentation, newLine);
    }
    FormatterRequest request = Language.INJECTOR.getInstance(FormatterRequest.class);
    var access =
        Language.INJECTOR
            .getInstance(TextRegionAccessBuilder.class)
            .forNodeModel(resource)
            .create();
    request.setTextRegionAccess(access);
    request.setPreferences(
        TypedPreferenceValues.castOrWrap(
            new MapBasedPreferenceValues(
                Map.of(
                    FormatterPreferenceKeys.indentation.getId(), indentation,
                    FormatterPreferenceKeys.lineSeparator.getId(), newLine))));
    request.setRegions(List.of(range));
    return access
        .getRewriter()
        .renderToString(Language.INJECTOR.getInstance(IFormatter2.class).format(request));
  }

  private String format(String text) {
    return format(text, "    ", "\n", null);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void everyTextOfTheProjectIsTidy(Path file) throws IOException {
    at(file);
    String text = Files.readString(file, StandardCharsets.UTF_8);
    if (!file.toString().contains("resources")) {
      assertEquals(text, format(text));
    }
    roundTrip(text, meaning(text));
  }

  /** The same text with any blanks and comments between its words has the same layout. */
  @ParameterizedTest
  @MethodSource("eachThird")
  void blanksDoNotMatter(Path file) throws IOException {
    at(file);
    String text = Files.readString(file, StandardCharsets.UTF_8);
    otherwiseSpaced(text, 0);
    assertEquals(words(format(text)), words(format(scrambled(text, null, false))));
  }

  @Tag("nightly")
  @ParameterizedTest
  @MethodSource("texts")
  void otherBlanksDoNotMatter(Path file) throws IOException {
    at(file);
    otherwiseSpaced(Files.readString(file, StandardCharsets.UTF_8), 1);
  }

  private void otherwiseSpaced(String text, long seed) {
    Map<String, String> meaning = meaning(text);
    roundTrip(scrambled(text, new SplittableRandom(seed), false), meaning);
    String commented = scrambled(text, new SplittableRandom(seed), true);
    roundTrip(commented, meaning);
    assertEquals(comments(commented), comments(format(commented)));
  }

  /**
   * The blanks of word processors, a mark before the text and the line ends of Windows are as legal
   * as others: the text means the same, has the same layout, and mark and line ends stay.
   */
  @ParameterizedTest
  @MethodSource("eachThird")
  void blanksOfOtherProgramsAreBlanks(Path file) throws IOException {
    blanksOfOtherPrograms(file);
  }

  @Tag("nightly")
  @ParameterizedTest
  @MethodSource("texts")
  void blanksOfOtherProgramsAreBlanksInEveryText(Path file) throws IOException {
    blanksOfOtherPrograms(file);
  }

  private void blanksOfOtherPrograms(Path file) throws IOException {
    at(file);
    String text = Files.readString(file, StandardCharsets.UTF_8);
    String tidy = format(text);
    String windows = tidy.replace("\n", "\r\n");
    assertEquals(windows, MusterFormatter.formatText(read(windows).resource()));
    assertEquals(
        '\uFEFF' + windows, MusterFormatter.formatText(read('\uFEFF' + windows).resource()));
    for (String blank : List.of("\u00A0", "\u202F ", " \uFEFF", "\r")) {
      String odd = '\uFEFF' + otherBlanks(tidy, blank);
      assertEquals('\uFEFF' + tidy, MusterFormatter.formatText(read(odd).resource()), blank);
      assertEquals(meanings(tidy), meanings(odd), blank);
    }
  }

  /** Other blanks between the words, and in the drawings; not in texts or comments. */
  private String otherBlanks(String text, String blank) {
    var odd = new StringBuilder();
    boolean rows = false;
    for (ILeafNode leaf : read(text).resource().getParseResult().getRootNode().getLeafNodes()) {
      boolean drawing = rows && leaf.getText().startsWith("\"\"\"");
      boolean blanks = leaf.isHidden() && leaf.getText().isBlank();
      odd.append(
          blanks || drawing && !blank.equals("\r")
              ? leaf.getText().replace(" ", blank)
              : leaf.getText());
      rows = leaf.isHidden() ? rows : leaf.getText().matches("rows|heights");
    }
    return odd.toString();
  }

  /** What the checks say, wherever that is. */
  private List<String> meanings(String text) {
    return read(text).issues().stream().map(Issue::getMessage).sorted().toList();
  }

  /** Texts that no one wrote, laid out with steps of several widths; a seed that fails is told. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void generatedTextsKeepTheirMeaning(long seed) {
    keepsItsMeaning(seed);
  }

  @Tag("nightly")
  @ParameterizedTest
  @ValueSource(longs = {6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void moreGeneratedTextsKeepTheirMeaning(long seed) {
    keepsItsMeaning(seed);
  }

  private void keepsItsMeaning(long seed) {
    String text = GeneratedTexts.of(seed);
    String meaning = meaning(text).toString();
    String four = format(text);
    for (String step : List.of("  ", "    ", "        ", "\t")) {
      String tidy = format(text, step, "\n", null);
      assertEquals(tidy, format(tidy, step, "\n", null), "twice is once");
      assertEquals(meaning, meaning(tidy).toString());
      assertEquals(four, format(tidy), "the step of before does not matter");
      assertEquals(comments(text), comments(tidy));
    }
    String scrambled = scrambled(text, new SplittableRandom(seed), false);
    assertEquals(meaning, meaning(format(scrambled)).toString());
    String windows = format(text.replace("\n", "\r\n"), "    ", "\r\n", null);
    assertEquals(four, windows.replace("\r\n", "\n"));
    // Range by range comes to the same as all at once.
    int half = text.indexOf("map Field");
    String first = format(text, "    ", "\n", new TextRegion(0, half));
    assertEquals(four, format(first));
    assertEquals(meaning, meaning(first).toString());
  }

  private void roundTrip(String text, Map<String, String> meaning) {
    for (String indentation : List.of("    ", "\t")) {
      String newLine = indentation.isBlank() && indentation.length() > 1 ? "\n" : "\r\n";
      String tidy = format(text, indentation, newLine, null);
      assertEquals(tidy, format(tidy, indentation, newLine, null), "twice is once");
      assertEquals(meaning, meaning(tidy));
    }
  }

  /** The words of a text with other blanks between them; with none where no seed is given. */
  private String scrambled(String text, SplittableRandom random, boolean comments) {
    var result = new StringBuilder();
    for (ILeafNode leaf : read(text).resource().getParseResult().getRootNode().getLeafNodes()) {
      String word = leaf.getText();
      if (!leaf.isHidden()) {
        result.append(word);
      } else if (word.isBlank()) {
        result.append(random == null ? " " : blanks(random, comments));
      } else if (word.startsWith("/**")) {
        result.append(' ').append(word).append('\n'); // It says something about what follows.
      } else {
        result
            .append(random == null || random.nextBoolean() ? " " : "\n")
            .append(word)
            .append('\n');
      }
    }
    return result.toString();
  }

  private static String blanks(SplittableRandom random, boolean comments) {
    if (comments && random.nextInt(12) == 0) {
      return switch (random.nextInt(4)) {
        case 0 -> " // one line " + random.nextInt(100) + "\n";
        case 1 -> "\n\n// own line " + random.nextInt(100) + "\n\n";
        case 2 -> " /* inside " + random.nextInt(100) + " */ ";
        default -> "\n/* several\n * lines " + random.nextInt(100) + "\n */\n";
      };
    }
    return switch (random.nextInt(6)) {
      case 0 -> "\n";
      case 1 -> "\r\n\r\n\r\n";
      case 2 -> "\t \t";
      case 3 -> "\n        ";
      default -> " ";
    };
  }

  private List<String> comments(String text) {
    List<String> found = new ArrayList<>();
    for (ILeafNode leaf : read(text).resource().getParseResult().getRootNode().getLeafNodes()) {
      if (leaf.isHidden() && !leaf.getText().isBlank()) {
        found.add(leaf.getText().replaceAll("\\s*\\n\\s*", "\n").strip());
      }
    }
    return found;
  }

  private static List<String> words(String text) {
    return List.of(text.replaceAll("/\\*(?s:.*?)\\*/|//.*", "").strip().split("\\s+"));
  }

  /** All that a text says, without where it says it. */
  private Map<String, String> meaning(String text) {
    Resource resource = read(text).resource();
    Document document = (Document) resource.getContents().getFirst();
    var compiler = ProgramCompiler.lenient();
    Map<String, String> meaning = new TreeMap<>();
    assertTrue(((XtextResource) resource).getParseResult().hasSyntaxErrors() == false, text);
    for (Element element : document.getElements()) {
      Record record =
          switch (element) {
            case ArmyDef army -> compiler.army(army);
            case MapDef map -> (Record) compiler.board(map);
            case RulebookDef rulebook -> compiler.rulebook(rulebook);
            case ScenarioDef scenario -> compiler.compile(scenario).scenario();
            default -> throw new IllegalStateException("unknown " + element);
          };
      JsonElement tree = RecordJson.tree(record);
      withoutPlaces(tree);
      meaning.put(record.getClass().getSimpleName() + meaning.size(), tree.toString());
    }
    return meaning;
  }

  private static void withoutPlaces(JsonElement element) {
    if (element instanceof JsonObject object) {
      object.remove("source");
      // A stand's columns may be set in another order, and say the same.
      if (object.get("stats") instanceof JsonObject stats) {
        var sorted = new JsonObject();
        stats.keySet().stream().sorted().forEach(key -> sorted.add(key, stats.get(key)));
        object.add("stats", sorted);
      }
      object.entrySet().forEach(each -> withoutPlaces(each.getValue()));
    } else if (element.isJsonArray()) {
      element.getAsJsonArray().forEach(FormatterTest::withoutPlaces);
    }
  }

  @Test
  void standLinesAreATable() {
    assertEquals(
        """
        army Royal for snaphance.final {
            training poor

            stand Swiss     Pike         B                   mp 1    sp 5/5/5  cb 3                     bp 2  two-hex-pursuit estimated "ours"
            // the horse
            stand Argoulets LightCavalry C  weapon arquebus  mp 3    sp 3            pb 0  2h 0  3h -1  bp 1
            stand Horse     Lancer       B                   mp 3*2  sp 6[+1]  cb 4                     bp 3 /* inside */
            note "Said."
        }
        """,
        format(
            """
            army   Royal for snaphance . final{training poor


              stand Swiss Pike B bp 2 estimated "ours" sp 5 / 5/5 cb 3 two-hex-pursuit mp 1
              // the horse
              stand Argoulets LightCavalry C 3h - 1 2h 0 pb 0 bp 1 weapon arquebus  mp 3 sp 3
              stand Horse Lancer B mp 3 * 2 sp 6 [ +1 ] cb 4 bp 3 /* inside */
              note "Said." }\
            """));
  }

  @Test
  void aLineWithACommentInsideKeepsItsOrder() {
    assertEquals(
        """
        army Royal for snaphance.final {
            stand Swiss Pike B bp 2 /* two */ mp 1 sp 5/5/5
            stand Horse Horse B  mp 2  sp 4  bp 2 { note "From Bern." }
        }
        """
            .replace("{ note \"From Bern.\" }", "{\n        note \"From Bern.\"\n    }"),
        format(
            """
            army Royal for snaphance.final {
            stand Swiss Pike B bp 2 /* two */ mp 1 sp 5/5/5
            stand Horse Horse B bp 2 mp 2 sp 4 { note "From Bern." }
            }
            """));
  }

  @Test
  void drawingsAreSetHexByHex() {
    assertEquals(
        """
        map Field 3 x 3 {
            legend { . plain w woods }
            rows \"""
                . . .
                 . w .
                . . .
            \"""
            side stream 0101-0201, 0201-0301
        }
        """,
        format(
            "map Field 3 x 3{legend{. plain w woods}rows\"\"\"...\n\n.w .\n  .  .  .\"\"\""
                + "side stream 0101 - 0201,0201-0301}"));
  }

  @Test
  void anEditorGetsTheSameAsTheCommandLine() {
    String text = "army  A  for snaphance.final {  }";
    assertEquals(format(text), format(text, "    ", "\n", new TextRegion(0, text.length() + 1)));
  }

  @Test
  void onlyTheRangeAskedForIsSet() {
    String text =
        "army A for snaphance.final {\n  training   poor\n  breaks   at 1/3\n  note   \"x\"\n}\n";
    int from = text.indexOf("breaks");
    assertEquals(
        "army A for snaphance.final {\n  training   poor\n    breaks at 1/3\n  note   \"x\"\n}\n",
        format(text, "    ", "\n", new TextRegion(from - 1, 15)));
  }

  @ParameterizedTest
  @CsvSource({
    "'',''",
    "'   ',''",
    "'// only','// only\n'",
    "'\n\n/* a */\n\n\n// b\n','/* a */\n\n// b\n'"
  })
  void textsWithoutWords(String text, String tidy) {
    assertEquals(tidy, format(text));
  }

  @Test
  void aTextWithSyntaxErrorsIsLeftAlone() {
    assertEquals("army   { }  ", format("army   { }  "));
  }

  @Test
  void marksOnLettersTakeNoPlace() {
    assertEquals(2, StandLineAligner.width("e\u0301\u0302x"));
    assertEquals(4, StandLineAligner.width("Ab\u00E9\u05D0"));
  }
}
