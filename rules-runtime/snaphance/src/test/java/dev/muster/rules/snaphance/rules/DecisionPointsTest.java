package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import dev.muster.rules.testing.SituationFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every decision the rules leave to a player (D-01 to D-54) is a question of the engine, or {@code
 * docs/rules/decisions.md} tells which question it is part of; and every question is put in some
 * situation.
 */
@Tag("slow")
class DecisionPointsTest {
  private static final int DECISIONS = 54;
  private static final Path PAGE = Path.of("../../docs/rules/decisions.md");
  private static final Pattern ROW =
      Pattern.compile("\\| (D-\\d\\d) \\| ([^|]*) \\| ([^|]*) \\| ([^|]*) \\|.*");
  private static final Pattern PART = Pattern.compile("part of (D-\\d\\d)");

  @Test
  void everyDecisionIsAQuestionOrPartOfOne() throws IOException {
    Set<String> questions =
        Stream.of(SnaphanceDecisionType.values())
            .map(each -> each.id)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(
        SnaphanceDecisionType.values().length, questions.size(), "two questions of one decision");
    Map<String, String> rows = new TreeMap<>();
    for (String line : Files.readAllLines(PAGE)) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        assertEquals(null, rows.put(row.group(1), row.group(3)), row.group(1) + " stands twice");
      }
    }
    for (int i = 1; i <= DECISIONS; i++) {
      String id = "D-%02d".formatted(i);
      String asked = rows.remove(id);
      assertTrue(asked != null, id + " is not on the page");
      Matcher part = PART.matcher(asked);
      if (part.find()) {
        assertTrue(!questions.contains(id), id + " is a question of its own");
        part.reset();
        while (part.find()) {
          assertTrue(questions.contains(part.group(1)), id + " is part of " + part.group(1));
        }
      } else {
        SnaphanceDecisionType question =
            Stream.of(SnaphanceDecisionType.values())
                .filter(each -> each.id.equals(id))
                .findFirst()
                .orElse(null);
        assertTrue(question != null, id + " is no question and part of none");
        assertEquals("`" + question.name() + "`", asked.strip(), id);
      }
    }
    assertEquals(Map.of(), rows, "no such decisions");
  }

  @Test
  void everyQuestionIsPutInASituation() throws IOException, SituationException {
    Map<String, String> asked = new TreeMap<>();
    for (String name : SituationFiles.ofSnaphance()) {
      SituationService.play(
          SituationFiles.read(name),
          event -> {
            if (event instanceof CommonEvent.Decided decided) {
              asked.putIfAbsent(decided.point(), name);
            }
          });
    }
    Set<String> silent = new TreeSet<>();
    for (SnaphanceDecisionType each : SnaphanceDecisionType.values()) {
      silent.add(each.id + " " + each);
    }
    // stands of a situation have their hexes; DecisionsInOrderTest deploys some
    silent.remove(SnaphanceDecisionType.DEPLOY.id + " " + SnaphanceDecisionType.DEPLOY);
    silent.removeIf(each -> asked.containsKey(each.substring(0, 4)));
    assertEquals(Set.of(), silent);
  }
}
