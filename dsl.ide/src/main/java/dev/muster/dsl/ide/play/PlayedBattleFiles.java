package dev.muster.dsl.ide.play;

import dev.muster.dsl.ide.replay.ReplayPage;
import dev.muster.dsl.ide.scene.PlaySaveAnswer;
import dev.muster.dsl.ide.scene.PlaySaveAnswer.PlayedFile;
import dev.muster.print.export.StripFormat;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.systems.WrittenSituations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A battle that is played, as files to keep.
 *
 * @param before the battle that it went on from; null for none
 * @param event events up to the moment that a situation is made of
 */
record PlayedBattleFiles(
    PlayedBattle battle, @Nullable PlayedBattle before, BattleNotes notes, int event) {
  /** Ending of the file of notes, behind the name of the log. */
  private static final String NOTES = ".notes";

  /**
   * The files of a form.
   *
   * @throws IllegalArgumentException if a battle has no such form
   */
  PlaySaveAnswer of(String form) {
    return switch (form) {
      case "log" -> new PlaySaveAnswer(logged(), "");
      case "page" -> whenOver("A page to watch", this::page);
      case "situation" -> situation();
      default -> strip(form);
    };
  }

  private String name() {
    return battle.program().scenario().name() + "-" + battle.seed();
  }

  private List<PlayedFile> logged() {
    List<PlayedFile> files = new ArrayList<>();
    String log = name() + ".jsonl";
    files.add(PlayedFile.of(log, battle.log()));
    if (!notes.isEmpty()) {
      files.add(PlayedFile.of(log + NOTES, notes.text()));
    }
    return files;
  }

  /** What shows a whole battle, as one file. */
  private interface WholeBattle {
    PlayedFile of(BattleRecording whole);
  }

  private PlaySaveAnswer whenOver(String what, WholeBattle file) {
    return battle.outcome() == null
        ? new PlaySaveAnswer(
            List.of(), what + " can be written when the battle is over. Save a log until then.")
        : new PlaySaveAnswer(List.of(file.of(BattleRecording.of(battle))), "");
  }

  private PlayedFile page(BattleRecording whole) {
    BattleRecording beside =
        before == null || before.outcome() == null ? null : BattleRecording.of(before);
    return PlayedFile.of(name() + ".html", ReplayPage.of(whole, beside));
  }

  private PlaySaveAnswer strip(String form) {
    String file = name() + "." + form;
    Optional<StripFormat> format = StripFormat.ofName(file);
    if (format.isEmpty()) {
      throw new IllegalArgumentException("a battle is not saved as " + form);
    }
    return whenOver("A film strip", whole -> PlayedFile.picture(file, format.get().bytes(whole)));
  }

  private PlaySaveAnswer situation() {
    WrittenSituations.Written written = WrittenSituations.at(battle, event);
    return written.refusal().isEmpty()
        ? new PlaySaveAnswer(
            List.of(PlayedFile.of(name() + "-" + written.event() + ".situation", written.text())),
            "")
        : new PlaySaveAnswer(
            List.of(), "This moment cannot be written as a situation. " + written.refusal());
  }
}
