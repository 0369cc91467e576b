package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * The answer to {@link PreviewParams}.
 *
 * @param stale whether the painter's scene was not the newest; there are no places then
 * @param places each with its verdict
 */
public record PreviewAnswer(boolean stale, List<Verdict> places) {
  public PreviewAnswer {
    places = List.copyOf(places);
  }

  /**
   * Whether an action can go to a place.
   *
   * @param allowed whether the action would be carried out
   * @param words the reason for a refusal, or the remark of a check; may be empty
   */
  public record Verdict(String place, boolean allowed, String words) {}
}
