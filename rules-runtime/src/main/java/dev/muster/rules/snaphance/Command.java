package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Question;
import java.util.ArrayList;
import java.util.List;

/** Rounds, initiative and Generals (1.4, 3.0 to 3.2). */
final class Command {
  private final Table table;
  private final Minds minds;

  Command(Table table, Minds minds) {
    this.table = table;
    this.minds = minds;
  }

  /** Opens a round: markers off, new Generals for the killed ones (1.4, 3.2). */
  void openRound() {
    table.round++;
    table.tell(new Event.RoundBegins(table.round, "1.4"));
    for (int g = 0; g < table.groups; g++) {
      table.groupMoved[g] = false;
      if (table.generalDead[g] && alive(g)) {
        table.generalDead[g] = false;
        table.replacement[g] = true;
        table.generalBonus[g] = -2;
        table.generalRange[g] = 2;
        int stand = successor(g);
        table.general[g] = table.hex[stand];
        table.attachedTo[g] = stand;
        table.tell(
            new Event.GeneralFate(
                table.generalName(g),
                table.groupName[g],
                "takes over with " + table.name[stand],
                table.at(table.general[g]),
                "3.2"));
      }
    }
  }

  private int successor(int g) {
    List<Integer> left = new ArrayList<>();
    List<Question.Option> options = new ArrayList<>();
    for (int stand : table.members.get(g)) {
      if (table.onBoard(stand)) {
        int apart =
            table.members.get(g).stream()
                .filter(table::onBoard)
                .mapToInt(o -> table.grid.distance(table.hex[stand], table.hex[o]))
                .sum();
        left.add(stand);
        options.add(new Question.Option(table.name[stand], -apart));
      }
    }
    return left.get(minds.ask("D-38", table.groupSide[g], table.groupName[g], options));
  }

  boolean alive(int g) {
    return table.members.get(g).stream().anyMatch(table::onBoard);
  }

  /** The group that moves next, or {@link Table#GONE} when the round is over (1.4). */
  int initiative() {
    List<Integer> first = waiting(0);
    List<Integer> second = waiting(1);
    if (first.isEmpty() || second.isEmpty()) {
      List<Integer> rest = first.isEmpty() ? second : first;
      if (rest.isEmpty()) {
        return Table.GONE;
      }
      int g = declare(first.isEmpty() ? 1 : 0, rest);
      table.tell(
          new Event.GroupActs(table.sideName(table.groupSide[g]), table.groupName[g], true, "1.4"));
      return g;
    }
    int[] declared = {declare(0, first), declare(1, second)};
    while (true) {
      int[] dice = table.dice.roll(4);
      int one = dice[0] + dice[1] + bonus(declared[0]);
      int two = dice[2] + dice[3] + bonus(declared[1]);
      table.tell(
          new Event.Initiative(
              List.of(table.groupName[declared[0]], table.groupName[declared[1]]),
              List.of(List.of(dice[0], dice[1]), List.of(dice[2], dice[3])),
              List.of(bonus(declared[0]), bonus(declared[1])),
              List.of(one, two),
              one == two,
              "1.4"));
      if (one != two) {
        int g = declared[one > two ? 0 : 1];
        table.tell(
            new Event.GroupActs(
                table.sideName(table.groupSide[g]), table.groupName[g], false, "1.4"));
        return g;
      }
    }
  }

  private int bonus(int g) {
    return table.general[g] == Table.GONE ? 0 : table.generalBonus[g];
  }

  private List<Integer> waiting(int side) {
    List<Integer> groups = new ArrayList<>();
    for (int g = 0; g < table.groups; g++) {
      if (table.groupSide[g] == side && !table.groupMoved[g] && alive(g)) {
        groups.add(g);
      }
    }
    return groups;
  }

  private int declare(int side, List<Integer> groups) {
    List<Question.Option> options = new ArrayList<>(groups.size());
    for (int g : groups) {
      options.add(new Question.Option(table.groupName[g], -nearestEnemy(g)));
    }
    return groups.get(minds.ask("D-01", side, table.sideName(side), options));
  }

  private int nearestEnemy(int g) {
    int nearest = 999;
    for (int stand : table.members.get(g)) {
      for (int enemy = 0; enemy < table.stands && table.onBoard(stand); enemy++) {
        if (table.onBoard(enemy) && table.side[enemy] != table.groupSide[g]) {
          nearest = Math.min(nearest, table.grid.distance(table.hex[stand], table.hex[enemy]));
        }
      }
    }
    return nearest;
  }

  /**
   * The General's own move, up to 6 hexes, to the stand of his group nearest the middle of it; he
   * attaches himself (3.1).
   */
  void moveGeneral(int g) {
    int from = table.general[g];
    if (from == Table.GONE) {
      return;
    }
    List<Integer> reachable = new ArrayList<>();
    List<Question.Option> options = new ArrayList<>();
    for (int stand : table.members.get(g)) {
      if (table.onBoard(stand) && table.grid.distance(from, table.hex[stand]) <= 6) {
        int apart = 0;
        for (int other : table.members.get(g)) {
          apart +=
              table.onBoard(other) ? table.grid.distance(table.hex[stand], table.hex[other]) : 0;
        }
        double wanted = table.disordered[stand] && !table.engaged(stand) ? 3 : 0;
        reachable.add(stand);
        options.add(new Question.Option("to " + table.name[stand], wanted - apart));
      }
    }
    reachable.add(Table.GONE);
    options.add(new Question.Option("stay", -50));
    int chosen =
        reachable.get(minds.ask("D-04", table.groupSide[g], table.generalName(g), options));
    table.attachedTo[g] = chosen;
    if (chosen != Table.GONE && table.hex[chosen] != from) {
      table.general[g] = table.hex[chosen];
      table.tell(
          new Event.GeneralMoves(
              table.generalName(g), table.at(from), table.at(table.general[g]), "3.1"));
    }
  }
}
