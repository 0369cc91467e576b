package dev.muster.dsl.ui.server;

import org.eclipse.core.expressions.PropertyTester;

/** Tests for menus whether a file is a Muster file ({@code muster}) or a situation. */
public final class FileExtensionTester extends PropertyTester {

  @Override
  public boolean test(Object receiver, String property, Object[] arguments, Object expected) {
    return receiver instanceof MusterFile file && file.name().endsWith("." + expected);
  }
}
