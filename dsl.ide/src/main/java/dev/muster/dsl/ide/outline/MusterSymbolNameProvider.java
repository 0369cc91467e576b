package dev.muster.dsl.ide.outline;

import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.WayDef;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolNameProvider;
import org.jspecify.annotations.Nullable;

/** Names of the outline: the author's own, without those of the elements around. */
public class MusterSymbolNameProvider extends DocumentSymbolNameProvider {
  @Override
  public @Nullable String getName(@Nullable EObject element) {
    if (element == null) {
      return null;
    }
    EStructuralFeature feature = element.eClass().getEStructuralFeature("name");
    if (feature != null && element.eGet(feature) instanceof String name) {
      return name;
    }
    return switch (element) {
      case DeployDef stand when stand.getLine() != null -> stand.getLine().getName();
      case AreaDef area when area.getTerrain() != null ->
          ground(area.getTerrain(), area.getLabel());
      case WayDef way when way.getTerrain() != null -> ground(way.getTerrain(), way.getLabel());
      default -> null;
    };
  }

  /** Returns the name of an area or a way: its label, else its terrain. */
  private static @Nullable String ground(TerrainDef terrain, @Nullable String label) {
    return label == null || label.isBlank() ? terrain.getName() : label;
  }
}
