package dev.muster.dsl.ui.result;

import dev.muster.dsl.ui.battle.FoughtBattle;
import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.navigate.LocationOpener;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;

/** Lists the results of battles and situations, the newest first, until they are cleared. */
public final class ResultsView extends ViewPart {

  /** Its name among the views. */
  public static final String ID = "dev.muster.dsl.ui.results";

  /** Results that are kept. */
  private static final int MOST = 100;

  // Static, so that closing the view loses no results. Used in the UI thread only.
  private static final List<ResultEntry> RESULTS = new ArrayList<>(KeptResults.read());

  private TableViewer table;
  private BalanceBars bars;
  private StyledText text;
  private ResultLinks links;

  /** Lists each test battle from now on. */
  public static void follow() {
    FoughtBattle.onFought(
        fought ->
            Display.getDefault()
                .asyncExec(
                    () ->
                        list(
                            new ResultEntry(
                                fought.name(),
                                fought.result(),
                                fought.closing().strip() + "\n",
                                true,
                                fought.uri(),
                                fought.line()))));
  }

  /** Adds a result that is read elsewhere, without bringing the view to the front. */
  private static void list(ResultEntry result) {
    keep(result);
    if (PlatformUI.getWorkbench().getActiveWorkbenchWindow() != null
        && PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage() != null
        && PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage().findView(ID)
            instanceof ResultsView view) {
      view.show(result);
    }
  }

  private static void keep(ResultEntry result) {
    RESULTS.addFirst(result);
    if (RESULTS.size() > MOST) {
      RESULTS.removeLast();
    }
    KeptResults.write(RESULTS);
  }

  /** Shows a result, and the view if it is closed. In the user interface's thread. */
  static void add(ResultEntry result) {
    keep(result);
    try {
      if (PlatformUI.getWorkbench().getActiveWorkbenchWindow() != null
          && PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage().showView(ID)
              instanceof ResultsView view) {
        view.show(result);
      }
    } catch (PartInitException failure) {
      ILog.of(ResultsView.class).error("The results could not be shown", failure);
    }
  }

  @Override
  public void createPartControl(Composite parent) {
    SashForm parts = new SashForm(parent, SWT.HORIZONTAL);
    Composite left = new Composite(parts, SWT.NONE);
    TableColumnLayout columns = new TableColumnLayout();
    left.setLayout(columns);
    table = new TableViewer(left, SWT.FULL_SELECTION | SWT.V_SCROLL);
    table.getTable().setHeaderVisible(true);
    table.setContentProvider(ArrayContentProvider.getInstance());
    column(columns, "Tried", 3, true);
    column(columns, "Result", 4, false);
    Composite right = new Composite(parts, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(right);
    bars = new BalanceBars(right);
    text = new StyledText(right, SWT.READ_ONLY | SWT.H_SCROLL | SWT.V_SCROLL | SWT.MULTI);
    text.setFont(JFaceResources.getTextFont());
    text.setMargins(8, 8, 8, 8);
    links = new ResultLinks(text, this::open);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(text);
    parts.setWeights(2, 3);
    HelpContext.RESULTS.on(parts);
    table.addSelectionChangedListener(
        event -> told(event.getStructuredSelection().getFirstElement()));
    table.addDoubleClickListener(event -> open());
    new ResultActions(table, this::chosen, this::clear)
        .addTo(getViewSite().getActionBars(), getSite());
    show(RESULTS.isEmpty() ? null : RESULTS.getFirst());
  }

  private void told(Object chosen) {
    ResultEntry result = chosen instanceof ResultEntry entry ? entry : null;
    text.setText(result == null ? "" : result.text());
    links.show(result);
    bars.show(result == null ? ResultEntry.Balance.NONE : result.balance());
    text.getParent().layout();
  }

  private Optional<ResultEntry> chosen() {
    return table.getStructuredSelection().getFirstElement() instanceof ResultEntry result
        ? Optional.of(result)
        : Optional.empty();
  }

  private void clear() {
    RESULTS.clear();
    KeptResults.write(RESULTS);
    show(null);
  }

  private void column(TableColumnLayout columns, String title, int weight, boolean name) {
    TableViewerColumn column = new TableViewerColumn(table, SWT.NONE);
    column.getColumn().setText(title);
    columns.setColumnData(column.getColumn(), new ColumnWeightData(weight, 80));
    column.setLabelProvider(
        new ColumnLabelProvider() {
          @Override
          public String getText(Object element) {
            ResultEntry result = (ResultEntry) element;
            return name ? result.name() : result.verdict();
          }

          @Override
          public Image getImage(Object element) {
            return name || ((ResultEntry) element).well()
                ? null
                : PlatformUI.getWorkbench()
                    .getSharedImages()
                    .getImage(ISharedImages.IMG_OBJS_WARN_TSK);
          }
        });
  }

  private void show(ResultEntry chosen) {
    table.setInput(List.copyOf(RESULTS));
    table.setSelection(
        chosen == null ? StructuredSelection.EMPTY : new StructuredSelection(chosen), true);
  }

  private void open() {
    chosen().ifPresent(result -> open(result.line()));
  }

  /** Shows a line of the file of the selected result, from 1. */
  private void open(int line) {
    Position place = new Position(Math.max(0, line - 1), 0);
    chosen().ifPresent(it -> LocationOpener.at(new Location(it.uri(), new Range(place, place))));
  }

  @Override
  public void setFocus() {
    table.getTable().setFocus();
  }
}
