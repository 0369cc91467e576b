package dev.muster.dsl.validation;

import dev.muster.dsl.compile.AreaOutlines;
import dev.muster.dsl.compile.EdgeRun;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.EdgeRunDef;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.PlaceDef;
import dev.muster.dsl.muster.WayDef;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.geometry.PolygonGeometry;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.List;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.validation.Check;
import org.jspecify.annotations.Nullable;

/** What is on a map: lines along sides, ways and areas. */
public class MapElementChecks extends AbstractMapChecks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  @Check
  public void lines(MapDef map) {
    for (LineDef line : map.getLines()) {
      if (line.getTerrain() != null
          && !line.getTerrain().eIsProxy()
          && !line.getTerrain().getProperties().contains("linear")
          && !line.getTerrain().getProperties().contains("impassable")) {
        report(
            CommonCheckCode.V_207,
            "'"
                + line.getTerrain().getName()
                + "' fills "
                + PlaceNotation.of(map).kind().places()
                + " and does not lie on their sides; draw it in the rows",
            line,
            AST.getLineDef_Terrain());
      }
      line.getSides().forEach(side -> side(map, side));
      line.getRuns().forEach(run -> run(map, run));
    }
    for (PlaceDef place : map.getPlaces()) {
      onMap(map, place.getAt(), place, AST.getPlaceDef_At(), INSIGNIFICANT_INDEX);
    }
  }

  private void side(MapDef map, EdgeDef side) {
    if (!isGrid(map) || meant(map) != null) {
      return; // Told of the whole line, or of the ground.
    }
    EStructuralFeature both = AST.getEdgeDef_Both();
    boolean glued = side.getBoth() != null;
    List<@Nullable String> ends = PlaceNotation.ends(side);
    Place a =
        onMap(
            map, ends.getFirst(), side, glued ? both : AST.getEdgeDef_First(), INSIGNIFICANT_INDEX);
    Place b =
        onMap(
            map, ends.getLast(), side, glued ? both : AST.getEdgeDef_Second(), INSIGNIFICANT_INDEX);
    boolean beside =
        a instanceof Hex one && b instanceof Hex other && one.isBeside(other)
            || a instanceof Box box && b instanceof Box next && box.isBeside(next);
    if (a != null && b != null && !beside) {
      report(
          CommonCheckCode.V_206,
          PlaceNotation.of(map).kind().places()
              + " "
              + a
              + " and "
              + b
              + " share no side; name two neighbours",
          side,
          glued ? both : AST.getEdgeDef_First());
    }
  }

  private void run(MapDef map, EdgeRunDef run) {
    if (!isGrid(map) || meant(map) != null) {
      return; // Told of the whole line, or of the ground.
    }
    Place first = onMap(map, run.getFirst(), run, AST.getEdgeRunDef_First(), INSIGNIFICANT_INDEX);
    Place last = onMap(map, run.getLast(), run, AST.getEdgeRunDef_Last(), INSIGNIFICANT_INDEX);
    EdgeRun read = first == null || last == null ? null : EdgeRun.of(map, run);
    if (read != null && read.problem() != null) {
      report(CommonCheckCode.V_206, read.problem(), run, AST.getEdgeRunDef_Quarter());
    }
  }

  /** Rows are drawn on grids, areas on tables. */
  @Check
  public void drawnOnItsGround(MapDef map) {
    BoardKind kind = PlaceNotation.of(map).kind();
    if (kind != BoardKind.TABLE && meant(map) != null) {
      return; // Told of the ground.
    }
    if (kind != BoardKind.TABLE) {
      for (AreaDef area : map.getAreas()) {
        report(
            CommonCheckCode.V_145,
            "an area lies on a table, and map '"
                + map.getName()
                + "' is "
                + kind.described()
                + "; draw it in the rows",
            area,
            AST.getAreaDef_Terrain());
      }
      return;
    }
    boolean drawn = map.getRows() != null || map.getHeights() != null;
    if (drawn) {
      report(
          CommonCheckCode.V_145,
          "rows are drawn on a map of hexes or boxes, and '"
              + map.getGround()
              + "' makes this a table; write hexes or boxes, or areas in place of the rows",
          map,
          AST.getMapDef_Ground());
    }
    for (LineDef line : map.getLines()) {
      if (!drawn) {
        report(
            CommonCheckCode.V_145,
            "a table has no hexes or boxes with sides; write way, along and the points it runs"
                + " through",
            line,
            AST.getLineDef_Terrain());
      }
    }
  }

  @Check
  public void area(AreaDef area) {
    if (!(area.eContainer() instanceof MapDef map) || isGrid(map)) {
      return;
    }
    boolean all =
        onMap(map, area.getFrom(), area, AST.getAreaDef_From(), INSIGNIFICANT_INDEX) != null
            || area.getFrom() == null;
    all &=
        onMap(map, area.getTo(), area, AST.getAreaDef_To(), INSIGNIFICANT_INDEX) != null
            || area.getTo() == null;
    for (int i = 0; i < area.getCorners().size(); i++) {
      all &= onMap(map, area.getCorners().get(i), area, AST.getAreaDef_Corners(), i) != null;
    }
    List<Point> corners = AreaOutlines.corners(area);
    boolean listed = area.getFrom() == null && !area.getCorners().isEmpty();
    if (!all || area.getTerrain() == null) {
      return;
    }
    if (listed && corners.size() < 3) {
      report(
          CommonCheckCode.V_146,
          "an area has three corners or more; add some, or write from, a corner, to and the one"
              + " across",
          area,
          AST.getAreaDef_Corners());
      return;
    }
    int crossing = corners.size() < 3 ? -1 : PolygonGeometry.crossing(corners);
    if (crossing >= 0) {
      report(
          CommonCheckCode.V_146,
          "the side from "
              + corners.get(crossing)
              + " to "
              + corners.get((crossing + 1) % corners.size())
              + " meets another side of the area; name the corners in their order about it",
          area,
          listed ? AST.getAreaDef_Corners() : AST.getAreaDef_To(),
          listed ? crossing : INSIGNIFICANT_INDEX);
    } else if (!listed && area.getTo() != null && corners.size() < 4) {
      report(
          CommonCheckCode.V_146,
          "the two corners of the area are the same; write the one across",
          area,
          AST.getAreaDef_To());
    }
  }

  @Check
  public void way(WayDef way) {
    if (!(way.eContainer() instanceof MapDef map)) {
      return;
    }
    BoardKind kind = PlaceNotation.of(map).kind();
    if (way.getPoints().size() == 1) {
      report(
          CommonCheckCode.V_147,
          "a way runs through two " + kind.places() + " or more; add where it goes",
          way,
          AST.getWayDef_Points());
    }
    Place before = null;
    for (int i = 0; i < way.getPoints().size(); i++) {
      Place place = onMap(map, way.getPoints().get(i), way, AST.getWayDef_Points(), i);
      boolean apart =
          before instanceof Hex a && place instanceof Hex b && !a.isBeside(b)
              || before instanceof Box c && place instanceof Box d && !touch(c, d);
      if (apart) {
        report(
            CommonCheckCode.V_147,
            kind.places()
                + " "
                + before
                + " and "
                + place
                + " are no neighbours; name every "
                + kind.place()
                + " the way runs through",
            way,
            AST.getWayDef_Points(),
            i);
      }
      before = place;
    }
    if (kind != BoardKind.TABLE && way.getBreadth() > 0) {
      report(
          CommonCheckCode.V_147,
          "a way has a breadth on a table alone; remove wide",
          way,
          AST.getWayDef_Breadth());
    }
  }

  /** A way over boxes may go over a corner. */
  private static boolean touch(Box a, Box b) {
    return Math.max(Math.abs(a.column() - b.column()), Math.abs(a.row() - b.row())) == 1;
  }
}
