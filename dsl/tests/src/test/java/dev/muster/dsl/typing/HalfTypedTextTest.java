package dev.muster.dsl.typing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.validation.ValidationFixture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Text is mostly half typed. Every token of every text of the project is left out once, and before
 * every one a stray token comes in; reading, linking, checking, laying out and compiling fail on
 * none of them. Texts of more than 60 tokens are sampled: so many places of each, drawn by a seed.
 * {@code -Dmuster.seed=N} draws others, {@code -Dmuster.places=N} more.
 */
class HalfTypedTextTest {
  private static final long SEED = Long.getLong("muster.seed", 1674);
  private static final int ALL = Integer.getInteger("muster.places", 60);

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

  static Stream<Path> texts() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String folder :
        List.of(
            "../../examples",
            "../../docs/guide/snippets",
            "../../rules-runtime/snaphance/src/main/resources", "../../rules-runtime/boxgrid/src/main/resources", "../../rules-runtime/adlgr/src/main/resources", "../../rules-runtime/fogr/src/main/resources",
            "src/test/resources/dev/muster/dsl/boards",
            "src/test/resources/dev/muster/dsl/validation")) {
      try (Stream<Path> below = Files.walk(Path.of(folder))) {
        below
            .filter(each -> each.toString().endsWith(".muster"))
            .filter(each -> !each.toString().contains("target"))
            .sorted()
            .forEach(found::add);
      }
    }
    return found.stream();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTokenIsMissing(Path file) throws IOException {
    List<String> failures = new ArrayList<>();
    String text = Files.readString(file, StandardCharsets.UTF_8);
    var workbench = workbench(file);
    for (ILeafNode token : sampled(tokens(text))) {
      String missing = text.substring(0, token.getOffset()) + text.substring(token.getEndOffset());
      note(workbench.failures(missing), "without '" + token.getText() + "'", token, failures);
    }
    assertEquals("", String.join("\n", failures), () -> file + ", seed " + SEED);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTokenTooMany(Path file) throws IOException {
    List<String> failures = new ArrayList<>();
    String text = Files.readString(file, StandardCharsets.UTF_8);
    var workbench = workbench(file);
    var random = new SplittableRandom(SEED);
    for (ILeafNode token : sampled(tokens(text))) {
      String stray = STRAY.get(random.nextInt(STRAY.size()));
      int at = token.getOffset();
      String blank = random.nextBoolean() ? " " : "";
      String more = text.substring(0, at) + blank + stray + blank + text.substring(at);
      note(workbench.failures(more), "with '" + stray + "' before", token, failures);
    }
    assertEquals("", String.join("\n", failures), () -> file + ", seed " + SEED);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void theRestIsNotTypedYet(Path file) throws IOException {
    List<String> failures = new ArrayList<>();
    String text = Files.readString(file, StandardCharsets.UTF_8);
    var workbench = workbench(file);
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < 30; i++) {
      int end = random.nextInt(text.length());
      List<String> failed = workbench.failures(text.substring(0, end));
      if (!failed.isEmpty()) {
        failures.add("up to " + end + ": " + failed);
      }
    }
    assertEquals("", String.join("\n", failures), () -> file + ", seed " + SEED);
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
