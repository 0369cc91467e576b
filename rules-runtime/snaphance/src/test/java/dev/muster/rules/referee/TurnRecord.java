package dev.muster.rules.referee;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Whose turn it is and what has been done in it. */
final class TurnRecord {
  private final BattleRoster roll;
  private final Map<Integer, StandActions> deeds = new HashMap<>();

  int round;

  /** Group that acts, NOBODY between turns. */
  int group = BattleRoster.NOBODY;

  /** Its side, NOBODY before the first turn. */
  int side = BattleRoster.NOBODY;

  /** The stand that acts. */
  int acting = BattleRoster.NOBODY;

  /** Stands that move together. */
  List<Integer> together = List.of();

  /** Groups that have had their turn of the round. */
  final Set<Integer> done = new HashSet<>();

  /** Enemies of the acting side that were charged on opportunity in this turn. */
  final List<Integer> charged = new ArrayList<>();

  TurnRecord(BattleRoster roll) {
    this.roll = roll;
  }

  StandActions deed(int stand) {
    return deeds.computeIfAbsent(stand, each -> new StandActions(roll.hex[each]));
  }

  /** Whether a stand is of the group whose turn it is. */
  boolean its(int stand) {
    return group != BattleRoster.NOBODY && roll.stand(stand).group() == group;
  }

  /** Who was put elsewhere before he acted begins his turn there (10.4). */
  private void beginsAt(int stand, Hex hex) {
    if (deed(stand).moves.isEmpty()) {
      deed(stand).home = hex;
    }
  }

  void take(Event event) {
    switch (event) {
      case CommonEvent.RoundBegins e -> {
        round = e.round();
        done.clear();
        group = BattleRoster.NOBODY;
      }
      case SnaphanceEvent.GroupActs e -> {
        group = roll.groupId(e.group());
        side = roll.groupSide.get(group);
        acting = BattleRoster.NOBODY;
        together = List.of();
        deeds.clear();
        charged.clear();
        done.add(group);
        for (int i = 0; i < roll.stands.size(); i++) {
          if (roll.here(i)) {
            deed(i);
          }
        }
      }
      case SnaphanceEvent.GroupForms e -> {
        if (e.purpose().equals("move")) {
          together = e.stands().stream().map(roll::id).toList();
        }
      }
      case SnaphanceEvent.Displaced e -> beginsAt(roll.id(e.stand()), e.to());
      case SnaphanceEvent.Retreats e when !e.path().isEmpty() ->
          beginsAt(roll.id(e.stand()), e.path().getLast());
      case SnaphanceEvent.Evades e -> beginsAt(roll.id(e.stand()), e.path().getLast());
      case SnaphanceEvent.Arrives e -> beginsAt(roll.id(e.stand()), e.at());
      default -> {}
    }
  }
}
