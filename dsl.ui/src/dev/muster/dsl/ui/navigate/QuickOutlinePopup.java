package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.editor.SymbolImages;
import dev.muster.dsl.ui.server.LspPositions;
import dev.muster.dsl.ui.tree.NodeTree;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;

/** The list of Ctrl+O: what is typed filters it, Enter goes there. */
final class QuickOutlinePopup extends PopupDialog {

  private final ActiveMusterEditor battle;
  private final List<DocumentSymbol> symbols;
  private Text filter;
  private TreeViewer tree;

  QuickOutlinePopup(ActiveMusterEditor battle, List<DocumentSymbol> symbols) {
    super(
        battle.editor().getSite().getShell(),
        SWT.RESIZE,
        true,
        true,
        false,
        true,
        true,
        null,
        "Type to filter; Enter goes there");
    this.battle = battle;
    this.symbols = List.copyOf(symbols);
  }

  @Override
  protected Control createTitleControl(Composite parent) {
    filter = new Text(parent, SWT.SINGLE);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
    filter.addModifyListener(event -> filter(filter.getText()));
    filter.addListener(SWT.KeyDown, event -> key(event.keyCode));
    return filter;
  }

  @Override
  protected Control createDialogArea(Composite parent) {
    tree = new TreeViewer(parent, SWT.SINGLE | SWT.V_SCROLL | SWT.H_SCROLL);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(tree.getControl());
    tree.setContentProvider(
        new NodeTree<>(
            DocumentSymbol.class,
            part -> Objects.requireNonNullElse(part.getChildren(), List.of()),
            part -> null));
    tree.setLabelProvider(new Labels());
    tree.setInput(symbols);
    tree.expandToLevel(3);
    tree.addDoubleClickListener(event -> go());
    tree.getControl().addListener(SWT.KeyDown, event -> key(event.keyCode));
    return tree.getControl();
  }

  @Override
  protected Point getInitialSize() {
    return new Point(380, 420);
  }

  @Override
  protected Point getInitialLocation(Point size) {
    var text = battle.viewer().getTextWidget();
    Point corner = text.toDisplay(0, 0);
    return new Point(
        corner.x + Math.max(0, (text.getSize().x - size.x) / 2),
        corner.y + Math.max(0, (text.getSize().y - size.y) / 3));
  }

  @Override
  protected Control getFocusControl() {
    return filter;
  }

  private void key(int code) {
    if (code == SWT.CR || code == SWT.KEYPAD_CR) {
      go();
    } else if (code == SWT.ARROW_DOWN && filter.isFocusControl()) {
      tree.getControl().setFocus();
    }
  }

  private void filter(String typed) {
    tree.setFilters(new ByName(typed.strip().toLowerCase(Locale.ROOT)));
    tree.expandAll();
    DocumentSymbol first = first(symbols, typed.strip().toLowerCase(Locale.ROOT));
    if (first != null) {
      tree.setSelection(new StructuredSelection(first), true);
    }
  }

  private static DocumentSymbol first(List<DocumentSymbol> among, String typed) {
    for (DocumentSymbol each : among) {
      if (each.getName().toLowerCase(Locale.ROOT).contains(typed)) {
        return each;
      }
      DocumentSymbol inner = each.getChildren() == null ? null : first(each.getChildren(), typed);
      if (inner != null) {
        return inner;
      }
    }
    return null;
  }

  private void go() {
    if (tree.getStructuredSelection().getFirstElement() instanceof DocumentSymbol chosen) {
      close();
      IRegion region = LspPositions.region(battle.document(), chosen.getSelectionRange());
      battle.editor().selectAndReveal(region.getOffset(), region.getLength());
    }
  }

  private static final class ByName extends ViewerFilter {

    private final String typed;

    ByName(String typed) {
      this.typed = typed;
    }

    @Override
    public boolean select(Viewer viewer, Object parent, Object element) {
      return first(List.of((DocumentSymbol) element), typed) != null;
    }
  }

  private static final class Labels extends LabelProvider {

    @Override
    public String getText(Object element) {
      return ((DocumentSymbol) element).getName();
    }

    @Override
    public Image getImage(Object element) {
      return MusterImages.of(SymbolImages.of(((DocumentSymbol) element).getKind()));
    }
  }
}
