package dev.muster.dsl.ide.battlemap;

import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/** Gives the scenes access to the files of the server. */
public interface SceneSources {
  /** Returns the results of balance runs, as far as there are any. */
  FieldResults results();

  /** Answers a question about a file from its text as the editor shows it. */
  interface Question<T> {
    T ask(Document text, XtextResource file);
  }

  /**
   * Reads a file.
   *
   * @param otherwise the answer if there is no such file
   */
  <T extends @Nullable Object> T read(String uri, T otherwise, Question<T> question);

  /** The editor's number of an open text, null for a file that no editor has open. */
  @Nullable Integer version(URI file);

  /** The findings of a file as its editor shows them. */
  List<Issue> findings(URI file);

  /** Returns the address of a file in the form of the protocol. */
  String address(URI file);
}
