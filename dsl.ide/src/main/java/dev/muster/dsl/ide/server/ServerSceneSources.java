package dev.muster.dsl.ide.server;

import dev.muster.dsl.ide.battlemap.FieldResults;
import dev.muster.dsl.ide.battlemap.SceneSources;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/** Gives scenes access to the files of a server. */
record ServerSceneSources(MusterLanguageServer server, FieldResults results)
    implements SceneSources {
  @Override
  public <T extends @Nullable Object> T read(String uri, T otherwise, Question<T> question) {
    try {
      return server.answer(new TextDocumentIdentifier(uri), otherwise, question::ask);
    } catch (ResponseErrorException unreadable) {
      return otherwise;
    }
  }

  @Override
  public @Nullable Integer version(URI file) {
    return server.workspace().version(file);
  }

  @Override
  public List<Issue> findings(URI file) {
    return server.workspace().findings(file);
  }

  @Override
  public String address(URI file) {
    return server.address(file);
  }
}
