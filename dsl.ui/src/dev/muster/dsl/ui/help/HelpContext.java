package dev.muster.dsl.ui.help;

import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;

/** Contexts of F1 and of the "?" button in dialogs. The help bundle contains their texts. */
public enum HelpContext {
  /** The editor of battles. */
  EDITOR("editor"),
  /** The editor of situations. */
  SITUATION("situation"),
  /** The map beside the text. */
  MAP("map"),
  /** The report of a test battle. */
  CONSOLE("console"),
  /** Results of battles and situations. */
  RESULTS("results"),
  /** The Expectations view. */
  EXPECTATIONS("expectations"),
  /** The page of what is at the cursor. */
  PREVIEW("preview"),
  /** The values of a stand in the Properties view. */
  PROPERTIES("properties"),
  /** The Uses view. */
  USERS("users"),
  /** New &gt; Muster Project. */
  NEW_PROJECT("newProject"),
  /** New &gt; Army, Map, Scenario, Sheet. */
  NEW_FILE("newFile"),
  /** File &gt; Import &gt; Army Table. */
  IMPORT("import"),
  /** Run Configurations &gt; Test Battle. */
  TEST_BATTLE("testBattle"),
  /** Preferences &gt; Muster. */
  PREFERENCES("preferences"),
  /** A problem whose check is not known. */
  PROBLEM("problem");

  private static final String PREFIX = "dev.muster.dsl.ui.";

  private final String name;

  HelpContext(String name) {
    this.name = name;
  }

  /** Returns its id in the help. */
  public String id() {
    return PREFIX + name;
  }

  /** Returns the context of a check with a code such as {@code V-119}. */
  public static String ofCheck(String code) {
    return PREFIX + code;
  }

  /** Lets F1 lead here from a control and all in it. */
  public void on(Control control) {
    PlatformUI.getWorkbench().getHelpSystem().setHelp(control, id());
  }
}
