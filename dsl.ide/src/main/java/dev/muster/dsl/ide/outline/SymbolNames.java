package dev.muster.dsl.ide.outline;

import dev.muster.dsl.muster.DeployDef;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolNameProvider;
import org.jspecify.annotations.Nullable;

/** Names of the outline: the author's own, without those of the elements around. */
public class SymbolNames extends DocumentSymbolNameProvider {
  @Override
  public @Nullable String getName(@Nullable EObject element) {
    if (element == null) {
      return null;
    }
    EStructuralFeature feature = element.eClass().getEStructuralFeature("name");
    if (feature != null && element.eGet(feature) instanceof String name) {
      return name;
    }
    return element instanceof DeployDef stand && stand.getLine() != null
        ? stand.getLine().getName()
        : null;
  }
}
