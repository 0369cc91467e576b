package dev.muster.dsl.validation;

import com.google.inject.Inject;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.resource.MusterResource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.common.util.BasicDiagnostic;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.DiagnosticChain;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EValidator;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.CancelableDiagnostician;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.RangeBasedDiagnostic;

/**
 * Walks through a text and has every element checked, but a stand line that stands as it was not
 * again. A check of a stand line or of what is in it looks at nothing else, but for what its
 * references lead to.
 */
public class IncrementalDiagnostician extends CancelableDiagnostician {
  @Inject
  public IncrementalDiagnostician(EValidator.Registry registry) {
    super(registry);
  }

  /**
   * What was found in a line.
   *
   * @param start where the line stood in the text then
   */
  private record Checked(List<Diagnostic> found, int start) {}

  @Override
  public boolean validate(
      EClass kind, EObject element, DiagnosticChain chain, Map<Object, Object> context) {
    if (!(element instanceof StandDef line)
        || !(line.eResource() instanceof MusterResource text)
        || context.get(CheckMode.KEY) != CheckMode.ALL) {
      return super.validate(kind, element, chain, context);
    }
    checkCanceled(context);
    Checked checked =
        text.standLineCache().of(line, Checked.class, () -> checked(kind, line, context));
    int moved = checked.found().isEmpty() ? 0 : start(line) - checked.start();
    for (Diagnostic each : checked.found()) {
      chain.add(
          moved != 0 && each instanceof RangeBasedDiagnostic stretch
              ? new Moved(stretch, moved)
              : each);
    }
    return checked.found().isEmpty();
  }

  private Checked checked(EClass kind, StandDef line, Map<Object, Object> context) {
    var found = new BasicDiagnostic();
    super.validate(kind, line, found, context);
    return new Checked(List.copyOf(new ArrayList<>(found.getChildren())), start(line));
  }

  private static int start(StandDef line) {
    INode node = NodeModelUtils.getNode(line);
    return node == null ? 0 : node.getOffset();
  }

  /** A finding about a stretch of the text, which now stands elsewhere. */
  private static final class Moved extends RangeBasedDiagnostic {
    Moved(RangeBasedDiagnostic before, int by) {
      super(
          before.getSeverity(),
          before.getMessage(),
          before.getSourceEObject(),
          before.getOffset() + by,
          before.getLength(),
          before.getCheckType(),
          before.getIssueCode(),
          before.getIssueData());
    }
  }
}
