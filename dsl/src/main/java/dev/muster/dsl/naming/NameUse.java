package dev.muster.dsl.naming;

import dev.muster.dsl.muster.ExpectDef;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;

/**
 * A name in a line {@code expect odds}.
 *
 * @param element what it means
 * @param expect the line
 * @param offset in the file
 * @param isQuoted whether it is in the quoted order, and not behind {@code that}
 * @param spelling the name, once elements are called otherwise
 */
public record NameUse(
    EObject element,
    ExpectDef expect,
    int offset,
    int length,
    boolean isQuoted,
    Function<ScenarioNames, String> spelling) {

  /** The offset behind the name. */
  public int end() {
    return offset + length;
  }

  /** Returns what it is, without escapes. */
  public String name() {
    return spelling.apply(ScenarioNames.PRESENT);
  }
}
