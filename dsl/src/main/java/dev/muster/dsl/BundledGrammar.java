package dev.muster.dsl;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import com.google.inject.name.Named;
import org.eclipse.xtext.Constants;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.service.GrammarProvider;

/**
 * The grammar from our own jar. It has its own loader, because the loader of authors' files never
 * opens a jar.
 */
@Singleton
public class BundledGrammar extends GrammarProvider {
  @Inject
  public BundledGrammar(@Named(Constants.LANGUAGE_NAME) String language) {
    super(language, XtextResourceSet::new);
  }
}
