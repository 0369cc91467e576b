package dev.muster.dsl.formatting2;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.xtext.formatting2.FormatterPreferenceKeys;
import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.formatting2.IFormatter2;
import org.eclipse.xtext.formatting2.regionaccess.ITextRegionAccess;
import org.eclipse.xtext.formatting2.regionaccess.ITextReplacement;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.preferences.ITypedPreferenceValues;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;

/**
 * Canonical layout: a statement a line, blocks indented, stand lines and drawings of maps aligned.
 * One pass over the tokens, so that long files stay fast. Comments and single blank lines are kept.
 * A text with syntax errors is left as it is.
 */
public class MusterFormatter implements IFormatter2 {

  @Override
  public List<ITextReplacement> format(FormatterRequest request) {
    ITextRegionAccess access = request.getTextRegionAccess();
    XtextResource resource = access.getResource();
    IParseResult parsed = resource.getParseResult();
    if (parsed == null || parsed.hasSyntaxErrors()) {
      return List.of();
    }
    String text = parsed.getRootNode().getText();
    List<ITextReplacement> edits = new ArrayList<>();
    for (Layout.Edit edit :
        new Layout(text, Tokens.of(parsed.getRootNode()), indentation(request), newLine(request))
            .edits()) {
      if (wanted(request, edit)) {
        edits.add(access.regionForOffset(edit.offset(), edit.length()).replaceWith(edit.text()));
      }
    }
    return edits;
  }

  /**
   * The tidy text of a resource; its own text where it has syntax errors.
   *
   * @param indentation one step of it
   * @param newLine what ends a line
   */
  public static String tidy(XtextResource resource, String indentation, String newLine) {
    IParseResult parsed = resource.getParseResult();
    String text = parsed.getRootNode().getText();
    if (parsed.hasSyntaxErrors()) {
      return text;
    }
    var tidy = new StringBuilder();
    int from = 0;
    for (Layout.Edit edit :
        new Layout(text, Tokens.of(parsed.getRootNode()), indentation, newLine).edits()) {
      tidy.append(text, from, edit.offset()).append(edit.text());
      from = edit.offset() + edit.length();
    }
    return tidy.append(text, from, text.length()).toString();
  }

  private static boolean wanted(FormatterRequest request, Layout.Edit edit) {
    if (request.getRegions() == null || request.getRegions().isEmpty()) {
      return true;
    }
    for (ITextRegion region : request.getRegions()) {
      int end = region.getOffset() + region.getLength();
      if (edit.offset() < end && edit.offset() + edit.length() > region.getOffset()) {
        return true;
      }
    }
    return false;
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
