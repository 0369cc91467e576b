package dev.muster.rules.fogr;

import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.fogr.check.FogChecks;
import dev.muster.rules.fogr.report.FogDerivedStats;
import dev.muster.rules.fogr.report.FogRoster;
import dev.muster.rules.fogr.report.FogVocabulary;
import dev.muster.rules.fogr.situation.FogQueries;
import dev.muster.rules.fogr.situation.FogSituationFormat;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.query.RuleQueries;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.system.Roster;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.system.RulebookVocabulary;
import java.util.List;

/** Field of Glory: Renaissance, by its amendments: the door of this room. Nobody plays it. */
public final class FogGame implements RuleSystem {
  private static final RuleSystemChecks CHECKS = new FogChecks();
  private static final DerivedStats FIGURES = new FogDerivedStats();
  private static final Roster ROSTER = new FogRoster();
  private static final RulebookVocabulary WORDS = new FogVocabulary();
  private static final SituationFormat SITUATIONS = new FogSituationFormat();
  private static final RuleQueries ANSWERS = new FogQueries();

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
  public BoardKind boardKind() {
    return BoardKind.TABLE;
  }

  @Override
  public RuleSystemChecks checks() {
    return CHECKS;
  }

  @Override
  public DerivedStats derivedStats() {
    return FIGURES;
  }

  @Override
  public Roster roster() {
    return ROSTER;
  }

  @Override
  public RulebookVocabulary vocabulary() {
    return WORDS;
  }

  @Override
  public SituationFormat situationFormat() {
    return SITUATIONS;
  }

  @Override
  public RuleQueries queries() {
    return ANSWERS;
  }
}
