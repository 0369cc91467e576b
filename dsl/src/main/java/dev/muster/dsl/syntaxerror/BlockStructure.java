package dev.muster.dsl.syntaxerror;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Group;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;

/** Which statements the grammar has in the braces of which. */
final class BlockStructure {
  /** The first words of statements, by the keyword of the enclosing block. */
  private final Map<String, Set<String>> within = new LinkedHashMap<>();

  BlockStructure(Grammar grammar) {
    for (AbstractRule rule : grammar.getRules()) {
      if (rule instanceof ParserRule && first(rule.getAlternatives()) instanceof Keyword word) {
        statements(rule.getAlternatives(), word.getValue());
      }
    }
  }

  private static @org.jspecify.annotations.Nullable Keyword first(AbstractElement element) {
    return switch (element) {
      case Keyword word -> word;
      case Assignment assignment -> first(assignment.getTerminal());
      case Alternatives several -> null;
      case CompoundElement parts -> {
        for (AbstractElement each : parts.getElements()) {
          if (!(each instanceof org.eclipse.xtext.Action)) {
            yield first(each);
          }
        }
        yield null;
      }
      default -> null;
    };
  }

  /** Collects what stands between braces, and what a block of its own within a rule has. */
  private void statements(AbstractElement element, String owner) {
    if (!(element instanceof CompoundElement parts)) {
      return;
    }
    boolean open = false;
    for (AbstractElement each : parts.getElements()) {
      if (each instanceof Keyword word && word.getValue().equals("{")) {
        open = true;
      } else if (each instanceof Keyword word && word.getValue().equals("}")) {
        open = false;
      } else if (open) {
        begins(each, within.computeIfAbsent(owner, any -> new HashSet<>()), new HashSet<>());
      } else if (each instanceof Group group && group.getElements().getFirst() instanceof Keyword) {
        statements(each, owner);
      }
    }
  }

  /** The words an element may begin with. */
  private static void begins(AbstractElement element, Set<String> words, Set<AbstractRule> seen) {
    switch (element) {
      case Keyword word -> words.add(word.getValue());
      case Assignment assignment -> begins(assignment.getTerminal(), words, seen);
      case RuleCall call
          when seen.add(call.getRule())
              && call.getRule() instanceof ParserRule rule
              && !GrammarUtil.isDatatypeRule(rule) ->
          begins(rule.getAlternatives(), words, seen);
      case Alternatives several -> several.getElements().forEach(each -> begins(each, words, seen));
      case CompoundElement parts -> {
        for (AbstractElement each : parts.getElements()) {
          if (each instanceof org.eclipse.xtext.Action) {
            continue;
          }
          begins(each, words, seen);
          if (each.getCardinality() == null || each.getCardinality().equals("+")) {
            return;
          }
        }
      }
      default -> {}
    }
  }

  /** Whether a block may hold a statement. */
  boolean allows(String block, String statement) {
    return within.getOrDefault(block, Set.of()).contains(statement);
  }

  /** Whether anything has statements in braces. */
  boolean isBlock(String word) {
    return within.containsKey(word);
  }

  /** The blocks that may hold a statement, in the order of the grammar. */
  java.util.List<String> of(String statement) {
    return within.keySet().stream().filter(each -> allows(each, statement)).toList();
  }

  @Override
  public String toString() {
    return new HashMap<>(within).toString();
  }
}
