package dev.muster.dsl.compile;

import static dev.muster.dsl.compile.CompilerContext.label;
import static dev.muster.dsl.compile.CompilerContext.present;

import dev.muster.dsl.muster.EventDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroundEffect;
import dev.muster.dsl.muster.GroupEffect;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.SideEffect;
import dev.muster.dsl.muster.SightEffect;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.rules.model.EventEffect;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Place;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Compiles the events of a scenario. */
final class HouseEventCompiler {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private final CompilerContext reading;
  private final ScenarioDef scenario;

  HouseEventCompiler(CompilerContext reading, ScenarioDef scenario) {
    this.reading = reading;
    this.scenario = scenario;
  }

  List<HouseEvent> events() {
    return reading.each(scenario.getEvents(), this::event);
  }

  private HouseEvent event(EventDef event) {
    String name = present(event.getName(), "an event has no name");
    List<EventEffect> effects = event.getEffects().stream().map(this::effect).toList();
    if (effects.isEmpty()) {
      throw new CompilerContext.UnreadableException("event " + name + " has no effect");
    }
    return reading.traced(
        new HouseEvent(
            name,
            label(event.getLabel(), name),
            ConditionCompiler.read(event.getCondition()),
            effects,
            reading.range(event)),
        event);
  }

  private EventEffect effect(dev.muster.dsl.muster.EventEffect effect) {
    return switch (effect) {
      case GroupEffect group when group.isLeaves() || group.isRouts() ->
          new EventEffect.GroupDeparts(
              ConditionCompiler.sideOf(group.getGroup()),
              present(group.getGroup().getName(), "an event names no known group"),
              group.isRouts());
      case GroupEffect group when group.getGains() != null || group.getLoses() != null ->
          traits(
              ConditionCompiler.sideOf(group.getGroup()),
              present(group.getGroup().getName(), "an event names no known group"),
              "",
              group.getGains(),
              group.getLoses());
      case SideEffect points when written(points, AST.getSideEffect_Points()) ->
          new EventEffect.Scores(
              present(name(points.getSide()), "an event names no known side"), points.getPoints());
      case SideEffect line when line.getLine() != null ->
          traits(
              present(name(line.getSide()), "an event names no known side"),
              "",
              present(line.getLine().getName(), "an event names no known line"),
              line.getGains(),
              line.getLoses());
      case GroundEffect ground -> ground(ground);
      case SightEffect sight when written(sight, AST.getSightEffect_Reach()) ->
          new EventEffect.SightLimited(sight.getReach(), PlaceNotation.lengths(sight));
      default -> throw new CompilerContext.UnreadableException("an event is not complete");
    };
  }

  private static EventEffect traits(
      String side,
      String group,
      String line,
      @Nullable StandEntry gains,
      @Nullable TraitDef loses) {
    if (gains == null) {
      String lost = loses == null || loses.eIsProxy() ? null : loses.getName();
      return new EventEffect.TraitChanges(
          side, group, line, present(lost, "an event names no known trait"), "", false);
    }
    Map<String, String> written = ArmyCompiler.traits(List.of(gains));
    if (written.isEmpty()) {
      throw new CompilerContext.UnreadableException("an event names no known trait");
    }
    Map.Entry<String, String> trait = written.entrySet().iterator().next();
    return new EventEffect.TraitChanges(side, group, line, trait.getKey(), trait.getValue(), true);
  }

  private static EventEffect ground(GroundEffect effect) {
    Ground named = PlaceNotation.groundOf(effect);
    PlaceNotation notation = PlaceNotation.at(effect);
    List<Place> places = named != null ? notation.of(named) : notation.of(effect.getPlaces());
    TerrainDef terrain = effect.getTerrain();
    String key = terrain == null || terrain.eIsProxy() ? null : terrain.getName();
    if (places.isEmpty() || key == null) {
      throw new CompilerContext.UnreadableException("an event is not complete");
    }
    String where =
        named == null
            ? effect.getPlaces().stream()
                .map(each -> NodeModelUtils.getTokenText(NodeModelUtils.getNode(each)))
                .collect(Collectors.joining(" "))
            : present(label(named.getLabel(), named.getName()), "an event names no known ground");
    return new EventEffect.GroundBecomes(where, places, key, label(terrain.getLabel(), key));
  }

  /** Whether a number is written, whatever it is. */
  private static boolean written(EObject element, EStructuralFeature feature) {
    return !NodeModelUtils.findNodesForFeature(element, feature).isEmpty();
  }

  private static @Nullable String name(@Nullable SideDef side) {
    return side == null || side.eIsProxy() ? null : side.getName();
  }
}
