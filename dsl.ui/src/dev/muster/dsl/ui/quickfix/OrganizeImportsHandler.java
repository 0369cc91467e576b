package dev.muster.dsl.ui.quickfix;

import org.eclipse.lsp4j.CodeActionKind;

/** Ctrl+Shift+O: sorts the imports, adds missing ones and removes unused ones. */
public final class OrganizeImportsHandler extends CodeActionHandler {

  /** Made by the workbench. */
  public OrganizeImportsHandler() {
    super(CodeActionKind.SourceOrganizeImports, "The imports are as they should be.");
  }
}
