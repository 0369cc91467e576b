package dev.muster.dsl.ide.highlighting;

import org.eclipse.xtext.ide.server.semantictokens.SemanticTokensService;

/** The tokens of the protocol, with modifiers for what ground looks like. */
public class MusterSemanticTokensService extends SemanticTokensService {
  @Override
  protected void addTokenModifiers() {
    super.addTokenModifiers();
    getTokenModifiers().addAll(TerrainTokenModifier.MODIFIERS);
  }
}
