package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.ide.mapedit.EditedMap;
import dev.muster.dsl.ide.mapedit.MapEditor;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneDocument;
import dev.muster.dsl.ide.scene.SceneFinding;
import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.dsl.ide.scene.SceneParams;
import dev.muster.dsl.ide.scene.SceneTools;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.WayDef;
import dev.muster.rules.balance.FieldCounts;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.jspecify.annotations.Nullable;

/** Makes the scene of a scenario, or of a map alone, from its text. */
final class SceneComposer {
  /** A table larger than this, in measures, is no map of a battle. */
  private static final double LARGEST_TABLE = 1000;

  private final SceneSources sources;
  private final MapSubject subject;
  private final ProgramCompiler compiler;

  /** A map that could be read. */
  record Composed(MapSubject subject, Scene scene) {}

  /** Reports to the user why there is no map. */
  static final class NoMapException extends Exception {
    private static final long serialVersionUID = 1;

    NoMapException(String why) {
      super(why);
    }

    String why() {
      return String.valueOf(getMessage());
    }
  }

  private SceneComposer(SceneSources sources, MapSubject subject) {
    this.sources = sources;
    this.subject = subject;
    compiler = new ProgramCompiler(resource -> sources.address(resource.getURI()));
  }

  /**
   * The scene of a subject.
   *
   * @throws NoMapException if the text cannot be read now
   */
  static Composed compose(
      SceneSources sources, MapSubject subject, SceneParams asked, long revision)
      throws NoMapException {
    return new SceneComposer(sources, subject).compose(asked, revision);
  }

  /**
   * The map of a subject, to be edited.
   *
   * @throws NoMapException if the text cannot be read now
   */
  static EditedMap edited(SceneSources sources, MapSubject subject) throws NoMapException {
    var composer = new SceneComposer(sources, subject);
    BattleProgram program = composer.readable(composer.files());
    MapDef map = subject.map();
    if (map == null) {
      throw new NoMapException("The scenario has no map yet.");
    }
    return new EditedMap(subject.scenario(), map, program, composer.compiler.trace());
  }

  /**
   * The battle of a subject, to be played.
   *
   * @throws NoMapException if the text cannot be read now, or the checks forbid to play it
   */
  static PlayableScenario playable(SceneSources sources, MapSubject subject) throws NoMapException {
    if (subject.scenario() == null) {
      throw new NoMapException("This is a map without a scenario; there is no battle to play.");
    }
    var composer = new SceneComposer(sources, subject);
    Set<Resource> files = composer.files();
    BattleProgram program = composer.readable(files);
    for (SceneFinding each : SceneFindings.of(sources, files, subject, new SceneBuilder(program))) {
      if (each.severity().equals("error")) {
        throw new NoMapException(
            "Correct this first: line "
                + (each.source().range().getStart().getLine() + 1)
                + ": "
                + each.message());
      }
    }
    return new PlayableScenario(program, files.stream().map(composer::document).toList(), "");
  }

  private Composed compose(SceneParams asked, long revision) throws NoMapException {
    Set<Resource> files = files();
    BattleProgram program = readable(files);
    SceneBuilder builder = new SceneBuilder(program);
    return composed(asked, revision, files, program, builder);
  }

  /** The program, if all its files can be read and the map is none that fills the memory. */
  private BattleProgram readable(Set<Resource> files) throws NoMapException {
    unreadable(files);
    BattleProgram program = compiled();
    if (program.board() instanceof TableBoard table
        && Math.max(table.width(), table.height()) > LARGEST_TABLE) {
      throw new NoMapException(
          "The table is "
              + table.extent()
              + ". The map on the screen shows tables of up to "
              + (int) LARGEST_TABLE
              + " "
              + table.measure()
              + " in width and depth.");
    }
    return program;
  }

  private Composed composed(
      SceneParams asked,
      long revision,
      Set<Resource> files,
      BattleProgram program,
      SceneBuilder builder) {
    new PlanArrows(program, builder).draw();
    List<SceneFinding> findings = SceneFindings.of(sources, files, subject, builder);
    List<SceneLayer> layers = layers(asked, program, builder, sources.results().of(program));
    Scenario scenario = program.scenario();
    String title = scenario.label().isBlank() ? scenario.name() : scenario.label();
    MapDef map = subject.map();
    List<String> actions =
        map == null
            ? List.of()
            : MapEditor.kinds(new EditedMap(subject.scenario(), map, program, compiler.trace()));
    SceneTools tools = ToolBox.of(program, subject, builder, actions);
    var scene =
        new Scene(
            Scene.PROTOCOL,
            asked.view(),
            revision,
            subject.scenarioName(),
            title,
            description(program),
            "",
            files.stream().map(this::document).toList(),
            builder.board(),
            Map.of(),
            layers,
            builder.items(),
            builder.legend(),
            findings,
            tools);
    return new Composed(subject, withColours(scene, builder));
  }

  /**
   * Returns the layers. Areas from the rules are below the stands, hints about a selected stand
   * above them.
   */
  private static List<SceneLayer> layers(
      SceneParams asked,
      BattleProgram program,
      SceneBuilder builder,
      @Nullable FieldCounts counts) {
    Set<String> wanted = asked.layers() == null ? Set.of() : Set.copyOf(asked.layers());
    List<String> selected = asked.selected() == null ? List.of() : asked.selected();
    var rules = new RuleLayers(program, builder);
    List<SceneLayer> layers = new ArrayList<>();
    for (MapLayer each : MapLayer.values()) {
      layers.add(each.with(builder.layer(each)));
      if (each == MapLayer.OBJECTIVES) {
        layers.addAll(rules.of(false, wanted, selected));
        if (counts != null) {
          layers.addAll(new BalanceLayers(program, builder).of(counts, wanted));
        }
      } else if (each == MapLayer.GENERALS) {
        layers.addAll(rules.of(true, wanted, selected));
      }
    }
    return layers;
  }

  /** Adds the colours, which are known after everything else is written. */
  private static Scene withColours(Scene scene, SceneBuilder builder) {
    return new Scene(
        scene.protocol(),
        scene.view(),
        scene.revision(),
        scene.scenario(),
        scene.title(),
        scene.description(),
        scene.stale(),
        scene.documents(),
        scene.board(),
        builder.colours().all(),
        scene.layers(),
        scene.items(),
        scene.legend(),
        scene.findings(),
        scene.tools());
  }

  private SceneDocument document(Resource file) {
    return new SceneDocument(sources.address(file.getURI()), sources.version(file.getURI()));
  }

  /** The file itself and the files of the map and the armies, without the library. */
  private Set<Resource> files() {
    Set<Resource> files = new LinkedHashSet<>();
    files.add(subject.element().eResource());
    ScenarioDef scenario = subject.scenario();
    if (scenario != null) {
      Stream.concat(
              Stream.ofNullable(subject.map()),
              scenario.getSides().stream().flatMap(side -> Stream.ofNullable(side.getArmy())))
          .map(EObject::eResource)
          .filter(each -> each != null && !RulebookLibrary.contains(each))
          .forEach(files::add);
    }
    return files;
  }

  /** Throws if a file has syntax errors, which could give another map than the author intends. */
  private static void unreadable(Set<Resource> files) throws NoMapException {
    for (Resource each : files) {
      if (!each.getErrors().isEmpty()) {
        Resource.Diagnostic first = each.getErrors().getFirst();
        throw new NoMapException("Line " + first.getLine() + ": " + first.getMessage());
      }
    }
  }

  private BattleProgram compiled() throws NoMapException {
    try {
      ScenarioDef scenario = subject.scenario();
      return scenario == null ? bare() : compiler.compile(scenario);
    } catch (IllegalArgumentException unreadable) {
      String why = String.valueOf(unreadable.getMessage());
      throw new NoMapException(
          why.isEmpty() ? why : Character.toUpperCase(why.charAt(0)) + why.substring(1) + ".");
    }
  }

  /** A map without a battle. */
  private BattleProgram bare() throws NoMapException {
    MapDef map = subject.map();
    if (map == null) {
      throw new NoMapException("There is no map.");
    }
    RulebookDef rulebook = rulebook(map);
    Board board = compiler.board(map);
    var scenario =
        new Scenario(
            board.name(), board.label(), "", null, Map.of(), List.of(), List.of(), board.source());
    return new BattleProgram(
        BattleProgram.SCHEMA,
        rulebook == null ? usual(board) : compiler.rulebook(rulebook),
        List.of(),
        board,
        scenario);
  }

  /**
   * Returns the rulebook for a map without terrain: the first one of a game with this kind of
   * board.
   */
  private static Rulebook usual(Board board) {
    return RuleSystems.ALL.stream()
        .filter(each -> each.boardKind() == board.kind() && !each.rulebooks().isEmpty())
        .findFirst()
        .map(each -> each.rulebook(each.rulebooks().getFirst()))
        .orElseGet(() -> Rulebooks.named(Rulebooks.USUAL));
  }

  /** The rulebook that a map's terrain is from; null while it has none. */
  private static @Nullable RulebookDef rulebook(MapDef map) {
    return Stream.of(
            map.getLegend().stream().map(LegendEntry::getTerrain),
            map.getAreas().stream().map(AreaDef::getTerrain),
            map.getWays().stream().map(WayDef::getTerrain))
        .flatMap(each -> each)
        .filter(each -> each != null && !each.eIsProxy())
        .map((TerrainDef each) -> EcoreUtil2.getContainerOfType(each, RulebookDef.class))
        .filter(each -> each != null)
        .findFirst()
        .orElse(null);
  }

  /** Returns a sentence that describes the scene for users who do not see the map. */
  private static String description(BattleProgram program) {
    var text = new StringBuilder();
    Board board = program.board();
    text.append(board.label().isBlank() ? board.name() : board.label());
    text.append(", ").append(board.extent());
    for (Scenario.Side side : program.scenario().sides()) {
      int stands = side.groups().stream().mapToInt(each -> each.stands().size()).sum();
      text.append("; ").append(side.displayName()).append(": ").append(stands);
      text.append(stands == 1 ? " stand" : " stands");
    }
    return text.append('.').toString();
  }
}
