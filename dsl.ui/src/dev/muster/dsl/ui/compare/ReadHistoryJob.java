package dev.muster.dsl.ui.compare;

import dev.muster.dsl.ide.command.DraftResult;
import dev.muster.dsl.ui.server.MusterFile;
import dev.muster.dsl.ui.server.ResponseAwaiter;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.BiConsumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFileState;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/**
 * Reads the text in an editor, the file and its states in the local history, with the outlines that
 * the server has for them, in the background.
 */
final class ReadHistoryJob extends Job {

  private final IFile file;
  private final String uri;
  private final String current;
  private final Display display;
  private final BiConsumer<TextState, List<TextState>> then;

  /**
   * @param current the text in the editor
   * @param then receives this text and all others that differ from it, the newest first, in the
   *     user interface's thread
   */
  ReadHistoryJob(
      IFile file,
      MusterFile address,
      String current,
      Display display,
      BiConsumer<TextState, List<TextState>> then) {
    super("Reading the local history of " + file.getName());
    this.file = file;
    this.uri = address.uri();
    this.current = current;
    this.display = display;
    this.then = then;
    setPriority(INTERACTIVE);
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    try {
      IFileState[] history = file.getHistory(monitor);
      SubMonitor progress = SubMonitor.convert(monitor, history.length + 2);
      TextState now = state(0, current, progress.split(1));
      Set<String> known = new HashSet<>(Set.of(current));
      List<TextState> older = new ArrayList<>();
      String saved = file.readString();
      if (known.add(saved)) {
        older.add(state(file.getLocalTimeStamp(), saved, progress.split(1)));
      }
      for (IFileState each : history) {
        String text = text(each);
        // A text that came back is one state: the newest.
        if (known.add(text)) {
          older.add(state(each.getModificationTime(), text, progress.split(1)));
        }
      }
      display.asyncExec(() -> then.accept(now, older));
      return Status.OK_STATUS;
    } catch (OperationCanceledException cancelled) {
      return Status.CANCEL_STATUS;
    } catch (CoreException | IOException | ExecutionException failure) {
      return Status.error("The local history of " + file.getName() + " cannot be read", failure);
    }
  }

  private static String text(IFileState state) throws CoreException, IOException {
    try (InputStream contents = state.getContents()) {
      return new String(contents.readAllBytes(), state.getCharset());
    }
  }

  private TextState state(long time, String text, IProgressMonitor monitor)
      throws ExecutionException {
    DraftResult draft =
        ResponseAwaiter.await(DraftReader.read(uri, text, Optional.empty()), monitor);
    return new TextState(time, text, draft == null ? List.of() : draft.symbols());
  }
}
