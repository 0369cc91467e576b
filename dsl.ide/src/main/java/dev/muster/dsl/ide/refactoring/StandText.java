package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideCondition;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.naming.OrderNames;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * The text range of a statement.
 *
 * @param all text of the file
 * @param start start of the statement
 * @param end end of the statement
 */
public record StandText(String all, int start, int end) {

  /** Returns the text of a statement; null for an element without source text. */
  public static @Nullable StandText of(EObject element) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    return node == null || !(element.eResource() instanceof XtextResource resource)
        ? null
        : new StandText(
            resource.getParseResult().getRootNode().getText(),
            node.getOffset(),
            node.getEndOffset());
  }

  /** Returns the text of the statement. */
  public String text() {
    return all.substring(start, end);
  }

  /** Returns the start of the line on which the statement begins. */
  public int lineStart() {
    return all.lastIndexOf('\n', start - 1) + 1;
  }

  /** Returns the end of the line on which the statement ends, before its line break. */
  public int lineEnd() {
    int line = all.indexOf('\n', end);
    int last = line < 0 ? all.length() : line;
    return last > end && all.charAt(last - 1) == '\r' ? last - 1 : last;
  }

  /** Returns the start of the next line. */
  public int nextLine() {
    int line = all.indexOf('\n', end);
    return line < 0 ? all.length() : line + 1;
  }

  /** The blanks the line begins with. */
  public String indent() {
    int at = lineStart();
    while (at < start && Character.isWhitespace(all.charAt(at))) {
      at++;
    }
    return all.substring(lineStart(), at);
  }

  /** Whether the statement is the first on its line. */
  public boolean beginsLine() {
    return all.substring(lineStart(), start).isBlank();
  }

  /** Returns whether only a comment follows the statement on its last line. */
  public boolean endsLine() {
    String rest = all.substring(end, lineEnd()).strip();
    return rest.isEmpty() || rest.startsWith("//");
  }

  /** Returns the line break of the file. */
  public String lineBreak() {
    return all.contains("\r\n") ? "\r\n" : "\n";
  }

  /**
   * Whether something names a stand by a number that a change of these lines would give another
   * stand.
   */
  public static boolean isNumberNamed(ScenarioDef scenario, Set<StandDef> lines) {
    return isNamed(
        scenario,
        stand ->
            stand.getName() == null && stand.getLine() != null && lines.contains(stand.getLine()),
        true);
  }

  /** Whether a General is attached to a stand that is meant. */
  public static boolean isAttachedTo(ScenarioDef scenario, Predicate<DeployDef> meant) {
    return isNamed(scenario, meant, false);
  }

  private static boolean isNamed(
      ScenarioDef scenario, Predicate<DeployDef> meant, boolean anywhere) {
    for (Iterator<EObject> all = scenario.eAllContents(); all.hasNext(); ) {
      DeployDef named =
          switch (all.next()) {
            case GeneralDef general -> general.getAttachedTo();
            case SideCondition condition when anywhere -> condition.getStand();
            default -> null;
          };
      if (named != null && meant.test(named)) {
        return true;
      }
    }
    return anywhere
        && OrderNames.of(scenario).stream()
            .anyMatch(each -> each.element() instanceof DeployDef stand && meant.test(stand));
  }
}
