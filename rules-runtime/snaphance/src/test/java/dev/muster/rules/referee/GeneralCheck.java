package dev.muster.rules.referee;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chapter 3: how Generals ride, before whom they leave, with whom they fall. */
final class GeneralCheck implements RuleChapterCheck {
  private final BattleRoster roll;
  private final TurnRecord turn;
  private final CaseLog docket;

  /** Generals upon whom an enemy has come, and what he did. */
  private final Map<Integer, String> overrun = new HashMap<>();

  /** Generals whose stand fell while they were attached. */
  private final Set<Integer> falling = new HashSet<>();

  private int ridden = BattleRoster.NOBODY;

  GeneralCheck(BattleRoster roll, TurnRecord turn, CaseLog docket) {
    this.roll = roll;
    this.turn = turn;
    this.docket = docket;
  }

  @Override
  public void hear(Event event, List<Event> story, int at) {
    switch (event) {
      case SnaphanceEvent.Moves e -> comes(e.stand(), e.path(), "moves");
      case SnaphanceEvent.Retreats e -> comes(e.stand(), e.path(), e.kind() + "s");
      case SnaphanceEvent.Pursues e -> comes(e.stand(), e.path(), "pursues");
      case SnaphanceEvent.Evades e -> comes(e.stand(), e.path(), "evades");
      case SnaphanceEvent.Displaced e -> comes(e.stand(), List.of(e.to()), "is displaced");
      case SnaphanceEvent.GeneralMoves e -> rides(e);
      case SnaphanceEvent.GeneralFate e -> fate(e);
      case SnaphanceEvent.Destroyed e -> destroyed(roll.id(e.stand()));
      case SnaphanceEvent.GroupActs e -> {
        settle();
        ridden = BattleRoster.NOBODY;
      }
      case SnaphanceEvent.OrderTest e -> settle();
      case SnaphanceEvent.MeleeThrow e -> settle();
      case CommonEvent.RoundBegins e -> settle();
      case SnaphanceEvent.Declared e -> settle();
      case CommonEvent.BattleEnds e -> settle();
      default -> {}
    }
  }

  private void comes(String stand, List<Hex> path, String what) {
    int side = roll.stand(roll.id(stand)).side();
    for (int g = 0; g < roll.groups.size(); g++) {
      if (roll.groupSide.get(g) != side
          && roll.general[g] != null
          && path.contains(roll.general[g])) {
        overrun.put(g, stand + " " + what);
      }
    }
  }

  /** Whoever was overrun has left the hex by now, whoever fell is gone. */
  private void settle() {
    overrun.forEach(
        (g, why) -> {
          Hex at = roll.general[g];
          int there = at == null ? BattleRoster.NOBODY : roll.in(at, BattleRoster.NOBODY);
          docket.judge(
              JudgedPoint.GENERAL_MAKES_WAY,
              at == null
                  || there != BattleRoster.NOBODY
                      && roll.stand(there).side() == roll.groupSide.get(g),
              () ->
                  "the General of "
                      + roll.groups.get(g).name()
                      + " is still at "
                      + at
                      + ": "
                      + why);
        });
    overrun.clear();
    for (int g : falling) {
      docket.judge(
          JudgedPoint.GENERAL_FALLS,
          roll.general[g] == null,
          () -> "the General of " + roll.groups.get(g).name() + " outlives his stand");
    }
    falling.clear();
    for (int g = 0; g < roll.groups.size(); g++) {
      Hex at = roll.general[g];
      int there = at == null ? BattleRoster.NOBODY : roll.in(at, BattleRoster.NOBODY);
      int group = g;
      docket.judge(
          JudgedPoint.GENERAL_ALONE,
          there == BattleRoster.NOBODY || roll.stand(there).side() == roll.groupSide.get(g),
          () ->
              "the General of " + roll.groups.get(group).name() + " is with " + roll.stand(there));
    }
  }

  private void rides(SnaphanceEvent.GeneralMoves e) {
    int g = roll.generalOf(e.general());
    int there = roll.in(e.to(), BattleRoster.NOBODY);
    docket.judge(
        JudgedPoint.GENERAL_RIDES,
        g == turn.group
            && ridden != g
            && AxialHexes.distance(e.from(), e.to()) <= 6
            && (there == BattleRoster.NOBODY || roll.stand(there).side() == roll.groupSide.get(g)),
        () -> e.general() + " rides from " + e.from() + " to " + e.to());
    ridden = g;
  }

  private void destroyed(int stand) {
    int g = roll.stand(stand).group();
    if (roll.attached[g] == stand) {
      falling.add(g);
    }
  }

  private void fate(SnaphanceEvent.GeneralFate e) {
    int g = roll.generalOf(e.general());
    if (e.fate().startsWith("rode to ")) {
      Hex from = roll.general[g];
      int to = roll.id(e.fate().substring("rode to ".length()));
      int nearest = Integer.MAX_VALUE;
      for (StandRecord each : roll.stands) {
        if (each.group() == g && roll.here(each.id()) && from != null) {
          nearest = Math.min(nearest, AxialHexes.distance(from, roll.at(each.id())));
        }
      }
      int least = nearest;
      docket.judge(
          JudgedPoint.GENERAL_NEAREST,
          from == null || AxialHexes.distance(from, roll.at(to)) == least,
          () -> e.general() + " flees to " + roll.stand(to) + ", another is nearer");
    } else if (e.fate().startsWith("left the field") && e.fate().length() == 14) {
      docket.judge(
          JudgedPoint.GENERAL_NEAREST,
          roll.stands.stream().noneMatch(each -> each.group() == g && roll.here(each.id())),
          () -> e.general() + " leaves the field though a stand of his is left");
    } else if (e.fate().startsWith("killed")) {
      docket.judge(
          JudgedPoint.GENERAL_FALLS,
          falling.contains(g) || roll.attached[g] != BattleRoster.NOBODY,
          () -> e.general() + " falls without his stand");
    }
  }
}
