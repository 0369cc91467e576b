package dev.muster.dsl.compile;

import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.LineAndColumn;
import org.jspecify.annotations.Nullable;

/**
 * Settings and services for the compilation of text into records. A strict compilation refuses what
 * it cannot read; a lenient one, for checks on incomplete text, leaves it out.
 */
final class CompilerContext {
  private final Function<Resource, String> fileNames;
  private final boolean lenient;
  private final SourceTrace trace = new SourceTrace();

  CompilerContext(Function<Resource, String> fileNames, boolean lenient) {
    this.fileNames = fileNames;
    this.lenient = lenient;
  }

  /** Thrown for text that cannot be compiled; the message is for the author. */
  static final class UnreadableException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    UnreadableException(String message) {
      super(message);
    }
  }

  boolean lenient() {
    return lenient;
  }

  SourceTrace trace() {
    return trace;
  }

  static <T> T present(@Nullable T value, String otherwise) {
    if (value == null) {
      throw new UnreadableException(otherwise);
    }
    return value;
  }

  /** Reads each element; a lenient reading leaves out those that cannot be read. */
  <A, B> List<B> each(List<? extends A> elements, Function<? super A, ? extends B> read) {
    List<B> found = new ArrayList<>();
    for (A element : elements) {
      try {
        found.add(read.apply(element));
      } catch (UnreadableException refused) {
        if (!lenient) {
          throw refused;
        }
        if (element instanceof EObject object) {
          trace.markIncomplete(object.eContainer());
        }
      }
    }
    return found;
  }

  <R extends Record> R traced(R record, EObject element) {
    return trace.add(record, element, 0);
  }

  <R extends Record> R traced(R record, EObject element, int index) {
    return trace.add(record, element, index);
  }

  /** The place of an element in the text, without the comment above it. */
  SourceRange range(EObject element) {
    INode node = NodeModelUtils.findActualNodeFor(element);
    if (node == null) {
      return SourceRange.NOWHERE;
    }
    LineAndColumn start = NodeModelUtils.getLineAndColumn(node, node.getOffset());
    LineAndColumn end = NodeModelUtils.getLineAndColumn(node, node.getEndOffset());
    return new SourceRange(
        fileNames.apply(element.eResource()),
        start.getLine(),
        start.getColumn(),
        end.getLine(),
        end.getColumn());
  }

  /** The documentation comment above the element, if it has one, and then its notes. */
  static List<String> notes(EObject element, List<String> notes) {
    List<String> all = new ArrayList<>();
    String comment = comment(element);
    if (!comment.isEmpty()) {
      all.add(comment);
    }
    for (String note : notes) {
      if (note != null) {
        all.add(note);
      }
    }
    return all;
  }

  private static String comment(EObject element) {
    INode node = NodeModelUtils.findActualNodeFor(element);
    String found = "";
    if (node != null) {
      for (ILeafNode leaf : node.getLeafNodes()) {
        if (!leaf.isHidden()) {
          break;
        }
        String text = leaf.getText();
        if (text.startsWith("/**") && text.length() > 4) {
          found =
              text.substring(3, text.length() - 2)
                  .lines()
                  .map(line -> line.strip().replaceFirst("^\\*\\s?", ""))
                  .reduce((a, b) -> a + "\n" + b)
                  .orElse("")
                  .strip();
        }
      }
    }
    return found;
  }

  static String label(@Nullable String label, @Nullable String name) {
    return label != null ? label : name == null ? "" : name.replace('_', ' ');
  }

  static String text(@Nullable String text) {
    return text == null ? "" : text;
  }
}
