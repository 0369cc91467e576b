package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ui.map.BattleMapView;
import dev.muster.dsl.ui.print.PreviewView;
import java.util.List;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.console.IConsoleConstants;

/**
 * The workbench for battles: the files, the text, beside it the field and the outline, below its
 * problems and the reports.
 */
public final class MusterPerspective implements IPerspectiveFactory {

  /** The name of the perspective. */
  public static final String ID = "dev.muster.dsl.ui.perspective";

  /** Shares of the width of the window; the map and the outline have the rest. */
  private static final float FILES = 0.15f;

  private static final float EDITOR = 0.45f;

  private static final String RESULTS = "dev.muster.dsl.ui.results";
  private static final String EXPECTATIONS = "dev.muster.dsl.ui.expectations";

  /** What an empty editor area offers. */
  private static final List<String> BEGINNING =
      List.of(
          "dev.muster.dsl.ui.yourFirstBattle",
          "dev.muster.dsl.ui.beginExample",
          "org.eclipse.ui.newWizard");

  private static final String USERS = "dev.muster.dsl.ui.users";

  /** Where the workbench says what went wrong in it; an Eclipse without it does without. */
  private static final String ERROR_LOG = "org.eclipse.pde.runtime.LogView";

  private static final String CHEAT_SHEETS = "org.eclipse.ui.cheatsheets.views.CheatSheetView";
  private static final String HELP = "org.eclipse.help.ui.HelpView";

  @Override
  public void createInitialLayout(IPageLayout layout) {
    String text = layout.getEditorArea();
    IFolderLayout below = layout.createFolder("problems", IPageLayout.BOTTOM, 0.72f, text);
    below.addView(IPageLayout.ID_PROBLEM_VIEW);
    below.addView(IConsoleConstants.ID_CONSOLE_VIEW);
    below.addPlaceholder(RESULTS);
    below.addPlaceholder(EXPECTATIONS);
    below.addPlaceholder(NewSearchUI.SEARCH_VIEW_ID);
    below.addPlaceholder(USERS);
    below.addPlaceholder(IPageLayout.ID_PROP_SHEET);
    below.addPlaceholder(IPageLayout.ID_PROGRESS_VIEW);
    below.addPlaceholder(IPageLayout.ID_BOOKMARKS);
    below.addPlaceholder(IPageLayout.ID_TASK_LIST);
    below.addPlaceholder(ERROR_LOG);
    layout
        .createFolder("files", IPageLayout.LEFT, FILES, text)
        .addView(IPageLayout.ID_PROJECT_EXPLORER);
    layout
        .createFolder("map", IPageLayout.RIGHT, EDITOR / (1 - FILES), text)
        .addView(BattleMapView.ID);
    IFolderLayout beside = layout.createFolder("outline", IPageLayout.BOTTOM, 0.6f, "map");
    beside.addView(IPageLayout.ID_OUTLINE);
    beside.addPlaceholder(HELP);
    beside.addPlaceholder(CHEAT_SHEETS);

    layout.setEditorOnboardingText("Write a battle, fight it, and print it for the table");
    layout.setEditorOnboardingImageUri("platform:/plugin/dev.muster.dsl.ui/icons/muster48.png");
    for (String command : BEGINNING) {
      layout.addEditorOnboardingCommandId(command);
    }
    layout.addShowInPart(IPageLayout.ID_PROJECT_EXPLORER);
    layout.addShowInPart(IPageLayout.ID_OUTLINE);
    layout.addActionSet(IDebugUIConstants.LAUNCH_ACTION_SET);
    for (String view :
        new String[] {
          IPageLayout.ID_PROJECT_EXPLORER,
          BattleMapView.ID,
          PreviewView.ID,
          IPageLayout.ID_OUTLINE,
          IPageLayout.ID_PROP_SHEET,
          IPageLayout.ID_PROBLEM_VIEW,
          IConsoleConstants.ID_CONSOLE_VIEW,
          RESULTS,
          EXPECTATIONS,
          NewSearchUI.SEARCH_VIEW_ID,
          USERS,
          ERROR_LOG
        }) {
      layout.addShowViewShortcut(view);
    }
  }
}
