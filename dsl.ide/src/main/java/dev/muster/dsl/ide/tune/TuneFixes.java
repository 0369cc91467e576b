package dev.muster.dsl.ide.tune;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.mapedit.EditedMap;
import dev.muster.dsl.ide.mapedit.RefusedActionException;
import dev.muster.dsl.ide.refactoring.Refactorings;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.tune.TuneSearch;
import dev.muster.rules.tune.TuneText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * The quick fixes that make an expectation hold: the search for small edits, and the edits that
 * searches have found. What was found counts until the scenario changes.
 */
public final class TuneFixes {
  /** Searches that are remembered, at most. */
  private static final int MOST = 32;

  /** The search for moves, which takes longest and is offered after the usual one. */
  private static final Set<SingleChanges.Kind> MOVES = Set.of(SingleChanges.Kind.PLACES);

  /** What was searched for, and where. */
  private record Question(
      String uri, String scenario, String want, Set<SingleChanges.Kind> kinds) {}

  /** What was found for a scenario as it was. */
  private record Kept(String digest, TuneText text) {}

  private final Map<Question, Kept> kept = new LinkedHashMap<>();

  /** Remembers what a search has found. */
  synchronized void keep(
      String uri,
      BattleProgram program,
      String want,
      Set<SingleChanges.Kind> kinds,
      TuneText text) {
    Question question = new Question(uri, program.scenario().name(), want, Set.copyOf(kinds));
    kept.remove(question);
    kept.put(question, new Kept(RecordDigest.of(program), text));
    if (kept.size() > MOST) {
      kept.remove(kept.keySet().iterator().next());
    }
  }

  private synchronized @Nullable Kept kept(
      String uri, TuneWish wish, Set<SingleChanges.Kind> kinds) {
    return kept.get(new Question(uri, wish.scenario().getName(), wish.want(), Set.copyOf(kinds)));
  }

  /**
   * Returns the quick fixes of a line. The first is the edit to prefer.
   *
   * @param line from 1
   */
  public List<CodeAction> at(XtextResource resource, String uri, int line, Refactorings texts) {
    TuneWish wish = TuneWish.at(resource, line);
    if (wish == null) {
      return List.of();
    }
    Kept usual = kept(uri, wish, TuneSearch.usualKinds());
    Kept moves = kept(uri, wish, MOVES);
    // editors ask at every move of the cursor
    EditedMap edited = usual == null && moves == null ? null : compiled(wish);
    usual = current(usual, edited);
    moves = current(moves, edited);
    List<CodeAction> actions = new ArrayList<>();
    List<CodeAction> searches = new ArrayList<>();
    if (!edits(usual, edited, wish, texts, actions)) {
      searches.add(search(uri, wish, wish.title(), Map.of("want", wish.want())));
    }
    if (!edits(moves, edited, wish, texts, actions) && isSearched(usual) && isOnGrid(edited)) {
      searches.add(
          search(
              uri,
              wish,
              wish.placesTitle(),
              Map.of("want", wish.want(), "only", SingleChanges.Kind.PLACES.word())));
    }
    actions.addAll(searches);
    return actions;
  }

  /** Whether a search has found that edits are needed. */
  private static boolean isSearched(@Nullable Kept known) {
    return known != null && !known.text().isThere();
  }

  private static boolean isOnGrid(@Nullable EditedMap edited) {
    return edited != null && edited.program().board() instanceof GridBoard;
  }

  private static CodeAction search(
      String uri, TuneWish wish, String title, Map<String, String> options) {
    CodeAction action = new CodeAction(title);
    action.setKind(CodeActionKind.QuickFix);
    action.setCommand(
        new Command(
            title, MusterCommandService.TUNE, List.of(uri, wish.scenario().getName(), options)));
    return action;
  }

  /** What was found, if the scenario has not changed since. */
  private static @Nullable Kept current(@Nullable Kept known, @Nullable EditedMap edited) {
    return known != null
            && edited != null
            && RecordDigest.of(edited.program()).equals(known.digest())
        ? known
        : null;
  }

  /**
   * Adds the edits that were found.
   *
   * @return whether all were tried, and some are offered
   */
  private static boolean edits(
      @Nullable Kept known,
      @Nullable EditedMap edited,
      TuneWish wish,
      Refactorings texts,
      List<CodeAction> actions) {
    if (known == null || edited == null) {
      return false;
    }
    int before = actions.size();
    for (TuneSearch.Proposal each : known.text().result().confirmed()) {
      String title = "Write " + TuneText.edits(each) + ": " + known.text().found(each);
      try {
        actions.add(
            texts.action(
                TuneEdits.write(title, each.edits(), edited, wish.scenario()),
                CodeActionKind.QuickFix));
      } catch (RefusedActionException byHand) {
        // the message of the search names its place
      }
    }
    return actions.size() > before && known.text().result().complete();
  }

  private static @Nullable EditedMap compiled(TuneWish wish) {
    ProgramCompiler compiler = new ProgramCompiler(MusterCommandService::name);
    try {
      BattleProgram program = compiler.compile(wish.scenario());
      return new EditedMap(wish.scenario(), wish.scenario().getMap(), program, compiler.trace());
    } catch (RuntimeException halfTyped) {
      return null;
    }
  }
}
