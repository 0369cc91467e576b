package dev.muster.dsl.ui.server;

import com.google.inject.Guice;
import com.google.inject.Injector;
import dev.muster.dsl.ide.MusterIdeSetup;
import dev.muster.dsl.ide.server.MusterServerModule;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.resource.IResourceServiceProvider;

/**
 * A started language server, in process. The only class here that knows it is an Xtext one;
 * everything else speaks to it through the protocol's types.
 *
 * @param server whom to ask
 * @param offers what it says it can do
 * @param keywords the words the language reserves, from its grammar
 */
record ServerConnection(LanguageServer server, ServerCapabilities offers, Set<String> keywords) {

  ServerConnection {
    keywords = Set.copyOf(keywords);
  }

  /**
   * Starts a server and greets it. The open projects are read and checked by then.
   *
   * @throws ExecutionException when it refuses to start
   */
  static ServerConnection open(LanguageClient client)
      throws ExecutionException, InterruptedException {
    // ServiceLoader finds the language by the context class loader: that of the bundle which
    // registers it.
    Thread.currentThread().setContextClassLoader(MusterIdeSetup.class.getClassLoader());
    Injector injector = Guice.createInjector(new MusterServerModule());
    LanguageServerImpl started = injector.getInstance(LanguageServerImpl.class);
    started.connect(client);
    ServerCapabilities offers =
        started.initialize(InitializeParamsFactory.workbench()).get().getCapabilities();
    started.initialized(new InitializedParams());
    IGrammarAccess grammar =
        injector
            .getInstance(IResourceServiceProvider.Registry.class)
            .getResourceServiceProvider(URI.createURI("any.muster"))
            .get(IGrammarAccess.class);
    return new ServerConnection(started, offers, GrammarUtil.getAllKeywords(grammar.getGrammar()));
  }
}
