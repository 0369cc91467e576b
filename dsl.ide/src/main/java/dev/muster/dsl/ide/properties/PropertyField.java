package dev.muster.dsl.ide.properties;

import java.util.List;

/**
 * A value of a stand, in a row of a table.
 *
 * @param id by which it is changed, such as {@code stat:sp}
 * @param group for the user, such as {@code Traits}
 * @param label for the user, such as {@code SP}
 * @param value as it is written; empty for none
 * @param meaning what the rulebook says of it; empty for nothing
 * @param choices what can be chosen, an empty one for none; empty where it is typed
 * @param change how it is changed: {@value #SET} by {@code muster.setProperty}, {@value #RENAME} by
 *     {@code textDocument/rename} at its place, {@value #FIXED} not here
 * @param uri the file it stands in
 * @param line where it is written, from 1; where it would be if it is not
 * @param column from 1
 */
public record PropertyField(
    String id,
    String group,
    String label,
    String value,
    String meaning,
    List<String> choices,
    String change,
    String uri,
    int line,
    int column) {
  public static final String SET = "set";
  public static final String RENAME = "rename";
  public static final String FIXED = "fixed";

  public PropertyField {
    choices = List.copyOf(choices);
  }
}
