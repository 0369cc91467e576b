package dev.muster.dsl.ide.command;

import com.google.gson.annotations.JsonAdapter;
import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.HistoryDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.situation.SituationParser;
import dev.muster.rules.systems.SituationService;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/**
 * The answer to {@link MusterCommandService#TESTS}: what in a file can be tried, for an editor that
 * lists tests.
 *
 * @param trials in the order of the file
 */
@JsonAdapter(RecordSerializer.class)
public record TestItemsResult(List<TestItem> trials) {
  public TestItemsResult {
    trials = List.copyOf(trials);
  }

  /** The kind of a test item. */
  public enum Kind {
    /**
     * A scenario: the test passes if it has no errors. Result by {@link
     * MusterCommandService#COMPILE}.
     */
    SCENARIO,
    /** A line under {@code expect}. Result by its line, from {@link MusterCommandService#TEST}. */
    EXPECT,
    /**
     * A historical fact of the scenario. Result by its line, from {@link
     * MusterCommandService#TEST}.
     */
    HISTORY,
    /**
     * A situation: the test passes if its expectations hold. Result by {@link
     * MusterCommandService#PLAY}.
     */
    SITUATION
  }

  /**
   * Something that can be tried.
   *
   * @param label for the user
   * @param scenario its name; empty for a situation
   * @param line first line, from 1
   * @param endLine last line, from 1
   */
  public record TestItem(Kind kind, String label, String scenario, int line, int endLine) {}

  static TestItemsResult of(Resource resource) {
    var places = new ProgramCompiler(MusterCommandService::name);
    List<TestItem> trials = new ArrayList<>();
    for (ScenarioDef scenario : MusterCommandService.elements(resource, ScenarioDef.class)) {
      String name = scenario.getName();
      if (name == null) {
        continue;
      }
      String label = scenario.getLabel() == null ? name : scenario.getLabel();
      trials.add(trial(places, Kind.SCENARIO, label, name, scenario));
      for (ExpectDef each : scenario.getExpectations()) {
        trials.add(trial(places, Kind.EXPECT, words(each), name, each));
      }
      for (HistoryDef each : scenario.getHistories()) {
        trials.add(trial(places, Kind.HISTORY, "history", name, each));
      }
    }
    return new TestItemsResult(trials);
  }

  /** The trial a situation is, whether its text can be read or not. */
  public static TestItemsResult ofSituation(String file, String text) {
    SituationParser.Reading reading = SituationService.readAll(file, text);
    String title = reading.situation() == null ? "" : reading.situation().title();
    int lines = (int) Math.max(1, text.lines().count());
    return new TestItemsResult(List.of(new TestItem(Kind.SITUATION, title, "", 1, lines)));
  }

  private static TestItem trial(
      ProgramCompiler places, Kind kind, String label, String scenario, EObject element) {
    SourceRange at = places.range(element);
    return new TestItem(kind, label, scenario, at.line(), at.endLine());
  }

  /** Returns the text of an element on one line. */
  private static String words(EObject element) {
    ICompositeNode node = NodeModelUtils.getNode(element);
    return node == null ? "" : NodeModelUtils.getTokenText(node).replaceAll("\\s+", " ").strip();
  }
}
