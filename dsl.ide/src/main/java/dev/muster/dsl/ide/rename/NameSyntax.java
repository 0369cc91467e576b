package dev.muster.dsl.ide.rename;

import com.google.inject.Inject;
import java.text.Normalizer;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** The syntax of names. */
public class NameSyntax {
  private static final Pattern WORD =
      Pattern.compile("[0-9]*[a-zA-Z_\\u00C0-\\u024F][-a-zA-Z_0-9\\u00C0-\\u024F]*");

  private final Set<String> reserved = new TreeSet<>();

  @Inject
  NameSyntax(IGrammarAccess grammar) {
    reserved.addAll(GrammarUtil.getAllKeywords(grammar.getGrammar()));
    AbstractRule word = GrammarUtil.findRuleForName(grammar.getGrammar(), "Name");
    if (word != null) {
      EcoreUtil2.getAllContentsOfType(word, Keyword.class)
          .forEach(allowed -> reserved.remove(allowed.getValue()));
    }
  }

  /** Returns the node of an element's name in its declaration; null if it has no name. */
  static @Nullable INode declared(EObject element) {
    EStructuralFeature name = element.eClass().getEStructuralFeature("name");
    if (name == null) {
      return null;
    }
    List<INode> words = NodeModelUtils.findNodesForFeature(element, name);
    return words.isEmpty() ? null : words.getFirst();
  }

  /** The name as the author thinks of it: without quotes and escapes. */
  static String plain(String written) {
    String text = Normalizer.normalize(written.strip(), Normalizer.Form.NFC);
    return text.length() > 1 && text.startsWith("\"")
        ? text.substring(1, text.length() - 1)
        : text.replace("^", "");
  }

  /**
   * Returns a new name in the form required at the place of an old one.
   *
   * @return null if it cannot be a name at this place
   */
  public @Nullable String written(String name, String instead) {
    if (instead.startsWith("\"")) {
      return name.contains("\"") || name.contains("\\") || name.contains("\n")
          ? null
          : "\"" + name + "\"";
    }
    String[] words = Normalizer.normalize(name, Normalizer.Form.NFC).split("\\.", -1);
    if (words.length > 1 && !instead.contains(".")) {
      return null;
    }
    for (int i = 0; i < words.length; i++) {
      if (!WORD.matcher(words[i]).matches()) {
        return null;
      }
      words[i] = reserved.contains(words[i]) ? "^" + words[i] : words[i];
    }
    return String.join(".", words);
  }
}
