package dev.muster.dsl.ide.server;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.SignatureHelpOptions;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** Xtext's language server with what it lacks for Muster. */
public class MusterLanguageServer extends LanguageServerImpl {
  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams hello) {
    abilities().forEach(each -> each.read(hello));
    return super.initialize(hello);
  }

  @Override
  protected ServerCapabilities createServerCapabilities(InitializeParams hello) {
    ServerCapabilities offer = super.createServerCapabilities(hello);
    offer.setSignatureHelpProvider(new SignatureHelpOptions(ImmutableList.of(" ")));
    return offer;
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams change) {
    abilities().forEach(each -> each.readSettings(change.getSettings()));
    super.didChangeConfiguration(change);
  }

  private List<ClientAbilities> abilities() {
    return getLanguagesRegistry().getExtensionToFactoryMap().keySet().stream()
        .map(extension -> URI.createURI("any:/any." + extension))
        .map(getLanguagesRegistry()::getResourceServiceProvider)
        .map((IResourceServiceProvider language) -> language.get(ClientAbilities.class))
        .distinct()
        .toList();
  }

  /**
   * Answers a question about a file from its text as the editor shows it; the other answer where
   * the file is not to be had.
   */
  private <T> CompletableFuture<T> read(
      TextDocumentIdentifier file, T otherwise, BiFunction<Document, XtextResource, T> answer) {
    return getRequestManager()
        .runRead(
            cancelled ->
                getWorkspaceManager()
                    .doRead(
                        getURI(file),
                        (@Nullable Document text, @Nullable XtextResource resource) ->
                            text == null || resource == null
                                ? otherwise
                                : answer.apply(text, resource)));
  }
}
