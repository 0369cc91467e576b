package dev.muster.rules.adlgr;

import dev.muster.rules.battle.Opening;
import dev.muster.rules.check.FieldedLines;
import dev.muster.rules.check.Observations;
import dev.muster.rules.check.SystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All that L'Art de la Guerre says of lists and scenarios before a battle. */
final class AdlgChecks implements SystemChecks {
  @Override
  public List<AdlgCode> codes() {
    return List.of(AdlgCode.values());
  }

  @Override
  public Set<String> states() {
    return Set.of();
  }

  @Override
  public void army(Army army, Rulebook book, Observations found) {
    AdlgRules rules;
    try {
      rules = AdlgRules.of(book);
    } catch (IllegalArgumentException unfinished) {
      return; // a rulebook of the author's own that is not whole yet
    }
    for (Army.StandLine line : army.stands()) {
      new LineChecks(line, book, rules, found).check();
    }
  }

  @Override
  public void scenario(BattleProgram program, @Nullable Opening opening, Observations found) {
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
      return; // told of as what every scenario needs
    }
    try {
      new OutsetChecks(program, found).check();
    } catch (IllegalArgumentException unfinished) {
      return; // what it lacks is told where it lacks it
    }
  }

  private static void side(BattleProgram program, int side, AdlgRules rules, Observations found) {
    Scenario.Side of = program.scenario().sides().get(side);
    int most = rules.number("corps-most", Integer.MAX_VALUE);
    if (of.groups().size() > most) {
      found.add(
          AdlgCode.AR_V_11,
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
            AdlgCode.AR_V_12,
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
      BattleProgram program, int side, AdlgRules rules, Observations found) {
    if (program.armies().get(side).breakShare() != null) {
      return;
    }
    ArmyLoss losses = new ArmyLoss(rules);
    FieldedLines lines = new FieldedLines(program);
    Scenario.Side of = program.scenario().sides().get(side);
    int units = 0;
    for (Scenario.Group group : of.groups()) {
      for (Scenario.Deployed each : group.stands()) {
        Army.StandLine line = lines.of(side, each);
        try {
          units +=
              line == null
                  ? 0
                  : losses.counts(new UnitType(line, line.traits(), program.rulebook(), rules));
        } catch (IllegalArgumentException unfinished) {
          return; // said of the line
        }
      }
    }
    found.add(
        AdlgCode.AR_V_17,
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
