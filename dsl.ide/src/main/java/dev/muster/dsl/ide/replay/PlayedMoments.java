package dev.muster.dsl.ide.replay;

import dev.muster.dsl.ide.scene.PlayState;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.battle.TurningPoint;
import dev.muster.rules.check.RuleSections;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.report.AnnotatedReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The recorded moments of a battle as painters show them. */
public final class PlayedMoments {
  private final BattleProgram program;
  private final NamedItems names;
  private final List<PlayState.PlayedMoment> moments = new ArrayList<>();
  private BattleRecording.@Nullable Frame before;

  /** Creates the list for a battle, without moments. */
  public PlayedMoments(BattleProgram program, NamedItems names) {
    this.program = program;
    this.names = names;
  }

  /** All moments that were added. */
  public List<PlayState.PlayedMoment> all() {
    return List.copyOf(moments);
  }

  /** Goes on to these frames; moments whose chances have become known since are made anew. */
  public void update(List<BattleRecording.Frame> frames) {
    int kept = 0;
    while (kept < moments.size()
        && moments.get(kept).chances()
            == PlayState.PlayedMoment.rounded(frames.get(kept).chances())) {
      kept++;
    }
    moments.subList(kept, moments.size()).clear();
    before = kept == 0 ? null : frames.get(kept - 1);
    frames.subList(kept, frames.size()).forEach(this::add);
  }

  /** Adds the next moment. */
  public void add(BattleRecording.Frame frame) {
    List<String> about =
        frame.lines().stream()
            .map(AnnotatedReport.Line::stand)
            .filter(each -> !each.isEmpty())
            .findFirst()
            .map(names::of)
            .orElse(List.of());
    TurningPoint turned = frame.turningPoint(program.scenario(), before);
    String turn = turned != null ? turned.kind().name() : frame.charge().isEmpty() ? "" : "CHARGE";
    moments.add(
        new PlayState.PlayedMoment(
            frame.event(),
            frame.round(),
            frame.lines().stream().map(AnnotatedReport.Line::text).map(String::strip).toList(),
            about,
            frame.position().lost(),
            turn.toLowerCase(Locale.ROOT),
            turned != null ? turned.words() : frame.charge(),
            rules(frame),
            PlayState.PlayedMoment.rounded(frame.chances())));
    before = frame;
  }

  private List<String> rules(BattleRecording.Frame frame) {
    return frame.lines().stream()
        .map(AnnotatedReport.Line::section)
        .filter(each -> !each.isEmpty())
        .distinct()
        .map(each -> RuleSections.titled(program.rulebook(), each))
        .toList();
  }
}
