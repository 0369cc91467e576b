package dev.muster.rules.snaphance.rules;

/** The morale of a stand, term by term, as a Morale Test counts it (8.0, 8.4). */
public final class MoraleTerms {
  private final SnaphanceState table;
  private final RulebookDiceTerms special;

  public MoraleTerms(SnaphanceState table) {
    this.table = table;
    special = new RulebookDiceTerms(table);
  }

  /** Fills a pool with all terms except the General's. */
  void fill(DicePool terms, int stand, int hits) {
    terms.clear();
    int start = table.type[stand].strength[0];
    terms.always("starting SP", start);
    terms.add("hits", -hits);
    // losses on rear ranks do not count while the front rank is whole (8.4)
    terms.add("SP lost", table.front(stand) - start);
    terms.add("disordered", shaken(stand));
    terms.add("bracket", bracket(stand));
    special.addMorale(terms, stand);
  }

  private int shaken(int stand) {
    return table.disordered[stand] ? table.rules.disorderMorale : 0;
  }

  private int bracket(int stand) {
    return table.rules.bracket == SnaphanceRules.Bracket.MORALE ? table.type[stand].bracket : 0;
  }

  /** Returns the morale of a stand before any hits, for commanders that evaluate it. */
  public int before(int stand) {
    return table.front(stand) + shaken(stand) + bracket(stand) + special.morale(stand);
  }
}
