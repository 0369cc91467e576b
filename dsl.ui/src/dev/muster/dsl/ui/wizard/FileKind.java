package dev.muster.dsl.ui.wizard;

import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ui.server.LanguageServerHost;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ExecuteCommandParams;

/** The content of a new file. */
enum FileKind {
  /** Units and their numbers. */
  ARMY("Army", "An army list: its units and their numbers, as the rules print them."),
  /** A field of hexes. */
  MAP("Map", "A field: the board of its game, how large it is, and what ground it is."),
  /** A battle. */
  SCENARIO("Scenario", "A battle: a map, two sides, and who stands where."),
  /** A battle on a map of its own, which is then painted on the Battle Map. */
  BATTLE(
      "Battle on the Map", "An empty field and two sides, to be painted and deployed on the map."),
  /** A sheet of house rules. */
  RULEBOOK("Sheet", "A sheet of terrain, traits and other house rules on top of a rulebook.");

  private final String label;
  private final String description;

  FileKind(String label, String description) {
    this.label = label;
    this.description = description;
  }

  String label() {
    return label;
  }

  String description() {
    return description;
  }

  /** Returns its name in requests to the server. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether it has a map to look at. */
  boolean hasMap() {
    return this == MAP || this == SCENARIO;
  }

  /** Asks the server for the text of a new file of this kind. */
  CompletableFuture<Object> begin(Map<String, Object> options) {
    return LanguageServerHost.running()
        .ask(
            it ->
                it.getWorkspaceService()
                    .executeCommand(
                        new ExecuteCommandParams(
                            MusterCommandService.BEGIN, List.of(word(), options))));
  }
}
