package dev.muster.dsl.ui.server;

import org.eclipse.core.expressions.PropertyTester;

/** Whether a file is one of battles ({@code muster}) or a situation, for the menus. */
public final class FileExtensionTester extends PropertyTester {

  @Override
  public boolean test(Object receiver, String property, Object[] arguments, Object expected) {
    return receiver instanceof MusterFile file && file.name().endsWith("." + expected);
  }
}
