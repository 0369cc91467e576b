package dev.muster.rules.fogr;

import dev.muster.rules.fogr.check.FogChecks;
import dev.muster.rules.fogr.report.FogDerivedStats;
import dev.muster.rules.fogr.report.FogRoster;
import dev.muster.rules.fogr.report.FogVocabulary;
import dev.muster.rules.fogr.situation.FogQueries;
import dev.muster.rules.fogr.situation.FogSituationFormat;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.query.RuleQueries;
import dev.muster.rules.system.Game;
import dev.muster.rules.system.GameParts;

/**
 * Field of Glory: Renaissance, limited to its amendments. It answers queries; battles cannot be
 * fought.
 */
public final class FogGame extends Game {
  private static final RuleQueries ANSWERS = new FogQueries();

  /** For the service loader. */
  public FogGame() {
    super(
        GameParts.of("fogr", BoardKind.TABLE)
            .place(40)
            .checks(new FogChecks())
            .vocabulary(new FogVocabulary())
            .derivedStats(new FogDerivedStats())
            .roster(new FogRoster())
            .situations(new FogSituationFormat())
            .starter(
                "Two small armies of your own for Field of Glory: Renaissance", "battle.muster"));
  }

  @Override
  public RuleQueries queries() {
    return ANSWERS;
  }
}
