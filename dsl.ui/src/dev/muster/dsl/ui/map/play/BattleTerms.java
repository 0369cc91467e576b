package dev.muster.dsl.ui.map.play;

import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;

/**
 * The settings of an interactive battle.
 *
 * @param commanders by side: {@code human}, a built-in commander, or empty for the scenario's
 * @param seed of the dice; null for 1, or the same dice
 * @param order first order of a continued battle; null for none
 */
public record BattleTerms(List<String> commanders, Long seed, String order) {

  public BattleTerms {
    commanders = List.copyOf(commanders);
  }

  /** The scenario a battle begins with. */
  public record Source(TextDocumentIdentifier file, Position caret, String scenario) {}
}
