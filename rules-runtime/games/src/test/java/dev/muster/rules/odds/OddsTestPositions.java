package dev.muster.rules.odds;

/** Positions of few units for tests of odds, as situations. */
public final class OddsTestPositions {
  /** Two sides and their lines, without a unit. */
  public static final String SNAPHANCE_LINES =
      """
      rulebook snaphance.final
      board 12 x 12
      side Royal training poor
      side Huguenot training poor
      line Gendarmes Lancer B mp 3*2 sp 6 cb 4 bp 3
      line Regiment PikeAndShot B mp 1 sp 6[+1] cb 1 pb -2 2h -2 3h -3 bp 3
      line Croats LightCavalry B mp 4 sp 3 pb 0 2h 0 3h -1 bp 1 weapon arquebus
      """;

  /** Lancers who can charge a regiment. */
  public static final String SNAPHANCE =
      SNAPHANCE_LINES
          + """
          stand Gendarmes-1 of Royal.Left is Gendarmes at 0608 facing N
          stand Regiment-1 of Huguenot.Centre is Regiment at 0606 facing S
          """;

  /** Shot and a block face to face. */
  public static final String BOXES =
      """
      rulebook boxgrid
      board 8 x 8
      side Red breaks 1/1
      side Blue breaks 1/1
      line Block HeavyFoot close-pike ccv 5 shaken 4 catastrophe 9 rupture 3 depth deep
      line Shot HeavyFoot close ccv 4 shaken 3 catastrophe 9 rupture 3 depth medium weapons arquebus
      stand Shot-1 of Red.Left is Shot at D4 facing N
      stand Block-1 of Blue.Right is Block at D5 facing S
      """;

  /** Two pairs of foot, the first in reach of a charge. */
  public static final String TABLE =
      """
      rulebook adlgr
      board 30 x 20 UD
      side Red
      side Blue
      line Foot HeavySwordsmen ordinary formation unit
      line Shot Bowmen ordinary weapon musket formation unit
      group Red.Left general Rupert at 4,4 quality competent
      stand Foot-1 of Red.Left is Foot at 10,8 facing N
      stand Shot-1 of Red.Left is Shot at 16,8 facing N
      stand Foot-2 of Blue.Right is Foot at 10,9.5 facing S
      stand Foot-3 of Blue.Right is Foot at 16,10 facing S
      """;

  private OddsTestPositions() {}
}
