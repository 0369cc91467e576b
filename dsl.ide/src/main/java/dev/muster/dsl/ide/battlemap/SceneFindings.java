package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.ide.scene.SceneFinding;
import dev.muster.dsl.ide.scene.SceneHit;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneMark;
import dev.muster.dsl.ide.scene.SceneSource;
import dev.muster.print.drawing.DrawingPoint;
import dev.muster.print.drawing.VectorPath;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.validation.Issue;
import org.jspecify.annotations.Nullable;

/** Puts the findings of the checks on the map: a rim about what each is about. */
final class SceneFindings {
  private static final String ERROR = "#c62828";
  private static final String WARNING = "#b26a00";
  private static final String REMARK = "#1565c0";

  /** Width of a rim, in board units. */
  private static final double RIM = 0.55;

  private final SceneSources sources;
  private final SceneBuilder builder;
  private final @Nullable SceneSource mapSource;
  private final List<SceneFinding> findings = new ArrayList<>();

  private SceneFindings(SceneSources sources, SceneBuilder builder) {
    this.sources = sources;
    this.builder = builder;
    this.mapSource = builder.mapSource();
  }

  static List<SceneFinding> of(
      SceneSources sources, Set<Resource> files, MapSubject subject, SceneBuilder builder) {
    var found = new SceneFindings(sources, builder);
    for (Resource file : files) {
      for (Issue each : sources.findings(file.getURI())) {
        if (each.getOffset() != null && each.getLength() != null && isAbout(each, file, subject)) {
          found.add((XtextResource) file, each);
        }
      }
    }
    return List.copyOf(found.findings);
  }

  /** Findings of another scenario of the file are not of this one. */
  private static boolean isAbout(Issue issue, Resource file, MapSubject subject) {
    if (subject.scenario() == null || subject.scenario().eResource() != file) {
      return true;
    }
    MapSubject there = MapSubject.at(file, issue.getOffset());
    return there == null || there.element() == subject.element();
  }

  private void add(XtextResource file, Issue issue) {
    var source =
        new SceneSource(
            sources.address(file.getURI()),
            new Range(
                new Position(from(issue.getLineNumber()), from(issue.getColumn())),
                new Position(from(issue.getLineNumberEnd()), from(issue.getColumnEnd()))));
    Set<String> places = places(file, issue);
    List<String> items = items(source, places);
    String severity =
        switch (issue.getSeverity()) {
          case ERROR -> "error";
          case WARNING -> "warning";
          case INFO, IGNORE -> "information";
        };
    findings.add(
        new SceneFinding(
            severity,
            issue.getMessage(),
            issue.getCode() == null ? "" : issue.getCode(),
            source,
            items,
            List.copyOf(places)));
    List<SceneMark> rims = rims(items, places, severity);
    if (!rims.isEmpty()) {
      builder.add(
          MapLayer.FINDINGS,
          new SceneItem(
              "finding:" + findings.size(),
              "finding",
              issue.getMessage(),
              null,
              rims,
              source,
              null,
              places.isEmpty() ? null : places.iterator().next(),
              null,
              null,
              List.of()));
    }
  }

  private static int from(@Nullable Integer counted) {
    return counted == null ? 0 : Math.max(0, counted - 1);
  }

  /** The places that the words of a finding name. */
  private static Set<String> places(XtextResource file, Issue issue) {
    Set<String> places = new TreeSet<>();
    ICompositeNode root = file.getParseResult().getRootNode();
    int end = issue.getOffset() + issue.getLength();
    for (ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(root, issue.getOffset());
        leaf != null && leaf.getOffset() < end;
        leaf = NodeModelUtils.findLeafNodeAtOffset(root, leaf.getEndOffset())) {
      if (!leaf.isHidden()) {
        PlaceOccurrences.PlaceOccurrence place = PlaceOccurrences.at(leaf, leaf.getOffset());
        if (place != null) {
          places.add(place.text().replaceAll("\\s", ""));
        }
      }
      if (leaf.getLength() == 0) {
        break;
      }
    }
    return places;
  }

  /** The items whose statement the finding is in; of stands, those at the places it names. */
  private List<String> items(SceneSource source, Set<String> places) {
    List<SceneItem> within =
        builder.items().values().stream()
            .filter(
                each ->
                    each.hit() != null
                        && each.source() != null
                        && each.source().uri().equals(source.uri())
                        && contains(each.source().range(), source.range())
                        && !each.source().equals(mapSource))
            .toList();
    List<SceneItem> named =
        within.stream()
            .filter(each -> each.place() != null && places.contains(each.place()))
            .toList();
    return (named.isEmpty() ? within : named).stream().map(SceneItem::id).toList();
  }

  private static boolean contains(Range outer, Range inner) {
    return !isBefore(inner.getStart(), outer.getStart())
        && !isBefore(outer.getEnd(), inner.getEnd());
  }

  private static boolean isBefore(Position one, Position other) {
    return one.getLine() != other.getLine()
        ? one.getLine() < other.getLine()
        : one.getCharacter() < other.getCharacter();
  }

  private List<SceneMark> rims(List<String> items, Set<String> places, String severity) {
    String colour =
        switch (severity) {
          case "error" -> ERROR;
          case "warning" -> WARNING;
          default -> REMARK;
        };
    List<SceneMark> rims = new ArrayList<>();
    for (String id : items) {
      SceneItem item = builder.items().get(id);
      SceneHit hit = item == null ? null : item.hit();
      if (hit != null) {
        for (List<Double> ring : hit.rings()) {
          rims.add(builder.writer().line(closed(ring), colour, RIM, null));
        }
      }
    }
    if (rims.isEmpty()) {
      for (String text : places) {
        Place place = builder.place(text);
        if (place != null) {
          builder
              .map()
              .around(List.of(place), 0.05)
              .ifPresent(path -> rims.add(builder.writer().line(path, colour, RIM, null)));
        }
      }
    }
    return rims;
  }

  private static VectorPath closed(List<Double> ring) {
    List<DrawingPoint> corners = new ArrayList<>();
    for (int i = 0; i + 1 < ring.size(); i += 2) {
      corners.add(new DrawingPoint(ring.get(i), ring.get(i + 1)));
    }
    return VectorPath.closed(corners);
  }
}
