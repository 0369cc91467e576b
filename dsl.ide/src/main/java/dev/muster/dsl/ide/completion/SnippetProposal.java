package dev.muster.dsl.ide.completion;

import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItemKind;

/**
 * A completion with places to fill in, in the snippet syntax of the protocol. Editors that know no
 * snippets get its plain text.
 *
 * @param snippet the text with its places, such as {@code mp ${1:2}}
 * @param kind what the editor shows it as
 */
record SnippetProposal(String snippet, CompletionItemKind kind) {
  private static final Pattern CHOICE = Pattern.compile("\\$\\{\\d+\\|([^,|]*)[^}]*\\}");
  private static final Pattern PLACE = Pattern.compile("\\$\\{\\d+:([^}]*)\\}");
  private static final Pattern STOP = Pattern.compile("\\$\\d+|\\$\\{\\d+\\}");

  /** The text with every place filled as proposed. */
  String plain() {
    String text = CHOICE.matcher(snippet).replaceAll("$1");
    text = PLACE.matcher(text).replaceAll("$1");
    return STOP.matcher(text).replaceAll("");
  }

  /** Returns an author's text escaped for a snippet. */
  static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("$", "\\$").replace("}", "\\}");
  }
}
