package dev.muster.dsl.ui.properties;

import dev.muster.dsl.ide.command.PropertiesResult;
import dev.muster.dsl.ide.properties.PropertyField;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.ui.views.properties.ComboBoxPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.eclipse.ui.views.properties.TextPropertyDescriptor;

/** The values of a stand as rows of the Properties view. A new value is sent to the server. */
final class StandSource implements IPropertySource {

  private final PropertiesResult stand;
  private final Map<String, PropertyField> fields = new LinkedHashMap<>();
  private final BiConsumer<PropertyField, String> change;

  /**
   * @param change gives a field another value
   */
  StandSource(PropertiesResult stand, BiConsumer<PropertyField, String> change) {
    this.stand = stand;
    this.change = change;
    stand.fields().forEach(each -> fields.put(each.id(), each));
  }

  boolean shows(PropertiesResult other) {
    return stand.equals(other);
  }

  @Override
  public Object getEditableValue() {
    return this;
  }

  @Override
  public IPropertyDescriptor[] getPropertyDescriptors() {
    return fields.values().stream().map(StandSource::row).toArray(IPropertyDescriptor[]::new);
  }

  private static IPropertyDescriptor row(PropertyField field) {
    PropertyDescriptor row;
    if (field.change().equals(PropertyField.FIXED)) {
      row = new PropertyDescriptor(field.id(), field.label());
    } else if (field.choices().isEmpty()) {
      row = new TextPropertyDescriptor(field.id(), field.label());
    } else {
      List<String> choices = choices(field);
      row =
          new ComboBoxPropertyDescriptor(field.id(), field.label(), choices.toArray(String[]::new));
      row.setLabelProvider(
          new LabelProvider() {
            @Override
            public String getText(Object element) {
              return element instanceof Integer at && at >= 0 && at < choices.size()
                  ? choices.get(at)
                  : "";
            }
          });
    }
    row.setCategory(field.group());
    row.setDescription(field.meaning());
    return row;
  }

  /** A word of the text that the rulebook does not have is shown too. */
  private static List<String> choices(PropertyField field) {
    if (field.choices().contains(field.value())) {
      return field.choices();
    }
    List<String> choices = new ArrayList<>(field.choices());
    choices.addFirst(field.value());
    return choices;
  }

  @Override
  public Object getPropertyValue(Object id) {
    PropertyField field = fields.get(id);
    return field.choices().isEmpty() || field.change().equals(PropertyField.FIXED)
        ? field.value()
        : (Object) choices(field).indexOf(field.value());
  }

  @Override
  public boolean isPropertySet(Object id) {
    return !fields.get(id).value().isEmpty();
  }

  /** Removes an optional value. */
  @Override
  public void resetPropertyValue(Object id) {
    set(fields.get(id), "");
  }

  @Override
  public void setPropertyValue(Object id, Object value) {
    PropertyField field = fields.get(id);
    if (value instanceof Integer at) {
      List<String> choices = choices(field);
      if (at >= 0 && at < choices.size()) {
        set(field, choices.get(at));
      }
    } else {
      set(field, String.valueOf(value));
    }
  }

  private void set(PropertyField field, String value) {
    if (!value.equals(field.value())) {
      change.accept(field, value);
    }
  }
}
