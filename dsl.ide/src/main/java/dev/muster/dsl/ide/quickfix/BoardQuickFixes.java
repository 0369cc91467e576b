package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.compile.AreaOutlines;
import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.hover.BuiltInWordDocumentation;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GroundDef;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MarkDef;
import dev.muster.dsl.muster.MarkSetting;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.dsl.text.TextChange;
import dev.muster.rules.geometry.PolygonGeometry;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Point;
import dev.muster.rules.spelling.SimilarNames;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Quick fixes for the kind of board of a map, and for marks that the rulebook does not have. */
final class BoardQuickFixes {
  /** The measures of tables, likeliest first. */
  private static final List<String> MEASURES =
      List.copyOf(BuiltInWordDocumentation.MEASURES.keySet());

  private static final Pattern MEASURE = Pattern.compile("write (\\S+) behind its size$");
  private static final Pattern PLAYED_ON =
      Pattern.compile("choose a map (?:of (hexes|boxes)|such as .* (\\S+))$");
  private static final Pattern WITH_VALUE = Pattern.compile("; write (\\S+ [\\d/]+)$");

  private BoardQuickFixes() {}

  static void register(Map<String, QuickFix.Finder> all) {
    all.put("V-141", BoardQuickFixes::otherGround);
    all.put("V-142", BoardQuickFixes::noMark);
    all.put("V-143", BoardQuickFixes::markValue);
    all.put("V-144", BoardQuickFixes::whole);
    all.put("V-145", BoardQuickFixes::drawn);
    all.put("V-146", BoardQuickFixes::corners);
    all.put("V-148", BoardQuickFixes::ground);
    all.put("V-149", BoardQuickFixes::system);
  }

  // ---- maps and what they are drawn in

  /**
   * The ground of the rules for a map of this file that is no place yet that would not be one of
   * it, or another map of the file that is drawn so.
   */
  private static List<QuickFix> otherGround(QuickFixContext site) {
    ScenarioDef scenario = site.in(ScenarioDef.class);
    MapDef map = scenario == null ? null : scenario.getMap();
    Matcher measure = MEASURE.matcher(site.message());
    Matcher played = PLAYED_ON.matcher(site.message());
    String ground =
        measure.find()
            ? measure.group(1)
            : played.find() ? (played.group(1) == null ? played.group(2) : played.group(1)) : null;
    if (scenario == null || map == null || map.eIsProxy() || ground == null) {
      return List.of();
    }
    List<QuickFix> mends = new ArrayList<>(rulesOfTheArmies(scenario, map));
    TextChange change = map.eResource() == site.resource() ? ground(map, ground) : null;
    if (change != null && fits(map, scenario, BoardKind.meantBy(ground))) {
      mends.add(
          QuickFix.of("Write " + ground + " behind the size of map " + map.getName(), change));
    }
    for (EObject each : site.resource().getContents().getFirst().eContents()) {
      if (each instanceof MapDef other
          && other != map
          && other.getName() != null
          && PlaceNotation.of(other).kind() == BoardKind.meantBy(ground)) {
        mends.add(QuickFix.of("Write " + other.getName(), site.replaceFound(other.getName())));
      }
    }
    return mends;
  }

  /** Uses the rulebook of the armies, if it is played on the map's kind of board. */
  private static List<QuickFix> rulesOfTheArmies(ScenarioDef scenario, MapDef map) {
    INode rules = QuickFixContext.node(scenario, "rulebook");
    Set<RulebookDef> books = new LinkedHashSet<>();
    for (SideDef side : scenario.getSides()) {
      ArmyDef army = side.getArmy();
      if (army != null && !army.eIsProxy() && army.getRulebook() != null) {
        books.add(army.getRulebook());
      }
    }
    if (rules == null || books.size() != 1 || books.iterator().next().eIsProxy()) {
      return List.of();
    }
    RulebookDef book = books.iterator().next();
    boolean played =
        RulebookEntries.of(book, GroundDef.class).values().stream()
            .anyMatch(each -> PlaceNotation.of(map).kind().key().equals(each.getName()));
    return !played || book == scenario.getRulebook()
        ? List.of()
        : List.of(
            QuickFix.of(
                "Play by rules " + book.getName(), QuickFixContext.replace(rules, book.getName())));
  }

  /** Whether all places that are written are of a kind; drawn rows are of no table. */
  private static boolean fits(MapDef map, ScenarioDef scenario, BoardKind kind) {
    PlaceNotation places = new PlaceNotation(kind);
    return (kind != BoardKind.TABLE || map.getRows() == null)
        && PlaceOccurrences.within(map).stream().allMatch(each -> places.read(each.text()) != null)
        && PlaceOccurrences.within(scenario).stream()
            .allMatch(each -> places.read(each.text()) != null);
  }

  /** Replaces the ground of a map, or adds it after the size; null if the size is incomplete. */
  private static @Nullable TextChange ground(MapDef map, String ground) {
    INode written = QuickFixContext.node(map, "ground");
    INode height = QuickFixContext.node(map, "height");
    return written != null
        ? QuickFixContext.replace(written, ground)
        : height == null ? null : QuickFixContext.insert(height.getEndOffset(), " " + ground);
  }

  /** Changes a size to whole numbers: that of the drawing, or the nearest. */
  private static List<QuickFix> whole(QuickFixContext site) {
    MapDef map = site.in(MapDef.class);
    if (map == null || !Point.isLength(site.found())) {
      return List.of();
    }
    double found = Double.parseDouble(site.found());
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(map.getRows());
    INode width = QuickFixContext.node(map, "width");
    boolean wide = width != null && width.getOffset() == site.offset();
    int drawn = rows.isEmpty() ? 0 : wide ? rows.getFirst().cells().size() : rows.size();
    Set<String> all = new LinkedHashSet<>();
    if (Math.abs(drawn - found) < 1) {
      all.add(Integer.toString(drawn));
    } else {
      all.add(Point.length(Math.max(1, Math.floor(found))));
      all.add(Point.length(Math.ceil(found)));
    }
    return all.stream().map(each -> QuickFix.of("Write " + each, site.replaceFound(each))).toList();
  }

  /** Removes rows from a table, and areas and sides from boards that cannot have them. */
  private static List<QuickFix> drawn(QuickFixContext site) {
    MapDef map = site.in(MapDef.class);
    INode ground = map == null ? null : QuickFixContext.node(map, "ground");
    Matcher behind = MEASURE.matcher(site.message());
    if (map != null && behind.find()) {
      TextChange change = ground(map, behind.group(1));
      return change == null
          ? List.of()
          : List.of(QuickFix.of("Write " + behind.group(1) + " behind the size", change));
    }
    if (ground != null && ground.getOffset() == site.offset()) {
      return grids(map).stream()
          .map(each -> QuickFix.of("Write " + each, site.replaceFound(each)))
          .toList();
    }
    return site.in(AreaDef.class) != null
        ? ScenarioQuickFixes.removeElement(site, AreaDef.class, "Remove the area")
        : ScenarioQuickFixes.removeElement(site, LineDef.class, "Remove the side");
  }

  /** The grids that all places of a map may be of. */
  private static List<String> grids(@Nullable MapDef map) {
    List<String> grids = new ArrayList<>();
    for (BoardKind kind : List.of(BoardKind.HEXES, BoardKind.BOXES)) {
      PlaceNotation places = new PlaceNotation(kind);
      if (map == null
          || PlaceOccurrences.within(map).stream()
              .allMatch(each -> places.read(each.text()) != null)) {
        grids.add(kind.key());
      }
    }
    return grids;
  }

  /** The corners of an area in their order about it, or two of them as those of a rectangle. */
  private static List<QuickFix> corners(QuickFixContext site) {
    AreaDef area = site.in(AreaDef.class);
    List<PlaceOccurrences.PlaceOccurrence> written =
        area == null ? List.of() : PlaceOccurrences.within(area);
    if (area == null || area.getCorners().isEmpty() || written.size() < 2) {
      return List.of();
    }
    List<Point> corners = AreaOutlines.corners(area);
    int from = written.getFirst().offset();
    int to = written.getLast().end();
    if (corners.size() == 2) {
      int at = site.text().lastIndexOf("at", from);
      String rectangle = "from " + corners.getFirst() + " to " + corners.getLast();
      return List.of(QuickFix.of("Write " + rectangle, new TextChange(at, to - at, rectangle)));
    }
    List<Point> ordered = inOrder(corners);
    String text = ordered.stream().map(Point::toString).collect(Collectors.joining(" "));
    return ordered.size() < 3 || PolygonGeometry.crossing(ordered) >= 0
        ? List.of()
        : List.of(QuickFix.of("Write " + text, new TextChange(from, to - from, text)));
  }

  /** Corners as one meets them going about their middle, from the first on and the way it went. */
  private static List<Point> inOrder(List<Point> corners) {
    double x = corners.stream().mapToDouble(Point::x).average().orElse(0);
    double y = corners.stream().mapToDouble(Point::y).average().orElse(0);
    Point first = corners.getFirst();
    double start = Math.atan2(first.y() - y, first.x() - x);
    double whole = 2 * Math.PI;
    List<Point> ordered = new ArrayList<>(new LinkedHashSet<>(corners));
    ordered.sort(
        Comparator.comparingDouble(
            each -> (Math.atan2(each.y() - y, each.x() - x) - start + 2 * whole) % whole));
    return ordered;
  }

  // ---- rulebooks

  private static List<QuickFix> ground(QuickFixContext site) {
    GroundDef ground = site.in(GroundDef.class);
    INode name = ground == null ? null : QuickFixContext.node(ground, "name");
    INode measure = ground == null ? null : QuickFixContext.node(ground, "measure");
    if (ground == null || name == null) {
      return List.of();
    }
    if (measure != null && site.offset() == measure.getOffset()) {
      int in = site.text().lastIndexOf("in", measure.getOffset() - 1);
      return List.of(
          QuickFix.of("Remove in " + ground.getMeasure(), site.remove(in, measure.getEndOffset())));
    }
    if (BoardKind.TABLE.key().equals(ground.getName())) {
      return MEASURES.stream()
          .map(
              each ->
                  QuickFix.of(
                      "Add in " + each, QuickFixContext.insert(name.getEndOffset(), " in " + each)))
          .toList();
    }
    List<String> all =
        measure == null
            ? List.of("hexes", "boxes", "table in " + MEASURES.getFirst())
            : List.of(BoardKind.TABLE.key());
    List<String> near = SimilarNames.of(ground.getName(), all);
    return (near.isEmpty() ? all : near)
        .stream().map(each -> QuickFix.of("Write " + each, site.replaceFound(each))).toList();
  }

  private static List<QuickFix> system(QuickFixContext site) {
    return ArmyQuickFixes.words(site, RuleSystems.ALL.stream().map(RuleSystem::key).toList());
  }

  // ---- marks

  /** A state the rulebook does not know goes, with the words that belong to it. */
  private static List<QuickFix> noMark(QuickFixContext site) {
    DeployDef stand = site.in(DeployDef.class);
    if (stand == null) {
      return List.of();
    }
    MarkSetting mark = site.in(MarkSetting.class);
    if (mark != null) {
      return withoutMark(site, stand, mark);
    }
    for (String feature : List.of("lost", "disordered", "opportunity")) {
      INode node = QuickFixContext.node(stand, feature);
      if (node != null && node.getOffset() == site.offset()) {
        int from =
            switch (feature) {
              case "lost" -> site.text().lastIndexOf("lost", node.getOffset());
              case "opportunity" -> site.text().lastIndexOf("on", node.getOffset() - 1);
              default -> node.getOffset();
            };
        List<INode> all =
            NodeModelUtils.findNodesForFeature(
                stand, stand.eClass().getEStructuralFeature(feature));
        int to = all.getLast().getEndOffset();
        return List.of(
            QuickFix.of("Remove " + site.text().substring(from, to), site.remove(from, to)));
      }
    }
    return List.of();
  }

  private static List<QuickFix> withoutMark(
      QuickFixContext site, DeployDef stand, MarkSetting mark) {
    INode node = QuickFixContext.node(mark);
    if (node == null) {
      return List.of();
    }
    ScenarioDef scenario = site.in(ScenarioDef.class);
    RulebookDef rulebook = scenario == null ? null : RulebookEntries.rulebookOf(scenario);
    INode word = QuickFixContext.node(mark, "mark");
    if (rulebook != null && !rulebook.eIsProxy() && word != null) {
      List<QuickFix> near =
          SimilarNames.of(
                  NodeModelUtils.getTokenText(word),
                  RulebookEntries.of(rulebook, MarkDef.class).keySet())
              .stream()
              .map(each -> QuickFix.of("Change to " + each, QuickFixContext.replace(word, each)))
              .toList();
      if (!near.isEmpty()) {
        return near;
      }
    }
    String title = "Remove " + node.getText().strip();
    String text = site.text();
    if (stand.getMarks().size() == 1) {
      int from = text.lastIndexOf("marked", node.getOffset());
      return List.of(QuickFix.of(title, site.remove(from, node.getEndOffset())));
    }
    if (stand.getMarks().getFirst() == mark) {
      int comma = text.indexOf(',', node.getEndOffset());
      int to = comma + 1;
      while (to < text.length() && Character.isWhitespace(text.charAt(to))) {
        to++;
      }
      return List.of(
          QuickFix.of(title, new TextChange(node.getOffset(), to - node.getOffset(), "")));
    }
    int comma = text.lastIndexOf(',', node.getOffset());
    return List.of(QuickFix.of(title, new TextChange(comma, node.getEndOffset() - comma, "")));
  }

  private static List<QuickFix> markValue(QuickFixContext site) {
    MarkSetting mark = site.in(MarkSetting.class);
    Matcher with = WITH_VALUE.matcher(site.message());
    INode value = mark == null ? null : QuickFixContext.node(mark, "value");
    if (mark == null) {
      return List.of();
    }
    if (with.find()) {
      INode node = QuickFixContext.node(mark);
      return node == null
          ? List.of()
          : List.of(
              QuickFix.of("Write " + with.group(1), QuickFixContext.replace(node, with.group(1))));
    }
    return value == null
        ? List.of()
        : List.of(QuickFix.of("Remove " + value.getText().strip(), site.remove(value)));
  }
}
