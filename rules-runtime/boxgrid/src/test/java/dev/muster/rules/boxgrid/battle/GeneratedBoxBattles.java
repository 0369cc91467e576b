package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.boxgrid.rules.BoxTestPosition;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Battles of every kind of unit on every kind of ground, one for each seed. */
public final class GeneratedBoxBattles {
  private static final List<String> LINES =
      List.of(
          "Swiss",
          "Block",
          "Pikes",
          "Foot",
          "Massed",
          "Warriors",
          "Salvo",
          "Archers",
          "Loose",
          "Skirmishers",
          "Horse",
          "Caracole",
          "Lancers",
          "LooseHorse",
          "Carbines",
          "Elephants",
          "Gun",
          "Camp");
  private static final List<String> GROUNDS =
      List.of("woods", "rough", "village", "hill", "broken", "ford", "impassable");
  private static final List<String[]> SWITCHES =
      List.of(
          new String[] {"turning", "free"},
          new String[] {"hit_transfer", "allowed"},
          new String[] {"pursuit_after_tie", "true"},
          new String[] {"shooting_into_melee", "allowed"},
          new String[] {"evade_foot_v_mounted", "may"},
          new String[] {"charged_in_melee", "evades"},
          new String[] {"many_attackers", "apart"},
          new String[] {"diagonal_reaction", "turns"});

  private final SeededDice dice;
  private final Set<String> taken = new HashSet<>();

  private GeneratedBoxBattles(long seed) {
    dice = new SeededDice(seed);
  }

  public static BattleProgram of(long seed) {
    return new GeneratedBoxBattles(seed).program();
  }

  private int below(int most) {
    int number = 0;
    for (int i = 0; i < 4; i++) {
      number = number * 6 + dice.d6() - 1;
    }
    return number % most;
  }

  private BattleProgram program() {
    var position =
        BoxTestPosition.of(9, 8)
            .zones(2, 2)
            .like("Block", "Swiss", "nation=swiss keil-brigade")
            .like("Shot", "Salvo", "salvo mixed missile-reliant")
            .like("Massed", "Archers", "weapons=longbow massed-archery")
            .like("Open", "Skirmishers", "weapons=arquebus missile-reliant")
            .like("Reiters", "Caracole", "caracole well-armoured")
            .like("OpenHorse", "Carbines", "weapons=arquebus");
    for (int i = 0; i < 6; i++) {
      position.terrain(GROUNDS.get(below(GROUNDS.size())), box(below(9), 2 + below(4)));
    }
    for (int i = 0; i < 3; i++) {
      int column = below(9);
      int row = 2 + below(3);
      position.wall(box(column, row) + "-" + box(column, row + 1));
    }
    for (String[] each : SWITCHES) {
      if (below(4) == 0) {
        position.with(each[0], each[1]);
      }
    }
    for (int brigade = 0; brigade < 2; brigade++) {
      List<String> red = units("R" + brigade, 0, "N");
      List<String> blue = units("B" + brigade, 6, "S");
      position.led(0, red.getFirst().split(" ")[2], red.toArray(String[]::new));
      position.led(1, blue.getFirst().split(" ")[2], blue.toArray(String[]::new));
    }
    return position.objective("Middle", "E4").program();
  }

  private List<String> units(String name, int row, String facing) {
    List<String> units = new ArrayList<>();
    for (int i = 0; i < 3 + below(3); i++) {
      String at = box(below(9), row + below(2));
      if (taken.add(at)) {
        units.add(name + i + " " + LINES.get(below(LINES.size())) + " " + at + " " + facing);
      }
    }
    return units.isEmpty() ? List.of(name + "x Foot " + free(row) + " " + facing) : units;
  }

  private String free(int row) {
    for (int column = 0; column < 9; column++) {
      String at = box(column, row);
      if (taken.add(at)) {
        return at;
      }
    }
    throw new IllegalStateException("no room");
  }

  private static String box(int column, int row) {
    return (char) ('A' + column) + "" + (row + 1);
  }
}
