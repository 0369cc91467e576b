package dev.muster.dsl.formatting2;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.BidiTreeIterator;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.jspecify.annotations.Nullable;

/** Reads the tokens of a text from its nodes, in one pass and without recursion. */
final class FormatterTokenReader {
  private final List<FormatterToken> tokens = new ArrayList<>();
  private final Map<EObject, String> rules = new HashMap<>();
  private List<FormatterToken.Comment> comments = new ArrayList<>();
  private int newLines;

  private FormatterTokenReader() {}

  /**
   * @param all tokens in order
   * @param last comments after the last token
   * @param lastNewLines number of line breaks after the last comment
   */
  record Read(List<FormatterToken> all, List<FormatterToken.Comment> last, int lastNewLines) {}

  static Read of(ICompositeNode root) {
    var reader = new FormatterTokenReader();
    reader.read(root);
    return new Read(reader.tokens, reader.comments, reader.newLines);
  }

  private void read(ICompositeNode root) {
    BidiTreeIterator<INode> nodes = root.getAsTreeIterable().iterator();
    while (nodes.hasNext()) {
      INode node = nodes.next();
      if (node instanceof ILeafNode leaf) {
        if (leaf.isHidden()) {
          hidden(leaf);
        } else if (!leaf.getText().isEmpty()) {
          add(leaf.getOffset(), leaf.getEndOffset(), leaf.getText(), leaf);
        }
      } else if (isValue(node)) {
        value(node);
        nodes.prune();
      }
    }
  }

  private static boolean isValue(INode node) {
    EObject grammar = node.getGrammarElement();
    EObject called =
        grammar instanceof CrossReference reference ? reference.getTerminal() : grammar;
    return called instanceof RuleCall call && GrammarUtil.isDatatypeRule(call.getRule());
  }

  private void value(INode node) {
    int from = -1;
    int to = -1;
    boolean commented = false;
    var tight = new StringBuilder();
    var verbatim = new StringBuilder();
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (from < 0 && leaf.isHidden()) {
        hidden(leaf);
        continue;
      }
      from = from < 0 ? leaf.getOffset() : from;
      verbatim.append(leaf.getText());
      if (leaf.isHidden()) {
        commented |= comment(leaf) != null;
        continue;
      }
      // Two words stay two words; signs and numbers of one value are written together.
      if (to >= 0
          && leaf.getOffset() > to
          && Character.isLetterOrDigit(tight.charAt(tight.length() - 1))
          && Character.isLetterOrDigit(leaf.getText().charAt(0))) {
        tight.append(' ');
      }
      to = leaf.getEndOffset();
      tight.append(leaf.getText());
    }
    if (to >= 0) {
      add(from, to, commented ? verbatim.toString().strip() : tight.toString(), node);
    }
  }

  private void add(int from, int to, String text, INode node) {
    EObject grammar = node.getGrammarElement();
    tokens.add(
        new FormatterToken(
            from,
            to,
            text,
            grammar instanceof Keyword,
            grammar == null ? "" : rules.computeIfAbsent(grammar, FormatterTokenReader::rule),
            node.getSemanticElement(),
            comments,
            newLines));
    comments = new ArrayList<>();
    newLines = 0;
  }

  private static String rule(EObject grammar) {
    AbstractRule rule = GrammarUtil.containingRule(grammar);
    return rule == null ? "" : rule.getName();
  }

  private void hidden(ILeafNode leaf) {
    String kind = comment(leaf);
    if (kind == null) {
      newLines += newLines(leaf.getText());
      return;
    }
    boolean line = kind.startsWith("SL");
    String text = line ? leaf.getText().stripTrailing() : leaf.getText();
    comments.add(new FormatterToken.Comment(leaf.getOffset(), text, line, newLines));
    newLines = line ? newLines(leaf.getText()) : 0;
  }

  private static int newLines(String text) {
    return (int) text.chars().filter(each -> each == '\n').count();
  }

  /** Name of the terminal of a comment, null for blanks. */
  private static @Nullable String comment(ILeafNode leaf) {
    return leaf.getGrammarElement() instanceof AbstractRule rule
            && rule.getName().endsWith("_COMMENT")
        ? rule.getName()
        : null;
  }
}
