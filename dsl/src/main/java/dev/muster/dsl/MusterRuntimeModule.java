package dev.muster.dsl;

import com.google.inject.Binder;
import dev.muster.dsl.conversion.MusterValueConverters;
import dev.muster.dsl.index.MusterFragmentProvider;
import dev.muster.dsl.index.MusterResourceDescriptionManager;
import dev.muster.dsl.index.MusterResourceDescriptionStrategy;
import dev.muster.dsl.messages.MusterLinkingDiagnosticMessageProvider;
import dev.muster.dsl.messages.MusterSyntaxErrorMessageProvider;
import dev.muster.dsl.naming.MusterQualifiedNameProvider;
import dev.muster.dsl.nesting.DepthLimitingLexer;
import dev.muster.dsl.recovery.LineRecoveryParser;
import dev.muster.dsl.resource.MusterResource;
import dev.muster.dsl.scoping.MusterGlobalScopeProvider;
import dev.muster.dsl.scoping.RestrictedResourceSet;
import dev.muster.dsl.validation.FindingLocations;
import dev.muster.dsl.validation.MusterResourceValidator;
import org.eclipse.xtext.conversion.IValueConverterService;
import org.eclipse.xtext.generator.IShouldGenerate;
import org.eclipse.xtext.linking.ILinkingDiagnosticMessageProvider;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.parser.antlr.ISyntaxErrorMessageProvider;
import org.eclipse.xtext.parser.antlr.Lexer;
import org.eclipse.xtext.parser.antlr.LexerBindings;
import org.eclipse.xtext.resource.IDefaultResourceDescriptionStrategy;
import org.eclipse.xtext.resource.IFragmentProvider;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.scoping.IGlobalScopeProvider;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.eclipse.xtext.scoping.impl.AbstractDeclarativeScopeProvider;
import org.eclipse.xtext.scoping.impl.SimpleLocalScopeProvider;
import org.eclipse.xtext.service.GrammarProvider;
import org.eclipse.xtext.validation.CompositeEValidator;
import org.eclipse.xtext.validation.IDiagnosticConverter;
import org.eclipse.xtext.validation.IResourceValidator;

/** The services of the language that work without any editor. */
public class MusterRuntimeModule extends AbstractMusterRuntimeModule {
  @Override
  public Class<? extends IValueConverterService> bindIValueConverterService() {
    return MusterValueConverters.class;
  }

  @Override
  public Class<? extends IQualifiedNameProvider> bindIQualifiedNameProvider() {
    return MusterQualifiedNameProvider.class;
  }

  @Override
  public Class<? extends IParser> bindIParser() {
    return LineRecoveryParser.class;
  }

  @Override
  public Class<? extends XtextResource> bindXtextResource() {
    return MusterResource.class;
  }

  @Override
  public Class<? extends IGlobalScopeProvider> bindIGlobalScopeProvider() {
    return MusterGlobalScopeProvider.class;
  }

  @Override
  public Class<? extends XtextResourceSet> bindXtextResourceSet() {
    return RestrictedResourceSet.class;
  }

  public Class<? extends GrammarProvider> bindGrammarProvider() {
    return BundledGrammar.class;
  }

  /** Top-level names are plain, so the namespace-aware default would only add work. */
  @Override
  public void configureIScopeProviderDelegate(Binder binder) {
    binder
        .bind(IScopeProvider.class)
        .annotatedWith(
            com.google.inject.name.Names.named(AbstractDeclarativeScopeProvider.NAMED_DELEGATE))
        .to(SimpleLocalScopeProvider.class);
  }

  @Override
  public void configureRuntimeLexer(Binder binder) {
    binder
        .bind(Lexer.class)
        .annotatedWith(com.google.inject.name.Names.named(LexerBindings.RUNTIME))
        .to(DepthLimitingLexer.class);
  }

  public Class<? extends IDefaultResourceDescriptionStrategy>
      bindIDefaultResourceDescriptionStrategy() {
    return MusterResourceDescriptionStrategy.class;
  }

  /** Leaves out EMF's own checks: they find no error that the grammar and our checks miss. */
  public void configureEmfChecks(Binder binder) {
    binder
        .bind(Boolean.class)
        .annotatedWith(
            com.google.inject.name.Names.named(CompositeEValidator.USE_EOBJECT_VALIDATOR))
        .toInstance(false);
  }

  /** Nothing is generated; to ask whether to would check every file a second time. */
  public void configureGenerating(Binder binder) {
    binder.bind(IShouldGenerate.class).toInstance((text, cancelled) -> false);
  }

  public Class<? extends IFragmentProvider> bindIFragmentProvider() {
    return MusterFragmentProvider.class;
  }

  public Class<? extends IResourceDescription.Manager> bindIResourceDescriptionManager() {
    return MusterResourceDescriptionManager.class;
  }

  public Class<? extends IDiagnosticConverter> bindIDiagnosticConverter() {
    return FindingLocations.class;
  }

  public Class<? extends IResourceValidator> bindIResourceValidator() {
    return MusterResourceValidator.class;
  }

  public Class<? extends ISyntaxErrorMessageProvider> bindISyntaxErrorMessageProvider() {
    return MusterSyntaxErrorMessageProvider.class;
  }

  public Class<? extends ILinkingDiagnosticMessageProvider.Extended>
      bindILinkingDiagnosticMessageProvider() {
    return MusterLinkingDiagnosticMessageProvider.class;
  }
}
