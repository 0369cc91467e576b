package dev.muster.dsl.ui.severity;

import java.util.Map;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.osgi.service.prefs.BackingStoreException;

/** Window &gt; Preferences &gt; Muster &gt; Checks: how much findings matter to the user. */
public final class ChecksPreferencePage extends PreferencePage implements IWorkbenchPreferencePage {

  /** The name of the page. */
  public static final String ID = "dev.muster.dsl.ui.checks";

  private ChecksTable table;

  @Override
  public void init(IWorkbench workbench) {
    setDescription(
        "How much the findings of each check matter in projects that have no file "
            + SeveritySettings.FILE
            + ". What a project says itself goes before this.");
  }

  @Override
  protected Control createContents(Composite parent) {
    table = new ChecksTable(parent);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(table);
    DialogPageUpdater.in(
        this, table, SeveritySettings.ask(SeveritySettings.preferred(), Map.of()), table::show);
    return table;
  }

  @Override
  protected void performDefaults() {
    table.restore();
    super.performDefaults();
  }

  @Override
  public boolean performOk() {
    Map<String, String> changes = table.changes();
    if (!changes.isEmpty()) {
      SeveritySettings.ask(SeveritySettings.preferred(), changes)
          .thenAccept(
              told -> {
                if (told != null && told.refusal().isEmpty()) {
                  prefer(told.text());
                }
              });
    }
    return true;
  }

  private static void prefer(String text) {
    try {
      SeveritySettings.setPreferred(text);
    } catch (BackingStoreException failure) {
      ILog.of(ChecksPreferencePage.class).error("The severities could not be kept", failure);
    }
  }
}
