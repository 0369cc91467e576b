package dev.muster.rules.fogr.check;

import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.fogr.rules.BaseLayout;
import dev.muster.rules.fogr.rules.BattleGroup;
import dev.muster.rules.fogr.rules.FogRules;
import dev.muster.rules.fogr.rules.Formation;
import dev.muster.rules.fogr.rules.Tercio;
import dev.muster.rules.fogr.rules.TroopType;
import dev.muster.rules.model.Army;
import dev.muster.rules.plane.Pose;
import java.util.Set;

/**
 * Checks one line of an army list as it starts against the amendments (FR-V-01 to FR-V-05,
 * FR-V-09).
 */
final class FogLineChecks {
  private final Army.StandLine line;
  private final FogRules rules;
  private final FindingCollector found;

  FogLineChecks(Army.StandLine line, FogRules rules, FindingCollector found) {
    this.line = line;
    this.rules = rules;
    this.found = found;
  }

  void check() {
    BaseLayout lineUp = BaseLayout.of(line, rules);
    if (lineUp == null) {
      return; // the language checks report it
    }
    Formation start = lineUp.start();
    for (BaseLayout.Problem each : lineUp.problems()) {
      found.add(FogCheckCode.FR_V_01, line, each.part(), "'" + line.name() + "' " + each.message());
    }
    if (start == null) {
      return;
    }
    FormationChecks.FindingTarget place =
        (code, part, message) -> found.add(code, line, part, "'" + line.name() + "' " + message);
    new FormationChecks(rules, place).check(group(lineUp.troops(), start));
  }

  /** A battle group of the line, at an arbitrary position. */
  private BattleGroup group(TroopType troops, Formation start) {
    return new BattleGroup(
        line.name(),
        0,
        "",
        troops,
        start,
        start,
        new Pose(0, 0, 0),
        Tercio.of(BaseLayout.word(line, "tercio")),
        Set.of(),
        line.traits(),
        BaseLayout.word(line, "guns"),
        BaseLayout.number(line, "move"),
        0,
        Set.of());
  }
}
