package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.LastingEffects;
import dev.muster.rules.model.BattleProgram;

/**
 * The units, the ground and the rule readings of a battle: everything that does not change and that
 * all copies of its state share. Units and brigades (the scenario's groups) have indexes in the
 * order of the scenario, from 0.
 */
public final class BoxForces {
  /** No unit and no side. */
  public static final int NOBODY = -1;

  public final BattleProgram program;
  final BoxRules rules;

  /** What events of the scenario change; a set of forces for each set of events. */
  final LastingEffects<BoxForces> lasting;

  final BoxTerrainMap ground;
  final int units;
  final String[] name;
  final BoxUnitType[] type;

  /** By unit. */
  final int[] side;

  public final int[] brigade;

  public final int brigades;
  public final String[] brigadeName;
  public final int[] brigadeSide;
  public final int[][] members;

  /** By brigade: the name of its commander; empty if it has none. */
  public final String[] commander;

  /** By brigade: the command range of its commander in boxes (BG-D09). */
  public final int[] commandRange;

  /** By side and box: whether it is in the deployment zone of the side. */
  public final boolean[][] zone;

  /** By unit: the boxes its player may put it in before the battle; none if its box is fixed. */
  final int[][] choices;

  /** By side: the units that count for its break, and the loss at which it breaks. */
  public final int[] strength = new int[2];

  public final int[] breaksAt = new int[2];

  BoxForces(
      BattleProgram program,
      LastingEffects<BoxForces> lasting,
      BoxRules rules,
      BoxTerrainMap ground,
      int units,
      int brigades) {
    this.program = program;
    this.lasting = lasting;
    this.rules = rules;
    this.ground = ground;
    this.units = units;
    this.brigades = brigades;
    name = new String[units];
    type = new BoxUnitType[units];
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
  public boolean stoppedByObstacles(BoxUnitType type) {
    return type.arm == Arm.MOUNTED
        || type.arm == Arm.ARTILLERY
        || (type.arm == Arm.ELEPHANTS && rules.elephantsUnformAsMounted);
  }

  /** Whether a type of unit is Unformed in a box (BG-185 to BG-190). */
  public boolean unforms(BoxUnitType type, int box) {
    boolean asMounted =
        type.arm == Arm.MOUNTED || (type.arm == Arm.ELEPHANTS && rules.elephantsUnformAsMounted);
    int bits = type.arm == Arm.CAMP ? 0 : BoxTerrainMap.UNFORMS_ALL;
    bits |= type.heavyFoot() ? BoxTerrainMap.UNFORMS_HEAVY_FOOT : 0;
    bits |= asMounted ? BoxTerrainMap.UNFORMS_MOUNTED : 0;
    boolean dense = type.order.close() || type.order == Density.MASSED;
    bits |= type.arm == Arm.FOOT && dense ? BoxTerrainMap.UNFORMS_CLOSE_FOOT : 0;
    return ground.is(box, bits);
  }

  public String sideName(int which) {
    return program.scenario().sides().get(which).name();
  }
}
