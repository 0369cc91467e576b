package dev.muster.dsl.ide.hover;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.EventDef;
import dev.muster.dsl.muster.EventEffect;
import dev.muster.dsl.muster.GroundEffect;
import dev.muster.dsl.muster.GroupEffect;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.SideEffect;
import dev.muster.dsl.muster.SightEffect;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.rules.battle.HouseEvents;
import java.util.ArrayList;
import java.util.Objects;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** What a hover says about an event of a scenario. */
final class EventDocumentation {
  private EventDocumentation() {}

  /** Returns when an event happens and what it does. */
  static String of(EventDef event) {
    var effects = new ArrayList<String>();
    for (EventEffect effect : event.getEffects()) {
      switch (effect) {
        case GroupEffect of when of.getGroup() != null -> {
          String group =
              Objects.requireNonNullElse(of.getGroup().getLabel(), text(of.getGroup().getName()));
          effects.add(
              of.isLeaves() || of.isRouts()
                  ? HouseEvents.departs(group, of.isRouts())
                  : traits("group " + group, of.getGains(), of.getLoses()));
        }
        case SideEffect line when line.getSide() != null && line.getLine() != null ->
            effects.add(
                traits(
                    text(line.getLine().getName()) + " of " + text(line.getSide().getName()),
                    line.getGains(),
                    line.getLoses()));
        case SideEffect points when points.getSide() != null ->
            effects.add(HouseEvents.scores(text(points.getSide().getName()), points.getPoints()));
        case GroundEffect ground when ground.getTerrain() != null ->
            effects.add(
                HouseEvents.ground(
                    ground.getGround() == null
                        ? words(ground, MusterPackage.Literals.GROUND_EFFECT__PLACES)
                        : Objects.requireNonNullElse(
                            ground.getGround().getLabel(), text(ground.getGround().getName())),
                    Objects.requireNonNullElse(
                        ground.getTerrain().getLabel(), text(ground.getTerrain().getName()))));
        case SightEffect sight ->
            effects.add(HouseEvents.sight(sight.getReach(), PlaceNotation.lengths(sight)));
        default -> {
          // half typed
        }
      }
    }
    INode when = NodeModelUtils.findActualNodeFor(event.getCondition());
    String condition =
        when == null ? "" : NodeModelUtils.getTokenText(when).replaceAll("\\s+", " ");
    return Markdown.plain("When " + condition + ": " + String.join("; ", effects) + ".")
        + "\n\nIt happens once. It is looked at when a round begins, and after each turn of a group"
        + " or a side.";
  }

  private static String traits(String units, @Nullable StandEntry gains, @Nullable TraitDef loses) {
    String trait =
        gains == null
            ? loses == null ? "" : text(loses.getName())
            : NodeModelUtils.getTokenText(NodeModelUtils.getNode(gains));
    return HouseEvents.traits(units, trait, "", gains != null);
  }

  /** What is written for a feature of an element. */
  private static String words(EObject element, EStructuralFeature feature) {
    return NodeModelUtils.findNodesForFeature(element, feature).stream()
        .map(NodeModelUtils::getTokenText)
        .collect(Collectors.joining(" "));
  }

  private static String text(@Nullable String text) {
    return text == null ? "" : text;
  }
}
