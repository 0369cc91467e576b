package dev.muster.dsl.ide.folding;

import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Import;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.ide.editor.folding.DefaultFoldingRangeProvider;
import org.eclipse.xtext.ide.editor.folding.FoldingRangeKind;
import org.eclipse.xtext.ide.editor.folding.IFoldingRangeAcceptor;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;

/** Folds armies, groups and the like, comments, the imports, and drawings of maps. */
public class MusterFoldingRangeProvider extends DefaultFoldingRangeProvider {
  /** Skips elements on one line; computing their region would take most of the time. */
  @Override
  protected boolean isHandled(EObject element) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
    return super.isHandled(element) && node != null && node.getStartLine() != node.getEndLine();
  }

  @Override
  protected void computeObjectFolding(
      XtextResource resource, IFoldingRangeAcceptor folds, CancelIndicator cancelled) {
    super.computeObjectFolding(resource, folds, cancelled);
    if (resource.getParseResult() == null) {
      return;
    }
    for (ILeafNode leaf : resource.getParseResult().getRootNode().getLeafNodes()) {
      if (leaf.getText().startsWith("\"\"\"") && leaf.getText().indexOf('\n') >= 0) {
        folds.accept(leaf.getOffset(), leaf.getLength());
      }
    }
    if (resource.getParseResult().getRootASTElement() instanceof Document document) {
      List<Import> imports = document.getImports();
      if (imports.size() > 1) {
        ICompositeNode first = NodeModelUtils.findActualNodeFor(imports.getFirst());
        ICompositeNode last = NodeModelUtils.findActualNodeFor(imports.getLast());
        folds.accept(
            first.getOffset(), last.getEndOffset() - first.getOffset(), FoldingRangeKind.IMPORTS);
      }
    }
  }
}
