package dev.muster.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;

/** Print... in the menus of the editor and the explorer. */
class PrintTest extends Workbench {

  @Test
  void theEditorPrintsBesideTheFile() throws Exception {
    ITextEditor editor = edit(file("dreux.muster", dreux()));
    AtomicBoolean chosen =
        inDialog("Print", "print-dialog.png", dialog -> press(dialog, "Write pages"));
    choose(viewer(editor).getTextWidget(), "Print...");
    await("the dialog", chosen::get);
    AtomicBoolean told =
        inDialog("Pages written", "print-written.png", dialog -> press(dialog, "OK"));
    await("the message where they are", told::get);
    IFolder print = project().getFolder("print");
    assertEquals(
        List.of("army-Huguenot.html", "army-RoyalCatholic.html", "scenario-Dreux.html"),
        Arrays.stream(print.members()).map(IResource::getName).sorted().toList());
    assertTrue(print.getFile("scenario-Dreux.html").readString().contains("Montmorency"));
  }

  @Test
  void theExplorerPrintsIntoAnyFolder() throws Exception {
    IFile file = file("two.muster", TWO_SCENARIOS);
    Path folder = project().getLocation().toPath().resolve("for Saturday");
    CommonNavigator explorer = (CommonNavigator) view("org.eclipse.ui.navigator.ProjectExplorer");
    explorer.selectReveal(new StructuredSelection(file));
    await(
        "the file in the explorer",
        () -> !explorer.getCommonViewer().getStructuredSelection().isEmpty());
    AtomicBoolean chosen =
        inDialog(
            "Print",
            "print-dialog-folder.png",
            dialog -> {
              Text field =
                  (Text)
                      controls(dialog)
                          .filter(it -> it instanceof Text text && text.getEditable())
                          .findFirst()
                          .orElseThrow();
              field.setText(folder.toString());
              press(dialog, "Write pages");
            });
    choose(explorer.getCommonViewer().getTree(), "Print...");
    await("the dialog", chosen::get);
    AtomicBoolean told =
        inDialog("Pages written", "print-written-folder.png", dialog -> press(dialog, "OK"));
    await("the message where they are", told::get);
    assertEquals(
        List.of("army-Royal.html", "scenario-First.html", "scenario-Second.html"),
        Arrays.stream(folder.toFile().list()).sorted().toList());
  }
}
