package dev.muster.dsl.ui.severity;

import dev.muster.dsl.ide.command.CheckSettingsResult;
import dev.muster.dsl.ide.command.CheckSettingsResult.Check;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** All checks with their severity, to look through and to change. */
final class ChecksTable extends Composite {

  private static final List<String> LEVELS = List.of("error", "warning", "info", "off");

  private static final String LEAST = "least";

  private static final int ROWS = 16;

  private final Map<String, String> changes = new LinkedHashMap<>();
  private final Text filter;
  private final TableViewer table;
  private final Combo level;
  private final Label hint;
  private final Combo least;
  private CheckSettingsResult weighed;

  ChecksTable(Composite parent) {
    super(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(3).applyTo(this);
    filter = new Text(this, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
    filter.setMessage("type a code, a section or a word");
    GridDataFactory.fillDefaults().span(3, 1).grab(true, false).applyTo(filter);
    table = table();
    new Label(this, SWT.NONE).setText("&Severity of what is selected:");
    level = combo("As usual", "Error", "Warning", "Info", "Off");
    hint = new Label(this, SWT.NONE);
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(hint);
    new Label(this, SWT.NONE).setText("S&how:");
    least = combo("As usual", "Errors", "Errors and warnings", "Errors, warnings and remarks");
    filter.addModifyListener(event -> table.refresh());
    table.addSelectionChangedListener(event -> selected());
    level.addListener(SWT.Selection, event -> change());
    least.addListener(SWT.Selection, event -> setLevel(LEAST, chosenLeast()));
    selected();
  }

  private Combo combo(String... items) {
    Combo combo = new Combo(this, SWT.READ_ONLY);
    combo.setItems(items);
    GridDataFactory.fillDefaults().applyTo(combo);
    return combo;
  }

  private TableViewer table() {
    TableViewer viewer = new TableViewer(this, SWT.BORDER | SWT.MULTI | SWT.FULL_SELECTION);
    viewer.getTable().setHeaderVisible(true);
    GridDataFactory.fillDefaults()
        .span(3, 1)
        .grab(true, true)
        .hint(SWT.DEFAULT, viewer.getTable().getItemHeight() * ROWS)
        .applyTo(viewer.getTable());
    column(viewer, "Code", 70, Check::code, check -> null);
    column(viewer, "Severity", 150, this::message, this::picture);
    column(
        viewer,
        "Rule",
        70,
        check -> check.section().isEmpty() ? "" : "§" + check.section(),
        check -> null);
    column(viewer, "As it should be", 420, Check::summary, check -> null);
    viewer.setContentProvider(ArrayContentProvider.getInstance());
    viewer.addFilter(
        new ViewerFilter() {
          @Override
          public boolean select(Viewer at, Object parent, Object element) {
            Check check = (Check) element;
            String text =
                (check.code()
                        + " "
                        + message(check)
                        + " §"
                        + check.section()
                        + " "
                        + check.summary())
                    .toLowerCase(Locale.ROOT);
            return text.contains(filter.getText().strip().toLowerCase(Locale.ROOT));
          }
        });
    return viewer;
  }

  private static void column(
      TableViewer viewer,
      String title,
      int width,
      Function<Check, String> text,
      Function<Check, Image> picture) {
    TableViewerColumn column = new TableViewerColumn(viewer, SWT.NONE);
    column.getColumn().setText(title);
    column.getColumn().setWidth(width);
    column.setLabelProvider(
        new ColumnLabelProvider() {
          @Override
          public String getText(Object element) {
            return text.apply((Check) element);
          }

          @Override
          public Image getImage(Object element) {
            return picture.apply((Check) element);
          }
        });
  }

  /** Shows the severities of a text without changing it. */
  void show(CheckSettingsResult told) {
    weighed = told;
    changes.clear();
    table.setInput(told.checks());
    least.select(LEVELS.indexOf(told.least()) + 1);
    selected();
  }

  /** Returns changed severities by check code; empty for the default. */
  Map<String, String> changes() {
    return Map.copyOf(changes);
  }

  /** Everything as usual. */
  void restore() {
    if (weighed == null) {
      return;
    }
    weighed.checks().stream()
        .filter(each -> !each.level().isEmpty())
        .forEach(each -> changes.put(each.code(), ""));
    changes.values().removeIf(each -> !each.isEmpty());
    least.select(0);
    setLevel(LEAST, "");
    table.refresh();
    selected();
  }

  @Override
  public void setEnabled(boolean enabled) {
    super.setEnabled(enabled);
    for (Control each : getChildren()) {
      each.setEnabled(enabled);
    }
    selected();
  }

  private String levelOf(Check check) {
    return changes.getOrDefault(check.code(), check.level());
  }

  private String message(Check check) {
    String said = levelOf(check);
    return said.isEmpty() || said.equals(check.usual())
        ? capital(check.usual())
        : capital(said) + " (usually " + check.usual() + ")";
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private Image picture(Check check) {
    String said = levelOf(check).isEmpty() ? check.usual() : levelOf(check);
    ISharedImages images = PlatformUI.getWorkbench().getSharedImages();
    return switch (said) {
      case "error" -> images.getImage(ISharedImages.IMG_OBJS_ERROR_TSK);
      case "warning" -> images.getImage(ISharedImages.IMG_OBJS_WARN_TSK);
      case "info" -> images.getImage(ISharedImages.IMG_OBJS_INFO_TSK);
      default -> null;
    };
  }

  private List<Check> selection() {
    List<?> chosen = table.getStructuredSelection().toList();
    return chosen.stream().map(Check.class::cast).toList();
  }

  private void selected() {
    List<Check> chosen = selection();
    boolean fixed = chosen.stream().anyMatch(Check::fixed);
    level.setEnabled(getEnabled() && !chosen.isEmpty() && !fixed);
    hint.setText(fixed ? "What cannot be played stays an error." : "");
    List<String> said = chosen.stream().map(this::levelOf).distinct().toList();
    if (said.size() == 1 && !fixed) {
      level.select(LEVELS.indexOf(said.getFirst()) + 1);
    } else {
      level.deselectAll();
    }
  }

  private void change() {
    int chosen = level.getSelectionIndex();
    for (Check each : selection()) {
      setLevel(each.code(), chosen <= 0 ? "" : LEVELS.get(chosen - 1));
    }
    table.refresh();
  }

  private String chosenLeast() {
    int chosen = least.getSelectionIndex();
    return chosen <= 0 ? "" : LEVELS.get(chosen - 1);
  }

  private void setLevel(String what, String word) {
    changes.put(what, word);
  }
}
