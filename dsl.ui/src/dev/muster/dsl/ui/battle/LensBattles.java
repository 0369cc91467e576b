package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ide.lens.BattleLenses;
import dev.muster.dsl.ui.mining.LensCommands;
import dev.muster.dsl.ui.server.Places;

/** What the lenses above a scenario do. */
public final class LensBattles {

  private LensBattles() {}

  /** Lets the lenses do it from now on. */
  public static void register() {
    LensCommands.register(
        BattleLenses.TEST_BATTLE,
        (uri, scenario) ->
            Places.file(uri).ifPresent(file -> TestBattleShortcut.fight(file, scenario)));
  }
}
