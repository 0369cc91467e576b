package dev.muster.dsl.syntaxerror;

import dev.muster.dsl.syntaxerror.ParseErrors.ParseError;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;

/** The sorts of guesses, in the order in which they are tried. */
final class SuggestionRules {
  private final KeywordSuggestions keywords;
  private final ClauseOrderSuggestions order;
  private final MisplacedStatementSuggestions places;

  SuggestionRules(Grammar grammar) {
    Set<String> all = new TreeSet<>(GrammarUtil.getAllKeywords(grammar));
    keywords = new KeywordSuggestions(all);
    order = new ClauseOrderSuggestions(all);
    places = new MisplacedStatementSuggestions(new BlockStructure(grammar), keywords);
  }

  /** Whether a word is one of the language. */
  boolean isKnownWord(String word) {
    return keywords.isKnownWord(word);
  }

  /** Whether guesses of a sort put words of the language where others are. */
  boolean insertsWords(SuggestionRule sort) {
    return sort == keywords || sort instanceof ConnectiveSuggestions;
  }

  /**
   * The sorts to try at a place, the likeliest first.
   *
   * @param at the word where reading broke off
   */
  List<SuggestionRule> rulesFor(SourceTokens words, int at, ParseError fault) {
    SourceToken word = words.at(at);
    SuggestionRule signs = new PunctuationSuggestions();
    SuggestionRule glue = new ConnectiveSuggestions(keywords);
    SuggestionRule braces = new BraceSuggestions();
    if (fault.lineOnly()) {
      return List.of(new QuoteSuggestions(), PunctuationSuggestions::missing, glue, braces);
    }
    boolean block =
        word == null
            || word.is("}")
            || words.isFirstInLine(at) && keywords.isKnownWord(word.text()) && !word.is("import");
    List<SuggestionRule> sorts = new ArrayList<>();
    sorts.add(new QuoteSuggestions());
    if (block) {
      sorts.add(braces);
    }
    sorts.add(NumberSuggestions::datesAndCosts);
    sorts.add(new ConfusableSuggestions());
    sorts.add(new PhraseSuggestions());
    sorts.add(places);
    sorts.add(keywords);
    sorts.add(ClauseOrderSuggestions::pairs);
    sorts.add(signs);
    sorts.add(new NumberSuggestions());
    sorts.add(PunctuationSuggestions::missing);
    sorts.add(order);
    sorts.add(glue);
    sorts.add(new UnquotedTextSuggestions(keywords));
    sorts.add(UnquotedTextSuggestions::suggestQuotingMixedWord);
    if (!block) {
      sorts.add(braces);
    }
    sorts.add(places::clause);
    sorts.add(new ConnectiveSuggestions.SuperfluousWords(keywords));
    sorts.add(places::suggestRemoval);
    return sorts;
  }
}
