package dev.muster.dsl.ide.command;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.muster.ChapterDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.lsp4j.Location;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.TextRegion;
import org.jspecify.annotations.Nullable;

/**
 * The answer to {@link MusterCommandService#PLACES}: where is written down what the report of a
 * battle names.
 *
 * @param sections chapters and paragraphs of the rulebook the scenario is fought by
 * @param rows lines of the map's drawing, from the top
 */
public record SourceLocationsResult(List<Section> sections, List<Row> rows) {
  static final SourceLocationsResult NOTHING = new SourceLocationsResult(List.of(), List.of());

  private static final int QUOTES = 3;

  public SourceLocationsResult {
    sections = List.copyOf(sections);
    rows = List.copyOf(rows);
  }

  /**
   * A chapter or paragraph.
   *
   * @param section such as {@code 4.5}
   * @param line from 1
   */
  public record Section(String section, String title, String uri, int line) {}

  /**
   * A row of hexes in the text.
   *
   * @param line from 1
   * @param columns column of the letter of each hex, from 1
   */
  public record Row(String uri, int line, List<Integer> columns) {
    public Row {
      columns = List.copyOf(columns);
    }
  }

  static SourceLocationsResult of(Resource resource, String scenario) {
    DocumentExtensions documents =
        ((XtextResource) resource).getResourceServiceProvider().get(DocumentExtensions.class);
    return MusterCommandService.elements(resource, ScenarioDef.class).stream()
        .filter(each -> scenario.isEmpty() || scenario.equals(each.getName()))
        .findFirst()
        .map(
            each ->
                new SourceLocationsResult(
                    sections(RulebookEntries.rulebookOf(each), documents), rows(each, documents)))
        .orElse(NOTHING);
  }

  private static List<Section> sections(
      @Nullable RulebookDef rulebook, DocumentExtensions documents) {
    List<Section> sections = new ArrayList<>();
    if (rulebook == null || rulebook.eIsProxy()) {
      return sections;
    }
    for (ChapterDef each : RulebookEntries.of(rulebook, ChapterDef.class).values()) {
      Location place = documents.newLocation(each);
      if (place != null && each.getName() != null) {
        sections.add(
            new Section(
                each.getName(),
                each.getTitle() == null ? "" : each.getTitle(),
                place.getUri(),
                place.getRange().getStart().getLine() + 1));
      }
    }
    return sections;
  }

  private static List<Row> rows(ScenarioDef scenario, DocumentExtensions documents) {
    MapDef map = scenario.getMap();
    List<Row> rows = new ArrayList<>();
    if (map == null || map.eIsProxy()) {
      return rows;
    }
    for (INode drawing :
        NodeModelUtils.findNodesForFeature(map, MusterPackage.Literals.MAP_DEF__ROWS)) {
      for (MapDrawingParser.Row row : MapDrawingParser.read(map.getRows())) {
        int first = drawing.getOffset() + QUOTES + row.offset();
        Location place = documents.newLocation(map.eResource(), new TextRegion(first, 1));
        int column = place.getRange().getStart().getCharacter() + 1 - row.offset();
        rows.add(
            new Row(
                place.getUri(),
                place.getRange().getStart().getLine() + 1,
                row.cells().stream().map(each -> column + each.offset()).toList()));
      }
    }
    return rows;
  }
}
