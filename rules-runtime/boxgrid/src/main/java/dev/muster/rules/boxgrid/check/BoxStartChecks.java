package dev.muster.rules.boxgrid.check;

import dev.muster.rules.boxgrid.rules.BoxDeployment;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxUnitType;
import dev.muster.rules.boxgrid.rules.OutOfCommand;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.ReportVocabulary;

/** Checks the starting field against the rules (BG-V-11 to BG-V-14, BG-V-25). */
final class BoxStartChecks {
  private final BattleProgram program;
  private final BoxState field;
  private final FindingCollector found;
  private final PrintedNames names;

  BoxStartChecks(BattleProgram program, BoxState field, FindingCollector found) {
    this.program = program;
    this.field = field;
    this.found = found;
    this.names = PrintedNames.of(program.scenario());
  }

  void check() {
    for (Scenario.Side side : program.scenario().sides()) {
      side.groups().forEach(group -> commander(group.general()));
    }
    OutOfCommand command = new OutOfCommand(field);
    for (int side = 0; side < 2; side++) {
      field.beginTurn(side);
      command.update();
      for (int unit = 0; unit < field.units; unit++) {
        if (field.side(unit) == side && field.present(unit)) {
          unit(unit, stand(unit));
        }
      }
    }
  }

  /** The sheet uses commanders for command range only: their other values have no effect. */
  private void commander(Scenario.General general) {
    if (general.name().isEmpty()) {
      return;
    }
    String none = "; the box-grid game knows no better or worse commander, so it changes nothing:";
    String instead = " remove it, or write range for how far he commands";
    if (general.bonus() != 0) {
      found.add(
          BoxCheckCode.BG_V_25,
          general,
          "bonus",
          general.name()
              + " has a bonus of "
              + ReportVocabulary.signed(general.bonus())
              + none
              + instead);
    }
    if (!general.quality().isEmpty() && !general.quality().equals(Scenario.General.NORMAL)) {
      found.add(
          BoxCheckCode.BG_V_25,
          general,
          "quality",
          general.name() + " is '" + general.quality() + "'" + none + instead);
    }
  }

  private Scenario.DeployedStand stand(int unit) {
    int left = unit;
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        if (left < group.stands().size()) {
          return group.stands().get(left);
        }
        left -= group.stands().size();
      }
    }
    throw new IllegalArgumentException("no unit " + unit);
  }

  private void unit(int unit, Scenario.DeployedStand stand) {
    int box = field.box(unit);
    BoxUnitType type = field.type(unit);
    String mark = BoxDeployment.markProblem(type, stand);
    if (!mark.isEmpty()) {
      found.add(BoxCheckCode.BG_V_26, stand, "", mark + "; remove the word");
    }
    if (stand.zone() == null && !field.forces().zone[field.side(unit)][box]) {
      found.add(
          BoxCheckCode.BG_V_11,
          stand,
          "at",
          names.of(stand.name())
              + " starts outside the deployment zone of its side, so its brigade may come under"
              + " momentum at once; move it back, or draw a zone "
              + field.forces().sideName(field.side(unit))
              + " that has "
              + field.boxName(unit));
    }
    if (field.is(UnitAttribute.OUT_OF_COMMAND, unit)) {
      found.add(
          BoxCheckCode.BG_V_12,
          stand,
          "at",
          names.of(stand.name())
              + " starts out of command: it touches no chain of "
              + field.forces().brigadeName[field.forces().brigade[unit]]
              + " and is more than "
              + field.forces().commandRange[field.forces().brigade[unit]]
              + " boxes from its commander; move it");
    }
    if (field.forces().stoppedByObstacles(type)
        && type.fights()
        && field.ground.isBarred(box, 2 * field.facing(unit))) {
      found.add(
          BoxCheckCode.BG_V_13,
          stand,
          "at",
          names.of(stand.name())
              + " is mounted and starts behind a linear obstacle it can never cross; turn or move"
              + " it");
    }
    if (field.unforms(type, box)) {
      found.add(
          BoxCheckCode.BG_V_14,
          stand,
          "at",
          names.of(stand.name()) + " starts Unformed in this terrain; move it if not so meant");
    }
  }
}
