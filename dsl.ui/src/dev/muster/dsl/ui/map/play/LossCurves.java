package dev.muster.dsl.ui.map.play;

import dev.muster.dsl.ide.scene.PlayState;
import java.util.ArrayList;
import java.util.List;

/**
 * The losses of each side by moment, as shares of its breaking point, for the shown battle and for
 * a second battle if there is one.
 *
 * @param length number of moments of the longer battle, at least 1
 * @param parts index of the last common moment; -1 for a single battle, or if there is none
 * @param curves curves in drawing order: those of the other battle first
 */
record LossCurves(int length, int parts, List<Curve> curves) {

  LossCurves {
    curves = List.copyOf(curves);
  }

  /**
   * A side of a battle.
   *
   * @param side index of the side, from 0
   * @param other whether it belongs to the other battle
   */
  record Curve(int side, boolean other, List<Step> steps) {
    Curve {
      steps = List.copyOf(steps);
    }
  }

  /**
   * The losses from a moment on.
   *
   * @param lost losses as a share of the breaking point, 0 to 1
   */
  record Step(int moment, double lost) {}

  static LossCurves of(PlayState state, List<PlayState.PlayedMoment> told) {
    PlayState.OtherBattle branch = state.branch();
    List<Curve> curves = new ArrayList<>();
    if (branch != null) {
      for (int side = 0; side < branch.sides().size(); side++) {
        curves.add(other(branch, side));
      }
    }
    for (int side = 0; side < state.sides().size(); side++) {
      List<Step> steps = new ArrayList<>();
      for (int at = 0; at < told.size(); at++) {
        steps.add(step(at, told.get(at).lost(), side, state.sides().get(side)));
      }
      curves.add(new Curve(side, false, steps));
    }
    int length = Math.max(told.size(), branch == null ? 0 : branch.moments());
    return new LossCurves(Math.max(1, length), branch == null ? -1 : branch.parts(), curves);
  }

  /** From where the battles part: before that both are one. */
  private static Curve other(PlayState.OtherBattle branch, int side) {
    List<Step> steps = new ArrayList<>();
    for (PlayState.CoursePoint each : branch.course()) {
      Step step = step(each.moment(), each.lost(), side, branch.sides().get(side));
      if (each.moment() <= branch.parts()) {
        steps.clear();
        steps.add(new Step(branch.parts(), step.lost()));
      } else {
        steps.add(step);
      }
    }
    return new Curve(side, true, steps);
  }

  private static Step step(int at, List<Integer> lost, int side, PlayState.PlayedSide whose) {
    int points = side < lost.size() ? lost.get(side) : 0;
    return new Step(at, Math.clamp((double) points / Math.max(1, whose.breaksAt()), 0, 1));
  }
}
