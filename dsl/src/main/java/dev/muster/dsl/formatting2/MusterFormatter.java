package dev.muster.dsl.formatting2;

import dev.muster.dsl.conversion.Whitespace;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.xtext.formatting2.FormatterPreferenceKeys;
import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.formatting2.regionaccess.ITextRegionAccess;
import org.eclipse.xtext.formatting2.regionaccess.ITextReplacement;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.preferences.ITypedPreferenceValues;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.jspecify.annotations.Nullable;

/**
 * Formats texts: one statement per line, blocks indented, stand lines and map drawings aligned. It
 * makes one pass over the tokens, so that long files stay fast. It keeps comments and single blank
 * lines. A text with syntax errors stays unchanged.
 */
public class MusterFormatter implements IFormatter2 {

  /** A stretch of the text and what it should be. */
  public record Edit(int offset, int length, String text) {}

  @Override
  public List<ITextReplacement> format(FormatterRequest request) {
    ITextRegionAccess access = request.getTextRegionAccess();
    List<ITextReplacement> replacements = new ArrayList<>();
    for (Edit edit : edits(access.getResource(), indentation(request), newLine(request), null)) {
      if (request.getRegions() == null
          || request.getRegions().isEmpty()
          || request.getRegions().stream().anyMatch(each -> touches(edit, each))) {
        replacements.add(
            access.regionForOffset(edit.offset(), edit.length()).replaceWith(edit.text()));
      }
    }
    return replacements;
  }

  /**
   * The changes that make a resource tidy, in the order of the text; none if it has syntax errors.
   *
   * @param indentation one step of it
   * @param newLine what ends a line
   * @param wanted the part of the text to change, null for all of it
   */
  public static List<Edit> edits(
      XtextResource resource, String indentation, String newLine, @Nullable ITextRegion wanted) {
    IParseResult parsed = resource.getParseResult();
    if (parsed == null || parsed.hasSyntaxErrors()) {
      return List.of();
    }
    ICompositeNode root = parsed.getRootNode();
    return new FormattingPass(root.getText(), FormatterTokenReader.of(root), indentation, newLine)
        .edits().stream().filter(edit -> wanted == null || touches(edit, wanted)).toList();
  }

  /**
   * Returns the formatted text of a resource with its most frequent line end; the unchanged text if
   * it has syntax errors.
   */
  public static String formatText(XtextResource resource) {
    String text = resource.getParseResult().getRootNode().getText();
    return formatText(resource, "    ", Whitespace.lineEnd(text));
  }

  /**
   * Returns the formatted text of a resource; the unchanged text if it has syntax errors.
   *
   * @param indentation one level of indentation
   * @param newLine the line end
   */
  static String formatText(XtextResource resource, String indentation, String newLine) {
    String text = resource.getParseResult().getRootNode().getText();
    var tidy = new StringBuilder();
    int from = 0;
    for (Edit edit : edits(resource, indentation, newLine, null)) {
      tidy.append(text, from, edit.offset()).append(edit.text());
      from = edit.offset() + edit.length();
    }
    return tidy.append(text, from, text.length()).toString();
  }

  private static boolean touches(Edit edit, ITextRegion region) {
    return edit.offset() < region.getOffset() + region.getLength()
        && edit.offset() + edit.length() > region.getOffset();
  }

  private static String indentation(FormatterRequest request) {
    ITypedPreferenceValues preferences = request.getPreferences();
    String indentation =
        preferences == null ? null : preferences.getPreference(FormatterPreferenceKeys.indentation);
    return indentation == null || !indentation.isBlank() || indentation.isEmpty()
        ? "    "
        : indentation;
  }

  private static String newLine(FormatterRequest request) {
    ITypedPreferenceValues preferences = request.getPreferences();
    String separator =
        preferences == null
            ? null
            : preferences.getPreference(FormatterPreferenceKeys.lineSeparator);
    return "\r\n".equals(separator) ? "\r\n" : "\n";
  }
}
