package dev.muster.dsl.ui.quickfix;

import org.eclipse.lsp4j.CodeActionKind;

/** Ctrl+Shift+O: sorts the imports, adds what is missing and takes out what nobody uses. */
public final class OrganizeImportsHandler extends CodeActionHandler {

  /** Made by the workbench. */
  public OrganizeImportsHandler() {
    super(CodeActionKind.SourceOrganizeImports, "The imports are as they should be.");
  }
}
