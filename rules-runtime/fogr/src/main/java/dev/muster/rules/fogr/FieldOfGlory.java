package dev.muster.rules.fogr;

import dev.muster.rules.ask.Answers;
import dev.muster.rules.check.SystemChecks;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.situation.PositionForm;
import dev.muster.rules.system.Figures;
import dev.muster.rules.system.Roster;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.system.Vocabulary;
import java.util.List;

/** Field of Glory: Renaissance, by its amendments: the door of this room. Nobody plays it. */
public final class FieldOfGlory implements RuleSystem {
  private static final SystemChecks CHECKS = new FogChecks();
  private static final Figures FIGURES = new FogFigures();
  private static final Roster ROSTER = new FogRoster();
  private static final Vocabulary WORDS = new FogWords();
  private static final PositionForm SITUATIONS = new FogSituations();
  private static final Answers ANSWERS = new FogAnswers();

  @Override
  public String key() {
    return "fogr";
  }

  @Override
  public int place() {
    return 40;
  }

  @Override
  public List<String> rulebooks() {
    return List.of(key());
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
  public Roster roster() {
    return ROSTER;
  }

  @Override
  public Vocabulary words() {
    return WORDS;
  }

  @Override
  public PositionForm positions() {
    return SITUATIONS;
  }

  @Override
  public Answers answers() {
    return ANSWERS;
  }
}
