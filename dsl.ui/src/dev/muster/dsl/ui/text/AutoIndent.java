package dev.muster.dsl.ui.text;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentCommand;
import org.eclipse.jface.text.IAutoEditStrategy;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.TextUtilities;

/**
 * A new line is as deep as the one before it, one deeper behind an opening brace; a closing brace
 * comes one back. Braces and quotes come in pairs.
 */
public final class AutoIndent implements IAutoEditStrategy {

  private static final String STEP = "    ";

  @Override
  public void customizeDocumentCommand(IDocument document, DocumentCommand command) {
    if (!command.doit || command.text == null || command.length > 0 && command.text.length() > 1) {
      return;
    }
    try {
      if (TextUtilities.equals(document.getLegalLineDelimiters(), command.text) >= 0) {
        newLine(document, command);
      } else if (command.text.equals("\t")) {
        command.text = STEP.substring(0, STEP.length() - column(document, command.offset) % 4);
      } else if (command.text.equals("}")) {
        closingBrace(document, command);
      }
    } catch (BadLocationException outrun) {
      // Then it stays as it was typed.
    }
  }

  private static void newLine(IDocument document, DocumentCommand command)
      throws BadLocationException {
    IRegion line = document.getLineInformationOfOffset(command.offset);
    String before = document.get(line.getOffset(), command.offset - line.getOffset());
    String after =
        document.get(
            command.offset + command.length,
            Math.max(0, line.getOffset() + line.getLength() - command.offset - command.length));
    String indent = before.substring(0, before.length() - before.stripLeading().length());
    if (!before.stripTrailing().endsWith("{")) {
      command.text += indent;
      return;
    }
    String delimiter = command.text;
    command.text = delimiter + indent + STEP;
    if (after.stripLeading().startsWith("}") || after.isBlank() && isOpen(document)) {
      // The brace is closed below the cursor.
      command.caretOffset = command.offset + command.text.length();
      command.shiftsCaret = false;
      command.text += delimiter + indent + (after.stripLeading().startsWith("}") ? "" : "}");
    }
  }

  /** Whether more braces are opened in a text than closed. */
  private static boolean isOpen(IDocument document) {
    String text = document.get();
    int open = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      open += c == '{' ? 1 : c == '}' ? -1 : 0;
    }
    return open > 0;
  }

  private static void closingBrace(IDocument document, DocumentCommand command)
      throws BadLocationException {
    IRegion line = document.getLineInformationOfOffset(command.offset);
    String before = document.get(line.getOffset(), command.offset - line.getOffset());
    if (before.isBlank() && before.endsWith(STEP)) {
      command.offset -= STEP.length();
      command.length += STEP.length();
    }
  }

  private static int column(IDocument document, int offset) throws BadLocationException {
    return offset - document.getLineInformationOfOffset(offset).getOffset();
  }
}
