package dev.muster.cli;

import dev.muster.dsl.standalone.MusterFileLoader.ElementSummary;
import dev.muster.dsl.standalone.MusterFileLoader.LoadResult;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Finding.Severity;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Summarizes remarks: one line for each army, map and scenario, so that they do not hide errors.
 */
final class RemarkSummary {
  /** Most lines of an army list that are named. */
  private static final int NAMED = 5;

  private RemarkSummary() {}

  /** The lines, in the order of the text; none for a part without remarks. */
  static List<String> of(LoadResult loaded) {
    Map<String, TreeMap<Place, ElementSummary>> files = new HashMap<>();
    Map<ElementSummary, List<Finding>> remarks = new LinkedHashMap<>();
    for (ElementSummary part : loaded.parts()) {
      files
          .computeIfAbsent(part.at().file(), file -> new TreeMap<>())
          .put(Place.of(part.at()), part);
      remarks.put(part, new ArrayList<>());
    }
    List<String> lines = new ArrayList<>();
    for (Finding each : loaded.findings()) {
      if (each.severity() == Severity.INFO) {
        TreeMap<Place, ElementSummary> parts =
            files.getOrDefault(each.at().file(), new TreeMap<>());
        Map.Entry<Place, ElementSummary> before = parts.floorEntry(Place.of(each.at()));
        if (before != null && each.at().line() <= before.getValue().at().endLine()) {
          remarks.computeIfAbsent(before.getValue(), part -> new ArrayList<>()).add(each);
        } else {
          // it is outside of all elements, like an import
          lines.add(each.at() + ": info " + each.code() + ": " + each.message());
        }
      }
    }
    remarks.forEach(
        (part, own) -> {
          if (!own.isEmpty() || !part.estimated().isEmpty()) {
            lines.add(part.at() + ": info: " + part.name() + text(part, own));
          }
        });
    return lines;
  }

  /** A place in a file, sorted in text order. */
  private record Place(int line, int column) implements Comparable<Place> {
    static Place of(SourceRange range) {
      return new Place(range.line(), range.column());
    }

    @Override
    public int compareTo(Place other) {
      return line != other.line
          ? Integer.compare(line, other.line)
          : Integer.compare(column, other.column);
    }
  }

  private static String text(ElementSummary part, List<Finding> own) {
    String remarks =
        own.isEmpty()
            ? ""
            : " has "
                + LoadedSources.counted(own.size(), "remark")
                + ", "
                + String.join(", ", new TreeSet<>(own.stream().map(Finding::code).toList()));
    return Stream.of(remarks, estimated(part))
        .filter(each -> !each.isEmpty())
        .reduce((a, b) -> a + ";" + b)
        .orElse("");
  }

  private static String estimated(ElementSummary part) {
    List<String> names = part.estimated();
    return names.isEmpty()
        ? ""
        : " "
            + names.size()
            + " of "
            + LoadedSources.counted(part.lines(), "line")
            + (names.size() == 1 ? " is" : " are")
            + " estimated: "
            + String.join(", ", names.subList(0, Math.min(NAMED, names.size())))
            + (names.size() > NAMED
                ? " and " + LoadedSources.counted(names.size() - NAMED, "other")
                : "");
  }
}
