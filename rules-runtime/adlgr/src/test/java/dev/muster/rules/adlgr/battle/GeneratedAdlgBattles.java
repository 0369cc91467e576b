package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.rules.AdlgTestPosition;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;

/** Battles of every kind of unit on every kind of ground, one for each seed. */
public final class GeneratedAdlgBattles {
  private static final List<String> LINES =
      List.of(
          "LI",
          "Shot",
          "SmallShot",
          "Swords",
          "MSwords",
          "Spears",
          "Block",
          "Tercio",
          "Keil",
          "Colunela",
          "LaterTercio",
          "LaterBlock",
          "Levy",
          "Wagon",
          "Gun",
          "HeavyGun",
          "LH",
          "Drag",
          "Cv",
          "Carbines",
          "Pistols",
          "Caracole",
          "Kn",
          "El",
          "Rash",
          "RashKn",
          "Camels",
          "Salvo",
          "Lancers",
          "TwoHands",
          "Poles");
  private static final List<String> GROUNDS =
      List.of("wood", "brush", "marsh", "gentle-hill", "village", "enclosed-field", "cliff");
  private static final List<String> RANKS =
      List.of("ordinary", "competent", "brilliant", "strategist");
  private static final List<String[]> SWITCHES =
      List.of(
          new String[] {"first_turn", "second"},
          new String[] {"first_dice", "other"},
          new String[] {"main_opponent", "other"},
          new String[] {"first_round", "first_enemy"},
          new String[] {"who_shoots", "phasing"},
          new String[] {"shooting_support", "free"},
          new String[] {"conforming", "flush"},
          new String[] {"attacked_edge", "touch"},
          new String[] {"threat", "nearest"},
          new String[] {"surrounded_loss", "after_dice"},
          new String[] {"battle_unit_groups", "contact"},
          new String[] {"cp_left", "kept"},
          new String[] {"uncontrolled", "always"},
          new String[] {"zone_exit_short", "least"});

  private final SeededDice dice;
  private int placed;

  private GeneratedAdlgBattles(long seed) {
    dice = new SeededDice(seed);
  }

  public static BattleProgram of(long seed) {
    return of(seed, 8);
  }

  /**
   * @param rounds that are fought at most
   */
  public static BattleProgram of(long seed, int rounds) {
    return new GeneratedAdlgBattles(seed).program(rounds);
  }

  private int below(int most) {
    int number = 0;
    for (int i = 0; i < 4; i++) {
      number = number * 6 + dice.d6() - 1;
    }
    return number % most;
  }

  private BattleProgram program(int rounds) {
    AdlgTestPosition position =
        new AdlgTestPosition()
            .line("RashKn Gendarme - headstrong elite")
            .line("Camels MediumCamelry")
            .line("Salvo PikeAndShot musket battle-unit salvo regimental-artillery elite")
            .line("Lancers HeavyCavalry - shock")
            .line("TwoHands HeavySwordsmen - two-handed battle-unit")
            .line("Poles HeavySwordsmen - polearm mediocre")
            .rounds(rounds);
    for (int i = 0; i < 4; i++) {
      double x = 3 + below(23);
      double y = 8.5 + below(3);
      position.area(GROUNDS.get(below(GROUNDS.size())) + rectangle(x, y, 1 + below(3), 1));
    }
    double wall = 5 + below(18);
    position.way((below(2) == 0 ? "wall " : "fortification ") + wall + ",10 " + (wall + 2) + ",10");
    for (String[] each : SWITCHES) {
      if (below(4) == 0) {
        position.with(each[0], each[1]);
      }
    }
    for (int side = 0; side < 2; side++) {
      side(position, side);
    }
    return position.program();
  }

  private static String rectangle(double x, double y, double wide, double deep) {
    return " "
        + x
        + ","
        + y
        + " "
        + (x + wide)
        + ","
        + y
        + " "
        + (x + wide)
        + ","
        + (y + deep)
        + " "
        + x
        + ","
        + (y + deep);
  }

  /** Two corps of a side in a line of gaps and shoulders, some 5 UD from the enemy. */
  private void side(AdlgTestPosition position, int side) {
    double x = 5;
    for (int corps = 0; corps < 2; corps++) {
      List<String> units = new ArrayList<>();
      for (int i = 0; i < 3 + below(2); i++) {
        String line = LINES.get(below(LINES.size()));
        String name = (side == 0 ? "R" : "B") + placed++;
        double y = side == 0 ? 7 + below(3) * 0.5 : 12.5 - below(3) * 0.5;
        x += 1 + (below(3) == 0 ? 1 : 0);
        units.add(name + " " + line + " " + x + "," + y + (side == 0 ? " 0" : " 180"));
        x += 1;
      }
      x += below(2);
      String at =
          below(2) == 0 ? units.getFirst().split(" ")[0] : x - 4 + "," + (side == 0 ? 4 : 15);
      position.corps(
          side, "General" + side + corps + " " + RANKS.get(below(RANKS.size())) + " " + at);
      if (side == 0) {
        position.red(units.toArray(String[]::new));
      } else {
        position.blue(units.toArray(String[]::new));
      }
    }
  }
}
