package dev.muster.dsl.compile;

import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroundEffect;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.PlaceRange;
import dev.muster.dsl.muster.PlanDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.jspecify.annotations.Nullable;

/**
 * Places as a map writes them: numbers of hexes, boxes, points of a table. The map's ground reads
 * them; where the map is unknown they are taken for hexes.
 */
public record PlaceNotation(BoardKind kind) {
  /** The places of a map. */
  public static PlaceNotation of(@Nullable MapDef map) {
    return new PlaceNotation(
        BoardKind.meantBy(map == null || map.eIsProxy() ? null : map.getGround()));
  }

  /** The places of the map that is meant at an element. */
  public static PlaceNotation at(EObject element) {
    return of(mapOf(element));
  }

  /** The map whose places are meant at an element, null if there is none. */
  public static @Nullable MapDef mapOf(@Nullable EObject element) {
    MapDef map = element == null ? null : EcoreUtil2.getContainerOfType(element, MapDef.class);
    ScenarioDef scenario =
        element == null ? null : EcoreUtil2.getContainerOfType(element, ScenarioDef.class);
    if (map == null && scenario != null) {
      map = scenario.getMap();
    }
    return map == null || map.eIsProxy() ? null : map;
  }

  /** What distances are counted in at an element: hexes, boxes or the measure of a table. */
  public static String lengths(EObject element) {
    MapDef map = mapOf(element);
    String ground = map == null ? null : map.getGround();
    return switch (BoardKind.meantBy(ground)) {
      case HEXES -> "hexes";
      case BOXES -> "boxes";
      case TABLE -> ground == null ? "" : ground;
    };
  }

  /** Returns the place that a text names; null if it is not of this map's kind. */
  public @Nullable Place read(@Nullable String text) {
    return text == null ? null : kind.read(text.replaceAll("\\s", ""));
  }

  /** Returns the heading of a facing; null if the facing is not possible. */
  public @Nullable Heading heading(@Nullable String word) {
    return word == null ? null : kind.heading(word.replaceAll("\\s", ""));
  }

  /** The heading a stand starts with: its own, else that of its or its group's arrival. */
  public @Nullable Heading heading(DeployDef deploy) {
    if (deploy.getFacing() != null) {
      return heading(deploy.getFacing());
    }
    var arrival = ArrivalResolver.of(deploy);
    return arrival == null ? null : heading(arrival.getFacing());
  }

  /** The ends of a side, as they are written; null for one that is not. */
  public static List<@Nullable String> ends(EdgeDef side) {
    String both = side.getBoth();
    if (both == null) {
      return java.util.Arrays.asList(side.getFirst(), side.getSecond());
    }
    int dash = both.indexOf('-');
    return List.of(both.substring(0, dash), both.substring(dash + 1));
  }

  /**
   * The ground a plan names. A name such as B1 reads as a box; where the map has no boxes it is
   * that of a ground.
   */
  public static @Nullable Ground groundOf(PlanDef plan) {
    return groundOf(plan, plan.getGround(), plan.getPlaces());
  }

  /** The ground an event names, as that of a plan. */
  public static @Nullable Ground groundOf(GroundEffect effect) {
    return groundOf(effect, effect.getGround(), effect.getPlaces());
  }

  private static @Nullable Ground groundOf(
      EObject element, @Nullable Ground named, List<PlaceRange> places) {
    if (named != null || places.size() != 1) {
      return named;
    }
    PlaceRange only = places.getFirst();
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(element, ScenarioDef.class);
    if (scenario == null || only.getLast() != null || at(element).read(only.getFirst()) != null) {
      return null;
    }
    return scenario.getGrounds().stream()
        .filter(each -> each.getName() != null && each.getName().equals(only.getFirst()))
        .findFirst()
        .orElse(null);
  }

  /** The places of a zone or an objective, each once; those that cannot be read are left out. */
  public List<Place> of(@Nullable Ground ground) {
    return ground == null || ground.eIsProxy() ? List.of() : of(ground.getPlaces());
  }

  /**
   * The places of ranges, each once; a rectangle of a grid row by row from the top left, one of a
   * table by its corners. What cannot be read is left out.
   */
  public List<Place> of(List<PlaceRange> ranges) {
    Set<Place> places = new LinkedHashSet<>();
    for (PlaceRange range : ranges) {
      Place first = read(range.getFirst());
      Place last = range.getLast() == null ? first : read(range.getLast());
      if (first != null && last != null) {
        places.addAll(rectangle(first, last));
      }
    }
    return List.copyOf(places);
  }

  /** All of a rectangle on a grid, the corners of one on a table. */
  public List<Place> rectangle(Place first, Place last) {
    if (first.equals(last)) {
      return List.of(first);
    }
    if (first instanceof Point a && last instanceof Point b) {
      return List.of(
          new Point(Math.min(a.x(), b.x()), Math.min(a.y(), b.y())),
          new Point(Math.max(a.x(), b.x()), Math.min(a.y(), b.y())),
          new Point(Math.max(a.x(), b.x()), Math.max(a.y(), b.y())),
          new Point(Math.min(a.x(), b.x()), Math.max(a.y(), b.y())));
    }
    List<Place> all = new ArrayList<>();
    int low = Math.min(row(first), row(last));
    int high = Math.max(row(first), row(last));
    for (int step = 0; step <= high - low; step++) {
      for (int column = Math.min(column(first), column(last));
          column <= Math.max(column(first), column(last));
          column++) {
        // the rows of boxes are counted from below
        all.add(
            kind == BoardKind.BOXES ? new Box(column, high - step) : new Hex(column, low + step));
      }
    }
    return all;
  }

  /** Column of a place on a grid. */
  static int column(Place place) {
    return switch (place) {
      case Hex hex -> hex.column();
      case Box box -> box.column();
      case Point point -> throw new IllegalArgumentException(point + " is in no column");
    };
  }

  private static int row(Place place) {
    return switch (place) {
      case Hex hex -> hex.row();
      case Box box -> box.row();
      case Point point -> throw new IllegalArgumentException(point + " is in no row");
    };
  }

  /**
   * Places side by side: the first, and the others to the right of the heading. They may run off
   * the map.
   *
   * @param frontage how far apart they are on a table, in the measure of the map
   */
  public List<Place> abreast(Place first, int count, Heading heading, double frontage) {
    List<Place> line = new ArrayList<>();
    double right = Math.toRadians(heading.degrees() + 90);
    Place place = first;
    for (int i = 0; i < count; i++) {
      line.add(place);
      place =
          switch (place) {
            // A facing points between two directions; the one before it lies straight to the right.
            case Hex hex -> hex.neighbour(Math.floorMod(Facing.of(heading).ordinal() - 1, 6));
            case Box box ->
                box.shifted((int) Math.round(Math.sin(right)), (int) Math.round(Math.cos(right)));
            case Point point ->
                new Point(
                    rounded(point.x() + frontage * Math.sin(right)),
                    rounded(point.y() + frontage * Math.cos(right)));
          };
    }
    return line;
  }

  /** A length to the thousandth, which is as fine as anyone measures. */
  public static double rounded(double length) {
    // adding 0 makes a negative zero a plain one
    return Math.round(length * 1000) / 1000.0 + 0.0;
  }

  /** Places the text gives a stand, as far as they can be read. */
  public List<Place> fixed(DeployDef deploy, int count) {
    if (deploy.isAbreast() && !deploy.getPlaces().isEmpty()) {
      Place first = read(deploy.getPlaces().getFirst());
      Heading heading = heading(deploy);
      return first == null || heading == null
          ? List.of()
          : abreast(first, count, heading, Frontage.of(deploy));
    }
    return deploy.getPlaces().stream().map(this::read).filter(Objects::nonNull).toList();
  }
}
