package dev.muster.dsl.ui.battle;

import dev.muster.dsl.ide.codelens.MusterCodeLensService;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ui.codemining.CodeLensCommands;
import dev.muster.dsl.ui.quickfix.ServerActions;
import dev.muster.dsl.ui.server.MusterFile;

/** The commands of the lenses above a scenario and its groups. */
public final class BattleLensCommands {

  private BattleLensCommands() {}

  /** Lets the lenses do it from now on. */
  public static void register() {
    CodeLensCommands.register(
        MusterCodeLensService.TEST_BATTLE,
        (uri, scenario) -> TestBattleShortcut.fight(MusterFile.at(uri), scenario));
    CodeLensCommands.register(
        MusterCommandService.NEAREST_ODDS,
        (uri, line) -> ServerActions.showOdds(uri, Integer.parseInt(line)));
  }
}
