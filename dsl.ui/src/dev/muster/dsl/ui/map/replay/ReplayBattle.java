package dev.muster.dsl.ui.map.replay;

import dev.muster.dsl.ide.scene.RecordedBattle;
import dev.muster.dsl.ui.map.model.ReplayMoment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A recorded battle, moment by moment. */
public final class ReplayBattle {

  /**
   * Every this many moments the complete position is stored; positions between are computed from
   * the changes.
   */
  private static final int APART = 64;

  private final RecordedBattle battle;
  private final String log;
  private final List<Position> kept = new ArrayList<>();

  /** The spot of every piece; null for a piece that has not arrived yet. */
  private record Position(RecordedBattle.Spot[] units, RecordedBattle.Spot[] leaders) {

    Position copy() {
      return new Position(
          Arrays.copyOf(units, units.length), Arrays.copyOf(leaders, leaders.length));
    }

    void take(RecordedBattle.Moment moment) {
      take(units, moment.units());
      take(leaders, moment.leaders());
    }

    private static void take(RecordedBattle.Spot[] spots, List<RecordedBattle.Spot> changed) {
      if (changed != null) {
        changed.forEach(each -> spots[each.piece()] = each);
      }
    }
  }

  /**
   * @param log the whole battle as JSON lines
   */
  public ReplayBattle(RecordedBattle battle, String log) {
    this.battle = battle;
    this.log = log;
    Position now =
        new Position(
            new RecordedBattle.Spot[battle.units().size()],
            new RecordedBattle.Spot[battle.leaders().size()]);
    for (int i = 0; i < battle.moments().size(); i++) {
      now.take(battle.moments().get(i));
      if (i % APART == 0) {
        kept.add(now.copy());
      }
    }
  }

  /** The whole battle as JSON lines, to fight on from it. */
  public String log() {
    return log;
  }

  /** The name of its scenario. */
  public String scenario() {
    return battle.scenario();
  }

  private Position position(int moment) {
    Position position = kept.get(moment / APART).copy();
    for (int i = moment / APART * APART + 1; i <= moment; i++) {
      position.take(battle.moments().get(i));
    }
    return position;
  }

  /** Returns its course, for the scrubber. */
  public ReplayTrack track() {
    List<List<Double>> losses = new ArrayList<>();
    for (int side = 0; side < battle.sides().size(); side++) {
      int number = side;
      double limit = Math.max(1, breaksAt(side));
      losses.add(battle.moments().stream().map(each -> lost(each, number) / limit).toList());
    }
    List<ReplayTrack.Mark> marks = new ArrayList<>();
    for (int i = 0; i < battle.moments().size(); i++) {
      if (battle.moments().get(i).what() != null) {
        marks.add(new ReplayTrack.Mark(i, battle.moments().get(i).what()));
      }
    }
    return new ReplayTrack(
        battle.sides(),
        battle.moments().stream().map(RecordedBattle.Moment::round).toList(),
        losses,
        battle.moments().stream().map(RecordedBattle.Moment::chances).toList(),
        marks);
  }

  private static int lost(RecordedBattle.Moment moment, int side) {
    return side < moment.lost().size() ? moment.lost().get(side) : 0;
  }

  private int breaksAt(int side) {
    return side < battle.breaksAt().size() ? battle.breaksAt().get(side) : 0;
  }

  /** Returns the report text of a moment. */
  public String caption(int moment) {
    return battle.moments().get(moment).lines().stream()
        .map(String::strip)
        .collect(Collectors.joining("\n"));
  }

  /** Returns the positions at a moment. */
  public ReplayMoment moment(int moment) {
    Position now = position(moment);
    Position before = moment == 0 ? now : position(moment - 1);
    int who = battle.moments().get(moment).who();
    List<ReplayMoment.Block> blocks = new ArrayList<>();
    for (int i = 0; i < now.units().length; i++) {
      add(blocks, battle.units().get(i), now.units()[i], before.units()[i], i == who);
    }
    for (int i = 0; i < now.leaders().length; i++) {
      add(blocks, battle.leaders().get(i), now.leaders()[i], before.leaders()[i], false);
    }
    return new ReplayMoment(header(moment), battle.colours(), blocks);
  }

  private static void add(
      List<ReplayMoment.Block> blocks,
      RecordedBattle.MapPiece piece,
      RecordedBattle.Spot now,
      RecordedBattle.Spot before,
      boolean active) {
    if (now == null || !now.on()) {
      return;
    }
    boolean was = before != null && before.on();
    blocks.add(
        new ReplayMoment.Block(
            piece.label() + (now.state().isEmpty() ? "" : ", " + now.state()),
            piece.marks(),
            piece.letters(),
            now.x(),
            now.y(),
            now.degrees(),
            was ? before.x() : now.x(),
            was ? before.y() : now.y(),
            now.strength(),
            piece.full(),
            active));
  }

  /**
   * Such as "Dreux, seed 1, after round 7; Royal 3 of 19, Huguenot 5 of 18; chances of Royal 61 %".
   */
  private String header(int moment) {
    RecordedBattle.Moment now = battle.moments().get(moment);
    boolean last = moment == battle.moments().size() - 1;
    StringBuilder text = new StringBuilder(battle.scenario());
    text.append(", seed ").append(battle.seed());
    text.append(
        now.round() == 0
            ? ", before round 1"
            : last ? ", after round " + now.round() : ", round " + now.round());
    for (int side = 0; side < battle.sides().size(); side++) {
      text.append(side == 0 ? "; " : ", ").append(battle.sides().get(side));
      text.append(' ').append(lost(now, side)).append(" of ").append(breaksAt(side));
    }
    text.append("; ").append(ReplayTrack.words(battle.sides().getFirst(), now.chances()));
    if (last && !battle.complete()) {
      text.append(". The battle went on; only its beginning is kept.");
    }
    return text.toString();
  }
}
