package dev.muster.rules.fogr;

import dev.muster.rules.check.Observations;
import dev.muster.rules.model.Army;
import dev.muster.rules.plane.Pose;
import java.util.Set;

/** What the amendments say of a line of an army list as it starts (FR-V-01 to FR-V-05, FR-V-09). */
final class LineChecks {
  private final Army.StandLine line;
  private final FogRules rules;
  private final Observations found;

  LineChecks(Army.StandLine line, FogRules rules, Observations found) {
    this.line = line;
    this.rules = rules;
    this.found = found;
  }

  void check() {
    LineUp lineUp = LineUp.of(line, rules);
    if (lineUp == null) {
      return; // the language says so
    }
    Formation start = lineUp.start();
    for (LineUp.Slip each : lineUp.slips()) {
      found.add(FogCode.FR_V_01, line, each.part(), "'" + line.name() + "' " + each.message());
    }
    if (start == null) {
      return;
    }
    StandingChecks.Place place =
        (code, part, message) -> found.add(code, line, part, "'" + line.name() + "' " + message);
    new StandingChecks(rules, place).check(group(lineUp.troops(), start));
  }

  /** A battle group of the line, wherever it stands. */
  private BattleGroup group(Troops troops, Formation start) {
    return new BattleGroup(
        line.name(),
        0,
        "",
        troops,
        start,
        start,
        new Pose(0, 0, 0),
        Tercio.of(LineUp.word(line, "tercio")),
        Set.of(),
        line.traits(),
        LineUp.word(line, "guns"),
        LineUp.number(line, "move"),
        0,
        Set.of());
  }
}
