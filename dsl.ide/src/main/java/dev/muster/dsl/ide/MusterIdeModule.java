package dev.muster.dsl.ide;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import dev.muster.dsl.ide.colouring.Colours;
import dev.muster.dsl.ide.command.Commands;
import dev.muster.dsl.ide.completion.CompletionLists;
import dev.muster.dsl.ide.completion.Proposals;
import dev.muster.dsl.ide.completion.ShallowLexer;
import dev.muster.dsl.ide.folding.Folds;
import dev.muster.dsl.ide.hover.RuleHovers;
import dev.muster.dsl.ide.layout.TidyText;
import dev.muster.dsl.ide.lens.BattleLenses;
import dev.muster.dsl.ide.navigation.AtCursor;
import dev.muster.dsl.ide.navigation.LibraryLocations;
import dev.muster.dsl.ide.navigation.LibraryTargets;
import dev.muster.dsl.ide.navigation.SameName;
import dev.muster.dsl.ide.outline.SymbolKinds;
import dev.muster.dsl.ide.outline.SymbolNames;
import dev.muster.dsl.ide.outline.Symbols;
import dev.muster.dsl.ide.signature.StandSignatures;
import org.eclipse.xtext.findReferences.TargetURICollector;
import org.eclipse.xtext.ide.LexerIdeBindings;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.ide.editor.contentassist.antlr.internal.Lexer;
import org.eclipse.xtext.ide.editor.folding.IFoldingRangeProvider;
import org.eclipse.xtext.ide.editor.syntaxcoloring.ISemanticHighlightingCalculator;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.ide.server.codelens.ICodeLensService;
import org.eclipse.xtext.ide.server.commands.IExecutableCommandService;
import org.eclipse.xtext.ide.server.contentassist.ContentAssistService;
import org.eclipse.xtext.ide.server.formatting.FormattingService;
import org.eclipse.xtext.ide.server.hover.IHoverService;
import org.eclipse.xtext.ide.server.occurrences.IDocumentHighlightService;
import org.eclipse.xtext.ide.server.signatureHelp.ISignatureHelpService;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolKindProvider;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolNameProvider;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolService;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;

/** The editing services of the language server. */
public class MusterIdeModule extends AbstractMusterIdeModule {
  public Class<? extends IHoverService> bindIHoverService() {
    return RuleHovers.class;
  }

  public Class<? extends IdeContentProposalProvider> bindIdeContentProposalProvider() {
    return Proposals.class;
  }

  @Override
  public void configureContentAssistLexer(Binder binder) {
    binder
        .bind(Lexer.class)
        .annotatedWith(Names.named(LexerIdeBindings.CONTENT_ASSIST))
        .to(ShallowLexer.class);
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

  public Class<? extends DocumentSymbolService> bindDocumentSymbolService() {
    return Symbols.class;
  }

  public Class<? extends IFoldingRangeProvider> bindIFoldingRangeProvider() {
    return Folds.class;
  }

  public Class<? extends ISemanticHighlightingCalculator> bindISemanticHighlightingCalculator() {
    return Colours.class;
  }

  public Class<? extends ISignatureHelpService> bindISignatureHelpService() {
    return StandSignatures.class;
  }

  public Class<? extends IDocumentHighlightService> bindIDocumentHighlightService() {
    return SameName.class;
  }

  public Class<? extends ICodeLensService> bindICodeLensService() {
    return BattleLenses.class;
  }

  public Class<? extends EObjectAtOffsetHelper> bindEObjectAtOffsetHelper() {
    return AtCursor.class;
  }

  public Class<? extends FormattingService> bindFormattingService() {
    return TidyText.class;
  }

  public Class<? extends TargetURICollector> bindTargetURICollector() {
    return LibraryTargets.class;
  }
}
