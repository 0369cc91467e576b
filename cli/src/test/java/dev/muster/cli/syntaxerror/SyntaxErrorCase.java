package dev.muster.cli.syntaxerror;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A text of an author with one slip in it.
 *
 * @param kind the file of the corpus it stands in
 * @param set the folder with the text and the files it belongs to
 * @param file the file with the slip
 * @param edits what the author meant, and what he wrote
 * @param places where the fault is
 * @param mend what a good fix leads to
 */
public record SyntaxErrorCase(
    String kind,
    String title,
    String set,
    String file,
    List<Edit> edits,
    List<Place> places,
    ExpectedFix mend) {

  /** What a good fix leads to. */
  public enum ExpectedFix {
    /** What the author meant. */
    back,
    /** A text without findings: what he meant cannot be known. */
    clean,
    /** Only the author can tell, so that no fix is counted on. */
    none
  }

  /** A stretch of text that occurs once, and what stands there instead. */
  public record Edit(String meant, String written) {}

  /** A stretch of a file, whose first occurrence is at fault. */
  public record Place(String file, String text) {}

  private static final Map<String, Path> SETS =
      Map.of(
          "dreux", Path.of("../examples/dreux"),
          "seneffe", Path.of("../examples/seneffe"),
          "vaux", Path.of("src/test/resources/slips/vaux"),
          "vines", Path.of("src/test/resources/slips/vines"));

  private static final Path CORPUS = Path.of("src/test/resources/slips");

  @Override
  public String toString() {
    return kind + ": " + title;
  }

  /** All slips, by kind and in the order of their files. */
  public static List<SyntaxErrorCase> all() throws IOException {
    List<SyntaxErrorCase> all = new ArrayList<>();
    List<Path> files;
    try (Stream<Path> found = Files.list(CORPUS)) {
      files = found.filter(each -> each.toString().endsWith(".slips")).sorted().toList();
    }
    for (Path file : files) {
      String kind = file.getFileName().toString().replace(".slips", "");
      String text = Files.readString(file, StandardCharsets.UTF_8);
      for (String block : text.split("(?m)^# ", -1)) {
        if (!block.isBlank()) {
          all.add(read(kind, block));
        }
      }
    }
    return all;
  }

  private static SyntaxErrorCase read(String kind, String block) {
    String[] lines = block.stripTrailing().split("\n", -1);
    String[] path = lines[1].split("/", -1);
    List<String> marks = new ArrayList<>();
    List<StringBuilder> texts = new ArrayList<>();
    for (int i = 2; i < lines.length; i++) {
      if (lines[i].matches("[-+@=] .*")) {
        marks.add(lines[i].substring(0, 1));
        texts.add(new StringBuilder(lines[i].substring(2)));
      } else {
        texts.getLast().append('\n').append(lines[i]);
      }
    }
    List<Edit> edits = new ArrayList<>();
    List<Place> places = new ArrayList<>();
    ExpectedFix mend = ExpectedFix.back;
    for (int i = 0; i < marks.size(); i++) {
      String text = texts.get(i).toString();
      switch (marks.get(i)) {
        case "-" -> edits.add(new Edit(text, texts.get(i + 1).toString()));
        case "@" -> places.add(place(text, path[1]));
        case "=" -> mend = ExpectedFix.valueOf(text.strip());
        default -> {}
      }
    }
    return new SyntaxErrorCase(
        kind, lines[0], path[0], path[1], List.copyOf(edits), List.copyOf(places), mend);
  }

  /** A place may be in any file of the set; without one it is in what the author wrote. */
  private static Place place(String text, String file) {
    int colon = text.indexOf(".muster: ");
    int slash = text.indexOf('/');
    return colon > 0 && slash > 0 && slash < colon
        ? new Place(
            text.substring(slash + 1, colon + ".muster".length()),
            text.substring(colon + ".muster: ".length()))
        : new Place("", text);
  }

  /** The files of the set as they should be. */
  Map<String, String> meant() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> found = Files.list(SETS.get(set))) {
      for (Path each : (Iterable<Path>) found::iterator) {
        if (each.toString().endsWith(".muster")) {
          files.put(each.getFileName().toString(), Files.readString(each));
        }
      }
    }
    return files;
  }

  /** The files of the set with the slip. */
  Map<String, String> written() throws IOException {
    Map<String, String> files = new TreeMap<>(meant());
    files.put(file, slipped(files.get(file)));
    return files;
  }

  private String slipped(String text) {
    String slipped = text;
    for (Edit edit : edits) {
      int at = slipped.indexOf(edit.meant());
      if (at < 0 || slipped.indexOf(edit.meant(), at + 1) >= 0) {
        throw new IllegalStateException(this + ": not there once: " + edit.meant());
      }
      slipped =
          slipped.substring(0, at) + edit.written() + slipped.substring(at + edit.meant().length());
    }
    return slipped;
  }

  /** Where the fault is, in the files with the slip. */
  List<TextRange> stretches() throws IOException {
    Map<String, String> texts = written();
    List<TextRange> stretches = new ArrayList<>();
    for (Place place : places) {
      String name = place.file().isEmpty() ? file : place.file();
      int at =
          place.file().isEmpty() ? ofWritten(place.text()) : texts.get(name).indexOf(place.text());
      if (at < 0) {
        throw new IllegalStateException(this + ": no place " + place);
      }
      stretches.add(new TextRange(name, at, at + place.text().length()));
    }
    return stretches;
  }

  /** Where a stretch of what the author wrote stands in his file. */
  private int ofWritten(String stretch) throws IOException {
    String text = written().get(file);
    for (Edit edit : edits) {
      int in = edit.written().indexOf(stretch);
      if (in >= 0) {
        // The edits of a slip come in the order of the text, and none takes another away.
        String before = meant().get(file);
        for (Edit each : edits) {
          int at = before.indexOf(each.meant());
          if (each == edit) {
            return at + in;
          }
          before =
              before.substring(0, at)
                  + each.written()
                  + before.substring(at + each.meant().length());
        }
      }
    }
    return text.indexOf(stretch);
  }

  /** Characters of a file, from the first to behind the last. */
  public record TextRange(String file, int start, int end) {}
}
