package dev.muster.rules.system;

import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.situation.SituationFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A rule system that consists of {@link GameParts}. Entry classes of games extend it; a game that
 * is fought also implements {@link Engine}.
 */
public abstract class Game implements RuleSystem {
  private final GameParts parts;

  /**
   * @param parts not changed afterwards
   */
  protected Game(GameParts parts) {
    this.parts = parts;
  }

  @Override
  public final String key() {
    return parts.key;
  }

  @Override
  public final int place() {
    return parts.place;
  }

  @Override
  public final List<String> rulebooks() {
    return parts.rulebooks;
  }

  @Override
  public final @Nullable Starter starter() {
    return parts.starterFiles.isEmpty()
        ? null
        : Starter.of(getClass(), parts.starterTitle, parts.starterFiles);
  }

  @Override
  public final BoardKind boardKind() {
    return parts.boardKind;
  }

  @Override
  public final RuleSystemChecks checks() {
    return parts.checks;
  }

  @Override
  public final RulebookVocabulary vocabulary() {
    return parts.vocabulary;
  }

  @Override
  public final DerivedStats derivedStats() {
    return parts.derivedStats;
  }

  @Override
  public final MapAnalysis mapAnalysis() {
    return parts.mapAnalysis;
  }

  @Override
  public final Roster roster() {
    return parts.roster;
  }

  @Override
  public final @Nullable SituationFormat situationFormat() {
    return parts.situationFormat;
  }

  @Override
  public final @Nullable Engine engine() {
    return this instanceof Engine engine ? engine : null;
  }
}
