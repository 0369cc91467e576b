package dev.muster.dsl.ide.server;

import dev.muster.dsl.ide.colouring.GroundTokens;
import dev.muster.dsl.scoping.PlainResources;
import org.eclipse.xtext.build.IncrementalBuilder;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.ide.server.ProjectManager;
import org.eclipse.xtext.ide.server.ServerModule;
import org.eclipse.xtext.ide.server.WorkspaceManager;
import org.eclipse.xtext.ide.server.semantictokens.SemanticTokensService;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.util.IFileSystemScanner;

/** Puts the Muster language server together. */
public class MusterServerModule extends ServerModule {
  @Override
  protected void configure() {
    super.configure();
    bind(LanguageServerImpl.class).to(MusterLanguageServer.class);
    bind(WorkspaceManager.class).to(Workspace.class);
    bind(ProjectManager.class).to(OpenFolder.class);
    bind(XtextResourceSet.class).to(PlainResources.class);
    bind(IncrementalBuilder.InternalStatefulIncrementalBuilder.class).to(EditedFiles.class);
    bind(SemanticTokensService.class).to(GroundTokens.class);
    bind(IFileSystemScanner.class).to(AuthorsFiles.class);
  }
}
