package dev.muster.dsl.ui.wizard;

import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.console.IConsoleConstants;

/** The workbench for battles: the files, the text, its outline, its problems, and the telling. */
public final class MusterPerspective implements IPerspectiveFactory {

  /** The name of the perspective. */
  public static final String ID = "dev.muster.dsl.ui.perspective";

  private static final String USERS = "dev.muster.dsl.ui.users";

  /** Where the workbench says what went wrong in it; an Eclipse without it does without. */
  private static final String ERROR_LOG = "org.eclipse.pde.runtime.LogView";

  private static final String CHEAT_SHEETS = "org.eclipse.ui.cheatsheets.views.CheatSheetView";
  private static final String HELP = "org.eclipse.help.ui.HelpView";

  @Override
  public void createInitialLayout(IPageLayout layout) {
    String text = layout.getEditorArea();
    layout
        .createFolder("files", IPageLayout.LEFT, 0.22f, text)
        .addView(IPageLayout.ID_PROJECT_EXPLORER);
    IFolderLayout below = layout.createFolder("problems", IPageLayout.BOTTOM, 0.7f, text);
    below.addView(IPageLayout.ID_PROBLEM_VIEW);
    below.addView(IConsoleConstants.ID_CONSOLE_VIEW);
    below.addPlaceholder(NewSearchUI.SEARCH_VIEW_ID);
    below.addPlaceholder(USERS);
    below.addPlaceholder(IPageLayout.ID_PROGRESS_VIEW);
    below.addPlaceholder(IPageLayout.ID_BOOKMARKS);
    below.addPlaceholder(IPageLayout.ID_TASK_LIST);
    below.addPlaceholder(ERROR_LOG);
    IFolderLayout beside = layout.createFolder("outline", IPageLayout.RIGHT, 0.74f, text);
    beside.addView(IPageLayout.ID_OUTLINE);
    beside.addPlaceholder(HELP);
    beside.addPlaceholder(CHEAT_SHEETS);

    layout.addActionSet(IDebugUIConstants.LAUNCH_ACTION_SET);
    for (String view :
        new String[] {
          IPageLayout.ID_PROJECT_EXPLORER,
          IPageLayout.ID_OUTLINE,
          IPageLayout.ID_PROBLEM_VIEW,
          IConsoleConstants.ID_CONSOLE_VIEW,
          NewSearchUI.SEARCH_VIEW_ID,
          USERS,
          ERROR_LOG
        }) {
      layout.addShowViewShortcut(view);
    }
  }
}
