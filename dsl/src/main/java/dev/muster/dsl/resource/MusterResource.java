package dev.muster.dsl.resource;

import com.google.inject.Inject;
import dev.muster.dsl.incremental.StandLineCache;
import dev.muster.dsl.incremental.StandLineLinker;
import dev.muster.dsl.incremental.StandLineReparse;
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
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.InternalEObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.util.InternalEList;
import org.eclipse.xtext.linking.impl.IllegalNodeException;
import org.eclipse.xtext.linking.lazy.LazyLinkingResource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.resource.impl.ListBasedDiagnosticConsumer;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.Triple;
import org.jspecify.annotations.Nullable;

/** A file of the language: an author's text, or a rulebook of the library, read as it is wanted. */
public class MusterResource extends LazyLinkingResource {
  /** So many references to nothing may be left behind by edits before the text is read again. */
  private static final int MOST_LEFT = 1000;

  @Inject private StandLineLinker linker;
  @Inject private OperationCanceledManager cancelled;

  private final StandLineCache lines = new StandLineCache();
  private final Set<INode> told = Collections.newSetFromMap(new IdentityHashMap<>());
  private int left;

  /** All references of a line lead somewhere. */
  private record Linked() {}

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

  /** What is known of the stand lines of this text. */
  public StandLineCache standLineCache() {
    return lines;
  }

  /**
   * Takes over an edit inside of one stand line without reading the rest of the text again.
   *
   * @param text the whole text after the edit
   * @return whether that could be done; else nothing has changed, and the text has to be loaded
   */
  public boolean reparseLine(String text) {
    IParseResult read = getParseResult();
    StandLineReparse line =
        read == null || left > MOST_LEFT ? null : StandLineReparse.of(read, text, getParser());
    if (line == null) {
      return false;
    }
    lines.forget(line.before());
    unload(line.before()); // Who still holds it finds the new line by its address.
    line.replace();
    clearCache();
    int known = getLazyProxyInformation().size();
    linker.linkLine(line.now(), new ListBasedDiagnosticConsumer());
    if (resolved(line.now(), CancelIndicator.NullImpl)) {
      getLazyProxyInformation().subList(known, getLazyProxyInformation().size()).clear();
    } else {
      left += getLazyProxyInformation().size() - known;
    }
    // What leads nowhere is told again, in the order of the text, by the look at all of it.
    clearErrorsAndWarnings();
    clearCache();
    return true;
  }

  /** Passes by the lines of which all references are known to lead somewhere. */
  @Override
  public void resolveLazyCrossReferences(CancelIndicator monitor) {
    TreeIterator<EObject> all = EcoreUtil.getAllProperContents(this, false);
    while (all.hasNext()) {
      EObject each = all.next();
      if (each instanceof StandDef line) {
        all.prune();
        if (lines.known(line, Linked.class) == null && resolved(line, monitor)) {
          lines.put(line, new Linked());
        }
      } else {
        resolve(each, monitor);
      }
    }
  }

  private boolean resolved(StandDef line, CancelIndicator monitor) {
    boolean resolved = resolve(line, monitor);
    for (TreeIterator<EObject> inside = line.eAllContents(); inside.hasNext(); ) {
      resolved &= resolve(inside.next(), monitor);
    }
    return resolved;
  }

  /** Follows the references of an element; says whether all lead somewhere. */
  private boolean resolve(EObject element, CancelIndicator monitor) {
    cancelled.checkCanceled(monitor);
    boolean resolved = true;
    for (EReference each : element.eClass().getEAllReferences()) {
      if (!each.isContainment() && !each.isContainer() && isPotentialLazyCrossReference(each)) {
        resolveLazyCrossReference((InternalEObject) element, each);
        resolved &= leadsSomewhere(element, each);
      }
    }
    return resolved;
  }

  private static boolean leadsSomewhere(EObject element, EReference reference) {
    Object value = element.eGet(reference, false);
    return value instanceof InternalEList<?> several
        ? several.basicList().stream()
            .noneMatch(each -> each instanceof EObject target && target.eIsProxy())
        : !(value instanceof EObject target && target.eIsProxy());
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

  /** Without a look at what was told the message of every reference that is good would be made. */
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
  protected void updateInternalState(IParseResult before, IParseResult now) {
    lines.clear();
    left = 0;
    super.updateInternalState(before, now);
  }

  @Override
  protected void doUnload() {
    lines.clear();
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
