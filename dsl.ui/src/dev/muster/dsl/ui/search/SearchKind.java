package dev.muster.dsl.ui.search;

/** What of the elements is looked for. */
enum SearchKind {
  /** A part of their name. */
  NAME("", "Name", "Armies, maps, scenarios, groups, Generals and units, such as Guise"),
  /** What a stand is. */
  CATEGORY("category:", "Category", "Stands of a category or a branch, such as Lancer or cavalry"),
  /** What a stand can do. */
  TRAIT("trait:", "Trait", "Stands with a trait, such as two-hex-pursuit"),
  /** What they refer to. */
  USES("uses:", "Uses of", "Whatever uses a terrain or a line of a list, such as woods or Swiss"),
  /** Where they are. */
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
