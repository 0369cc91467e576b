package dev.muster.dsl.ui.severity;

import dev.muster.dsl.ide.command.CheckSettingsResult;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.eclipse.jface.dialogs.DialogPage;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/** Puts an answer of the server on a page once it has come, if the page is still there. */
final class DialogPageUpdater {

  private DialogPageUpdater() {}

  static void in(
      DialogPage page,
      Control control,
      CompletableFuture<CheckSettingsResult> asked,
      Consumer<CheckSettingsResult> then) {
    Display display = control.getDisplay();
    asked.whenComplete(
        (told, failure) ->
            display.asyncExec(
                () -> {
                  if (control.isDisposed()) {
                    return;
                  }
                  if (told == null) {
                    page.setMessage(
                        "The Muster language server is not running. The Error Log has the reason.",
                        IMessageProvider.ERROR);
                    return;
                  }
                  if (!told.faults().isEmpty()) {
                    page.setMessage(told.faults().getFirst(), IMessageProvider.WARNING);
                  }
                  then.accept(told);
                }));
  }
}
