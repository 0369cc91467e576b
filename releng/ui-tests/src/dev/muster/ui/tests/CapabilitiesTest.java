package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.server.LanguageServerHost;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.core.runtime.Platform;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What the server offers, Eclipse asks for; and nothing else. */
@Tag(WorkbenchFixture.ONCE)
class CapabilitiesTest extends WorkbenchFixture {

  /** Each capability with the question that makes use of it. */
  private static final Map<String, String> QUESTIONS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("CompletionProvider", "completion"),
              Map.entry("HoverProvider", "hover"),
              Map.entry("SignatureHelpProvider", "signatureHelp"),
              Map.entry("DefinitionProvider", "definition"),
              Map.entry("ReferencesProvider", "references"),
              Map.entry("DocumentHighlightProvider", "documentHighlight"),
              Map.entry("DocumentSymbolProvider", "documentSymbol"),
              Map.entry("WorkspaceSymbolProvider", "symbol"),
              Map.entry("CodeActionProvider", "codeAction"),
              Map.entry("CodeLensProvider", "codeLens"),
              Map.entry("DocumentLinkProvider", "documentLink"),
              Map.entry("DocumentFormattingProvider", "formatting"),
              Map.entry("DocumentRangeFormattingProvider", "rangeFormatting"),
              Map.entry("RenameProvider", "rename"),
              Map.entry("FoldingRangeProvider", "foldingRange"),
              Map.entry("SelectionRangeProvider", "selectionRange"),
              Map.entry("CallHierarchyProvider", "prepareCallHierarchy"),
              Map.entry("SemanticTokensProvider", "semanticTokensFull"),
              Map.entry("InlayHintProvider", "inlayHint"),
              Map.entry("ExecuteCommandProvider", "executeCommand")));

  /** Questions that belong to one of the above, or that no provider of its own stands for. */
  private static final Set<String> FURTHER =
      Set.of(
          "prepareRename",
          "callHierarchyIncomingCalls",
          "callHierarchyOutgoingCalls",
          "willRenameFiles");

  @Test
  void everythingTheServerOffersIsAskedFor() throws Exception {
    ServerCapabilities offers = asked(() -> LanguageServerHost.running().offers().get());
    Set<String> offered = new TreeSet<>();
    for (Method getter : ServerCapabilities.class.getMethods()) {
      String name = getter.getName().replaceFirst("^get", "");
      if (getter.getName().startsWith("get")
          && name.endsWith("Provider")
          && isOn(getter.invoke(offers))) {
        assertTrue(QUESTIONS.containsKey(name), () -> name + " is offered; who asks for it?");
        offered.add(QUESTIONS.get(name));
      }
    }
    Set<String> asked = questions();
    asked.removeAll(FURTHER);
    assertEquals(offered, asked);
  }

  private static boolean isOn(Object offer) {
    return switch (offer) {
      case null -> false;
      case Boolean flag -> flag;
      case Either<?, ?> either -> isOn(either.get());
      default -> true;
    };
  }

  /** The questions that stand in the classes of the client, read from their code. */
  private static Set<String> questions() throws Exception {
    Set<String> found = new TreeSet<>();
    for (URL each :
        Collections.list(
            Platform.getBundle("dev.muster.dsl.ui").findEntries("/", "*.class", true))) {
      try (InputStream code = each.openStream()) {
        new ClassReader(code).accept(new Questions(found), ClassReader.SKIP_DEBUG);
      }
    }
    return found;
  }

  private static final class Questions extends ClassVisitor {

    private final Set<String> found;

    Questions(Set<String> found) {
      super(Opcodes.ASM9);
      this.found = found;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String called, String type, boolean isInterface) {
          if (owner.matches("org/eclipse/lsp4j/services/(TextDocument|Workspace)Service")
              && !called.startsWith("did")) {
            found.add(called);
          }
        }
      };
    }
  }
}
