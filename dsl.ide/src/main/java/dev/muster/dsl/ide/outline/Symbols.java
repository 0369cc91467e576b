package dev.muster.dsl.ide.outline;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolService;

/** Symbols of all files, with the icons of the outline. */
public class Symbols extends DocumentSymbolService {
  @Inject private SymbolKinds kinds;

  @Override
  protected SymbolKind getSymbolKind(EClass type) {
    return kinds.getSymbolKind(type);
  }
}
