package dev.muster.dsl.ui.templates;

import dev.muster.dsl.ui.server.ServerSettings;
import java.io.IOException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.text.templates.ContextTypeRegistry;
import org.eclipse.jface.text.templates.GlobalTemplateVariables;
import org.eclipse.jface.text.templates.TemplateContextType;
import org.eclipse.jface.text.templates.persistence.TemplateStore;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/**
 * The templates that a user wrote. What is ready-made comes from the games, through the server, and
 * is not repeated here.
 */
final class UserTemplates {

  /** The context of all: a file of battles. */
  static final String CONTEXT = "dev.muster.dsl.ui.templates.battle";

  private static final String KEPT = "templates";

  private static final ContextTypeRegistry CONTEXTS = contexts();
  private static final IPreferenceStore PREFERENCES =
      new ScopedPreferenceStore(InstanceScope.INSTANCE, ServerSettings.BUNDLE);
  private static final TemplateStore STORE = store();

  private UserTemplates() {}

  private static ContextTypeRegistry contexts() {
    TemplateContextType battle = new TemplateContextType(CONTEXT, "Armies, Maps and Scenarios");
    battle.addResolver(new GlobalTemplateVariables.Cursor());
    battle.addResolver(new GlobalTemplateVariables.Dollar());
    battle.addResolver(new GlobalTemplateVariables.Date());
    battle.addResolver(new GlobalTemplateVariables.Year());
    battle.addResolver(new GlobalTemplateVariables.User());
    ContextTypeRegistry contexts = new ContextTypeRegistry();
    contexts.addContextType(battle);
    return contexts;
  }

  private static TemplateStore store() {
    TemplateStore store = new TemplateStore(CONTEXTS, PREFERENCES, KEPT);
    try {
      store.load();
    } catch (IOException unreadable) {
      ILog.of(UserTemplates.class).error("Your templates cannot be read", unreadable);
    }
    store.startListeningForPreferenceChanges();
    return store;
  }

  static ContextTypeRegistry contextTypes() {
    return CONTEXTS;
  }

  static IPreferenceStore preferences() {
    return PREFERENCES;
  }

  /** The templates as they are kept. */
  static TemplateStore kept() {
    return STORE;
  }
}
