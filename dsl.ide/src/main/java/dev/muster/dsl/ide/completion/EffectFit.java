package dev.muster.dsl.ide.completion;

import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EventDef;
import dev.muster.dsl.muster.EventEffect;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.GroupEffect;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.SideEffect;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.rules.model.Rulebook;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.impl.FilteringScope;
import org.jspecify.annotations.Nullable;

/** Which names would be an error in the effects of an event (V-251). */
final class EffectFit {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private EffectFit() {}

  /** The keys that may be written at a place: an event changes traits, and no stats. */
  static IScope keys(IScope scope, EObject model) {
    return EcoreUtil2.getContainerOfType(model, EventDef.class) == null
        ? scope
        : new FilteringScope(scope, each -> AST.getTraitDef().isSuperTypeOf(each.getEClass()));
  }

  /** Whether ground may become this terrain. */
  static boolean isGround(TerrainDef terrain) {
    return Rulebook.Terrain.coversField(terrain.getProperties())
        && !terrain.getProperties().contains("impassable");
  }

  /** Whether the army of a side has the line that is written behind it at the place. */
  static boolean hasLine(SideDef side, ContentAssistContext context) {
    int start = context.getOffset() - context.getPrefix().length();
    EventDef event = EcoreUtil2.getContainerOfType(context.getCurrentModel(), EventDef.class);
    List<String> lines =
        (event == null ? Stream.<EventEffect>empty() : event.getEffects().stream())
            .filter(each -> isAt(each, start))
            .flatMap(
                each -> NodeModelUtils.findNodesForFeature(each, AST.getSideEffect_Line()).stream())
            .map(NodeModelUtils::getTokenText)
            .toList();
    return lines.isEmpty()
        || side.getArmy() == null
        || side.getArmy().eIsProxy()
        || side.getArmy().getStands().stream().anyMatch(each -> lines.contains(each.getName()));
  }

  private static boolean isAt(EventEffect effect, int start) {
    INode node = NodeModelUtils.findActualNodeFor(effect);
    return node != null && node.getOffset() == start && effect.eClass() == AST.getSideEffect();
  }

  /** Whether the troops of an effect have a trait, or an event gives it to some. */
  static boolean mayLose(TraitDef trait, EObject model) {
    Stream<StandEntry> entries =
        switch (model) {
          case GroupEffect effect -> of(effect.getGroup());
          case SideEffect effect -> of(effect.getSide(), effect.getLine());
          default -> null;
        };
    return entries == null
        || entries.anyMatch(each -> each.getKey() == trait)
        || isGained(trait, model);
  }

  private static @Nullable Stream<StandEntry> of(@Nullable GroupDef group) {
    return group == null || group.eIsProxy()
        ? null
        : group.getStands().stream().flatMap(EffectFit::of);
  }

  private static @Nullable Stream<StandEntry> of(@Nullable SideDef side, @Nullable StandDef line) {
    return side == null || side.eIsProxy() || line == null || line.eIsProxy()
        ? null
        : side.getGroups().stream()
            .flatMap(each -> each.getStands().stream())
            .filter(each -> each.getLine() == line)
            .flatMap(EffectFit::of);
  }

  private static Stream<StandEntry> of(DeployDef stand) {
    StandDef line = stand.getLine();
    return line == null || line.eIsProxy()
        ? stand.getEntries().stream()
        : Stream.concat(line.getEntries().stream(), stand.getEntries().stream());
  }

  private static boolean isGained(TraitDef trait, EObject model) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(model, ScenarioDef.class);
    return scenario != null
        && scenario.getEvents().stream()
            .flatMap(each -> each.getEffects().stream())
            .map(EffectFit::gained)
            .anyMatch(each -> each != null && each.getKey() == trait);
  }

  private static @Nullable StandEntry gained(EventEffect effect) {
    return switch (effect) {
      case GroupEffect group -> group.getGains();
      case SideEffect side -> side.getGains();
      default -> null;
    };
  }
}
