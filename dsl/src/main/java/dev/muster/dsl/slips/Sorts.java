package dev.muster.dsl.slips;

import dev.muster.dsl.slips.Reading.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;

/** The sorts of guesses, in the order in which they are tried. */
final class Sorts {
  private final KeywordGuesses keywords;
  private final OrderGuesses order;
  private final PlaceGuesses places;

  Sorts(Grammar grammar) {
    Set<String> all = new TreeSet<>(GrammarUtil.getAllKeywords(grammar));
    keywords = new KeywordGuesses(all);
    order = new OrderGuesses(all);
    places = new PlaceGuesses(new Blocks(grammar), keywords);
  }

  /** Whether a word is one of the language. */
  boolean knows(String word) {
    return keywords.knows(word);
  }

  /** Whether guesses of a sort put words of the language where others are. */
  boolean putsWords(Guesses sort) {
    return sort == keywords || sort instanceof GlueGuesses;
  }

  /**
   * The sorts to try at a place, the likeliest first.
   *
   * @param at the word where reading broke off
   */
  List<Guesses> at(Words words, int at, Fault fault) {
    Word word = words.at(at);
    Guesses signs = new SignGuesses();
    Guesses glue = new GlueGuesses(keywords);
    Guesses braces = new BraceGuesses();
    if (fault.lineOnly()) {
      return List.of(new QuoteGuesses(), SignGuesses::missing, glue, braces);
    }
    boolean block =
        word == null
            || word.is("}")
            || words.isFirstInLine(at) && keywords.knows(word.text()) && !word.is("import");
    List<Guesses> sorts = new ArrayList<>();
    sorts.add(new QuoteGuesses());
    if (block) {
      sorts.add(braces);
    }
    sorts.add(NumberGuesses::datesAndCosts);
    sorts.add(new LookalikeGuesses());
    sorts.add(new PhraseGuesses());
    sorts.add(places);
    sorts.add(keywords);
    sorts.add(OrderGuesses::pairs);
    sorts.add(signs);
    sorts.add(new NumberGuesses());
    sorts.add(SignGuesses::missing);
    sorts.add(order);
    sorts.add(glue);
    sorts.add(new UnquotedGuesses(keywords));
    sorts.add(UnquotedGuesses::pure);
    if (!block) {
      sorts.add(braces);
    }
    sorts.add(places::clause);
    sorts.add(new GlueGuesses.TooMany(keywords));
    sorts.add(places::junk);
    return sorts;
  }
}
