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
 * A running language server in this process. Only this class knows that it is an Xtext server; all
 * others use the types of the protocol.
 *
 * @param server receives requests
 * @param offers its capabilities
 * @param keywords keywords of the language, from its grammar
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
