package dev.muster.dsl.ide.properties;

import java.util.List;

/**
 * A value of a stand, as a row of a table.
 *
 * @param id key for changing it, such as {@code stat:sp}
 * @param group its group, for the user, such as {@code Traits}
 * @param label its label, for the user, such as {@code SP}
 * @param value as written in the text; empty if there is none
 * @param meaning its explanation in the rulebook; empty if there is none
 * @param choices possible values, an empty one for no value; an empty list if the value is typed
 * @param change how it is changed: {@value #SET} by {@code muster.setProperty}, {@value #RENAME} by
 *     {@code textDocument/rename} at its place, {@value #FIXED} for a value that cannot be changed
 *     here
 * @param uri its file
 * @param line its line, from 1; if it is not written, the line where it would be
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
