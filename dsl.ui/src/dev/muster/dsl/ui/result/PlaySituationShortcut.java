package dev.muster.dsl.ui.result;

import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.situation.SituationResult;
import dev.muster.dsl.ui.server.MusterFile;
import java.util.List;
import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;

/** Run As &gt; Play Situation, on a file or in its editor, saved or not. */
public final class PlaySituationShortcut implements ILaunchShortcut {

  @Override
  public void launch(ISelection selection, String mode) {
    if (selection instanceof IStructuredSelection chosen) {
      MusterFile.of(chosen.getFirstElement()).ifPresent(PlaySituationShortcut::play);
    }
  }

  @Override
  public void launch(IEditorPart editor, String mode) {
    MusterFile.of(editor.getEditorInput()).ifPresent(PlaySituationShortcut::play);
  }

  private static void play(MusterFile file) {
    new ServerCommandJob(
            "Playing " + file.name(),
            MusterCommandService.PLAY,
            List.of(file.uri()),
            answer -> read(file.name(), file.uri(), answer))
        .schedule();
  }

  private static ResultEntry read(String name, String uri, Object answer) {
    if (!(answer instanceof SituationResult played)) {
      String none = "The Muster language server is not running. The Error Log has the reason.";
      return new ResultEntry(name, "not played", none, false, uri, 1);
    }
    if (!played.refusal().isEmpty()) {
      return new ResultEntry(name, "not played", played.refusal(), false, uri, 1);
    }
    String title = played.title().isEmpty() ? name : played.title();
    StringBuilder text = new StringBuilder(title).append("\n\n");
    played
        .problems()
        .forEach(
            each ->
                text.append(each.line() == 0 ? "" : "Line " + each.line() + ": ")
                    .append(each.message())
                    .append('\n'));
    text.append(played.problems().isEmpty() ? played.kept() + "\n" : "").append('\n');
    text.append(played.text());
    int line = played.problems().isEmpty() ? 1 : played.problems().getFirst().line();
    return new ResultEntry(
        title,
        verdict(played),
        text.toString(),
        played.problems().isEmpty(),
        uri,
        line,
        played.named().stream()
            .map(each -> new ResultEntry.Named(each.name(), each.line()))
            .toList(),
        ResultEntry.Balance.NONE);
  }

  private static String verdict(SituationResult played) {
    return switch (played.problems().size()) {
      case 0 -> "as the file says";
      case 1 -> "1 line went another way";
      default -> played.problems().size() + " lines went another way";
    };
  }
}
