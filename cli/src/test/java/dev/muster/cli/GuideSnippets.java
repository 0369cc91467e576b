package dev.muster.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The blocks of a page that show something: parts of files, and commands with their answers.
 *
 * <p>{@code <!-- FILE#NAME -->} before a block takes it from the lines of FILE, beside the page,
 * between {@code // snippet NAME} and {@code // end}; without a name all of FILE. {@code <!-- FILE:
 * FROM -->} takes the element whose line begins with FROM, {@code <!-- FILE: FROM => TO -->} the
 * lines from there to the one that begins with TO. A {@code console} block begins with a command
 * and shows its answer, {@code | head -n N} the first lines of it, {@code | grep WORD} those with a
 * word; {@code <!-- edit FILE: FROM => TO -->} before it changes a file for this one command,
 * {@code <!-- answers A; B -->} are the lines that the command reads.
 */
final class GuideSnippets {
  private static final Pattern BLOCK =
      Pattern.compile("(?m)(?:^<!-- (.*) -->\\n)?^```(\\w*)\\n((?:(?!```).*\\n)*)^```$");

  private static final Pattern EDIT = Pattern.compile("edit (\\S+): (.*) => (.*)");
  private static final String ANSWERS = "answers ";
  private static final Pattern PART = Pattern.compile("(\\S+\\.muster): (.*?)(?: => (.*))?");

  /** A word of a command, or several in quotes. */
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|[^ ]+");

  private static final Pattern COMMAND =
      Pattern.compile("\\$ \\./muster (.*?)(?: \\| head -n (\\d+))?(?: \\| grep (\\w+))?");

  private final Path page;
  private final Path copy;

  /**
   * @param copy a directory that stands for that of the project
   */
  GuideSnippets(Path page, Path copy) {
    this.page = page;
    this.copy = copy;
  }

  /** The page as it should read today. */
  String renewed(String written) throws IOException {
    var renewed = new StringBuilder();
    int last = 0;
    Matcher blocks = BLOCK.matcher(written);
    while (blocks.find()) {
      renewed.append(written, last, blocks.start(3));
      String note = blocks.group(1);
      String kind = blocks.group(2);
      if (kind.equals("console")) {
        renewed.append(console(note, blocks.group(3)));
      } else if (note != null && !note.contains(" ")) {
        renewed.append(snippet(note));
      } else if (note != null && kind.equals("muster") && PART.matcher(note).matches()) {
        renewed.append(part(note));
      } else if (kind.equals("muster")) {
        throw new AssertionError(page + " shows Muster text of no file: " + blocks.group(3));
      } else {
        renewed.append(blocks.group(3));
      }
      last = blocks.end(3);
    }
    return renewed.append(written.substring(last)).toString();
  }

  private String snippet(String from) throws IOException {
    String[] parts = from.split("#", 2);
    List<String> lines = Files.readAllLines(page.resolveSibling(parts[0]));
    if (parts.length == 2) {
      int first = 0;
      while (!lines.get(first).strip().equals("// snippet " + parts[1])) {
        first++;
      }
      int end = first;
      while (!lines.get(end).strip().equals("// end")) {
        end++;
      }
      lines = lines.subList(first + 1, end);
    }
    return String.join("\n", lines).stripIndent().stripTrailing() + "\n";
  }

  private String part(String note) throws IOException {
    Matcher part = PART.matcher(note);
    if (!part.matches()) {
      throw new AssertionError(page + ": " + note);
    }
    List<String> lines = Files.readAllLines(page.resolveSibling(part.group(1)));
    int first = beginning(lines, 0, part.group(2));
    int last = first;
    if (part.group(3) != null) {
      last = beginning(lines, first, part.group(3));
    }
    // an element ends with its brace, which stands below its beginning
    String indent = lines.get(last).replaceFirst("\\S.*", "");
    if (lines.get(last).endsWith("{")) {
      last = lines.subList(last, lines.size()).indexOf(indent + "}") + last;
    }
    String text = String.join("\n", lines.subList(first, last + 1));
    return text.stripIndent().stripTrailing() + "\n";
  }

  private int beginning(List<String> lines, int from, String text) {
    for (int i = from; i < lines.size(); i++) {
      if (lines.get(i).strip().startsWith(text)) {
        return i;
      }
    }
    throw new AssertionError(page + ": no line begins with " + text);
  }

  private String console(String note, String block) throws IOException {
    String first = block.lines().findFirst().orElse("");
    Matcher command = COMMAND.matcher(first);
    if (!command.matches()) {
      throw new AssertionError(page + " has a console without a command: " + block);
    }
    Path edited = null;
    String before = "";
    boolean fed = note != null && note.startsWith(ANSWERS);
    if (note != null && !fed) {
      Matcher edit = EDIT.matcher(note);
      if (!edit.matches()) {
        throw new AssertionError(page + ": " + note);
      }
      edited = copy.resolve(edit.group(1));
      before = Files.readString(edited);
      if (!before.contains(edit.group(2))) {
        throw new AssertionError(edited + " has no " + edit.group(2));
      }
      Files.writeString(
          edited,
          before.replaceFirst(
              Pattern.quote(edit.group(2)), Matcher.quoteReplacement(edit.group(3))));
    }
    String[] arguments = arguments(command.group(1));
    CommandRun run =
        fed
            ? CommandRun.fed(note.substring(ANSWERS.length()).replace("; ", "\n"), arguments)
            : CommandRun.of(arguments);
    if (edited != null) {
      Files.writeString(edited, before);
    }
    String answer = (run.out() + run.err()).replace(copy + "/", "").replace(copy.toString(), "");
    long most = command.group(2) == null ? Long.MAX_VALUE : Long.parseLong(command.group(2));
    String word = command.group(3) == null ? "" : command.group(3);
    var shown = new StringBuilder(first + "\n");
    answer
        .lines()
        .filter(line -> line.contains(word))
        .limit(most)
        .forEach(line -> shown.append(line.stripTrailing()).append('\n'));
    return shown.toString();
  }

  /** Commands behind new, which are no directories. */
  private static final List<String> NEW_PARTS = List.of("map", "scenario", "project");

  /** Names of files as they are in the copy: what is there, and what a command is to make. */
  private String[] arguments(String line) {
    var arguments = new ArrayList<String>();
    String before = "";
    for (MatchResult word : WORD.matcher(line).results().toList()) {
      String each = word.group(1) == null ? word.group() : word.group(1);
      boolean part = before.equals("new") && NEW_PARTS.contains(each);
      boolean made =
          List.of("--out", "-o", "new").contains(before) && !each.startsWith("-") && !part;
      boolean there = !each.startsWith("-") && Files.exists(copy.resolve(each));
      arguments.add(made || there ? copy.resolve(each).toString() : each);
      before = each;
    }
    return arguments.toArray(String[]::new);
  }
}
