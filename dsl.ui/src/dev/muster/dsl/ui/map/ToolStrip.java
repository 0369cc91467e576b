package dev.muster.dsl.ui.map;

import dev.muster.dsl.ui.map.edit.DrawnPlaces;
import dev.muster.dsl.ui.map.edit.MapTool;
import dev.muster.dsl.ui.map.input.MapMouse;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;

/** Above the field while a tool is in use: what it is, what it needs, and how to end it. */
final class ToolStrip extends Composite {

  private static final int LAST_ROUND = 99;

  private final MapMouse mouse;
  private final DrawnPlaces drawing;
  private final Control field;
  private final Consumer<Boolean> seen;
  private final Map<MapTool.Need, Control> needs = new EnumMap<>(MapTool.Need.class);

  /**
   * @param field the map, which has the focus back after an entry
   * @param seen shows or hides the strip
   */
  ToolStrip(
      Composite parent,
      MapMouse mouse,
      DrawnPlaces drawing,
      Control field,
      Consumer<Boolean> seen) {
    super(parent, SWT.NONE);
    this.mouse = mouse;
    this.drawing = drawing;
    this.field = field;
    this.seen = seen;
    GridLayoutFactory.fillDefaults().margins(5, 2).applyTo(this);
    mouse.onTool(this::show);
    drawing.onMissing(this::ask);
  }

  private void show(MapTool tool) {
    if (isDisposed()) {
      return;
    }
    for (Control each : getChildren()) {
      each.dispose();
    }
    needs.clear();
    if (tool instanceof MapTool.Pointer) {
      seen.accept(false);
      return;
    }
    Label name = new Label(this, SWT.NONE);
    name.setText((tool instanceof MapTool.Deploy ? "Deploy: " : "Draw: ") + tool.label());
    if (tool instanceof MapTool.Draw draw) {
      draw.needs().forEach(this::need);
    }
    Label way = new Label(this, SWT.WRAP);
    way.setText(way(tool));
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(way);
    Button end = new Button(this, SWT.PUSH | SWT.FLAT);
    end.setText("End");
    end.setToolTipText("End this tool (Esc)");
    end.addListener(SWT.Selection, event -> end());
    GridLayoutFactory.fillDefaults().numColumns(getChildren().length).margins(5, 2).applyTo(this);
    seen.accept(true);
    requestLayout();
  }

  private static String way(MapTool tool) {
    if (!(tool instanceof MapTool.Draw draw)) {
      return "Click a place.";
    }
    return switch (draw.gather()) {
      case CELLS -> "Draw over the places.";
      case POINTS -> "Draw it, or click its points and double click the last.";
      case SIDES -> "Draw along the sides. Keys: Q and E choose the side.";
      case ONE -> "Click the place.";
    };
  }

  private void need(MapTool.Need need) {
    Label label = new Label(this, SWT.NONE);
    label.setText(need.label() + ":");
    Control control = need == MapTool.Need.ROUND ? round(need) : text(need);
    control.addListener(
        SWT.Traverse,
        event -> {
          if (event.detail == SWT.TRAVERSE_RETURN) {
            event.doit = false;
            field.setFocus();
            drawing.finish();
          } else if (event.detail == SWT.TRAVERSE_ESCAPE) {
            event.doit = false;
            end();
          }
        });
    needs.put(need, control);
  }

  private Control text(MapTool.Need need) {
    Text text = new Text(this, SWT.BORDER | SWT.SINGLE);
    text.addListener(SWT.Modify, event -> drawing.give(need, text.getText()));
    GridDataFactory.fillDefaults().hint(110, SWT.DEFAULT).applyTo(text);
    return text;
  }

  private Control round(MapTool.Need need) {
    Spinner round = new Spinner(this, SWT.BORDER);
    round.setValues(1, 1, LAST_ROUND, 0, 1, 5);
    round.addListener(SWT.Modify, event -> drawing.give(need, round.getText()));
    drawing.give(need, round.getText());
    return round;
  }

  private void ask(MapTool.Need need) {
    Control control = needs.get(need);
    if (control != null) {
      control.setFocus();
      control.setToolTipText("Type it and press Enter");
    }
  }

  private void end() {
    field.setFocus();
    mouse.use(new MapTool.Pointer());
  }
}
