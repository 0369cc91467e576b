package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceSymbolParams;

/**
 * How long the language server takes with an army of 5,000 stands and with 200 files, and with a
 * tenth of both: prints tables of docs/measured/language-speed.md. What is counted is the time the
 * processor works on the answer, so that a busy machine says the same as an idle one; collecting
 * garbage and compiling the program itself are work of other threads and not counted.
 */
public final class LanguageServerTimings {
  private static final int STANDS = 5_000;
  private static final int FILES = 200;
  private static final int SMALLER = 10;
  private static final int RUNS = 11;
  private static final int WARMING = 10;

  private LanguageServerTimings() {}

  public static void main(String[] args) throws Exception {
    List<String> rows = new ArrayList<>();
    List<Spread> small = army(STANDS / SMALLER, new ArrayList<>());
    List<Spread> large = army(STANDS, rows);
    table("An army of " + STANDS + " stands", STANDS / SMALLER + " stands", rows, small, large);
    rows.clear();
    small = files(FILES / SMALLER, new ArrayList<>());
    large = files(FILES, rows);
    table("A workspace of " + FILES + " files", FILES / SMALLER + " files", rows, small, large);
  }

  // ---- what is measured

  private static List<Spread> army(int stands, List<String> names) throws Exception {
    String text = armyText("Large", stands);
    List<Spread> times = new ArrayList<>();
    try (ServerSession session = new ServerSession()) {
      String uri = session.write("army.muster", text);
      session.start();
      measure(
          names,
          times,
          "check on the command line",
          () -> MusterFileLoader.load(List.of(session.file("army.muster"))));
      measure(names, times, "open to findings", () -> session.open(uri, text));
      int middle = stands / 2 + 3;
      String[] edits = {"one", "two"};
      int[] edit = {0};
      measure(
          names,
          times,
          "edit to findings",
          () -> session.change(uri, text.replace("Middle", edits[edit[0]++ % 2])));
      session.change(uri, text);
      String open = text.replace("\"Middle\"", "\"Middle");
      measure(
          names,
          times,
          "half-typed line to findings",
          () -> session.change(uri, edit[0]++ % 2 == 0 ? open : text));
      session.change(uri, text);
      String more = text.replace("}\n", "    stand Last Lancer B mp 3*2 sp 6 cb 4 bp 3\n}\n");
      measure(
          names,
          times,
          "line added or removed to findings",
          () -> session.change(uri, edit[0]++ % 2 == 0 ? more : text));
      session.change(uri, text);
      String line = text.lines().toList().get(middle);
      Position end = new Position(middle, line.length());
      Position name = new Position(middle, line.indexOf("Stand") + 1);
      var file = new TextDocumentIdentifier(uri);
      measure(
          names,
          times,
          "complete a column",
          () -> session.server.completion(new CompletionParams(file, end)));
      measure(
          names, times, "hover a stand", () -> session.server.hover(new HoverParams(file, name)));
      measure(
          names,
          times,
          "format all",
          () ->
              session.server.formatting(
                  new DocumentFormattingParams(file, new FormattingOptions(4, true))));
      measure(
          names,
          times,
          "hints of a screen",
          () ->
              session.server.inlayHint(
                  new InlayHintParams(
                      file, new Range(new Position(middle, 0), new Position(middle + 50, 0)))));
      measure(
          names,
          times,
          "colours of all",
          () -> session.server.semanticTokensFull(new SemanticTokensParams(file)));
      measure(
          names,
          times,
          "outline",
          () -> session.server.documentSymbol(new DocumentSymbolParams(file)));
      measure(
          names,
          times,
          "folds",
          () -> session.server.foldingRange(new FoldingRangeRequestParams(file)));
      measure(names, times, "lenses", () -> session.server.codeLens(new CodeLensParams(file)));
      measure(
          names,
          times,
          "rename a stand",
          () -> session.server.rename(new RenameParams(file, name, "Renamed")));
      var nothing = new CodeActionContext(List.of());
      measure(
          names,
          times,
          "quick fixes",
          () ->
              session.server.codeAction(
                  new CodeActionParams(file, new Range(name, name), nothing)));
    }
    return times;
  }

  private static List<Spread> files(int files, List<String> names) throws Exception {
    List<Spread> times = new ArrayList<>();
    try (ServerSession session = workspace(files)) {
      measure(
          names,
          times,
          "check on the command line",
          () -> MusterFileLoader.load(List.of(session.folder())));
    }
    measure(
        names,
        times,
        "start to all findings",
        () -> {
          try (ServerSession session = workspace(files)) {
            session.start();
            return session;
          }
        });
    try (ServerSession session = workspace(files)) {
      session.start();
      String army = session.uri("army0.muster");
      String text = armyText("Army0", 20);
      session.open(army, text);
      String battle = session.uri("battle0.muster");
      String scenario = battleText(0);
      session.open(battle, scenario);
      int[] edit = {0};
      String[] notes = {"note \"a\" ", "note \"b\" "};
      measure(
          names,
          times,
          "edit a battle to findings",
          () ->
              session.change(battle, scenario.replace("length", notes[edit[0]++ % 2] + "length")));
      session.change(battle, scenario);
      String[] labels = {"one", "two"};
      measure(
          names,
          times,
          "edit an army to findings of its battles",
          () -> session.change(army, text.replace("Middle", labels[edit[0]++ % 2])));
      session.change(army, text);
      var file = new TextDocumentIdentifier(battle);
      List<String> lines = scenario.lines().toList();
      int row =
          lines.indexOf(
              lines.stream().filter(each -> each.contains("stand ")).findFirst().orElseThrow());
      Position name = new Position(row, lines.get(row).indexOf("Stand") + 1);
      int side =
          lines.indexOf(
              lines.stream().filter(each -> each.contains("fields")).findFirst().orElseThrow());
      Position fields = new Position(side, lines.get(side).indexOf("fields") + 7);
      measure(
          names,
          times,
          "complete a name of any file",
          () -> session.server.completion(new CompletionParams(file, fields)));
      measure(
          names,
          times,
          "rename a stand in all files",
          () -> session.server.rename(new RenameParams(file, name, "Renamed")));
      measure(
          names,
          times,
          "symbols of all files",
          () -> session.server.symbol(new WorkspaceSymbolParams("battle")));
    }
    return times;
  }

  private static void measure(List<String> names, List<Spread> times, String what, Callable<?> work)
      throws Exception {
    names.add(what);
    times.add(AnswerTime.of(WARMING, RUNS, work));
  }

  private static void table(
      String title, String smaller, List<String> names, List<Spread> small, List<Spread> large) {
    System.out.println("### " + title + "\n");
    System.out.println("| | " + smaller + ", ms | All, ms | Ratio |");
    System.out.println("|---|---:|---:|---:|");
    for (int i = 0; i < names.size(); i++) {
      System.out.println(
          String.format(
              Locale.ROOT,
              "| %s | %s | %s | %.1f |",
              names.get(i),
              small.get(i).with(1),
              large.get(i).with(1),
              large.get(i).median() / small.get(i).median()));
    }
    System.out.println();
  }

  // ---- texts

  private static String armyText(String name, int stands) {
    String[] lines = {
      "Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit",
      "Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2",
      "PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3",
      "Lancer B mp 3*2 sp 6 cb 4 bp 3"
    };
    var text = new StringBuilder("army " + name + " for snaphance.final {\n");
    text.append("    training poor\n    breaks at 1/3\n");
    for (int i = 0; i < stands; i++) {
      String label = i == stands / 2 ? " \"Middle\"" : "";
      text.append("    stand Stand").append(i).append(label).append(' ');
      text.append(lines[i % lines.length]).append('\n');
    }
    return text.append("}\n").toString();
  }

  private static String battleText(int i) {
    return """
    import "army%1$d.muster"

    map Field%1$d 8 x 6 {
        legend { . plain }
        rows \"""
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
            . . . . . . . .
             . . . . . . . .
        \"""
    }

    scenario Battle%2$d on Field%1$d {
        length 8 rounds
        side Red fields Army%1$d {
            group Van {
                general Guise at 0106
                stand Stand0 at 0106 0206 0306 facing N
                stand Stand1 at 0406 0506 facing N
            }
        }
        side Blue fields Army%1$d {
            group Main {
                general Conde at 0401
                stand Stand2 at 0301 0401 0501 facing S
            }
        }
    }
    """
        .formatted(i, i);
  }

  /** As many armies as battles, each battle with the army of its number. */
  private static ServerSession workspace(int files) throws IOException {
    ServerSession session = new ServerSession();
    for (int i = 0; i < files / 2; i++) {
      session.write("army" + i + ".muster", armyText("Army" + i, 20));
      session.write("battle" + i + ".muster", battleText(i));
    }
    return session;
  }
}
