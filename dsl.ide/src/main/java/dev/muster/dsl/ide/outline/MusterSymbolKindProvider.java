package dev.muster.dsl.ide.outline;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolKindProvider;
import org.jspecify.annotations.Nullable;

/** Icons of the outline. */
public class MusterSymbolKindProvider extends DocumentSymbolKindProvider {
  @Override
  public SymbolKind getSymbolKind(@Nullable EClass type) {
    return switch (type == null ? "" : type.getName()) {
      case "RulebookDef" -> SymbolKind.Package;
      case "ArmyDef" -> SymbolKind.Class;
      case "StandDef", "DeployDef" -> SymbolKind.Field;
      case "MapDef" -> SymbolKind.File;
      case "ScenarioDef" -> SymbolKind.Module;
      case "SideDef", "GroupDef" -> SymbolKind.Namespace;
      case "GeneralDef" -> SymbolKind.Object;
      case "SwitchDef" -> SymbolKind.Enum;
      case "EventDef" -> SymbolKind.Event;
      case "ZoneDef", "ObjectiveDef", "AreaDef", "WayDef" -> SymbolKind.Key;
      default -> SymbolKind.Property;
    };
  }
}
