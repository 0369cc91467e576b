package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ide.codelens.MusterCodeLensService;
import dev.muster.dsl.ui.codemining.CodeLensCommands;
import dev.muster.dsl.ui.server.MusterFile;

/** The commands of the lenses above a scenario. */
public final class BattleLensCommands {

  private BattleLensCommands() {}

  /** Lets the lenses do it from now on. */
  public static void register() {
    CodeLensCommands.register(
        MusterCodeLensService.TEST_BATTLE,
        (uri, scenario) -> TestBattleShortcut.fight(MusterFile.at(uri), scenario));
  }
}
