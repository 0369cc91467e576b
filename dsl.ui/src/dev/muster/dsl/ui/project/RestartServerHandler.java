package dev.muster.dsl.ui.project;

import dev.muster.dsl.ui.server.LanguageServerHost;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;

/** Muster &gt; Restart Language Server. */
public final class RestartServerHandler extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) {
    LanguageServerHost.running().restart();
    return null;
  }
}
