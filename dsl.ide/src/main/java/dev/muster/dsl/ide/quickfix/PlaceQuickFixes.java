package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.compile.Frontage;
import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.NearbyPlaces;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.WayDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.jspecify.annotations.Nullable;

/** Mends of places and facings, on whatever a map is drawn in. */
final class PlaceQuickFixes {
  /** A text that is meant for a place of some board. */
  private static final Pattern WORD =
      Pattern.compile("[A-Za-z]{1,2}\\d{1,2}|\\d+(?:\\.\\d+)?(?:\\s*,\\s*\\d+(?:\\.\\d+)?)?");

  /** A gap in a way of more places is no slip. */
  private static final int LONGEST_GAP = 20;

  private PlaceQuickFixes() {}

  static void register(Map<String, QuickFix.Finder> all) {
    all.put("V-110", PlaceQuickFixes::start);
    all.put("V-111", PlaceQuickFixes::start);
    all.put("V-112", PlaceQuickFixes::facing);
    all.put("V-147", PlaceQuickFixes::way);
    all.put("V-205", PlaceQuickFixes::written);
    all.put("V-206", PlaceQuickFixes::neighbour);
  }

  // ---- places

  /** Changes the start of a stand to the notation of the map and to an allowed place. */
  private static List<QuickFix> start(QuickFixContext site) {
    MapDef map = PlaceNotation.mapOf(site.element());
    NearbyPlaces spots = NearbyPlaces.of(map);
    Place place = map == null ? null : PlaceNotation.of(map).read(site.found().strip());
    if (map == null || spots == null || place == null) {
      return written(site);
    }
    Place free = nearestFree(site, map, spots, place, each -> true);
    return free == null
        ? written(site)
        : List.of(QuickFix.of("Move to " + free, site.replaceFound(free.toString())));
  }

  /** The nearest place where a stand, or all of a line abreast, is alone and may be. */
  static @Nullable Place nearestFree(
      QuickFixContext site,
      MapDef map,
      NearbyPlaces spots,
      Place wanted,
      Predicate<Place> suitable) {
    ScenarioDef scenario = site.in(ScenarioDef.class);
    Set<Place> taken = new LinkedHashSet<>();
    if (scenario != null) {
      for (PlaceOccurrences.PlaceOccurrence each : PlaceOccurrences.within(scenario)) {
        Place place = PlaceNotation.of(map).read(each.text());
        if (place != null) {
          taken.add(place);
        }
      }
    }
    var drawn = new MapDrawingParser.TerrainGrid(map);
    // on a table a unit is as wide as a step at most, or stands on another
    Predicate<Place> free =
        spots.kind() == BoardKind.TABLE
            ? place -> taken.stream().allMatch(each -> spots.distance(each, place) >= 1)
            : place -> !taken.contains(place);
    Predicate<Place> will =
        free.and(suitable)
            .and(place -> MapDrawingParser.contains(map, place) && open(drawn.terrain(place)));
    DeployDef stand = site.in(DeployDef.class);
    Heading heading = stand == null ? null : PlaceNotation.of(map).heading(stand);
    if (stand == null || heading == null || !stand.isAbreast()) {
      return spots.nearest(wanted, will);
    }
    // a line moves with its first
    int count = StandNames.count(stand);
    double width = Frontage.of(stand);
    return spots.nearest(
        wanted,
        place ->
            PlaceNotation.of(map).abreast(place, count, heading, width).stream().allMatch(will));
  }

  static boolean open(@Nullable TerrainDef terrain) {
    return terrain == null
        || (!terrain.getProperties().contains("impassable") && terrain.getClosedTo().isEmpty());
  }

  /** A place as its map writes them, or the nearest on the map. */
  static List<QuickFix> written(QuickFixContext site) {
    MapDef map = PlaceNotation.mapOf(site.element());
    NearbyPlaces spots = NearbyPlaces.of(map);
    String found = site.found().strip();
    PlaceNotation places = PlaceNotation.of(map);
    String onMap =
        map == null || spots == null
            ? site.found()
            : WORD.matcher(site.found())
                .replaceAll(
                    each -> {
                      Place place = places.read(each.group());
                      return place == null || MapDrawingParser.contains(map, place)
                          ? each.group()
                          : spots.onMap(place).toString();
                    });
    return onMap.equals(site.found())
        ? meant(found, places, map, spots).stream()
            .map(each -> QuickFix.of("Write " + each, site.replaceFound(each)))
            .toList()
        : List.of(
            QuickFix.of(
                (places.read(found) == null ? "Write " : "Move to ") + onMap.strip(),
                site.replaceFound(onMap)));
  }

  /** Returns the places that an invalid text can mean, the likeliest first. */
  private static List<String> meant(
      String found, PlaceNotation places, @Nullable MapDef map, @Nullable NearbyPlaces spots) {
    if (places.read(found) != null) {
      return List.of();
    }
    List<String> all = new ArrayList<>();
    List<String> parts = Arrays.stream(found.split(",", -1)).map(String::strip).toList();
    if (parts.size() > 1 && parts.stream().allMatch(each -> places.read(each) != null)) {
      return List.of(String.join(" ", parts));
    }
    if (places.kind() == BoardKind.HEXES) {
      String digits = digits(found);
      if (places.read(digits) instanceof Hex hex
          && (map == null || MapDrawingParser.contains(map, hex) || found.matches("\\d+"))) {
        return List.of(digits);
      }
    }
    Place other = Place.read(found.replaceAll("\\s", ""));
    if (other != null && map != null && spots != null) {
      translated(other, map).stream()
          .filter(each -> MapDrawingParser.contains(map, each))
          .map(Place::toString)
          .forEach(all::add);
    }
    return all;
  }

  /** Four digits out of some: those it lacks, or without what stands between them. */
  private static String digits(String found) {
    if (found.matches("\\d{2}\\s?[\\s,.]\\s?\\d{2}")) {
      return found.replaceAll("\\D", "");
    }
    if (found.matches("\\d{1,2}\\s?[,.]\\s?\\d{1,2}")) {
      String[] halves = found.split("\\s?[,.]\\s?");
      return two(halves[0]) + two(halves[1]);
    }
    return switch (found.matches("\\d+") ? found.length() : 0) {
      case 0 -> "";
      case 2 -> "0" + found.charAt(0) + "0" + found.charAt(1);
      case 3 -> "0" + found;
      default -> found.length() > 4 ? found.substring(0, 4) : found;
    };
  }

  private static String two(String digits) {
    return digits.length() == 1 ? "0" + digits : digits;
  }

  /** Returns the places of a map at the same relative position as a place of another board kind. */
  private static Set<Place> translated(Place other, MapDef map) {
    BoardKind kind = PlaceNotation.of(map).kind();
    int rows = MapDrawingParser.rows(map);
    Set<Place> all = new LinkedHashSet<>();
    switch (other) {
      case Hex(int column, int row) ->
          all.add(
              kind == BoardKind.BOXES ? new Box(column, rows + 1 - row) : new Point(column, row));
      case Box(int column, int row) ->
          all.add(
              kind == BoardKind.HEXES ? new Hex(column, rows + 1 - row) : new Point(column, row));
      case Point(double x, double y) -> {
        for (double east : List.of(Math.floor(x), Math.ceil(x))) {
          for (double north : List.of(Math.floor(y), Math.ceil(y))) {
            all.add(
                kind == BoardKind.BOXES
                    ? new Box((int) east, (int) north)
                    : new Hex((int) east, (int) north));
          }
        }
      }
    }
    all.removeIf(each -> !isCounted(each));
    return all;
  }

  private static boolean isCounted(Place place) {
    return switch (place) {
      case Hex(int column, int row) -> column > 0 && row > 0;
      case Box(int column, int row) -> column > 0 && row > 0;
      case Point point -> true;
    };
  }

  // ---- sides and ways

  private static List<QuickFix> neighbour(QuickFixContext site) {
    EdgeDef side = site.in(EdgeDef.class);
    MapDef map = site.in(MapDef.class);
    NearbyPlaces spots = NearbyPlaces.of(map);
    if (side == null || map == null || spots == null) {
      return List.of();
    }
    Place from = PlaceNotation.of(map).read(PlaceNotation.ends(side).getFirst());
    Place to = PlaceNotation.of(map).read(PlaceNotation.ends(side).getLast());
    INode node = QuickFixContext.node(side);
    if (node == null
        || from == null
        || to == null
        || !MapDrawingParser.contains(map, from)
        || !MapDrawingParser.contains(map, to)) {
      return List.of();
    }
    Place nearest = spots.nearest(to, each -> spots.overlap(from, each));
    return nearest == null
        ? List.of()
        : List.of(
            QuickFix.of(
                "Write " + from + "-" + nearest,
                QuickFixContext.replace(node, from + "-" + nearest)));
  }

  /** A way with the places it left out, or without what it cannot have. */
  private static List<QuickFix> way(QuickFixContext site) {
    WayDef way = site.in(WayDef.class);
    MapDef map = site.in(MapDef.class);
    NearbyPlaces spots = NearbyPlaces.of(map);
    if (way == null || map == null || spots == null) {
      return List.of();
    }
    INode breadth = QuickFixContext.node(way, "breadth");
    if (breadth != null && breadth.getOffset() == site.offset()) {
      int wide = site.text().lastIndexOf("wide", breadth.getOffset());
      return List.of(
          QuickFix.of(
              "Remove " + site.text().substring(wide, breadth.getEndOffset()),
              site.remove(wide, breadth.getEndOffset())));
    }
    List<PlaceOccurrences.PlaceOccurrence> points = PlaceOccurrences.within(way);
    for (int i = 1; i < points.size(); i++) {
      if (points.get(i).offset() == site.offset()) {
        Place from = PlaceNotation.of(map).read(points.get(i - 1).text());
        Place to = PlaceNotation.of(map).read(points.get(i).text());
        String between = from == null || to == null ? "" : between(spots, from, to);
        return between.isEmpty()
            ? List.of()
            : List.of(
                QuickFix.of(
                    "Add " + between, QuickFixContext.insert(site.offset(), between + " ")));
      }
    }
    return ScenarioQuickFixes.removeElement(site, WayDef.class, "Remove the way");
  }

  /** The shortest way from one place to another, without both. */
  private static String between(NearbyPlaces spots, Place from, Place to) {
    List<Place> found = new ArrayList<>();
    Place at = from;
    while (!spots.runs(at, to) && found.size() < LONGEST_GAP) {
      Place here = at;
      Place next =
          spots
              .around(here)
              .filter(each -> spots.runs(here, each))
              .min(
                  Comparator.comparingDouble((Place each) -> spots.distance(each, to))
                      .thenComparingDouble(each -> spots.rows(each, to)))
              .orElse(null);
      if (next == null) {
        return "";
      }
      found.add(next);
      at = next;
    }
    return spots.runs(at, to)
        ? found.stream().map(Place::toString).collect(Collectors.joining(" "))
        : "";
  }

  // ---- facings

  /** The words of the board's headings. */
  static List<String> facings(@Nullable EObject element) {
    return element == null
        ? List.of()
        : PlaceNotation.at(element).kind().headings().keySet().stream().sorted().toList();
  }

  /**
   * Replaces a facing of another kind of board: by the nearest facings of this board, else by one
   * with a similar spelling.
   */
  private static List<QuickFix> facing(QuickFixContext site) {
    EObject at = site.element();
    if (at == null) {
      return List.of();
    }
    BoardKind kind = PlaceNotation.at(at).kind();
    String found = site.found().strip();
    Heading meant = meant(found);
    if (meant == null) {
      return ArmyQuickFixes.words(site, facings(at));
    }
    if (kind == BoardKind.TABLE) {
      return List.of(
          QuickFix.of("Change to " + kind.say(meant), site.replaceFound(kind.say(meant))));
    }
    double least =
        kind.headings().values().stream().mapToDouble(each -> apart(each, meant)).min().orElse(0);
    return kind.headings().entrySet().stream()
        .filter(each -> apart(each.getValue(), meant) <= least + 0.001)
        .map(each -> QuickFix.of("Change to " + each.getKey(), site.replaceFound(each.getKey())))
        .toList();
  }

  /** Returns the heading that a word means on any board: a compass point, or degrees. */
  private static @Nullable Heading meant(String word) {
    if (word.matches("\\d{1,4}(\\.\\d{1,3})?")) {
      return new Heading(Double.parseDouble(word));
    }
    return BoardKind.TABLE.heading(word);
  }

  private static double apart(Heading one, Heading other) {
    double apart = Math.abs(one.degrees() - other.degrees());
    return Math.min(apart, 360 - apart);
  }
}
