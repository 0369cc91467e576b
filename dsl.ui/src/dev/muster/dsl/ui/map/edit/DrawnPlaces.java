package dev.muster.dsl.ui.map.edit;

import dev.muster.dsl.ui.map.board.BoardPlaces;
import dev.muster.dsl.ui.map.model.DragPreview;
import dev.muster.dsl.ui.map.model.FieldModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Places that are being drawn on, by mouse or by keyboard: the cells of a wood, the way of a road,
 * the ground of a zone. At the end they are one action.
 */
public final class DrawnPlaces {

  /** How near to the middle of a side a mouse that is dragged must come, in cells. */
  private static final double NEAR = 0.3;

  private final FieldModel model;
  private final MapEdits edits;
  private final List<String> places = new ArrayList<>();
  private final Map<MapTool.Need, String> given = new EnumMap<>(MapTool.Need.class);
  private MapTool.Draw tool;
  private Listener listener = need -> {};
  private int heading;
  private int held;

  /** Hears of what is still to be given. */
  @FunctionalInterface
  public interface Listener {

    /** The places are there; this is missing. */
    void missing(MapTool.Need need);
  }

  public DrawnPlaces(FieldModel model, MapEdits edits) {
    this.model = model;
    this.edits = edits;
  }

  /** Sets the listener that asks the user for missing values. */
  public void onMissing(Listener asks) {
    listener = asks;
  }

  /** Begins with another tool; null for none. */
  public void use(MapTool.Draw next) {
    cancel();
    tool = next;
    given.clear();
  }

  /** Sets a value that the tool needs; empty if unknown. */
  public void give(MapTool.Need need, String value) {
    if (value.isBlank()) {
      given.remove(need);
    } else {
      given.put(need, value.strip());
    }
  }

  /** The places so far. */
  public List<String> places() {
    return List.copyOf(places);
  }

  /** Whether single clicks gather places, until something ends it. */
  public boolean isLong() {
    return tool != null && tool.gather() == MapTool.Gather.POINTS;
  }

  /** Whether it draws on sides of cells. */
  public boolean isOnSides() {
    return tool != null && tool.gather() == MapTool.Gather.SIDES;
  }

  /**
   * A place comes under the mouse.
   *
   * @param x of the mouse, in board units
   * @param y of the mouse, in board units
   */
  public void touch(String place, double x, double y) {
    if (tool != null && isOnSides()) {
      // The first touch means the nearest side; a mouse that is dragged on passes by others.
      double reach = places.isEmpty() ? Double.POSITIVE_INFINITY : NEAR * cell();
      board().neighbours(place).stream()
          .filter(each -> far(place, each, x, y) < reach)
          .min(Comparator.comparingDouble(each -> far(place, each, x, y)))
          .ifPresent(each -> side(place, each));
      show();
    } else {
      take(place);
    }
  }

  private double cell() {
    return model.scene().map(each -> each.board().cell()).orElse(0.0);
  }

  private double far(String place, String other, double x, double y) {
    double[] one = board().middle(place).orElseThrow();
    double[] two = board().middle(other).orElseThrow();
    return Math.hypot((one[0] + two[0]) / 2 - x, (one[1] + two[1]) / 2 - y);
  }

  /** Adds the place at the keyboard cursor, or for a tool for sides the side that is pointed at. */
  public void take(String place) {
    if (tool == null || place.isEmpty()) {
      return;
    }
    switch (tool.gather()) {
      case CELLS -> {
        if (!places.contains(place)) {
          places.add(place);
        }
      }
      case POINTS -> {
        if (places.isEmpty() || !places.getLast().equals(place)) {
          places.add(place);
        }
      }
      case SIDES -> beyond(place).ifPresent(each -> side(place, each));
      case ONE -> {
        places.clear();
        places.add(place);
      }
    }
    show();
  }

  /** The mouse is pressed: what it draws from now on can still go elsewhere. */
  public void hold() {
    held = places.size();
  }

  /** Draws a straight line to a place, as long as the mouse is not let go. */
  public void pull(String place) {
    while (places.size() > held) {
      places.removeLast();
    }
    take(place);
  }

  private void side(String one, String other) {
    for (int i = 0; i < places.size(); i += 2) {
      if (places.get(i).equals(one) && places.get(i + 1).equals(other)
          || places.get(i).equals(other) && places.get(i + 1).equals(one)) {
        return;
      }
    }
    places.add(one);
    places.add(other);
  }

  /** Points at another side of a place. */
  public void turn(int steps) {
    heading += steps;
    show();
  }

  /** The place beyond the side of a place that is pointed at. */
  public Optional<String> beyond(String place) {
    List<String> about = place.isEmpty() ? List.of() : board().neighbours(place);
    return about.isEmpty()
        ? Optional.empty()
        : Optional.of(about.get(Math.floorMod(heading, about.size())));
  }

  /** Takes the last place back. */
  public boolean back() {
    if (places.isEmpty()) {
      return false;
    }
    places.removeLast();
    if (isOnSides()) {
      places.removeLast();
    }
    show();
    return true;
  }

  /** Completes the gathered places if no value is missing. */
  public void finish() {
    if (tool == null || places.isEmpty()) {
      return;
    }
    for (MapTool.Need each : tool.needs()) {
      if (each.isRequired() && !given.containsKey(each)) {
        listener.missing(each);
        return;
      }
    }
    String name = given.getOrDefault(MapTool.Need.NAME, given.get(MapTool.Need.LABEL));
    String round = given.get(MapTool.Need.ROUND);
    List<String> drawn = List.copyOf(places);
    MapTool.Draw with = tool;
    cancel();
    edits.perform(
        MapActions.on(
            with.action(),
            drawn,
            with.gather() == MapTool.Gather.ONE,
            name,
            round == null ? null : Integer.valueOf(round)));
  }

  /**
   * Forgets the places; the tool stays.
   *
   * @return whether there were some
   */
  public boolean cancel() {
    boolean some = !places.isEmpty();
    places.clear();
    if (some || tool != null) {
      model.drag(DragPreview.NONE);
    }
    return some;
  }

  /** Shows what has been gathered, and the side that the keyboard points at. */
  public void show() {
    if (tool == null || model.scene().isEmpty()) {
      return;
    }
    List<String> pointed =
        isOnSides()
            ? beyond(model.cursor()).map(each -> List.of(model.cursor(), each)).orElse(List.of())
            : List.of();
    model.drag(
        switch (tool.gather()) {
          case SIDES -> DragPreview.sides(places(), pointed);
          case POINTS -> DragPreview.way(places());
          default -> DragPreview.painted(places());
        });
  }

  private BoardPlaces board() {
    return model.places();
  }
}
