package dev.muster.dsl.ide.server;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.ILanguageServerAccess;

/**
 * The server's access for commands. Xtext's implementation fails on an address that is neither open
 * nor a file; this one refuses it.
 *
 * @param server Xtext's own
 * @param required throws if there is no such file
 */
record ExistingFileAccess(ILanguageServerAccess server, Consumer<String> required)
    implements ILanguageServerAccess {
  @Override
  public <T> CompletableFuture<T> doRead(String uri, Function<Context, T> use) {
    required.accept(uri);
    return server.doRead(uri, use);
  }

  @Override
  public <T> T doSyncRead(String uri, Function<Context, T> use) {
    required.accept(uri);
    return server.doSyncRead(uri, use);
  }

  @Override
  public <T> CompletableFuture<T> doReadIndex(Function<? super IndexContext, ? extends T> use) {
    return server.doReadIndex(use);
  }

  @Override
  public void addBuildListener(IBuildListener listener) {
    server.addBuildListener(listener);
  }

  @Override
  public void removeBuildListener(IBuildListener listener) {
    server.removeBuildListener(listener);
  }

  @Override
  public LanguageClient getLanguageClient() {
    return server.getLanguageClient();
  }

  @Override
  public ResourceSet newLiveScopeResourceSet(URI file) {
    return server.newLiveScopeResourceSet(file);
  }

  @Override
  public InitializeParams getInitializeParams() {
    return server.getInitializeParams();
  }

  @Override
  public InitializeResult getInitializeResult() {
    return server.getInitializeResult();
  }
}
