package dev.muster.dsl.ide.formatting;

import dev.muster.dsl.conversion.Whitespace;
import dev.muster.dsl.formatting2.MusterFormatter;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.formatting.FormattingService;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.TextRegion;
import org.jspecify.annotations.Nullable;

/**
 * The canonical layout, the same from every editor and from {@code muster fmt}: the editor's width
 * of a tab does not matter, and the line ends are those of the text.
 */
public class MusterFormattingService extends FormattingService {
  private static final String INDENTATION = "    ";

  @Override
  public List<TextEdit> format(
      XtextResource resource,
      Document document,
      int offset,
      int length,
      @Nullable FormattingOptions options) {
    String text = document.getContents();
    var lines = new LineIndex(text);
    List<TextEdit> edits = new ArrayList<>();
    for (MusterFormatter.Edit edit :
        MusterFormatter.edits(
            resource, INDENTATION, Whitespace.lineEnd(text), new TextRegion(offset, length))) {
      int end = edit.offset() + edit.length();
      if (end <= text.length()) {
        edits.add(new TextEdit(lines.range(edit.offset(), end), edit.text()));
      }
    }
    return edits;
  }
}
