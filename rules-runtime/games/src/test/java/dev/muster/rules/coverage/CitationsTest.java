package dev.muster.rules.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.check.RuleSections;
import dev.muster.rules.model.Citation;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.Rulebooks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Wherever a section or a row of the ledger is cited, it is there in that edition. */
class CitationsTest {
  private static final Pattern ENGINE =
      Pattern.compile("RuleRef\\.of\\(\\s*\"([^\"]*)\"((?:\\s*,\\s*\"(?:SN|BG|FR)-[^\"]*\")*)");
  private static final Pattern ROW = Pattern.compile("(?:SN|BG|FR)-[^\"]*");

  private final Path docs = ModuleDirectory.root().resolve("docs/rules");

  @Test
  void everyRulebookCitesItsOwnEdition() throws IOException {
    Map<String, RuleLedger.Row> rows = rows();
    for (Rulebook book :
        List.of(Rulebooks.named("snaphance.final"), Rulebooks.named("snaphance.draft"))) {
      String edition = book.name().replace("snaphance.", "");
      List<String> wrong = new ArrayList<>();
      cites(book)
          .forEach(
              (entry, cite) -> {
                if (!cite.section().isEmpty() && !RuleSections.isKnown(book, cite.section())) {
                  wrong.add(entry + " cites section " + cite.section());
                }
                if (cite.section().isEmpty() && !cite.ours()) {
                  wrong.add(entry + " neither cites a section nor is ours");
                }
                for (String id : cite.ledger()) {
                  RuleLedger.Row row = rows.get(id);
                  if (row == null || !List.of("both", edition).contains(row.edition())) {
                    wrong.add(entry + " cites " + id);
                  }
                }
              });
      assertEquals(List.of(), wrong, book.name());
    }
  }

  /** What the engine names in its events; that an event suits its edition, the witness sees to. */
  @Test
  void theEngineCitesWhatThereIs() throws IOException {
    Map<String, RuleLedger.Row> rows = rows();
    List<String> wrong = new ArrayList<>();
    int cited = 0;
    try (Stream<Path> files = Files.walk(ModuleDirectory.rules())) {
      for (Path file :
          files
              .filter(each -> each.toString().matches(".*src.main.java.*\\.java"))
              .sorted()
              .toList()) {
        Matcher matcher = ENGINE.matcher(Files.readString(file));
        while (matcher.find()) {
          cited++;
          String section = matcher.group(1);
          List<String> ids =
              ROW.matcher(matcher.group(2)).results().map(MatchResult::group).toList();
          Rulebook book =
              ids.stream().anyMatch(id -> id.startsWith("SN") && id.endsWith("d"))
                  ? Rulebooks.named("snaphance.draft")
                  : Rulebooks.named("snaphance.final");
          if (!section.isEmpty() && !RuleSections.isKnown(book, section)) {
            wrong.add(file.getFileName() + ": section " + section + " is not in " + book.name());
          }
          for (String id : ids) {
            if (!rows.containsKey(id)) {
              wrong.add(file.getFileName() + ": " + id);
            }
          }
        }
      }
    }
    assertTrue(cited > 50, "the engine was not found");
    assertEquals(List.of(), wrong);
  }

  private Map<String, RuleLedger.Row> rows() throws IOException {
    Map<String, RuleLedger.Row> rows =
        new LinkedHashMap<>(RuleLedger.read(docs.resolve("ledger.tsv")).rows());
    rows.putAll(RuleLedger.byWords(docs.resolve("boxgrid/ledger.tsv")).rows());
    rows.putAll(RuleLedger.byWords(docs.resolve("fogr/ledger.tsv")).rows());
    return rows;
  }

  private static Map<String, Citation> cites(Rulebook book) {
    Map<String, Citation> cites = new LinkedHashMap<>();
    book.stats().forEach(each -> cites.put("stat " + each.key(), each.cite()));
    book.orderClasses().forEach(each -> cites.put("order " + each.key(), each.cite()));
    book.categories().forEach(each -> cites.put("category " + each.key(), each.cite()));
    book.weapons().forEach(each -> cites.put("weapon " + each.key(), each.cite()));
    book.traits().forEach(each -> cites.put("trait " + each.key(), each.cite()));
    book.terrains().forEach(each -> cites.put("terrain " + each.key(), each.cite()));
    book.factors().forEach(each -> cites.put("factor " + each.key(), each.cite()));
    book.switches().forEach(each -> cites.put("switch " + each.key(), each.cite()));
    book.numbers().forEach(each -> cites.put("number " + each.key(), each.cite()));
    book.tables().forEach(each -> cites.put("table " + each.key(), each.cite()));
    return cites;
  }
}
