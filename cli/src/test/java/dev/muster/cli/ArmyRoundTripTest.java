package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.MusterFileLoader.CompiledArmy;
import dev.muster.examples.Examples;
import dev.muster.rules.check.Finding;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.systems.Rulebooks;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What {@code print --what army} writes comes back through {@code import}: names, notes, rulebook,
 * training, estimates and all values, from each format and in each language of the sheets.
 *
 * <p>A generated list is repeated with the property {@code muster.seed}.
 */
@Tag("slow")
class ArmyRoundTripTest {
  private static final List<String> FORMATS = List.of("md", "txt", "csv", "xlsx");
  private static final List<String> LANGUAGES = List.of("en", "de", "fr", "nl");

  @TempDir private Path directory;

  /** Of a third of the examples, each format in another language. */
  @Test
  void theArmiesOfSomeExamples() throws Exception {
    examples(3, List.of());
  }

  @Tag("nightly")
  @Test
  void theArmiesOfAllExamplesInEachLanguage() throws Exception {
    examples(1, LANGUAGES);
  }

  private void examples(int part, List<String> languages) throws Exception {
    int armies = 0;
    int index = 0;
    for (Examples.Example example : Examples.all()) {
      Path folder = Files.createDirectories(directory.resolve(example.name()));
      if (!example.first().endsWith(".muster") || index++ % part > 0) {
        continue;
      }
      for (String file : example.files()) {
        if (file.endsWith(".muster")) {
          Files.writeString(folder.resolve(file), example.text(file));
        }
      }
      armies += roundTrip(folder, languages);
    }
    assertTrue(armies > 20 / part, "armies: " + armies);
  }

  @ParameterizedTest
  @ValueSource(strings = {"snaphance.final", "snaphance.draft", "boxgrid", "adlgr", "fogr"})
  void generatedArmies(String rulebook) throws Exception {
    generated(rulebook, 3);
  }

  @Tag("nightly")
  @ParameterizedTest
  @ValueSource(strings = {"snaphance.final", "snaphance.draft", "boxgrid", "adlgr", "fogr"})
  void manyGeneratedArmies(String rulebook) throws Exception {
    generated(rulebook, 500);
  }

  private void generated(String rulebook, int count) throws Exception {
    int lists = 0;
    long from = Long.getLong("muster.seed", 1);
    for (long seed = from;
        seed < from + (Long.getLong("muster.seed") == null ? count : 1);
        seed++) {
      Path folder = Files.createDirectories(directory.resolve(rulebook + seed));
      String text = playable(new GeneratedArmy(seed, Rulebooks.named(rulebook)).text());
      Files.writeString(folder.resolve("army.muster"), text);
      String language = LANGUAGES.get((int) (seed % LANGUAGES.size()));
      if (!text.contains("stand ")) {
        continue;
      }
      lists++;
      try {
        roundTrip(folder, List.of(language));
      } catch (AssertionError failure) {
        throw new AssertionError("-Dmuster.seed=" + seed + "\n" + text, failure);
      }
    }
    assertTrue(lists > 0, "no list could be played");
  }

  /** Without the lines of stands that nobody could play: these are not printed. */
  private static String playable(String text) throws Exception {
    List<String> lines = new ArrayList<>(text.lines().toList());
    List<Integer> wrong;
    do {
      String left = String.join("\n", lines) + "\n";
      wrong =
          MusterFileLoader.load(left.getBytes(StandardCharsets.UTF_8), Path.of("army.muster"))
              .findings()
              .stream()
              .filter(each -> each.severity() == Finding.Severity.ERROR)
              .map(each -> each.at().line() - 1)
              .distinct()
              .sorted(Comparator.reverseOrder())
              .toList();
      for (int line : wrong) {
        assertTrue(line > 0, lines.getFirst());
        lines.remove(line);
      }
    } while (!wrong.isEmpty());
    return String.join("\n", lines) + "\n";
  }

  /** Prints all armies of a folder in all formats, and compares what comes back. */
  private int roundTrip(Path folder, List<String> languages) throws Exception {
    Map<String, CompiledArmy> before = armies(folder);
    for (String format : FORMATS) {
      List<String> each =
          languages.isEmpty() ? List.of(LANGUAGES.get(FORMATS.indexOf(format))) : languages;
      for (String language : each) {
        Path out = folder.resolveSibling(folder.getFileName() + "-" + format + "-" + language);
        CommandRun printed =
            CommandRun.of(
                "print",
                folder.toString(),
                "--what",
                "army",
                "--format",
                format,
                "--language",
                language,
                "--out",
                out.toString());
        assertEquals(0, printed.exit(), printed.toString());
        for (CompiledArmy list : before.values()) {
          Army army = list.army();
          Path sheet = out.resolve("army-" + army.name() + "." + format);
          Path back = out.resolve(army.name() + ".muster");
          CommandRun run = CommandRun.of("import", sheet.toString(), "--out", back.toString());
          assertEquals(new CommandRun(0, "written: " + back + "\n", ""), run, format);
          assertEquals(told(list), told(read(back, folder, army)), format + " " + language);
        }
      }
    }
    return before.size();
  }

  private static Map<String, CompiledArmy> armies(Path folder) throws Exception {
    Map<String, CompiledArmy> armies = new LinkedHashMap<>();
    MusterFileLoader.load(List.of(folder))
        .armies()
        .forEach(each -> armies.put(each.army().name(), each));
    return armies;
  }

  /** The army of a text, which may be for a rulebook of the folder it comes from. */
  private static CompiledArmy read(Path text, Path folder, Army expected) throws Exception {
    StringBuilder imports = new StringBuilder();
    Path both = Files.createDirectories(text.resolveSibling("back-" + text.getFileName()));
    try (var files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        String there = Files.readString(file);
        Files.writeString(both.resolve(name), there.replaceAll("(?s)\\barmy .*", ""));
        imports.append(there.contains("rulebook ") ? "import \"" + name + "\"\n" : "");
      }
    }
    Path back = both.resolve("back.muster");
    Files.writeString(back, imports + Files.readString(text));
    MusterFileLoader.LoadResult loaded = MusterFileLoader.load(List.of(back));
    return loaded.armies().stream()
        .filter(each -> each.army().name().equals(expected.name()))
        .findFirst()
        .orElseThrow(() -> new AssertionError(loaded.findings()));
  }

  /**
   * All that an army says but for where it stands, a line for each thing. What a category brings
   * along counts as said.
   */
  private static String told(CompiledArmy list) {
    Army army = list.army();
    var told = new ArrayList<String>();
    told.add(army.name() + " | " + army.label() + " | " + army.training());
    told.add(army.breakShare() + " | " + army.statedBreakPoints());
    army.notes().forEach(each -> told.add("note " + each));
    army.sources().forEach(each -> told.add("source " + each));
    for (Army.StandLine stand : army.stands()) {
      Map<String, StatValue> values = new TreeMap<>();
      Rulebook.Category category = list.rulebook().category(stand.category());
      values.putAll(category == null ? Map.of() : category.defaults());
      values.putAll(stand.stats());
      told.add(
          String.join(
              " | ",
              stand.name(),
              stand.label(),
              stand.category(),
              stand.orderClass(),
              String.valueOf(stand.weapon()),
              values.toString(),
              new TreeMap<>(stand.traits()).toString(),
              stand.notes().toString()));
    }
    return String.join("\n", told);
  }
}
