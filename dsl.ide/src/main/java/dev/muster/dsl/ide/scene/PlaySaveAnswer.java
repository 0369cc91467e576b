package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * Files to keep, which belong into one folder.
 *
 * @param files empty when refused
 * @param refusal why there are none; empty if there are
 */
public record PlaySaveAnswer(List<PlayedFile> files, String refusal) {
  public PlaySaveAnswer {
    files = List.copyOf(files);
  }

  /**
   * A file.
   *
   * @param name without a folder; a painter may choose another one, and keeps its ending
   */
  public record PlayedFile(String name, String text) {}
}
