package dev.muster.dsl.ui.print;

import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ui.server.MusterFile;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.ExecuteCommandParams;

/**
 * A request to write documents.
 *
 * @param summaries keys of the documents
 * @param format key of the format
 * @param choices key of the chosen value by key of the option
 * @param folder target folder
 * @param open whether to open the files afterwards
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
