package dev.muster.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a hex of the map shows, as the players would see it on the table (1.2, 4.0). */
class MarkersTest {
  private static final Pattern CIRCLE =
      Pattern.compile("cx=\"([-.0-9]+)\" cy=\"([-.0-9]+)\" r=\"([.0-9]+)\"");
  private static final Pattern TURN = Pattern.compile("rotate\\((-?\\d+)\\)");
  private static final Hex AT = new Hex(5, 5);

  /** The geometry of the battle and that of the page agree, on rows that are shifted and not. */
  @Test
  @Tag("SN-4.0-02")
  void theFrontHexesArePrintedAsTheyAreFought() {
    HexGrid grid = new HexGrid(10, 10);
    for (Hex hex : List.of(new Hex(5, 5), new Hex(5, 6))) {
      for (Facing facing : Facing.values()) {
        Set<Hex> fought = new HashSet<>();
        for (int i = 0; i < grid.size(); i++) {
          if (grid.isFront(grid.index(hex), facing.ordinal(), i)) {
            fought.add(grid.hex(i));
          }
        }
        assertEquals(fought, Set.copyOf(hex.front(facing)), hex + " facing " + facing);
      }
    }
  }

  /** The point of the base lies on the line to the corner between the two front hexes. */
  @Test
  @Tag("SN-4.0-02")
  void thePointOfAStandLooksBetweenItsFrontHexes() {
    for (Facing facing : Facing.values()) {
      String svg = Marker.stand(0, Marker.Kind.FOOT, 1, AT, facing, "A1", "");
      assertEquals(1, svg.split("class=\"facing\"", -1).length - 1, svg);
      MatchResult turn = TURN.matcher(svg).results().findFirst().orElseThrow();
      double angle = Math.toRadians(Integer.parseInt(turn.group(1)) - 90);
      double x = 0;
      double y = 0;
      for (Hex hex : AT.front(facing)) {
        x += (Hexes.centreX(hex) - Hexes.centreX(AT)) / 2;
        y += (Hexes.centreY(hex) - Hexes.centreY(AT)) / 2;
      }
      assertEquals(
          Math.atan2(y, x), Math.atan2(Math.sin(angle), Math.cos(angle)), 0.01, facing + "");
    }
  }

  /** The base and four counters lie within the hex, and none covers another. */
  @Test
  @Tag("SN-1.2-03")
  void aStandFitsInItsHexWithItsMarkers() {
    for (Facing facing : Facing.values()) {
      String svg = Marker.statuses(0, AT, facing, List.of(Status.values()));
      List<MatchResult> circles = CIRCLE.matcher(svg).results().toList();
      assertEquals(Status.values().length, circles.size());
      double turned = Hexes.angle(facing) + Math.PI / 2;
      for (int i = 0; i < circles.size(); i++) {
        double x = Double.parseDouble(circles.get(i).group(1));
        double y = Double.parseDouble(circles.get(i).group(2));
        double r = Double.parseDouble(circles.get(i).group(3));
        assertTrue(insideHex(x, y, r), facing + " " + circles.get(i).group());
        double dx = x - Hexes.centreX(AT);
        double dy = y - Hexes.centreY(AT);
        double along = Math.abs(dx * Math.cos(turned) + dy * Math.sin(turned));
        assertTrue(along - r >= Marker.HALF_WIDTH, "lies on the base: " + facing);
        for (int j = 0; j < i; j++) {
          double apart =
              Math.hypot(
                  x - Double.parseDouble(circles.get(j).group(1)),
                  y - Double.parseDouble(circles.get(j).group(2)));
          assertTrue(apart >= 2 * r, "one counter covers another: " + facing);
        }
      }
    }
    double corner = Math.hypot(Marker.HALF_WIDTH, Marker.HALF_DEPTH);
    assertTrue(corner <= Hexes.HALF_WIDTH, "the base of the deepest unit leaves its hex");
  }

  private static boolean insideHex(double x, double y, double r) {
    return Arrays.stream(new double[] {0, 60, 120, 180, 240, 300})
        .map(Math::toRadians)
        .allMatch(
            side ->
                (x - Hexes.centreX(AT)) * Math.cos(side) + (y - Hexes.centreY(AT)) * Math.sin(side)
                    <= Hexes.HALF_WIDTH - r + 0.11);
  }

  @Test
  @Tag("SN-1.2-03")
  void theOrderOfBattleHasABoxForEveryMarker() {
    assertEquals("M□ D□ O□ F□", Status.boxes(List.of()));
    assertEquals("M□ D■ O■ F□", Status.boxes(List.of(Status.DISORDERED, Status.OPPORTUNITY)));
    assertEquals(
        "M moved this round, D disordered, O on opportunity, F fights on in a melee",
        Status.legend());
  }

  /** A square in gold with its own letter; a stand is a base with a point. */
  @Test
  @Tag("SN-1.2-07")
  void aGeneralLooksUnlikeAnyStand() {
    for (boolean alone : List.of(true, false)) {
      String general = Marker.general(0, AT, alone, "A", "General");
      assertTrue(general.contains("class=\"general\"") && general.contains("#f5c542"), general);
      assertFalse(general.contains("class=\"facing\""), "a General faces nowhere");
      for (Marker.Kind kind : Marker.Kind.values()) {
        String stand = Marker.stand(0, kind, 1, AT, Facing.N, "A1", "");
        assertFalse(stand.contains("#f5c542"), stand);
        assertTrue(stand.contains("class=\"facing\""), stand);
      }
    }
  }
}
