package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.text.TextChange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * A change of texts that belongs together.
 *
 * @param title what it does, as a command: {@code Turn group Van to the left}
 * @param changes places of each file and what stands there instead; they do not overlap
 * @param created a file that is made for it, null for none
 * @param deleted a file that goes, null for none
 * @param kind the protocol's name of what it is, by which editors sort and ask
 */
public record Refactoring(
    String title,
    Map<XtextResource, List<TextChange>> changes,
    @Nullable NewFile created,
    @Nullable URI deleted,
    String kind) {

  /** Something goes into a file of its own. */
  public static final String MOVE = "refactor.move";

  /** The kinds there are. */
  public static final List<String> KINDS =
      List.of(
          CodeActionKind.RefactorRewrite,
          CodeActionKind.RefactorExtract,
          CodeActionKind.RefactorInline,
          MOVE);

  /** A file there was not, with its text. */
  public record NewFile(URI uri, String text) {}

  public Refactoring {
    changes = Map.copyOf(changes);
  }

  /** Collects the changes of a refactoring, file by file. */
  public static final class Changes {
    private final Map<XtextResource, List<TextChange>> all = new LinkedHashMap<>();

    /** Adds a change of a file. */
    public Changes add(XtextResource resource, int offset, int length, String text) {
      all.computeIfAbsent(resource, each -> new ArrayList<>())
          .add(new TextChange(offset, length, text));
      return this;
    }

    /** Returns whether nothing changes. */
    public boolean isEmpty() {
      return all.isEmpty();
    }

    /** The changes under a title. */
    public Refactoring as(String title) {
      return new Refactoring(title, all, null, null, CodeActionKind.RefactorRewrite);
    }

    Refactoring extracting(String title) {
      return new Refactoring(title, all, null, null, CodeActionKind.RefactorExtract);
    }

    Refactoring as(String title, NewFile created) {
      return new Refactoring(title, all, created, null, MOVE);
    }

    Refactoring without(String title, URI deleted) {
      return new Refactoring(title, all, null, deleted, CodeActionKind.RefactorInline);
    }
  }
}
