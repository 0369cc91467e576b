package dev.muster.dsl.ide.play;

import dev.muster.dsl.ide.battlemap.PlayedScene;
import dev.muster.dsl.ide.replay.BranchComparison;
import dev.muster.dsl.ide.replay.NamedItems;
import dev.muster.dsl.ide.scene.PlayAnswer;
import dev.muster.dsl.ide.scene.PlaySaveAnswer;
import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.dsl.ide.scene.PlayStepParams;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneChange;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.play.AskedQuestion;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.systems.RuleSystems;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A battle on one map: the open question, the events so far, and the scene that is shown. */
final class PlayedGame {
  private final String view;
  private final BattleOpening opening;
  private final PlayedBattle battle;
  private final NamedItems names;
  private final PlayedScene painter;
  private final BattleNotes notes;
  private final boolean back;
  private BattleMoments moments;
  private List<PlayState.PlayedMoment> told = List.of();
  private Scene scene;

  /** The moment that is shown; that of the battle where it is the last. */
  private int shown;

  private @Nullable PlayedGame other;

  /**
   * @param back whether there is a battle that this one went on from
   * @param revision of the first scene
   */
  PlayedGame(String view, BattleOpening opening, BattleNotes notes, boolean back, long revision) {
    this.view = view;
    this.notes = notes;
    this.back = back;
    this.opening = opening;
    battle = opening.battle();
    names = new NamedItems(battle.program());
    painter = new PlayedScene(battle.program(), opening.documents());
    moments = BattleMoments.of(battle, names);
    shown = last();
    scene = painter.of(battle.position(), view, revision);
  }

  BattleOpening opening() {
    return opening;
  }

  /** Sets the battle that is compared with this one; null for none. */
  void beside(@Nullable PlayedGame game) {
    other = game;
  }

  /** Whether this battle went on from another one. */
  boolean isBranch() {
    return back;
  }

  /** Goes to the moment that is at the place of one of the other battle. */
  void showLike(PlayedGame before) {
    shown = BranchComparison.like(before.moments.all(), before.shown, moments.all());
  }

  long revision() {
    return scene.revision();
  }

  BattleNotes notes() {
    return notes;
  }

  /**
   * The battle and its whole scene, as it begins or is gone back to.
   *
   * @param revision of the scene
   */
  PlayAnswer whole(long revision) {
    scene = painter.of(positionShown(), view, revision);
    told = List.of();
    return new PlayAnswer(state(), scene, null, "", "");
  }

  /**
   * Goes on.
   *
   * @throws IllegalArgumentException if the step is none
   */
  PlayAnswer step(PlayStepParams step) {
    return switch (step.kind()) {
      case "answer" -> answer(step);
      case "order" -> order(required("words", step.words()));
      case "why" -> why(required("words", step.words()));
      case "advice" -> advice();
      case "undo" -> undo();
      case "auto" -> commanded(Commanded.QUESTION);
      case "autoRound" -> commanded(Commanded.ROUND);
      case "autoBattle" -> commanded(Commanded.BATTLE);
      case "show" -> show(required("moment", step.moment()));
      case "now" -> show(last());
      case "note" -> note(required("moment", step.moment()), step.words());
      default -> throw new IllegalArgumentException("there is no step " + step.kind());
    };
  }

  private enum Commanded {
    QUESTION,
    ROUND,
    BATTLE
  }

  private static <T> T required(String name, @Nullable T value) {
    if (value == null) {
      throw new IllegalArgumentException("this step needs " + name);
    }
    return value;
  }

  /** Returns why no answer is possible now; empty if one is. */
  private String idle() {
    return battle.question() == null
        ? "The battle is over; no order is asked for."
        : shown < last()
            ? "This is a moment before. Go to the newest one to give orders, or fight on from here."
            : "";
  }

  private PlayAnswer answer(PlayStepParams step) {
    AskedQuestion asked = battle.question();
    if (asked == null || !idle().isEmpty()) {
      return said(idle(), "");
    }
    int option = required("option", step.option());
    Integer number = step.question();
    if ((number != null && number != asked.number())
        || option < 0
        || option >= asked.options().size()) {
      return said("The question has changed meanwhile. Look again.", "");
    }
    battle.answer(option);
    return gone("", "");
  }

  private PlayAnswer order(String words) {
    AskedQuestion asked = battle.question();
    if (asked == null || !idle().isEmpty()) {
      return said(idle(), "");
    }
    for (int i = 0; i < asked.options().size(); i++) {
      if (asked.options().get(i).equalsIgnoreCase(words.strip())) {
        battle.answer(i);
        return gone("", "");
      }
    }
    // an order that is refused leaves everything as it was, also what it would have begun with
    String objection = battle.objection(words);
    if (!objection.isEmpty()) {
      return said(words + ": " + objection, "");
    }
    battle.answer(words);
    return gone("", "");
  }

  private PlayAnswer why(String words) {
    if (!idle().isEmpty()) {
      return said(idle(), "");
    }
    String objection = battle.objection(words);
    return said("", words + ": " + (objection.isEmpty() ? "this is legal now" : objection));
  }

  private PlayAnswer advice() {
    if (!idle().isEmpty()) {
      return said(idle(), "");
    }
    List<String> advice = battle.advice();
    return said(
        "", advice.isEmpty() ? "The commander weighs nothing here." : String.join("\n", advice));
  }

  private PlayAnswer undo() {
    return battle.undo()
        ? gone("", "Taken back.")
        : said("There is no answer of yours to take back.", "");
  }

  private PlayAnswer commanded(Commanded how) {
    if (!idle().isEmpty()) {
      return said(idle(), "");
    }
    switch (how) {
      case QUESTION -> battle.command();
      case ROUND -> battle.commandUntil(Math.max(1, battle.round()));
      case BATTLE -> battle.commandUntil(Integer.MAX_VALUE);
    }
    return gone("", "");
  }

  private PlayAnswer show(int moment) {
    if (moment < -1 || moment > last()) {
      return said("The battle has no such moment any more.", "");
    }
    shown = moment;
    return new PlayAnswer(state(), null, changed(positionShown()), "", "");
  }

  private BattlePosition positionShown() {
    return shown < 0
        ? moments.beginning()
        : shown == last() ? battle.position() : moments.position(shown);
  }

  private PlayAnswer note(int moment, @Nullable String words) {
    if (moment < 0 || moment > last()) {
      return said("The battle has no such moment any more.", "");
    }
    notes.put(moments.all().get(moment).event(), words);
    return said("", "");
  }

  private int last() {
    return moments.all().size() - 1;
  }

  /** The battle has gone on, or back. */
  private PlayAnswer gone(String refusal, String words) {
    moments = moments.after(battle, names);
    shown = last();
    SceneChange change = changed(battle.position());
    return new PlayAnswer(state(), null, change, refusal, words);
  }

  private @Nullable SceneChange changed(BattlePosition position) {
    Scene before = scene;
    Scene after = painter.of(position, view, before.revision() + 1);
    SceneChange change = PlayedScene.between(before, after);
    scene = change == null ? before : after;
    return change;
  }

  private PlayAnswer said(String refusal, String words) {
    return new PlayAnswer(state(), null, null, refusal, words);
  }

  private PlayState state() {
    List<PlayState.PlayedMoment> all = moments.all();
    int known = 0;
    while (known < Math.min(all.size(), told.size()) && all.get(known).equals(told.get(known))) {
      known++;
    }
    told = all;
    AskedQuestion asked = battle.question();
    Outcome outcome = battle.outcome();
    return new PlayState(
        battle.seed(),
        battle.round(),
        sides(),
        asked == null || shown < last() ? null : new QuestionComposer(battle, names).of(asked),
        battle.canUndo(),
        outcome == null
            ? ""
            : RuleSystems.engine(battle.program()).reportVocabulary().result(outcome),
        all.subList(known, all.size()),
        known,
        shown,
        notes.all(),
        back,
        other == null ? null : other.besides(all, back));
  }

  /** Returns this battle in the form in which it is compared with another one. */
  private PlayState.OtherBattle besides(List<PlayState.PlayedMoment> others, boolean earlier) {
    List<PlayState.PlayedMoment> all = moments.all();
    Outcome outcome = battle.outcome();
    return new PlayState.OtherBattle(
        earlier,
        BranchComparison.parts(others, all),
        battle.seed(),
        sides(battle.position()),
        outcome == null
            ? ""
            : RuleSystems.engine(battle.program()).reportVocabulary().result(outcome),
        all.size(),
        BranchComparison.course(all));
  }

  private List<PlayState.PlayedSide> sides() {
    return sides(positionShown());
  }

  private List<PlayState.PlayedSide> sides(BattlePosition now) {
    List<PlayState.PlayedSide> found = new ArrayList<>();
    List<Scenario.Side> sides = battle.program().scenario().sides();
    List<String> commanders = opening.commanders();
    for (int i = 0; i < sides.size(); i++) {
      boolean counted = i < now.lost().size() && i < now.breaksAt().size();
      found.add(
          new PlayState.PlayedSide(
              sides.get(i).name(),
              sides.get(i).displayName(),
              commanders.get(i),
              counted ? now.lost().get(i) : 0,
              counted ? now.breaksAt().get(i) : 0));
    }
    return found;
  }

  /** The battle as files, and the moment that is shown as one. */
  PlaySaveAnswer saved(String form) {
    PlayedGame from = back ? other : null;
    int event = shown < 0 ? 0 : moments.all().get(shown).event();
    return new PlayedBattleFiles(battle, from == null ? null : from.battle, notes, event).of(form);
  }
}
