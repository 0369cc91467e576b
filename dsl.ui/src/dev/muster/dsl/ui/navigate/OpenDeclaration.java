package dev.muster.dsl.ui.navigate;

import dev.muster.dsl.ui.command.ActiveBattle;
import dev.muster.dsl.ui.command.BattleCommand;
import dev.muster.dsl.ui.server.Places;
import dev.muster.dsl.ui.server.Server;
import java.util.List;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Display;

/** F3: from a name to where it is written down. */
public final class OpenDeclaration extends BattleCommand {

  @Override
  protected void run(ActiveBattle battle) {
    battle.ask(
        it ->
            it.getTextDocumentService()
                .definition(new DefinitionParams(battle.file(), battle.position())),
        answer -> {
          List<Location> places = places(answer);
          if (places.isEmpty()) {
            battle.say("Nothing here is written down elsewhere.");
          } else {
            OpenPlace.at(places.getFirst());
          }
        });
  }

  /** The same from a place in a text. */
  public static void from(ITextViewer viewer, int offset) {
    Display display = Display.getCurrent();
    Places.battle(viewer.getDocument())
        .ifPresent(
            file ->
                Server.running()
                    .ask(
                        it ->
                            it.getTextDocumentService()
                                .definition(
                                    new DefinitionParams(
                                        file, Places.position(viewer.getDocument(), offset))))
                    .thenAccept(
                        answer ->
                            display.asyncExec(
                                () -> {
                                  if (answer != null) {
                                    places(answer).stream().findFirst().ifPresent(OpenPlace::at);
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
