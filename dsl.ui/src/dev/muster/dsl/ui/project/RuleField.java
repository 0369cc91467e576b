package dev.muster.dsl.ui.project;

import dev.muster.dsl.ui.server.Problems;
import org.eclipse.ui.views.markers.MarkerField;
import org.eclipse.ui.views.markers.MarkerItem;

/** The column of the Problems view with the section of the rules it rests on. */
public final class RuleField extends MarkerField {

  @Override
  public String getValue(MarkerItem item) {
    return item.getAttributeValue(Problems.RULE, "");
  }
}
