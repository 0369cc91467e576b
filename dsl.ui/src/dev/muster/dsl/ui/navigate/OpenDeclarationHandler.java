package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.command.ActiveMusterEditor;
import dev.muster.dsl.ui.command.MusterEditorHandler;
import dev.muster.dsl.ui.server.LanguageServerHost;
import dev.muster.dsl.ui.server.LspPositions;
import java.util.List;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Display;

/** F3: goes from a name to its declaration. */
public final class OpenDeclarationHandler extends MusterEditorHandler {

  @Override
  protected void run(ActiveMusterEditor battle) {
    battle.ask(
        it ->
            it.getTextDocumentService()
                .definition(new DefinitionParams(battle.file(), battle.position())),
        answer -> {
          List<Location> places = places(answer);
          if (places.isEmpty()) {
            battle.showStatus("Nothing here is written down elsewhere.");
          } else {
            LocationOpener.at(places.getFirst());
          }
        });
  }

  /** Goes to the declaration from a position in a text. */
  public static void from(ITextViewer viewer, int offset) {
    Display display = Display.getCurrent();
    LspPositions.battle(viewer.getDocument())
        .ifPresent(
            file ->
                LanguageServerHost.running()
                    .ask(
                        it ->
                            it.getTextDocumentService()
                                .definition(
                                    new DefinitionParams(
                                        file, LspPositions.position(viewer.getDocument(), offset))))
                    .thenAccept(
                        answer ->
                            display.asyncExec(
                                () -> {
                                  if (answer != null) {
                                    places(answer).stream()
                                        .findFirst()
                                        .ifPresent(LocationOpener::at);
                                  }
                                })));
  }

  /** The places of an answer that are files. */
  static List<Location> places(
      Either<List<? extends Location>, List<? extends LocationLink>> found) {
    List<Location> places =
        found.isLeft()
            ? List.copyOf(found.getLeft())
            : found.getRight().stream()
                .map(it -> new Location(it.getTargetUri(), it.getTargetSelectionRange()))
                .toList();
    return places.stream().filter(each -> each.getUri().startsWith("file:")).toList();
  }
}
