package dev.muster.dsl.ide.completion;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Group;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/**
 * Whether a word does not go with what follows it in its line. It may begin another statement in
 * the middle of one, whose end it would take away: after {@code stand Foot at 0101} no {@code
 * general} fits where {@code facing N} follows. Or the grammar puts it behind what follows: no
 * {@code lost} fits there either.
 */
final class StatementSplit {
  private StatementSplit() {}

  static boolean by(Keyword keyword, ContentAssistContext context) {
    EObject statement = around(context);
    ICompositeNode node = statement == null ? null : NodeModelUtils.findActualNodeFor(statement);
    return statement != null
        && node != null
        && !isInBlock(node, context.getOffset())
        && rule(statement, node) instanceof ParserRule rule
        && (!isPart(keyword, rule) || isBehind(keyword, behind(context), rule));
  }

  /** Whether the grammar has a word of a statement behind what follows the caret, or beside it. */
  private static boolean isBehind(
      AbstractElement proposed, @Nullable INode next, ParserRule statement) {
    AbstractElement written = inStatement(proposed, statement);
    INode part = next;
    while (part != null && GrammarUtil.containingRule(part.getGrammarElement()) != statement) {
      part = part.getParent();
    }
    if (part == null || written == null) {
      return false;
    }
    EObject other = part.getGrammarElement();
    EObject common = written;
    EObject own = written;
    while (!EcoreUtil2.isAncestor(common, other)) {
      own = common;
      common = common.eContainer();
    }
    for (EObject each = common; each instanceof AbstractElement element; each = each.eContainer()) {
      if (GrammarUtil.isMultipleCardinality(element)) {
        return false;
      }
    }
    return switch (common) {
      case Alternatives ignored -> true;
      case Group group -> index(group, own) > index(group, other);
      default -> false;
    };
  }

  /**
   * Returns where the rule of a statement contains a word, itself or in a fragment; null if
   * nowhere.
   */
  private static @Nullable AbstractElement inStatement(AbstractElement word, ParserRule statement) {
    AbstractRule own = GrammarUtil.containingRule(word);
    if (own == statement) {
      return word;
    }
    if (own instanceof ParserRule fragment && fragment.isFragment()) {
      for (RuleCall call : EcoreUtil2.getAllContentsOfType(statement, RuleCall.class)) {
        if (call.getRule() == fragment) {
          return call;
        }
      }
    }
    return null;
  }

  private static int index(Group group, EObject part) {
    EObject each = part;
    while (each.eContainer() != group) {
      each = each.eContainer();
    }
    return group.getElements().indexOf(each);
  }

  /** Returns the word after the caret in its line; null if there is none. */
  private static @Nullable INode behind(ContentAssistContext context) {
    ICompositeNode root = context.getRootNode();
    String text = root.getText();
    int to = context.getOffset();
    while (to < text.length() && text.charAt(to) == ' ') {
      to++;
    }
    return to < text.length() ? NodeModelUtils.findLeafNodeAtOffset(root, to) : null;
  }

  /** Whether the grammar has a name behind what follows the caret in its line. */
  static boolean by(CrossReference reference, ContentAssistContext context) {
    EObject statement = around(context);
    ICompositeNode node = statement == null ? null : NodeModelUtils.findActualNodeFor(statement);
    return statement != null
        && node != null
        && !isInBlock(node, context.getOffset())
        && rule(statement, node) instanceof ParserRule rule
        && isBehind(reference, behind(context), rule);
  }

  /**
   * Returns the element that begins before the caret and continues after it in its line; null if
   * there is none.
   */
  private static @Nullable EObject around(ContentAssistContext context) {
    ICompositeNode root = context.getRootNode();
    int caret = context.getOffset();
    int start = caret - context.getPrefix().length();
    String text = root.getText();
    int from = start - 1;
    while (from >= 0 && Character.isWhitespace(text.charAt(from))) {
      from--;
    }
    int to = caret;
    while (to < text.length() && text.charAt(to) == ' ') {
      to++;
    }
    boolean inLine = from >= 0 && to < text.length() && text.charAt(to) != '\n';
    if (!inLine || text.substring(from, start).indexOf('\n') >= 0) {
      return null;
    }
    ILeafNode before = NodeModelUtils.findLeafNodeAtOffset(root, from);
    ILeafNode behind = NodeModelUtils.findLeafNodeAtOffset(root, to);
    if (before == null || behind == null || before.isHidden() || behind.isHidden()) {
      return null;
    }
    EObject outer = NodeModelUtils.findActualSemanticObjectFor(before);
    EObject inner = NodeModelUtils.findActualSemanticObjectFor(behind);
    while (outer != null && !EcoreUtil2.isAncestor(outer, inner)) {
      outer = outer.eContainer();
    }
    return outer;
  }

  /** The rule of a statement; the node of an entry of a rulebook names that of all entries. */
  private static @Nullable AbstractRule rule(EObject statement, ICompositeNode node) {
    AbstractRule called =
        switch (node.getGrammarElement()) {
          case RuleCall call -> call.getRule();
          case AbstractRule rule -> rule;
          case null, default -> null;
        };
    AbstractRule own =
        called == null
            ? null
            : GrammarUtil.findRuleForName(
                GrammarUtil.getGrammar(called), statement.eClass().getName());
    return own == null ? called : own;
  }

  /** Whether the caret is in the block of a statement. */
  static boolean isInBlock(EObject statement, int caret) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(statement);
    return node != null && caret < node.getEndOffset() && isInBlock(node, caret);
  }

  /** Whether a brace of it is open before the caret: statements stand there. */
  private static boolean isInBlock(ICompositeNode statement, int caret) {
    for (INode each : statement.getChildren()) {
      if (each instanceof ILeafNode leaf && leaf.getText().equals("{")) {
        return leaf.getOffset() < caret;
      }
    }
    return false;
  }

  /** Returns whether a word continues the statement of a rule, directly or in one of its parts. */
  private static boolean isPart(Keyword keyword, ParserRule statement) {
    AbstractRule own = GrammarUtil.containingRule(keyword);
    if (own == statement) {
      return EcoreUtil2.getAllContentsOfType(statement, Keyword.class).getFirst() != keyword;
    }
    Set<AbstractRule> parts = new HashSet<>();
    Deque<AbstractRule> open = new ArrayDeque<>();
    open.add(statement);
    while (!open.isEmpty()) {
      for (RuleCall call : EcoreUtil2.getAllContentsOfType(open.pop(), RuleCall.class)) {
        if (parts.add(call.getRule())) {
          open.add(call.getRule());
        }
      }
    }
    return parts.contains(own);
  }
}
