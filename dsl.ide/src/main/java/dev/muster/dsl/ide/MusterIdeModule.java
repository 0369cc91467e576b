package dev.muster.dsl.ide;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import dev.muster.dsl.ide.codelens.MusterCodeLensService;
import dev.muster.dsl.ide.command.MusterCommandService;
import dev.muster.dsl.ide.completion.DepthLimitingContentAssistLexer;
import dev.muster.dsl.ide.completion.MusterContentAssistService;
import dev.muster.dsl.ide.completion.MusterContentProposalProvider;
import dev.muster.dsl.ide.folding.MusterFoldingRangeProvider;
import dev.muster.dsl.ide.formatting.MusterFormattingService;
import dev.muster.dsl.ide.highlighting.MusterSemanticHighlightingCalculator;
import dev.muster.dsl.ide.hover.MusterHoverService;
import dev.muster.dsl.ide.navigation.LibraryDocumentExtensions;
import dev.muster.dsl.ide.navigation.LibraryTargetUriCollector;
import dev.muster.dsl.ide.navigation.MusterDocumentHighlightService;
import dev.muster.dsl.ide.navigation.MusterEObjectAtOffsetHelper;
import dev.muster.dsl.ide.outline.MusterDocumentSymbolService;
import dev.muster.dsl.ide.outline.MusterSymbolDetailsProvider;
import dev.muster.dsl.ide.outline.MusterSymbolKindProvider;
import dev.muster.dsl.ide.outline.MusterSymbolNameProvider;
import dev.muster.dsl.ide.signature.MusterSignatureHelpService;
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
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolDetailsProvider;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolKindProvider;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolMapper.DocumentSymbolNameProvider;
import org.eclipse.xtext.ide.server.symbol.DocumentSymbolService;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;

/** The editing services of the language server. */
public class MusterIdeModule extends AbstractMusterIdeModule {
  public Class<? extends IHoverService> bindIHoverService() {
    return MusterHoverService.class;
  }

  public Class<? extends IdeContentProposalProvider> bindIdeContentProposalProvider() {
    return MusterContentProposalProvider.class;
  }

  @Override
  public void configureContentAssistLexer(Binder binder) {
    binder
        .bind(Lexer.class)
        .annotatedWith(Names.named(LexerIdeBindings.CONTENT_ASSIST))
        .to(DepthLimitingContentAssistLexer.class);
  }

  public Class<? extends ContentAssistService> bindContentAssistService() {
    return MusterContentAssistService.class;
  }

  public Class<? extends DocumentExtensions> bindDocumentExtensions() {
    return LibraryDocumentExtensions.class;
  }

  public Class<? extends DocumentSymbolKindProvider> bindDocumentSymbolKindProvider() {
    return MusterSymbolKindProvider.class;
  }

  public Class<? extends DocumentSymbolNameProvider> bindDocumentSymbolNameProvider() {
    return MusterSymbolNameProvider.class;
  }

  public Class<? extends DocumentSymbolDetailsProvider> bindDocumentSymbolDetailsProvider() {
    return MusterSymbolDetailsProvider.class;
  }

  public Class<? extends IExecutableCommandService> bindIExecutableCommandService() {
    return MusterCommandService.class;
  }

  public Class<? extends DocumentSymbolService> bindDocumentSymbolService() {
    return MusterDocumentSymbolService.class;
  }

  public Class<? extends IFoldingRangeProvider> bindIFoldingRangeProvider() {
    return MusterFoldingRangeProvider.class;
  }

  public Class<? extends ISemanticHighlightingCalculator> bindISemanticHighlightingCalculator() {
    return MusterSemanticHighlightingCalculator.class;
  }

  public Class<? extends ISignatureHelpService> bindISignatureHelpService() {
    return MusterSignatureHelpService.class;
  }

  public Class<? extends IDocumentHighlightService> bindIDocumentHighlightService() {
    return MusterDocumentHighlightService.class;
  }

  public Class<? extends ICodeLensService> bindICodeLensService() {
    return MusterCodeLensService.class;
  }

  public Class<? extends EObjectAtOffsetHelper> bindEObjectAtOffsetHelper() {
    return MusterEObjectAtOffsetHelper.class;
  }

  public Class<? extends FormattingService> bindFormattingService() {
    return MusterFormattingService.class;
  }

  public Class<? extends TargetURICollector> bindTargetURICollector() {
    return LibraryTargetUriCollector.class;
  }
}
