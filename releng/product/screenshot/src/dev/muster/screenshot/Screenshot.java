package dev.muster.screenshot;

import dev.muster.dsl.ui.battle.TestBattleShortcut;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.TextConsole;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.ISetSelectionTarget;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * Opens a battle in Muster IDE, fights it and takes a picture of the window; {@code ./take} says how
 * it gets there. The battle is the file MUSTER_BATTLE, the picture goes to MUSTER_PICTURE.
 */
public final class Screenshot implements IStartup {

  @Override
  public void earlyStartup() {
    Display.getDefault()
        .asyncExec(
            () -> {
              try {
                show(Path.of(System.getenv("MUSTER_BATTLE")));
                picture(Path.of(System.getenv("MUSTER_PICTURE")));
              } catch (Exception failure) {
                failure.printStackTrace();
              }
              PlatformUI.getWorkbench().close();
            });
  }

  private static void show(Path battle) throws Exception {
    IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
    window.getShell().setBounds(Display.getCurrent().getBounds());
    String name = battle.getFileName().toString();
    IProject project =
        ResourcesPlugin.getWorkspace().getRoot().getProject(name.replace(".muster", ""));
    project.create(null);
    project.open(null);
    IFile file = project.getFile(name);
    file.create(Files.readAllBytes(battle), true, false, null);
    IWorkbenchPage page = window.getActivePage();
    ISetSelectionTarget explorer =
        (ISetSelectionTarget) page.showView("org.eclipse.ui.navigator.ProjectExplorer");
    explorer.selectReveal(new StructuredSelection(file));
    ITextEditor editor = (ITextEditor) IDE.openEditor(page, file);
    String text = editor.getDocumentProvider().getDocument(editor.getEditorInput()).get();
    await(2_000, () -> false);
    editor.selectAndReveal(text.indexOf("side ", text.indexOf("\nscenario ")), 0);
    new TestBattleShortcut().launch(editor, "run");
    await(120_000, Screenshot::fought);
    await(1_000, () -> false);
    page.activate(editor);
    await(1_000, () -> false);
  }

  private static boolean fought() {
    return Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
        .anyMatch(it -> ((TextConsole) it).getDocument().get().contains("Break Points lost, breaks"));
  }

  private static void picture(Path target) throws Exception {
    Display display = Display.getCurrent();
    Image image = new Image(display, display.getBounds().width, display.getBounds().height);
    GC gc = new GC(display);
    gc.copyArea(image, 0, 0);
    gc.dispose();
    ImageLoader loader = new ImageLoader();
    loader.data = new ImageData[] {cropped(image.getImageData())};
    loader.save(target.toString(), SWT.IMAGE_PNG);
    image.dispose();
  }

  /** Without the black of the screen beside and below the window. */
  private static ImageData cropped(ImageData screen) {
    int width = screen.width;
    while (width > 1 && screen.getPixel(width - 1, 10) == 0) {
      width--;
    }
    int height = screen.height;
    while (height > 1 && screen.getPixel(10, height - 1) == 0) {
      height--;
    }
    ImageData window = new ImageData(width, height, screen.depth, screen.palette);
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      screen.getPixels(0, y, width, row, 0);
      window.setPixels(0, y, width, row, 0);
    }
    return window;
  }

  private static void await(long milliseconds, Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + milliseconds * 1_000_000;
    while (System.nanoTime() < end && !condition.call()) {
      if (!Display.getCurrent().readAndDispatch()) {
        Thread.sleep(10);
      }
    }
  }
}
