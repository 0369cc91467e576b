package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ui.editor.MusterImages;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** The battles and armies of the workspace, one of which is to be exported. */
final class ExportFilePage extends WizardPage {

  private final IResource selected;
  private TableViewer files;

  /**
   * @param selected a file that is chosen at first, or a folder or project whose first file is;
   *     null for none
   */
  ExportFilePage(IResource selected) {
    super("file");
    this.selected = selected;
    setTitle("Export for the Table");
    setDescription(
        "Choose the file. The next question is what of it you want, and on which paper.");
  }

  @Override
  public void createControl(Composite parent) {
    Composite area = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().applyTo(area);
    new Label(area, SWT.NONE).setText("&Muster files:");
    files = new TableViewer(area, SWT.BORDER | SWT.SINGLE | SWT.V_SCROLL);
    GridDataFactory.fillDefaults().grab(true, true).hint(400, 250).applyTo(files.getTable());
    files.setContentProvider(ArrayContentProvider.getInstance());
    files.setLabelProvider(new Paths());
    List<IFile> all = all();
    files.setInput(all);
    files.addSelectionChangedListener(event -> check());
    files.addDoubleClickListener(
        event -> {
          if (isPageComplete() && getWizard().performFinish()) {
            getShell().close();
          }
        });
    setControl(area);
    first(all).ifPresent(each -> files.setSelection(new StructuredSelection(each), true));
    check();
    if (all.isEmpty()) {
      setErrorMessage("There is no .muster file in the workspace. File > New makes one.");
    }
    files.getTable().setFocus();
  }

  private void check() {
    setPageComplete(chosen().isPresent());
  }

  private static List<IFile> all() {
    List<IFile> found = new ArrayList<>();
    try {
      ResourcesPlugin.getWorkspace()
          .getRoot()
          .accept(
              each -> {
                if (each instanceof IFile file && "muster".equals(file.getFileExtension())) {
                  found.add(file);
                }
                return !each.isDerived();
              });
    } catch (CoreException failure) {
      ILog.of(ExportFilePage.class).log(failure.getStatus());
    }
    found.sort(Comparator.comparing(each -> each.getFullPath().toString()));
    return found;
  }

  private Optional<IFile> first(List<IFile> all) {
    return selected == null
        ? Optional.empty()
        : all.stream()
            .filter(each -> selected.getFullPath().isPrefixOf(each.getFullPath()))
            .findFirst();
  }

  /** The file that is chosen. */
  Optional<IFile> chosen() {
    return files.getStructuredSelection().getFirstElement() instanceof IFile file
        ? Optional.of(file)
        : Optional.empty();
  }

  private static final class Paths extends LabelProvider {

    @Override
    public String getText(Object element) {
      return ((IFile) element).getFullPath().makeRelative().toString();
    }

    @Override
    public Image getImage(Object element) {
      return MusterImages.of("battle");
    }
  }
}
