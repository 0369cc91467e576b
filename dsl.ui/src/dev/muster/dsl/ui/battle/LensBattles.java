package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ide.lens.BattleLenses;
import dev.muster.dsl.ui.mining.LensCommands;
import dev.muster.dsl.ui.server.BattleFile;

/** What the lenses above a scenario do. */
public final class LensBattles {

  private LensBattles() {}

  /** Lets the lenses do it from now on. */
  public static void register() {
    LensCommands.register(
        BattleLenses.TEST_BATTLE,
        (uri, scenario) -> TestBattleShortcut.fight(BattleFile.at(uri), scenario));
  }
}
