package dev.muster.dsl.ui.quickfix;

import org.eclipse.lsp4j.CodeActionKind;

/** Mends all findings of the file that have one plain mend. */
public final class FixAllHandler extends CodeActionHandler {

  /** Made by the workbench. */
  public FixAllHandler() {
    super(CodeActionKind.SourceFixAll, "Nothing here can be mended without a choice of yours.");
  }
}
