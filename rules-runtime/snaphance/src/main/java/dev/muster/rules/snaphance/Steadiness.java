package dev.muster.rules.snaphance;

/** The morale of a stand, term by term, as a Morale Test counts it (8.0, 8.4). */
final class Steadiness {
  private final Table table;
  private final SpecialRules special;

  Steadiness(Table table) {
    this.table = table;
    special = new SpecialRules(table);
  }

  /** Fills a pool with all but what a General adds. */
  void fill(Pool terms, int stand, int hits) {
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
    return table.rules.bracket == Rules.Bracket.MORALE ? table.type[stand].bracket : 0;
  }

  /** What a stand's morale is before any hits, for a mind that weighs it. */
  int before(int stand) {
    return table.front(stand) + shaken(stand) + bracket(stand) + special.morale(stand);
  }
}
