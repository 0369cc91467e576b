package dev.muster.dsl.ui.preferences;

import dev.muster.dsl.ui.codemining.CodeLensMiningProvider;
import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.server.ServerSettings;
import dev.muster.dsl.ui.text.SaveActions;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.dialogs.PreferenceLinkArea;
import org.eclipse.ui.preferences.IWorkbenchPreferenceContainer;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** Window &gt; Preferences &gt; Muster. */
public final class MusterPreferencePage extends FieldEditorPreferencePage
    implements IWorkbenchPreferencePage {

  /** Made by the workbench. */
  public MusterPreferencePage() {
    super(GRID);
  }

  @Override
  public void init(IWorkbench workbench) {
    ScopedPreferenceStore store =
        new ScopedPreferenceStore(InstanceScope.INSTANCE, ServerSettings.BUNDLE);
    store.setDefault(CodeLensMiningProvider.LENSES, true);
    store.setDefault(ServerSettings.DICE_HINTS, true);
    store.setDefault(ServerSettings.BREAK_POINT_HINTS, true);
    store.setDefault(ServerSettings.BACKGROUND_BATTLES, true);
    setPreferenceStore(store);
    setDescription("How battles are shown and saved.");
  }

  @Override
  public void createControl(Composite parent) {
    super.createControl(parent);
    HelpContext.PREFERENCES.on(getControl());
  }

  @Override
  protected void createFieldEditors() {
    flag(CodeLensMiningProvider.LENSES, "Show above armies and scenarios what they &come to");
    flag(ServerSettings.DICE_HINTS, "Show the &dice behind fire values and charge bonuses");
    flag(ServerSettings.BREAK_POINT_HINTS, "Show the &Break Points of units of several ranks");
    flag(
        ServerSettings.BACKGROUND_BATTLES,
        "&Fight the open scenario in the background, for its chances and findings");
    flag(SaveActions.FORMAT, "&Lay a file out when it is saved");
    flag(SaveActions.IMPORTS, "&Organize its imports when it is saved");
  }

  private void flag(String preference, String label) {
    addField(new BooleanFieldEditor(preference, label, getFieldEditorParent()));
  }

  @Override
  protected Control createContents(Composite parent) {
    Control fields = super.createContents(parent);
    new PreferenceLinkArea(
        parent,
        SWT.NONE,
        "org.eclipse.ui.preferencePages.ColorsAndFonts",
        "The colours of the text are in <a>{0}</a>, under Muster.",
        (IWorkbenchPreferenceContainer) getContainer(),
        null);
    return fields;
  }
}
