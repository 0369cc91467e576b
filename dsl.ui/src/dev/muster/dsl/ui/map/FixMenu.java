package dev.muster.dsl.ui.map;

import dev.muster.dsl.ide.scene.SceneSource;
import dev.muster.dsl.ui.editor.MusterImages;
import dev.muster.dsl.ui.quickfix.CodeActionCache;
import dev.muster.dsl.ui.quickfix.ServerActions;
import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;

/** The fixes that the text offers with Ctrl+1, as a menu on the map. */
final class FixMenu {

  private FixMenu() {}

  /** Opens it below something on the map, once the server has answered. */
  static void open(Control map, Rectangle below, SceneSource source, Consumer<String> status) {
    List<Diagnostic> here =
        PublishedDiagnostics.of(source.uri()).stream()
            .filter(each -> onLine(each.getRange(), source.range()))
            .toList();
    CodeActionCache.actions(source.uri(), source.range(), here, null)
        .thenAccept(
            actions ->
                map.getDisplay()
                    .asyncExec(
                        () -> {
                          if (map.isDisposed()) {
                            return;
                          }
                          if (actions.isEmpty()) {
                            status.accept("No suggestions available.");
                          } else {
                            show(map, below, actions);
                          }
                        }));
  }

  private static boolean onLine(Range finding, Range range) {
    return finding.getStart().getLine() <= range.getEnd().getLine()
        && range.getStart().getLine() <= finding.getEnd().getLine();
  }

  private static void show(Control map, Rectangle below, List<CodeAction> actions) {
    Menu menu = new Menu(map);
    for (CodeAction action : actions) {
      MenuItem item = new MenuItem(menu, SWT.PUSH);
      item.setText(action.getTitle().replace("&", "&&"));
      item.setImage(MusterImages.of("fix"));
      item.addListener(SWT.Selection, event -> ServerActions.perform(action));
    }
    menu.addListener(
        SWT.Hide,
        event ->
            map.getDisplay()
                .asyncExec(
                    () -> {
                      if (!menu.isDisposed()) {
                        menu.dispose();
                      }
                    }));
    menu.setLocation(map.toDisplay(below.x, below.y + below.height));
    menu.setVisible(true);
  }
}
