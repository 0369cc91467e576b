package dev.muster.dsl.ui.print;

import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ui.server.MusterFile;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.ExecuteCommandParams;

/**
 * What is to be written.
 *
 * @param summaries what the server calls them
 * @param format the key of it
 * @param choices the key of what was chosen by that of the choice
 * @param folder where the files go
 * @param open whether they are shown when they are there
 */
record ExportRequest(
    List<String> summaries, String format, Map<String, String> choices, Path folder, boolean open) {

  ExportRequest {
    summaries = List.copyOf(summaries);
    choices = Map.copyOf(choices);
  }

  /** Returns the request for the documents. */
  static ExecuteCommandParams question(
      MusterFile file, List<String> summaries, String format, Map<String, String> choices) {
    Map<String, Object> wish = new HashMap<>(choices);
    wish.put("summaries", summaries);
    wish.put("format", format);
    return new ExecuteCommandParams(MusterCommandService.PRINT, List.of(file.uri(), wish));
  }
}
