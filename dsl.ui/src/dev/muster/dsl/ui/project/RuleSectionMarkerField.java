package dev.muster.dsl.ui.project;

import dev.muster.dsl.ui.server.PublishedDiagnostics;
import org.eclipse.jface.layout.PixelConverter;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.views.markers.MarkerField;
import org.eclipse.ui.views.markers.MarkerItem;

/** The column of the Problems view with the section of the rules it rests on. */
public final class RuleSectionMarkerField extends MarkerField {

  /** In letters. */
  private static final int WIDTH = 9;

  @Override
  public String getValue(MarkerItem item) {
    return item.getAttributeValue(PublishedDiagnostics.RULE, "");
  }

  @Override
  public int getDefaultColumnWidth(Control control) {
    return new PixelConverter(control).convertWidthInCharsToPixels(WIDTH);
  }
}
