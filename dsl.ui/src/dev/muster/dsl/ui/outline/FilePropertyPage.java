package dev.muster.dsl.ui.outline;

import dev.muster.dsl.ui.help.HelpContext;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.dialogs.PropertyPage;

/** Properties &gt; Muster: what a file holds, with the strengths of its armies and sides. */
public final class FilePropertyPage extends PropertyPage {

  /** Made by the workbench. */
  public FilePropertyPage() {
    noDefaultAndApplyButton();
  }

  @Override
  protected Control createContents(Composite parent) {
    Composite page = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().applyTo(page);
    new Label(page, SWT.NONE).setText("&Armies, maps and scenarios of the file:");
    TreeViewer parts = new TreeViewer(page, SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
    GridDataFactory.fillDefaults().grab(true, true).hint(320, 260).applyTo(parts.getControl());
    ITreeContentProvider content = new FileParts();
    parts.setContentProvider(content);
    parts.setLabelProvider(new DelegatingStyledCellLabelProvider(new OutlineLabelProvider()));
    parts.setInput(Adapters.adapt(getElement(), IFile.class));
    HelpContext.EDITOR.on(page);
    return page;
  }
}
