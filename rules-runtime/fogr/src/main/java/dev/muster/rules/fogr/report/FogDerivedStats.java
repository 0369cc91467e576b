package dev.muster.rules.fogr.report;

import dev.muster.rules.fogr.rules.BaseLayout;
import dev.muster.rules.fogr.rules.BattleGroupGeometry;
import dev.muster.rules.fogr.rules.FogRules;
import dev.muster.rules.fogr.rules.Formation;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.report.ReportVocabulary;
import dev.muster.rules.system.DerivedStats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Works out the formation of a line of an army list on the table, and its size in MU. */
public final class FogDerivedStats implements DerivedStats {
  @Override
  public UnitBase base(Army.StandLine line, Rulebook book) {
    FogRules rules = rules(book);
    Formation start = rules == null ? null : start(line, rules);
    if (rules == null || start == null) {
      return DerivedStats.super.base(line, book);
    }
    BattleGroupGeometry shapes = new BattleGroupGeometry(rules);
    return new UnitBase(shapes.width(start), shapes.depth(start));
  }

  @Override
  public List<String> summaryLines(Army.StandLine line, Rulebook book) {
    FogRules rules = rules(book);
    Formation start = rules == null ? null : start(line, rules);
    if (start == null) {
      return List.of();
    }
    List<String> said = new ArrayList<>();
    int bases = start.bases().size();
    said.add(
        (bases == 1 ? "1 base" : bases + " bases")
            + " in "
            + ReportVocabulary.count(start.width(), "file")
            + ", "
            + ReportVocabulary.count(start.ranks(), "rank")
            + " deep");
    int pikes = start.count(base -> base.pike());
    int shot = start.count(base -> base.shoots());
    if (pikes > 0) {
      said.add(pikes + (pikes == 1 ? " has pikes" : " have pikes"));
    }
    if (shot > 0) {
      said.add(shot + (shot == 1 ? " shoots" : " shoot"));
    }
    return said;
  }

  private static @Nullable Formation start(Army.StandLine line, FogRules rules) {
    try {
      BaseLayout lineUp = BaseLayout.of(line, rules);
      return lineUp == null ? null : lineUp.start();
    } catch (IllegalArgumentException unfinished) {
      return null; // a number of the rulebook that is missing yet
    }
  }

  /** Returns the rules; null if the author's own rulebook is not complete yet. */
  private static @Nullable FogRules rules(Rulebook book) {
    try {
      return FogRules.of(book);
    } catch (IllegalArgumentException unfinished) {
      return null;
    }
  }
}
