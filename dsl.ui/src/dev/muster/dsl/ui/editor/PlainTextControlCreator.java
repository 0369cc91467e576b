package dev.muster.dsl.ui.editor;

import org.eclipse.jface.text.AbstractReusableInformationControlCreator;
import org.eclipse.jface.text.DefaultInformationControl;
import org.eclipse.jface.text.IInformationControl;
import org.eclipse.swt.widgets.Shell;

/** Creates a small window for plain text. */
public final class PlainTextControlCreator extends AbstractReusableInformationControlCreator {

  @Override
  protected IInformationControl doCreateInformationControl(Shell parent) {
    return new DefaultInformationControl(parent, (String) null, null);
  }
}
