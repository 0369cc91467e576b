package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.Rulebooks;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The rulebooks of the two editions differ only where the ledger has rows ending in f and d, so
 * that a rule of both editions may be shown by a situation of one.
 */
class EditionsTest {
  private static final String SLOW_HORSE = "SH";

  private static final Rulebook FINAL = Rulebooks.named("snaphance.final");
  private static final Rulebook DRAFT = Rulebooks.named("snaphance.draft");

  @Test
  void numbersDifferOnlyByEdition() {
    assertEquals(
        List.of(
            "backwards-mounted", // SN-4.7-03d
            "backwards-times", // SN-4.7-01f
            "command-range-untrained", // SN-3.0-02f
            "disordered-horse-fire", // SN-7.6-08f
            "fast-horse-attack-fire", // SN-7.6-03f
            "no-way-loss", // SN-12.1-06f
            "replacement-morale-bonus", // SN-3.2-06f
            "slow-horse-attack-fire"), // SN-7.6-04f
        differing(FINAL.numbers(), DRAFT.numbers(), Rulebook.Value::key, Rulebook.Value::value));
  }

  @Test
  void tablesDifferOnlyInTheFireOfHorse() {
    assertEquals(
        List.of("fast-horse-contact-fire", "horse-contact-fire", "slow-horse-contact-fire"),
        differing(FINAL.tables(), DRAFT.tables(), Rulebook.Table::key, Rulebook.Table::rows));
  }

  @Test
  void onlySlowHorseIsACategoryOfTheFinalAlone() {
    assertEquals(
        List.of("SlowHorse"),
        differing(
            FINAL.categories(),
            DRAFT.categories(),
            Rulebook.Category::key,
            each -> List.of(each.code(), each.standClass(), each.properties())));
  }

  @Test
  void terrainAndFactorsAndTestsAreTheSame() {
    assertEquals(
        List.of(),
        differing(
            FINAL.terrains(), DRAFT.terrains(), Rulebook.Terrain::key, EditionsTest::ofAllTroops));
    assertEquals(
        List.of(),
        differing(
            FINAL.factors(),
            DRAFT.factors(),
            Rulebook.Factor::key,
            each -> List.of(each.meleeDice(), each.fireDice())));
    assertEquals(
        List.of(),
        differing(
            FINAL.orderClasses(),
            DRAFT.orderClasses(),
            Rulebook.OrderClass::key,
            Rulebook.OrderClass::pass));
  }

  @Test
  void switchesAreReadAlikeButForTheEdition() {
    assertEquals(
        List.of("edition"),
        differing(
            FINAL.switches(),
            DRAFT.switches(),
            Rulebook.Switch::key,
            Rulebook.Switch::defaultValue));
  }

  private static Object ofAllTroops(Rulebook.Terrain terrain) {
    Map<String, Integer> costs = new TreeMap<>(terrain.costs());
    costs.remove(SLOW_HORSE);
    return List.of(costs, terrain.fireDice(), terrain.height(), terrain.properties());
  }

  /** Keys that one list lacks or has with something else. */
  private static <T> List<String> differing(
      Collection<T> one, Collection<T> other, Function<T, String> key, Function<T, Object> what) {
    Map<String, Object> first = one.stream().collect(Collectors.toMap(key, what));
    Map<String, Object> second = other.stream().collect(Collectors.toMap(key, what));
    TreeSet<String> keys = new TreeSet<>(first.keySet());
    keys.addAll(second.keySet());
    keys.removeIf(each -> Objects.equals(first.get(each), second.get(each)));
    return List.copyOf(keys);
  }
}
