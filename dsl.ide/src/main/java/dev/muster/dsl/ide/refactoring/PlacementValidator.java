package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.compile.SourceTrace;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.check.RecordFinding;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.ProgramChecker;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.jspecify.annotations.Nullable;

/**
 * Runs the checks on the records of a scenario with some groups moved, so that a move is offered
 * only if the checks accept it.
 */
public final class PlacementValidator {
  private final BattleProgram program;
  private final SourceTrace trace;
  private final List<RecordFinding> before;

  /**
   * The placement of a program.
   *
   * @param trace from its records to the text
   */
  public PlacementValidator(BattleProgram program, SourceTrace trace) {
    this.program = program;
    this.trace = trace;
    this.before = serious(program);
  }

  /** Moves records to other places. */
  public interface Motions {
    /**
     * The motion of a stand or a General.
     *
     * @param record a {@link Scenario.DeployedStand} or a {@link Scenario.General}
     * @return null for what stays
     */
    @Nullable PlaceTransform of(Record record);
  }

  /** The placement of a scenario, null for one that cannot be read yet. */
  static @Nullable PlacementValidator of(ScenarioDef scenario) {
    try {
      var compiler = ProgramCompiler.lenient();
      BattleProgram program = compiler.compile(scenario);
      boolean whole = program.armies().size() == program.scenario().sides().size();
      return whole ? new PlacementValidator(program, compiler.trace()) : null;
    } catch (IllegalArgumentException unreadable) {
      return null;
    }
  }

  /** Returns the initial places of the stands of statements; without those that arrive later. */
  List<Place> places(Set<? extends EObject> statements) {
    return stands()
        .filter(each -> isPlaced(each) && statements.contains(elementOf(each)))
        .map(Scenario.DeployedStand::at)
        .toList();
  }

  /** Returns the possible initial places of a side's enemies. */
  List<Place> enemies(SideDef side) {
    return program.scenario().sides().stream()
        .filter(each -> elementOf(each) != side)
        .flatMap(each -> each.groups().stream())
        .flatMap(each -> each.stands().stream())
        .filter(each -> each.arrival() == null)
        .map(Scenario.DeployedStand::at)
        .toList();
  }

  private Stream<Scenario.DeployedStand> stands() {
    return program.scenario().sides().stream()
        .flatMap(each -> each.groups().stream())
        .flatMap(each -> each.stands().stream());
  }

  private @Nullable EObject elementOf(Object record) {
    SourceTrace.Source source = trace.of(record);
    return source == null ? null : source.element();
  }

  /**
   * Returns the centre of rotation of a group: the place of its General, otherwise of its first
   * stand; null if there is none.
   */
  @Nullable Place middle(GroupDef group) {
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group each : side.groups()) {
        if (elementOf(each) == group) {
          return middle(each);
        }
      }
    }
    return null;
  }

  private static @Nullable Place middle(Scenario.Group group) {
    Scenario.General general = group.general();
    if (!general.name().isEmpty() && general.arrival() == null) {
      return general.at();
    }
    return group.stands().stream()
        .filter(PlacementValidator::isPlaced)
        .map(Scenario.DeployedStand::at)
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns whether stands and Generals can move: they stay on the map, and the checks find no new
   * error or warning.
   *
   * @param motions transforms of the stands and Generals, by their statement
   * @param grounds transforms of zones and the stands in them, by the name of the zone
   */
  boolean allows(Map<EObject, PlaceTransform> motions, Map<String, PlaceTransform> grounds) {
    List<RecordFinding> found =
        newFindings(
            record -> {
              EObject element = elementOf(record);
              return element == null ? null : motions.get(element);
            },
            grounds);
    return found != null && found.isEmpty();
  }

  /**
   * Returns the errors and warnings that a move would add.
   *
   * @param grounds transforms of zones and the stands in them, by the name of the zone
   * @return the new findings; null if something would leave the map
   */
  public @Nullable List<RecordFinding> newFindings(
      Motions motions, Map<String, PlaceTransform> grounds) {
    Scenario now = program.scenario();
    List<Scenario.Side> sides = new ArrayList<>();
    List<Scenario.Zone> zones = new ArrayList<>();
    try {
      for (Scenario.Zone zone : now.zones()) {
        PlaceTransform motion = grounds.get(zone.name());
        List<Place> places =
            motion == null
                ? zone.places()
                : zone.places().stream().map(each -> on(motion, each)).toList();
        zones.add(new Scenario.Zone(zone.name(), zone.label(), places, zone.source()));
      }
      for (Scenario.Side side : now.sides()) {
        List<Scenario.Group> moved =
            side.groups().stream().map(each -> moved(each, motions, grounds)).toList();
        sides.add(side.with(moved, side.commander()));
      }
    } catch (OffMapException gone) {
      return null;
    }
    Scenario then = now.with(now.switches(), sides).withZones(zones);
    return added(serious(program.withScenario(then)));
  }

  /** Returns the findings that are new or more frequent than before. */
  private List<RecordFinding> added(List<RecordFinding> after) {
    Map<CheckCode, Integer> more = new HashMap<>();
    after.forEach(each -> more.merge(each.code(), 1, Integer::sum));
    before.forEach(each -> more.merge(each.code(), -1, Integer::sum));
    Set<String> said = new HashSet<>();
    before.forEach(each -> said.add(each.message()));
    List<RecordFinding> louder =
        after.stream().filter(each -> more.getOrDefault(each.code(), 0) > 0).toList();
    List<RecordFinding> unsaid =
        louder.stream().filter(each -> !said.contains(each.message())).toList();
    return unsaid.isEmpty() ? louder : unsaid;
  }

  /** A place that is not on the map. */
  private static final class OffMapException extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private Place on(PlaceTransform motion, Place place) {
    Place to = motion.apply(place);
    if (to == null || !program.board().contains(to)) {
      throw new OffMapException();
    }
    return to;
  }

  private static boolean isPlaced(Scenario.DeployedStand stand) {
    return stand.arrival() == null && stand.zone() == null;
  }

  private Scenario.Group moved(
      Scenario.Group group, Motions motions, Map<String, PlaceTransform> grounds) {
    Map<String, Place> now = new HashMap<>();
    List<Scenario.DeployedStand> stands = new ArrayList<>();
    for (Scenario.DeployedStand stand : group.stands()) {
      PlaceTransform motion =
          isPlaced(stand)
              ? motions.of(stand)
              : stand.arrival() == null ? grounds.get(stand.zone()) : null;
      Scenario.DeployedStand moved = motion == null ? stand : moved(stand, motion);
      now.put(moved.name(), moved.at());
      stands.add(moved);
    }
    return group.with(moved(group.general(), motions.of(group.general()), now), stands);
  }

  private Scenario.DeployedStand moved(Scenario.DeployedStand stand, PlaceTransform motion) {
    return new Scenario.DeployedStand(
        stand.name(),
        stand.label(),
        stand.line(),
        on(motion, stand.at()),
        isPlaced(stand) ? motion.apply(stand.facing()) : stand.facing(),
        stand.zone(),
        stand.marks(),
        stand.traits(),
        stand.arrival(),
        stand.source());
  }

  /** Moves a General; one who is attached to a stand moves with it. */
  private Scenario.General moved(
      Scenario.General general, @Nullable PlaceTransform motion, Map<String, Place> stands) {
    Place with = general.attachedTo() == null ? null : stands.get(general.attachedTo());
    if (general.name().isEmpty() || general.arrival() != null || (with == null && motion == null)) {
      return general;
    }
    return new Scenario.General(
        general.name(),
        general.label(),
        general.bonus(),
        general.quality(),
        general.range(),
        with != null ? with : on(Objects.requireNonNull(motion), general.at()),
        general.attachedTo(),
        general.arrival(),
        general.source());
  }

  /** Returns the errors and warnings of the checks. */
  private static List<RecordFinding> serious(BattleProgram program) {
    return ProgramChecker.checkScenario(program).stream()
        .filter(each -> each.code().severity() != Severity.INFO)
        .toList();
  }
}
