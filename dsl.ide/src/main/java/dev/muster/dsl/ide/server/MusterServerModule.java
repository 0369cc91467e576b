package dev.muster.dsl.ide.server;

import dev.muster.dsl.ide.highlighting.MusterSemanticTokensService;
import dev.muster.dsl.scoping.RestrictedResourceSet;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.ide.server.ProjectManager;
import org.eclipse.xtext.ide.server.ServerModule;
import org.eclipse.xtext.ide.server.WorkspaceManager;
import org.eclipse.xtext.ide.server.concurrent.RequestManager;
import org.eclipse.xtext.ide.server.semantictokens.SemanticTokensService;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.IFileSystemScanner;

/** Puts the Muster language server together. */
public class MusterServerModule extends ServerModule {
  @Override
  protected void configure() {
    super.configure();
    bind(LanguageServerImpl.class).to(MusterLanguageServer.class);
    bind(WorkspaceManager.class).to(MusterWorkspaceManager.class);
    bind(RequestManager.class).to(MusterRequestManager.class);
    bind(ProjectManager.class).to(MusterProjectManager.class);
    bind(XtextResourceSet.class).to(RestrictedResourceSet.class);
    bind(SemanticTokensService.class).to(MusterSemanticTokensService.class);
    bind(IFileSystemScanner.class).to(SourceFileScanner.class);
  }
}
