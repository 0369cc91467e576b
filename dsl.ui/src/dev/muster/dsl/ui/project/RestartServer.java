package dev.muster.dsl.ui.project;

import dev.muster.dsl.ui.server.Server;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;

/** Muster &gt; Restart Language Server. */
public final class RestartServer extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) {
    Server.running().restart();
    return null;
  }
}
