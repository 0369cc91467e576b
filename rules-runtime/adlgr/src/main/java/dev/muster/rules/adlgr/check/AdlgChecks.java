package dev.muster.rules.adlgr.check;

import dev.muster.rules.adlgr.rules.AdlgRules;
import dev.muster.rules.adlgr.rules.AdlgUnitType;
import dev.muster.rules.adlgr.rules.ArmyLosses;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.check.DeployedLines;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All checks of army lists and scenarios of L'Art de la Guerre. */
public final class AdlgChecks implements RuleSystemChecks {
  @Override
  public List<AdlgCheckCode> codes() {
    return List.of(AdlgCheckCode.values());
  }

  @Override
  public Set<String> knownMarks() {
    return Set.of();
  }

  @Override
  public void checkArmy(Army army, Rulebook book, FindingCollector found) {
    AdlgRules rules;
    try {
      rules = AdlgRules.of(book);
    } catch (IllegalArgumentException unfinished) {
      return; // a rulebook of the author's own that is not whole yet
    }
    for (Army.StandLine line : army.stands()) {
      new AdlgLineChecks(line, book, rules, found).check();
    }
  }

  @Override
  public boolean playsLastingEffects() {
    return true;
  }

  @Override
  public void checkScenario(
      BattleProgram program, @Nullable BattleSetup opening, FindingCollector found) {
    AdlgRules rules;
    try {
      rules = AdlgRules.of(program);
    } catch (IllegalArgumentException unfinished) {
      return;
    }
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      side(program, side, rules, found);
    }
    if (program.board().kind() != BoardKind.TABLE) {
      return; // the checks that all scenarios share report it
    }
    try {
      new AdlgStartChecks(program, found).check();
    } catch (IllegalArgumentException unfinished) {
      return; // the missing parts are reported at their own place
    }
  }

  private static void side(
      BattleProgram program, int side, AdlgRules rules, FindingCollector found) {
    Scenario.Side of = program.scenario().sides().get(side);
    int most = rules.number("corps-most", Integer.MAX_VALUE);
    if (of.groups().size() > most) {
      found.add(
          AdlgCheckCode.AR_V_11,
          of,
          "",
          "side '"
              + of.name()
              + "' has "
              + of.groups().size()
              + " corps and may have "
              + most
              + "; put some of them together");
    }
    for (Scenario.Group group : of.groups()) {
      String with = group.general().attachedTo();
      if (with != null && group.stands().stream().noneMatch(each -> each.name().equals(with))) {
        found.add(
            AdlgCheckCode.AR_V_12,
            group.general(),
            "attached",
            "'"
                + group.general().name()
                + "' commands "
                + group.name()
                + " and is attached to "
                + with
                + ", which is of another corps; attach him to a unit of his own");
      }
    }
    breakPoint(program, side, rules, found);
  }

  private static void breakPoint(
      BattleProgram program, int side, AdlgRules rules, FindingCollector found) {
    if (program.armies().get(side).breakShare() != null) {
      return;
    }
    ArmyLosses losses = new ArmyLosses(rules);
    DeployedLines lines = new DeployedLines(program);
    Scenario.Side of = program.scenario().sides().get(side);
    int units = 0;
    for (Scenario.Group group : of.groups()) {
      for (Scenario.DeployedStand each : group.stands()) {
        Army.StandLine line = lines.of(side, each);
        try {
          units +=
              line == null
                  ? 0
                  : losses.counts(new AdlgUnitType(line, line.traits(), program.rulebook(), rules));
        } catch (IllegalArgumentException unfinished) {
          return; // said of the line
        }
      }
    }
    found.add(
        AdlgCheckCode.AR_V_17,
        of,
        "",
        "the sheet has no break point: '"
            + of.name()
            + "' breaks at "
            + losses.breaksAt(units, null)
            + " points lost, one for each unit and two for a battle unit; write such as breaks at"
            + " 1/2 in its army for another");
  }
}
