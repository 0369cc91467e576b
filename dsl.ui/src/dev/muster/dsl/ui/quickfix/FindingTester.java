package dev.muster.dsl.ui.quickfix;

import org.eclipse.core.expressions.PropertyTester;

/** Tests whether a problem is a finding of a check, which can be explained, for the menus. */
public final class FindingTester extends PropertyTester {

  @Override
  public boolean test(Object receiver, String property, Object[] arguments, Object expected) {
    return ExplainHandler.code(receiver).isPresent();
  }
}
