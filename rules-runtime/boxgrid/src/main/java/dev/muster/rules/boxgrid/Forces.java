package dev.muster.rules.boxgrid;

import dev.muster.rules.model.BattleProgram;

/**
 * Who fights, on what ground and by which readings: all that never changes in a battle, shared by
 * all copies of it. Units are numbered as the scenario names them, side by side and group by group,
 * from 0; so are the brigades, its groups.
 */
final class Forces {
  /** No unit and no side. */
  static final int NOBODY = -1;

  final BattleProgram program;
  final BoxRules rules;
  final Ground ground;
  final int units;
  final String[] name;
  final UnitType[] type;

  /** By unit. */
  final int[] side;

  final int[] brigade;

  final int brigades;
  final String[] brigadeName;
  final int[] brigadeSide;
  final int[][] members;

  /** Name of the commander of each brigade, empty where it has none. */
  final String[] commander;

  /** Boxes to which the commander of each brigade commands (BG-D09). */
  final int[] commandRange;

  /** By side and box: whether it is in the deployment zone of the side. */
  final boolean[][] zone;

  /** By unit: the boxes its player may put it in before the battle; none where its box is fixed. */
  final int[][] choices;

  /** Units that count for the break of each side, and how many it may lose less one. */
  final int[] strength = new int[2];

  final int[] breaksAt = new int[2];

  Forces(BattleProgram program, BoxRules rules, Ground ground, int units, int brigades) {
    this.program = program;
    this.rules = rules;
    this.ground = ground;
    this.units = units;
    this.brigades = brigades;
    name = new String[units];
    type = new UnitType[units];
    side = new int[units];
    brigade = new int[units];
    brigadeName = new String[brigades];
    brigadeSide = new int[brigades];
    members = new int[brigades][];
    commander = new String[brigades];
    commandRange = new int[brigades];
    choices = new int[units][];
    zone = new boolean[2][ground.boxes()];
  }

  /** Whether linear obstacles stop a type of unit (BG-193). */
  boolean stoppedByObstacles(UnitType type) {
    return type.arm == Arm.MOUNTED
        || type.arm == Arm.ARTILLERY
        || (type.arm == Arm.ELEPHANTS && rules.elephantsUnformAsMounted);
  }

  /** Whether a type of unit is Unformed in a box (BG-185 to BG-190). */
  boolean unforms(UnitType type, int box) {
    boolean asMounted =
        type.arm == Arm.MOUNTED || (type.arm == Arm.ELEPHANTS && rules.elephantsUnformAsMounted);
    int bits = type.fights() ? Ground.UNFORMS_ALL : 0;
    bits |= type.heavyFoot() ? Ground.UNFORMS_HEAVY_FOOT : 0;
    bits |= asMounted ? Ground.UNFORMS_MOUNTED : 0;
    boolean dense = type.order.close() || type.order == Density.MASSED;
    bits |= type.arm == Arm.FOOT && dense ? Ground.UNFORMS_CLOSE_FOOT : 0;
    return ground.is(box, bits);
  }

  String sideName(int which) {
    return program.scenario().sides().get(which).name();
  }
}
