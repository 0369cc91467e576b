package dev.muster.dsl.ide.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.xtext.ide.server.WorkspaceManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.xbase.lib.Procedures.Procedure2;

/** The open folders, with the findings last sent for each file. */
public class Workspace extends WorkspaceManager {
  private final Map<URI, List<Issue>> findings = new ConcurrentHashMap<>();

  @Override
  public void initialize(
      List<WorkspaceFolder> folders,
      Procedure2<? super URI, ? super Iterable<Issue>> publish,
      CancelIndicator cancelled) {
    super.initialize(
        folders,
        (file, issues) -> {
          List<Issue> kept = new ArrayList<>();
          issues.forEach(kept::add);
          findings.put(file, List.copyOf(kept));
          publish.apply(file, issues);
        },
        cancelled);
  }

  /** The findings of a file as its editor shows them; none for a file never checked. */
  public List<Issue> findings(URI file) {
    return findings.getOrDefault(file, List.of());
  }
}
