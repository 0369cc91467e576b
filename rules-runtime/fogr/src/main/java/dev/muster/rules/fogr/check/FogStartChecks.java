package dev.muster.rules.fogr.check;

import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.fogr.rules.BaseLayout;
import dev.muster.rules.fogr.rules.BattleGroup;
import dev.muster.rules.fogr.rules.BattleGroupGeometry;
import dev.muster.rules.fogr.rules.Divisions;
import dev.muster.rules.fogr.rules.FieldCommander;
import dev.muster.rules.fogr.rules.FogRules;
import dev.muster.rules.fogr.rules.FogState;
import dev.muster.rules.fogr.rules.Formation;
import dev.muster.rules.fogr.rules.LengthText;
import dev.muster.rules.fogr.rules.ProtectedStatus;
import dev.muster.rules.fogr.rules.TercioStatus;
import dev.muster.rules.fogr.rules.TerrainPiece;
import dev.muster.rules.fogr.rules.ThreatenedFlank;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.PrintedNames;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.query.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Checks a deployment against the amendments before the first move. */
final class FogStartChecks {
  private final BattleProgram program;
  private final FindingCollector found;
  private final FogState field;
  private final FogRules rules;
  private final BattleGroupGeometry shapes;
  private final PrintedNames names;
  private final Map<String, Scenario.DeployedStand> stands = new LinkedHashMap<>();

  FogStartChecks(BattleProgram program, FindingCollector found) {
    this.program = program;
    this.found = found;
    this.field = FogState.of(program);
    this.names = PrintedNames.of(program.scenario());
    this.rules = field.rules();
    this.shapes = new BattleGroupGeometry(rules);
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        group.stands().forEach(each -> stands.putIfAbsent(each.name(), each));
      }
    }
  }

  void check() {
    List<Scenario.Side> sides = program.scenario().sides();
    for (int side = 0; side < sides.size(); side++) {
      for (Scenario.Group group : sides.get(side).groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          formed(side, stand);
        }
      }
    }
    overlaps();
    field.groups().forEach(this::onTheTable);
    divisions();
    for (BattleGroup each : field.groups()) {
      BattleGroup horse = new ProtectedStatus(field).aheadOf(each);
      if (horse != null) {
        report(
            FogCheckCode.FR_V_24,
            each,
            "stands farther forward than "
                + horse.name()
                + " beside it, so neither protects the other; move it back");
      }
      flank(each);
    }
  }

  private void report(FogCheckCode code, BattleGroup group, String message) {
    Scenario.DeployedStand stand = stands.get(group.name());
    if (stand != null) {
      found.add(code, stand, "at", names.in(group.name() + " " + message));
    }
  }

  /** A formation or a trait that the scenario gives, which the list cannot be held to. */
  private void formed(int side, Scenario.DeployedStand stand) {
    Army.StandLine line = FogState.line(program, side, stand);
    BattleGroup group = field.group(stand.name());
    if (line == null || stand.traits().isEmpty() && !stand.has("converted")) {
      return;
    }
    String formed = stand.traits().getOrDefault("formed", "");
    BaseLayout lineUp = BaseLayout.of(line, rules);
    if (lineUp != null && !formed.isEmpty()) {
      Formation now = lineUp.written(List.of(formed.split("/")), "formed");
      lineUp
          .problems()
          .forEach(
              each ->
                  found.add(
                      FogCheckCode.FR_V_01,
                      stand,
                      "",
                      names.of(stand.name()) + " " + each.message()));
      if (now != null && now.bases().size() > Math.max(1, bases(line))) {
        found.add(
            FogCheckCode.FR_V_01,
            stand,
            "",
            names.of(stand.name())
                + " is formed of "
                + now.bases().size()
                + " bases and its line has "
                + bases(line)
                + "; write fewer");
        return;
      }
    }
    if (group == null) {
      return;
    }
    if (group.is("converted")) {
      Ruling status = new TercioStatus(rules).of(group);
      found.add(FogCheckCode.FR_V_10, stand, "", names.in(stand.name() + " is " + status.why()));
    }
    new FormationChecks(
            rules,
            (code, part, message) ->
                found.add(code, stand, "", names.in(stand.name() + " " + message)))
        .check(group);
  }

  private static int bases(Army.StandLine line) {
    Integer bases = BaseLayout.number(line, "bases");
    return bases == null ? 0 : bases;
  }

  // ---- positions

  private void overlaps() {
    List<BattleGroup> groups = field.groups();
    for (int i = 0; i < groups.size(); i++) {
      for (int j = 0; j < i; j++) {
        double deep = shapes.overlap(groups.get(i), groups.get(j));
        if (deep > ConvexPolygon.TOUCH) {
          report(
              FogCheckCode.FR_V_27,
              groups.get(i),
              "stands "
                  + LengthText.text(deep)
                  + " deep in "
                  + groups.get(j).name()
                  + "; move one of them by so much");
        }
      }
    }
  }

  private void onTheTable(BattleGroup group) {
    double out = 0;
    for (Point corner : shapes.corners(group)) {
      out = Math.max(out, Math.max(-corner.x(), corner.x() - field.width()));
      out = Math.max(out, Math.max(-corner.y(), corner.y() - field.height()));
    }
    if (out > ConvexPolygon.TOUCH) {
      report(
          FogCheckCode.FR_V_28,
          group,
          "stands with "
              + LengthText.text(out)
              + " of it off the table of "
              + program.board().extent()
              + "; move it onto the table");
      return;
    }
    for (TerrainPiece each : field.ground()) {
      if (each.is("impassable")
          && shapes.files(group).stream()
              .anyMatch(file -> each.pieces().stream().anyMatch(piece -> piece.overlaps(file)))) {
        report(
            FogCheckCode.FR_V_28,
            group,
            "stands in " + each.label() + ", which cannot be entered; move it out");
        return;
      }
    }
  }

  // ---- divisions

  private void divisions() {
    Map<String, List<BattleGroup>> declared = new LinkedHashMap<>();
    for (BattleGroup each : field.groups()) {
      if (each.division() > 0) {
        declared
            .computeIfAbsent(each.side() + " " + each.division(), key -> new ArrayList<>())
            .add(each);
      }
    }
    declared.values().forEach(this::division);
  }

  private void division(List<BattleGroup> members) {
    Divisions divisions = new Divisions(field);
    BattleGroup first = members.getFirst();
    String name = "division " + first.division();
    if (members.size() < 2) {
      report(
          FogCheckCode.FR_V_11,
          first,
          "is alone in " + name + "; declare another battle group part of it, or none");
      return;
    }
    for (Divisions.Failing each : divisions.apartFromTheOthers(members)) {
      report(FogCheckCode.FR_V_11, about(each, first), ": " + each.why() + "; move it nearer");
    }
    if (divisions.apartFromTheOthers(members).isEmpty() && !divisions.inOnePiece(members)) {
      report(
          FogCheckCode.FR_V_12, first, "is in " + name + ", whose parts are not near each other");
    }
    for (Divisions.Failing each : divisions.tooNear(members)) {
      report(FogCheckCode.FR_V_13, about(each, first), ": " + each.why() + "; move one of them");
    }
    FieldCommander captain = divisions.captain(members);
    for (Divisions.Failing each : divisions.command(members, captain)) {
      report(
          FogCheckCode.FR_V_14,
          about(each, first),
          "is in " + name + ": " + each.why() + "; move him or them, or attach him to one");
    }
    if (captain != null && !captain.rankGiven()) {
      report(
          FogCheckCode.FR_V_26,
          first,
          "is in "
              + name
              + " under "
              + captain.name()
              + ", of whom no rank is told; his command range of "
              + captain.range()
              + " MU is our default; write such as quality field");
    }
  }

  private static BattleGroup about(Divisions.Failing failing, BattleGroup otherwise) {
    BattleGroup about = failing.about();
    return about == null ? otherwise : about;
  }

  // ---- flanks

  private void flank(BattleGroup group) {
    Ruling verdict = new ThreatenedFlank(field).of(group);
    if (verdict.holds()) {
      report(FogCheckCode.FR_V_25, group, "has a threatened flank: " + verdict.why());
    }
  }
}
