package dev.muster.dsl.ui.print;

import dev.muster.dsl.ide.command.PrintResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.browser.Browser;
import org.eclipse.swt.browser.LocationListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;

/**
 * Shows a document before it is written: a web page in a window of the workbench if there is a
 * browser, and all others in the default program of the system.
 */
public final class DocumentPreview extends Dialog {

  private static volatile Function<Composite, Browser> browsers =
      parent -> new Browser(parent, SWT.NONE);

  private final String title;
  private final String html;
  private boolean shown;

  private DocumentPreview(Shell shell, String title, String html) {
    super(shell);
    this.title = title;
    this.html = html;
    setShellStyle(SWT.SHELL_TRIM | SWT.APPLICATION_MODAL);
  }

  /**
   * Replaces the browser of the preview.
   *
   * @param made creates a browser in a window; throws an {@link SWTError} if there is none; for
   *     tests
   */
  public static void with(Function<Composite, Browser> made) {
    browsers = made;
  }

  static void of(Shell shell, String title, PrintResult.FinishedDocument page) {
    if (!page.binary() && page.fileName().endsWith(".html")) {
      DocumentPreview preview = new DocumentPreview(shell, title, page.content());
      preview.create();
      if (preview.shown) {
        preview.open();
        return;
      }
      preview.close();
    }
    outside(shell, title, page);
  }

  /** The file is one for the look alone, and goes when the workbench does. */
  private static void outside(Shell shell, String title, PrintResult.FinishedDocument page) {
    try {
      Path folder = Files.createTempDirectory("muster");
      Path file = folder.resolve(page.fileName());
      Files.write(file, page.bytes());
      folder.toFile().deleteOnExit();
      file.toFile().deleteOnExit();
      if (!DesktopOpener.of(file)) {
        MessageDialog.openInformation(
            shell,
            "No preview of " + title,
            "Nothing on this computer opens " + page.fileName() + ". Export it to look at it.");
      }
    } catch (IOException failure) {
      ILog.of(DocumentPreview.class).warn("No preview could be written", failure);
      MessageDialog.openError(
          shell, "No preview of " + title, "The preview could not be written: " + failure);
    }
  }

  @Override
  protected void configureShell(Shell shell) {
    super.configureShell(shell);
    shell.setText("Preview of " + title);
  }

  @Override
  protected boolean isResizable() {
    return true;
  }

  @Override
  protected Point getInitialSize() {
    return new Point(960, 800);
  }

  @Override
  protected Control createDialogArea(Composite parent) {
    Composite area = (Composite) super.createDialogArea(parent);
    try {
      Browser browser = browsers.apply(area);
      GridDataFactory.fillDefaults().grab(true, true).applyTo(browser);
      // A page needs no script; one that had any would not be ours.
      browser.setJavascriptEnabled(false);
      browser.addLocationListener(
          LocationListener.changingAdapter(
              event -> event.doit = event.location.startsWith("about:")));
      shown = browser.setText(html, false);
    } catch (SWTError | SWTException noBrowser) {
      shown = false;
    }
    return area;
  }

  @Override
  protected void createButtonsForButtonBar(Composite parent) {
    createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CLOSE_LABEL, true);
  }
}
