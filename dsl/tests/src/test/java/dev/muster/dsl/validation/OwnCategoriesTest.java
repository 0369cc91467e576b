package dev.muster.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.testing.ValidationFixture;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A category of the author's own is of a kind of the rules, and is called by its own name. */
class OwnCategoriesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "V-023 | CS | pike-block foot | sp 5/5/5 cb 3 pb 0 bp 2 | own kind cannot fire; remove pb",
        "V-026 | CS | mounted lancers | sp 6 cb 4 pb 0 bp 3 | no rule lets own kind fire; remove pb",
        "V-025 | CS | mounted horse | sp 6 cb 2 pb 0 bp 3 | the fire of own kind is fixed by the rules; pb is ignored, remove it",
        "V-024 | CS | mounted fast-horse | sp 6 cb 2 2h 0 bp 3 | own kind fires on contact only; remove 2h",
        "V-027 | CS | mounted pistols | sp 5/4 cb 1 pb 0 bp 2 | own kind without 2h have no ranged fire; add it",
        "V-028 | CS | foot pike-and-shot | sp 6 cb 1 bp 3 | own kind without any fire value never shoots; add pb and the ranges",
        "V-029 | SS | foot shot | sp 6 cb 1 bp 3 | own kind without any fire value never shoots; add pb and the ranges",
        "V-030 | SS | artillery | sp 4 2h 0 bp 1 | own kind without pb has no defensive fire; add pb",
        "V-031 | SS | foot skirmisher | sp 4 pb 0 bp 1 | how own kind evade hangs on the weapon; add weapon arquebus or weapon musket, which is taken without",
        "V-033 | SS | mounted light-cavalry | sp 4 cb 1 pb 0 bp 1 | own kind mostly names its weapon; add weapon arquebus or another",
        "V-035 | CS | mounted lancers | sp 6/5 cb 4 bp 3 | only Pike, Pistols and Pike & Shot come in ranks, not own kind; write one strength",
        "V-060 | SS | artillery | sp 4 cb 1 pb 0 bp 1 | there is no charge by own kind; leave cb out"
      })
  void itIsCalledByItsOwnName(
      String code, String standClass, String properties, String columns, String message) {
    String text =
        "rulebook own extends snaphance.final { category Own code \"Ow\" label \"own kind\" class "
            + standClass
            + " { "
            + properties
            + " } ours \"Ours.\" }\n"
            + "army A for own { training poor breaks at 1/3 stand S Own B mp 2 "
            + columns
            + " }\n";
    List<String> found =
        ValidationFixture.of(text).lines().stream()
            .filter(each -> each.contains(" " + code + " "))
            .toList();
    assertEquals(1, found.size(), () -> ValidationFixture.of(text).lines().toString());
    assertTrue(found.getFirst().contains(" " + message + " ["), found.getFirst());
  }
}
