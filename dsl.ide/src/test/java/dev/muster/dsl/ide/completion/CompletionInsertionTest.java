package dev.muster.dsl.ide.completion;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.testing.Language;
import dev.muster.examples.Examples;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.xtext.parser.IParser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Inserts what completion proposes, at the places of all examples and of the guide. A proposal is
 * right where the text can go on from it without an error it did not have before: as it stands,
 * with words behind it left out, or with further words that completion proposes. A line that is
 * only unfinished is no error, since it can be finished.
 *
 * <p>{@code -Dmuster.seed=N} takes another sample, {@code -Dmuster.file=PART} only files of such a
 * name, and {@code -Dmuster.every=true} makes the long run try every single place.
 */
@Tag("slow")
class CompletionInsertionTest extends CompletionFixture {
  private static final IParser PARSER = Language.INJECTOR.getInstance(IParser.class);
  private static final Path GUIDE = Path.of("../docs/guide/snippets");
  private static final int SAMPLE = 3;

  /** A file, in a folder of files that belong together. */
  private record Source(Folder folder, String name) {
    String text() {
      return folder.files().get(name);
    }

    @Override
    public String toString() {
      return folder.name() + "/" + name;
    }
  }

  private record Folder(String name, Map<String, String> files) {}

  private record Chosen(Source file, InsertionPlaces.Place place) {}

  @Test
  void aSampleOfThePlaces() throws Exception {
    long seed = Long.getLong("muster.seed", 26);
    System.out.println("Inserted proposals: -Dmuster.seed=" + seed);
    List<Chosen> kinds = kinds(folders());
    Collections.shuffle(kinds, new Random(seed));
    check(kinds.subList(0, SAMPLE), "-Dmuster.seed=" + seed);
  }

  @Tag("nightly")
  @Test
  void eachKindOfPlaceOfAllExamples() throws Exception {
    if (Boolean.getBoolean("muster.every")) {
      check(places(folders()), "every place");
    } else {
      check(kinds(folders()), "every kind of place");
    }
  }

  private static List<Chosen> places(List<Folder> folders) {
    List<Chosen> places = new ArrayList<>();
    for (Folder folder : folders) {
      for (String name : folder.files().keySet()) {
        Source file = new Source(folder, name);
        if (file.toString().contains(System.getProperty("muster.file", ""))) {
          new InsertionPlaces(file.text())
              .all()
              .forEach(each -> places.add(new Chosen(file, each)));
        }
      }
    }
    return places;
  }

  /** The first place of each kind and game. */
  private static List<Chosen> kinds(List<Folder> folders) {
    Set<String> known = new HashSet<>();
    List<Chosen> kinds = new ArrayList<>(places(folders));
    kinds.removeIf(each -> !known.add(each.place().kind()));
    return kinds;
  }

  private void check(List<Chosen> chosen, String run) throws Exception {
    start();
    Map<Source, List<InsertionPlaces.Place>> byFile = new LinkedHashMap<>();
    for (Chosen each : chosen) {
      byFile.computeIfAbsent(each.file(), file -> new ArrayList<>()).add(each.place());
    }
    Map<String, Set<String>> defects = new TreeMap<>();
    long tried = 0;
    var known = new InsertionTrials.Continuations();
    for (Map.Entry<Source, List<InsertionPlaces.Place>> file : byFile.entrySet()) {
      Source source = file.getKey();
      Map<String, String> uris = open(source.folder());
      var trials = new InsertionTrials(new OpenFile(uris.get(source.name())), source.text(), known);
      for (InsertionPlaces.Place place : file.getValue()) {
        for (String defect : trials.at(place)) {
          if (Boolean.getBoolean("muster.verbose")) {
            System.out.println(source + ":" + place.line() + " " + defect);
          }
          defects
              .computeIfAbsent(defect, each -> new LinkedHashSet<>())
              .add(source + ":" + place.line());
        }
      }
      tried += trials.proposals();
      if (Boolean.getBoolean("muster.verbose")) {
        System.out.println(source + ": " + trials.proposals() + " proposals");
      }
      uris.values().forEach(this::close);
    }
    var told =
        new StringBuilder(run + ", " + defects.size() + " defects of " + tried + " proposals\n");
    defects.forEach(
        (defect, places) ->
            told.append(defect).append("  at ").append(places.iterator().next()).append('\n'));
    System.out.println("Inserted proposals: " + tried);
    assertTrue(tried > chosen.size(), "proposals: " + tried);
    assertTrue(defects.isEmpty(), told::toString);
  }

  private Map<String, String> open(Folder folder) {
    Map<String, String> uris = new LinkedHashMap<>();
    folder
        .files()
        .forEach((name, text) -> uris.put(name, writeFile(folder.name() + "/" + name, text)));
    uris.forEach((name, uri) -> open(uri, folder.files().get(name)));
    return uris;
  }

  private static List<Folder> folders() throws IOException {
    List<Folder> folders = new ArrayList<>();
    for (Examples.Example example : Examples.all()) {
      Map<String, String> files = new LinkedHashMap<>();
      for (String file : example.files()) {
        if (file.endsWith(".muster")) {
          files.put(file, example.text(file));
        }
      }
      if (!files.isEmpty()) {
        folders.add(new Folder(example.name(), files));
      }
    }
    Map<String, String> guide = new TreeMap<>();
    try (Stream<Path> files = Files.list(GUIDE)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".muster")).toList()) {
        String text = Files.readString(file);
        if (isWhole(text)) {
          guide.put(file.getFileName().toString(), text);
        }
      }
    }
    folders.add(new Folder("guide", guide));
    return folders;
  }

  private static boolean isWhole(String text) {
    return !PARSER.parse(new StringReader(text)).hasSyntaxErrors();
  }

  /** A file that the server has open. */
  private final class OpenFile implements InsertionTrials.Editor {
    private final String uri;
    private String shown = "";
    private int version = 1;

    OpenFile(String uri) {
      this.uri = uri;
    }

    private void show(String text) {
      if (!text.equals(shown)) {
        languageServer.didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, ++version),
                List.of(new TextDocumentContentChangeEvent(text))));
        shown = text;
      }
    }

    @Override
    public boolean isRead(String text) {
      return isWhole(text);
    }

    @Override
    public List<CompletionItem> items(String text, int offset) throws Exception {
      show(text);
      List<CompletionItem> items =
          new ArrayList<>(
              CompletionInsertionTest.this.items(new Place(uri, text, position(text, offset))));
      items.sort(Comparator.comparing(CompletionItem::getSortText));
      return items;
    }

    @Override
    public Map<String, Integer> errors(String text, int line) throws Exception {
      show(text);
      Map<String, Integer> errors = new TreeMap<>();
      for (Diagnostic each : problems(uri)) {
        boolean counts = line == 0 || each.getRange().getStart().getLine() + 1 == line;
        if (counts && each.getSeverity() == DiagnosticSeverity.Error) {
          errors.merge(code(each), 1, Integer::sum);
        }
      }
      return errors;
    }

    @Override
    public String accepted(String text, CompletionItem item) {
      return CompletionFixture.accepted(new Place(uri, text, new Position(0, 0)), item);
    }
  }
}
