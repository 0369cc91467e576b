package dev.muster.dsl.ide.randomedits;

import com.google.inject.Guice;
import com.google.inject.util.Modules;
import dev.muster.dsl.ide.SharedLanguage;
import dev.muster.dsl.ide.server.MusterLanguageServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.util.InternalEList;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeCapabilities;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IReferenceDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.UriExtensions;

/** A language server over a folder, and all that an editor, or other files, can see of a text. */
final class EditorSnapshot implements LanguageClient {
  private final OpenServer server =
      (OpenServer)
          Guice.createInjector(
                  Modules.override(SharedLanguage.server())
                      .with(binder -> binder.bind(LanguageServerImpl.class).to(OpenServer.class)))
              .getInstance(LanguageServerImpl.class);
  private final Map<String, List<Diagnostic>> findings = new TreeMap<>();
  private int version;

  /** Lets a test look at what the server has read. */
  static final class OpenServer extends MusterLanguageServer {
    Resource read(URI file) {
      return getWorkspaceManager().getProjectManager(file).getResource(file);
    }

    IResourceDescription indexed(URI file) {
      return getWorkspaceManager().getIndex().getResourceDescription(file);
    }
  }

  EditorSnapshot(Path folder) throws Exception {
    server.connect(this);
    var hello = new InitializeParams();
    hello.setWorkspaceFolders(List.of(new WorkspaceFolder(folder.toUri().toString(), "all")));
    var workspace = new WorkspaceClientCapabilities();
    workspace.setWorkspaceFolders(true);
    var text = new TextDocumentClientCapabilities();
    text.setFoldingRange(new FoldingRangeCapabilities());
    hello.setCapabilities(new ClientCapabilities(workspace, text, null));
    server.initialize(hello).get();
    server.initialized(new InitializedParams());
  }

  void open(String file, String text) {
    server.didOpen(
        new DidOpenTextDocumentParams(new TextDocumentItem(file, "muster", ++version, text)));
  }

  void change(String file, String text) {
    server.didChange(
        new DidChangeTextDocumentParams(
            new VersionedTextDocumentIdentifier(file, ++version),
            List.of(new TextDocumentContentChangeEvent(text))));
  }

  /** The file as the server has read it; another one after it was read again. */
  Resource read(String file) {
    return server.read(new UriExtensions().toUri(file));
  }

  /** Findings of all files, each with all that is told of it. */
  List<String> findings() {
    List<String> all = new ArrayList<>();
    findings.forEach((file, told) -> told.forEach(each -> all.add(file + " " + each)));
    return all;
  }

  /** What is shown of a file besides its findings. */
  List<String> shown(String file) throws Exception {
    var id = new TextDocumentIdentifier(file);
    return List.of(
        String.valueOf(server.documentSymbol(new DocumentSymbolParams(id)).get()),
        symbols(),
        String.valueOf(server.foldingRange(new FoldingRangeRequestParams(id)).get()),
        String.valueOf(server.codeLens(new CodeLensParams(id)).get()),
        String.valueOf(server.semanticTokensFull(new SemanticTokensParams(id)).get()));
  }

  /** Symbols of all files; those of one file come together, and the files in any order. */
  private String symbols() throws Exception {
    return server.symbol(new WorkspaceSymbolParams("a")).get().getRight().stream()
        .map(String::valueOf)
        .sorted()
        .toList()
        .toString();
  }

  /** What the index has of a file. */
  List<String> indexed(String file) {
    IResourceDescription indexed = server.indexed(read(file).getURI());
    List<String> all = new ArrayList<>();
    for (IEObjectDescription each : indexed.getExportedObjects()) {
      var more = new TreeMap<String, String>();
      for (String key : each.getUserDataKeys()) {
        more.put(key, each.getUserData(key));
      }
      all.add(each.getName() + " " + each.getEObjectURI() + " " + each.getEClass() + more);
    }
    for (IReferenceDescription each : indexed.getReferenceDescriptions()) {
      all.add(
          each.getSourceEObjectUri()
              + " "
              + each.getTargetEObjectUri()
              + " "
              + each.getContainerEObjectURI()
              + " "
              + each.getEReference().getName()
              + " "
              + each.getIndexInList());
    }
    var names = new TreeSet<String>();
    indexed.getImportedNames().forEach(each -> names.add(each.toString()));
    all.add(names.toString());
    return all;
  }

  /** Every node of the text, with its place in the grammar and the element it is of. */
  List<String> nodes(String file) {
    XtextResource read = (XtextResource) read(file);
    Map<EObject, String> addresses = new IdentityHashMap<>();
    List<String> all = new ArrayList<>();
    ICompositeNode root = read.getParseResult().getRootNode();
    for (INode each : root.getAsTreeIterable()) {
      EObject grammar = each.getGrammarElement();
      all.add(
          each.getClass().getSimpleName()
              + " "
              + each.getTotalOffset()
              + " "
              + each.getTotalLength()
              + " "
              + each.getTotalStartLine()
              + " "
              + (each instanceof ICompositeNode node && node != root ? node.getLookAhead() : "")
              + " "
              + (grammar == null
                  ? ""
                  : addresses.computeIfAbsent(grammar, it -> EcoreUtil.getURI(it).fragment()))
              + " "
              + (each.hasDirectSemanticElement()
                  ? read.getURIFragment(each.getSemanticElement())
                  : ""));
    }
    all.add(root.getText());
    return all;
  }

  /** Every element with its values, and where its references lead. */
  List<String> elements(String file) {
    Resource read = read(file);
    List<String> all = new ArrayList<>();
    for (var contents = read.getAllContents(); contents.hasNext(); ) {
      EObject each = contents.next();
      var line = new StringBuilder(read.getURIFragment(each));
      each.eClass().getEAllAttributes().stream()
          .filter(each::eIsSet)
          .forEach(it -> line.append(' ').append(it.getName()).append('=').append(each.eGet(it)));
      for (EReference reference : each.eClass().getEAllReferences()) {
        if (!reference.isContainment() && !reference.isContainer() && each.eIsSet(reference)) {
          line.append(' ').append(reference.getName());
          Object value = each.eGet(reference, false);
          List<?> targets =
              value instanceof InternalEList<?> several ? several.basicList() : List.of(value);
          targets.forEach(to -> line.append("->").append(target((InternalEObject) to)));
        }
      }
      all.add(line.toString());
    }
    return all;
  }

  private static String target(InternalEObject to) {
    if (!to.eIsProxy()) {
      return EcoreUtil.getURI(to).toString();
    }
    String address = to.eProxyURI().toString();
    return address.contains("|") ? "nothing" : "later " + address;
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams told) {
    findings.put(told.getUri(), told.getDiagnostics());
  }

  @Override
  public void telemetryEvent(Object event) {}

  @Override
  public void showMessage(MessageParams message) {}

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams ask) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void logMessage(MessageParams message) {}
}
