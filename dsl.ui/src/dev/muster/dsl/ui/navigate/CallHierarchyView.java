package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.editor.SymbolImages;
import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Range;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.part.ViewPart;

/**
 * Shows what refers to a stand, a trait or a terrain, and what it refers to. Children are requested
 * when a node is opened.
 */
public final class CallHierarchyView extends ViewPart {

  /** The name of the view. */
  public static final String ID = "dev.muster.dsl.ui.users";

  private TreeViewer tree;
  private boolean incoming = true;
  private CallHierarchyItem root;

  @Override
  public void createPartControl(Composite parent) {
    tree = new TreeViewer(parent, SWT.SINGLE | SWT.H_SCROLL | SWT.V_SCROLL);
    tree.setContentProvider(new Nodes());
    tree.setLabelProvider(new DelegatingStyledCellLabelProvider(new Labels()));
    tree.addOpenListener(
        event -> {
          if (tree.getStructuredSelection().getFirstElement() instanceof Node node) {
            LocationOpener.at(node.place());
          }
        });
    HelpContext.USERS.on(tree.getControl());
    Action turn =
        new Action("Show What It Uses", IAction.AS_CHECK_BOX) {
          @Override
          public void run() {
            incoming = !isChecked();
            if (root != null) {
              show(root);
            }
          }
        };
    turn.setToolTipText("Show what it uses, and not who uses it");
    turn.setImageDescriptor(MusterImages.descriptor("uses"));
    getViewSite().getActionBars().getToolBarManager().add(turn);
    getSite().setSelectionProvider(tree);
    setContentDescription("Put the cursor on a name and choose Who Uses This.");
  }

  /** Shows the tree of something. */
  void show(CallHierarchyItem item) {
    root = item;
    setContentDescription((incoming ? "Who uses " : "What is used by ") + item.getName());
    tree.setInput(List.of(new Node(item, new Location(item.getUri(), item.getSelectionRange()))));
    tree.expandToLevel(2);
  }

  @Override
  public void setFocus() {
    tree.getControl().setFocus();
  }

  /** A node of the tree; its children are requested once. */
  private final class Node {

    private final CallHierarchyItem item;
    private final Location place;
    private List<Node> children;
    private boolean asked;

    Node(CallHierarchyItem item, Location place) {
      this.item = item;
      this.place = place;
    }

    Location place() {
      return place;
    }

    Object[] children() {
      if (children != null) {
        return children.toArray();
      }
      if (!asked) {
        asked = true;
        Display display = tree.getControl().getDisplay();
        ask().thenAccept(found -> display.asyncExec(() -> take(found)));
      }
      return new Object[] {"..."};
    }

    private void take(List<Node> found) {
      children = found;
      if (!tree.getControl().isDisposed()) {
        tree.refresh(this);
      }
    }

    private CompletableFuture<List<Node>> ask() {
      return incoming
          ? nodes(
              LanguageServerHost.running()
                  .ask(
                      it ->
                          it.getTextDocumentService()
                              .callHierarchyIncomingCalls(
                                  new CallHierarchyIncomingCallsParams(item))),
              call -> node(call.getFrom(), call.getFromRanges()))
          : nodes(
              LanguageServerHost.running()
                  .ask(
                      it ->
                          it.getTextDocumentService()
                              .callHierarchyOutgoingCalls(
                                  new CallHierarchyOutgoingCallsParams(item))),
              call -> node(call.getTo(), List.of(call.getTo().getSelectionRange())));
    }

    private <T> CompletableFuture<List<Node>> nodes(
        CompletableFuture<List<T>> answer, Function<T, Node> node) {
      return answer.handle(
          (found, failed) -> found == null ? List.of() : found.stream().map(node).toList());
    }

    private Node node(CallHierarchyItem other, List<Range> ranges) {
      return new Node(
          other,
          new Location(
              other.getUri(), ranges.isEmpty() ? other.getSelectionRange() : ranges.getFirst()));
    }
  }

  private static final class Nodes implements ITreeContentProvider {

    @Override
    public Object[] getElements(Object input) {
      return ((List<?>) input).toArray();
    }

    @Override
    public Object[] getChildren(Object parent) {
      return parent instanceof Node node ? node.children() : new Object[0];
    }

    @Override
    public Object getParent(Object element) {
      return null;
    }

    @Override
    public boolean hasChildren(Object element) {
      return element instanceof Node node && (node.children == null || !node.children.isEmpty());
    }
  }

  private static final class Labels extends LabelProvider implements IStyledLabelProvider {

    @Override
    public StyledString getStyledText(Object element) {
      if (!(element instanceof Node node)) {
        return new StyledString(String.valueOf(element), StyledString.QUALIFIER_STYLER);
      }
      StyledString text = new StyledString(node.item.getName());
      if (node.item.getDetail() != null && !node.item.getDetail().isBlank()) {
        text.append(" - " + node.item.getDetail(), StyledString.QUALIFIER_STYLER);
      }
      return text;
    }

    @Override
    public Image getImage(Object element) {
      return element instanceof Node node
          ? MusterImages.of(SymbolImages.of(node.item.getKind()))
          : null;
    }
  }
}
