package dev.muster.dsl.ui.command;

import dev.muster.dsl.ui.server.LspPositions;
import org.eclipse.core.expressions.EvaluationResult;
import org.eclipse.core.expressions.Expression;
import org.eclipse.core.expressions.ExpressionInfo;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ISources;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.contexts.IContextService;

/** The keys of a Muster editor hold while the cursor is in one. */
public final class EditorContext {

  /** The context of the key bindings. */
  public static final String ID = "dev.muster.dsl.ui.editorContext";

  private EditorContext() {}

  /** Lets the keys hold from now on. In the user interface's thread. */
  public static void activate() {
    PlatformUI.getWorkbench()
        .getService(IContextService.class)
        .activateContext(ID, new InMusterEditor());
  }

  private static final class InMusterEditor extends Expression {

    @Override
    public EvaluationResult evaluate(IEvaluationContext context) {
      return EvaluationResult.valueOf(
          context.getVariable(ISources.ACTIVE_PART_NAME) instanceof IEditorPart part
              && part.getAdapter(ITextViewer.class) instanceof ITextViewer viewer
              && viewer.getDocument() != null
              && LspPositions.battle(viewer.getDocument()).isPresent());
    }

    @Override
    public void collectExpressionInfo(ExpressionInfo info) {
      info.addVariableNameAccess(ISources.ACTIVE_PART_NAME);
    }
  }
}
