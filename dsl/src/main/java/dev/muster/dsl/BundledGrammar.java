package dev.muster.dsl;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import com.google.inject.name.Named;
import org.eclipse.xtext.Constants;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.service.GrammarProvider;

/**
 * The grammar as it lies in our own jar. Where authors' files are read no jar is ever opened, so it
 * has a way of its own.
 */
@Singleton
public class BundledGrammar extends GrammarProvider {
  @Inject
  public BundledGrammar(@Named(Constants.LANGUAGE_NAME) String language) {
    super(language, XtextResourceSet::new);
  }
}
