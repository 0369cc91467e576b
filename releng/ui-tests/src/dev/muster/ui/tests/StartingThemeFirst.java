package dev.muster.ui.tests;

import java.util.Comparator;
import java.util.Set;
import java.util.stream.Collectors;
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
        .sort(
            Comparator.comparing(
                (MethodDescriptor each) -> !WorkbenchFixture.needsStartingTheme(tags(each))));
  }

  private static Set<String> tags(MethodDescriptor test) {
    return test.findRepeatableAnnotations(Tag.class).stream()
        .map(Tag::value)
        .collect(Collectors.toSet());
  }
}
