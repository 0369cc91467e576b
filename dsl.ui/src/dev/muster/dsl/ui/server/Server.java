package dev.muster.dsl.ui.server;

import com.google.inject.Guice;
import com.google.inject.Injector;
import dev.muster.dsl.ide.MusterIdeSetup;
import dev.muster.dsl.ide.command.Commands;
import dev.muster.dsl.ide.command.Compiled;
import dev.muster.dsl.ide.server.MusterServerModule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.ExecuteCommandCapabilities;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.resource.IResourceServiceProvider;

/**
 * The language server of this workbench, in process. The only class here that knows it is an Xtext
 * one; everything else speaks to it through the protocol's types. It starts when the first battle
 * is opened.
 */
public final class Server {

  private static final long PATIENCE_SECONDS = 10;

  private static final class Holder {
    static final Server RUNNING = new Server();
  }

  // One thread, so that the server hears of openings, changes and questions in the order they
  // happened.
  private final ExecutorService order =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "Muster language server");
            thread.setDaemon(true);
            return thread;
          });
  private LanguageServer server;
  private Set<String> keywords = Set.of();

  private Server() {
    order.execute(this::start);
  }

  /** The running server; started by the first call, which does not wait for it. */
  public static Server running() {
    return Holder.RUNNING;
  }

  /**
   * The words the language reserves, for the colouring; taken from the grammar, so that there is
   * one list.
   */
  public CompletableFuture<Set<String>> keywords() {
    return CompletableFuture.supplyAsync(() -> keywords, order);
  }

  /** Tells the server something that has no answer. */
  public void tell(Consumer<LanguageServer> notification) {
    order.execute(
        () -> {
          if (server == null) {
            return;
          }
          try {
            notification.accept(server);
          } catch (RuntimeException failure) {
            ILog.of(Server.class).error("The Muster language server failed", failure);
          }
        });
  }

  /** Asks the server; the answer comes when everything told before has been taken in. */
  public <T> CompletableFuture<T> ask(Function<LanguageServer, CompletableFuture<T>> question) {
    return CompletableFuture.supplyAsync(() -> server, order)
        .thenCompose(
            it -> it == null ? CompletableFuture.completedFuture(null) : question.apply(it));
  }

  /**
   * The answer when it comes in time; nothing when it does not, since an editor must not hang for a
   * hover.
   */
  public <T> Optional<T> answer(Function<LanguageServer, CompletableFuture<T>> question) {
    CompletableFuture<T> asked = ask(question);
    try {
      return Optional.ofNullable(asked.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
    } catch (TimeoutException late) {
      asked.cancel(true);
      return Optional.empty();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException failure) {
      // A question the text has meanwhile outrun is cancelled by the server; that is no error.
      if (!(failure.getCause() instanceof java.util.concurrent.CancellationException)) {
        ILog.of(Server.class).error("The Muster language server failed", failure.getCause());
      }
      return Optional.empty();
    }
  }

  /**
   * The scenarios of a file as the editor shows them, saved or not.
   *
   * @param uri the file's address
   */
  public CompletableFuture<Scenarios> scenarios(String uri) {
    return ask(it ->
            it.getWorkspaceService()
                .executeCommand(new ExecuteCommandParams(Commands.COMPILE, List.of(uri))))
        .thenApply(
            answer ->
                answer instanceof Compiled compiled
                    ? new Scenarios(compiled.programs(), compiled.refusal())
                    : Scenarios.refused(
                        "The Muster language server is not running. The Error Log tells why."));
  }

  private void start() {
    // ServiceLoader finds the language by the context class loader: that of the bundle which
    // registers it.
    Thread.currentThread().setContextClassLoader(MusterIdeSetup.class.getClassLoader());
    try {
      Injector injector = Guice.createInjector(new MusterServerModule());
      LanguageServerImpl started = injector.getInstance(LanguageServerImpl.class);
      started.connect(new Problems());
      started.initialize(hello()).get();
      started.initialized(new InitializedParams());
      IGrammarAccess grammar =
          injector
              .getInstance(IResourceServiceProvider.Registry.class)
              .getResourceServiceProvider(URI.createURI("any.muster"))
              .get(IGrammarAccess.class);
      keywords = Set.copyOf(GrammarUtil.getAllKeywords(grammar.getGrammar()));
      server = started;
      ResourcesPlugin.getWorkspace()
          .addResourceChangeListener(new WorkspaceChanges(this), IResourceChangeEvent.POST_CHANGE);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | RuntimeException | LinkageError failure) {
      ILog.of(Server.class).error("The Muster language server did not start", failure);
    }
  }

  private static InitializeParams hello() {
    InitializeParams params = new InitializeParams();
    List<WorkspaceFolder> folders = new ArrayList<>();
    for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
      folder(project).ifPresent(folders::add);
    }
    params.setWorkspaceFolders(folders);
    DocumentSymbolCapabilities symbols = new DocumentSymbolCapabilities();
    symbols.setHierarchicalDocumentSymbolSupport(true);
    TextDocumentClientCapabilities text = new TextDocumentClientCapabilities();
    text.setDocumentSymbol(symbols);
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setWorkspaceFolders(true);
    workspace.setExecuteCommand(new ExecuteCommandCapabilities());
    params.setCapabilities(new ClientCapabilities(workspace, text, null));
    return params;
  }

  static Optional<WorkspaceFolder> folder(IProject project) {
    if (!project.isAccessible() || project.getLocation() == null) {
      return Optional.empty();
    }
    return Optional.of(
        new WorkspaceFolder(
            Path.of(project.getLocation().toOSString()).toUri().toString(), project.getName()));
  }
}
