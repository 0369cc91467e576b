package dev.muster.dsl.ide.play;

import dev.muster.dsl.ide.replay.NamedItems;
import dev.muster.dsl.ide.replay.PlayedMoments;
import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.print.replay.BattleRecording;
import dev.muster.print.replay.MomentRecorder;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Event;
import dev.muster.rules.play.PlayedBattle;
import java.util.List;

/** The moments of a battle so far: the report lines of each, and the position. */
final class BattleMoments {
  private final MomentRecorder recorder;
  private final PlayedMoments told;
  private List<BattleRecording.Frame> frames = List.of();
  private BattlePosition beginning;
  private List<Event> heard = List.of();

  private BattleMoments(PlayedBattle battle, NamedItems names) {
    beginning = battle.position();
    recorder = new MomentRecorder(battle.program(), Integer.MAX_VALUE);
    told = new PlayedMoments(battle.program(), names);
  }

  /** Returns the moments of a battle with recorded positions. */
  static BattleMoments of(PlayedBattle battle, NamedItems names) {
    BattleMoments moments = new BattleMoments(battle, names);
    moments.hear(battle);
    return moments;
  }

  /** Returns the moments after the battle has continued or gone back. */
  BattleMoments after(PlayedBattle battle, NamedItems named) {
    List<Event> now = battle.events();
    if (heard.size() > now.size() || !heard.equals(now.subList(0, heard.size()))) {
      return of(battle, named);
    }
    hear(battle);
    return this;
  }

  private void hear(PlayedBattle battle) {
    List<Event> now = battle.events();
    if (heard.isEmpty() && !now.isEmpty()) {
      beginning = battle.positions().getFirst();
    }
    for (int i = heard.size(); i < now.size(); i++) {
      BattlePosition position = battle.positions().get(i);
      recorder.accept(now.get(i), () -> position);
    }
    heard = now;
    frames = recorder.frames(battle.chances());
    told.update(frames);
  }

  List<PlayState.PlayedMoment> all() {
    return told.all();
  }

  /** Returns the position before the first moment. */
  BattlePosition beginning() {
    return beginning;
  }

  /** Returns the position at a moment. */
  BattlePosition position(int moment) {
    return frames.get(moment).position();
  }
}
