package dev.muster.dsl.ui.print;

import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.command.PrintResult;
import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.help.HelpContext;
import dev.muster.dsl.ui.map.follow.EditorFollower;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.part.ViewPart;

/**
 * The page of the scenario or the army at the cursor, as the export prints it. It follows the text,
 * saved or not; while there is an error in it, the last page stays and the view says why.
 */
public final class PreviewView extends ViewPart implements EditorFollower.Listener {

  /** Its name among the views. */
  public static final String ID = "dev.muster.dsl.ui.preview";

  /** A page takes longer to make than a key to press; milliseconds. */
  private static final int STILL = 400;

  private static final String INVITATION =
      "Open a scenario or an army; its page appears here as it is printed.";

  private final Runnable ask = this::ask;
  private Display display;
  private EditorFollower follower;
  private PageArea page;
  private String file = "";
  private String subject = "";
  private int asked;

  @Override
  public void createPartControl(Composite parent) {
    display = parent.getDisplay();
    page = new PageArea(parent);
    page.say(INVITATION);
    HelpContext.PREVIEW.on(parent);
    follower = new EditorFollower(getSite().getPage(), this);
    follower.start();
  }

  @Override
  public void setFocus() {
    page.setFocus();
  }

  @Override
  public void dispose() {
    follower.stop();
    asked++;
    super.dispose();
  }

  @Override
  public void editorChanged() {
    if (follower.battle().isEmpty()) {
      asked++;
      subject = "";
      page.show("");
      page.say(INVITATION);
    } else {
      follow();
    }
  }

  @Override
  public void textChanged() {
    follow();
  }

  @Override
  public void caretMoved() {
    follow();
  }

  private void follow() {
    display.timerExec(STILL, ask);
  }

  private void ask() {
    int mine = ++asked;
    Optional<ActiveMusterEditor> battle = page.isDisposed() ? Optional.empty() : follower.battle();
    int caret = follower.caret();
    if (battle.isEmpty() || caret < 0 || !battle.get().file().getUri().endsWith(".muster")) {
      return;
    }
    String uri = battle.get().file().getUri();
    Position at = LspPositions.position(battle.get().document(), caret);
    LanguageServerHost.running()
        .ask(
            it ->
                it.getTextDocumentService()
                    .documentSymbol(new DocumentSymbolParams(battle.get().file())))
        .thenCompose(
            symbols -> {
              String wanted = subject(uri, symbols == null ? List.of() : symbols, at);
              return wanted.isEmpty()
                  ? CompletableFuture.<Object>completedFuture(null)
                  : LanguageServerHost.running()
                      .ask(
                          it ->
                              it.getWorkspaceService()
                                  .executeCommand(
                                      new ExecuteCommandParams(
                                          MusterCommandService.PRINT, List.of(uri, wanted))))
                      .thenApply(answer -> new Made(wanted, answer));
            })
        .thenAccept(
            made ->
                display.asyncExec(
                    () -> {
                      if (mine == asked && !page.isDisposed() && made instanceof Made known) {
                        take(uri, known);
                      }
                    }));
  }

  /** The document and its subject. */
  private record Made(String subject, Object answer) {}

  /**
   * Returns the scenario or army at the cursor, else the one that is shown, else the last scenario.
   */
  private String subject(
      String uri, List<? extends Either<? extends Object, DocumentSymbol>> symbols, Position at) {
    String last = "";
    boolean known = false;
    for (Either<? extends Object, DocumentSymbol> each : symbols) {
      if (each.isRight() && isPrinted(each.getRight())) {
        DocumentSymbol symbol = each.getRight();
        if (symbol.getRange().getStart().getLine() <= at.getLine()
            && at.getLine() <= symbol.getRange().getEnd().getLine()) {
          return symbol.getName();
        }
        known |= uri.equals(file) && symbol.getName().equals(subject);
        last = symbol.getName();
      }
    }
    return known ? subject : last;
  }

  private static boolean isPrinted(DocumentSymbol symbol) {
    return symbol.getKind() == SymbolKind.Module || symbol.getKind() == SymbolKind.Class;
  }

  private void take(String uri, Made made) {
    if (!(made.answer() instanceof PrintResult printed)) {
      return;
    }
    if (printed.refusal().isEmpty() && !printed.pages().isEmpty()) {
      file = uri;
      subject = made.subject();
      page.show(printed.pages().getFirst().content());
      page.say("");
      setContentDescription(made.subject());
    } else {
      page.say(printed.refusal());
    }
  }

  /** The page that is shown; empty for none. For tests. */
  public String shown() {
    return page.shown();
  }

  /** Returns why the page does not show the current text; empty if it does. For tests. */
  public String told() {
    return page.told();
  }
}
