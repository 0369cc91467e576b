package dev.muster.dsl.ide.outline;

import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.naming.MusterNames;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolNameProvider;
import org.jspecify.annotations.Nullable;

/** Names of the outline: the author's own, without those of the elements around. */
public class SymbolNames extends DocumentSymbolNameProvider {
  @Override
  public @Nullable String getName(@Nullable EObject element) {
    return switch (element) {
      case Element top -> top.getName();
      case RuleEntry entry -> MusterNames.nameOf(entry);
      case StandDef stand -> stand.getName();
      case SideDef side -> side.getName();
      case GroupDef group -> group.getName();
      case GeneralDef general -> general.getName();
      case DeployDef stand ->
          stand.getName() != null
              ? stand.getName()
              : stand.getLine() == null ? null : stand.getLine().getName();
      case null, default -> null;
    };
  }
}
