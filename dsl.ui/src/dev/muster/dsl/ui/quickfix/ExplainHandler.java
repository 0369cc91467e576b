package dev.muster.dsl.ui.quickfix;

import dev.muster.dsl.ui.server.PublishedDiagnostics;
import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.handlers.HandlerUtil;

/** Problems &gt; Explain: explains the check of a finding, even if there is no quick fix. */
public final class ExplainHandler extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) {
    code(HandlerUtil.getCurrentStructuredSelection(event).getFirstElement())
        .ifPresent(ServerActions::explain);
    return null;
  }

  /**
   * Returns the check code of a row of the Problems view; empty if it is not a finding of Muster.
   */
  static Optional<String> code(Object row) {
    IMarker marker = row == null ? null : Adapters.adapt(row, IMarker.class);
    return marker == null
        ? Optional.empty()
        : Optional.of(marker.getAttribute(PublishedDiagnostics.CODE, ""))
            .filter(each -> !each.isEmpty());
  }
}
