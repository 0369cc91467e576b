package dev.muster.dsl.incremental;

import dev.muster.dsl.muster.StandDef;
import org.eclipse.xtext.diagnostics.IDiagnosticConsumer;
import org.eclipse.xtext.linking.lazy.LazyLinker;

/** Links a whole text, or one line of it and nothing else. */
public class StandLineLinker extends LazyLinker {
  /** Links a line that stands in a text that is linked. */
  public void linkLine(StandDef line, IDiagnosticConsumer problems) {
    doLinkModel(line, problems);
  }
}
