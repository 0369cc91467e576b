package dev.muster.rules.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.muster.rules.model.Rulebook;
import dev.muster.rules.system.RulebookVocabulary;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What a rulebook that comes with Muster writes is explained to its reader. */
class RulebookVocabularyTest {
  static final List<String> NAMES = Rulebooks.NAMES;

  @ParameterizedTest
  @FieldSource("NAMES")
  void everyPropertyHasAMeaning(String name) {
    Rulebook book = Rulebooks.named(name);
    RulebookVocabulary words = RuleSystems.of(book).vocabulary();
    List<String> unexplained = new ArrayList<>();
    for (Rulebook.Terrain each : book.terrains()) {
      each.properties().stream()
          .filter(word -> words.terrain().getOrDefault(word, "").isBlank())
          .forEach(word -> unexplained.add("terrain " + each.key() + ": " + word));
    }
    for (Rulebook.Category each : book.categories()) {
      each.properties().stream()
          .filter(word -> words.category().getOrDefault(word, "").isBlank())
          .forEach(word -> unexplained.add("category " + each.key() + ": " + word));
    }
    assertEquals(List.of(), unexplained);
  }

  /** A page that tells what is special about the troops has nothing to say of a bare name. */
  @ParameterizedTest
  @FieldSource("NAMES")
  void everyTraitSaysWhatItDoes(String name) {
    List<String> bare = new ArrayList<>();
    for (Rulebook.Trait each : Rulebooks.named(name).traits()) {
      if (each.cite().text().isBlank() && each.effects().isEmpty()) {
        bare.add(each.key());
      }
    }
    assertFalse(Rulebooks.named(name).traits().isEmpty());
    assertEquals(List.of(), bare);
  }
}
