package dev.muster.dsl.ide;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.ExecuteCommandCapabilities;
import org.eclipse.lsp4j.FoldingRangeCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameCapabilities;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.xtext.testing.AbstractLanguageServerTest;
import org.eclipse.xtext.xbase.lib.Procedures;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;

/** A server in this JVM, spoken to in the types of the protocol as an editor would. */
public abstract class ServerTest extends AbstractLanguageServerTest {
  /** Marks the cursor in a text. */
  public static final String CURSOR = "<|>";

  protected static final String ARMY =
      """
      army Royal "Royal army" for snaphance.final {
          training poor
          breaks at 1/3
          stand Gendarmes "Gendarmes" Lancer B mp 3*2 sp 6 cb 4 bp 3
          stand Reiters "Reiters" Pistols B mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2
          stand Swiss "Swiss pikes" Pike B mp 1 sp 5/5/5 cb 3 bp 2 two-hex-pursuit
          stand Foot "Pike & Shot" PikeAndShot B mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3
      }
      """;

  protected static final String FIELD =
      """
      map Field "The field" 6 x 4 {
          legend { . plain w woods }
          rows \"""
              . . . . . .
              . w w . . .
              . . . . . .
              . . . . . .
          \"""
          side stream 0203-0303
          place "The mill" at 0101
      }
      """;

  protected static final String BATTLE =
      """
      import "army.muster"
      import "field.muster"

      scenario Test "A test" on Field {
          length 8 rounds
          side Red fields Royal {
              group Van { general Guise +1 at 0104 stand Swiss as Old at 0104 0204 facing N }
          }
          side Blue fields Royal {
              group Main { general Conde at 0401 stand Reiters at 0301 0401 facing S }
          }
      }
      """;

  protected ServerTest() {
    super("muster");
  }

  /** Classes run at the same time in several JVMs, so each writes to a folder of its own. */
  @Override
  @BeforeEach
  public void setup() {
    super.setup();
    root =
        Path.of("target/test-data-" + ProcessHandle.current().pid(), "test-project")
            .toAbsolutePath()
            .toFile();
  }

  @Override
  protected com.google.inject.Module getServerModule() {
    return SharedLanguage.server();
  }

  /** A place in an open file. */
  public record Place(String uri, String text, Position position) {
    public TextDocumentIdentifier file() {
      return new TextDocumentIdentifier(uri);
    }
  }

  /** What a test sees of an editor that asks for remarks; others say otherwise themselves. */
  @Override
  protected InitializeResult initialize(
      Procedures.Procedure1<? super InitializeParams> hello, boolean initialized) {
    return super.initialize(
        params -> {
          params.setInitializationOptions(Map.of("muster", Map.of("remarks", true)));
          if (hello != null) {
            hello.apply(params);
          }
        },
        initialized);
  }

  /** Starts the server as a capable editor does. */
  protected InitializeResult start() {
    return initialize(
        hello -> {
          var item = new CompletionItemCapabilities(true);
          var text = new TextDocumentClientCapabilities();
          text.setCompletion(new CompletionCapabilities(item));
          text.setFoldingRange(new FoldingRangeCapabilities());
          text.setRename(new RenameCapabilities(true, false));
          text.setDocumentSymbol(new DocumentSymbolCapabilities());
          text.getDocumentSymbol().setHierarchicalDocumentSymbolSupport(true);
          text.setCodeAction(new CodeActionCapabilities());
          var workspace = new WorkspaceClientCapabilities();
          workspace.setWorkspaceFolders(true);
          var edits = new WorkspaceEditCapabilities();
          edits.setDocumentChanges(true);
          edits.setResourceOperations(
              List.of(ResourceOperationKind.Create, ResourceOperationKind.Delete));
          workspace.setWorkspaceEdit(edits);
          workspace.setExecuteCommand(new ExecuteCommandCapabilities());
          hello.setCapabilities(new ClientCapabilities(workspace, text, null));
        });
  }

  /** Writes a file and opens it; where the text has no cursor, the place is its start. */
  protected Place open(String file, String marked, boolean started) {
    int cursor = marked.indexOf(CURSOR);
    String text = marked.replace(CURSOR, "");
    String uri = writeFile(file, text);
    if (!started) {
      start();
    }
    open(uri, text);
    return new Place(uri, text, position(text, Math.max(0, cursor)));
  }

  /** The cursor before the n-th occurrence of a part of the text, counted from 1. */
  protected static String marked(String text, String part, int occurrence) {
    int at = -1;
    for (int i = 0; i < occurrence; i++) {
      at = text.indexOf(part, at + 1);
      if (at < 0) {
        throw new IllegalArgumentException("no " + part + " in " + text);
      }
    }
    return text.substring(0, at) + CURSOR + text.substring(at);
  }

  protected static String marked(String text, String part) {
    return marked(text, part, 1);
  }

  protected static Position position(String text, int offset) {
    int line = (int) text.substring(0, offset).chars().filter(each -> each == '\n').count();
    return new Position(line, offset - text.lastIndexOf('\n', offset - 1) - 1);
  }

  protected static int offset(String text, Position position) {
    int at = 0;
    for (int line = 0; line < position.getLine(); line++) {
      at = text.indexOf('\n', at) + 1;
    }
    return at + position.getCharacter();
  }

  protected static String textAt(String text, Range range) {
    return text.substring(offset(text, range.getStart()), offset(text, range.getEnd()));
  }

  /** The text after edits that all refer to the text before. */
  protected static String edited(String text, List<? extends TextEdit> edits) {
    List<TextEdit> lastFirst = new ArrayList<>(edits);
    lastFirst.sort(
        Comparator.comparingInt((TextEdit edit) -> offset(text, edit.getRange().getStart()))
            .reversed());
    var result = new StringBuilder(text);
    for (TextEdit edit : lastFirst) {
      result.replace(
          offset(text, edit.getRange().getStart()),
          offset(text, edit.getRange().getEnd()),
          edit.getNewText());
    }
    return result.toString();
  }

  /** The inherited one wants JUnit 4, and hides JUnit 5's. */
  @Override
  public void assertEquals(String expected, String actual) {
    Assertions.assertEquals(expected, actual);
  }

  protected static void assertEquals(Object expected, Object actual) {
    Assertions.assertEquals(expected, actual);
  }

  protected List<Diagnostic> problems(String uri) throws Exception {
    return getDiagnostics().getOrDefault(uri, List.of());
  }

  protected static String code(Diagnostic problem) {
    return problem.getCode().getLeft();
  }

  protected static String message(Diagnostic problem) {
    return problem.getMessage().isLeft()
        ? problem.getMessage().getLeft()
        : problem.getMessage().getRight().getValue();
  }
}
