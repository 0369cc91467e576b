package dev.muster.dsl.ui.templates;

import dev.muster.dsl.ui.help.HelpContext;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.texteditor.templates.TemplatePreferencePage;

/** Window &gt; Preferences &gt; Muster &gt; Templates. */
public final class TemplatesPage extends TemplatePreferencePage {

  private static final int WIDTH = 420;

  /** Made by the workbench. */
  public TemplatesPage() {
    setPreferenceStore(UserTemplates.preferences());
    setTemplateStore(UserTemplates.kept());
    setContextTypeRegistry(UserTemplates.contextTypes());
  }

  @Override
  protected Control createContents(Composite parent) {
    Composite page = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout();
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    page.setLayout(layout);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(page);
    Label told = new Label(page, SWT.WRAP);
    told.setText(
        "Your own templates. Ctrl+Space at the start of a line offers them, beside the ready-made"
            + " armies, maps, scenarios and lines of the games.");
    GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(told);
    Control table = super.createContents(page);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(table);
    HelpContext.PREFERENCES.on(page);
    return page;
  }

  /** Returns false: a template is written exactly as it is inserted. */
  @Override
  protected boolean isShowFormatterSetting() {
    return false;
  }
}
