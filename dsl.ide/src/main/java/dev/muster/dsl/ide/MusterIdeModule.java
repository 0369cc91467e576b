package dev.muster.dsl.ide;

import dev.muster.dsl.ide.command.Commands;
import dev.muster.dsl.ide.completion.CompletionLists;
import dev.muster.dsl.ide.completion.Proposals;
import dev.muster.dsl.ide.hover.RuleHovers;
import dev.muster.dsl.ide.navigation.LibraryLocations;
import dev.muster.dsl.ide.outline.SymbolKinds;
import dev.muster.dsl.ide.outline.SymbolNames;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.ide.server.commands.IExecutableCommandService;
import org.eclipse.xtext.ide.server.contentassist.ContentAssistService;
import org.eclipse.xtext.ide.server.hover.IHoverService;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolKindProvider;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolNameProvider;

/** The editing services of the language server. */
public class MusterIdeModule extends AbstractMusterIdeModule {
  public Class<? extends IHoverService> bindIHoverService() {
    return RuleHovers.class;
  }

  public Class<? extends IdeContentProposalProvider> bindIdeContentProposalProvider() {
    return Proposals.class;
  }

  public Class<? extends ContentAssistService> bindContentAssistService() {
    return CompletionLists.class;
  }

  public Class<? extends DocumentExtensions> bindDocumentExtensions() {
    return LibraryLocations.class;
  }

  public Class<? extends DocumentSymbolKindProvider> bindDocumentSymbolKindProvider() {
    return SymbolKinds.class;
  }

  public Class<? extends DocumentSymbolNameProvider> bindDocumentSymbolNameProvider() {
    return SymbolNames.class;
  }

  public Class<? extends IExecutableCommandService> bindIExecutableCommandService() {
    return Commands.class;
  }
}
