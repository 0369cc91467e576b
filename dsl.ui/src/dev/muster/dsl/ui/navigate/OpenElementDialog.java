package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.editor.SymbolImages;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.net.URI;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.FilteredItemsSelectionDialog;

/** The list of all named things of the workspace. */
final class OpenElementDialog extends FilteredItemsSelectionDialog {

  private final IDialogSettings settings = new DialogSettings("dev.muster.dsl.ui.openElement");

  OpenElementDialog(Shell shell) {
    super(shell);
    setTitle("Open Muster Element");
    setMessage("Name of an army, stand, map, scenario, group or General (?, * = any letters):");
    setInitialPattern("");
    setListLabelProvider(new Labels(false));
    setDetailsLabelProvider(new Labels(true));
  }

  @Override
  protected void fillContentProvider(
      AbstractContentProvider content, ItemsFilter filter, IProgressMonitor monitor) {
    // In a job of the dialog, which may wait.
    symbols().forEach(each -> content.add(each, filter));
  }

  private static List<? extends WorkspaceSymbol> symbols() {
    return LanguageServerHost.running()
        .answer(it -> it.getWorkspaceService().symbol(new WorkspaceSymbolParams("")))
        .<List<? extends WorkspaceSymbol>>map(
            answer ->
                answer.isRight()
                    ? answer.getRight()
                    : answer.getLeft().stream().map(OpenElementDialog::symbol).toList())
        .orElse(List.of());
  }

  @SuppressWarnings("deprecation")
  private static WorkspaceSymbol symbol(org.eclipse.lsp4j.SymbolInformation old) {
    return new WorkspaceSymbol(
        old.getName(),
        old.getKind(),
        org.eclipse.lsp4j.jsonrpc.messages.Either.forLeft(old.getLocation()),
        old.getContainerName());
  }

  @Override
  protected ItemsFilter createFilter() {
    return new ItemsFilter() {
      @Override
      public boolean matchItem(Object item) {
        return matches(getElementName(item));
      }

      @Override
      public boolean isConsistentItem(Object item) {
        return true;
      }
    };
  }

  @Override
  protected Comparator<Object> getItemsComparator() {
    return Comparator.comparing(this::getElementName, String.CASE_INSENSITIVE_ORDER)
        .thenComparing(each -> OpenElementHandler.place((WorkspaceSymbol) each).getUri());
  }

  @Override
  public String getElementName(Object item) {
    String name = ((WorkspaceSymbol) item).getName();
    // The protocol qualifies names by their container.
    return name.substring(name.lastIndexOf('.') + 1);
  }

  @Override
  protected IStatus validateItem(Object item) {
    return Status.OK_STATUS;
  }

  @Override
  protected IDialogSettings getDialogSettings() {
    return settings;
  }

  @Override
  protected Control createExtendedContentArea(Composite parent) {
    return null;
  }

  private static final class Labels extends LabelProvider {

    private final boolean place;

    Labels(boolean place) {
      this.place = place;
    }

    @Override
    public String getText(Object element) {
      if (!(element instanceof WorkspaceSymbol symbol)) {
        return "";
      }
      String file =
          String.valueOf(
              Path.of(URI.create(OpenElementHandler.place(symbol).getUri())).getFileName());
      return place ? OpenElementHandler.place(symbol).getUri() : symbol.getName() + " - " + file;
    }

    @Override
    public Image getImage(Object element) {
      return element instanceof WorkspaceSymbol symbol
          ? MusterImages.of(SymbolImages.of(symbol.getKind()))
          : null;
    }
  }
}
