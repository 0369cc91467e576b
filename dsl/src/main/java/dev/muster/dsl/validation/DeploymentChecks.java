package dev.muster.dsl.validation;

import dev.muster.dsl.compile.ArrivalResolver;
import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.ArrivalDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroundEffect;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.GroupEffect;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.PlaceRange;
import dev.muster.dsl.muster.PlanDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.SideEffect;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.muster.TraitDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;
import org.jspecify.annotations.Nullable;

/** Checks how the places, arrivals and facings of stands and Generals are written. */
public class DeploymentChecks extends AbstractChecks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  @Check
  public void placement(DeployDef stand) {
    boolean placed = ArrivalResolver.placed(stand);
    boolean arrives = !stand.getArrivals().isEmpty();
    if (placed && arrives) {
      report(
          CommonCheckCode.V_214,
          "this stand is on the map from the start and arrives later; remove one of the two",
          stand,
          stand.getZone() != null ? AST.getDeployDef_Zone() : AST.getDeployDef_Places());
    } else if (!placed && countedHex(stand) != null) {
      report(
          CommonCheckCode.V_215,
          "this stand has no place; '"
              + countedHex(stand)
              + "' reads as a number of stands: write at before a hex",
          stand,
          AST.getDeployDef_Count());
      return;
    } else if (!placed && ArrivalResolver.of(stand) == null && stand.getLine() != null) {
      report(
          CommonCheckCode.V_215,
          "this stand has no place; write at and a "
              + PlaceNotation.at(stand).kind().place()
              + ", in and a zone, or let its group arrive",
          stand,
          AST.getDeployDef_Line());
    }
    count(stand);
    for (int i = 0; i < stand.getPlaces().size(); i++) {
      if (divided(stand, i)) {
        i++; // The second half is reported with the first.
      } else {
        place(CommonCheckCode.V_110, stand.getPlaces().get(i), stand, AST.getDeployDef_Places(), i);
      }
    }
  }

  /** Whether a hex is written in two halves, such as 11 08; then it is reported. */
  private boolean divided(DeployDef stand, int index) {
    String written = stand.getPlaces().get(index); // null while it is half typed
    if (written == null || written.length() != 2) {
      return false; // The words of a long list are looked for where they may be halves.
    }
    List<INode> nodes = NodeModelUtils.findNodesForFeature(stand, AST.getDeployDef_Places());
    if (index + 1 >= nodes.size()) {
      return false;
    }
    INode first = nodes.get(index);
    INode second = nodes.get(index + 1);
    String hex = NodeModelUtils.getTokenText(first) + NodeModelUtils.getTokenText(second);
    if (NodeModelUtils.getTokenText(first).length() != 2
        || !(PlaceNotation.at(stand).read(hex) instanceof Hex)
        || second.getOffset() != first.getEndOffset() + 1) {
      return false;
    }
    report(
        CommonCheckCode.V_110,
        "a hex is four digits, the column and the row: write " + hex,
        stand,
        first.getOffset(),
        second.getEndOffset() - first.getOffset());
    return true;
  }

  /** A hex that was read as a number of stands; null if there is none. */
  private static @Nullable String countedHex(DeployDef stand) {
    return NodeModelUtils.findNodesForFeature(stand, AST.getDeployDef_Count()).stream()
        .map(NodeModelUtils::getTokenText)
        .filter(each -> each.length() == 4)
        .findFirst()
        .orElse(null);
  }

  private void count(DeployDef stand) {
    if (!written(stand, AST.getDeployDef_Count())) {
      if (stand.isAbreast()) {
        report(
            CommonCheckCode.V_211,
            "say how many stand abreast, such as 3 abreast from "
                + PlaceNotation.at(stand).kind().example(),
            stand,
            AST.getDeployDef_Abreast());
      }
      return;
    }
    if (!stand.isAbreast() && !stand.getPlaces().isEmpty()) {
      report(
          CommonCheckCode.V_211,
          "the "
              + PlaceNotation.at(stand).kind().places()
              + " say how many stands there are; remove the number, or write "
              + stand.getCount()
              + " abreast from and the first "
              + PlaceNotation.at(stand).kind().place(),
          stand,
          AST.getDeployDef_Count());
    } else if (stand.getCount() < 1 || stand.getCount() > StandNames.MOST) {
      report(
          CommonCheckCode.V_211,
          "a statement places 1 to " + StandNames.MOST + " stands, not " + stand.getCount(),
          stand,
          AST.getDeployDef_Count());
    }
  }

  @Check
  public void facing(DeployDef stand) {
    if (stand.getFacing() != null) {
      facing(stand.getFacing(), stand, AST.getDeployDef_Facing());
      return;
    }
    ArrivalDef arrival = ArrivalResolver.of(stand);
    if (stand.getLine() != null
        && (ArrivalResolver.placed(stand) || arrival != null)
        && (arrival == null || arrival.getFacing() == null)) {
      report(
          CommonCheckCode.V_213,
          "this stand faces nowhere; add facing and " + ways(PlaceNotation.at(stand).kind()),
          stand,
          AST.getDeployDef_Line());
    }
  }

  @Check
  public void arrival(ArrivalDef arrival) {
    namedTwice(arrival.getEntries());
    if (arrival.getFacing() != null) {
      facing(arrival.getFacing(), arrival, AST.getArrivalDef_Facing());
    }
    if (arrival.getRound() < 1 && written(arrival, AST.getArrivalDef_Round())) {
      report(CommonCheckCode.V_239, "rounds count from 1", arrival, AST.getArrivalDef_Round());
    }
    if (written(arrival, AST.getArrivalDef_Roll())
        && (arrival.getRoll() < 2 || arrival.getRoll() > 6)) {
      report(
          CommonCheckCode.V_239,
          "a D6 shows " + arrival.getRoll() + "+ always or never; write 2+ to 6+",
          arrival,
          AST.getArrivalDef_Roll());
    }
  }

  @Check
  public void namedTwice(Ground ground) {
    namedTwice(ground.getPlaces());
  }

  @Check
  public void namedTwice(PlanDef plan) {
    namedTwice(plan.getPlaces());
  }

  /** A hex named twice is named once too often, or another was meant. */
  private void namedTwice(List<PlaceRange> listed) {
    Set<Place> before = new HashSet<>();
    for (PlaceRange each : listed) {
      PlaceNotation places = PlaceNotation.at(each);
      List<Place> hexes = places.of(List.of(each));
      if (!hexes.isEmpty() && before.containsAll(hexes)) {
        report(
            CommonCheckCode.V_241,
            (hexes.size() == 1
                    ? places.kind().place() + " " + hexes.getFirst() + " is"
                    : "all of these " + places.kind().places() + " are")
                + " named before; remove it here, or write the one you mean",
            each,
            null);
      }
      before.addAll(hexes);
    }
  }

  private void facing(String word, EObject at, EStructuralFeature feature) {
    PlaceNotation places = PlaceNotation.at(at);
    if (places.heading(word) == null) {
      report(
          CommonCheckCode.V_112,
          switch (places.kind()) {
                case HEXES -> "a stand faces a corner of its hex";
                case BOXES -> "a unit faces a side of its box";
                case TABLE -> "a unit faces a compass point or degrees from north";
              }
              + ", not '"
              + word
              + "'; "
              + write(places.kind()),
          at,
          feature);
    }
  }

  private static String ways(BoardKind kind) {
    return switch (kind) {
          case HEXES -> "a corner of the hex: ";
          case BOXES -> "a side of the box: ";
          case TABLE -> "a compass point or degrees: ";
        }
        + write(kind);
  }

  /** The facings of a board, as what to write. */
  private static String write(BoardKind kind) {
    List<String> words = new ArrayList<>(kind.headings().keySet());
    String last = kind == BoardKind.TABLE ? "0 to 359" : words.removeLast();
    return "write " + String.join(", ", words) + " or " + last;
  }

  @Check
  public void general(GeneralDef general) {
    if (general.getName() != null
        && general.getAt() == null
        && general.getAttachedTo() == null
        && ArrivalResolver.of(general) == null) {
      report(
          CommonCheckCode.V_215,
          "General "
              + general.getName()
              + " has no place; write at and a "
              + PlaceNotation.at(general).kind().place()
              + ", attached to and a stand, or let the group"
              + " arrive",
          general,
          AST.getGeneralDef_Name());
    }
    place(
        CommonCheckCode.V_110,
        general.getAt(),
        general,
        AST.getGeneralDef_At(),
        INSIGNIFICANT_INDEX);
    if (written(general, AST.getGeneralDef_Range()) && general.getRange() < 1) {
      report(
          CommonCheckCode.V_103,
          "a command range is 1 "
              + PlaceNotation.at(general).kind().place()
              + " or more; leave it out for the usual one",
          general,
          AST.getGeneralDef_Range());
    }
  }

  @Check
  public void traits(DeployDef stand) {
    traits(stand.getEntries());
  }

  @Check
  public void traits(GroupEffect effect) {
    traits(effect.getGains() == null ? List.of() : List.of(effect.getGains()));
  }

  @Check
  public void traits(SideEffect effect) {
    traits(effect.getGains() == null ? List.of() : List.of(effect.getGains()));
  }

  private void traits(List<StandEntry> entries) {
    for (StandEntry entry : entries) {
      if (entry.getKey() instanceof StatDef stat && !stat.eIsProxy()) {
        report(
            CommonCheckCode.V_217,
            "'"
                + stat.getName()
                + "' is a column; give it another value in a line of its own in the army list",
            entry,
            null);
      } else if (entry.getKey() instanceof TraitDef trait && !trait.eIsProxy()) {
        boolean given = entry.getValue() != null || entry.getWord() != null;
        if (trait.isTakesValue() != given) {
          report(
              CommonCheckCode.V_019,
              "'"
                  + trait.getName()
                  + (given ? "' takes no value; remove it" : "' needs a value behind it"),
              entry,
              null);
        }
      }
    }
  }

  @Check
  public void places(PlaceRange range) {
    if ((range.eContainer() instanceof PlanDef plan && PlaceNotation.groundOf(plan) != null)
        || (range.eContainer() instanceof GroundEffect effect
            && PlaceNotation.groundOf(effect) != null)) {
      return;
    }
    place(
        CommonCheckCode.V_205,
        range.getFirst(),
        range,
        AST.getPlaceRange_First(),
        INSIGNIFICANT_INDEX);
    place(
        CommonCheckCode.V_205,
        range.getLast(),
        range,
        AST.getPlaceRange_Last(),
        INSIGNIFICANT_INDEX);
  }

  private void place(
      CheckCode code, @Nullable String text, EObject at, EStructuralFeature feature, int index) {
    String wrong =
        text == null ? null : PlaceMessages.invalidPlaceMessage(PlaceNotation.at(at), text);
    if (wrong != null) {
      report(code, wrong, at, feature, index);
    }
  }

  /** A name given to several stands numbers them, and says little where another has it as well. */
  @Check
  public void names(ScenarioDef scenario) {
    Map<String, DeployDef> before = new LinkedHashMap<>();
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        for (DeployDef stand : group.getStands()) {
          DeployDef other =
              stand.getName() == null ? null : before.putIfAbsent(stand.getName(), stand);
          if (other != null && (StandNames.count(other) > 1 || StandNames.count(stand) > 1)) {
            report(
                CommonCheckCode.V_093,
                "stands are called '" + stand.getName() + "' already; give these another name",
                stand,
                AST.getDeployDef_Name());
          }
        }
      }
    }
  }

  /** Stands that choose their hex in a zone must find one that no other stand is given. */
  @Check
  public void zones(ScenarioDef scenario) {
    MapDef map = scenario.getMap();
    if (map == null || map.eIsProxy()) {
      return;
    }
    var ground = new MapDrawingParser.TerrainGrid(map);
    Map<Ground, Integer> wanted = new LinkedHashMap<>();
    Map<Ground, Integer> spots = new HashMap<>();
    PlaceNotation places = PlaceNotation.of(map);
    for (SideDef side : scenario.getSides()) {
      for (GroupDef group : side.getGroups()) {
        for (DeployDef stand : group.getStands()) {
          Ground zone = stand.getZone();
          if (zone != null && !zone.eIsProxy()) {
            int before = wanted.getOrDefault(zone, 0);
            int now = before + StandNames.count(stand);
            wanted.put(zone, now);
            int open = spots.computeIfAbsent(zone, each -> ground.open(places.of(each)).size());
            if (now > open && before <= open) {
              report(
                  CommonCheckCode.V_212,
                  "zone "
                      + zone.getName()
                      + " has "
                      + open
                      + " "
                      + (open == 1 ? places.kind().place() : places.kind().places())
                      + " to stand in, which is too few for "
                      + now
                      + " stands; make it larger",
                  stand,
                  AST.getDeployDef_Zone());
            }
          }
        }
      }
    }
  }
}
