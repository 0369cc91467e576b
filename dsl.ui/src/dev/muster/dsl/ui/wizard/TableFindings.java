package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ide.command.ImportResult.ImportFinding;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** Lists the findings in a table with their places. */
final class TableFindings {

  private final TableViewer viewer;

  /**
   * Creates the list.
   *
   * @param chosen receives the selected finding
   */
  TableFindings(Composite parent, Consumer<ImportFinding> chosen) {
    Composite area = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().applyTo(area);
    new Label(area, SWT.NONE).setText("Findings:");
    Composite frame = new Composite(area, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(frame);
    TableColumnLayout columns = new TableColumnLayout();
    frame.setLayout(columns);
    viewer = new TableViewer(frame, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
    viewer.getTable().setHeaderVisible(true);
    viewer.setContentProvider(ArrayContentProvider.getInstance());
    column(columns, "Line", 1, false);
    column(columns, "Finding", 14, true);
    viewer.addSelectionChangedListener(
        event -> {
          if (event.getStructuredSelection().getFirstElement() instanceof ImportFinding found) {
            chosen.accept(found);
          }
        });
  }

  private void column(TableColumnLayout columns, String title, int weight, boolean message) {
    TableViewerColumn column = new TableViewerColumn(viewer, SWT.NONE);
    column.getColumn().setText(title);
    columns.setColumnData(column.getColumn(), new ColumnWeightData(weight, 60));
    column.setLabelProvider(
        new ColumnLabelProvider() {
          @Override
          public String getText(Object element) {
            ImportFinding found = (ImportFinding) element;
            return message ? messageText(found) : String.valueOf(found.line());
          }

          @Override
          public Image getImage(Object element) {
            return message ? null : picture(((ImportFinding) element).severity());
          }
        });
  }

  private static String messageText(ImportFinding found) {
    return found.rule().isEmpty() ? found.message() : found.message() + " [§" + found.rule() + "]";
  }

  private static Image picture(String severity) {
    return PlatformUI.getWorkbench()
        .getSharedImages()
        .getImage(
            switch (severity) {
              case "error" -> ISharedImages.IMG_OBJS_ERROR_TSK;
              case "warning" -> ISharedImages.IMG_OBJS_WARN_TSK;
              default -> ISharedImages.IMG_OBJS_INFO_TSK;
            });
  }

  void show(List<ImportFinding> findings) {
    viewer.setInput(findings);
  }
}
