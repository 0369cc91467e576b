package dev.muster.ui.tests;

import java.util.Comparator;
import org.junit.jupiter.api.MethodDescriptor;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;
import org.junit.jupiter.api.Tag;

/**
 * The tests of a class that need the theme the workbench was started with come first: to change the
 * theme takes as long as a short test.
 */
final class StartingThemeFirst implements MethodOrderer {

  @Override
  public void orderMethods(MethodOrdererContext context) {
    context
        .getMethodDescriptors()
        .sort(Comparator.comparing((MethodDescriptor each) -> !needsStartingTheme(each)));
  }

  private static boolean needsStartingTheme(MethodDescriptor test) {
    return test.findRepeatableAnnotations(Tag.class).stream()
        .anyMatch(each -> each.value().equals(WorkbenchFixture.BOTH));
  }
}
