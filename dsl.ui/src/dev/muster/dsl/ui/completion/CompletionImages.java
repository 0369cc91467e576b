package dev.muster.dsl.ui.completion;

import org.eclipse.lsp4j.CompletionItemKind;

/** The picture of what a proposal is. */
final class CompletionImages {

  private CompletionImages() {}

  static String picture(CompletionItemKind kind) {
    return switch (kind) {
      case null -> "entry";
      case Keyword, Operator -> "keyword";
      case Snippet -> "snippet";
      case Module -> "battle";
      case Class, Struct -> "army";
      case File, Folder -> "map";
      case Field, Method, Function, Variable -> "stand";
      case Unit, Value, Constant -> "number";
      case Enum, EnumMember, TypeParameter -> "rulebook";
      default -> "entry";
    };
  }
}
