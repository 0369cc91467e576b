package dev.muster.dsl.ide.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.mapedit.EditedMap;
import dev.muster.dsl.ide.mapedit.RefusedActionException;
import dev.muster.dsl.ide.refactoring.Refactoring;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.testing.Language;
import dev.muster.dsl.text.TextChange;
import dev.muster.rules.balance.ScenarioVariation;
import dev.muster.rules.balance.SingleChanges;
import dev.muster.rules.json.RecordDigest;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.ProgramChecker;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.tune.TuneSearch;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text that a proposed edit leaves is the scenario that the search has fought. */
class TuneEditsTest {
  private static final Path EXAMPLES = Path.of("../examples").toAbsolutePath().normalize();

  private int written;

  @ParameterizedTest
  @CsvSource({"lutzen/lutzen.muster, 31", "two-lines/two-lines.muster, 9"})
  void someEditsOfExamplesAreWritten(String file, int step) throws Exception {
    writeAll(file, step);
    assertTrue(written > 3, () -> written + " written");
  }

  @ParameterizedTest
  @CsvSource({
    "dreux/dreux.muster",
    "lutzen/lutzen.muster",
    "edgehill/edgehill.muster",
    "meeting/meeting.muster",
    "pavia/pavia.muster",
    "two-lines/two-lines.muster",
    "rocroi/rocroi.muster",
    "rocroi-boxgrid/rocroi-boxgrid.muster",
    "rocroi-adlgr/rocroi-adlgr.muster",
    "breitenfeld/breitenfeld.muster",
    "even-table/even-table.muster",
    "seneffe/seneffe.muster"
  })
  @Tag("nightly")
  void editsOfAllExamplesAreWritten(String file) throws Exception {
    writeAll(file, 5);
    assertTrue(written > 10, () -> written + " written");
  }

  /** A stated total that was right stays right, and one edit of the text has both. */
  @Test
  void theTotalOfAnArmyFollowsItsLines() throws Exception {
    Text text = new Text(Map.of(), EXAMPLES.resolve("edgehill/edgehill.muster"));
    SingleChanges.Factor factor =
        factors(text.program).stream()
            .filter(each -> each.name().endsWith(".bp"))
            .findFirst()
            .orElseThrow();
    ScenarioVariation change = factor.changes().getLast();
    Refactoring done =
        TuneEdits.write(
            "", List.of(new TuneSearch.Edit(change.label(), factor)), text.edited(), text.scenario);
    List<TextChange> changes = done.changes().values().iterator().next();
    assertEquals(2, changes.size(), "the number and the total");
    assertEquals(List.of(), errors(new Text(text.after(done), text.file).program));
  }

  /** In the text he has no place of his own. */
  @Test
  void anAttachedGeneralGoesWithHisUnit() throws Exception {
    Text text = new Text(Map.of(), EXAMPLES.resolve("seneffe/seneffe.muster"));
    BattleProgram moved =
        ScenarioVariation.of("FourillesHorse at 1301", text.program).getFirst().program();
    Scenario.General general =
        moved.scenario().sides().stream()
            .flatMap(side -> side.groups().stream())
            .map(Scenario.Group::general)
            .filter(each -> "FourillesHorse".equals(each.attachedTo()))
            .findFirst()
            .orElseThrow();
    assertEquals("1301", general.at().toString());
  }

  private static List<String> errors(BattleProgram program) {
    return ProgramChecker.check(program).stream()
        .filter(each -> each.code().equals("V-081"))
        .map(each -> each.message())
        .toList();
  }

  private void writeAll(String file, int step) throws Exception {
    Text text = new Text(Map.of(), EXAMPLES.resolve(file));
    int number = 0;
    for (SingleChanges.Factor factor : factors(text.program)) {
      for (ScenarioVariation change : factor.changes()) {
        if (number++ % step == 0) {
          write(text, factor, change);
        }
      }
    }
  }

  private void write(Text text, SingleChanges.Factor factor, ScenarioVariation change)
      throws IOException {
    TuneSearch.Edit edit = new TuneSearch.Edit(change.label(), factor);
    Refactoring done;
    try {
      done = TuneEdits.write("", List.of(edit), text.edited(), text.scenario);
    } catch (RefusedActionException why) {
      if (factor.kind() == SingleChanges.Kind.PLACES && why.getMessage().contains("zone")) {
        return;
      }
      throw new AssertionError(change.label(), why);
    }
    written++;
    BattleProgram after = new Text(text.after(done), text.file).program;
    assertEquals(fought(change.program()), fought(after), change.label());
  }

  /** What decides the battles: all of the program but the totals that authors state. */
  private static String fought(BattleProgram program) {
    return RecordDigest.of(
        program.withArmies(program.armies().stream().map(TuneEditsTest::withoutTotal).toList()));
  }

  private static Army withoutTotal(Army army) {
    return new Army(
        army.name(),
        army.label(),
        army.training(),
        army.breakShare(),
        army.stands(),
        army.notes(),
        null,
        army.sources(),
        army.source());
  }

  private static List<SingleChanges.Factor> factors(BattleProgram program) {
    Engine engine = RuleSystems.engine(program);
    List<Integer> cells =
        program.board() instanceof GridBoard board
            ? IntStream.range(0, board.cells().size()).boxed().toList()
            : List.of();
    List<SingleChanges.Factor> all =
        new ArrayList<>(
            new SingleChanges(engine, each -> true)
                .of(program, EnumSet.complementOf(EnumSet.of(SingleChanges.Kind.PLACES)), cells));
    // the map refuses a place that the rules do not allow
    all.addAll(
        new SingleChanges(engine, ProgramChecker::isPlayable)
            .of(program, EnumSet.of(SingleChanges.Kind.PLACES), cells));
    return all;
  }

  /** A scenario with all the files it uses. */
  private static final class Text {
    private final Path file;
    private final ResourceSet files = Language.resources();
    private final ScenarioDef scenario;
    private final ProgramCompiler compiler = new ProgramCompiler(MusterCommandService::name);
    private final BattleProgram program;

    Text(Map<URI, String> changed, Path file) throws IOException {
      this.file = file;
      for (Map.Entry<URI, String> each : changed.entrySet()) {
        files
            .createResource(each.getKey())
            .load(
                new ByteArrayInputStream(each.getValue().getBytes(StandardCharsets.UTF_8)),
                files.getLoadOptions());
      }
      Resource resource = files.getResource(URI.createFileURI(file.toString()), true);
      scenario =
          EcoreUtil2.getAllContentsOfType(resource.getContents().getFirst(), ScenarioDef.class)
              .getFirst();
      program = compiler.compile(scenario);
    }

    EditedMap edited() {
      return new EditedMap(scenario, scenario.getMap(), program, compiler.trace());
    }

    Map<URI, String> after(Refactoring done) {
      Map<URI, String> after = new LinkedHashMap<>();
      for (Map.Entry<XtextResource, List<TextChange>> each : done.changes().entrySet()) {
        StringBuilder text =
            new StringBuilder(each.getKey().getParseResult().getRootNode().getText());
        List<TextChange> backwards = new ArrayList<>(each.getValue());
        backwards.sort(Comparator.comparingInt(TextChange::offset).reversed());
        backwards.forEach(one -> text.replace(one.offset(), one.end(), one.text()));
        after.put(each.getKey().getURI(), text.toString());
      }
      return after;
    }
  }
}
