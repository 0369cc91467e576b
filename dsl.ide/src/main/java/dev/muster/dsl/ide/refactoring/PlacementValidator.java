package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.compile.SourceTrace;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.check.RecordFinding;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.ProgramChecker;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where the groups of a scenario stand, as records: the checks are asked what they would say of
 * another place before it is offered.
 */
final class PlacementValidator {
  private final BattleProgram program;
  private final SourceTrace trace;
  private final Map<CheckCode, Integer> before;

  private PlacementValidator(BattleProgram program, SourceTrace trace) {
    this.program = program;
    this.trace = trace;
    this.before = serious(program);
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

  /** What a group turns about: the place of its General, or of its first stand; null for none. */
  @Nullable Place middle(GroupDef group) {
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group each : side.groups()) {
        if (isOf(each, Set.of(group))) {
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
   * Whether groups may go somewhere: all of it is on the map, and the checks find no error and no
   * warning that they do not find now.
   *
   * @param zones names of the zones that go with them
   */
  boolean allows(PlaceTransform motion, Set<GroupDef> groups, Set<String> zones) {
    Scenario now = program.scenario();
    List<Scenario.Side> sides = new ArrayList<>();
    List<Scenario.Zone> grounds = new ArrayList<>();
    try {
      for (Scenario.Zone zone : now.zones()) {
        boolean goes = zones.contains(zone.name());
        List<Place> places =
            goes ? zone.places().stream().map(each -> on(motion, each)).toList() : zone.places();
        grounds.add(new Scenario.Zone(zone.name(), zone.label(), places, zone.source()));
      }
      for (Scenario.Side side : now.sides()) {
        List<Scenario.Group> moved =
            side.groups().stream()
                .map(each -> isOf(each, groups) ? moved(each, motion, zones) : each)
                .toList();
        sides.add(
            new Scenario.Side(
                side.name(),
                side.label(),
                side.army(),
                moved,
                side.notes(),
                side.commander(),
                side.briefing(),
                side.source()));
      }
    } catch (OffMapException gone) {
      return false;
    }
    Scenario then =
        new Scenario(
            now.name(),
            now.label(),
            now.date(),
            now.roundLimit(),
            now.switches(),
            sides,
            now.notes(),
            grounds,
            now.objectives(),
            now.victory(),
            now.specialRules(),
            now.sources(),
            now.history(),
            now.expectations(),
            now.source());
    Map<CheckCode, Integer> after =
        serious(
            new BattleProgram(
                program.schema(), program.rulebook(), program.armies(), program.board(), then));
    return after.entrySet().stream()
        .allMatch(each -> each.getValue() <= before.getOrDefault(each.getKey(), 0));
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

  private boolean isOf(Scenario.Group group, Set<GroupDef> groups) {
    SourceTrace.Source source = trace.of(group);
    return source != null && source.element() instanceof GroupDef def && groups.contains(def);
  }

  private static boolean isPlaced(Scenario.DeployedStand stand) {
    return stand.arrival() == null && stand.zone() == null;
  }

  private Scenario.Group moved(Scenario.Group group, PlaceTransform motion, Set<String> zones) {
    Set<String> standing = new HashSet<>();
    List<Scenario.DeployedStand> stands = new ArrayList<>();
    for (Scenario.DeployedStand stand : group.stands()) {
      boolean goes =
          isPlaced(stand)
              || (stand.arrival() == null && stand.zone() != null && zones.contains(stand.zone()));
      if (!goes) {
        standing.add(stand.name());
      }
      Heading facing = isPlaced(stand) ? motion.apply(stand.facing()) : stand.facing();
      stands.add(
          !goes
              ? stand
              : new Scenario.DeployedStand(
                  stand.name(),
                  stand.label(),
                  stand.line(),
                  on(motion, stand.at()),
                  facing,
                  stand.zone(),
                  stand.marks(),
                  stand.traits(),
                  stand.arrival(),
                  stand.source()));
    }
    return new Scenario.Group(
        group.name(),
        group.label(),
        moved(group.general(), motion, standing),
        stands,
        group.commander(),
        group.plans(),
        group.notes(),
        group.source());
  }

  private Scenario.General moved(
      Scenario.General general, PlaceTransform motion, Set<String> standing) {
    boolean stays =
        general.name().isEmpty()
            || general.arrival() != null
            || (general.attachedTo() != null && standing.contains(general.attachedTo()));
    return stays
        ? general
        : new Scenario.General(
            general.name(),
            general.label(),
            general.bonus(),
            general.quality(),
            general.range(),
            on(motion, general.at()),
            general.attachedTo(),
            general.arrival(),
            general.source());
  }

  /** How often each check speaks up with an error or a warning. */
  private static Map<CheckCode, Integer> serious(BattleProgram program) {
    Map<CheckCode, Integer> counted = new HashMap<>();
    for (RecordFinding each : ProgramChecker.checkScenario(program)) {
      if (each.code().severity() != Severity.INFO) {
        counted.merge(each.code(), 1, Integer::sum);
      }
    }
    return counted;
  }
}
