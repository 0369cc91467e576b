package dev.muster.ui.tests;

import static dev.muster.ui.tests.UserActions.call;
import static dev.muster.ui.tests.UserActions.proposals;
import static dev.muster.ui.tests.UserActions.select;
import static dev.muster.ui.tests.UserActions.takeFirstProposal;
import static dev.muster.ui.tests.UserActions.text;
import static dev.muster.ui.tests.UserActions.told;
import static dev.muster.ui.tests.UserActions.wizard;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.ui.print.DesktopOpener;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The first three minutes of somebody who has never seen Muster, as docs/guide/eclipse.md tells
 * them. Its pictures, newcomer-*.png of the light workbench, are those of the guide.
 */
class NewcomerTest extends WorkbenchFixture {

  private int clicks;
  private final IProject saturday = ResourcesPlugin.getWorkspace().getRoot().getProject("saturday");

  @AfterEach
  void leave() throws Exception {
    page().closeAllEditors(false);
    if (saturday.exists()) {
      saturday.delete(true, true, null);
    }
    page().closePerspective(page().getPerspective(), false, false);
  }

  @Tag(WorkbenchFixture.NIGHTLY_DARK)
  @Test
  void threeMinutes() throws Exception {
    project().delete(true, true, null);
    PlatformUI.getWorkbench()
        .showPerspective(
            "dev.muster.dsl.ui.perspective", PlatformUI.getWorkbench().getWorkbenchWindows()[0]);
    page().getWorkbenchWindow().getShell().setBounds(0, 0, 1200, 800);
    ITextEditor editor = beginsWithAnExample();
    IFile file = saturday.getFile("dreux.muster");
    makesASlip(editor, file);
    mendsIt(editor, file);
    fightsIt(editor);
    handsItOut();
  }

  /**
   * From nothing to printed pages, counted in clicks, each of which leads on: a project in three, a
   * battle in one, pages in four at most.
   */
  @Tag(WorkbenchFixture.ONCE)
  @Test
  void theWayIsShort() throws Exception {
    project().delete(true, true, null);
    PlatformUI.getWorkbench()
        .showPerspective(
            "dev.muster.dsl.ui.perspective", PlatformUI.getWorkbench().getWorkbenchWindows()[0]);
    Link invitation =
        controls(page().getWorkbenchWindow().getShell())
            .filter(it -> it instanceof Link link && link.getText().contains("with an example"))
            .map(Link.class::cast)
            .filter(Link::isVisible)
            .findFirst()
            .orElseThrow(() -> new AssertionError("nothing says how to begin"));
    AtomicBoolean made =
        inDialog(
            "New Muster Project",
            "",
            dialog -> {
              assertFalse(button(dialog, "Finish").isEnabled(), "it has no name yet");
              Button dreux =
                  controls(dialog)
                      .filter(it -> it instanceof Button each && each.getText().startsWith("Dreux"))
                      .map(Button.class::cast)
                      .findFirst()
                      .orElseThrow();
              controls(dialog)
                  .filter(it -> it instanceof Button && (it.getStyle() & SWT.RADIO) != 0)
                  .map(Button.class::cast)
                  .forEach(each -> each.setSelection(each == dreux));
              click(dreux);
              // It is named after the example: nothing has to be written.
              assertEquals("dreux", text(dialog, "dreux").getText());
              click(button(dialog, "Finish"));
            });
    click(invitation);
    await("the project", made::get);
    await(
        "the battle in the editor",
        () ->
            page().getActiveEditor() != null
                && page().getActiveEditor().getTitle().equals("dreux.muster"));
    assertEquals(3, clicks, "clicks to a project");
    allIsRead();

    clicks = 0;
    click(inToolbar("Test Battle"));
    await(
        "who won, in the title",
        () ->
            Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
                .anyMatch(each -> each.getName().startsWith("Dreux, seed 1: ")));
    assertEquals(1, clicks, "clicks to a battle");

    clicks = 0;
    List<String> opened = new CopyOnWriteArrayList<>();
    DesktopOpener.with(path -> opened.add(path.getFileName().toString()));
    AtomicBoolean exported =
        inDialog("Export Summaries", "", dialog -> click(button(dialog, "Export")));
    click(inToolbar("Export Summaries..."));
    await("the dialog", exported::get);
    await("the pages to be opened", () -> !opened.isEmpty());
    assertTrue(clicks <= 4, "clicks to pages: " + clicks);
    System.out.println("Clicks to pages: " + clicks);
  }

  private ToolItem inToolbar(String tip) {
    return controls(page().getWorkbenchWindow().getShell())
        .filter(ToolBar.class::isInstance)
        .filter(Control::isVisible)
        .flatMap(each -> Arrays.stream(((ToolBar) each).getItems()))
        .filter(each -> each.getToolTipText() != null && each.getToolTipText().startsWith(tip))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no button " + tip));
  }

  /** What cannot be seen or is grey cannot be clicked. */
  private void click(Widget widget) {
    switch (widget) {
      case Control control -> assertTrue(control.isVisible() && control.isEnabled());
      case ToolItem item -> assertTrue(item.isEnabled(), item.getToolTipText());
      default -> throw new AssertionError(widget);
    }
    clicks++;
    Event event = new Event();
    if (widget instanceof Link link) {
      // The first of the links in it, as the window system would name it.
      event.text = link.getText().split("\"", 3)[1];
    }
    widget.notifyListeners(SWT.Selection, event);
  }

  private ITextEditor beginsWithAnExample() throws Exception {
    wizard(
        "newProject",
        "New Muster Project",
        "newcomer-1-project.png",
        dialog -> {
          text(dialog, "").setText("saturday");
          select(dialog, "Dreux");
          press(dialog, "Finish");
        });
    await(
        "the battle in the editor",
        () ->
            page().getActiveEditor() != null
                && page().getActiveEditor().getTitle().equals("dreux.muster"));
    ITextEditor editor = (ITextEditor) page().getActiveEditor();
    await("its outline", () -> outline().getItemCount() > 0);
    cursor(editor, "stand Gendarmes", "Lancer");
    page().activate(editor);
    picture("newcomer-2-battle.png");
    assertEquals(List.of(), errors(saturday.getFile("dreux.muster")));
    return editor;
  }

  private void makesASlip(ITextEditor editor, IFile file) throws Exception {
    int at = cursor(editor, "stand Gendarmes", "Lancer");
    document(editor).replace(at, "Lancer".length(), "Lanser");
    await("the error", () -> !errors(file).isEmpty());
    view(IPageLayout.ID_PROBLEM_VIEW);
    Tree problems =
        controls(page().getWorkbenchWindow().getShell())
            .filter(it -> it instanceof Tree each && each.isVisible() && each.getColumnCount() > 1)
            .map(Tree.class::cast)
            .findFirst()
            .orElseThrow();
    await(
        "the error in the list",
        () ->
            problems.getItemCount() > 0
                && problems.getItem(0).getText().startsWith("Errors")
                && problems.getItem(0).getItemCount() > 0);
    await("the errors in sight", () -> problems.getItem(0).getExpanded());
    await("its words", () -> problems.getItem(0).getItem(0).getText().contains("Lanser"));
    page().activate(editor);
    cursor(editor, "stand Gendarmes", "Lanser");
    picture("newcomer-3-slip.png");
  }

  private void mendsIt(ITextEditor editor, IFile file) throws Exception {
    call("quickFix");
    await("what would mend it", () -> proposals().isPresent());
    picture("newcomer-4-mend.png");
    takeFirstProposal();
    await(
        "the mended word",
        () -> document(editor).get().contains("\"Gendarmes\"            Lancer"));
    await("no error", () -> errors(file).isEmpty());
    editor.doSave(null);
  }

  private void fightsIt(ITextEditor editor) throws Exception {
    choose(viewer(editor).getTextWidget(), "Run As", "Test Battle");
    await(
        "the end of the battle", () -> told("Test Battle Dreux, seed 1").contains("\nHuguenot: "));
    StyledText console =
        controls(page().getWorkbenchWindow().getShell())
            .filter(it -> it instanceof StyledText text && text.getText().contains("\nRound 2 "))
            .map(StyledText.class::cast)
            .findFirst()
            .orElseThrow();
    quiet();
    console.setTopIndex(console.getLineAtOffset(console.getText().indexOf("\nRound 2 ")) + 1);
    picture("newcomer-5-battle.png");
  }

  private void handsItOut() throws Exception {
    List<String> opened = new CopyOnWriteArrayList<>();
    DesktopOpener.with(path -> opened.add(path.getFileName().toString()));
    AtomicBoolean exported =
        inDialog(
            "Export Summaries",
            "newcomer-6-summary.png",
            dialog -> {
              controls(dialog)
                  .filter(it -> it instanceof Combo each && (each.getStyle() & SWT.READ_ONLY) == 0)
                  .map(Combo.class::cast)
                  .findFirst()
                  .orElseThrow()
                  .setText(saturday.getLocation().toPath().resolve("pages").toString());
              press(dialog, "Export");
            });
    call("exportSummaries");
    await("the dialog", exported::get);
    await("the pages to be opened", () -> !opened.isEmpty());
    saturday.refreshLocal(IResource.DEPTH_INFINITE, null);
    assertTrue(saturday.getFolder("pages").members().length > 0, "pages in the project");
  }

  private void picture(String name) {
    quiet();
    Shell window = page().getWorkbenchWindow().getShell();
    // Without the frame a desktop would draw.
    Rectangle inner = window.getDisplay().map(window, null, window.getClientArea());
    capture(name, new Rectangle(0, 0, inner.x + inner.width, inner.y + inner.height));
  }
}
