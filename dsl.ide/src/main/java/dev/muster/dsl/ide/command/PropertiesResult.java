package dev.muster.dsl.ide.command;

import dev.muster.dsl.ide.properties.PropertyField;
import dev.muster.dsl.ide.properties.StandProperties;
import java.util.List;

/**
 * The answer to {@link MusterCommandService#PROPERTIES}.
 *
 * @param title the stand; empty if the caret is not at a stand
 * @param fields its values; empty if the caret is not at a stand
 */
public record PropertiesResult(String title, List<PropertyField> fields) {
  static final PropertiesResult NONE = new PropertiesResult("", List.of());

  public PropertiesResult {
    fields = List.copyOf(fields);
  }

  static PropertiesResult of(StandProperties stand) {
    return new PropertiesResult(stand.title(), stand.fields());
  }
}
