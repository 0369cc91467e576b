package dev.muster.dsl.ui.result;

import dev.muster.dsl.ide.command.Commands;
import dev.muster.dsl.ide.situation.Played;
import dev.muster.dsl.ui.server.BattleFile;
import java.util.List;
import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;

/** Run As &gt; Play Situation, on a file or in its editor, saved or not. */
public final class PlayShortcut implements ILaunchShortcut {

  @Override
  public void launch(ISelection selection, String mode) {
    if (selection instanceof IStructuredSelection chosen) {
      BattleFile.of(chosen.getFirstElement()).ifPresent(PlayShortcut::play);
    }
  }

  @Override
  public void launch(IEditorPart editor, String mode) {
    BattleFile.of(editor.getEditorInput()).ifPresent(PlayShortcut::play);
  }

  private static void play(BattleFile file) {
    new ServerJob(
            "Playing " + file.name(),
            Commands.PLAY,
            List.of(file.uri()),
            answer -> read(file.name(), file.uri(), answer))
        .schedule();
  }

  private static Result read(String name, String uri, Object answer) {
    if (!(answer instanceof Played played)) {
      String none = "The Muster language server is not running. The Error Log tells why.";
      return new Result(name, "not played", none, false, uri, 1);
    }
    if (!played.refusal().isEmpty()) {
      return new Result(name, "not played", played.refusal(), false, uri, 1);
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
    return new Result(
        title, verdict(played), text.toString(), played.problems().isEmpty(), uri, line);
  }

  private static String verdict(Played played) {
    return switch (played.problems().size()) {
      case 0 -> "as the file says";
      case 1 -> "1 line went another way";
      default -> played.problems().size() + " lines went another way";
    };
  }
}
