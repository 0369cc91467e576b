package dev.muster.rules.witness;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Hex;
import dev.muster.rules.snaphance.SnaphanceEvent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chapter 3: how Generals ride, before whom they leave, with whom they fall. */
final class GeneralChapter implements Chapter {
  private final Roll roll;
  private final Turn turn;
  private final Docket docket;

  /** Generals upon whom an enemy has come, and what he did. */
  private final Map<Integer, String> overrun = new HashMap<>();

  /** Generals whose stand fell while they were attached. */
  private final Set<Integer> falling = new HashSet<>();

  private int ridden = Roll.NOBODY;

  GeneralChapter(Roll roll, Turn turn, Docket docket) {
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
        ridden = Roll.NOBODY;
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
          int there = at == null ? Roll.NOBODY : roll.in(at, Roll.NOBODY);
          docket.judge(
              Point.GENERAL_MAKES_WAY,
              at == null
                  || there != Roll.NOBODY && roll.stand(there).side() == roll.groupSide.get(g),
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
          Point.GENERAL_FALLS,
          roll.general[g] == null,
          () -> "the General of " + roll.groups.get(g).name() + " outlives his stand");
    }
    falling.clear();
    for (int g = 0; g < roll.groups.size(); g++) {
      Hex at = roll.general[g];
      int there = at == null ? Roll.NOBODY : roll.in(at, Roll.NOBODY);
      int group = g;
      docket.judge(
          Point.GENERAL_ALONE,
          there == Roll.NOBODY || roll.stand(there).side() == roll.groupSide.get(g),
          () ->
              "the General of " + roll.groups.get(group).name() + " is with " + roll.stand(there));
    }
  }

  private void rides(SnaphanceEvent.GeneralMoves e) {
    int g = roll.generalOf(e.general());
    int there = roll.in(e.to(), Roll.NOBODY);
    docket.judge(
        Point.GENERAL_RIDES,
        g == turn.group
            && ridden != g
            && Hexes.distance(e.from(), e.to()) <= 6
            && (there == Roll.NOBODY || roll.stand(there).side() == roll.groupSide.get(g)),
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
      for (Company each : roll.stands) {
        if (each.group() == g && roll.here(each.id()) && from != null) {
          nearest = Math.min(nearest, Hexes.distance(from, roll.at(each.id())));
        }
      }
      int least = nearest;
      docket.judge(
          Point.GENERAL_NEAREST,
          from == null || Hexes.distance(from, roll.at(to)) == least,
          () -> e.general() + " flees to " + roll.stand(to) + ", another is nearer");
    } else if (e.fate().startsWith("left the field") && e.fate().length() == 14) {
      docket.judge(
          Point.GENERAL_NEAREST,
          roll.stands.stream().noneMatch(each -> each.group() == g && roll.here(each.id())),
          () -> e.general() + " leaves the field though a stand of his is left");
    } else if (e.fate().startsWith("killed")) {
      docket.judge(
          Point.GENERAL_FALLS,
          falling.contains(g) || roll.attached[g] != Roll.NOBODY,
          () -> e.general() + " falls without his stand");
    }
  }
}
