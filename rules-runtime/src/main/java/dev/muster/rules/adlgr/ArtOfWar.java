package dev.muster.rules.adlgr;

import dev.muster.rules.check.SystemChecks;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.system.Figures;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.system.Vocabulary;

/** L'Art de la Guerre Renaissance: the door of this room. */
public final class ArtOfWar implements RuleSystem {
  private static final SystemChecks CHECKS = new AdlgChecks();
  private static final Figures FIGURES = new AdlgFigures();
  private static final Vocabulary WORDS = new AdlgWords();

  @Override
  public String key() {
    return "adlgr";
  }

  @Override
  public BoardKind ground() {
    return BoardKind.TABLE;
  }

  @Override
  public SystemChecks checks() {
    return CHECKS;
  }

  @Override
  public Figures figures() {
    return FIGURES;
  }

  @Override
  public Vocabulary words() {
    return WORDS;
  }
}
