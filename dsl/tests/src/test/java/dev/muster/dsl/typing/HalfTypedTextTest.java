package dev.muster.dsl.typing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.testing.ProjectTexts;
import dev.muster.dsl.testing.ValidationFixture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Text is mostly half typed. A token of a text of the project is left out, a stray token comes in
 * before it, or the text ends in it; reading, linking, checking, laying out and compiling fail on
 * none of these. Every build tries each keyword of the language once, where the shortest text has
 * it first, and every 1499th token of each text, with each of the three ways at every third of
 * these places. The nightly tests do all three at all of them, and at 60 places of each text, drawn
 * by a seed: {@code -Dmuster.seed=N} draws others, {@code -Dmuster.places=N} more.
 */
@Tag("slow")
class HalfTypedTextTest {
  private static final long SEED = Long.getLong("muster.seed", 1674);
  private static final int ALL = Integer.getInteger("muster.places", 60);
  private static final int EVERY = 1499;

  /** Tokens that start, end or break something. */
  private static final List<String> STRAY =
      List.of(
          """
          { } ( ) " \""" ' /* */ // , - + * [ ] .. . % = / 0 99999999999 0101 -1 1/0 3* ^ \\ \0 \r \t
          é e\u0301 \uD83D\uDC0E \uD83D \u202E army stand side group general map rows legend rulebook
          extends scenario at facing N when not and or expect history victory allow mp sp with arrives
          plan zone objective trait gives factor applies switch import note weapon total in from until reserve
          abreast attached round loses holds points lost on training breaks
          mark leader ground terrain look label cost way area place along wide zone UD MU boxes 12.5,3 D4
          200.5 facing west weapon quality formation files ranks lane by if plan commander held\
          """
              .split("[ \n]+"));

  static List<Path> texts() throws IOException {
    return ProjectTexts.below(
        "../../examples",
        "../../docs/guide/snippets",
        "../../rules-runtime/snaphance/src/main/resources",
        "../../rules-runtime/boxgrid/src/main/resources",
        "../../rules-runtime/adlgr/src/main/resources",
        "../../rules-runtime/fogr/src/main/resources",
        "src/test/resources/dev/muster/dsl/boards",
        "src/test/resources/dev/muster/dsl/validation");
  }

  /** Tokens of a text at which it is half typed. */
  private record Places(Path file, String text, List<ILeafNode> tokens) {
    @Override
    public String toString() {
      return file.toString();
    }
  }

  /** A third of the places, another one for each of the three ways. */
  private static List<Places> third(int way) throws IOException {
    List<Places> third = new ArrayList<>();
    int place = way;
    for (Places all : keywords()) {
      List<ILeafNode> chosen = new ArrayList<>();
      for (ILeafNode token : all.tokens) {
        if (place++ % 3 == 0) {
          chosen.add(token);
        }
      }
      third.add(new Places(all.file, all.text, chosen));
    }
    return third;
  }

  static List<Places> missing() throws IOException {
    return third(0);
  }

  static List<Places> tooMany() throws IOException {
    return third(1);
  }

  static List<Places> notYetTyped() throws IOException {
    return third(2);
  }

  /** Each keyword once, in the shortest text that has it, and every 1499th token of each text. */
  static List<Places> keywords() throws IOException {
    List<Path> shortestFirst = new ArrayList<>(texts());
    shortestFirst.sort(Comparator.comparing(each -> each.toFile().length()));
    Set<String> known = new HashSet<>();
    List<Places> places = new ArrayList<>();
    for (Path file : shortestFirst) {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      List<ILeafNode> all = tokens(text);
      List<ILeafNode> chosen = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        ILeafNode token = all.get(i);
        boolean isNew = token.getGrammarElement() instanceof Keyword && known.add(token.getText());
        if (isNew || i % EVERY == EVERY - 1) {
          chosen.add(token);
        }
      }
      places.add(new Places(file, text, chosen));
    }
    assertTrue(known.size() > 130, () -> "only " + known);
    return places;
  }

  static List<Places> drawn() throws IOException {
    List<Places> places = new ArrayList<>();
    for (Path file : texts()) {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      places.add(new Places(file, text, sampled(tokens(text))));
    }
    return places;
  }

  @ParameterizedTest
  @MethodSource("missing")
  void aTokenIsMissing(Places at) {
    leaveOut(at);
  }

  @Tag("nightly")
  @ParameterizedTest
  @MethodSource({"keywords", "drawn"})
  void aTokenIsMissingAnywhere(Places at) {
    leaveOut(at);
  }

  private static void leaveOut(Places at) {
    List<String> failures = new ArrayList<>();
    var workbench = workbench(at.file);
    for (ILeafNode token : at.tokens) {
      String missing =
          at.text.substring(0, token.getOffset()) + at.text.substring(token.getEndOffset());
      note(workbench.failures(missing), "without '" + token.getText() + "'", token, failures);
    }
    assertEquals("", String.join("\n", failures), () -> at + ", seed " + SEED);
  }

  @ParameterizedTest
  @MethodSource("tooMany")
  void aTokenTooMany(Places at) {
    insertStray(at);
  }

  @Tag("nightly")
  @ParameterizedTest
  @MethodSource({"keywords", "drawn"})
  void aTokenTooManyAnywhere(Places at) {
    insertStray(at);
  }

  private static void insertStray(Places places) {
    List<String> failures = new ArrayList<>();
    String text = places.text;
    var workbench = workbench(places.file);
    var random = new SplittableRandom(SEED);
    for (ILeafNode token : places.tokens) {
      String stray = STRAY.get(random.nextInt(STRAY.size()));
      int at = token.getOffset();
      String blank = random.nextBoolean() ? " " : "";
      String more = text.substring(0, at) + blank + stray + blank + text.substring(at);
      note(workbench.failures(more), "with '" + stray + "' before", token, failures);
    }
    assertEquals("", String.join("\n", failures), () -> places + ", seed " + SEED);
  }

  @ParameterizedTest
  @MethodSource("notYetTyped")
  void theRestIsNotTypedYet(Places at) {
    endInTheMiddle(at);
  }

  @Tag("nightly")
  @ParameterizedTest
  @MethodSource("keywords")
  void theRestIsNotTypedYetAtAnyKeyword(Places at) {
    endInTheMiddle(at);
  }

  private static void endInTheMiddle(Places at) {
    List<Integer> ends = new ArrayList<>();
    for (ILeafNode token : at.tokens) {
      ends.add(token.getOffset() + token.getLength() / 2);
    }
    endAt(at, ends);
  }

  @Tag("nightly")
  @ParameterizedTest
  @MethodSource("drawn")
  void theRestIsNotTypedYetAnywhere(Places at) {
    var random = new SplittableRandom(SEED);
    List<Integer> ends = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      ends.add(random.nextInt(at.text.length()));
    }
    endAt(at, ends);
  }

  private static void endAt(Places at, List<Integer> ends) {
    List<String> failures = new ArrayList<>();
    var workbench = workbench(at.file);
    for (int end : ends) {
      List<String> failed = workbench.failures(at.text.substring(0, end));
      if (!failed.isEmpty()) {
        failures.add("up to " + end + ": " + failed);
      }
    }
    assertEquals("", String.join("\n", failures), () -> at + ", seed " + SEED);
  }

  private static LanguageHarness workbench(Path file) {
    return new LanguageHarness(
        URI.createFileURI(
            file.toAbsolutePath().normalize().resolveSibling("typed.muster").toString()));
  }

  private static List<ILeafNode> tokens(String text) {
    List<ILeafNode> tokens = new ArrayList<>();
    for (ILeafNode leaf :
        ValidationFixture.of(text).resource().getParseResult().getRootNode().getLeafNodes()) {
      if (!leaf.isHidden()) {
        tokens.add(leaf);
      }
    }
    assertTrue(tokens.size() > 5);
    return tokens;
  }

  private static List<ILeafNode> sampled(List<ILeafNode> tokens) {
    if (tokens.size() <= ALL) {
      return tokens;
    }
    var random = new SplittableRandom(SEED);
    Set<Integer> places = new LinkedHashSet<>();
    while (places.size() < ALL) {
      places.add(random.nextInt(tokens.size()));
    }
    return places.stream().sorted().map(tokens::get).toList();
  }

  private static void note(
      List<String> failed, String how, ILeafNode token, List<String> failures) {
    if (!failed.isEmpty()) {
      failures.add(
          how + " " + token.getText() + " in line " + token.getStartLine() + ": " + failed);
    }
  }
}
