package dev.muster.dsl.compile;

import static dev.muster.dsl.compile.CompilerContext.label;
import static dev.muster.dsl.compile.CompilerContext.present;
import static dev.muster.dsl.compile.CompilerContext.text;

import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.LeaderDef;
import dev.muster.dsl.muster.MarkSetting;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.PlanDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.SwitchSetting;
import dev.muster.dsl.naming.StandNames;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Compiles a scenario to a record: sides, groups and the places of stands. */
final class ScenarioCompiler {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;
  private static final Hex NOWHERE = new Hex(1, 1);

  private static final String USUAL = Scenario.General.NORMAL;

  private final CompilerContext reading;
  private final ScenarioDef scenario;
  private final StandNames names;
  private final PlaceNotation places;
  private final Set<Place> taken = new HashSet<>();
  private final Map<Ground, Iterator<Place>> zones = new HashMap<>();
  private MapDrawingParser.@Nullable TerrainGrid ground;

  private ScenarioCompiler(CompilerContext reading, ScenarioDef scenario) {
    this.reading = reading;
    this.scenario = scenario;
    this.names = StandNames.of(scenario);
    this.places = PlaceNotation.at(scenario);
  }

  static Scenario read(CompilerContext reading, ScenarioDef scenario) {
    return reading.traced(new ScenarioCompiler(reading, scenario).scenario(), scenario);
  }

  private Scenario scenario() {
    Map<String, String> switches = new LinkedHashMap<>();
    for (SwitchSetting setting : scenario.getSettings()) {
      if (setting.getSwitch() != null
          && setting.getSwitch().getName() != null
          && setting.getValue() != null) {
        switches.put(setting.getSwitch().getName(), setting.getValue());
      }
    }
    takeFixedHexes();
    if (scenario.getRounds() < 1
        && !NodeModelUtils.findNodesForFeature(scenario, AST.getScenarioDef_Rounds()).isEmpty()) {
      reading.trace().markIncomplete(scenario);
    }
    var aims = new ObjectivesCompiler(reading, scenario);
    return new Scenario(
        text(scenario.getName()),
        label(scenario.getLabel(), scenario.getName()),
        scenario.getDate() == null ? "" : scenario.getDate().replaceAll("\\s", ""),
        scenario.getRounds() < 1 ? null : scenario.getRounds(),
        switches,
        reading.each(scenario.getSides(), this::side),
        CompilerContext.notes(scenario, scenario.getNotes()),
        aims.zones(),
        aims.objectives(),
        aims.victory(),
        aims.specialRules(),
        scenario.getSources().stream().filter(Objects::nonNull).toList(),
        aims.history(),
        aims.expectations(),
        new HouseEventCompiler(reading, scenario).events(),
        reading.range(scenario));
  }

  /** Stands in a zone get hexes that no other stand is given, so those are noted first. */
  private void takeFixedHexes() {
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        for (DeployDef deploy : group.getStands()) {
          if (deploy.getZone() == null && ArrivalResolver.of(deploy) == null) {
            taken.addAll(places.fixed(deploy, StandNames.count(deploy)));
          }
        }
      }
    }
  }

  private Scenario.Side side(SideDef side) {
    String name = present(side.getName(), "a side has no name");
    return reading.traced(
        new Scenario.Side(
            name,
            label(side.getLabel(), name),
            side.getArmy() == null ? "" : text(side.getArmy().getName()),
            reading.each(side.getGroups(), this::group),
            CompilerContext.notes(side, side.getNotes()),
            profile(side.getCommander()),
            text(side.getBriefing()),
            reading.range(side)),
        side);
  }

  private Scenario.Group group(GroupDef group) {
    String name = present(group.getName(), "a group has no name");
    if (group.getGenerals().size() != 1 && !reading.lenient()) {
      throw new CompilerContext.UnreadableException("group " + name + " needs exactly one general");
    }
    List<Scenario.DeployedStand> stands = new ArrayList<>();
    reading.each(group.getStands(), this::deployed).forEach(stands::addAll);
    return reading.traced(
        new Scenario.Group(
            name,
            label(group.getLabel(), name),
            general(group, stands),
            stands,
            profile(group.getCommander()),
            plans(group),
            notes(group),
            reading.range(group)),
        group);
  }

  /** The notes of a group, then those on single stands of it under their names. */
  private List<String> notes(GroupDef group) {
    List<String> notes = new ArrayList<>(CompilerContext.notes(group, group.getNotes()));
    for (DeployDef stand : group.getStands()) {
      for (String note : CompilerContext.notes(stand, stand.getNotes())) {
        notes.add(String.join(", ", names.of(stand)) + ": " + note);
      }
    }
    return notes;
  }

  private Scenario.General general(GroupDef group, List<Scenario.DeployedStand> stands) {
    if (group.getGenerals().isEmpty()) {
      return nobody(stands, group);
    }
    try {
      return general(group.getGenerals().getFirst(), stands);
    } catch (CompilerContext.UnreadableException refused) {
      if (!reading.lenient()) {
        throw refused;
      }
      return nobody(stands, group);
    }
  }

  /** Returns a placeholder for a General who is not written yet; its name is empty. */
  private Scenario.General nobody(List<Scenario.DeployedStand> stands, GroupDef group) {
    Place at = stands.isEmpty() ? NOWHERE : stands.getFirst().at();
    return new Scenario.General("", "", 0, "", null, at, reading.range(group));
  }

  private Scenario.General general(GeneralDef general, List<Scenario.DeployedStand> stands) {
    String name = text(general.getName());
    if (general.getRange() < 1
        && !NodeModelUtils.findNodesForFeature(general, AST.getGeneralDef_Range()).isEmpty()) {
      reading.trace().markIncomplete(general);
    }
    ArrivalDef arrives = ArrivalResolver.of(general);
    Scenario.Arrival arrival = arrives == null ? null : arrival(arrives);
    String attachedTo =
        general.getAttachedTo() == null
            ? null
            : ConditionCompiler.written(general, AST.getGeneralDef_AttachedTo());
    Scenario.DeployedStand with = null;
    for (Scenario.DeployedStand each : stands) {
      with = each.name().equals(attachedTo) ? each : with;
    }
    return reading.traced(
        new Scenario.General(
            name,
            label(general.getLabel(), name),
            general.getBonus(),
            general.getQuality() == null ? usualLeader() : general.getQuality(),
            general.getRange() < 1 ? null : general.getRange(),
            place(general, arrival, with),
            with == null ? null : with.name(),
            with == null ? arrival : with.arrival(),
            reading.range(general)),
        general);
  }

  /** Returns the default quality of a General; empty if the rulebook has none. */
  private String usualLeader() {
    RulebookDef rulebook = RulebookEntries.rulebookOf(scenario);
    return rulebook != null
            && !rulebook.eIsProxy()
            && RulebookEntries.of(rulebook, LeaderDef.class).containsKey(USUAL)
        ? USUAL
        : "";
  }

  private Place place(
      GeneralDef general,
      Scenario.@Nullable Arrival arrival,
      Scenario.@Nullable DeployedStand with) {
    if (with != null) {
      return with.at();
    } else if (arrival != null) {
      return arrival.entries().getFirst();
    }
    String at = present(general.getAt(), "general " + general.getName() + " has no place");
    return present(places.read(at), "general " + general.getName() + " is at no place: " + at);
  }

  private List<Scenario.DeployedStand> deployed(DeployDef deploy) {
    String line =
        present(
            deploy.getLine() == null ? null : deploy.getLine().getName(),
            "a stand is not in the army list");
    Heading facing = present(places.heading(deploy), "stand " + line + " has no facing");
    ArrivalDef arrives = ArrivalResolver.of(deploy);
    Scenario.Arrival arrival = arrives == null ? null : arrival(arrives);
    List<String> each = names.of(deploy);
    List<Place> hexes = hexes(deploy, arrival, each.size());
    List<Scenario.DeployedStand> stands = new ArrayList<>();
    for (int i = 0; i < each.size(); i++) {
      stands.add(
          reading.traced(
              new Scenario.DeployedStand(
                  each.get(i),
                  text(deploy.getLabel()),
                  line,
                  hexes.get(i),
                  facing,
                  deploy.getZone() == null ? null : deploy.getZone().getName(),
                  marks(deploy),
                  ArmyCompiler.traits(deploy.getEntries()),
                  arrival,
                  reading.range(deploy)),
              deploy,
              i));
    }
    return stands;
  }

  private static Map<String, String> marks(DeployDef deploy) {
    Map<String, String> marks = new LinkedHashMap<>();
    if (!deploy.getLost().isEmpty()) {
      marks.put("lost", String.join("/", deploy.getLost().stream().map(String::valueOf).toList()));
    }
    if (deploy.isDisordered()) {
      marks.put("disordered", "");
    }
    if (deploy.isOpportunity()) {
      marks.put("opportunity", "");
    }
    for (MarkSetting mark : deploy.getMarks()) {
      if (mark.getMark() != null && mark.getMark().getName() != null) {
        marks.put(mark.getMark().getName(), text(mark.getValue()).replaceAll("\\s", ""));
      }
    }
    return marks;
  }

  private List<Place> hexes(DeployDef deploy, Scenario.@Nullable Arrival arrival, int count) {
    List<Place> hexes = new ArrayList<>();
    if (deploy.getZone() != null) {
      for (int i = 0; i < count; i++) {
        hexes.add(free(deploy.getZone()));
      }
    } else if (!deploy.getPlaces().isEmpty()) {
      hexes.addAll(places.fixed(deploy, count));
    } else if (arrival != null) {
      for (int i = 0; i < count; i++) {
        hexes.add(arrival.entries().get(i % arrival.entries().size()));
      }
    }
    if (hexes.size() < count) {
      throw new CompilerContext.UnreadableException(
          "a stand has no place to start at; give it one, a zone or an arrival");
    }
    return hexes;
  }

  /** Returns the next free hex of a zone; the hexes skipped before it stay taken or closed. */
  private Place free(Ground zone) {
    MapDrawingParser.TerrainGrid field =
        ground == null ? new MapDrawingParser.TerrainGrid(scenario.getMap()) : ground;
    ground = field;
    Iterator<Place> left =
        zones.computeIfAbsent(zone, each -> field.open(places.of(each)).iterator());
    while (left.hasNext()) {
      Place place = left.next();
      if (taken.add(place)) {
        return place;
      }
    }
    throw new CompilerContext.UnreadableException(
        "zone " + text(zone.getName()) + " has no free place for all its stands");
  }

  private Scenario.Arrival arrival(ArrivalDef arrival) {
    List<Place> entries = places.of(arrival.getEntries());
    if (entries.isEmpty() || arrival.getRound() < 1 || arrival.getRoll() > 6) {
      throw new CompilerContext.UnreadableException(
          "an arrival needs a round from 1 and a place to come in");
    }
    return new Scenario.Arrival(
        arrival.getRound(),
        entries,
        arrival.getRoll() < 1 ? null : arrival.getRoll(),
        arrival.getCondition() == null ? null : ConditionCompiler.read(arrival.getCondition()));
  }

  private List<Plan> plans(GroupDef group) {
    List<Plan> plans = new ArrayList<>(reading.each(group.getPlans(), this::plan));
    plans.sort(java.util.Comparator.comparingInt(Plan::fromRound));
    return Collections.unmodifiableList(plans);
  }

  private Plan plan(PlanDef plan) {
    Plan.Stance stance =
        plan.isAttack()
            ? Plan.Stance.ATTACK
            : plan.isHold()
                ? Plan.Stance.HOLD
                : plan.isDelay()
                    ? Plan.Stance.DELAY
                    : plan.isReserve() ? Plan.Stance.RESERVE : Plan.Stance.SUPPORT;
    Ground ground = PlaceNotation.groundOf(plan);
    String supports =
        stance == Plan.Stance.SUPPORT
            ? present(
                plan.getSupport() == null ? null : plan.getSupport().getName(),
                "a plan supports no known group")
            : null;
    return reading.traced(
        new Plan(
            stance,
            ground != null ? places.of(ground) : places.of(plan.getPlaces()),
            supports,
            Math.max(1, plan.getFromRound()),
            plan.getCondition() == null ? null : ConditionCompiler.read(plan.getCondition()),
            plan.getUntil() == null ? null : ConditionCompiler.read(plan.getUntil()),
            reading.range(plan)),
        plan);
  }

  static @Nullable CommanderProfile profile(@Nullable String word) {
    for (CommanderProfile each : CommanderProfile.values()) {
      if (each.name().toLowerCase(Locale.ROOT).equals(word)) {
        return each;
      }
    }
    return null;
  }
}
