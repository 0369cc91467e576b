package dev.muster.dsl.ui.editor;

import org.eclipse.lsp4j.SymbolKind;

/** The picture of a part of a file, by what the server says it is. */
public final class SymbolImages {

  private SymbolImages() {}

  /** The name of the picture. */
  public static String of(SymbolKind kind) {
    return switch (kind) {
      case Package -> "rulebook";
      case Class -> "army";
      case File -> "map";
      case Module -> "battle";
      case Namespace -> "side";
      case Object -> "general";
      case Field -> "stand";
      default -> "entry";
    };
  }
}
