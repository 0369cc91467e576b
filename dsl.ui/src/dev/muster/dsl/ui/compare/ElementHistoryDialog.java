package dev.muster.dsl.ui.compare;

import dev.muster.dsl.ui.help.HelpContext;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.text.DateFormat;
import java.util.Date;
import java.util.List;
import org.eclipse.compare.CompareConfiguration;
import org.eclipse.compare.IEncodedStreamContentAccessor;
import org.eclipse.compare.ITypedElement;
import org.eclipse.compare.contentmergeviewer.TextMergeViewer;
import org.eclipse.compare.structuremergeviewer.DiffNode;
import org.eclipse.compare.structuremergeviewer.Differencer;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/** Lists the states of an element, and compares its text now with that of the selected state. */
final class ElementHistoryDialog extends TitleAreaDialog {

  private static final int WIDTH = 900;
  private static final int HEIGHT = 620;

  private final ElementHistoryTask task;
  private final String heading;
  private final TextState now;
  private final List<ElementState> states;
  private final CompareConfiguration configuration = new CompareConfiguration();
  private Table table;
  private TextMergeViewer texts;
  private ElementState chosen;

  ElementHistoryDialog(
      Shell parent,
      ElementHistoryTask task,
      String heading,
      TextState now,
      List<ElementState> states) {
    super(parent);
    this.task = task;
    this.heading = heading;
    this.now = now;
    this.states = List.copyOf(states);
  }

  /** A text of the comparison. */
  private record ComparedText(String name, String words)
      implements ITypedElement, IEncodedStreamContentAccessor {
    @Override
    public String getName() {
      return name;
    }

    @Override
    public Image getImage() {
      return null;
    }

    @Override
    public String getType() {
      return "muster";
    }

    @Override
    public InputStream getContents() {
      return new ByteArrayInputStream(words.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String getCharset() {
      return StandardCharsets.UTF_8.name();
    }
  }

  @Override
  protected void configureShell(Shell shell) {
    super.configureShell(shell);
    shell.setText(task.title());
  }

  @Override
  protected Control createDialogArea(Composite parent) {
    setTitle(heading);
    setMessage(task.message());
    SashForm area = new SashForm((Composite) super.createDialogArea(parent), SWT.VERTICAL);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
    HelpContext.EDITOR.on(area);
    table = new Table(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.SINGLE);
    table.setHeaderVisible(true);
    table.setLinesVisible(true);
    column("Saved", 240);
    column("Element", 420);
    for (ElementState each : states) {
      TableItem item = new TableItem(table, SWT.NONE);
      item.setText(0, saved(each));
      item.setText(1, each.path().label());
    }
    table.addListener(SWT.Selection, event -> show());
    table.addListener(
        SWT.DefaultSelection,
        event -> {
          if (task.changes()) {
            okPressed();
          }
        });
    configuration.setLeftEditable(false);
    configuration.setRightEditable(false);
    configuration.setLeftLabel("Now");
    texts = new TextMergeViewer(area, SWT.BORDER, configuration);
    area.setWeights(1, 3);
    table.setSelection(0);
    show();
    return area;
  }

  private static String saved(ElementState state) {
    return DateFormat.getDateTimeInstance(DateFormat.MEDIUM, DateFormat.MEDIUM)
        .format(new Date(state.file().time()));
  }

  private void column(String title, int width) {
    TableColumn column = new TableColumn(table, SWT.NONE);
    column.setText(title);
    column.setWidth(width);
  }

  private void show() {
    chosen = states.get(Math.max(0, table.getSelectionIndex()));
    String name = chosen.path().name();
    configuration.setRightLabel("Saved " + saved(chosen));
    texts.setInput(
        new DiffNode(
            null,
            Differencer.CHANGE,
            null,
            new ComparedText(name, now.text(chosen.path()).orElse("")),
            new ComparedText(name, chosen.text())));
  }

  @Override
  protected void createButtonsForButtonBar(Composite parent) {
    if (task.changes()) {
      createButton(parent, IDialogConstants.OK_ID, task.button(), true);
      createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    } else {
      createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CLOSE_LABEL, true);
    }
  }

  @Override
  protected Point getInitialSize() {
    return new Point(WIDTH, HEIGHT);
  }

  @Override
  protected boolean isResizable() {
    return true;
  }

  /** The selected state. */
  ElementState chosen() {
    return chosen;
  }
}
