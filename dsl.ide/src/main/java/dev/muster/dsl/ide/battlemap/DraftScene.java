package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.battlemap.SceneComposer.NoMapException;
import dev.muster.dsl.ide.scene.SceneAnswer;
import dev.muster.dsl.ide.scene.SceneParams;
import dev.muster.dsl.muster.MapDef;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/** Builds the map of a text that is not yet a file, for the preview of a new file. */
public final class DraftScene {
  private static final String VIEW = "draft";

  private DraftScene() {}

  /**
   * Returns the scene of the first scenario, otherwise of the first map, or the reason why there is
   * none.
   */
  public static SceneAnswer of(XtextResource draft) {
    return of(draft, MapSubject.at(draft, 0));
  }

  /** The scene of a map alone, by its name; or why there is none. */
  public static SceneAnswer ofMap(XtextResource draft, String name) {
    return of(
        draft,
        EcoreUtil2.eAllOfType(draft.getContents().getFirst(), MapDef.class).stream()
            .filter(each -> name.equals(each.getName()))
            .findFirst()
            .map(each -> new MapSubject(null, each))
            .orElse(null));
  }

  private static SceneAnswer of(XtextResource draft, @Nullable MapSubject subject) {
    try {
      if (subject == null) {
        return SceneAnswer.refused("The text has no map.");
      }
      String uri = draft.getURI().toString();
      return new SceneAnswer(
          SceneComposer.compose(
                  new Draft(draft),
                  subject,
                  new SceneParams(
                      VIEW, new TextDocumentIdentifier(uri), null, null, List.of(), List.of()),
                  1)
              .scene());
    } catch (NoMapException why) {
      return SceneAnswer.refused(why.why());
    }
  }

  /** The sources of a draft: no editor has opened it, and its findings are not shown. */
  private record Draft(XtextResource draft) implements SceneSources {
    private static final FieldResults NO_RESULTS = new FieldResults();

    @Override
    public FieldResults results() {
      return NO_RESULTS;
    }

    @Override
    public <T extends @Nullable Object> T read(String uri, T otherwise, Question<T> question) {
      return draft.getParseResult() == null
          ? otherwise
          : question.ask(new Document(1, draft.getParseResult().getRootNode().getText()), draft);
    }

    @Override
    public @Nullable Integer version(URI file) {
      return null;
    }

    @Override
    public List<Issue> findings(URI file) {
      return List.of();
    }

    @Override
    public String address(URI file) {
      return file.toString();
    }
  }
}
