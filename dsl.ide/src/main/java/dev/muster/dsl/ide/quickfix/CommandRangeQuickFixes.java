package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.NearbyPlaces;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.xtext.nodemodel.INode;
import org.jspecify.annotations.Nullable;

/** Brings a stand and its General together where the command range does not reach. */
final class CommandRangeQuickFixes {
  private static final Pattern RANGE = Pattern.compile("command range (?:is|of) (\\d+)");

  private CommandRangeQuickFixes() {}

  static void register(Map<String, QuickFix.Finder> all) {
    all.put("V-115", CommandRangeQuickFixes::nearer);
  }

  /**
   * A group on its map.
   *
   * @param range the command range of its General, in hexes
   * @param at where the General is
   */
  private record Command(
      MapDef map, NearbyPlaces spots, GroupDef group, GeneralDef general, Place at, int range) {

    static @Nullable Command of(QuickFixContext site) {
      GroupDef group = site.in(GroupDef.class);
      Matcher range = RANGE.matcher(site.message());
      MapDef map = PlaceNotation.mapOf(site.element());
      NearbyPlaces spots = NearbyPlaces.of(map);
      if (map == null
          || group == null
          || spots == null
          || group.getGenerals().isEmpty()
          || !range.find()) {
        return null;
      }
      GeneralDef general = group.getGenerals().getFirst();
      Place at = PlaceNotation.of(map).read(general.getAt());
      return at == null
          ? null
          : new Command(map, spots, group, general, at, Integer.parseInt(range.group(1)));
    }

    boolean reaches(Place from, Place stand) {
      return spots.distance(from, stand) <= range;
    }

    /** Returns the places of the group's stands. */
    List<Place> stands() {
      List<Place> all = new ArrayList<>();
      for (DeployDef stand : group.getStands()) {
        all.addAll(PlaceNotation.of(map).fixed(stand, StandNames.count(stand)));
      }
      return all.stream().filter(each -> MapDrawingParser.contains(map, each)).toList();
    }
  }

  private static List<QuickFix> nearer(QuickFixContext site) {
    Command command = Command.of(site);
    if (command == null) {
      return List.of();
    }
    List<QuickFix> mends = new ArrayList<>();
    Place stand = PlaceNotation.of(command.map()).read(site.found().strip());
    if (stand != null && site.in(DeployDef.class) != null) {
      Place to =
          PlaceQuickFixes.nearestFree(
              site,
              command.map(),
              command.spots(),
              stand,
              each -> command.reaches(command.at(), each));
      if (to != null) {
        mends.add(QuickFix.of("Move to " + to, site.replaceFound(to.toString())));
      }
    }
    Place to = forGeneral(command);
    INode at = QuickFixContext.node(command.general(), "at");
    if (to != null && at != null) {
      mends.add(
          QuickFix.of(
              "Move " + command.general().getName() + " to " + to,
              QuickFixContext.replace(at, to.toString())));
    }
    return mends;
  }

  /**
   * Returns the nearest place from which a General reaches all stands of his group; null if there
   * is none.
   */
  private static @Nullable Place forGeneral(Command command) {
    var drawn = new MapDrawingParser.TerrainGrid(command.map());
    List<Place> stands = command.stands();
    Predicate<Place> reachesAll =
        place -> stands.stream().allMatch(each -> command.reaches(place, each));
    return command
        .spots()
        .nearest(command.at(), reachesAll.and(place -> PlaceQuickFixes.open(drawn.terrain(place))));
  }
}
