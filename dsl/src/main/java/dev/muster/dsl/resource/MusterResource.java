package dev.muster.dsl.resource;

import dev.muster.dsl.library.CompiledRulebookLibrary;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.RuleEntry;
import dev.muster.dsl.muster.StandDef;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.xtext.linking.impl.IllegalNodeException;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.util.Triple;
import org.jspecify.annotations.Nullable;

/**
 * A file of the language: an author's text, or a rulebook of the library, which is loaded on
 * demand.
 */
public class MusterResource extends LazyLinkingResource {
  private final Set<INode> told = Collections.newSetFromMap(new IdentityHashMap<>());

  @Override
  protected void doLoad(InputStream text, @Nullable Map<?, ?> options) throws IOException {
    boolean compiled =
        options != null
            && Boolean.TRUE.equals(options.get(CompiledRulebookLibrary.WANTED))
            && CompiledRulebookLibrary.into(this);
    if (!compiled) {
      super.doLoad(text, options);
    }
  }

  @Override
  protected void createAndAddDiagnostic(Triple<EObject, EReference, INode> reference) {
    told.add(reference.getThird());
    super.createAndAddDiagnostic(reference);
  }

  @Override
  protected void createAndAddDiagnostic(
      Triple<EObject, EReference, INode> reference, IllegalNodeException why) {
    told.add(reference.getThird());
    super.createAndAddDiagnostic(reference, why);
  }

  /**
   * Skips references without a recorded error: Xtext would otherwise build a message for each valid
   * reference.
   */
  @Override
  protected void removeDiagnostic(Triple<EObject, EReference, INode> reference) {
    if (told.contains(reference.getThird())) {
      super.removeDiagnostic(reference);
    }
  }

  @Override
  protected void clearErrorsAndWarnings() {
    told.clear();
    super.clearErrorsAndWarnings();
  }

  @Override
  protected void doUnload() {
    told.clear();
    super.doUnload();
  }

  /**
   * Only what other files may refer to leaves its address behind. To write down that of every value
   * of a long army took a fifth of the time from an edit to its findings.
   */
  @Override
  protected void unloaded(InternalEObject element) {
    if (element instanceof Element || element instanceof RuleEntry || element instanceof StandDef) {
      super.unloaded(element);
    } else {
      element.eAdapters().clear();
    }
  }
}
