package dev.muster.dsl.ide.command;

import com.google.gson.annotations.JsonAdapter;
import dev.muster.dsl.ide.replay.ReplayPage;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.model.BattleProgram;
import java.util.function.BooleanSupplier;

/**
 * The answer to {@link MusterCommandService#REPLAY}.
 *
 * @param title title of the scenario; empty if refused
 * @param html the battle as one page, which needs no other file and no network
 * @param refusal why there is no page, for the user; empty if there is one
 */
@JsonAdapter(RecordSerializer.class)
public record ReplayResult(String title, String html, String refusal) {
  static ReplayResult refused(String why) {
    return new ReplayResult("", "", why);
  }

  static ReplayResult of(BattleProgram program, long seed, BooleanSupplier cancelled) {
    SearchSettings staff = SearchSettings.of(SearchEffort.USUAL, seed);
    BattleRecording battle = BattleRecording.of(program, seed, staff, cancelled);
    String label = program.scenario().label();
    String title = label.isBlank() ? program.scenario().name() : label;
    return new ReplayResult(title, ReplayPage.of(battle), "");
  }
}
