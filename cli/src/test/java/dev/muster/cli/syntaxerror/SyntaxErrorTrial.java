package dev.muster.cli.syntaxerror;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.muster.cli.syntaxerror.SyntaxErrorCase.TextRange;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.TextEdit;

/** Tries slips: through the command line, through the server, and with every fix it offers. */
public final class SyntaxErrorTrial {
  private final Path directory;
  private final Function<Path, String> check;
  private final Map<String, LspEditorFixture> editors = new TreeMap<>();

  /**
   * @param check what the command line answers in JSON for a folder
   */
  public SyntaxErrorTrial(Path directory, Function<Path, String> check) {
    this.directory = directory;
    this.check = check;
  }

  private LspEditorFixture editor(SyntaxErrorCase slip) throws Exception {
    LspEditorFixture open = editors.get(slip.set());
    if (open == null) {
      open =
          new LspEditorFixture(
              Files.createDirectories(directory.resolve(slip.set())), slip.meant());
      editors.put(slip.set(), open);
    }
    return open;
  }

  /** Errors and warnings of the set of a slip without the slip. */
  public List<String> before(SyntaxErrorCase slip) throws Exception {
    return serious(editor(slip).findings(slip.meant()));
  }

  public TrialOutcome of(SyntaxErrorCase slip) throws Exception {
    LspEditorFixture editor = editor(slip);
    Map<String, String> written = slip.written();
    Map<String, List<Diagnostic>> found = editor.findings(written);
    String server = String.join("\n", lines(found));
    String command = String.join("\n", commandLine(editor.folder()));
    List<String> errors = serious(found);
    boolean right = true;
    List<String> useful = new ArrayList<>();
    List<String> idle = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    List<CodeAction> fixes = new ArrayList<>();
    for (var file : found.entrySet()) {
      for (Diagnostic finding : file.getValue()) {
        if (!serious(finding)) {
          continue;
        }
        String text = written.get(file.getKey());
        int start = LspEditorFixture.offset(text, finding.getRange().getStart());
        int end = LspEditorFixture.offset(text, finding.getRange().getEnd());
        right &= touches(slip, new TextRange(file.getKey(), start, end), text);
        fixes.addAll(editor.fixes(file.getKey(), finding));
      }
    }
    for (CodeAction fix : fixes) {
      // To allow a finding with a reason is a decision and mends nothing.
      if (!fix.getTitle().startsWith("Allow ")) {
        judge(slip, editor, fix, errors, useful, idle, wrong);
      }
    }
    return new TrialOutcome(
        slip,
        errors,
        right,
        useful,
        idle,
        wrong,
        server.equals(command) ? "" : "server:\n" + server + "\ncommand line:\n" + command);
  }

  private void judge(
      SyntaxErrorCase slip,
      LspEditorFixture editor,
      CodeAction fix,
      List<String> errors,
      List<String> useful,
      List<String> idle,
      List<String> wrong)
      throws Exception {
    Map<String, String> fixed = editor.fixed(slip.written(), fix);
    List<String> left = serious(editor.findings(fixed));
    boolean back = blanks(fixed).equals(blanks(slip.meant()));
    if (left.size() > errors.size()) {
      wrong.add(fix.getTitle() + " leaves " + left);
    } else if (!back && elsewhere(slip, editor, fix)) {
      wrong.add(fix.getTitle() + " changes what is no slip");
    } else if (back || left.isEmpty()) {
      useful.add(fix.getTitle());
    } else {
      idle.add(fix.getTitle() + " leaves " + left);
    }
  }

  /** Whether a fix changes text that is not at fault. */
  private static boolean elsewhere(SyntaxErrorCase slip, LspEditorFixture editor, CodeAction fix)
      throws Exception {
    Map<String, String> written = slip.written();
    for (var file : editor.edits(fix).entrySet()) {
      String text = written.get(file.getKey());
      List<String> cut = new ArrayList<>();
      List<String> put = new ArrayList<>();
      for (TextEdit edit : file.getValue()) {
        int start = LspEditorFixture.offset(text, edit.getRange().getStart());
        int end = LspEditorFixture.offset(text, edit.getRange().getEnd());
        if (touches(slip, new TextRange(file.getKey(), start, end), text)) {
          cut.add(text.substring(start, end).strip());
        } else if (start == end) {
          put.add(edit.getNewText().strip());
        } else {
          return true;
        }
      }
      // What stands in the wrong place may be moved to the right one.
      if (!cut.containsAll(put)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a stretch meets a place at fault, or only blanks lie between the two. */
  private static boolean touches(SyntaxErrorCase slip, TextRange stretch, String text)
      throws Exception {
    for (TextRange place : slip.stretches()) {
      if (place.file().equals(stretch.file())
          && (gap(text, stretch.end(), place.start()) && stretch.start() <= place.end()
              || gap(text, place.end(), stretch.start()) && place.start() <= stretch.end())) {
        return true;
      }
    }
    return false;
  }

  private static boolean gap(String text, int from, int to) {
    return from >= to || text.substring(from, to).isBlank();
  }

  private static Map<String, String> blanks(Map<String, String> files) {
    Map<String, String> without = new TreeMap<>();
    files.forEach((name, text) -> without.put(name, text.replaceAll("\\s+", "")));
    return without;
  }

  private static boolean serious(Diagnostic finding) {
    return finding.getSeverity() == DiagnosticSeverity.Error
        || finding.getSeverity() == DiagnosticSeverity.Warning;
  }

  private static List<String> serious(Map<String, List<Diagnostic>> found) {
    List<String> lines = new ArrayList<>();
    found.forEach(
        (file, findings) ->
            findings.stream()
                .filter(SyntaxErrorTrial::serious)
                .forEach(finding -> lines.add(line(file, finding))));
    return lines;
  }

  private static TreeSet<String> lines(Map<String, List<Diagnostic>> found) {
    var lines = new TreeSet<String>();
    found.forEach(
        (file, findings) ->
            findings.forEach(
                finding ->
                    lines.add(
                        finding.getSeverity().toString().replace("Information", "Info")
                            + " "
                            + line(file, finding))));
    return lines;
  }

  private static String line(String file, Diagnostic finding) {
    String message = LspEditorFixture.message(finding);
    int section = message.lastIndexOf(" [");
    return file
        + ":"
        + (finding.getRange().getStart().getLine() + 1)
        + ":"
        + (finding.getRange().getStart().getCharacter() + 1)
        + " "
        + finding.getCode().getLeft()
        + " "
        + (section > 0 && message.endsWith("]") ? message.substring(0, section) : message);
  }

  private TreeSet<String> commandLine(Path folder) {
    var lines = new TreeSet<String>();
    for (JsonElement each :
        JsonParser.parseString(check.apply(folder)).getAsJsonObject().getAsJsonArray("findings")) {
      JsonObject finding = each.getAsJsonObject();
      String severity = finding.get("severity").getAsString();
      String file = finding.get("file").getAsString();
      lines.add(
          severity.substring(0, 1).toUpperCase(java.util.Locale.ROOT)
              + severity.substring(1)
              + " "
              + file.substring(file.lastIndexOf('/') + 1)
              + ":"
              + finding.get("line").getAsInt()
              + ":"
              + finding.get("column").getAsInt()
              + " "
              + finding.get("code").getAsString()
              + " "
              + finding.get("message").getAsString());
    }
    return lines;
  }
}
