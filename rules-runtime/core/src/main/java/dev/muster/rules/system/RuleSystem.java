package dev.muster.rules.system;

import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.query.RuleQueries;
import dev.muster.rules.rulebooks.CompiledRulebooks;
import dev.muster.rules.situation.SituationFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A rule system: everything that the other modules need to check its lists and scenarios, to
 * complete, print and play them. A game registers its implementation as a service.
 */
public interface RuleSystem {
  /** The word behind {@code system} in a rulebook, such as {@code snaphance}. */
  String key();

  /** Place in lists of all systems, lowest first; systems of one place are listed by their keys. */
  default int place() {
    return 100;
  }

  /**
   * Names of the rulebooks it ships. Their text is the resource {@code KEY.muster} beside this
   * class, and the build leaves the compiled form of each there as {@code NAME.json}.
   */
  default List<String> rulebooks() {
    return List.of();
  }

  /**
   * A rulebook it ships.
   *
   * @throws IllegalStateException if the compiled form is missing
   */
  default Rulebook rulebook(String name) {
    String folder = "/" + getClass().getPackageName().replace('.', '/');
    return CompiledRulebooks.read(getClass(), folder, name);
  }

  /** Ready-made text for army lists, from the file {@code snippets.txt} beside this class. */
  default List<TextSnippet> snippets() {
    return TextSnippet.of(getClass());
  }

  /** The small battle that {@code muster new} creates; null if the game has none. */
  default @Nullable Starter starter() {
    return null;
  }

  /** The kind of its board; null if it is unknown. */
  default @Nullable BoardKind boardKind() {
    return null;
  }

  /** Its rules about lists and scenarios. */
  default RuleSystemChecks checks() {
    return RuleSystemChecks.NONE;
  }

  /** Its words for rulebooks. */
  default RulebookVocabulary vocabulary() {
    return RulebookVocabulary.NONE;
  }

  /** Returns the numbers that players compute before a battle. */
  default DerivedStats derivedStats() {
    return DerivedStats.NONE;
  }

  /** Returns the analysis of the ground of a battle, for map layers. */
  default MapAnalysis mapAnalysis() {
    return MapAnalysis.NONE;
  }

  /** The roster sheet of its battles and its terms. */
  default Roster roster() {
    return Roster.USUAL;
  }

  /** The queries about its scenarios; null if there are none. */
  default @Nullable RuleQueries queries() {
    return null;
  }

  /** The engine that plays it; null if it is only checked and printed. */
  default @Nullable Engine engine() {
    return null;
  }

  /** The format of its situations; null if there is none. */
  default @Nullable SituationFormat situationFormat() {
    return null;
  }
}
