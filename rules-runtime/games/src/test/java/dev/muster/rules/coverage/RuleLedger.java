package dev.muster.rules.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * The rows of {@code docs/rules/ledger.tsv}, every rule in one line, in the order of the rules.
 *
 * @param rows by id
 * @param chapters headings of the tables of the report, by chapter
 */
record RuleLedger(SequencedMap<String, Row> rows, Map<String, String> chapters) {
  /** Headings of the tables of the report, by chapter. */
  private static final Map<String, String> CHAPTERS = new LinkedHashMap<>();

  static {
    CHAPTERS.put("G", "Hexes, facings and arcs");
    CHAPTERS.put("0", "Abbreviations");
    CHAPTERS.put("1", "Basic concepts");
    CHAPTERS.put("2", "Types of stands");
    CHAPTERS.put("3", "Command");
    CHAPTERS.put("4", "Movement");
    CHAPTERS.put("5", "Evasion");
    CHAPTERS.put("6", "Opportunity");
    CHAPTERS.put("7", "Firing");
    CHAPTERS.put("8", "Morale");
    CHAPTERS.put("9", "Rally");
    CHAPTERS.put("10", "Melee");
    CHAPTERS.put("11", "Melee results");
    CHAPTERS.put("12", "Retreat");
    CHAPTERS.put("13", "Pursuit");
    CHAPTERS.put("14", "Victory");
    CHAPTERS.put("15", "Army lists and diagrams");
    CHAPTERS.put("X", "Whole examples");
  }

  /**
   * One rule.
   *
   * @param section as numbered in the rules; G for geometry, X for examples across chapters
   * @param edition both, final or draft
   */
  record Row(String id, String section, String kind, String edition, String statement) {
    /** The part of the section before the first dot. */
    String chapter() {
      int dot = section.indexOf('.');
      return dot < 0 ? section : section.substring(0, dot);
    }
  }

  static RuleLedger read(Path file) throws IOException {
    SequencedMap<String, Row> rows = new LinkedHashMap<>();
    for (Map<String, String> line : table(file)) {
      Row row =
          new Row(
              line.get("id"),
              line.get("section"),
              line.get("kind"),
              line.get("edition"),
              line.get("statement"));
      if (!CHAPTERS.containsKey(row.chapter())) {
        throw new IOException(file + ": " + row.id() + " is in no chapter: " + row.section());
      }
      if (rows.putIfAbsent(row.id(), row) != null) {
        throw new IOException(file + ": " + row.id() + " stands twice");
      }
    }
    return new RuleLedger(rows, CHAPTERS);
  }

  /** A ledger whose rows name their chapter in words, in the order of the chapters. */
  static RuleLedger byWords(Path file) throws IOException {
    SequencedMap<String, Row> rows = new LinkedHashMap<>();
    Map<String, String> chapters = new LinkedHashMap<>();
    for (Map<String, String> line : table(file)) {
      String section = line.get("section");
      chapters.put(section, "");
      Row row = new Row(line.get("id"), section, line.get("kind"), "both", line.get("statement"));
      if (rows.putIfAbsent(row.id(), row) != null) {
        throw new IOException(file + ": " + row.id() + " stands twice");
      }
    }
    return new RuleLedger(rows, chapters);
  }

  /** Reads tab separated lines under a header line; every line must fill every column. */
  static List<Map<String, String>> table(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    String[] header = lines.getFirst().split("\t");
    List<Map<String, String>> result = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      String[] cells = lines.get(i).split("\t", -1);
      if (cells.length != header.length || Arrays.stream(cells).anyMatch(String::isBlank)) {
        throw new IOException(
            file + ":" + (i + 1) + ": expected " + header.length + " filled columns");
      }
      Map<String, String> line = new LinkedHashMap<>();
      for (int c = 0; c < header.length; c++) {
        line.put(header[c], cells[c]);
      }
      result.add(line);
    }
    return result;
  }
}
