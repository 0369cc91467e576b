package dev.muster.dsl.ide.hover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.dsl.testing.Language;
import dev.muster.rules.odds.EndWords;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import java.util.List;
import java.util.TreeSet;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.junit.jupiter.api.Test;

class KeywordDocumentationTest {
  /** Whoever adds a keyword says there what it is for: hovers and completion show it. */
  @Test
  void everyKeywordIsExplained() {
    var unexplained = new TreeSet<String>();
    for (AbstractRule rule :
        GrammarUtil.allRules(Language.INJECTOR.getInstance(IGrammarAccess.class).getGrammar())) {
      if (rule instanceof ParserRule && !GrammarUtil.isDatatypeRule(rule)) {
        for (Keyword keyword : EcoreUtil2.getAllContentsOfType(rule, Keyword.class)) {
          if (Character.isLetter(keyword.getValue().charAt(0))
              && KeywordDocumentation.of(keyword).isEmpty()) {
            unexplained.add(rule.getName() + "." + keyword.getValue());
          }
        }
      }
    }
    assertEquals(List.of(), List.copyOf(unexplained));
  }

  /** The words are those of the games; only what they mean is said here. */
  @Test
  void everyEndOfAnOrderIsExplainedAndNoOther() {
    var ends = new TreeSet<String>();
    for (RuleSystem system : RuleSystems.ALL) {
      SituationFormat form = system.situationFormat();
      if (form != null) {
        ends.addAll(EndWords.of(form));
        ends.removeAll(form.marksInPlay());
      }
    }
    assertEquals(ends, new TreeSet<>(BuiltInWordDocumentation.ENDS.keySet()));
  }
}
