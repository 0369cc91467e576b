package dev.muster.dsl.ide.tune;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.mapedit.EditedMap;
import dev.muster.dsl.ide.mapedit.RefusedActionException;
import dev.muster.dsl.ide.refactoring.Refactorings;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.tune.TuneSearch;
import dev.muster.rules.tune.TuneText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** What was searched for, and where. */
  private record Question(String uri, String scenario, String want) {}

  /** What was found for a scenario as it was. */
  private record Kept(String digest, TuneText text) {}

  private final Map<Question, Kept> kept = new LinkedHashMap<>();

  /** Remembers what a search has found. */
  synchronized void keep(String uri, BattleProgram program, String want, TuneText text) {
    Question question = new Question(uri, program.scenario().name(), want);
    kept.remove(question);
    kept.put(question, new Kept(RecordDigest.of(program), text));
    if (kept.size() > MOST) {
      kept.remove(kept.keySet().iterator().next());
    }
  }

  private synchronized @Nullable Kept kept(String uri, TuneWish wish) {
    return kept.get(new Question(uri, wish.scenario().getName(), wish.want()));
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
    List<CodeAction> actions = new ArrayList<>();
    Kept known = kept(uri, wish);
    boolean current = known != null && edits(known, wish, texts, actions);
    if (known == null || !current || actions.isEmpty() || !known.text().result().complete()) {
      actions.add(search(uri, wish));
    }
    return actions;
  }

  private static CodeAction search(String uri, TuneWish wish) {
    CodeAction action = new CodeAction(wish.title());
    action.setKind(CodeActionKind.QuickFix);
    action.setCommand(
        new Command(
            wish.title(),
            MusterCommandService.TUNE,
            List.of(uri, wish.scenario().getName(), Map.of("want", wish.want()))));
    return action;
  }

  /**
   * Adds the edits that were found.
   *
   * @return false if the scenario has changed since
   */
  private static boolean edits(
      Kept known, TuneWish wish, Refactorings texts, List<CodeAction> actions) {
    EditedMap edited = compiled(wish);
    if (edited == null || !RecordDigest.of(edited.program()).equals(known.digest())) {
      return false;
    }
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
    return true;
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
