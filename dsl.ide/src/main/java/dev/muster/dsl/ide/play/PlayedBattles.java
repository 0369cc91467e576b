package dev.muster.dsl.ide.play;

import dev.muster.dsl.ide.battlemap.PlayableScenario;
import dev.muster.dsl.ide.scene.PlayAnswer;
import dev.muster.dsl.ide.scene.PlayParams;
import dev.muster.dsl.ide.scene.PlaySaveAnswer;
import dev.muster.dsl.ide.scene.PlaySaveParams;
import dev.muster.dsl.ide.scene.PlayStepParams;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The battles that are played on maps, by the painters' names of their views. */
public final class PlayedBattles {
  private static final String CLOSED = "This battle is closed. Begin it again.";

  private final Map<String, Seat> views = new ConcurrentHashMap<>();

  /** What a view plays; its steps are taken one after the other. */
  private static final class Seat {
    /** The battle, above those it went on from. */
    final Deque<PlayedGame> games = new ArrayDeque<>();

    long revision;

    /** Whether the battle is shown that the one on top went on from. */
    boolean below;

    /** The battle that is shown; null if none is. */
    @Nullable PlayedGame shown() {
      return below ? second() : games.peek();
    }

    private @Nullable PlayedGame second() {
      Iterator<PlayedGame> all = games.iterator();
      all.next();
      return all.hasNext() ? all.next() : null;
    }

    /** The battle that is shown and its whole scene; of the two on top the other is beside it. */
    PlayAnswer whole() {
      PlayedGame shown = Objects.requireNonNull(shown());
      shown.beside(below ? games.peek() : second());
      return shown.whole(++revision);
    }

    /** Removes all battles except the one that is shown. */
    void onlyShown() {
      if (below) {
        games.pop();
        below = false;
      }
    }

    void clear() {
      games.clear();
      below = false;
    }
  }

  /**
   * Begins a battle, or continues another one.
   *
   * @param scenario what is played where the battle begins with a scenario; null for others
   */
  public PlayAnswer begin(PlayParams params, @Nullable PlayableScenario scenario) {
    Seat seat = views.computeIfAbsent(params.view(), none -> new Seat());
    synchronized (seat) {
      boolean branch = params.from() != null && params.from().isEmpty();
      try {
        BattleOpening opening = opening(params, scenario);
        if (branch) {
          seat.onlyShown();
        } else {
          seat.clear();
        }
        seat.games.push(
            new PlayedGame(
                params.view(), opening, notes(params), !seat.games.isEmpty(), seat.revision));
        return seat.whole();
      } catch (IllegalArgumentException why) {
        if (seat.games.isEmpty()) {
          views.remove(params.view(), seat);
        }
        return PlayAnswer.refused(String.valueOf(why.getMessage()));
      }
    }
  }

  private BattleNotes notes(PlayParams params) {
    PlayedGame from = params.log() == null ? from(params) : null;
    return from == null
        ? BattleNotes.read(params.notes())
        : from.notes().upTo(params.event() == null ? Integer.MAX_VALUE - 1 : params.event());
  }

  private @Nullable PlayedGame from(PlayParams params) {
    String from = params.from();
    return from == null ? null : game(from.isEmpty() ? params.view() : from);
  }

  private BattleOpening opening(PlayParams params, @Nullable PlayableScenario scenario) {
    if (params.log() != null) {
      return BattleOpening.ofLog(params, params.log());
    }
    if (params.from() != null) {
      PlayedGame from = from(params);
      if (from == null) {
        throw new IllegalArgumentException(CLOSED);
      }
      return BattleOpening.goOn(params, from.opening().battle(), from.opening());
    }
    if (scenario == null) {
      throw new IllegalArgumentException("a battle begins with a scenario, a log or a battle");
    }
    return BattleOpening.of(params, scenario);
  }

  private @Nullable PlayedGame game(String view) {
    Seat seat = views.get(view);
    return seat == null ? null : seat.shown();
  }

  /** Goes on with a battle. */
  public PlayAnswer step(PlayStepParams params) {
    Seat seat = views.get(params.view());
    if (seat == null) {
      return PlayAnswer.refused(CLOSED);
    }
    synchronized (seat) {
      PlayedGame game = seat.shown();
      if (game == null) {
        return PlayAnswer.refused(CLOSED);
      }
      if (params.kind().equals("back")) {
        return back(seat);
      }
      if (params.kind().equals("other")) {
        return other(seat);
      }
      if (params.kind().equals("whole")) {
        return seat.whole();
      }
      PlayAnswer answer = stepped(game, params);
      seat.revision = game.revision();
      return answer;
    }
  }

  private static PlayAnswer stepped(PlayedGame game, PlayStepParams params) {
    try {
      return game.step(params);
    } catch (IllegalArgumentException why) {
      return PlayAnswer.refused(String.valueOf(why.getMessage()));
    }
  }

  private static PlayAnswer back(Seat seat) {
    PlayedGame shown = Objects.requireNonNull(seat.shown());
    if (!shown.isBranch()) {
      return PlayAnswer.refused("This battle went on from no other.");
    }
    seat.onlyShown();
    seat.games.pop();
    return seat.whole();
  }

  /** Shows the other one of two battles, at the same place. */
  private static PlayAnswer other(Seat seat) {
    PlayedGame shown = Objects.requireNonNull(seat.shown());
    if (seat.games.size() < 2) {
      return PlayAnswer.refused("There is no other battle beside this one.");
    }
    seat.below = !seat.below;
    Objects.requireNonNull(seat.shown()).showLike(shown);
    return seat.whole();
  }

  /** The files of a battle. */
  public PlaySaveAnswer save(PlaySaveParams params) {
    Seat seat = views.get(params.view());
    if (seat == null) {
      return new PlaySaveAnswer(List.of(), CLOSED);
    }
    synchronized (seat) {
      PlayedGame game = seat.shown();
      return game == null ? new PlaySaveAnswer(List.of(), CLOSED) : game.saved(params.form());
    }
  }

  /** Ends a battle. */
  public void close(String view) {
    views.remove(view);
  }
}
