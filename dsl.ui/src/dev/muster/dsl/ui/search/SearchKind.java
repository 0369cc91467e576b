package dev.muster.dsl.ui.search;

/** The kinds of searches. */
enum SearchKind {
  /** A part of their name. */
  NAME("", "Name", "Armies, maps, scenarios, groups, Generals and units, such as Guise"),
  /** By category. */
  CATEGORY("category:", "Category", "Stands of a category or a branch, such as Lancer or cavalry"),
  /** By trait. */
  TRAIT("trait:", "Trait", "Stands with a trait, such as two-hex-pursuit"),
  /** By what they refer to. */
  USES("uses:", "Uses of", "Whatever uses a terrain or a line of a list, such as woods or Swiss"),
  /** By place. */
  PLACE("at:", "Place", "Everything at a place of a map, such as 0706, D4 or 12.5,3");

  private final String prefix;
  private final String label;
  private final String example;

  SearchKind(String prefix, String label, String example) {
    this.prefix = prefix;
    this.label = label;
    this.example = example;
  }

  String label() {
    return label;
  }

  String example() {
    return example;
  }

  /** The question that the server understands. */
  String query(String text) {
    return prefix + text;
  }
}
